// What the solvers share: the breadth-first search, and reading off the way that a search left.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "bordered_grid.hpp"
#include "mazegen/result.hpp"
#include "mazegen/solve.hpp"

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

/// Of an upper-case letter of a direction.
constexpr char opposite_letter(char letter) {
    return letter == 'N' ? 'S' : letter == 'S' ? 'N' : letter == 'E' ? 'W' : 'E';
}

/// The path between two cells of a tree whose cells know their way back to `root`. Both ways back end with
/// the same steps, from where they meet. Takes time and memory in proportion to their lengths.
inline Path path_by_ways_back(const BorderedGrid& grid, Position root, Ends ends) {
    const auto way_back = [&grid, root](Cell from) {
        std::string letters;
        for (Position at = grid.position(from); at != root; at += grid.step(grid.way_back(at))) {
            letters += to_letter(grid.way_back(at));
        }
        return letters;
    };
    Path path{ends.entry, way_back(ends.entry)};
    const std::string back = way_back(ends.exit);
    const auto [here, there] =
        std::mismatch(path.letters.rbegin(), path.letters.rend(), back.rbegin(), back.rend());
    path.letters.erase(here.base(), path.letters.end());
    std::transform(there, back.rend(), std::back_inserter(path.letters), opposite_letter);
    return path;
}

}  // namespace mazegen
