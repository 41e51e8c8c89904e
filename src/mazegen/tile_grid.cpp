#include "mazegen/tile_grid.hpp"

#include <algorithm>
#include <cassert>

#include "bordered_grid.hpp"
#include "digits.hpp"

namespace mazegen {

namespace {

/// The digits without underscores, each of which must stand between two digits; empty otherwise.
std::string digits_of(std::string_view text) {
    std::string digits;
    bool may_separate = false;
    for (const char c : text) {
        if (is_digit(c)) {
            digits += c;
        } else if (c != '_' || !may_separate) {
            return {};
        }
        may_separate = is_digit(c);
    }
    return may_separate ? digits : "";
}

}  // namespace

SeedRecord seed_record_of(std::string_view text) {
    const bool has_sign = text.starts_with('-') || text.starts_with('+');
    const std::string digits = digits_of(text.substr(has_sign ? 1 : 0));
    if (digits.empty()) {
        return {std::string(text), false};
    }
    const std::string plain(without_leading_zeros(digits));
    return {text.starts_with('-') && plain != "0" ? '-' + plain : plain, true};
}

TileGrid::TileGrid(Size size, std::vector<Tile> tiles) : size_(size), tiles_(std::move(tiles)) {
    assert(Maze::fits(size) && tiles_.size() == count_of(size));
}

std::vector<Cell> TileGrid::collectibles() const {
    std::vector<Cell> found;
    for (std::int64_t y = 0; y < size_.height; ++y) {
        for (std::int64_t x = 0; x < size_.width; ++x) {
            if (at({x, y}) == Tile::collectible) {
                found.push_back({x, y});
            }
        }
    }
    return found;
}

Cell TileGrid::entrance_tile() const {
    assert(has_ends());
    for (std::int64_t y = 0; y < size_.height; ++y) {
        if (!is_wall({1, y})) {
            return {1, y};
        }
    }
    return {1, 0};
}

Cell TileGrid::exit_tile() const {
    assert(has_ends());
    const std::int64_t x = size_.width - 2;
    for (std::int64_t y = size_.height - 1; y >= 0; --y) {
        if (!is_wall({x, y})) {
            return {x, y};
        }
    }
    return {x, size_.height - 1};
}

namespace {

/// Between the two cells of an opening.
Cell tile_between(Cell cell, Direction d) { return neighbour(tile_of(cell), d); }

}  // namespace

TileGrid tiles_of(const Maze& maze, std::span<const Cell> collectibles) {
    const Size cells = maze.size();
    TileGrid tiles({2 * cells.width + 1, 2 * cells.height + 1});
    for (std::int64_t y = 0; y < cells.height; ++y) {
        for (std::int64_t x = 0; x < cells.width; ++x) {
            const Cell cell{x, y};
            tiles.set_wall(tile_of(cell), maze.is_closed(cell));
            tiles.set_wall(tile_between(cell, Direction::east), maze.has_wall(cell, Direction::east));
            tiles.set_wall(tile_between(cell, Direction::south), maze.has_wall(cell, Direction::south));
        }
    }
    const Cell last{cells.width - 1, cells.height - 1};
    for (const Cell gap : {tile_between({0, 0}, Direction::north), tile_of({0, 0}), tile_of(last),
                           tile_between(last, Direction::south)}) {
        tiles.set(gap, Tile::open);
    }
    for (const Cell cell : collectibles) {
        tiles.set(tile_of(cell), Tile::collectible);
    }
    return tiles;
}

Maze maze_of_tiles(const TileGrid& tiles) {
    const Size size = tiles.size();
    Maze maze(size);
    BorderedGrid grid(maze);
    for (std::int64_t y = 0; y < size.height; ++y) {
        Position at = grid.position({0, y});
        for (std::int64_t x = 0; x < size.width; ++x, ++at) {
            if (tiles.is_wall({x, y})) {
                continue;
            }
            if (x + 1 < size.width && !tiles.is_wall({x + 1, y})) {
                grid.open(at, Direction::east);
            }
            if (y + 1 < size.height && !tiles.is_wall({x, y + 1})) {
                grid.open(at, Direction::south);
            }
        }
    }
    return maze;
}

namespace {

bool is_odd(std::int64_t number) { return number % 2 == 1; }

/// Whether a grid of odd lengths may have this tile as it is and still be a lattice.
bool suits_lattice(const TileGrid& tiles, Cell tile) {
    const Size size = tiles.size();
    const bool wall = tiles.is_wall(tile);
    if (is_odd(tile.x) && is_odd(tile.y)) {
        return !wall || std::ranges::all_of(kDirections,
                                            [&](Direction d) { return tiles.is_wall(neighbour(tile, d)); });
    }
    if (wall) {
        return true;
    }
    const bool corner = !is_odd(tile.x) && !is_odd(tile.y);
    const bool border = tile.x == 0 || tile.y == 0 || tile.x == size.width - 1 || tile.y == size.height - 1;
    const bool gap = tile == Cell{1, 0} || tile == Cell{size.width - 2, size.height - 1};
    return !corner && (!border || gap);
}

bool is_lattice(const TileGrid& tiles) {
    const Size size = tiles.size();
    if (!is_odd(size.width) || !is_odd(size.height) || size.width < 3 || size.height < 3) {
        return false;
    }
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            if (!suits_lattice(tiles, {x, y})) {
                return false;
            }
        }
    }
    return true;
}

