// The loop pass.
#include "mazegen/loops.hpp"

#include <algorithm>
#include <cassert>

#include "mazegen/rng.hpp"
#include "walls.hpp"

namespace mazegen {

namespace {

/// How many of the twelve inner walls of the 3x3 block are closed, counted up to two. Requires the
/// block inside the grid.
int closed_inner_walls(const Maze& maze, Cell top_left) {
    int closed = 0;
    for (std::int64_t y = 0; y < 3; ++y) {
        for (std::int64_t x = 0; x < 3; ++x) {
            const std::uint8_t walls = maze.walls({top_left.x + x, top_left.y + y});
            closed += x < 2 && (walls & wall_bit(Direction::east)) != 0 ? 1 : 0;
            closed += y < 2 && (walls & wall_bit(Direction::south)) != 0 ? 1 : 0;
            if (closed >= 2) {
                return closed;
            }
        }
    }
    return closed;
}

}  // namespace

bool completes_open_area(const Maze& maze, const Wall& wall) {
    const Cell corner{wall.cell.x - 2, wall.cell.y - 2};
    const std::int64_t columns = wall.side == Direction::west ? 2 : 3;
    const std::int64_t rows = wall.side == Direction::west ? 3 : 2;
    for (std::int64_t y = std::max<std::int64_t>(corner.y, 0); y < corner.y + rows; ++y) {
        for (std::int64_t x = std::max<std::int64_t>(corner.x, 0); x < corner.x + columns; ++x) {
            if (maze.contains({x + 2, y + 2}) && closed_inner_walls(maze, {x, y}) == 1) {
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
    const Size size = maze.size();
    std::int64_t opened = 0;
    const auto open = [&](const Wall& wall) {
        maze.carve(wall.cell, wall.side);
        if (trace != nullptr) {
            trace->record({wall.cell, wall.side, true});
        }
        ++opened;
    };

    // A candidate is a cell's number * 2, plus 1 for the wall in the west instead of the north.
    try_share(
        size, percent / 100.0, rng,
        [&maze](Cell cell, std::int64_t i, std::vector<std::int64_t>& candidates) {
            if (is_candidate(maze, {cell, Direction::north})) {
                candidates.push_back(i * 2);
            }
            if (is_candidate(maze, {cell, Direction::west})) {
                candidates.push_back(i * 2 + 1);
            }
        },
        [&](std::int64_t candidate) {
            const Wall wall{cell_number(size, candidate / 2),
                            candidate % 2 == 0 ? Direction::north : Direction::west};
            if (!completes_open_area(maze, wall)) {
                open(wall);
            }
        });

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
