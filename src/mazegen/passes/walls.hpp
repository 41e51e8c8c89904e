// What the passes share: the walls that they may open, and a random share of a maze's candidates.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <utility>

#include "bordered_grid.hpp"
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

/// Tries a random share (0 to 1) of all candidates of a maze, in random order. A cell is a candidate in up to
/// two ways: `kinds(position)` has bit 0 or 1 set for each, `attempt(cell, 0 or 1)` deals with one. The grid
/// is worked through in chunks of consecutive cells, each listed and sampled by itself: the memory stays
/// small at any size and the accesses stay near each other. A maze of up to a million cells is one chunk.
template <class Kinds, class Attempt>
void try_share(const BorderedGrid& grid, double share, Rng& rng, Kinds kinds, Attempt attempt) {
    constexpr std::int64_t chunk_cells = 1 << 20;
    const Size size = grid.size();
    // Candidates are numbered from the chunk's first cell: twice the cell's number, plus the kind.
    const auto candidates = std::make_unique_for_overwrite<std::uint32_t[]>(
        2 * static_cast<std::size_t>(std::min(chunk_cells, size.cells())) + 1);
    std::array<std::size_t, 16> picked{};
    std::array<Cell, picked.size()> cells;
    std::int64_t seen = 0;
    std::int64_t tried = 0;
    for (std::int64_t first = 0; first < size.cells(); first += chunk_cells) {
        std::size_t count = 0;
        const std::int64_t end = std::min(first + chunk_cells, size.cells());
        for (std::int64_t i = first; i < end;) {
            const Cell cell = cell_number(size, i);
            const Position row = grid.position(cell) - i;
            // All are stored and those that are none overwritten: a branch would be guessed wrong half the
            // time, which took 30 ns a cell instead of 2.
            for (const std::int64_t row_end = std::min(end, i + size.width - cell.x); i < row_end; ++i) {
                const unsigned found = kinds(row + i);
                const auto number = static_cast<std::uint32_t>(2 * (i - first));
                candidates[count] = number;
                count += found & 1U;
                candidates[count] = number + 1;
                count += found >> 1U;
            }
        }
        seen += static_cast<std::int64_t>(count);
        const std::int64_t wanted = std::llround(static_cast<double>(seen) * share) - tried;
        for (auto left = static_cast<std::size_t>(wanted), k = std::size_t{0}; left > 0;) {
            // A few at a time, each asked for before it is needed: the waits for memory overlap, which
            // halves the time of the loop pass.
            const std::size_t batch = std::min(left, picked.size());
            for (std::size_t i = 0; i < batch; ++i) {
                picked[i] = k + i + rng.below(count - k - i);
                __builtin_prefetch(&candidates[picked[i]]);
            }
            for (std::size_t i = 0; i < batch; ++i) {
                std::swap(candidates[k + i], candidates[picked[i]]);
                cells[i] = cell_number(size, first + candidates[k + i] / 2);
                grid.prefetch_around(grid.position(cells[i]));
            }
            for (std::size_t i = 0; i < batch; ++i) {
                attempt(cells[i], std::size_t{candidates[k + i] % 2});
            }
            k += batch;
            left -= batch;
        }
        tried += wanted;
    }
}

}  // namespace mazegen