/// The cell at entrance or exit of a lattice, which is a cell's tile or in a gap of the border.
Cell cell_at(Cell tile, Size cells) {
    return {(tile.x - 1) / 2, std::clamp<std::int64_t>((tile.y - 1) / 2, 0, cells.height - 1)};
}

}  // namespace

std::optional<LatticeMaze> lattice_of(const TileGrid& tiles) {
    if (!is_lattice(tiles)) {
        return std::nullopt;
    }
    const Size cells{tiles.size().width / 2, tiles.size().height / 2};
    LatticeMaze lattice{Maze(cells), std::nullopt, {}, 0};
    for (std::int64_t y = 0; y < cells.height; ++y) {
        for (std::int64_t x = 0; x < cells.width; ++x) {
            for (const Direction d : {Direction::east, Direction::south}) {
                if (contains(cells, neighbour({x, y}, d)) && !tiles.is_wall(tile_between({x, y}, d))) {
                    lattice.maze.carve({x, y}, d);
                }
            }
        }
    }
    for (const Cell tile : tiles.collectibles()) {
        if (is_odd(tile.x) && is_odd(tile.y)) {
            lattice.collectibles.push_back({tile.x / 2, tile.y / 2});
        } else {
            ++lattice.lost_collectibles;
        }
    }
    if (const Ends ends = ends_of_lattice(tiles); ends.entry != ends.exit) {
        lattice.ends = ends;
    }
    return lattice;
}

Ends ends_of_lattice(const TileGrid& lattice) {
    const Size cells{lattice.size().width / 2, lattice.size().height / 2};
    return {cell_at(lattice.entrance_tile(), cells), cell_at(lattice.exit_tile(), cells)};
}

std::vector<Cell> lone_cells(const Maze& maze, const TileGrid& tiles) {
    const bool is_cell_a_tile = maze.size() == tiles.size();
    std::vector<Cell> lone;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        for (std::int64_t x = 0; x < maze.size().width; ++x) {
            const Cell cell{x, y};
            if (maze.is_closed(cell) && !tiles.is_wall(is_cell_a_tile ? cell : tile_of(cell))) {
                lone.push_back(cell);
            }
        }
    }
    return lone;
}

Path path_over_tiles(const TileGrid& lattice, Ends ends, std::string_view letters) {
    Path path{tile_of(ends.entry), ""};
    if (const Cell above = neighbour(path.entry, Direction::north); above.y == 0 && !lattice.is_wall(above)) {
        path = {above, "S"};
    }
    for (const char letter : letters) {
        path.letters.append(2, letter);
    }
    if (const Cell below = neighbour(tile_of(ends.exit), Direction::south);
        below.y + 1 == lattice.size().height && !lattice.is_wall(below)) {
        path.letters += 'S';
    }
    return path;
}

Result<Path> solve(const TileGrid& tiles) {
    if (!tiles.has_ends()) {
        return Error{ErrorCode::bad_value, std::string(kTooNarrow)};
    }
    const Ends ends{tiles.entrance_tile(), tiles.exit_tile()};
    if (ends.entry == ends.exit && !tiles.is_wall(ends.entry)) {
        return Path{ends.entry, ""};
    }
    Maze maze = maze_of_tiles(tiles);
    auto path = solve_in_place(maze, ends);
    if (!path) {
        return Error{ErrorCode::no_path, std::string(kNoWayThrough)};
    }
    return path;
}

}  // namespace mazegen
