// The writing half of mazegen/json.hpp.
#include <algorithm>

#include "json_text.hpp"
#include "mazegen/json.hpp"
#include "mazegen/json_object.hpp"
#include "mazegen/mazegen.hpp"
#include "pieces.hpp"

namespace mazegen {

namespace {

std::string seed_of(const TileGrid& tiles) {
    if (!tiles.seed) {
        return "null";
    }
    return tiles.seed->is_number ? tiles.seed->text : json_text(tiles.seed->text);
}

void append_collectibles(Pieces& text, const TileGrid& tiles) {
    std::string_view separator;
    text.append("[");
    for (std::int64_t y = 0; y < tiles.size().height && text.ok(); ++y) {
        const auto row = tiles.row(y);
        for (auto at = std::ranges::find(row, Tile::collectible); at != row.end();
             at = std::find(at + 1, row.end(), Tile::collectible)) {
            text.append(separator);
            text.append(json_text({at - row.begin(), y}));
            separator = ", ";
        }
    }
    text.append("]");
}

void append_solution(Pieces& text, const std::optional<Path>& solution) {
    if (!solution) {
        text.append("null");
        return;
    }
    Cell at = solution->entry;
    text.append("[");
    text.append(json_text(at));
    for (const char letter : solution->letters) {
        at = neighbour(at, direction_of(letter).value());
        text.append(", ");
        text.append(json_text(at));
    }
    text.append("]");
}

void append_grid(Pieces& text, const TileGrid& tiles) {
    text.append("[");
    for (std::int64_t y = 0; y < tiles.size().height && text.ok(); ++y) {
        std::string_view separator = y == 0 ? "[" : ", [";
        for (const Tile tile : tiles.row(y)) {
            text.append(separator);
            text.append(tile == Tile::wall ? "true" : "false");
            separator = ", ";
        }
        text.append("]");
    }
    text.append("]");
}

std::string generator() {
    JsonObject object;
    object.add("name", "a_maze_ing");
    object.add("version", version());
    object.add("stream_version", std::int64_t{kStreamVersion});
    return object.on_one_line();
}

/// The keys that py_maze does not have.
std::string our_keys(const JsonNotes& notes) {
    const auto length = [&](std::int64_t Size::*which) {
        return notes.cells ? std::to_string((*notes.cells).*which) : "null";
    };
    return R"(, "generator": )" + generator() + R"(, "algorithm": )" +
           (notes.algorithm.empty() ? "null" : json_text(notes.algorithm)) + R"(, "width": )" +
           length(&Size::width) + R"(, "height": )" + length(&Size::height) + R"(, "ends": )" +
           (notes.ends ? '[' + json_text(notes.ends->entry) + ", " + json_text(notes.ends->exit) + ']'
                       : "null");
}

}  // namespace

bool write_json(const TileGrid& tiles, const JsonNotes& notes, const Sink& sink) {
    Pieces text(sink);
    text.append(R"({"py_maze": 1, "seed": )" + seed_of(tiles));
    text.append(R"(, "entrance": )" + (tiles.has_ends() ? json_text(tiles.entrance_tile()) : "null"));
    text.append(R"(, "exit": )" + (tiles.has_ends() ? json_text(tiles.exit_tile()) : "null"));
    text.append(R"(, "collectibles": )");
    append_collectibles(text, tiles);
    text.append(R"(, "solution": )");
    append_solution(text, notes.solution);
    text.append(R"(, "grid": )");
    append_grid(text, tiles);
    text.append(our_keys(notes) + "}\n");
    return text.finish();
}

}  // namespace mazegen
