// What is shown on the floor of a maze: the path as far as it is revealed, and the cells that a search has
// come to.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "exhibit.hpp"

namespace mazeterm {

/// The first steps of a path, by cell: bits 0 to 3 = it goes on to the north, east, south, west. A byte a
/// cell of the maze.
class Trail {
  public:
    Trail(mazegen::Size maze, mazegen::Path path);

    /// Shows so many steps, from 0 to all of them; no fewer than before.
    void show(std::int64_t steps);
    [[nodiscard]] std::uint8_t at(mazegen::Cell cell) const { return ways_[index(cell)]; }

  private:
    [[nodiscard]] std::size_t index(mazegen::Cell cell) const {
        return static_cast<std::size_t>(cell.y * width_ + cell.x);
    }

    std::int64_t width_;
    mazegen::Path path_;
    mazegen::Cell end_;
    std::size_t shown_ = 0;
    std::vector<std::uint8_t> ways_;
};

/// A solver's search with the cells that it came to, in their order. 4 bytes a cell of the maze.
class Search : public mazeplay::Solved {
  public:
    Search(std::shared_ptr<const mazeplay::Exhibit> shown, const mazegen::Solver& with);

    [[nodiscard]] std::optional<std::int64_t> cells_to_watch() const override;
    /// Whether the cell is among the first so many.
    [[nodiscard]] bool is_among(std::int64_t first, mazegen::Cell cell) const {
        return numbers_[index(cell)] < first;
    }

  private:
    [[nodiscard]] std::size_t index(mazegen::Cell cell) const {
        return static_cast<std::size_t>(cell.y * exhibit->maze().size().width + cell.x);
    }

    std::vector<std::uint32_t> numbers_;  // by cell: its place in the order; empty: not watched
    std::uint32_t count_ = 0;
};

}  // namespace mazeterm
