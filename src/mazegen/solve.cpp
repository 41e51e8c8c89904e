#include "mazegen/solve.hpp"

#include "options.hpp"
#include "search.hpp"

namespace mazegen {

std::vector<Cell> Path::cells() const {
    std::vector<Cell> cells{entry};
    cells.reserve(letters.size() + 1);
    for (const char letter : letters) {
        cells.push_back(neighbour(cells.back(), direction_of(letter).value()));
    }
    return cells;
}

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

Error no_way(Ends ends) {
    return {ErrorCode::no_path, "no way leads from " + to_string(ends.entry) + " to " + to_string(ends.exit)};
}

Result<Path> solve_in_place(Maze& maze, Ends ends) {
    if (auto problem = problem_with(maze.size(), ends)) {
        return *std::move(problem);
    }
    BorderedGrid grid(maze);
    const Position from = grid.position(ends.entry);
    const Position to = grid.position(ends.exit);
    const bool found = search_breadth_first(grid, from, to, [](Position) {});
    Path path{ends.entry, found ? letters_to(grid, from, to) : ""};
    grid.clear_scratch();
    if (!found) {
        return no_way(ends);
    }
    return path;
}

Result<Path> solve(const Maze& maze, Ends ends) {
    Maze copy = maze;
    return solve_in_place(copy, ends);
}

}  // namespace mazegen
