// The shortest path, and which one it is where several are equally short.
#include "mazegen/solve.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "maze_makers.hpp"
#include "mazegen/rng.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using maze_test::Spot;
using maze_test::wall_grid;
using maze_test::WallGrid;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Ends;
using mazegen::ErrorCode;
using mazegen::Maze;
using mazegen::Size;

Spot spot_of(Cell cell) { return {static_cast<int>(cell.x), static_cast<int>(cell.y)}; }

Cell random_cell(Size size, mazegen::Rng& rng) {
    return {static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(size.width))),
            static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(size.height)))};
}

// Walls opened one by one at random: with open areas, many loops and parts that nothing leads to.
Maze random_openings(Size size, unsigned percent, mazegen::Rng& rng) {
    Maze maze(size);
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            for (const Direction d : {Direction::east, Direction::south}) {
                if (maze.contains(mazegen::neighbour({x, y}, d)) && rng.below(100) < percent) {
                    maze.carve({x, y}, d);
                }
            }
        }
    }
    return maze;
}

// The letters, or the word for the error.
std::string answer(const mazegen::Result<mazegen::Path>& path) {
    if (path) {
        return path->letters;
    }
    return path.error().code == ErrorCode::no_path ? "no path" : "bad value";
}

std::string answer_of_walk(const Maze& maze, Ends ends) {
    return maze_test::shortest_path(wall_grid(maze), spot_of(ends.entry), spot_of(ends.exit))
        .value_or("no path");
}

TEST(Solve, FollowsTheOnlyWayOfAPerfectMaze) {
    const Maze maze = maze_test::small_tree();
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 0}, {2, 0}})), "ESEN");
    EXPECT_EQ(answer(mazegen::solve(maze, {{2, 0}, {0, 0}})), "SWNW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{1, 0}, {0, 1}})), "SW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 1}, {1, 1}})), "E");
}

TEST(Solve, TakesTheAlphabeticallyFirstOfTwoWaysRoundASquare) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+
        |   |
        + + +
        |   |
        +-+-+
    )");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 0}, {1, 1}})), "ES");
    EXPECT_EQ(answer(mazegen::solve(maze, {{1, 1}, {0, 0}})), "NW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{1, 0}, {0, 1}})), "SW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 1}, {1, 0}})), "NE");
}

// Both ways round are four steps; the first step alone decides, whatever comes later.
TEST(Solve, AnEarlierLetterOutweighsAllLaterOnes) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+
        |     |
        + +-+ +
        | |X| |
        + +-+ +
        |     |
        +-+-+-+
    )");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 0}, {2, 2}})), "EESS");
    EXPECT_EQ(answer(mazegen::solve(maze, {{2, 2}, {0, 0}})), "NNWW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{2, 0}, {0, 2}})), "SSWW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 2}, {2, 0}})), "NNEE");
    EXPECT_EQ(answer(mazegen::solve(maze, {{1, 0}, {1, 2}})), "ESSW");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 1}, {2, 1}})), "NEES");
}

TEST(Solve, AgreesWithAnIndependentSearchInMazesFullOfLoops) {
    for (const std::string& name : maze_test::algorithm_names()) {
        mazegen::Rng rng(71);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Maze maze = made({.size = {20, 15}, .algorithm = name, .seed = seed, .loops_percent = 100});
            const Ends ends{random_cell(maze.size(), rng), random_cell(maze.size(), rng)};
            if (ends.entry != ends.exit) {
                ASSERT_EQ(answer(mazegen::solve(maze, ends)), answer_of_walk(maze, ends))
                    << name << ", seed " << seed;
            }
        }
    }
}

TEST(Solve, AgreesWithAnIndependentSearchWhereverWallsAreOpen) {
    mazegen::Rng rng(72);
    int unsolvable = 0;
    for (int round = 0; round < 3000; ++round) {
        const Size size{2 + static_cast<std::int64_t>(rng.below(12)),
                        1 + static_cast<std::int64_t>(rng.below(12))};
        const Maze maze = random_openings(size, 45 + static_cast<unsigned>(rng.below(55)), rng);
        const Ends ends{random_cell(size, rng), random_cell(size, rng)};
        if (ends.entry != ends.exit) {
            const std::string expected = answer_of_walk(maze, ends);
            unsolvable += expected == "no path" ? 1 : 0;
            ASSERT_EQ(answer(mazegen::solve(maze, ends)), expected) << maze;
        }
    }
    EXPECT_GT(unsolvable, 100);
    EXPECT_LT(unsolvable, 2000);
}

