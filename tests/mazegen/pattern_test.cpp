// Where the "42" lies, drawn as pictures.
#include "mazegen/pattern.hpp"

#include <gtest/gtest.h>

#include <string>

#include "maze_walk.hpp"

namespace {

using mazegen::Size;

std::string picture(Size size) {
    std::string text;
    for (std::int64_t y = 0; y < size.height; ++y) {
        text += std::string(static_cast<std::size_t>(size.width), '.') + '\n';
    }
    for (const mazegen::Cell cell : mazegen::pattern_cells(size)) {
        text.at(static_cast<std::size_t>(cell.y * (size.width + 1) + cell.x)) = '#';
    }
    return '\n' + text;
}

TEST(Pattern, LeavesOneCellRoundItInTheSmallestGrid) {
    EXPECT_EQ(picture({10, 7}), R"(
..........
..#.#.###.
..#.#...#.
..###.###.
....#.#...
....#.###.
..........
)");
}

TEST(Pattern, RoundsItsCornerDown) {
    EXPECT_EQ(picture({11, 8}), R"(
...........
..#.#.###..
..#.#...#..
..###.###..
....#.#....
....#.###..
...........
...........
)");
}

TEST(Pattern, LiesInTheMiddleOfALargerGrid) {
    EXPECT_EQ(picture({20, 15}), R"(
....................
....................
....................
....................
....................
.......#.#.###......
.......#.#...#......
.......###.###......
.........#.#........
.........#.###......
....................
....................
....................
....................
....................
)");
}

TEST(Pattern, ListsItsTwentyCellsInReadingOrder) {
    const auto cells = mazegen::pattern_cells({64, 65});
    ASSERT_EQ(cells.size(), 20U);
    EXPECT_EQ(cells.front(), (mazegen::Cell{29, 30}));
    for (std::size_t i = 1; i < cells.size(); ++i) {
        EXPECT_TRUE(cells[i - 1].y < cells[i].y ||
                    (cells[i - 1].y == cells[i].y && cells[i - 1].x < cells[i].x));
    }
}

TEST(Pattern, AFormLiesWhereItsCornerIs) {
    const mazegen::PatternForm form = {"#......", ".......", ".......", ".......", ".....##"};
    EXPECT_EQ(mazegen::form_cells(form, {3, 4}), (std::vector<mazegen::Cell>{{3, 4}, {8, 8}, {9, 8}}));
}

TEST(Pattern, IsLeftOutWhereThereIsNoRoom) {
    for (const Size size : {Size{9, 7}, {10, 6}, {7, 10}, {9, 100}, {100, 6}, {7, 5}, {1, 1}, {1, 100}}) {
        EXPECT_FALSE(mazegen::has_room_for_pattern(size)) << size;
        EXPECT_TRUE(mazegen::pattern_cells(size).empty()) << size;
    }
    EXPECT_TRUE(mazegen::has_room_for_pattern({10, 7}));
    EXPECT_TRUE(mazegen::has_room_for_pattern({100'000, 7}));
}

TEST(Pattern, IsWhereTheIndependentReadingOfTheRulePutsIt) {
    for (int width = 1; width <= 40; ++width) {
        for (int height = 1; height <= 30; ++height) {
            std::set<maze_test::Spot> spots;
            for (const mazegen::Cell cell : mazegen::pattern_cells({width, height})) {
                spots.insert({static_cast<int>(cell.x), static_cast<int>(cell.y)});
            }
            ASSERT_EQ(spots, maze_test::pattern_spots(width, height)) << width << "x" << height;
        }
    }
}

}  // namespace
