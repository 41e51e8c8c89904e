// The picture of a tile grid, as py_maze saves it: a header, perhaps the seed, then the rows.
//
//     # py_maze save 1
//     # seed: 2024
//     * ***
//     * $ *
//     *** *
#pragma once

#include <string_view>

#include "mazegen/result.hpp"
#include "mazegen/sink.hpp"
#include "mazegen/tile_grid.hpp"

namespace mazegen {

/// The two characters of a picture without a header, one code point each. Whoever takes them from people sees
/// to it that they differ.
struct PictureMarkers {
    char32_t wall = U'*';
    char32_t open = U' ';

    friend bool operator==(const PictureMarkers&, const PictureMarkers&) = default;
};

/// Reads a picture; lines end in LF, CRLF or CR. One with a header is read with '*', ' ' and '$' whatever the
/// markers.
/// '$' is a collectible unless it marks walls; where it marks open tiles each of them is one. Lines of white
/// space are skipped; other lines that begin with '#' are comments unless it is one of the markers. A grid of
/// fewer than three columns is read too. Errors (bad_input): a header after a row or with another number than
/// 1, a character that is no marker, rows of different length, no rows. Memory: one byte a tile.
Result<TileGrid> read_picture(std::string_view text, PictureMarkers markers = {});

/// The seed stands on a line of the picture, and nothing of it is lost when that is read: it is not empty,
/// has no line end in it and no white space around it. (Text that is a number for `seed_record_of` comes back
/// as one.)
bool fits_on_line(const SeedRecord& seed);

/// The rows, from 0, that a reader of the picture skips as blank lines: those of open tiles alone.
std::vector<std::int64_t> blank_rows(const TileGrid& tiles);

/// Writes header, seed where it `fits_on_line`, and rows; in pieces of at most 256 KiB. False when the sink
/// refused.
bool write_picture(const TileGrid& tiles, const Sink& sink);

/// The rows alone, for people to look at, with '.' on the open tiles of the path. Requires a path inside the
/// grid. False when the sink refused. Memory: with a path one bit a tile.
bool write_tile_text(const TileGrid& tiles, const std::optional<Path>& path, const Sink& sink);

}  // namespace mazegen
