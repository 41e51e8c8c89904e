// Kruskal in tiles and threads, against Kruskal as the books tell it.
#include "algorithms/kruskal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <numeric>

#include "maze_makers.hpp"
#include "mazegen/pattern.hpp"
#include "threads.hpp"

namespace {

using maze_test::made;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::GenerateOptions;
using mazegen::KruskalWork;
using mazegen::Maze;
using mazegen::Size;

struct Wall {
    std::uint32_t weight;
    Cell cell;
    Direction side;
};

/// All walls between free cells in the order in which they are tried.
std::vector<Wall> sorted_walls(Size size, const std::vector<Cell>& closed, std::uint64_t key) {
    std::vector<Wall> walls;
    const auto is_free = [&](Cell cell) {
        return mazegen::contains(size, cell) && std::ranges::count(closed, cell) == 0;
    };
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            for (const Direction side : {Direction::east, Direction::south}) {
                if (is_free({x, y}) && is_free(mazegen::neighbour({x, y}, side))) {
                    const mazegen::Position at = (y + 1) * (size.width + 2) + x + 1;
                    walls.push_back({mazegen::wall_weight(key, at, side), {x, y}, side});
                }
            }
        }
    }
    std::ranges::stable_sort(walls, {}, &Wall::weight);
    return walls;
}

/// Zones are numbers in the cells; the smaller one of two is painted over.
Maze plain_kruskal(Size size, const std::vector<Cell>& closed, std::uint64_t key) {
    Maze maze(size);
    std::vector<std::int64_t> zones(static_cast<std::size_t>(size.cells()));
    std::iota(zones.begin(), zones.end(), 0);
    const auto zone = [&](Cell cell) {
        return zones[static_cast<std::size_t>(cell.y * size.width + cell.x)];
    };
    for (const Wall& wall : sorted_walls(size, closed, key)) {
        const auto from = zone(wall.cell);
        const auto to = zone(mazegen::neighbour(wall.cell, wall.side));
        if (from != to) {
            maze.carve(wall.cell, wall.side);
            std::ranges::replace(zones, from, to);
        }
    }
    return maze;
}

std::vector<Cell> closed_cells(Size size, bool pattern) {
    return pattern ? mazegen::pattern_cells(size) : std::vector<Cell>{};
}

Maze tiled_kruskal(Size size, const std::vector<Cell>& closed, std::uint64_t seed, const KruskalWork& work) {
    Maze maze(size);
    {
        mazegen::Rng rng(seed);
        mazegen::Carver carver(maze, closed, nullptr);
        mazegen::carve_kruskal_tiled(carver, rng, work);
    }
    return maze;
}

TEST(Kruskal, InTilesOfAnySizeGivesTheMazeOfPlainKruskal) {
    for (const Size size :
         {Size{1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 40}, {40, 1}, {3, 3}, {10, 7}, {17, 16}, {23, 31}}) {
        for (const bool pattern : {false, true}) {
            const std::vector<Cell> closed = closed_cells(size, pattern);
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                const Maze expected = plain_kruskal(size, closed, mazegen::Rng(seed).next());
                for (const std::int64_t side : {1, 2, 3, 4, 7, 8, 16, 30, 31, 32768}) {
                    ASSERT_EQ(tiled_kruskal(size, closed, seed, {.tile_side = side}), expected)
                        << size << " seed " << seed << " tiles " << side;
                }
            }
        }
    }
}

TEST(Kruskal, InAnyNumberOfThreadsGivesTheSameMaze) {
    for (const Size size : {Size{10, 7}, {61, 50}, {500, 3}}) {
        const std::vector<Cell> closed = closed_cells(size, true);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Maze expected = tiled_kruskal(size, closed, seed, {.tile_side = 32768});
            for (const int threads : {1, 2, 3, 8}) {
                for (const std::int64_t side : {1, 5, 16}) {
                    ASSERT_EQ(tiled_kruskal(size, closed, seed, {.tile_side = side, .threads = threads}),
                              expected)
                        << size << " seed " << seed << " tiles " << side << " threads " << threads;
                }
            }
        }
    }
}

TEST(Kruskal, GivesTheSameMazeForAnyOptionOfThreads) {
    GenerateOptions options{.size = {700, 400}, .algorithm = "kruskal", .seed = 3, .threads = 1};
    const Maze expected = made(options);
    for (const int threads : {0, 2, 3, 100}) {
        options.threads = threads;
        EXPECT_EQ(made(options), expected) << threads;
    }
    const mazegen::Trace trace = maze_test::traced(options);
    mazegen::Replay replay(trace);
    replay.seek(trace.size());
    EXPECT_EQ(replay.maze(), expected) << "traced";
}

TEST(Kruskal, IsRecordedInTheOrderOfTheWeights) {
    const Size size{300, 200};
    Maze maze(size);
    mazegen::Trace trace(maze);
    {
        mazegen::Rng rng(8);
        mazegen::Carver carver(maze, {}, &trace);
        mazegen::carve_kruskal_tiled(carver, rng, {.tile_side = 16, .threads = 2});
    }
    const std::uint64_t key = mazegen::Rng(8).next();
    ASSERT_EQ(trace.size(), size.cells() - 1);
    std::uint32_t last = 0;
    for (std::int64_t i = 0; i < trace.size(); ++i) {
        const auto [cell, side, opened] = trace[i];
        const auto weight = mazegen::wall_weight(key, (cell.y + 1) * (size.width + 2) + cell.x + 1, side);
        ASSERT_LE(last, weight) << i;
        last = weight;
    }
}

TEST(Threads, AreAsManyAsTheMachineHasForNought) {
    EXPECT_GE(mazegen::thread_count(0), 1);
    EXPECT_EQ(mazegen::thread_count(1), 1);
    EXPECT_EQ(mazegen::thread_count(7), 7);
}

TEST(Threads, AllDoTheWorkAndAreDoneAtTheEnd) {
    for (const int threads : {1, 2, 5}) {
        std::atomic<int> calls = 0;
        mazegen::run_in_threads(threads, [&] { ++calls; });
        EXPECT_EQ(calls, threads);
    }
}

TEST(Threads, HandOnWhatOneOfThemThrows) {
    for (const int threads : {1, 2, 5}) {
        for (int thrower = 0; thrower < threads; ++thrower) {
            std::atomic<int> calls = 0;
            const auto work = [&] {
                if (calls++ == thrower) {
                    throw std::bad_alloc();
                }
            };
            EXPECT_THROW(mazegen::run_in_threads(threads, work), std::bad_alloc);
            EXPECT_EQ(calls, threads) << "the others went on";
        }
    }
}

}  // namespace
