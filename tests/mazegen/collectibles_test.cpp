// What lies in the cells of a maze: where it may lie, and that chance is fair.
#include "mazegen/collectibles.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "chi_square.hpp"
#include "maze_makers.hpp"

namespace {

using maze_test::made;
using mazegen::Cell;
using mazegen::Ends;
using mazegen::Maze;
using mazegen::place_collectibles;
using Cells = std::vector<Cell>;

std::vector<std::string> shown(const Cells& cells) {
    std::vector<std::string> texts;
    for (const Cell cell : cells) {
        texts.push_back(to_string(cell));
    }
    return texts;
}

/// All cells that are neither closed nor one of the ends, in reading order.
Cells free_cells(const Maze& maze, Ends ends) {
    Cells cells;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        for (std::int64_t x = 0; x < maze.size().width; ++x) {
            const Cell cell{x, y};
            if (!maze.is_closed(cell) && cell != ends.entry && cell != ends.exit) {
                cells.push_back(cell);
            }
        }
    }
    return cells;
}

Ends corners(mazegen::Size size) { return {{0, 0}, {size.width - 1, size.height - 1}}; }

TEST(Collectibles, LieInDifferentFreeCellsInReadingOrder) {
    for (const mazegen::Size size : maze_test::kSmallSizes) {
        const Maze maze = made({.size = size, .seed = 4});
        const Cells free = free_cells(maze, corners(size));
        const auto most = static_cast<std::int64_t>(free.size());
        for (std::int64_t count = 0; count <= most; ++count) {
            const Cells cells = place_collectibles(maze, corners(size), count, 9);
            ASSERT_EQ(cells.size(), static_cast<std::size_t>(count)) << to_string(size);
            // Found one after the other in a list without repetitions: different, free and in order.
            ASSERT_TRUE(std::ranges::includes(free, cells, mazegen::reads_before)) << to_string(size);
            ASSERT_TRUE(std::ranges::is_sorted(cells, mazegen::reads_before)) << to_string(size);
        }
    }
}

TEST(Collectibles, FillEveryFreeCellWhenMoreAreWantedThanFit) {
    const Maze maze = made({.size = {12, 9}, .seed = 1});
    const Ends ends{{3, 0}, {4, 8}};
    const Cells free = free_cells(maze, ends);
    EXPECT_EQ(free.size(), 12U * 9 - 20 - 2) << "without the 42 and both ends";
    for (const std::int64_t count :
         {static_cast<std::int64_t>(free.size()), static_cast<std::int64_t>(free.size()) + 1, INT64_MAX}) {
        EXPECT_EQ(place_collectibles(maze, ends, count, 5), free);
    }
}

TEST(Collectibles, HaveNoPlaceInAClosedMazeOrBetweenTwoCells) {
    EXPECT_TRUE(place_collectibles(Maze({5, 4}), corners({5, 4}), 7, 1).empty());
    EXPECT_TRUE(place_collectibles(Maze({1, 1}), {{0, 0}, {0, 0}}, 1, 1).empty());
    EXPECT_TRUE(place_collectibles(made({.size = {2, 1}}), corners({2, 1}), 1, 1).empty());
}

TEST(Collectibles, AreTheSameForASeedWhateverTheAlgorithmAndTheLoops) {
    const mazegen::Size size{20, 15};
    const Cells cells = place_collectibles(made({.size = size, .seed = 3}), corners(size), 12, 3);
    for (const std::string& name : maze_test::algorithm_names()) {
        const Maze other = made({.size = size, .algorithm = name, .seed = 8, .loops_percent = 40});
        EXPECT_EQ(place_collectibles(other, corners(size), 12, 3), cells) << name;
    }
    EXPECT_NE(place_collectibles(made({.size = size, .seed = 3}), corners(size), 12, 4), cells);
}

TEST(Collectibles, OfStreamVersion1LieInTheseCells) {
    const Maze maze = made({.size = {20, 15}, .seed = 42});
    EXPECT_EQ(shown(place_collectibles(maze, corners({20, 15}), 6, 42)),
              (std::vector<std::string>{"0,2", "14,3", "0,5", "1,10", "6,12", "6,13"}));
}

TEST(Collectibles, ComeToEachCellEquallyOften) {
    const mazegen::Size size{6, 5};
    const Maze maze = made({.size = size, .seed = 1});
    const Cells free = free_cells(maze, corners(size));
    std::vector<std::int64_t> counts(free.size());
    constexpr std::uint64_t rounds = 20'000;
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        for (const Cell cell : place_collectibles(maze, corners(size), 7, seed)) {
            ++counts[static_cast<std::size_t>(std::ranges::find(free, cell) - free.begin())];
        }
    }
    EXPECT_LT(maze_test::chi_square(counts), maze_test::chi_square_limit(free.size() - 1));
}

TEST(Collectibles, PairUpEquallyOften) {
    const Maze maze = made({.size = {5, 2}, .seed = 1});
    const Cells free = free_cells(maze, corners({5, 2}));
    ASSERT_EQ(free.size(), 8U);
    std::vector<std::int64_t> counts(8 * 7 / 2);
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        const Cells cells = place_collectibles(maze, corners({5, 2}), 2, seed);
        const auto a = std::ranges::find(free, cells[0]) - free.begin();
        const auto b = std::ranges::find(free, cells[1]) - free.begin();
        ++counts[static_cast<std::size_t>(b * (b - 1) / 2 + a)];
    }
    EXPECT_LT(maze_test::chi_square(counts), maze_test::chi_square_limit(counts.size() - 1));
}

}  // namespace
