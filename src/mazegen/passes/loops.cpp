// The loop pass.
#include "mazegen/loops.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>

#include "mazegen/rng.hpp"
#include "walls.hpp"

namespace mazegen {

namespace {

/// The closed ones among the twelve walls inside a 3x3 block, as a set of bits: three cells of a row are read
/// at once, so that no wall costs a branch: wall by wall the loop pass takes half as long again. Requires the
/// block inside the grid; the fourth byte of a row is a cell or the border.
std::uint64_t closed_inner_walls(const Maze& maze, Cell top_left) {
    constexpr unsigned east = wall_bit(Direction::east);
    constexpr unsigned south = wall_bit(Direction::south);
    using Bytes = std::array<std::uint8_t, sizeof(std::uint32_t)>;
    constexpr auto upper = std::bit_cast<std::uint32_t>(Bytes{east | south, east | south, south, 0});
    constexpr auto lowest = std::bit_cast<std::uint32_t>(Bytes{east, east, 0, 0});
    const auto row = [&maze, top_left](std::int64_t y) {
        std::uint32_t walls = 0;
        std::memcpy(&walls, maze.row(top_left.y + y).data() + top_left.x, sizeof walls);
        return walls;
    };
    // `east` of the lowest row moves to a bit that no wall of the first row has.
    return (row(0) & upper) | (row(2) & lowest) << 2U | static_cast<std::uint64_t>(row(1) & upper) << 32U;
}

}  // namespace

bool completes_open_area(const Maze& maze, const Wall& wall) {
    const Cell corner{wall.cell.x - 2, wall.cell.y - 2};
    const std::int64_t columns = wall.side == Direction::west ? 2 : 3;
    const std::int64_t rows = wall.side == Direction::west ? 3 : 2;
    for (std::int64_t y = std::max<std::int64_t>(corner.y, 0); y < corner.y + rows; ++y) {
        for (std::int64_t x = std::max<std::int64_t>(corner.x, 0); x < corner.x + columns; ++x) {
            if (!maze.contains({x + 2, y + 2})) {
                continue;
            }
            const std::uint64_t closed = closed_inner_walls(maze, {x, y});
            if ((closed & (closed - 1)) == 0) {  // one, the wall itself; std::has_single_bit is a call
                return true;
            }
        }
    }
    return false;
}

namespace {

/// The first wall that may be opened, seeking from cell number `from` to the end and on from the
/// beginning; false when there is none.
bool find_openable(const Maze& maze, std::int64_t from, Wall& found) {
    const Size size = maze.size();
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        const Cell cell = cell_number(size, (from + i) % size.cells());
        for (const Direction side : {Direction::north, Direction::west}) {
            if (may_open(maze, {cell, side})) {
                found = {cell, side};
                return true;
            }
        }
    }
    return false;
}

}  // namespace

std::int64_t add_loops(Maze& maze, int percent, std::uint64_t seed, Trace* trace) {
    assert(percent >= 0 && percent <= 100);
    if (percent == 0) {
        return 0;
    }
    Rng rng = Rng(seed).fork("loops");
    std::int64_t opened = 0;
    const auto open = [&](const Wall& wall) {
        maze.carve(wall.cell, wall.side);
        if (trace != nullptr) {
            trace->record({wall.cell, wall.side, true});
        }
        ++opened;
    };

    static constexpr std::array sides = {Direction::north, Direction::west};
    const BorderedGrid grid(maze);
    try_share(
        grid, percent / 100.0, rng,
        [&grid](Position at) {  // as `is_candidate`, for both sides; the border is closed
            const auto to = [&grid, at](Direction side) {
                return static_cast<unsigned>(grid.has_wall(at, side)) &
                       static_cast<unsigned>(grid[at] != kAllWalls) &
                       static_cast<unsigned>(grid[at + grid.step(side)] != kAllWalls);
            };
            return to(sides[0]) | to(sides[1]) << 1U;
        },
        [&](Cell cell, std::size_t kind) {
            if (const Wall wall{cell, sides[kind]}; !completes_open_area(maze, wall)) {
                open(wall);
            }
        });

    const Size size = maze.size();
    const auto anywhere = static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(size.cells())));
    if (Wall wall{}; opened == 0 && find_openable(maze, anywhere, wall)) {
        open(wall);
    }
    return opened;
}

bool can_add_loop(const Maze& maze) {
    Wall wall{};
    return find_openable(maze, 0, wall);
}

std::vector<Cell> find_open_areas(const Maze& maze) {
    std::vector<Cell> corners;
    for (std::int64_t y = 0; y + 2 < maze.size().height; ++y) {
        for (std::int64_t x = 0; x + 2 < maze.size().width; ++x) {
            if (closed_inner_walls(maze, {x, y}) == 0) {
                corners.push_back({x, y});
            }
        }
    }
    return corners;
}

}  // namespace mazegen
