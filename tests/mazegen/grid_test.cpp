// The words of the grid: directions with their letters, bits and steps, and what lies inside.
#include "mazegen/grid.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace {

using mazegen::Cell;
using mazegen::Direction;
using mazegen::Size;

TEST(Grid, WallBitsAreOneTwoFourEightForNorthEastSouthWest) {
    EXPECT_EQ(mazegen::wall_bit(Direction::north), 1);
    EXPECT_EQ(mazegen::wall_bit(Direction::east), 2);
    EXPECT_EQ(mazegen::wall_bit(Direction::south), 4);
    EXPECT_EQ(mazegen::wall_bit(Direction::west), 8);
    EXPECT_EQ(mazegen::kAllWalls, 15);
}

TEST(Grid, DirectionsAreListedInTheOrderThatBreaksTies) {
    std::string letters;
    for (const Direction d : mazegen::kDirections) {
        letters += mazegen::to_letter(d);
    }
    EXPECT_EQ(letters, "NESW");
}

TEST(Grid, OppositeDirectionsFaceEachOther) {
    EXPECT_EQ(mazegen::opposite(Direction::north), Direction::south);
    EXPECT_EQ(mazegen::opposite(Direction::east), Direction::west);
    EXPECT_EQ(mazegen::opposite(Direction::south), Direction::north);
    EXPECT_EQ(mazegen::opposite(Direction::west), Direction::east);
}

TEST(Grid, OnlyTheFourUpperCaseLettersAreDirections) {
    for (int c = 0; c < 256; ++c) {
        const auto letter = static_cast<char>(c);
        const auto direction = mazegen::direction_of(letter);
        const bool expected = letter == 'N' || letter == 'E' || letter == 'S' || letter == 'W';
        ASSERT_EQ(direction.has_value(), expected) << "character " << c;
        if (direction) {
            EXPECT_EQ(mazegen::to_letter(*direction), letter);
        }
    }
}

TEST(Grid, NorthIsUpAndYGrowsDownwards) {
    const Cell cell{5, 7};
    EXPECT_EQ(mazegen::neighbour(cell, Direction::north), (Cell{5, 6}));
    EXPECT_EQ(mazegen::neighbour(cell, Direction::east), (Cell{6, 7}));
    EXPECT_EQ(mazegen::neighbour(cell, Direction::south), (Cell{5, 8}));
    EXPECT_EQ(mazegen::neighbour(cell, Direction::west), (Cell{4, 7}));
    EXPECT_EQ(mazegen::neighbour({0, 0}, Direction::west), (Cell{-1, 0})) << "outside is a place too";
}

TEST(Grid, ContainsEndsBeforeWidthAndHeight) {
    const Size size{3, 2};
    EXPECT_TRUE(mazegen::contains(size, {0, 0}));
    EXPECT_TRUE(mazegen::contains(size, {2, 1}));
    EXPECT_FALSE(mazegen::contains(size, {3, 1}));
    EXPECT_FALSE(mazegen::contains(size, {2, 2}));
    EXPECT_FALSE(mazegen::contains(size, {1, 2})) << "width and height swapped?";
    EXPECT_FALSE(mazegen::contains(size, {-1, 0}));
    EXPECT_FALSE(mazegen::contains(size, {0, -1}));
    EXPECT_FALSE(mazegen::contains(size, {std::numeric_limits<std::int64_t>::min(), 0}));
    EXPECT_FALSE(mazegen::contains(size, {std::numeric_limits<std::int64_t>::max(), 0}));
}

TEST(Grid, TenBillionCellsAreCountedIn64Bits) { EXPECT_EQ((Size{100'000, 100'000}.cells()), 10'000'000'000); }

TEST(Grid, ACellIsShownAsXCommaY) {
    EXPECT_EQ(mazegen::to_string(Cell{0, 0}), "0,0");
    EXPECT_EQ(mazegen::to_string(Cell{12, 3}), "12,3");
    EXPECT_EQ(mazegen::to_string(Cell{-1, 5'000'000'000}), "-1,5000000000");
}

TEST(Grid, ASizeIsShownWidthFirst) { EXPECT_EQ(mazegen::to_string(Size{20, 15}), "20x15"); }

TEST(Grid, ValuesCompareByAllTheirParts) {
    EXPECT_NE((Size{2, 3}), (Size{3, 2}));
    EXPECT_NE((Cell{2, 3}), (Cell{3, 2}));
    EXPECT_EQ((mazegen::Ends{{0, 0}, {1, 1}}), (mazegen::Ends{{0, 0}, {1, 1}}));
    EXPECT_NE((mazegen::Ends{{0, 0}, {1, 1}}), (mazegen::Ends{{1, 1}, {0, 0}}));
}

}  // namespace
