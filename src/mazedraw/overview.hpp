// A maze from far away: a cell is less than three pixels, so each pixel shows the average of the walls
// and the floor under it.
#pragma once

#include <cstdint>
#include <vector>

#include "maze_colors.hpp"
#include "maze_geometry.hpp"
#include "mazegen/maze.hpp"

namespace mazedraw {

/// In an overview a wall takes a third of a cell, as it does in the smallest picture with single walls,
/// and a post stands at every crossing. So no part of a maze is all floor.
///
/// Averages over blocks of cells, for mazes of which more cells can be in view than are averaged
/// afresh for each frame. Empty for smaller mazes. At most kMostBlocks blocks, two bytes each.
class Overview {
  public:
    static constexpr std::int64_t kDirectCells = 2'000'000;
    static constexpr std::int64_t kMostBlocks = 1'300'000;

    /// Cells a side of a block in a maze of that size; 0 when it needs no overview.
    static std::int64_t block_cells(mazegen::Size size);
    /// Cells a side of blocks of which the maze has at most kMostBlocks; 1 when it has no more cells.
    static std::int64_t coarse_block(mazegen::Size size);

    /// Nothing is known yet.
    explicit Overview(mazegen::Size size);
    /// Complete.
    explicit Overview(const mazegen::Maze& maze);

    /// Takes the next rows of blocks, of about so many cells in all; false when all have been taken. A
    /// million cells take about a millisecond.
    bool take(const mazegen::Maze& maze, std::int64_t cells);
    [[nodiscard]] bool complete() const { return rows_taken_ == rows_; }
    /// The walls of that cell have changed.
    void update(const mazegen::Maze& maze, mazegen::Cell cell);

    [[nodiscard]] std::int64_t block() const { return block_; }
    [[nodiscard]] std::int64_t columns() const { return columns_; }
    [[nodiscard]] std::int64_t rows() const { return rows_; }
    /// Shares in a block, 0 to 255. Requires a complete overview.
    [[nodiscard]] const std::uint8_t* wall_row(std::int64_t row) const {
        return walls_.data() + row * columns_;
    }
    [[nodiscard]] const std::uint8_t* closed_row(std::int64_t row) const {
        return closed_.data() + row * columns_;
    }

  private:
    struct Count {
        std::uint64_t walls = 0, closed = 0;
    };

    void take_row(const mazegen::Maze& maze, std::int64_t row);
    void take_block(const mazegen::Maze& maze, std::int64_t column, std::int64_t row);
    void set(std::int64_t column, std::int64_t row, Count count, std::uint64_t cells);

    std::int64_t block_ = 0;
    std::int64_t columns_ = 0;
    std::int64_t rows_ = 0;
    std::int64_t rows_taken_ = 0;
    std::vector<std::uint8_t> walls_;   // row-major
    std::vector<std::uint8_t> closed_;  // the inside of closed cells
};

/// Paints the part of the maze's picture that lies in `part`. `closed` is the colour of closed cells.
/// An overview of the maze is used where there is one, complete and needed. Requires
/// `geometry.overview()`.
void paint_overview(Canvas& canvas, const mazegen::Maze& maze, const Overview* overview,
                    const MazeGeometry& geometry, const MazeColors& colors, Color closed, Rect part);

}  // namespace mazedraw
