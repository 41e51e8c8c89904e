// Mazes written row by row: byte for byte those that are made in a grid.
#include "mazegen/stream.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "algorithms/rows.hpp"
#include "maze_makers.hpp"
#include "mazegen/solve.hpp"

namespace {

using maze_test::described;
using maze_test::made;
using mazegen::Algorithm;
using mazegen::Ends;
using mazegen::GenerateOptions;
using mazegen::HexLayout;
using mazegen::RowOpenings;
using mazegen::Size;

/// The names of the algorithms that stream.
std::vector<std::string> streaming() {
    std::vector<std::string> names;
    for (const Algorithm& algorithm : mazegen::algorithms()) {
        if (algorithm.rows != nullptr) {
            names.emplace_back(algorithm.name);
        }
    }
    return names;
}

struct Streamed {
    std::string text;
    std::string letters;
};

Streamed streamed(const GenerateOptions& options, const std::optional<Ends>& ends, HexLayout layout) {
    Streamed result;
    auto letters = mazegen::stream_hex(options, ends, layout, [&](std::string_view piece) {
        result.text += piece;
        return true;
    });
    result.letters = letters ? *letters : "refused: " + letters.error().message;
    return result;
}

/// The same through the grid.
Streamed from_grid(const GenerateOptions& options, const std::optional<Ends>& ends, HexLayout layout) {
    const mazegen::Maze maze = made(options);
    Streamed result;
    std::optional<mazegen::HexTail> tail;
    if (ends) {
        result.letters = mazegen::solve(maze, *ends).value().letters;
        tail = {*ends, result.letters};
    }
    mazegen::write_hex(maze, tail, layout, [&](std::string_view piece) {
        result.text += piece;
        return true;
    });
    return result;
}

void expect_same(const GenerateOptions& options, const std::optional<Ends>& ends, HexLayout layout) {
    const Streamed stream = streamed(options, ends, layout);
    const Streamed grid = from_grid(options, ends, layout);
    ASSERT_EQ(stream.letters, grid.letters) << described(options);
    ASSERT_TRUE(stream.text == grid.text) << described(options);
}

class EveryStream : public testing::TestWithParam<std::string> {
  protected:
    [[nodiscard]] GenerateOptions options(Size size, std::uint64_t seed) const {
        return {.size = size, .algorithm = GetParam(), .seed = seed, .pattern = false};
    }
    [[nodiscard]] bool gives_paths() const { return mazegen::find_algorithm(GetParam())->one_way_south; }

    /// With paths between two different random cells in both layouts, and without.
    void expect_same_with_random_ends(Size size, std::uint64_t seed) {
        const GenerateOptions wanted = options(size, seed);
        expect_same(wanted, std::nullopt, HexLayout::spaced);
        mazegen::Rng rng(seed);
        const auto cells = static_cast<std::uint64_t>(size.cells());
        for (const HexLayout layout : {HexLayout::spaced, HexLayout::compact}) {
            const auto from = static_cast<std::int64_t>(rng.below(cells));
            const auto to = (from + 1 + static_cast<std::int64_t>(rng.below(cells - 1))) % size.cells();
            const Ends ends{{from % size.width, from / size.width}, {to % size.width, to / size.width}};
            if (gives_paths()) {
                expect_same(wanted, ends, layout);
            }
        }
    }
};

INSTANTIATE_TEST_SUITE_P(, EveryStream, testing::ValuesIn(streaming()), maze_test::test_name);

TEST_P(EveryStream, WritesWhatTheGridGivesInSmallSizes) {
    for (const Size size : maze_test::kSmallSizes) {
        for (std::uint64_t seed = 0; seed < maze_test::kSeeds; ++seed) {
            ASSERT_NO_FATAL_FAILURE(expect_same_with_random_ends(size, seed));
        }
    }
}

TEST_P(EveryStream, WritesWhatTheGridGivesRoundTheWordsOf64Cells) {
    for (const std::int64_t width : {7, 8, 9, 63, 64, 65, 127, 128, 129, 191, 192, 193, 1000}) {
        for (const std::int64_t height : {1, 2, 3, 40}) {
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                ASSERT_NO_FATAL_FAILURE(expect_same_with_random_ends({width, height}, seed));
            }
        }
    }
}

