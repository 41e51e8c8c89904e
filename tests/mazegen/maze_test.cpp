// The maze as a value: one door to open a wall and one to close it, and the memory it says it takes.
#include "mazegen/maze.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <new>
#include <utility>

#include "maze_walk.hpp"

namespace {

using mazegen::Direction;
using mazegen::Maze;
using mazegen::Size;

constexpr std::int64_t kHuge = std::numeric_limits<std::int64_t>::max();

TEST(Maze, BeginsWithAllWallsClosed) {
    const Maze maze(Size{3, 2});
    EXPECT_EQ(maze.size(), (Size{3, 2}));
    EXPECT_EQ(maze_test::wall_grid(maze), (maze_test::WallGrid{{15, 15, 15}, {15, 15, 15}}));
    EXPECT_TRUE(maze.is_closed({2, 1}));
}

TEST(Maze, CarvingOpensTheWallForBothCellsAndForNoOther) {
    struct Case {
        Direction side;
        maze_test::WallGrid expected;
    };
    const Case cases[] = {
        {Direction::north, {{15, 11, 15}, {15, 14, 15}, {15, 15, 15}}},
        {Direction::east, {{15, 15, 15}, {15, 13, 7}, {15, 15, 15}}},
        {Direction::south, {{15, 15, 15}, {15, 11, 15}, {15, 14, 15}}},
        {Direction::west, {{15, 15, 15}, {13, 7, 15}, {15, 15, 15}}},
    };
    for (const Case& c : cases) {
        SCOPED_TRACE(mazegen::to_letter(c.side));
        Maze maze(Size{3, 3});
        maze.carve({1, 1}, c.side);
        EXPECT_EQ(maze_test::wall_grid(maze), c.expected);
        EXPECT_FALSE(maze.has_wall({1, 1}, c.side));
        EXPECT_FALSE(maze.is_closed({1, 1}));
        maze.carve({1, 1}, c.side);
        EXPECT_EQ(maze_test::wall_grid(maze), c.expected) << "opening an open wall changes nothing";
        maze.uncarve({1, 1}, c.side);
        EXPECT_EQ(maze, Maze(Size{3, 3}));
        maze.uncarve({1, 1}, c.side);
        EXPECT_EQ(maze, Maze(Size{3, 3})) << "closing a closed wall changes nothing";
    }
}

TEST(Maze, UncarvingLeavesTheOtherOpeningsAlone) {
    Maze maze(Size{2, 2});
    maze.carve({0, 0}, Direction::east);
    maze.carve({0, 0}, Direction::south);
    maze.carve({1, 1}, Direction::west);
    maze.uncarve({1, 0}, Direction::west);
    EXPECT_EQ(maze_test::wall_grid(maze), (maze_test::WallGrid{{11, 15}, {12, 7}}));
}

TEST(Maze, ARowShowsItsWallsFromWestToEast) {
    Maze maze(Size{4, 2});
    maze.carve({0, 1}, Direction::east);
    maze.carve({3, 1}, Direction::north);
    const auto row = maze.row(1);
    EXPECT_EQ(std::vector<int>(row.begin(), row.end()), (std::vector<int>{13, 7, 15, 14}));
    EXPECT_EQ(maze.row(0).size(), 4U);
}

TEST(Maze, CopiesAreIndependentAndCompareByWallsAndSize) {
    Maze maze(Size{3, 2});
    Maze copy = maze;
    EXPECT_EQ(copy, maze);
    copy.carve({0, 0}, Direction::east);
    EXPECT_NE(copy, maze);
    EXPECT_TRUE(maze.is_closed({0, 0}));
    const Maze moved = std::move(copy);
    EXPECT_FALSE(moved.has_wall({1, 0}, Direction::west));
    EXPECT_NE(Maze(Size{2, 3}), Maze(Size{3, 2}));
    EXPECT_NE(Maze(Size{6, 1}), Maze(Size{1, 6}));
}

TEST(Maze, ContainsTheCellsOfItsGrid) {
    const Maze maze(Size{3, 2});
    EXPECT_TRUE(maze.contains({2, 1}));
    EXPECT_FALSE(maze.contains({1, 2}));
    EXPECT_FALSE(maze.contains({-1, 0}));
}

TEST(Maze, FitsOnlyWithBothLengthsAtLeastOne) {
    EXPECT_TRUE(Maze::fits({1, 1}));
    EXPECT_TRUE(Maze::fits({100'000, 100'000}));
    EXPECT_FALSE(Maze::fits({0, 5}));
    EXPECT_FALSE(Maze::fits({5, 0}));
    EXPECT_FALSE(Maze::fits({-3, 5}));
    EXPECT_FALSE(Maze::fits({5, -3}));
    EXPECT_FALSE(Maze::fits({-5, -5})) << "the product is positive";
    EXPECT_FALSE(Maze::fits({std::numeric_limits<std::int64_t>::min(), 1}));
}

TEST(Maze, DoesNotFitWhereTheCellsOverflow64Bits) {
    EXPECT_FALSE(Maze::fits({kHuge, kHuge}));
    EXPECT_FALSE(Maze::fits({kHuge, 1}));
    EXPECT_FALSE(Maze::fits({1, kHuge}));
    EXPECT_FALSE(Maze::fits({std::int64_t{1} << 32, std::int64_t{1} << 32}));
    EXPECT_FALSE(Maze::fits({std::int64_t{1} << 33, std::int64_t{1} << 31})) << "the product is 0 in 64 bits";
}

TEST(Maze, TakesOneByteACellAndABorder) {
    EXPECT_EQ(Maze::bytes_needed({1, 1}), 9U);
    EXPECT_EQ(Maze::bytes_needed({20, 15}), 22U * 17U);
    EXPECT_EQ(Maze::bytes_needed({100'000, 100'000}), 100'002ULL * 100'002ULL);
}

#ifndef __SANITIZE_ADDRESS__  // which ends the program where memory is refused
TEST(Maze, EverySizeThatFitsButNotInMemoryThrowsBadAlloc) {
    for (int shift = 47; shift < 63; ++shift) {
        for (const Size size : {Size{std::int64_t{1} << shift, 1}, Size{1, (std::int64_t{1} << shift) - 2},
                                Size{std::int64_t{1} << (shift / 2), std::int64_t{1} << ((shift + 1) / 2)}}) {
            if (Maze::fits(size)) {
                EXPECT_THROW(Maze{size}, std::bad_alloc) << size;
            }
        }
    }
}
#endif

}  // namespace
