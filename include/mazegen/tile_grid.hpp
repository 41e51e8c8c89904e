// The other shape of a maze: a rectangle of tiles, each wall or open, as pictures and JSON documents hold it.
// A maze of W x H cells is one of (2W+1) x (2H+1) tiles: cell (x, y) is tile (2x+1, 2y+1), and the tiles
// between two cells are a wall or an opening. Tiles are named by `Cell` and counted by `Size`, like cells.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mazegen/maze.hpp"
#include "mazegen/result.hpp"
#include "mazegen/solve.hpp"

namespace mazegen {

enum class Tile : std::uint8_t {
    open,
    wall,
    collectible,  ///< open, with something to collect
};

/// What a file says about the seed of its maze. Nothing is made from it.
struct SeedRecord {
    std::string text;        ///< a number: digits without leading zeros, perhaps a minus; otherwise UTF-8
    bool is_number = false;  ///< a whole number, of any length

    friend bool operator==(const SeedRecord&, const SeedRecord&) = default;
};

/// A number, of any length, where the text is one as Python writes them, so "007", "+5" and "1_000" are 7, 5
/// and 1000; otherwise the text as it is.
SeedRecord seed_record_of(std::string_view text);

/// What those who need an entrance and an exit say of a grid that `has_ends` not.
inline constexpr std::string_view kTooNarrow =
    "the maze is too narrow for an entrance and an exit, which need 3 characters";

/// What `solve` says of a grid without a way.
inline constexpr std::string_view kNoWayThrough = "the maze has no way through";

/// A value: one byte a tile, row by row.
class TileGrid {
  public:
    /// All walls. Requires `Maze::fits(size)`.
    explicit TileGrid(Size size) : TileGrid(size, std::vector(count_of(size), Tile::wall)) {}
    /// The tiles row by row. Requires as many as the size says.
    TileGrid(Size size, std::vector<Tile> tiles);

    [[nodiscard]] Size size() const { return size_; }
    /// The functions of a tile require it inside the grid.
    [[nodiscard]] Tile at(Cell tile) const { return tiles_[index(tile)]; }
    void set(Cell tile, Tile kind) { tiles_[index(tile)] = kind; }
    [[nodiscard]] bool is_wall(Cell tile) const { return at(tile) == Tile::wall; }
    void set_wall(Cell tile, bool wall) { set(tile, wall ? Tile::wall : Tile::open); }
    /// Row y from west to east; valid as long as the grid is.
    [[nodiscard]] std::span<const Tile> row(std::int64_t y) const {
        return {tiles_.data() + index({0, y}), static_cast<std::size_t>(size_.width)};
    }
    /// Where the collectibles lie, in reading order. Time: O(tiles).
    [[nodiscard]] std::vector<Cell> collectibles() const;

    /// There are the three columns that an entrance and an exit need. Both functions below require it.
    [[nodiscard]] bool has_ends() const { return size_.width >= 3; }
    /// The first open tile down column 1; when there is none, the first tile.
    [[nodiscard]] Cell entrance_tile() const;
    /// The last open tile down the second-to-last column; when there is none, the last tile.
    [[nodiscard]] Cell exit_tile() const;

    std::optional<SeedRecord> seed = {};

    friend bool operator==(const TileGrid&, const TileGrid&) = default;

  private:
    static std::size_t count_of(Size size) { return static_cast<std::size_t>(size.cells()); }
    [[nodiscard]] std::size_t index(Cell tile) const {
        return static_cast<std::size_t>(tile.y * size_.width + tile.x);
    }

    Size size_;
    std::vector<Tile> tiles_;
};

/// The tile in the middle of a cell.
constexpr Cell tile_of(Cell cell) { return {2 * cell.x + 1, 2 * cell.y + 1}; }

/// The lattice of a maze, with a gap in the border above the top left cell and one below the bottom right
/// cell. A cell with all walls closed becomes a wall, unless it lies at a gap or has a collectible.
/// `collectibles` are cells, inside the maze; twice the same is one. Requires that the lattice fits. No seed.
TileGrid tiles_of(const Maze& maze, std::span<const Cell> collectibles = {});

/// The cells at the gaps that `tiles_of` makes: top left and bottom right. One cell twice in a maze of one.
constexpr Ends gap_cells(Size cells) { return {{0, 0}, {cells.width - 1, cells.height - 1}}; }

/// One cell a tile: walls are closed cells, open neighbours are joined.
Maze maze_of_tiles(const TileGrid& tiles);

/// A tile grid taken back to cells.
struct LatticeMaze {
    Maze maze;
    std::optional<Ends> ends;            ///< the cells at entrance and exit; nothing when both are one
    std::vector<Cell> collectibles;      ///< cells, in reading order
    std::int64_t lost_collectibles = 0;  ///< those between two cells or in a gap
};

/// Nothing unless the grid is one of (2W+1) x (2H+1) tiles with walls at all corners of cells, cells that
/// are open or have only walls round them, and no gap in the border but those that `tiles_of` makes. The
/// border of the maze is closed everywhere. An open tile with walls all round becomes a closed cell.
std::optional<LatticeMaze> lattice_of(const TileGrid& tiles);

/// The cells at entrance and exit of such a lattice; one cell twice when both are one.
Ends ends_of_lattice(const TileGrid& lattice);

/// The cells that are closed in the maze though their tiles are open, in reading order: no neighbour is open.
/// Requires the maze that `lattice_of` or `maze_of_tiles` gives for the tiles.
std::vector<Cell> lone_cells(const Maze& maze, const TileGrid& tiles);

/// A path of the maze of a lattice as one over its tiles. It goes on through the gap in the border where one
/// lies beside an end. Requires that it stays inside.
Path path_over_tiles(const TileGrid& lattice, Ends ends, std::string_view letters);

/// The shortest path from entrance to exit, as `solve` finds it in `maze_of_tiles`; without letters when both
/// are one open tile. Errors: `kTooNarrow` (bad_value), `kNoWayThrough` (no_path).
Result<Path> solve(const TileGrid& tiles);

}  // namespace mazegen
