// astar: A*, which looks first where the exit may be nearest.
//   Idea        go on from the cell of which steps so far + rows and columns still to go are least.
//               A step changes that sum by 0 or by 2, so two lists do for a priority queue: one for
//               the sum at hand, one for the next; in each the latest cell, the nearest to the exit,
//               comes first
//   Watching    runs towards the exit and comes back to older branches when walls turn it away
//   Properties  always a shortest path; few visits in open mazes, most of the cells in winding ones
//   Cost        O(cells); 8 bytes for each cell that is seen and not yet visited
//   Source      Peter Hart, Nils Nilsson, Bertram Raphael, "A formal basis for the heuristic
//               determination of minimum cost paths" (1968)
#include <algorithm>

#include "search.hpp"
#include "solvers.hpp"

namespace mazegen {

namespace {

/// A cell to visit, and the side on which the cell lies that it was seen from.
struct Seen {
    Position at;
    Direction back;
};

std::int64_t distance(Cell a, Cell b) {
    return std::max(a.x, b.x) - std::min(a.x, b.x) + std::max(a.y, b.y) - std::min(a.y, b.y);
}

}  // namespace

std::optional<std::string> find_by_astar(Search& search) {
    BorderedGrid& grid = search.grid;
    const Cell exit = grid.cell(search.to);
    std::vector<Seen> nearest{{search.from, Direction::north}};  // its way back is never read
    std::vector<Seen> farther;
    for (; !nearest.empty(); nearest.swap(farther)) {
        while (!nearest.empty()) {
            const auto [at, back] = nearest.back();
            nearest.pop_back();
            if (grid.visited(at)) {
                continue;  // seen from several sides; the first visit is by a shortest way
            }
            grid.visit(at, back);
            search.come_to(at);
            if (at == search.to) {
                return letters_to(grid, search.from, search.to);
            }
            const Cell cell = grid.cell(at);
            for (const Direction d : kDirections) {
                const Position beyond = at + grid.step(d);
                if (!grid.has_wall(at, d) && !grid.visited(beyond)) {
                    const bool closer = distance(neighbour(cell, d), exit) < distance(cell, exit);
                    (closer ? nearest : farther).push_back({beyond, opposite(d)});
                }
            }
        }
    }
    return std::nullopt;
}

}  // namespace mazegen
