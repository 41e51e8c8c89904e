// What the fuzz targets share.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "mazegen/mazegen.hpp"

namespace maze_fuzz {

inline void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

/// What a writer, called with a sink, writes.
template <class Write>
std::string written_by(Write write) {
    std::string text;
    require(write([&](std::string_view piece) {
        text += piece;
        return true;
    }));
    return text;
}

inline void require_inside(const mazegen::TileGrid& grid, mazegen::Cell tile) {
    require(contains(grid.size(), tile));
}

/// All that is done with a grid holds together: its way through, its maze of tiles, its lattice.
inline void use(const mazegen::TileGrid& grid) {
    const mazegen::Maze maze = mazegen::maze_of_tiles(grid);
    require(maze.size() == grid.size());
    const auto path = mazegen::solve(grid);
    require(path.ok() || !path.error().message.empty());
    if (path) {
        for (const mazegen::Cell tile : path->cells()) {
            require_inside(grid, tile);
            require(!grid.is_wall(tile));
        }
        require(path->entry == grid.entrance_tile() && path->cells().back() == grid.exit_tile());
    }
    if (const auto lattice = mazegen::lattice_of(grid)) {
        const auto tiles = mazegen::tiles_of(lattice->maze, lattice->collectibles);
        const auto again = mazegen::lattice_of(tiles);
        require(again.has_value());
        require(again->maze == lattice->maze && again->collectibles == lattice->collectibles);
    }
    const auto of_cells = mazegen::lattice_of(mazegen::tiles_of(maze));
    require(of_cells && of_cells->maze == maze);
}

}  // namespace maze_fuzz
