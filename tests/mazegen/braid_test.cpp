// The braid pass: which dead ends go, and what it never does.
#include "mazegen/braid.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "maze_makers.hpp"
#include "mazegen/loops.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using maze_test::wall_grid;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Maze;
using mazegen::Size;

std::vector<Cell> dead_ends(const Maze& maze) {
    std::vector<Cell> cells;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        for (std::int64_t x = 0; x < maze.size().width; ++x) {
            int openings = 0;
            for (const Direction d : mazegen::kDirections) {
                openings += maze.has_wall({x, y}, d) ? 0 : 1;
            }
            if (openings == 1) {
                cells.push_back({x, y});
            }
        }
    }
    return cells;
}

TEST(Braid, NothingOrAShareOfNothingChangesNothing) {
    Maze maze = made({.size = {20, 15}, .seed = 1});
    const Maze before = maze;
    EXPECT_EQ(mazegen::braid(maze, 0, 1), 0);
    EXPECT_EQ(maze, before);
    Maze row = made({.size = {30, 1}});
    EXPECT_EQ(mazegen::braid(row, 1, 1), 0) << "both ends of a corridor have nowhere to go";
    Maze cell = made({.size = {1, 1}});
    EXPECT_EQ(mazegen::braid(cell, 1, 1), 0);
}

TEST(Braid, WholeShareLeavesNoDeadEndThatMayBeOpened) {
    for (const auto& algorithm : mazegen::algorithms()) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Size size = seed % 2 == 0 ? Size{20, 15} : Size{7, 9};
            Maze maze = made({.size = size, .algorithm = algorithm.name, .seed = seed});
            mazegen::braid(maze, 1, seed);
            EXPECT_TRUE(maze_test::open_blocks(wall_grid(maze)).empty()) << algorithm.name << ' ' << seed;
            for (const Cell cell : dead_ends(maze)) {
                for (const Direction d : mazegen::kDirections) {
                    const Cell beyond = neighbour(cell, d);
                    if (!maze.has_wall(cell, d) || !maze.contains(beyond) || maze.is_closed(beyond)) {
                        continue;
                    }
                    Maze opened = maze;
                    opened.carve(cell, d);
                    EXPECT_FALSE(maze_test::open_blocks(wall_grid(opened)).empty())
                        << algorithm.name << ' ' << seed << ": " << to_string(cell) << " could be opened";
                }
            }
        }
    }
}

TEST(Braid, HalfTheShareRemovesAboutHalf) {
    std::size_t before = 0;
    std::size_t after = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Maze maze = made({.size = {60, 60}, .seed = seed, .pattern = false});
        before += dead_ends(maze).size();
        mazegen::braid(maze, 0.5, seed);
        after += dead_ends(maze).size();
    }
    // A partner that is a dead end goes as well, so more than half.
    EXPECT_LT(after, before / 2);
    EXPECT_GT(after, before / 4);
}

TEST(Braid, OpensToAnotherDeadEndWhereThereIsOne) {
    const Maze before = maze_from_drawing(R"(
        +-+-+-+
        |     |
        + +-+ +
        | | | |
        + + + +
        |     |
        +-+-+-+
    )");
    ASSERT_EQ(dead_ends(before), (std::vector<Cell>{{1, 1}}));
    const Maze two = maze_from_drawing(R"(
        +-+-+-+-+
        |       |
        + +-+-+ +
        | |   | |
        + +-+ + +
        | |   | |
        +-+-+-+-+
    )");
    const auto ends = dead_ends(two);
    ASSERT_EQ(ends, (std::vector<Cell>{{1, 1}, {0, 2}, {1, 2}, {3, 2}}));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Maze maze = two;
        EXPECT_EQ(mazegen::braid(maze, 0.25, seed), 1);
        const auto left = dead_ends(maze);
        const bool lone = std::ranges::find(left, Cell{3, 2}) == left.end();
        EXPECT_EQ(left.size(), lone ? 3U : 2U) << "two at a time, but for the one that lies apart";
    }
}

TEST(Braid, IsTheSameForASeedAndOpensOnly) {
    const Maze before = made({.size = {40, 30}, .seed = 5});
    Maze one = before;
    Maze other = before;
    Maze third = before;
    const std::int64_t opened = mazegen::braid(one, 0.7, 9);
    mazegen::braid(other, 0.7, 9);
    mazegen::braid(third, 0.7, 10);
    EXPECT_EQ(one, other);
    EXPECT_NE(one, third);
    EXPECT_EQ(maze_test::count_openings(wall_grid(one)),
              maze_test::count_openings(wall_grid(before)) + opened);
    for (std::int64_t y = 0; y < 30; ++y) {
        for (std::int64_t x = 0; x < 40; ++x) {
            ASSERT_EQ(one.walls({x, y}) & ~before.walls({x, y}), 0);
        }
    }
}

TEST(Braid, GenerateDoesItInsteadOfLoopsAndTracesIt) {
    for (const auto& algorithm : mazegen::algorithms()) {
        const mazegen::GenerateOptions options{
            .size = {25, 21}, .algorithm = algorithm.name, .seed = 3, .loops_percent = 50, .braid = 1};
        Maze wanted = made({.size = options.size, .algorithm = algorithm.name, .seed = 3});
        mazegen::braid(wanted, 1, 3);
        EXPECT_EQ(made(options), wanted) << algorithm.name;
        const auto trace = maze_test::traced(options);
        mazegen::Replay replay(trace);
        replay.seek(trace.size());
        EXPECT_EQ(replay.maze(), wanted) << algorithm.name;
        replay.seek(0);
        EXPECT_EQ(replay.maze(), trace.start()) << algorithm.name;
    }
    EXPECT_FALSE(mazegen::generate({.braid = 1.5}).ok());
    EXPECT_FALSE(mazegen::generate({.braid = -0.1}).ok());
}

}  // namespace
