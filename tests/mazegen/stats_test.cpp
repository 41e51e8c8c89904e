// Statistics: counted by hand on small mazes, by an independent count on larger ones.
#include "mazegen/stats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "maze_makers.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using mazegen::Cell;
using mazegen::Ends;
using mazegen::JsonObject;
using mazegen::Maze;
using mazegen::Path;
using mazegen::Stats;

Stats stats_of(const Maze& maze, Ends ends) {
    const auto path = mazegen::solve(maze, ends);
    return mazegen::statistics(maze, path ? std::optional(*path) : std::nullopt);
}

using Counts = std::array<std::int64_t, 5>;

TEST(Stats, OfATreeCountedByHand) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+-+
        |     | |
        +-+ +-+ +
        |       |
        +-+-+-+-+
    )");
    const Stats stats = stats_of(maze, {{0, 0}, {3, 0}});
    EXPECT_EQ(stats.size, (mazegen::Size{4, 2}));
    EXPECT_EQ(stats.closed_cells, 0);
    EXPECT_EQ(stats.openings, 7);
    EXPECT_EQ(stats.loops, 0);
    EXPECT_EQ(stats.cells_with, (Counts{0, 4, 2, 2, 0}));
    EXPECT_EQ(stats.dead_ends(), 4);
    EXPECT_EQ(stats.straights, 1) << "2,1";
    EXPECT_EQ(stats.turns, 1) << "3,1";
    EXPECT_EQ(stats.longest_corridor, 3) << "from 1,1 to 3,0";
    EXPECT_EQ(stats.diameter, 5);
    EXPECT_TRUE(stats.diameter_exact);
    ASSERT_TRUE(stats.path.has_value());
    EXPECT_EQ(stats.path->length, 5) << "ESEEN";
    EXPECT_EQ(stats.path->turns, 3);
    EXPECT_DOUBLE_EQ(stats.path->share, 6.0 / 8);
    EXPECT_DOUBLE_EQ(stats.path->difficulty.detour, 100 * 2.0 / 5);
    EXPECT_DOUBLE_EQ(stats.path->difficulty.turns, 100 * 3.0 / 4);
    EXPECT_DOUBLE_EQ(stats.path->difficulty.choices, 100 * 2.0 / 22) << "2,0 and 0,1";
    EXPECT_DOUBLE_EQ(stats.path->difficulty.dead_ends, 100);
    EXPECT_DOUBLE_EQ(stats.path->difficulty.score(), (40 + 75 + 200.0 / 22 + 100) / 4);
}

TEST(Stats, OfLoopsCountedByHand) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+
        |     |
        + + + +
        |   | |
        +-+-+-+
    )");
    const Stats stats = stats_of(maze, {{0, 1}, {2, 1}});
    EXPECT_EQ(stats.openings, 6);
    EXPECT_EQ(stats.loops, 1);
    EXPECT_EQ(stats.cells_with, (Counts{0, 1, 4, 1, 0}));
    EXPECT_EQ(stats.straights, 0);
    EXPECT_EQ(stats.turns, 4);
    EXPECT_EQ(stats.longest_corridor, 4) << "round from 1,0 to 1,0";
    EXPECT_FALSE(stats.diameter_exact);
    EXPECT_EQ(stats.diameter, 4);
    EXPECT_EQ(stats.path->length, 4) << "NEES";
    EXPECT_EQ(stats.path->turns, 2);
}

TEST(Stats, OfARingAnIslandAndAClosedCell) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+-+
        |   |   |
        + + +-+-+
        |   |X| |
        +-+-+ +-+
        |     | |
        +-+-+-+-+
    )");
    const Stats stats = mazegen::statistics(maze, {});
    EXPECT_EQ(stats.size.cells(), 12);
    EXPECT_EQ(stats.closed_cells, 2) << "3,1 and 3,2";
    EXPECT_EQ(stats.openings, 4 + 1 + 3);
    EXPECT_EQ(stats.loops, 1) << "three connected parts";
    EXPECT_EQ(stats.longest_corridor, 4) << "the ring";
    EXPECT_EQ(stats.diameter, 3);
    EXPECT_FALSE(stats.path.has_value());
}

