// The rule of the growing tree: how it is read and written, and what it makes of the mazes.
#include "mazegen/growing.hpp"

#include <gtest/gtest.h>

#include "maze_makers.hpp"
#include "mazegen/parse.hpp"
#include "mazegen/solve.hpp"

namespace {

using maze_test::made;
using mazegen::GenerateOptions;
using mazegen::GrowingPick;
using mazegen::GrowingRule;
using mazegen::parse_growing_rule;
using mazegen::Size;

GrowingRule rule(std::string_view text) { return parse_growing_rule(text).value(); }

std::string read_and_written(std::string_view text) { return to_string(rule(text)); }

TEST(GrowingRule, IsNewestAndRandomInEqualSharesByDefault) {
    EXPECT_EQ(to_string(GrowingRule{}), "newest:50,random:50");
    EXPECT_EQ(GenerateOptions{}.growing, rule("newest:50,random:50"));
}

TEST(GrowingRule, TakesPicksWithAndWithoutWeights) {
    EXPECT_EQ(read_and_written("oldest"), "oldest:1");
    EXPECT_EQ(read_and_written("newest,random"), "newest:1,random:1");
    EXPECT_EQ(read_and_written("middle:3,random,oldest:007"), "oldest:7,random:1,middle:3");
    EXPECT_EQ(read_and_written(" newest : 5 ,\tmiddle "), "newest:5,middle:1");
    EXPECT_EQ(rule("newest:1000000000").weight(GrowingPick::newest), 1'000'000'000);
    EXPECT_EQ(rule("newest").weight(GrowingPick::random), 0);
}

TEST(GrowingRule, WhatIsWrittenIsReadAsTheSameRule) {
    for (const char* text :
         {"newest", "oldest:2", "random:3,middle:4", "newest:1,oldest:2,random:3,middle:4"}) {
        EXPECT_EQ(rule(to_string(rule(text))), rule(text)) << text;
    }
    EXPECT_NE(rule("newest:1"), rule("newest:2"));
    EXPECT_NE(rule("newest"), rule("oldest"));
}

void expect_refused(std::string_view text, const std::string& message) {
    const auto refused = parse_growing_rule(text);
    ASSERT_FALSE(refused.ok()) << text;
    EXPECT_EQ(refused.error().code, mazegen::ErrorCode::bad_value);
    EXPECT_EQ(refused.error().message, message) << text;
}

TEST(GrowingRule, RefusesWhatIsNoPick) {
    const std::string none = " is none of newest, oldest, random, middle";
    expect_refused("", "''" + none);
    expect_refused(",", "''" + none);
    expect_refused("newest,", "''" + none);
    expect_refused(",newest", "''" + none);
    expect_refused("newest,,random", "''" + none);
    expect_refused("last", "'last'" + none);
    expect_refused("Newest", "'Newest'" + none);
    expect_refused("newest random", "'newest random'" + none);
    expect_refused("newest;random", "'newest;random'" + none);
    expect_refused(":5", "''" + none);
    expect_refused("50:newest", "'50'" + none);
    expect_refused("new\nest", "'new\\nest'" + none);
}

TEST(GrowingRule, RefusesAPickThatIsNamedTwice) {
    expect_refused("newest,newest", "'newest' is named twice");
    expect_refused("random:1,oldest, random:2", "'random' is named twice");
}

TEST(GrowingRule, RefusesWeightsThatAreNoPositiveWholeNumber) {
    for (const std::string weight :
         {"", "0", "-1", "1.5", "50%", "x", "1:2", "1000000001", "99999999999999999999"}) {
        expect_refused("random,newest:" + weight,
                       mazegen::quoted(weight) + " is no weight, a whole number from 1 to 1000000000");
    }
}

mazegen::Maze grown(std::string_view text, Size size, std::uint64_t seed) {
    return made({.size = size, .algorithm = "growing_tree", .seed = seed, .growing = rule(text)});
}

TEST(GrowingTree, MakesSoundMazesByEveryRule) {
    for (const char* text : {"newest", "oldest", "random", "middle", "newest:50,random:50", "oldest,middle:2",
                             "newest:9,oldest", "newest:1,oldest:2,random:3,middle:4"}) {
        for (const Size size : maze_test::kSmallSizes) {
            GenerateOptions options{.size = size, .algorithm = "growing_tree", .growing = rule(text)};
            for (options.seed = 0; options.seed < 50; ++options.seed) {
                ASSERT_EQ(maze_test::problems_with(options), "")
                    << text << ' ' << maze_test::described(options);
            }
        }
    }
}

TEST(GrowingTree, MakesTheMazesOfDfsFromTheNewestAndOfDfsGtFromRandomCells) {
    for (const Size size : {Size{1, 9}, {20, 15}, {64, 65}}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            EXPECT_EQ(grown("newest", size, seed), made({.size = size, .algorithm = "dfs", .seed = seed}));
            EXPECT_EQ(grown("random", size, seed), made({.size = size, .algorithm = "dfs_gt", .seed = seed}));
        }
    }
}

TEST(GrowingTree, ASinglePickIsTheSameWithAnyWeight) {
    EXPECT_EQ(grown("middle:7", {20, 15}, 3), grown("middle", {20, 15}, 3));
}

std::size_t way_to_the_far_corner(const mazegen::Maze& maze) {
    const auto [width, height] = maze.size();
    return mazegen::solve(maze, {{0, 0}, {width - 1, height - 1}}).value().letters.size();
}

// The oldest cell grows until it has no free neighbour: a breadth-first search.
TEST(GrowingTree, FromTheOldestCellLeadsEveryWhereByAShortestWay) {
    std::size_t longer = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto maze = made({.size = {40, 30},
                                .algorithm = "growing_tree",
                                .seed = seed,
                                .pattern = false,
                                .growing = rule("oldest")});
        EXPECT_EQ(way_to_the_far_corner(maze), 68U) << seed;
        longer += way_to_the_far_corner(grown("random", {40, 30}, seed)) > 68 ? 1U : 0U;
    }
    EXPECT_GE(longer, 15U);
}

std::int64_t dead_ends(std::string_view text) {
    std::int64_t count = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (const auto& row : maze_test::wall_grid(grown(text, {50, 50}, seed))) {
            for (const int walls : row) {
                count += walls == 7 || walls == 11 || walls == 13 || walls == 14 ? 1 : 0;
            }
        }
    }
    return count;
}

TEST(GrowingTree, HasMoreDeadEndsWhenRandomCellsGrowMoreOften) {
    const std::int64_t newest = dead_ends("newest");
    const std::int64_t seldom = dead_ends("newest:90,random:10");
    const std::int64_t often = dead_ends("newest:10,random:90");
    EXPECT_LT(newest * 11 / 10, seldom);
    EXPECT_LT(seldom * 11 / 10, often);
}

TEST(GrowingTree, IsTheOnlyAlgorithmThatAsksForTheRule) {
    for (const std::string& name : maze_test::algorithm_names()) {
        const bool same = made({.algorithm = name, .seed = 4}) ==
                          made({.algorithm = name, .seed = 4, .growing = rule("oldest")});
        EXPECT_EQ(same, name != "growing_tree") << name;
    }
}

}  // namespace
