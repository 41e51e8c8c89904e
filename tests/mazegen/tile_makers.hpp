// What the tests of tiles, pictures and documents share: grids from drawings, and what is written of them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "maze_makers.hpp"
#include "mazegen/json.hpp"
#include "mazegen/picture.hpp"

namespace maze_test {

/// A grid of the rows, drawn with '#' for walls, '.' or ' ' for open tiles and '$' for collectibles.
inline mazegen::TileGrid grid_of(std::initializer_list<std::string_view> rows) {
    const auto width = static_cast<std::int64_t>(rows.begin()->size());
    mazegen::TileGrid grid({width, static_cast<std::int64_t>(rows.size())});
    std::int64_t y = 0;
    for (const std::string_view row : rows) {
        for (std::int64_t x = 0; x < width; ++x) {
            const char c = row.at(static_cast<std::size_t>(x));
            grid.set({x, y}, c == '#'   ? mazegen::Tile::wall
                             : c == '$' ? mazegen::Tile::collectible
                                        : mazegen::Tile::open);
        }
        ++y;
    }
    return grid;
}

inline std::string picture_of(const mazegen::TileGrid& grid) {
    return written_by([&](const mazegen::Sink& sink) { return mazegen::write_picture(grid, sink); });
}

inline std::string document_of(const mazegen::TileGrid& grid, const mazegen::JsonNotes& notes = {}) {
    return written_by([&](const mazegen::Sink& sink) { return mazegen::write_json(grid, notes, sink); });
}

inline std::string tile_text_of(const mazegen::TileGrid& grid, const std::optional<mazegen::Path>& path) {
    return written_by([&](const mazegen::Sink& sink) { return mazegen::write_tile_text(grid, path, sink); });
}

}  // namespace maze_test
