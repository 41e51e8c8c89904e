// The loop pass and the rule that keeps corridors at most two cells wide.
#include "mazegen/loops.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "chi_square.hpp"
#include "maze_makers.hpp"
#include "mazegen/rng.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using maze_test::wall_grid;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Maze;
using mazegen::Size;

Maze all_open(Size size) {
    Maze maze(size);
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            for (const Direction d : {Direction::east, Direction::south}) {
                if (maze.contains(mazegen::neighbour({x, y}, d))) {
                    maze.carve({x, y}, d);
                }
            }
        }
    }
    return maze;
}

// A tree in the form of a comb two cells wide: the rungs are closed but for the first, and any may
// be opened.
Maze ladder(std::int64_t width) {
    Maze maze(Size{width, 2});
    maze.carve({0, 0}, Direction::south);
    for (std::int64_t x = 0; x + 1 < width; ++x) {
        maze.carve({x, 0}, Direction::east);
        maze.carve({x, 1}, Direction::east);
    }
    return maze;
}

TEST(OpenAreas, AreBlocksOf3x3WithoutAWallInside) {
    EXPECT_EQ(mazegen::find_open_areas(all_open({3, 3})), (std::vector<Cell>{{0, 0}}));
    EXPECT_EQ(mazegen::find_open_areas(all_open({5, 4})),
              (std::vector<Cell>{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}}))
        << "all of them, in reading order";
}

TEST(OpenAreas, NeedThreeCellsBothWays) {
    EXPECT_TRUE(mazegen::find_open_areas(all_open({2, 50})).empty());
    EXPECT_TRUE(mazegen::find_open_areas(all_open({50, 2})).empty());
    EXPECT_TRUE(mazegen::find_open_areas(all_open({1, 1})).empty());
}

TEST(OpenAreas, OneClosedWallOfTheTwelveIsEnoughAndTheOuterWallsDoNotCount) {
    for (std::int64_t y = 0; y < 5; ++y) {
        for (std::int64_t x = 0; x < 5; ++x) {
            for (const Direction d : {Direction::east, Direction::south}) {
                Maze maze = all_open({5, 5});
                if (!maze.contains(mazegen::neighbour({x, y}, d))) {
                    continue;
                }
                maze.uncarve({x, y}, d);
                const bool inside =
                    x >= 1 && y >= 1 && (d == Direction::east ? x < 3 && y < 4 : x < 4 && y < 3);
                const auto corners = mazegen::find_open_areas(maze);
                EXPECT_EQ(std::ranges::count(corners, Cell{1, 1}), inside ? 0 : 1) << x << "," << y;
            }
        }
    }
}

TEST(OpenAreas, AreFoundInAHandDrawnMaze) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+-+-+
        |       | |
        + + + + + +
        | |       |
        + + + + + +
        |         |
        + + + + +-+
        |         |
        +-+-+-+-+-+
    )");
    EXPECT_EQ(mazegen::find_open_areas(maze), (std::vector<Cell>{{1, 0}, {1, 1}}));
}

TEST(OpenAreas, AreThoseOfTheIndependentSearch) {
    mazegen::Rng rng(17);
    int found = 0;
    for (int round = 0; round < 300; ++round) {
        Maze maze = all_open({9, 8});
        for (int i = 0; i < 15; ++i) {
            const Cell cell{static_cast<std::int64_t>(rng.below(8)), static_cast<std::int64_t>(rng.below(7))};
            maze.uncarve(cell, rng.below(2) == 0 ? Direction::east : Direction::south);
        }
        std::vector<maze_test::Spot> spots;
        for (const Cell corner : mazegen::find_open_areas(maze)) {
            spots.push_back({static_cast<int>(corner.x), static_cast<int>(corner.y)});
        }
        ASSERT_EQ(spots, maze_test::open_blocks(wall_grid(maze)));
        found += static_cast<int>(spots.size());
    }
    EXPECT_GT(found, 300);
}

