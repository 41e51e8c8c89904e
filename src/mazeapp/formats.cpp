#include "formats.hpp"

#include <algorithm>
#include <array>

#include "drawing_plan.hpp"
#include "machine.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/json.hpp"
#include "mazegen/picture.hpp"
#include "mazegen/stream.hpp"
#include "mazegen/svg.hpp"
#include "mazeprint/pdf.hpp"
#include "mazeprint/png.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

using mazegen::Path;
using mazegen::Sink;
using mazegen::TileGrid;

template <mazegen::HexLayout layout>
bool write_hex(const Picture& picture, const Sink& sink) {
    std::optional<mazegen::HexTail> tail;
    if (picture.ends) {
        tail = {*picture.ends, picture.path};
    }
    return mazegen::write_hex(picture.maze, tail, layout, sink);
}

template <mazegen::HexLayout layout>
bool stream_hex(const mazegen::GenerateOptions& options, const std::optional<mazegen::Ends>& ends,
                const Sink& sink) {
    return mazegen::stream_hex(options, ends, layout, sink).ok();
}

/// The way to draw over the tiles that the maze was loaded from; nothing when there is none.
std::optional<Path> path_to_draw(const Picture& picture) {
    const TileGrid& tiles = *picture.tiles;
    if (!picture.ends) {  // entrance and exit are one cell
        const auto way = mazegen::solve(tiles);
        return way ? std::optional(*way) : std::nullopt;
    }
    if (picture.path.empty()) {
        return std::nullopt;
    }
    return tiles.size() == picture.maze.size() ? Path{picture.ends->entry, std::string(picture.path)}
                                               : mazegen::path_over_tiles(tiles, *picture.ends, picture.path);
}

bool write_text(const Picture& picture, const Sink& sink) {
    if (picture.tiles != nullptr && !picture.drawing.charset) {
        return mazegen::write_tile_text(*picture.tiles, picture.solved ? path_to_draw(picture) : std::nullopt,
                                        sink);
    }
    return mazegen::write_text(picture.maze,
                               {.charset = picture.drawing.charset.value_or(locale_charset()),
                                .color = picture.color,
                                .ends = picture.ends,
                                .path = picture.path,
                                .collectibles = picture.collectibles},
                               sink);
}

/// Calls `write` with the tiles of the maze.
template <class Write>
bool write_tiles(const Picture& picture, Write write) {
    if (picture.tiles != nullptr) {
        return write(*picture.tiles);
    }
    TileGrid tiles = mazegen::tiles_of(picture.maze, picture.collectibles);
    tiles.seed = picture.seed;
    return write(tiles);
}

bool write_picture(const Picture& picture, const Sink& sink) {
    return write_tiles(picture, [&](const TileGrid& tiles) { return mazegen::write_picture(tiles, sink); });
}

bool write_json(const Picture& picture, const Sink& sink) {
    return write_tiles(picture, [&](const TileGrid& tiles) {
        mazegen::JsonNotes notes{.algorithm = picture.algorithm, .ends = picture.ends};
        if (tiles.size() != picture.maze.size()) {
            notes.cells = picture.maze.size();
        }
        // The document's own solution leads from gap to gap; there is none where the ends asked for have no
        // way.
        if (picture.solved && (!picture.ends || !picture.path.empty())) {
            if (auto solution = mazegen::solve(tiles)) {
                notes.solution = *std::move(solution);
            }
        }
        return mazegen::write_json(tiles, notes, sink);
    });
}

mazegen::Drawing drawing_of(const Picture& picture) {
    return {.maze = picture.maze,
            .style = picture.drawing.style,
            .ends = picture.ends,
            .path = picture.path,
            .closed_are_walls = picture.tiles != nullptr && picture.tiles->size() == picture.maze.size(),
            .lone = picture.tiles == nullptr ? std::vector<mazegen::Cell>{}
                                             : mazegen::lone_cells(picture.maze, *picture.tiles),
            .seed = picture.seed ? std::string_view(picture.seed->text) : std::string_view{},
            .algorithm = picture.algorithm};
}

bool write_svg(const Picture& picture, const Sink& sink) {
    return mazegen::write_svg(drawing_of(picture), picture.drawing.unit.name, sink);
}

bool write_png(const Picture& picture, const Sink& sink) {
    return mazeprint::write_png(drawing_of(picture), sink);
}

/// The drawing alone, or in the middle of a sheet.
bool write_pdf(const Picture& picture, const Sink& sink) {
    const auto& paper = picture.drawing.paper;
    mazegen::Drawing drawing = drawing_of(picture);
    drawing.style = style_for(picture.drawing, picture.maze.size());
    return mazeprint::write_pdf(
        drawing, paper ? std::optional(mazeprint::Page{paper->width_mm, paper->height_mm}) : std::nullopt,
        sink);
}

constexpr std::string_view kEmptyLine = "\n";

constexpr auto kTable = std::to_array<Format>({
    {.name = "hex",
     .summary = "a hexadecimal digit a cell, entry, exit, an empty line, the path",
     .always_with_path = true,
     .between = kEmptyLine,
     .write = write_hex<mazegen::HexLayout::spaced>,
     .stream = stream_hex<mazegen::HexLayout::spaced>},
    {.name = "hex-compact",
     .summary = "the same without the empty line before the path",
     .always_with_path = true,
     .between = kEmptyLine,
     .write = write_hex<mazegen::HexLayout::compact>,
     .stream = stream_hex<mazegen::HexLayout::compact>},
    {.name = "text",
     .summary = "a drawing in characters, for a terminal or a mail",
     .with_collectibles = true,
     .with_tiles = true,
     .drawn = kCharacters,
     .between = kEmptyLine,
     .extra_bytes = 1,
     .write = write_text},
    {.name = "picture",
     .summary = "py_maze's picture: a character a tile, to edit by hand; never the path",
     .with_seed = true,
     .with_collectibles = true,
     .with_tiles = true,
     .is_picture = true,
     .between = kEmptyLine,
     .extra_bytes = 4,
     .write = write_picture},
    {.name = "json",
     .suffix = ".json",
     .summary = "py_maze's JSON document, for other programs",
     .with_seed = true,
     .with_collectibles = true,
     .with_tiles = true,
     .between = "",
     .extra_bytes = 12,
     .write = write_json},
    {.name = "svg",
     .suffix = ".svg",
     .summary = "a drawing in lines, for browsers, plotters and laser cutters",
     .with_seed = true,
     .drawn = kLines,
     .extra_bytes = 25,
     .write = write_svg},
    {.name = "png",
     .suffix = ".png",
     .summary = "a drawing in pixels",
     .drawn = kLines,
     .whole_pixels = true,
     .extra_bytes = 0.25,
     .write = write_png},
    {.name = "pdf",
     .suffix = ".pdf",
     .summary = "a drawing to print, or a book of many",
     .with_seed = true,
     .drawn = kLines | kSheets,
     .extra_bytes = 60,
     .write = write_pdf},
});

}  // namespace

std::span<const Format> formats() { return kTable; }

const Format* find_format(std::string_view name) {
    const auto* const row = std::ranges::find(kTable, lower_case(name), &Format::name);
    return row == kTable.end() ? nullptr : row;
}

const Format& default_format(std::string_view output) {
    if (output == "-") {
        return *find_format("text");
    }
    const auto* const row = std::ranges::find_if(kTable, [&](const Format& format) {
        return !format.suffix.empty() && lower_case(output).ends_with(format.suffix);
    });
    return row == kTable.end() ? *find_format("hex") : *row;
}

}  // namespace mazeapp