TEST(Stats, OfOneRowAndOneCell) {
    const Stats row = stats_of(made({.size = {1, 9}}), {{0, 0}, {0, 8}});
    EXPECT_EQ(row.longest_corridor, 8);
    EXPECT_EQ(row.diameter, 8);
    EXPECT_EQ(row.straights, 7);
    EXPECT_DOUBLE_EQ(row.path->share, 1);
    EXPECT_DOUBLE_EQ(row.path->difficulty.detour, 0);
    EXPECT_DOUBLE_EQ(row.path->difficulty.turns, 0);
    EXPECT_DOUBLE_EQ(row.path->difficulty.choices, 0);

    const Stats two = stats_of(made({.size = {2, 1}}), {{1, 0}, {0, 0}});
    EXPECT_EQ(two.longest_corridor, 1);
    EXPECT_DOUBLE_EQ(two.path->difficulty.turns, 0) << "one step has no place to turn";

    const Stats lone = mazegen::statistics(Maze({3, 2}), Path{{1, 0}, ""}, 2);
    EXPECT_EQ(lone.closed_cells, 4) << "of two the insides are open";
    EXPECT_EQ(lone.loops, 0);
    ASSERT_TRUE(lone.path.has_value());
    EXPECT_EQ(lone.path->length, 0);
    EXPECT_DOUBLE_EQ(lone.path->share, 0.5);
    EXPECT_DOUBLE_EQ(lone.path->difficulty.score(), 0) << "there is nowhere to go";

    const Stats one = mazegen::statistics(Maze({1, 1}), {});
    EXPECT_EQ(one.cells_with, (Counts{1, 0, 0, 0, 0}));
    EXPECT_EQ(one.loops, 0);
    EXPECT_EQ(one.diameter, 0);
    EXPECT_EQ(one.longest_corridor, 0);
}

// Steps from one cell to all others on the plain wall grid; -1 where no way leads.
std::vector<int> distances(const maze_test::WallGrid& grid, int start) {
    const int width = static_cast<int>(grid.front().size());
    std::vector<int> steps(grid.size() * grid.front().size(), -1);
    std::vector<int> queue{start};
    steps[static_cast<std::size_t>(start)] = 0;
    const int offsets[] = {-width, 1, width, -1};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int at = queue[head];
        for (int side = 0; side < 4; ++side) {
            const int walls =
                grid[static_cast<std::size_t>(at / width)][static_cast<std::size_t>(at % width)];
            const int beyond = at + offsets[side];
            if ((walls >> side & 1) == 0 && steps[static_cast<std::size_t>(beyond)] < 0) {
                steps[static_cast<std::size_t>(beyond)] = steps[static_cast<std::size_t>(at)] + 1;
                queue.push_back(beyond);
            }
        }
    }
    return steps;
}

// From every cell: the definition.
int longest_shortest_path(const maze_test::WallGrid& grid) {
    int longest = 0;
    const int cells = static_cast<int>(grid.size() * grid.front().size());
    for (int start = 0; start < cells; ++start) {
        longest = std::max(longest, std::ranges::max(distances(grid, start)));
    }
    return longest;
}

TEST(Stats, TheDiameterIsExactWithoutLoopsAndABoundWithThem) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        for (const int loops : {0, 10, 60}) {
            const Maze maze = made({.size = {13, 11},
                                    .algorithm = seed % 2 == 0 ? "dfs" : "dfs_gt",
                                    .seed = seed,
                                    .loops_percent = loops});
            const Stats stats = stats_of(maze, {{0, 0}, {12, 10}});
            const int longest = longest_shortest_path(maze_test::wall_grid(maze));
            ASSERT_EQ(stats.diameter_exact, loops == 0);
            if (loops == 0) {
                ASSERT_EQ(stats.diameter, longest) << maze;
            }
            ASSERT_LE(stats.diameter, longest);
            ASSERT_GE(stats.diameter, stats.path->length);
            ASSERT_GE(2 * stats.diameter, longest) << "a cell's farthest is at least half as far";
        }
    }
}

