// Forests round a pattern become one tree.
#include "passes/join.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "chi_square.hpp"
#include "maze_makers.hpp"
#include "mazegen/pattern.hpp"

namespace {

using maze_test::wall_grid;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Maze;
using mazegen::Size;
using mazegen::Trace;

/// Closes every wall of the cells.
Maze without(Maze maze, const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
        for (const Direction d : mazegen::kDirections) {
            if (maze.contains(mazegen::neighbour(cell, d))) {
                maze.uncarve(cell, d);
            }
        }
    }
    return maze;
}

void join(Maze& maze, const std::vector<Cell>& closed, std::uint64_t seed, Trace* trace = nullptr) {
    mazegen::Carver carver(maze, closed, trace);
    mazegen::Rng rng(seed);
    mazegen::join_regions(carver, closed, rng);
}

std::set<maze_test::Spot> spots(const std::vector<Cell>& cells) {
    std::set<maze_test::Spot> found;
    for (const Cell cell : cells) {
        found.insert({static_cast<int>(cell.x), static_cast<int>(cell.y)});
    }
    return found;
}

std::string problems_with(const Maze& maze, const std::vector<Cell>& closed) {
    return maze_test::joined(maze_test::maze_problems(wall_grid(maze), spots(closed), 0));
}

/// The pattern anywhere with a cell between it and the border.
std::vector<Cell> pattern_somewhere(Size size, mazegen::Rng& rng) {
    const auto any = [&](std::int64_t room) {
        return 1 + static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(room - 1)));
    };
    return mazegen::form_cells(mazegen::kPattern, {any(size.width - 7), any(size.height - 5)});
}

TEST(JoinRegions, MakesATreeOfATreeThatLostThePattern) {
    mazegen::Rng rng(3);
    for (const Size size : {Size{9, 7}, {10, 7}, {15, 30}, {40, 9}}) {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const std::vector<Cell> closed = pattern_somewhere(size, rng);
            const char* const algorithm = seed % 2 == 0 ? "dfs" : "dfs_gt";
            Maze maze = without(
                maze_test::made({.size = size, .algorithm = algorithm, .seed = seed, .pattern = false}),
                closed);
            ASSERT_NE(problems_with(maze, closed), "") << "the pattern cuts a tree apart";
            join(maze, closed, seed);
            ASSERT_EQ(problems_with(maze, closed), "") << size << " seed " << seed;
        }
    }
}

TEST(JoinRegions, JoinsManyRegionsThatAreCombsOrSingleCells) {
    const Size size{10, 7};
    const std::vector<Cell> closed = mazegen::pattern_cells(size);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Maze rows{size};
        for (std::int64_t y = 0; y < size.height; ++y) {
            for (std::int64_t x = 0; x + 1 < size.width; ++x) {
                rows.carve({x, y}, Direction::east);
            }
        }
        rows = without(rows, closed);
        join(rows, closed, seed);
        ASSERT_EQ(problems_with(rows, closed), "") << seed;
    }
}

TEST(JoinRegions, OpensNothingInATree) {
    for (const Size size : {Size{10, 7}, {30, 20}}) {
        const Maze before = maze_test::made({.size = size, .algorithm = "dfs_gt", .seed = 4});
        Maze maze = before;
        join(maze, mazegen::pattern_cells(size), 1);
        EXPECT_EQ(maze, before);
    }
}

TEST(JoinRegions, NeitherOpensNorDrawsWithoutClosedCells) {
    Maze maze(Size{4, 3});
    mazegen::Rng rng(9);
    mazegen::join_regions(*std::make_unique<mazegen::Carver>(maze, std::span<const Cell>{}, nullptr), {},
                          rng);
    EXPECT_EQ(maze, Maze(Size{4, 3}));
    EXPECT_EQ(rng.next(), mazegen::Rng(9).next());
}

TEST(JoinRegions, RecordsItsOpenings) {
    const Size size{20, 15};
    const std::vector<Cell> closed = mazegen::pattern_cells(size);
    Maze maze = without(maze_test::made({.size = size, .seed = 2, .pattern = false}), closed);
    Trace trace(maze);
    join(maze, closed, 7, &trace);
    EXPECT_GT(trace.size(), 0);
    mazegen::Replay replay(trace);
    replay.seek(trace.size());
    EXPECT_EQ(replay.maze(), maze);
}

// A single closed cell in a 3x3 grid; the ring round it in two halves, which two walls may join.
TEST(JoinRegions, TakesEachWallThatJoinsTwoHalvesEquallyOften) {
    std::vector<std::int64_t> counts(2);
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Maze maze = maze_test::maze_from_drawing(R"(
            +-+-+-+
            |     |
            + +-+ +
            | | | |
            +-+-+-+
            |     |
            +-+-+-+
        )");
        join(maze, {{1, 1}}, seed);
        ASSERT_EQ(problems_with(maze, {{1, 1}}), "");
        ++counts[maze.has_wall({0, 1}, Direction::south) ? 1 : 0];
    }
    EXPECT_LT(maze_test::chi_square(counts), maze_test::chi_square_limit(1));
}

}  // namespace