TEST_P(EveryStream, WritesWhatTheGridGivesInSizesOfManyPieces) {
    for (const Size size :
         {Size{1, 400'000}, {400'000, 1}, {262'143, 3}, {262'144, 3}, {262'145, 3}, {900, 700}}) {
        ASSERT_NO_FATAL_FAILURE(expect_same_with_random_ends(size, 5));
    }
}

TEST_P(EveryStream, WritesASingleClosedCell) {
    EXPECT_EQ(streamed(options({1, 1}, 3), std::nullopt, HexLayout::spaced).text, "F\n");
}

TEST_P(EveryStream, TakesAPatternThatHasNoRoom) {
    GenerateOptions narrow = options({9, 100}, 4);
    narrow.pattern = true;
    expect_same(narrow, std::nullopt, HexLayout::spaced);
}

TEST_P(EveryStream, MakesNothingMoreForASinkThatRefuses) {
    int pieces = 0;
    const auto result =
        mazegen::stream_hex(options({1000, std::int64_t{1} << 40}, 1), std::nullopt, HexLayout::spaced,
                            [&](std::string_view) { return ++pieces < 3; });
    EXPECT_TRUE(result.ok());
    EXPECT_EQ(pieces, 3);
}

TEST_P(EveryStream, RowsOpenNothingOutsideTheGridAndConnectAllCells) {
    for (const std::int64_t width : {1, 2, 63, 64, 65, 130}) {
        mazegen::Rng rng(static_cast<std::uint64_t>(width));
        const auto rows = mazegen::find_algorithm(GetParam())->rows(width, rng);
        RowOpenings row(width);
        constexpr std::int64_t height = 200;
        std::int64_t openings = 0;
        for (std::int64_t y = 0; y < height; ++y) {
            std::ranges::fill(row.east, ~std::uint64_t{0});  // what the row held before counts for nothing
            std::ranges::fill(row.south, ~std::uint64_t{0});
            rows->next_row(y + 1 == height, row);
            for (std::size_t i = 0; i < row.east.size(); ++i) {
                ASSERT_EQ(row.east[i] & ~row.cells_but_last(i), 0U) << width << ", row " << y;
                ASSERT_EQ(row.south[i] & ~(y + 1 < height ? row.cells(i) : 0), 0U) << width << ", row " << y;
                openings += std::popcount(row.east[i]) + std::popcount(row.south[i]);
            }
        }
        EXPECT_EQ(openings, width * height - 1) << width;
    }
}

TEST_P(EveryStream, EachRunHasOneWaySouthWhereTheTableSaysSo) {
    constexpr std::int64_t width = 100;
    mazegen::Rng rng(8);
    const auto rows = mazegen::find_algorithm(GetParam())->rows(width, rng);
    RowOpenings row(width);
    bool always_one = true;
    for (int y = 0; y < 1000; ++y) {
        rows->next_row(false, row);
        int ways = 0;
        for (std::int64_t x = 0; x < width; ++x) {
            ways += row.opens_south(x) ? 1 : 0;
            if (!row.opens_east(x)) {
                always_one = always_one && ways == 1;
                ways = 0;
            }
        }
    }
    EXPECT_EQ(always_one, gives_paths());
}

std::string refusal(const GenerateOptions& options, const std::optional<Ends>& ends) {
    std::string written;
    const auto result = mazegen::stream_hex(options, ends, HexLayout::spaced, [&](std::string_view piece) {
        written += piece;
        return true;
    });
    EXPECT_EQ(written, "");
    return result ? "none" : result.error().message;
}

TEST(Stream, RefusesWhatItCannotWriteBeforeItWritesAnything) {
    GenerateOptions options{.size = {20, 15}, .algorithm = "binary_tree", .pattern = false};
    const auto with = [&](auto change) {
        GenerateOptions changed = options;
        change(changed);
        return refusal(changed, std::nullopt);
    };
    EXPECT_EQ(with([](auto& o) { o.algorithm = "none"; }), "'none' is no algorithm");
    EXPECT_EQ(with([](auto& o) { o.algorithm = "dfs"; }), "dfs needs the whole grid");
    EXPECT_EQ(with([](auto& o) { o.size = {0, 3}; }), "no maze can have 0x3 cells");
    EXPECT_EQ(with([](auto& o) { o.loops_percent = 5; }), "loops, braid and pattern need the whole grid");
    EXPECT_EQ(with([](auto& o) { o.braid = 1; }), "loops, braid and pattern need the whole grid");
    EXPECT_EQ(with([](auto& o) { o.pattern = true; }), "loops, braid and pattern need the whole grid");
    EXPECT_EQ(refusal(options, Ends{{0, 0}, {20, 3}}), "cell 20,3 lies outside the maze");
    EXPECT_EQ(refusal(options, Ends{{0, -1}, {3, 3}}), "cell 0,-1 lies outside the maze");
    EXPECT_EQ(refusal(options, Ends{{3, 3}, {3, 3}}), "entry and exit are the same cell, 3,3");
    options.algorithm = "eller";
    EXPECT_EQ(refusal(options, Ends{{0, 0}, {3, 3}}), "eller needs the whole grid for the path");
    EXPECT_FALSE(mazegen::problem_with_stream(options, false));
}

TEST(BinaryTree, OpensEachCellButTheCornerToTheEastOrToTheSouth) {
    const mazegen::Maze maze =
        made({.size = {70, 30}, .algorithm = "binary_tree", .seed = 3, .pattern = false});
    std::int64_t east = 0;
    for (std::int64_t y = 0; y < 30; ++y) {
        for (std::int64_t x = 0; x < 70; ++x) {
            const bool opens_east = !maze.has_wall({x, y}, mazegen::Direction::east);
            ASSERT_EQ(opens_east + !maze.has_wall({x, y}, mazegen::Direction::south), x < 69 || y < 29)
                << x << ',' << y;
            east += opens_east && y < 29 ? 1 : 0;
        }
    }
    EXPECT_NEAR(static_cast<double>(east), 69 * 29 / 2.0, 100);  // a fair coin; 4.5 standard deviations
}

}  // namespace
