// The cells that a search has come to, as a tint on the floor.
#pragma once

#include <cstdint>
#include <vector>

#include "maze_geometry.hpp"
#include "mazegen/maze.hpp"

namespace mazedraw {

/// A search that is shown up to some cell, in the order in which it came to them. 8 bytes a cell.
class SearchPicture {
  public:
    /// Larger mazes have no such picture: it would take too long to paint.
    static constexpr std::int64_t kMostCells = 4'000'000;

    /// Of no cells. Requires a maze of at most kMostCells.
    explicit SearchPicture(mazegen::Size maze);

    /// The search comes to its next cell; only the first time counts.
    void add(mazegen::Cell cell);
    [[nodiscard]] std::int64_t cells() const { return static_cast<std::int64_t>(cells_.size()); }

    /// Cell number i. Requires 0 <= i < cells().
    [[nodiscard]] mazegen::Cell operator[](std::int64_t i) const;
    /// Whether it is among the first so many.
    [[nodiscard]] bool is_among(std::int64_t first, mazegen::Cell cell) const {
        return numbers_[index(cell)] < first;
    }

  private:
    [[nodiscard]] std::size_t index(mazegen::Cell cell) const {
        return static_cast<std::size_t>(cell.y * width_ + cell.x);
    }

    std::int64_t width_;
    std::vector<std::uint32_t> cells_;    // row-major indices, in their order
    std::vector<std::uint32_t> numbers_;  // by cell: its place in that order
};

/// Tints all of the first so many cells that lie in the area, and the openings between them. In an overview
/// each pixel belongs to the cell under its middle. The cost depends on the area alone.
void paint_search(Canvas& canvas, const mazegen::Maze& maze, const MazeGeometry& geometry,
                  const SearchPicture& search, std::int64_t first, Color color);

/// The same over a picture of the first `from` cells, for those up to `first`: the cost is that of so many.
void paint_search_on(Canvas& canvas, const mazegen::Maze& maze, const MazeGeometry& geometry,
                     const SearchPicture& search, std::int64_t from, std::int64_t first, Color color);

}  // namespace mazedraw
