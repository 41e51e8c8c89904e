#include "load.hpp"

#include <utility>

#include "mazegen/format.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/json.hpp"

namespace mazeapp {

namespace {

using mazegen::Ends;
using mazegen::Error;
using mazegen::Maze;
using mazegen::Result;
using mazegen::TileGrid;

Result<LoadedMaze> load_hex(std::string_view text) {
    auto file = mazegen::read_hex(text);
    if (!file) {
        return file.error();
    }
    return LoadedMaze{.made = {.maze = std::make_shared<Maze>(std::move(file->maze)), .ends = file->ends}};
}

/// `ends` are cells of the lattice that the tiles may be.
Result<LoadedMaze> load_tiles(TileGrid tiles, const std::optional<Ends>& ends) {
    if (!tiles.has_ends()) {
        return Error{mazegen::ErrorCode::bad_input, std::string(mazegen::kTooNarrow)};
    }
    LoadedMaze loaded;
    MadeMaze& made = loaded.made;
    if (auto lattice = mazegen::lattice_of(tiles)) {
        made.maze = std::make_shared<Maze>(std::move(lattice->maze));
        made.ends = ends ? ends : lattice->ends;
        made.collectibles = std::move(lattice->collectibles);
        loaded.lost_collectibles = lattice->lost_collectibles;
    } else {
        made.maze = std::make_shared<Maze>(mazegen::maze_of_tiles(tiles));
        made.ends = {tiles.entrance_tile(), tiles.exit_tile()};
        made.collectibles = tiles.collectibles();
    }
    made.tiles = std::make_shared<const TileGrid>(std::move(tiles));
    return loaded;
}

}  // namespace

std::optional<mazegen::PictureMarkers> markers_of(const Settings& settings) {
    if (!settings.wall_char && !settings.open_char) {
        return std::nullopt;
    }
    const mazegen::PictureMarkers usual;
    return mazegen::PictureMarkers{settings.wall_char.value_or(usual.wall),
                                   settings.open_char.value_or(usual.open)};
}

Result<LoadedMaze> load_maze(std::string_view text, const std::optional<mazegen::PictureMarkers>& markers) {
    const mazegen::MazeFormat format = mazegen::recognise(text, markers);
    if (format == mazegen::MazeFormat::hex) {
        return load_hex(text);
    }
    if (format == mazegen::MazeFormat::json) {
        auto file = mazegen::read_json(text);
        if (!file) {
            return file.error();
        }
        auto loaded = load_tiles(std::move(file->tiles), file->ends);
        if (loaded) {
            loaded->made.algorithm = std::move(file->algorithm);
        }
        return loaded;
    }
    auto tiles = mazegen::read_picture(text, markers.value_or(mazegen::PictureMarkers{}));
    return tiles ? load_tiles(std::move(tiles).value(), std::nullopt) : tiles.error();
}

std::vector<std::string> choose_ends(const Settings& settings, mazegen::Size size,
                                     std::optional<Ends>& ends) {
    std::vector<std::string> faults;
    const Ends given = ends.value_or(Ends{{0, 0}, {size.width - 1, size.height - 1}});
    const auto judge = [&](const std::optional<mazegen::Cell>& cell, const std::string& option) {
        if (cell && !mazegen::contains(size, *cell)) {
            faults.push_back(option + ": cell " + to_string(*cell) + " lies outside the maze of " +
                             to_string(size) + " cells");
        }
    };
    judge(settings.entry, "--entry");
    judge(settings.exit, "--exit");
    ends = Ends{settings.entry.value_or(given.entry), settings.exit.value_or(given.exit)};
    if (ends->entry == ends->exit) {
        if (settings.entry || settings.exit) {
            faults.push_back("--entry, --exit: entry and exit are the same cell, " + to_string(ends->exit));
        }
        ends.reset();
    }
    return faults;
}

std::string no_cells_for(const Settings& settings, std::initializer_list<std::string_view> keys,
                         const std::string& name) {
    std::string options;
    for (const std::string_view key : keys) {
        if (const auto found = settings.origin.find(key); found != settings.origin.end()) {
            options += (options.empty() ? "" : ", ") + found->second;
        }
    }
    return options + ": " + name + " is no maze of cells";
}

}  // namespace mazeapp
