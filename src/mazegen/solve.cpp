#include "mazegen/solve.hpp"

#include <algorithm>

#include "bordered_grid.hpp"
#include "options.hpp"

namespace mazegen {

std::vector<Cell> Path::cells() const {
    std::vector<Cell> cells{entry};
    cells.reserve(letters.size() + 1);
    for (const char letter : letters) {
        cells.push_back(neighbour(cells.back(), direction_of(letter).value()));
    }
    return cells;
}

namespace {

/// Visits cells in the order of their distance from `from` until `to` is visited; false when it
/// never is. Since each cell's neighbours are looked at in the order N, E, S, W and cells are taken
/// in the order in which they were found, each cell is found first along the alphabetically first
/// of its shortest paths.
bool search(BorderedGrid& grid, Position from, Position to) {
    std::vector<Position> frontier{from};
    std::vector<Position> next;
    grid.visit(from);
    for (; !frontier.empty(); frontier.swap(next), next.clear()) {
        for (const Position at : frontier) {
            for (const Direction d : kDirections) {
                const Position beyond = at + grid.step(d);
                if (grid.has_wall(at, d) || grid.visited(beyond)) {
                    continue;
                }
                grid.visit(beyond, opposite(d));
                if (beyond == to) {
                    return true;
                }
                next.push_back(beyond);
            }
        }
    }
    return false;
}

}  // namespace

std::optional<Error> problem_with(Size size, Ends ends) {
    for (const Cell end : {ends.entry, ends.exit}) {
        if (!contains(size, end)) {
            return Error{ErrorCode::bad_value, "cell " + to_string(end) + " lies outside the maze"};
        }
    }
    if (ends.entry == ends.exit) {
        return Error{ErrorCode::bad_value, "entry and exit are the same cell, " + to_string(ends.entry)};
    }
    return std::nullopt;
}

Result<Path> solve_in_place(Maze& maze, Ends ends) {
    if (auto problem = problem_with(maze.size(), ends)) {
        return *problem;
    }
    BorderedGrid grid(maze);
    const Position from = grid.position(ends.entry);
    const Position to = grid.position(ends.exit);
    const bool found = search(grid, from, to);
    Path path{ends.entry, {}};
    for (Position at = to; found && at != from; at += grid.step(grid.way_back(at))) {
        path.letters += to_letter(opposite(grid.way_back(at)));
    }
    std::ranges::reverse(path.letters);
    grid.clear_scratch();
    if (!found) {
        return Error{ErrorCode::no_path,
                     "no way leads from " + to_string(ends.entry) + " to " + to_string(ends.exit)};
    }
    return path;
}

Result<Path> solve(const Maze& maze, Ends ends) {
    Maze copy = maze;
    return solve_in_place(copy, ends);
}

}  // namespace mazegen
