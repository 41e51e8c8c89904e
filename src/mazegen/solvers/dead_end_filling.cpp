// dead_end_filling: closes every dead end until only ways are left.
//   Idea        a cell with one opening, other than the ends, lies on no way: close it. Its neighbour
//               may become a dead end by that; each round closes the dead ends of the round before.
//               What is left is searched breadth-first
//   Watching    all dead ends draw back at once, until the solution stands alone in a perfect maze
//   Properties  always a shortest path, that of bfs: no dead end lies on any. Looks at the whole maze,
//               wherever the ends are
//   Cost        O(cells); the dead ends of a round
//   Source      Walter D. Pullen, "Think Labyrinth", maze solving algorithms: dead end filler
#include <bit>

#include "search.hpp"
#include "solvers.hpp"

namespace mazegen {

namespace {

bool is_dead_end(Search& search, Position at) {
    const unsigned walls = search.grid[at] & kAllWalls;
    return std::popcount(walls) == 3 && at != search.from && at != search.to;
}

std::vector<Position> dead_ends(Search& search) {
    std::vector<Position> found;
    const Size size = search.grid.size();
    for (std::int64_t y = 0; y < size.height; ++y) {
        const Position row = search.grid.position({0, y});
        for (Position at = row; at < row + size.width; ++at) {
            if (is_dead_end(search, at)) {
                found.push_back(at);
            }
        }
    }
    return found;
}

void fill_dead_ends(Search& search) {
    std::vector<Position> next;
    for (auto round = dead_ends(search); !round.empty(); round.swap(next), next.clear()) {
        for (const Position at : round) {
            search.come_to(at);
            const unsigned openings = ~search.grid[at] & kAllWalls;
            if (openings == 0) {
                continue;  // two dead ends that face each other: the other one is closed already
            }
            const auto way_out = static_cast<Direction>(std::countr_zero(openings));
            search.grid.close(at, way_out);
            if (const Position beyond = at + search.grid.step(way_out); is_dead_end(search, beyond)) {
                next.push_back(beyond);
            }
        }
    }
}

}  // namespace

std::optional<std::string> find_by_dead_end_filling(Search& search) {
    search.come_to(search.from);
    fill_dead_ends(search);
    const auto come_to = [&](Position at) { search.come_to(at); };
    if (!search_breadth_first(search.grid, search.from, search.to, come_to)) {
        return std::nullopt;
    }
    return letters_to(search.grid, search.from, search.to);
}

}  // namespace mazegen