TEST(CanAddLoop, WhereAWallMayBeOpened) {
    EXPECT_TRUE(mazegen::can_add_loop(ladder(2)));
    EXPECT_FALSE(mazegen::can_add_loop(all_open({2, 2}))) << "no wall is left";
    EXPECT_FALSE(mazegen::can_add_loop(made({.size = {1, 9}}))) << "a single column has none";
    EXPECT_FALSE(mazegen::can_add_loop(made({.size = {9, 1}})));
    EXPECT_FALSE(mazegen::can_add_loop(Maze(Size{1, 1})));
    EXPECT_FALSE(mazegen::can_add_loop(Maze(Size{3, 3}))) << "fully closed cells stay closed";
}

TEST(CanAddLoop, NotWhereTheLastWallHoldsABlockTogether) {
    Maze maze = all_open({3, 3});
    maze.uncarve({1, 1}, Direction::west);
    EXPECT_FALSE(mazegen::can_add_loop(maze));
    maze.uncarve({2, 2}, Direction::north);
    EXPECT_TRUE(mazegen::can_add_loop(maze)) << "either of the two may go";
}

TEST(AddLoops, ZeroPercentOpensNothing) {
    Maze maze = made({.size = {20, 15}, .seed = 1});
    const Maze before = maze;
    EXPECT_EQ(mazegen::add_loops(maze, 0, 1), 0);
    EXPECT_EQ(maze, before);
}

TEST(AddLoops, AnyShareAboveZeroOpensAtLeastOneWhereOneMayBe) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (const int percent : {1, 50, 100}) {
            Maze square = ladder(2);
            EXPECT_EQ(mazegen::add_loops(square, percent, seed), 1);
            EXPECT_EQ(square, all_open({2, 2}));
        }
        for (const Size size : {Size{3, 3}, {4, 2}, {5, 5}, {10, 7}}) {
            Maze maze = made({.size = size, .seed = seed});
            EXPECT_GE(mazegen::add_loops(maze, 1, seed), 1);
        }
    }
}

TEST(AddLoops, FindsTheOnlyWallsThatMayBeOpened) {
    const Maze before = maze_from_drawing(R"(
        +-+-+-+-+
        | |   | |
        + + + + +
        |     | |
        + + + + +
        |       |
        +-+-+-+-+
    )");
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (const int percent : {1, 100}) {
            Maze maze = before;
            EXPECT_EQ(mazegen::add_loops(maze, percent, seed), 1) << "one of the two on the right";
            EXPECT_TRUE(maze.has_wall({0, 0}, Direction::east)) << "the last wall of the left block";
            EXPECT_TRUE(mazegen::find_open_areas(maze).empty());
        }
    }
}

TEST(AddLoops, OpensNothingInSingleRowsAndColumns) {
    for (const Size size : {Size{1, 1}, {1, 2}, {2, 1}, {1, 30}, {30, 1}}) {
        Maze maze = made({.size = size});
        const Maze before = maze;
        EXPECT_EQ(mazegen::add_loops(maze, 100, 5), 0);
        EXPECT_EQ(maze, before);
    }
}

TEST(AddLoops, EachWallOfA3x3TreeButOneIsOpenedAtHundredPercent) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Maze maze = made({.size = {3, 3}, .seed = seed});
        EXPECT_EQ(mazegen::add_loops(maze, 100, seed), 3);
        EXPECT_EQ(maze_test::count_openings(wall_grid(maze)), 11);
    }
}

TEST(AddLoops, HundredPercentLeavesNoWallThatMayBeOpened) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Maze maze = made({.size = {20, 15}, .seed = seed});
        mazegen::add_loops(maze, 100, seed);
        EXPECT_FALSE(mazegen::can_add_loop(maze));
        EXPECT_EQ(maze_test::wall_to_open(wall_grid(maze), maze_test::pattern_spots(20, 15)), std::nullopt);
        EXPECT_TRUE(maze_test::open_blocks(wall_grid(maze)).empty());
    }
}

