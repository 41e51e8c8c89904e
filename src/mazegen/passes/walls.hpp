// What the passes share: the walls that they may open, and a random share of a maze's candidates.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "mazegen/maze.hpp"
#include "mazegen/rng.hpp"

namespace mazegen {

struct Wall {
    Cell cell;
    Direction side = Direction::north;
};

/// Cells in reading order.
inline Cell cell_number(Size size, std::int64_t i) { return {i % size.width, i / size.width}; }

/// A closed wall between two cells of the maze neither of which is fully closed.
inline bool is_candidate(const Maze& maze, const Wall& wall) {
    const Cell beyond = neighbour(wall.cell, wall.side);
    return maze.contains(beyond) && maze.has_wall(wall.cell, wall.side) && !maze.is_closed(wall.cell) &&
           !maze.is_closed(beyond);
}

/// Whether this closed wall is the last one inside some 3x3 block.
bool completes_open_area(const Maze& maze, const Wall& wall);

inline bool may_open(const Maze& maze, const Wall& wall) {
    return is_candidate(maze, wall) && !completes_open_area(maze, wall);
}

/// Tries a random share (0 to 1) of all candidates of a maze, in random order. `list(cell, i, candidates)`
/// adds those of cell number i, `attempt(candidate)` deals with one. The grid is worked through in chunks of
/// consecutive cells, each listed and sampled by itself: the memory stays small at any size and the accesses
/// stay near each other. A maze of up to a million cells is one chunk.
template <class List, class Attempt>
void try_share(Size size, double share, Rng& rng, List list, Attempt attempt) {
    constexpr std::int64_t chunk_cells = 1 << 20;
    std::vector<std::int64_t> candidates;
    std::int64_t seen = 0;
    std::int64_t tried = 0;
    for (std::int64_t first = 0; first < size.cells(); first += chunk_cells) {
        candidates.clear();
        Cell cell = cell_number(size, first);
        for (std::int64_t i = first; i < std::min(first + chunk_cells, size.cells()); ++i) {
            list(cell, i, candidates);
            cell = cell.x + 1 < size.width ? Cell{cell.x + 1, cell.y} : Cell{0, cell.y + 1};
        }
        seen += static_cast<std::int64_t>(candidates.size());
        const std::int64_t wanted = std::llround(static_cast<double>(seen) * share) - tried;
        for (std::size_t k = 0; k < static_cast<std::size_t>(wanted); ++k) {
            std::swap(candidates[k], candidates[k + rng.below(candidates.size() - k)]);
            attempt(candidates[k]);
        }
        tried += wanted;
    }
}

}  // namespace mazegen
