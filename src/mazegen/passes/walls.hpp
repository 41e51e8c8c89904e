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

/// The candidates among consecutive cells. Each is a number: twice that of its cell, counted from the first,
/// plus its kind, 0 or 1.
class Candidates {
  public:
    /// Has room for so many cells.
    explicit Candidates(std::int64_t cells)
        : numbers_(std::make_unique_for_overwrite<std::uint32_t[]>(2 * static_cast<std::size_t>(cells) + 1)) {
    }

    /// Lists those of the cells numbered `first` to `end`; `kinds(position)` has bit 0 or 1 set for each kind
    /// that a cell is a candidate of.
    template <class Kinds>
    void list(const BorderedGrid& grid, std::int64_t first, std::int64_t end, Kinds kinds) {
        const Size size = grid.size();
        first_ = first;
        count_ = 0;
        for (std::int64_t i = first; i < end;) {
            const Cell cell = cell_number(size, i);
            const Position row = grid.position(cell) - i;
            for (const std::int64_t row_end = std::min(end, i + size.width - cell.x); i < row_end; ++i) {
                add(static_cast<std::uint32_t>(2 * (i - first)), kinds(row + i));
            }
        }
    }
    [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(count_); }

    /// Calls `attempt(cell, kind)` with so many random ones, in random order. They are picked a few at a time
    /// and each is asked for before it is needed, so that the waits for memory overlap: one at a time, the
    /// loop pass takes three times as long.
    template <class Attempt>
    void try_some(const BorderedGrid& grid, std::int64_t wanted, Rng& rng, Attempt attempt) {
        const auto end = static_cast<std::size_t>(wanted);
        std::array<std::size_t, 16> picked{};
        std::array<Cell, picked.size()> cells;
        for (std::size_t begin = 0; begin < end; begin += picked.size()) {
            const std::size_t batch = std::min(end - begin, picked.size());
            for (std::size_t i = 0; i < batch; ++i) {
                picked[i] = begin + i + rng.below(count_ - begin - i);
                __builtin_prefetch(&numbers_[picked[i]]);
            }
            for (std::size_t i = 0; i < batch; ++i) {
                std::swap(numbers_[begin + i], numbers_[picked[i]]);
                cells[i] = cell_number(grid.size(), first_ + numbers_[begin + i] / 2);
                grid.prefetch_around(grid.position(cells[i]));
            }
            for (std::size_t i = 0; i < batch; ++i) {
                attempt(cells[i], std::size_t{numbers_[begin + i] % 2});
            }
        }
    }

  private:
    /// All are stored and those that are none overwritten: a branch would be guessed wrong half the time, and
    /// the loop pass take two thirds more.
    void add(std::uint32_t number, unsigned kinds) {
        numbers_[count_] = number;
        count_ += kinds & 1U;
        numbers_[count_] = number + 1;
        count_ += kinds >> 1U;
    }

    std::unique_ptr<std::uint32_t[]> numbers_;
    std::int64_t first_ = 0;  // cell
    std::size_t count_ = 0;
};

/// Tries a random share (0 to 1) of all candidates of a maze, in random order: `kinds` and `attempt` as
/// above. The grid is worked through in chunks of consecutive cells, each listed and sampled by itself: the
/// memory stays small at any size and the accesses stay near each other. A maze of up to a million cells is
/// one chunk.
template <class Kinds, class Attempt>
void try_share(const BorderedGrid& grid, double share, Rng& rng, Kinds kinds, Attempt attempt) {
    constexpr std::int64_t chunk_cells = 1 << 20;
    const std::int64_t all = grid.size().cells();
    Candidates candidates(std::min(chunk_cells, all));
    std::int64_t seen = 0;
    std::int64_t tried = 0;
    for (std::int64_t first = 0; first < all; first += chunk_cells) {
        candidates.list(grid, first, std::min(first + chunk_cells, all), kinds);
        seen += candidates.count();
        const std::int64_t wanted = std::llround(static_cast<double>(seen) * share) - tried;
        candidates.try_some(grid, wanted, rng, attempt);
        tried += wanted;
    }
}

}  // namespace mazegen
