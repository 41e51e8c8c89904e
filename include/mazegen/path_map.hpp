// A path as a map: for writers that go through a maze row by row and ask at each cell whether the path is
// there.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "mazegen/maze.hpp"

namespace mazegen {

/// Memory: 2 bits a cell; none without a path.
class PathMap {
  public:
    /// Of the letters from the entry; of no path when there are no ends or no letters. Requires a path that
    /// stays inside.
    PathMap(Size size, const std::optional<Ends>& ends, std::string_view letters) : width_(size.width) {
        if (!ends || letters.empty()) {
            return;
        }
        steps_.resize(static_cast<std::size_t>(size.cells()) * 2);
        Cell at = ends->entry;
        for (const char letter : letters) {
            const Direction d = direction_of(letter).value();
            const Cell next = neighbour(at, d);
            const bool forward = d == Direction::east || d == Direction::south;
            const bool south = d == Direction::south || d == Direction::north;
            steps_[index(forward ? at : next) + (south ? 1 : 0)] = true;
            at = next;
        }
    }

    [[nodiscard]] bool empty() const { return steps_.empty(); }
    /// The path goes from that cell to its neighbour in the east, or comes from there. Requires a cell of the
    /// maze, as do the functions below.
    [[nodiscard]] bool to_east(Cell c) const { return !empty() && steps_[index(c)]; }
    [[nodiscard]] bool to_south(Cell c) const { return !empty() && steps_[index(c) + 1]; }
    [[nodiscard]] bool to_west(Cell c) const { return c.x > 0 && to_east({c.x - 1, c.y}); }
    [[nodiscard]] bool to_north(Cell c) const { return c.y > 0 && to_south({c.x, c.y - 1}); }
    [[nodiscard]] bool cell(Cell c) const { return to_east(c) || to_south(c) || to_west(c) || to_north(c); }

  private:
    [[nodiscard]] std::size_t index(Cell c) const { return static_cast<std::size_t>(c.y * width_ + c.x) * 2; }

    std::int64_t width_;
    std::vector<bool> steps_;  // of each cell: to the east, to the south
};

}  // namespace mazegen
