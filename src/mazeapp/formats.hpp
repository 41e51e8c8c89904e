// The table of output formats: a row each, with the function that writes it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "drawing_settings.hpp"
#include "mazegen/drawing.hpp"
#include "mazegen/generate.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/sink.hpp"
#include "mazegen/text.hpp"
#include "mazegen/tile_grid.hpp"

namespace mazeapp {

/// What a format takes of the settings for drawings.
enum Drawn : unsigned {
    kCharacters = 1,  ///< a set of characters
    kLines = 2,       ///< lengths, colours and ends
    kSheets = 4,      ///< paper and books
};

/// How a drawing looks, in the measures of its format.
struct DrawingPlan {
    std::optional<mazegen::Charset> charset;  ///< nothing: nobody asked for one
    mazegen::DrawingStyle style;
    Unit unit = kPx;             ///< of the style's lengths
    std::optional<Paper> paper;  ///< a sheet to draw on; the style's margin is that of the sheet then
    bool cell_given = false;     ///< otherwise a cell on a sheet is as large as fits
    bool wall_given = false;
};

/// What a format is given to write.
struct Picture {
    const mazegen::Maze& maze;
    std::optional<mazegen::Ends> ends;  ///< absent: the grid alone
    std::string_view path;              ///< letters; empty: without the path
    const DrawingPlan& drawing;
    bool color = false;
    std::span<const mazegen::Cell> collectibles = {};  ///< in reading order
    /// What the maze was loaded from, for formats that show tiles; null: they make them from the maze.
    const mazegen::TileGrid* tiles = nullptr;
    bool solved = false;                           ///< a solution is wanted; there may be none
    std::optional<mazegen::SeedRecord> seed = {};  ///< nothing: unknown, or no place for it
    std::string_view algorithm = {};               ///< empty: unknown
};

struct Format {
    std::string_view name;
    std::string_view suffix = {};  ///< of files that get this format unless another is asked for
    std::string_view summary;
    bool always_with_path = false;   ///< otherwise the path is drawn with --solve only
    bool with_seed = false;          ///< otherwise it has no place for it
    bool with_collectibles = false;  ///< otherwise it has no place for them
    bool with_tiles = false;         ///< a tile grid that was loaded stays one; otherwise it becomes cells
    bool is_picture = false;  ///< its gaps are its ends, top left and bottom right; the seed stands on a line
    unsigned drawn = 0;       ///< bits of Drawn
    bool whole_pixels = false;  ///< of an image; other drawings take any length
    /// What stands between two mazes in one file (`--count`); nothing: a file holds one.
    std::optional<std::string_view> between = {};
    /// Memory while it writes beyond the maze and its path, bytes a cell, an upper estimate: a maze whose
    /// file would not fit is refused before it is made. 0: it writes row by row.
    double extra_bytes = 0;
    bool (*write)(const Picture&, const mazegen::Sink&);
    /// Writes the same, with ends also the path, while the maze is made (`mazegen::stream_hex`); null when
    /// the format needs the grid. False when the options cannot be streamed.
    bool (*stream)(const mazegen::GenerateOptions&, const std::optional<mazegen::Ends>&,
                   const mazegen::Sink&) = nullptr;
};

/// All of them, in the order in which they are shown.
std::span<const Format> formats();

/// The row of that name in any case; null when there is none.
const Format* find_format(std::string_view name);

/// The format of an output nobody chose one for: by suffix, `hex` for other files, `text` for "-".
const Format& default_format(std::string_view output);

}  // namespace mazeapp
