// JSON documents as they are written, and that they come back as they were.
#include <gtest/gtest.h>

#include "maze_makers.hpp"
#include "mazegen/json.hpp"
#include "mazegen/mazegen.hpp"
#include "tile_makers.hpp"

namespace {

using maze_test::document_of;
using maze_test::grid_of;
using mazegen::Ends;
using mazegen::read_json;
using mazegen::SeedRecord;
using mazegen::Size;
using mazegen::TileGrid;

/// The keys of our own, with these values.
std::string our_keys(const std::string& rest) {
    return R"(, "generator": {"name": "a_maze_ing", "version": ")" + std::string(mazegen::version()) +
           R"(", "stream_version": )" + std::to_string(mazegen::kStreamVersion) + "}, " + rest + "}\n";
}

const char* const kUnknown = R"("algorithm": null, "width": null, "height": null, "ends": null)";

std::string seed_in(const SeedRecord& seed) {
    TileGrid grid = grid_of({"#"});
    grid.seed = seed;
    const std::string text = document_of(grid);
    const std::size_t begin = text.find("\"seed\": ") + 8;
    return text.substr(begin, text.find(", \"entrance\"") - begin);
}

TEST(WriteJson, HasAllKeysInTheirOrder) {
    TileGrid grid = grid_of({"#.###", "#.$.#", "###$#"});
    EXPECT_EQ(
        document_of(grid),
        R"({"py_maze": 1, "seed": null, "entrance": [1, 0], "exit": [3, 2], "collectibles": [[2, 1], [3, 2]], )"
        R"("solution": null, "grid": [[true, false, true, true, true], [true, false, false, false, true], )"
        R"([true, true, true, false, true]])" +
            our_keys(kUnknown));
    grid.seed = SeedRecord{"2024", true};
    EXPECT_EQ(
        document_of(grid, {.solution = mazegen::solve(grid).value(),
                           .algorithm = "dfs",
                           .cells = Size{2, 1},
                           .ends = Ends{{0, 0}, {1, 0}}}),
        R"({"py_maze": 1, "seed": 2024, "entrance": [1, 0], "exit": [3, 2], "collectibles": [[2, 1], [3, 2]], )"
        R"("solution": [[1, 0], [1, 1], [2, 1], [3, 1], [3, 2]], )"
        R"("grid": [[true, false, true, true, true], [true, false, false, false, true], )"
        R"([true, true, true, false, true]])" +
            our_keys(R"("algorithm": "dfs", "width": 2, "height": 1, "ends": [[0, 0], [1, 0]])"));
}

TEST(WriteJson, ANarrowGridHasNoEnds) {
    EXPECT_EQ(document_of(grid_of({".$"})),
              R"({"py_maze": 1, "seed": null, "entrance": null, "exit": null, "collectibles": [[1, 0]], )"
              R"("solution": null, "grid": [[false, false]])" +
                  our_keys(kUnknown));
}

TEST(WriteJson, NumbersAreBareAndTextIsQuotedAndAscii) {
    EXPECT_EQ(seed_in({"-12345678901234567890123", true}), "-12345678901234567890123");
    EXPECT_EQ(seed_in({"7", false}), "\"7\"");
    EXPECT_EQ(seed_in({"", false}), "\"\"");
    EXPECT_EQ(seed_in({"a\"b\\c/d", false}), R"("a\"b\\c/d")");
    EXPECT_EQ(seed_in({"\b\t\n\f\r\x01\x1F\x7F", false}), R"("\b\t\n\f\r\u0001\u001f\u007f")");
    EXPECT_EQ(seed_in({std::string("a\0b", 3), false}), R"("a\u0000b")");
    EXPECT_EQ(seed_in({"é€\U0001F600\U0010FFFF", false}), R"("\u00e9\u20ac\ud83d\ude00\udbff\udfff")");
}

TEST(WriteJson, WhatWasWrittenIsReadBack) {
    TileGrid grid = grid_of({"#.###", "#.$.#", "###$#"});
    for (const SeedRecord& seed :
         {SeedRecord{"340282366920938463463374607431768211456", true}, SeedRecord{"007", false},
          SeedRecord{"", false}, SeedRecord{"\n\"é\U0001F600\x7F", false}}) {
        grid.seed = seed;
        const auto maze = read_json(document_of(grid, {.ends = Ends{{1, 0}, {0, 0}}}));
        ASSERT_TRUE(maze.ok()) << maze.error().message;
        EXPECT_EQ(maze->tiles, grid);
        EXPECT_EQ(maze->ends, (Ends{{1, 0}, {0, 0}}));
    }
}

TEST(WriteJson, MazesOfEveryAlgorithmComeBackUnchanged) {
    for (const std::string& algorithm : maze_test::algorithm_names()) {
        for (const Size size : {Size{1, 1}, {1, 5}, {5, 1}, {2, 2}, {10, 7}}) {
            const mazegen::Maze maze = maze_test::made({.size = size, .algorithm = algorithm, .seed = 4});
            const TileGrid tiles = mazegen::tiles_of(maze);
            const auto read = read_json(document_of(tiles));
            ASSERT_TRUE(read.ok()) << read.error().message;
            EXPECT_EQ(read->tiles, tiles);
            EXPECT_EQ(mazegen::lattice_of(read->tiles).value().maze, maze);
        }
    }
}

TEST(WriteJson, StopsWhenTheSinkRefuses) {
    const TileGrid grid(Size{500, 500});
    for (int allowed = 0; allowed < 3; ++allowed) {
        int calls = 0;
        EXPECT_FALSE(mazegen::write_json(grid, {}, [&](std::string_view piece) {
            EXPECT_LE(piece.size(), std::size_t{1} << 18U);
            return ++calls <= allowed;
        }));
        EXPECT_EQ(calls, allowed + 1) << "nothing more is offered";
    }
}

}  // namespace