TEST(Stats, AgreeWithAnIndependentCount) {
    for (const std::string& name : maze_test::algorithm_names()) {
        for (const int loops : {0, 30}) {
            const Maze maze = made({.size = {60, 41}, .algorithm = name, .seed = 5, .loops_percent = loops});
            const Stats stats = stats_of(maze, {{0, 0}, {59, 40}});
            const maze_test::WallGrid grid = maze_test::wall_grid(maze);
            Counts counts{};
            std::int64_t straights = 0;
            for (const auto& row : grid) {
                for (const int walls : row) {
                    const int open = 4 - (walls & 1) - (walls >> 1 & 1) - (walls >> 2 & 1) - (walls >> 3 & 1);
                    ++counts[static_cast<std::size_t>(open)];
                    straights += walls == 5 || walls == 10 ? 1 : 0;
                }
            }
            const std::int64_t openings = maze_test::count_openings(grid);
            EXPECT_EQ(stats.cells_with, counts);
            EXPECT_EQ(stats.closed_cells, 20);
            EXPECT_EQ(stats.openings, openings);
            EXPECT_EQ(stats.loops, openings - (60 * 41 - 20 - 1));
            EXPECT_EQ(stats.straights, straights);
            EXPECT_EQ(stats.straights + stats.turns, counts[2]);
            EXPECT_GT(stats.longest_corridor, 1);
        }
    }
}

TEST(Stats, DifficultyStaysWithinItsBounds) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const mazegen::Size size = maze_test::kSmallSizes[seed % maze_test::kSmallSizes.size()];
        const Stats stats = stats_of(made({.size = size, .seed = seed, .loops_percent = 20}),
                                     {{0, 0}, {size.width - 1, size.height - 1}});
        const mazegen::Difficulty& parts = stats.path->difficulty;
        for (const double part : {parts.detour, parts.turns, parts.choices, parts.dead_ends, parts.score()}) {
            EXPECT_GE(part, 0);
            EXPECT_LE(part, 100);
        }
    }
}

TEST(Stats, OfAVeryLongCorridorNeedNoStack) {
    const Stats stats = stats_of(made({.size = {1'000'000, 1}}), {{0, 0}, {999'999, 0}});
    EXPECT_EQ(stats.longest_corridor, 999'999);
    EXPECT_EQ(stats.diameter, 999'999);
}

TEST(Stats, AsJson) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+
        |   |
        +-+ +
        |   |
        +-+-+
    )");
    JsonObject object;
    add_to(object, stats_of(maze, {{0, 0}, {0, 1}}));
    EXPECT_EQ(object.to_string(), R"({
  "width": 2,
  "height": 2,
  "cells": 4,
  "pattern_cells": 0,
  "openings": 3,
  "loops": 0,
  "dead_ends": 2,
  "passages": {"1": 2, "2": 2, "3": 0, "4": 0},
  "straights": 0,
  "turns": 2,
  "longest_corridor": 3,
  "diameter": 3,
  "diameter_exact": true,
  "solution": {"length": 3, "turns": 2, "share": 1.0000},
  "difficulty": {"score": 66.6667, "detour": 66.6667, "turns": 100.0000, "choices": 0.0000, "dead_ends": 100.0000}
}
)");
    JsonObject without_way;
    add_to(without_way, mazegen::statistics(maze, {}));
    EXPECT_NE(without_way.to_string().find("\"solution\": null,\n  \"difficulty\": null\n}\n"),
              std::string::npos);
}

TEST(JsonObject, EscapesTextsAndNames) {
    JsonObject object;
    object.add("a\"b", "x\\y\n\x01 \xC3\xA4");
    EXPECT_EQ(object.to_string(), "{\n  \"a\\\"b\": \"x\\\\y\\u000a\\u0001 \xC3\xA4\"\n}\n");
}

TEST(JsonObject, WritesNumbersAndWords) {
    JsonObject object;
    object.add("most", std::numeric_limits<std::int64_t>::max());
    object.add("least", std::numeric_limits<std::int64_t>::min());
    object.add("half", 0.5);
    object.add("large", 1e300);
    object.add("nothing", std::nan(""));
    object.add("endless", std::numeric_limits<double>::infinity());
    object.add("no", false);
    object.add("empty", JsonObject());
    const std::string text = object.to_string();
    EXPECT_NE(
        text.find("\"most\": 9223372036854775807,\n  \"least\": -9223372036854775808,\n  \"half\": 0.5000,"),
        std::string::npos);
    EXPECT_NE(text.find("\"nothing\": null,\n  \"endless\": null,\n  \"no\": false,\n  \"empty\": {}\n}"),
              std::string::npos);
    EXPECT_EQ(JsonObject().to_string(), "{}\n");
}

}  // namespace
