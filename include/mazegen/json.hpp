// The JSON document of a tile grid, as py_maze saves it, with keys of our own after its own.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "mazegen/result.hpp"
#include "mazegen/sink.hpp"
#include "mazegen/tile_grid.hpp"

namespace mazegen {

struct JsonMaze {
    TileGrid tiles;
    /// The key "ends": two different cells of the lattice that a grid of (2W+1) x (2H+1) tiles may be.
    /// Nothing when they are missing or something else. Whether it is a lattice is not judged.
    std::optional<Ends> ends;
    std::string algorithm = {};  ///< any text; empty when it is missing or something else
};

/// Reads an object with the keys "py_maze" (1) and "grid", and "seed", "collectibles", "ends" and "algorithm"
/// where they are there; of a key that is there twice the last counts, and the others are not looked at. A
/// grid of fewer than three columns is read too. Errors (bad_input), of all that are wrong the first in this
/// order: no JSON, no such object, another format, a bad seed, no grid, rows that are none, rows of different
/// length, collectibles that are no list, no cells, outside, on a wall. Time: O(text). Memory: one byte a
/// tile, 16 bytes a collectible, and the longest string of the text.
Result<JsonMaze> read_json(std::string_view text);

/// What a document says beside the grid itself.
struct JsonNotes {
    std::optional<Path> solution = {};  ///< from entrance to exit, over tiles
    std::string_view algorithm = {};    ///< empty: unknown
    std::optional<Size> cells = {};     ///< of the maze that the grid shows
    std::optional<Ends> ends = {};      ///< of that maze
};

/// Writes the document on one line, pure ASCII, null for what is not known; in pieces of at most 256 KiB.
/// False when the sink refused. Requires a seed in UTF-8 and a solution inside the grid.
bool write_json(const TileGrid& tiles, const JsonNotes& notes, const Sink& sink);

}  // namespace mazegen
