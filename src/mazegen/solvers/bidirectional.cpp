// bidirectional: breadth-first from both ends until the two meet.
//   Idea        spread by one step from that end whose frontier is smaller; a step that leads into
//               what the other end has visited joins the two ways
//   Watching    two floods that grow towards each other
//   Properties  always a shortest path: while they have not met, no way is as short as their two
//               distances together, so the first meeting is along a shortest one
//   Cost        O(cells), in open mazes about half the visits of bfs; four frontiers
//   Source      Ira Pohl, "Bi-directional search" (1971)
#include "search.hpp"
#include "solvers.hpp"

namespace mazegen {

namespace {

constexpr std::uint8_t kFromExit = 0x40;  // a spare bit: visited from the exit's side

/// The last step: between two visited cells, one of each side.
struct Meeting {
    Position at;
    Direction step;
};

/// Spreads one step from all of the frontier; where it meets the other side's cells, if it does. `side`
/// is kFromExit or 0.
std::optional<Meeting> spread(Search& search, std::vector<Position>& frontier, std::uint8_t side) {
    BorderedGrid& grid = search.grid;
    std::vector<Position> next;
    for (const Position at : frontier) {
        for (const Direction d : kDirections) {
            const Position beyond = at + grid.step(d);
            if (grid.has_wall(at, d)) {
                continue;
            }
            if (!grid.visited(beyond)) {
                grid.visit(beyond, opposite(d));
                grid[beyond] |= side;
                search.come_to(beyond);
                next.push_back(beyond);
            } else if ((grid[beyond] & kFromExit) != side) {
                return Meeting{at, d};
            }
        }
    }
    frontier.swap(next);
    return std::nullopt;
}

/// The way to the meeting, over it, and on along the ways back to the exit.
std::string letters_over(const Search& search, Position entry_side, Direction step) {
    const BorderedGrid& grid = search.grid;
    std::string letters = letters_to(grid, search.from, entry_side) + to_letter(step);
    for (Position at = entry_side + grid.step(step); at != search.to; at += grid.step(grid.way_back(at))) {
        letters += to_letter(grid.way_back(at));
    }
    return letters;
}

}  // namespace

std::optional<std::string> find_by_bidirectional(Search& search) {
    BorderedGrid& grid = search.grid;
    std::vector<Position> from_entry{search.from};
    std::vector<Position> from_exit{search.to};
    grid.visit(search.from);
    grid.visit(search.to);
    grid[search.to] |= kFromExit;
    search.come_to(search.from);
    search.come_to(search.to);
    while (!from_entry.empty() && !from_exit.empty()) {
        if (from_entry.size() <= from_exit.size()) {
            if (const auto met = spread(search, from_entry, 0)) {
                return letters_over(search, met->at, met->step);
            }
        } else if (const auto met = spread(search, from_exit, kFromExit)) {
            return letters_over(search, met->at + grid.step(met->step), opposite(met->step));
        }
    }
    return std::nullopt;
}

}  // namespace mazegen
