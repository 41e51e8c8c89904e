// The maze: a grid of cells with walls between them. One byte a cell; one door to open a wall and
// one to close it, each setting both sides, so that the two sides never disagree.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "mazegen/grid.hpp"

namespace mazegen {

/// A value: copied, moved and compared like one. Reading the same maze from several threads is
/// safe. The outer border is always closed.
class Maze {
  public:
    /// All walls closed. Requires `fits(size)`. Takes `bytes_needed(size)` of memory and throws
    /// std::bad_alloc when there is not as much.
    explicit Maze(Size size);

    /// Both lengths at least 1, and the grid addressable in 64 bits.
    static bool fits(Size size);
    /// Memory of a maze of that size: one byte a cell and a border one cell wide. Requires `fits`.
    static std::uint64_t bytes_needed(Size size);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] bool contains(Cell cell) const { return mazegen::contains(size_, cell); }

    /// The walls of a cell, bits 0 to 3 = north, east, south, west, set = closed. Requires
    /// `contains(cell)`, as do the functions below.
    [[nodiscard]] std::uint8_t walls(Cell cell) const { return bytes_[index(cell)]; }
    [[nodiscard]] bool has_wall(Cell cell, Direction d) const { return (walls(cell) & wall_bit(d)) != 0; }
    /// All four walls are closed: a cell of the pattern, or one that nothing leads to.
    [[nodiscard]] bool is_closed(Cell cell) const { return walls(cell) == kAllWalls; }
    /// The walls of row y from west to east, one byte a cell; valid as long as the maze is.
    [[nodiscard]] std::span<const std::uint8_t> row(std::int64_t y) const {
        return {bytes_.data() + index({0, y}), static_cast<std::size_t>(size_.width)};
    }

    /// Opens the wall on that side, for both cells. Requires the neighbour inside the grid.
    void carve(Cell cell, Direction d);
    /// Closes it again, for both cells.
    void uncarve(Cell cell, Direction d);

    friend bool operator==(const Maze&, const Maze&) = default;

  private:
    friend struct GridAccess;  // the library's own algorithms work on the bytes

    [[nodiscard]] std::size_t index(Cell cell) const {
        return static_cast<std::size_t>((cell.y + 1) * stride_ + cell.x + 1);
    }

    Size size_;
    std::int64_t stride_;              // width + 2: a closed cell on either side of each row
    std::vector<std::uint8_t> bytes_;  // (height + 2) rows; the high nibbles are zero
};

}  // namespace mazegen
