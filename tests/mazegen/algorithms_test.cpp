// Every algorithm of the table, on every kind of small grid, with and without pattern and loops,
// judged by the independent walk; and how random the algorithms are.
#include "mazegen/algorithm.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "chi_square.hpp"
#include "maze_makers.hpp"
#include "mazegen/pattern.hpp"

namespace {

using maze_test::described;
using maze_test::made;
using maze_test::problems_with;
using mazegen::GenerateOptions;
using mazegen::Size;

class EveryAlgorithm : public testing::TestWithParam<std::string> {
  protected:
    void expect_sound(Size size, bool pattern, std::uint64_t seeds) {
        for (const int loops : {0, 10, 100}) {
            GenerateOptions options{
                .size = size, .algorithm = GetParam(), .pattern = pattern, .loops_percent = loops};
            for (options.seed = 0; options.seed < seeds; ++options.seed) {
                ASSERT_EQ(problems_with(options), "") << described(options);
            }
        }
    }
};

INSTANTIATE_TEST_SUITE_P(, EveryAlgorithm, testing::ValuesIn(maze_test::algorithm_names()),
                         maze_test::test_name);

TEST_P(EveryAlgorithm, MakesSoundMazesOfSmallSizes) {
    for (const Size size : maze_test::kSmallSizes) {
        expect_sound(size, false, maze_test::kSeeds);
    }
}

TEST_P(EveryAlgorithm, MakesSoundMazesRoundThePattern) {
    for (const Size size : maze_test::kSmallSizes) {
        if (mazegen::has_room_for_pattern(size)) {
            expect_sound(size, true, maze_test::kSeeds);
        }
    }
}

TEST_P(EveryAlgorithm, MakesSoundMazesOf64x65) {
    expect_sound({64, 65}, false, 20);
    expect_sound({64, 65}, true, 20);
}

TEST_P(EveryAlgorithm, MakesTheSameMazeWhereThePatternHasNoRoom) {
    for (const Size size : maze_test::kSmallSizes) {
        GenerateOptions options{.size = size, .algorithm = GetParam(), .loops_percent = 10};
        for (options.seed = 0; options.seed < 20 && !mazegen::has_room_for_pattern(size); ++options.seed) {
            GenerateOptions without = options;
            without.pattern = false;
            ASSERT_EQ(made(options), made(without)) << described(options);
        }
    }
}

TEST_P(EveryAlgorithm, MakesASingleClosedCellOf1x1) {
    for (const int loops : {0, 100}) {
        const mazegen::Maze maze = made({.size = {1, 1}, .algorithm = GetParam(), .loops_percent = loops});
        EXPECT_EQ(maze, mazegen::Maze(Size{1, 1}));
    }
}

TEST_P(EveryAlgorithm, MakesLongSingleRowsAndColumns) {
    expect_sound({5000, 1}, true, 1);
    expect_sound({1, 5000}, true, 1);
}

TEST_P(EveryAlgorithm, MakesManyDifferentMazes) {
    std::set<maze_test::WallGrid> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        seen.insert(maze_test::wall_grid(made({.size = {20, 15}, .algorithm = GetParam(), .seed = seed})));
    }
    EXPECT_EQ(seen.size(), 200U);
}

std::vector<std::int64_t> counts_of_trees(Size size, const std::string& algorithm, std::size_t trees) {
    std::map<maze_test::WallGrid, std::int64_t> seen;
    for (std::uint64_t seed = 0; seed < 100 * trees; ++seed) {
        ++seen[maze_test::wall_grid(made({.size = size, .algorithm = algorithm, .seed = seed}))];
    }
    std::vector<std::int64_t> counts(std::max(trees, seen.size()));  // those never seen count as well
    std::ranges::transform(seen, counts.begin(), [](const auto& entry) { return entry.second; });
    return counts;
}

