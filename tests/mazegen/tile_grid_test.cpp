// Tile grids: ends, seeds, and the way from cells to tiles and back.
#include "mazegen/tile_grid.hpp"

#include <gtest/gtest.h>

#include "maze_makers.hpp"
#include "mazegen/rng.hpp"
#include "tile_makers.hpp"

namespace {

using maze_test::grid_of;
using maze_test::made;
using maze_test::maze_from_drawing;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Ends;
using mazegen::lattice_of;
using mazegen::Maze;
using mazegen::SeedRecord;
using mazegen::Size;
using mazegen::Tile;
using mazegen::TileGrid;
using mazegen::tiles_of;

SeedRecord number(std::string text) { return {std::move(text), true}; }
SeedRecord word(std::string text) { return {std::move(text), false}; }

TEST(SeedRecords, OfWholeNumbersAreCanonical) {
    EXPECT_EQ(mazegen::seed_record_of("2024"), number("2024"));
    EXPECT_EQ(mazegen::seed_record_of("007"), number("7"));
    EXPECT_EQ(mazegen::seed_record_of("+5"), number("5"));
    EXPECT_EQ(mazegen::seed_record_of("-5"), number("-5"));
    EXPECT_EQ(mazegen::seed_record_of("-0"), number("0"));
    EXPECT_EQ(mazegen::seed_record_of("000"), number("0"));
    EXPECT_EQ(mazegen::seed_record_of("1_000_000"), number("1000000"));
    const std::string long_one = "340282366920938463463374607431768211456";
    EXPECT_EQ(mazegen::seed_record_of(long_one), number(long_one));
    EXPECT_EQ(mazegen::seed_record_of(std::string(4301, '9')), number(std::string(4301, '9')))
        << "of any length";
}

TEST(SeedRecords, OfAnythingElseAreText) {
    for (const char* text : {"winter", "", "-", "+", "1.0", "1e3", "0x10", "1 000", "_1", "1_", "1__0", "+-1",
                             "--1", "-_1", "the long way", "\xC3\xA9t\xC3\xA9"}) {
        EXPECT_EQ(mazegen::seed_record_of(text), word(text));
    }
}

TEST(TileGrids, ListTheirCollectiblesInReadingOrder) {
    const TileGrid grid = grid_of({"..$", "$.#", "#$$"});
    EXPECT_EQ(grid.collectibles(), (std::vector<Cell>{{2, 0}, {0, 1}, {1, 2}, {2, 2}}));
    EXPECT_FALSE(grid.is_wall({2, 0})) << "a collectible lies on an open tile";
    EXPECT_TRUE(grid.is_wall({2, 1}));
}

TEST(TileGrids, EntranceAndExitAreTheOutermostOpenTilesOfTheirColumns) {
    const TileGrid gaps = grid_of({"#.###", "#...#", "###.#"});
    EXPECT_EQ(gaps.entrance_tile(), (Cell{1, 0}));
    EXPECT_EQ(gaps.exit_tile(), (Cell{3, 2}));
    const TileGrid inside = grid_of({"#####", "###.#", "#$#.#", "#.#.#", "#.###"});
    EXPECT_EQ(inside.entrance_tile(), (Cell{1, 2}));
    EXPECT_EQ(inside.exit_tile(), (Cell{3, 3}));
    const TileGrid none = grid_of({"....", ".##.", ".##."});
    EXPECT_EQ(none.entrance_tile(), (Cell{1, 0}));
    EXPECT_EQ(none.exit_tile(), (Cell{2, 0}));
    const TileGrid walls(Size{5, 4});
    EXPECT_EQ(walls.entrance_tile(), (Cell{1, 0}));
    EXPECT_EQ(walls.exit_tile(), (Cell{3, 3}));
}

TEST(TileGrids, NeedThreeColumnsForEnds) {
    EXPECT_FALSE(TileGrid(Size{1, 9}).has_ends());
    EXPECT_FALSE(TileGrid(Size{2, 9}).has_ends());
    EXPECT_TRUE(TileGrid(Size{3, 1}).has_ends());
}

TEST(TilesOf, DrawsTheLatticeWithAGapAtEitherEnd) {
    const Maze maze = maze_test::small_tree();
    EXPECT_EQ(tiles_of(maze), grid_of({"#.#####",  //
                                       "#...#.#",  //
                                       "###.#.#",  //
                                       "#.....#",  //
                                       "#####.#"}));
}

TEST(TilesOf, MakesAClosedCellAWall) {
    Maze maze(Size{3, 1});
    EXPECT_EQ(tiles_of(maze), grid_of({"#.#####", "#.###.#", "#####.#"})) << "but not at the gaps";
    maze.carve({0, 0}, Direction::east);
    EXPECT_EQ(tiles_of(maze), grid_of({"#.#####", "#...#.#", "#####.#"}));
}

TEST(TilesOf, PutsCollectiblesOnTheTilesOfTheirCells) {
    Maze maze(Size{3, 1});
    maze.carve({0, 0}, Direction::east);
    const std::vector<Cell> cells = {{2, 0}, {1, 0}, {2, 0}};
    EXPECT_EQ(tiles_of(maze, cells), grid_of({"#.#####", "#..$#$#", "#####.#"}));
    EXPECT_EQ(tiles_of(Maze(Size{3, 1}), std::vector<Cell>{{1, 0}}),
              grid_of({"#.#####", "#.#$#.#", "#####.#"}))
        << "on a closed cell too";
}

TEST(TilesOf, MakesItsGapsInTheCorners) {
    for (const Size size : {Size{4, 3}, {1, 2}, {5, 1}}) {
        EXPECT_EQ(mazegen::ends_of_lattice(tiles_of(Maze(size))), mazegen::gap_cells(size)) << size;
    }
    EXPECT_EQ(lattice_of(tiles_of(Maze(Size{1, 1})))->ends, std::nullopt);
}

TEST(MazeOfTiles, JoinsOpenNeighboursAndClosesWalls) {
    const Maze maze = mazegen::maze_of_tiles(grid_of({".#$", "...", "#.#"}));
    EXPECT_EQ(maze, maze_from_drawing(R"(
        +-+-+-+
        | | | |
        + +-+ +
        |     |
        +-+ +-+
        | | | |
        +-+-+-+
    )"));
}

TEST(MazeOfTiles, TakesASingleTile) {
    EXPECT_EQ(mazegen::maze_of_tiles(grid_of({"."})), Maze(Size{1, 1}));
    EXPECT_EQ(mazegen::maze_of_tiles(grid_of({"#"})), Maze(Size{1, 1}));
}

TEST(LatticeOf, GivesMazesOfEveryAlgorithmBackUnchanged) {
    for (const std::string& algorithm : maze_test::algorithm_names()) {
        for (const Size size : {Size{1, 1}, {1, 5}, {5, 1}, {2, 2}, {10, 7}, {13, 9}}) {
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                for (const int loops : {0, 30}) {
                    const Maze maze =
                        made({.size = size, .algorithm = algorithm, .seed = seed, .loops_percent = loops});
                    const auto lattice = lattice_of(tiles_of(maze));
                    ASSERT_TRUE(lattice.has_value()) << algorithm << ' ' << size;
                    ASSERT_EQ(lattice->maze, maze) << algorithm << ' ' << size;
                    const Ends corners{{0, 0}, {size.width - 1, size.height - 1}};
                    ASSERT_EQ(lattice->ends,
                              (size == Size{1, 1}) ? std::nullopt : std::optional<Ends>(corners));
                }
            }
        }
    }
}

TEST(LatticeOf, GivesAnyWallsBackUnchanged) {
    mazegen::Rng rng(7);
    for (int i = 0; i < 500; ++i) {
        const Size size{1 + static_cast<std::int64_t>(rng.below(6)),
                        1 + static_cast<std::int64_t>(rng.below(6))};
        Maze maze(size);
        std::vector<Cell> collectibles;
        for (std::int64_t y = 0; y < size.height; ++y) {
            for (std::int64_t x = 0; x < size.width; ++x) {
                for (const Direction d : {Direction::east, Direction::south}) {
                    if (maze.contains(neighbour({x, y}, d)) && rng.below(3) == 0) {
                        maze.carve({x, y}, d);
                    }
                }
                if (rng.below(4) == 0) {
                    collectibles.push_back({x, y});
                }
            }
        }
        const auto lattice = lattice_of(tiles_of(maze, collectibles));
        ASSERT_TRUE(lattice.has_value()) << maze;
        ASSERT_EQ(lattice->maze, maze);
        ASSERT_EQ(lattice->collectibles, collectibles);
        ASSERT_EQ(lattice->lost_collectibles, 0);
    }
}

TEST(LatticeOf, CountsTheCollectiblesThatLieOnNoCell) {
    const auto lattice = lattice_of(grid_of({"#$###", "#$$.#", "###$#"}));
    ASSERT_TRUE(lattice.has_value());
    EXPECT_EQ(lattice->collectibles, (std::vector<Cell>{{0, 0}}));
    EXPECT_EQ(lattice->lost_collectibles, 3);
}

TEST(LatticeOf, MissingGapsAreFineAndTheEndsAreTheOutermostOpenCells) {
    const auto lattice = lattice_of(grid_of({"#######",  //
                                             "###...#",  //
                                             "#####.#",  //
                                             "#.....#",  //
                                             "#.#####",  //
                                             "#.....#",  //
                                             "#######"}));
    ASSERT_TRUE(lattice.has_value());
    EXPECT_EQ(lattice->ends, (Ends{{0, 1}, {2, 2}}));
    EXPECT_TRUE(lattice->maze.is_closed({0, 0}));
    const auto walls = lattice_of(TileGrid(Size{5, 5}));
    ASSERT_TRUE(walls.has_value());
    EXPECT_EQ(walls->maze, Maze(Size{2, 2}));
    EXPECT_EQ(walls->ends, (Ends{{0, 0}, {1, 1}})) << "the first and the last tile of their columns";
}

TEST(LatticeOf, AnOpenTileWithWallsAllRoundIsAClosedCell) {
    const auto lattice = lattice_of(grid_of({"#####", "#.#.#", "###.#", "#...#", "#####"}));
    ASSERT_TRUE(lattice.has_value());
    EXPECT_TRUE(lattice->maze.is_closed({0, 0}));
    EXPECT_EQ(lattice->ends, (Ends{{0, 0}, {1, 1}}));
}

TEST(LoneCells, AreOpenTilesWithoutOpenNeighbours) {
    const TileGrid hall = grid_of({"#.##", "#.#$", "####", ".#.#"});
    EXPECT_EQ(mazegen::lone_cells(mazegen::maze_of_tiles(hall), hall),
              (std::vector<Cell>{{3, 1}, {0, 3}, {2, 3}}));
    const TileGrid lattice = grid_of({"#.#####", "#.#.#.#", "###.###", "###...#", "#######"});
    EXPECT_EQ(mazegen::lone_cells(lattice_of(lattice)->maze, lattice), (std::vector<Cell>{{0, 0}, {2, 0}}))
        << "a gap in the border is no neighbour";
}

TEST(LatticeOf, RefusesWhatIsNoLattice) {
    const std::pair<const char*, TileGrid> grids[] = {
        {"an even width", grid_of({"####", "#..#", "####"})},
        {"an even height", grid_of({"###", "#.#", "#.#", "###"})},
        {"one row", grid_of({"###"})},
        {"one column", grid_of({"#", "#", "#"})},
        {"an open corner inside", grid_of({"#####", "#...#", "#...#", "#...#", "#####"})},
        {"an open corner of the border", grid_of({"####.", "#...#", "#####"})},
        {"a wall tile with an opening", grid_of({"#####", "#..##", "#####"})},
        {"a wall tile with a gap", grid_of({"#.###", "###.#", "#####"})},
        {"a gap elsewhere above", grid_of({"###.#", "#...#", "#####"})},
        {"a gap elsewhere below", grid_of({"#####", "#...#", "#.###"})},
        {"a gap to the west", grid_of({"#####", "....#", "#####"})},
        {"a gap to the east", grid_of({"#####", "#....", "#####"})},
    };
    for (const auto& [name, grid] : grids) {
        EXPECT_FALSE(lattice_of(grid).has_value()) << name;
    }
}

TEST(SolveTiles, FindsTheFirstOfTheShortestPaths) {
    const auto path = mazegen::solve(grid_of({"#.###",  //
                                              "#...#",  //
                                              "#.#.#",  //
                                              "#...#",  //
                                              "###.#"}));
    ASSERT_TRUE(path.ok());
    EXPECT_EQ(path->entry, (Cell{1, 0}));
    EXPECT_EQ(path->letters, "SEESSS");
}

TEST(SolveTiles, AWayOfOneTileHasNoLetters) {
    const auto path = mazegen::solve(grid_of({"#.#"}));
    ASSERT_TRUE(path.ok());
    EXPECT_EQ(path->cells(), (std::vector<Cell>{{1, 0}}));
}

TEST(SolveTiles, SaysWhenThereIsNoWay) {
    for (const TileGrid& grid : {grid_of({"#.###", "#.#.#", "###.#"}), TileGrid(Size{3, 1}),
                                 TileGrid(Size{5, 5}), grid_of({"#.###"}), grid_of({"..#.", "..#."})}) {
        const auto path = mazegen::solve(grid);
        ASSERT_FALSE(path.ok());
        EXPECT_EQ(path.error().code, mazegen::ErrorCode::no_path);
        EXPECT_EQ(path.error().message, "the maze has no way through");
    }
}

TEST(SolveTiles, SaysWhenThereIsNoRoomForEnds) {
    const auto path = mazegen::solve(grid_of({"..", ".."}));
    ASSERT_FALSE(path.ok());
    EXPECT_EQ(path.error().message,
              "the maze is too narrow for an entrance and an exit, which need 3 characters");
}

}  // namespace
