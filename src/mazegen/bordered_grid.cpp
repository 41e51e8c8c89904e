#include "bordered_grid.hpp"

#include <algorithm>

namespace mazegen {

void open_all(Maze& maze, std::span<const Cell> closed) {
    auto& bytes = GridAccess::bytes(maze);
    const auto [width, height] = maze.size();
    for (std::int64_t y = 0; y < height; ++y) {
        const auto row = bytes.begin() + GridAccess::position(maze, {0, y});
        std::fill(row, row + width, std::uint8_t{0});
    }
    BorderedGrid grid(maze);
    for (std::int64_t x = 0; x < width; ++x) {
        grid.close(grid.position({x, 0}), Direction::north);
        grid.close(grid.position({x, height - 1}), Direction::south);
    }
    for (std::int64_t y = 0; y < height; ++y) {
        grid.close(grid.position({0, y}), Direction::west);
        grid.close(grid.position({width - 1, y}), Direction::east);
    }
    for (const Cell cell : closed) {
        for (const Direction d : kDirections) {
            grid.close(grid.position(cell), d);
        }
    }
}

}  // namespace mazegen
