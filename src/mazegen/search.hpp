// What the solvers share: the breadth-first search, and reading off the way that a search left.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "bordered_grid.hpp"
#include "mazegen/result.hpp"

namespace mazegen {

/// "no way leads from 0,0 to 3,0".
Error no_way(Ends ends);

/// Visits cells in the order of their distance from `from` until `to` is visited; false when it
/// never is. Since each cell's neighbours are looked at in the order N, E, S, W and cells are taken
/// in the order in which they were found, each cell is found first along the alphabetically first
/// of its shortest paths. `found` is called with each cell after the first.
template <class Found>
bool search_breadth_first(BorderedGrid& grid, Position from, Position to, Found found) {
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
                found(beyond);
                if (beyond == to) {
                    return true;
                }
                next.push_back(beyond);
            }
        }
    }
    return false;
}

/// The letters of the way to `to`, read off backwards. Requires that the ways back lead to `from`.
inline std::string letters_to(const BorderedGrid& grid, Position from, Position to) {
    std::string letters;
    for (Position at = to; at != from; at += grid.step(grid.way_back(at))) {
        letters += to_letter(opposite(grid.way_back(at)));
    }
    std::ranges::reverse(letters);
    return letters;
}

}  // namespace mazegen
