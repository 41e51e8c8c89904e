// The braid pass.
#include "mazegen/braid.hpp"

#include <array>
#include <bit>
#include <cassert>

#include "mazegen/rng.hpp"
#include "walls.hpp"

namespace mazegen {

namespace {

/// A wall of the dead end that may be opened, at random, but one to another dead end if there is any: that
/// removes both. False when there is none.
bool choose_wall(const Maze& maze, Cell cell, Rng& rng, Wall& chosen) {
    std::array<Wall, 3> walls;
    std::size_t count = 0;
    bool dead_ends = false;
    for (const Direction side : kDirections) {
        const Wall wall{cell, side};
        if (!may_open(maze, wall)) {
            continue;
        }
        const bool dead_end = is_dead_end(maze, neighbour(cell, side));
        if (dead_end && !dead_ends) {
            count = 0;
            dead_ends = true;
        }
        if (dead_end == dead_ends) {
            walls[count++] = wall;
        }
    }
    if (count > 0) {
        chosen = walls[rng.below(count)];
    }
    return count > 0;
}

}  // namespace

bool is_dead_end(const Maze& maze, Cell cell) { return std::popcount(maze.walls(cell)) == 3; }

std::int64_t braid(Maze& maze, double share, std::uint64_t seed, Trace* trace) {
    assert(share >= 0 && share <= 1);
    Rng order = Rng(seed).fork("braid");
    Rng walls = order.fork("walls");
    std::int64_t opened = 0;
    const BorderedGrid grid(maze);
    try_share(
        grid, share, order, [&grid](Position at) { return std::popcount(grid[at]) == 3 ? 1U : 0U; },
        [&](Cell cell, std::size_t /*kind*/) {
            Wall wall;
            if (!is_dead_end(maze, cell) || !choose_wall(maze, cell, walls, wall)) {
                return;
            }
            maze.carve(wall.cell, wall.side);
            if (trace != nullptr) {
                trace->record({wall.cell, wall.side, true});
            }
            ++opened;
        });
    return opened;
}

}  // namespace mazegen