TEST(AddLoops, OnlyOpensWallsAndSaysHowMany) {
    for (const int percent : {1, 10, 60, 100}) {
        const Maze before = made({.size = {20, 15}, .seed = 3});
        Maze maze = before;
        const std::int64_t opened = mazegen::add_loops(maze, percent, 3);
        EXPECT_EQ(maze_test::count_openings(wall_grid(maze)),
                  maze_test::count_openings(wall_grid(before)) + opened);
        for (std::int64_t y = 0; y < 15; ++y) {
            for (std::int64_t x = 0; x < 20; ++x) {
                ASSERT_EQ(maze.walls({x, y}) & ~before.walls({x, y}), 0)
                    << "a wall closed at " << x << "," << y;
            }
        }
    }
}

TEST(AddLoops, NeverTouchesThePattern) {
    for (const Size size : {Size{10, 7}, {11, 8}, {20, 15}}) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            ASSERT_EQ(maze_test::problems_with({.size = size, .seed = seed, .loops_percent = 100}), "");
        }
    }
}

// 200x200: 79,600 inner walls, 39,999 of them open. More than one million cells are worked on in pieces.
TEST(AddLoops, TriesItsShareOfTheClosedWalls) {
    for (const auto& [size, closed] :
         {std::pair{Size{200, 200}, 39'601.0}, {Size{1500, 1000}, 1'497'501.0}}) {
        for (const int percent : {1, 10}) {
            Maze maze = made({.size = size, .seed = 9, .pattern = false});
            const auto opened = static_cast<double>(mazegen::add_loops(maze, percent, 9));
            EXPECT_LE(opened, closed * percent / 100 + 1);
            EXPECT_GE(opened, closed * percent / 100 * 0.98 - 1) << "hardly one is put back so early";
            EXPECT_TRUE(mazegen::find_open_areas(maze).empty());
        }
    }
}

TEST(AddLoops, HundredPercentOfAVeryLargeMazeLeavesNoWallThatMayBeOpened) {
    Maze maze = made({.size = {1500, 1000}, .seed = 9});
    mazegen::add_loops(maze, 100, 9);
    EXPECT_FALSE(mazegen::can_add_loop(maze));
    EXPECT_TRUE(mazegen::find_open_areas(maze).empty());
}

TEST(AddLoops, EachWallIsAsLikelyAsTheOthers) {
    std::vector<std::int64_t> counts(8);
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        Maze maze = ladder(9);
        ASSERT_EQ(mazegen::add_loops(maze, 50, seed), 4);
        for (std::int64_t x = 1; x < 9; ++x) {
            counts[static_cast<std::size_t>(x - 1)] += maze.has_wall({x, 0}, Direction::south) ? 0 : 1;
        }
    }
    EXPECT_LT(maze_test::chi_square(counts), maze_test::chi_square_limit(7));
}

TEST(AddLoops, TheSeedDecides) {
    const Maze before = made({.size = {20, 15}, .seed = 3});
    Maze a = before;
    Maze b = before;
    Maze c = before;
    mazegen::add_loops(a, 10, 1);
    mazegen::add_loops(b, 10, 1);
    mazegen::add_loops(c, 10, 2);
    EXPECT_EQ(a, b);
    EXPECT_NE(a, c);
}

TEST(AddLoops, IsWhatGenerateDoesToThePerfectMazeOfTheSameSeed) {
    for (const std::string& name : maze_test::algorithm_names()) {
        mazegen::GenerateOptions options{.size = {20, 15}, .algorithm = name, .seed = 8};
        Maze maze = made(options);
        mazegen::add_loops(maze, 10, options.seed);
        options.loops_percent = 10;
        EXPECT_EQ(maze, made(options)) << name;
    }
}

TEST(AddLoops, RecordsEachOpeningInTheTrace) {
    Maze maze = made({.size = {20, 15}, .seed = 4});
    mazegen::Trace trace(maze);
    const std::int64_t opened = mazegen::add_loops(maze, 30, 4, &trace);
    ASSERT_EQ(trace.size(), opened);
    mazegen::Replay replay(trace);
    replay.seek(opened);
    EXPECT_EQ(replay.maze(), maze);
}

}  // namespace