TEST_P(EveryAlgorithm, IsUniformOnlyWhereTheTableSaysSo) {
    const bool uniform = mazegen::find_algorithm(GetParam())->uniform;
    const auto of_four = counts_of_trees({2, 2}, GetParam(), 4);
    const auto of_192 = counts_of_trees({3, 3}, GetParam(), 192);
    ASSERT_EQ(of_four.size(), 4U) << "there are four trees on a 2x2 grid";
    ASSERT_EQ(of_192.size(), 192U) << "there are 192 trees on a 3x3 grid";
    if (uniform) {
        EXPECT_LT(maze_test::chi_square(of_four), maze_test::chi_square_limit(3));
        EXPECT_LT(maze_test::chi_square(of_192), maze_test::chi_square_limit(191));
    } else {
        EXPECT_GT(maze_test::chi_square(of_192), maze_test::chi_square_limit(191));
    }
}

TEST(Algorithms, DfsAndPrimPreferSomeOfTheFourTreesOf2x2) {
    for (const char* algorithm : {"dfs", "prim"}) {
        const auto counts = counts_of_trees({2, 2}, algorithm, 4);
        EXPECT_GT(maze_test::chi_square(counts), maze_test::chi_square_limit(3)) << algorithm;
    }
}

TEST(Algorithms, TheTableSaysUniformOfWilsonAndAldousBroderAndNotOfDfsAndPrim) {
    EXPECT_TRUE(mazegen::find_algorithm("wilson")->uniform);
    EXPECT_TRUE(mazegen::find_algorithm("aldous_broder")->uniform);
    EXPECT_FALSE(mazegen::find_algorithm("dfs")->uniform);
    EXPECT_FALSE(mazegen::find_algorithm("prim")->uniform);
}

TEST(Algorithms, TenThousandSeedsOfSmallMazesAreSoundToAnIndependentWalk) {
    const auto names = maze_test::algorithm_names();
    for (std::uint64_t seed = 0; seed < 10 * maze_test::kSeeds; ++seed) {
        const GenerateOptions options{
            .size = {static_cast<std::int64_t>(2 + seed % 11), static_cast<std::int64_t>(2 + seed / 11 % 8)},
            .algorithm = names[seed % names.size()],
            .seed = seed * 0x9E3779B97F4A7C15U,
            .pattern = seed % 3 != 0,
            .loops_percent = seed % 2 == 0 ? 0 : static_cast<int>(seed % 101),
        };
        ASSERT_EQ(problems_with(options), "") << described(options);
    }
}

TEST(Algorithms, TheTableBeginsWithTheDefaultAndKnowsWhatConfigMustKnow) {
    const auto table = mazegen::algorithms();
    ASSERT_FALSE(table.empty());
    EXPECT_EQ(table.front().name, GenerateOptions{}.algorithm);
    EXPECT_NE(mazegen::find_algorithm("dfs"), nullptr);
    EXPECT_NE(mazegen::find_algorithm("dfs_gt"), nullptr);
}

TEST(Algorithms, NamesAreDistinctPlainWordsWithASummaryOfOneLine) {
    std::set<std::string_view> names;
    for (const mazegen::Algorithm& algorithm : mazegen::algorithms()) {
        EXPECT_TRUE(names.insert(algorithm.name).second) << algorithm.name;
        EXPECT_EQ(algorithm.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos);
        EXPECT_FALSE(algorithm.summary.empty()) << algorithm.name;
        EXPECT_EQ(algorithm.summary.find('\n'), std::string_view::npos) << algorithm.name;
        EXPECT_GE(algorithm.extra_bytes, 0) << algorithm.name;
    }
}

TEST(Algorithms, AreFoundInAnyCaseWithADashForTheUnderscore) {
    for (const mazegen::Algorithm& algorithm : mazegen::algorithms()) {
        EXPECT_EQ(mazegen::find_algorithm(algorithm.name), &algorithm);
    }
    const mazegen::Algorithm* growing = mazegen::find_algorithm("dfs_gt");
    EXPECT_EQ(mazegen::find_algorithm("DFS_GT"), growing);
    EXPECT_EQ(mazegen::find_algorithm("dfs-gt"), growing);
    EXPECT_EQ(mazegen::find_algorithm("Dfs-Gt"), growing);
}

TEST(Algorithms, WhatIsInNoRowIsNotFound) {
    for (const char* name : {"", "df", "dfs ", " dfs", "dfs_gt_", "dfsgt", "dfs gt", "none"}) {
        EXPECT_EQ(mazegen::find_algorithm(name), nullptr) << name;
    }
}

}  // namespace