// The first walk of that many steps in alphabetical order, by trying them all.
bool first_walk(const WallGrid& grid, Spot at, Spot exit, int steps, std::string& walk) {
    if (at == exit && steps == 0) {
        return true;
    }
    if (std::abs(at.x - exit.x) + std::abs(at.y - exit.y) > steps) {
        return false;
    }
    const Spot beyond[] = {{at.x, at.y - 1}, {at.x + 1, at.y}, {at.x, at.y + 1}, {at.x - 1, at.y}};
    const int walls = grid[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
    for (unsigned d = 0; d < 4; ++d) {
        if ((walls >> d & 1) == 0) {
            walk.push_back("NESW"[d]);
            if (first_walk(grid, beyond[d], exit, steps - 1, walk)) {
                return true;
            }
            walk.pop_back();
        }
    }
    return false;
}

TEST(Solve, IsTheFirstOfAllWalksTriedInAlphabeticalOrder) {
    mazegen::Rng rng(73);
    for (int round = 0; round < 300; ++round) {
        const Maze maze = random_openings({4, 4}, 80, rng);
        const Ends ends{random_cell(maze.size(), rng), random_cell(maze.size(), rng)};
        const auto path = ends.entry == ends.exit ? mazegen::Error{} : mazegen::solve(maze, ends);
        if (!path) {
            continue;
        }
        std::string walk;
        int steps = 0;
        while (!first_walk(wall_grid(maze), spot_of(ends.entry), spot_of(ends.exit), steps, walk)) {
            ASSERT_LT(++steps, 16) << maze;
        }
        ASSERT_EQ(path->letters, walk) << maze;
    }
}

TEST(Solve, SaysWhenNoWayLeadsThrough) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+-+
        |   |   |
        +-+-+-+-+
    )");
    const auto path = mazegen::solve(maze, {{0, 0}, {3, 0}});
    ASSERT_FALSE(path.ok());
    EXPECT_EQ(path.error().code, ErrorCode::no_path);
    EXPECT_EQ(path.error().message, "no way leads from 0,0 to 3,0");
}

TEST(Solve, AnEndOnAClosedCellHasNoWayOut) {
    const Maze maze = made({.size = {20, 15}});
    ASSERT_TRUE(maze.is_closed({7, 5}));
    EXPECT_EQ(answer(mazegen::solve(maze, {{7, 5}, {0, 0}})), "no path");
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 0}, {7, 5}})), "no path");
}

TEST(Solve, RefusesEqualEnds) {
    const Maze maze = made({.size = {5, 5}});
    const auto path = mazegen::solve(maze, {{2, 3}, {2, 3}});
    ASSERT_FALSE(path.ok());
    EXPECT_EQ(path.error().code, ErrorCode::bad_value);
    EXPECT_NE(path.error().message.find("2,3"), std::string::npos) << path.error().message;
    EXPECT_EQ(answer(mazegen::solve(Maze(Size{1, 1}), {{0, 0}, {0, 0}})), "bad value");
}

TEST(Solve, RefusesEndsOutsideTheMazeByTheirCell) {
    const Maze maze = made({.size = {6, 4}});
    for (const Cell outside : {Cell{-1, 0}, Cell{0, -1}, Cell{6, 0}, Cell{0, 4}, Cell{4, 5}}) {
        for (const Ends ends : {Ends{outside, {0, 0}}, Ends{{0, 0}, outside}}) {
            const auto path = mazegen::solve(maze, ends);
            ASSERT_FALSE(path.ok());
            EXPECT_EQ(path.error().code, ErrorCode::bad_value);
            EXPECT_NE(path.error().message.find(mazegen::to_string(outside)), std::string::npos);
        }
    }
}

TEST(Solve, InPlaceGivesTheSameAndLeavesTheMazeAsItWas) {
    mazegen::Rng rng(74);
    for (int round = 0; round < 300; ++round) {
        Maze maze = random_openings({9, 8}, 55, rng);
        const Maze before = maze;
        const Ends ends{random_cell(maze.size(), rng), random_cell(maze.size(), rng)};
        const std::string in_place = answer(mazegen::solve_in_place(maze, ends));
        ASSERT_EQ(maze, before) << "after: " << in_place;
        ASSERT_EQ(in_place, answer(mazegen::solve(before, ends)));
        ASSERT_EQ(before, maze);
    }
    Maze maze = made({.size = {5, 5}});
    const Maze before = maze;
    EXPECT_FALSE(mazegen::solve_in_place(maze, {{0, 0}, {5, 0}}).ok());
    EXPECT_EQ(maze, before) << "refused ends";
}

TEST(Solve, WalksAVeryLongCorridor) {
    const Maze maze = made({.size = {1'000'000, 1}});
    EXPECT_EQ(answer(mazegen::solve(maze, {{0, 0}, {999'999, 0}})), std::string(999'999, 'E'));
    EXPECT_EQ(answer(mazegen::solve(maze, {{999'999, 0}, {0, 0}})), std::string(999'999, 'W'));
}

TEST(Path, KnowsItsCells) {
    const mazegen::Path path{{1, 1}, "NESSW"};
    EXPECT_EQ(path.cells(), (std::vector<Cell>{{1, 1}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}}));
    EXPECT_EQ((mazegen::Path{{4, 2}, ""}.cells()), (std::vector<Cell>{{4, 2}}));
}

TEST(Path, OfAMazeBeginsAtTheEntryAndEndsAtTheExit) {
    const Maze maze = made({.size = {20, 15}, .seed = 12, .loops_percent = 10});
    const auto path = mazegen::solve(maze, {{3, 2}, {16, 13}});
    ASSERT_TRUE(path.ok());
    EXPECT_EQ(path->entry, (Cell{3, 2}));
    EXPECT_EQ(path->cells().back(), (Cell{16, 13}));
    EXPECT_EQ(path->cells().size(), path->letters.size() + 1);
}

}  // namespace
