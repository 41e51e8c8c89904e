#include "judge.hpp"

#include "load.hpp"
#include "mazegen/format.hpp"
#include "mazegen/hex.hpp"

namespace mazeapp {

namespace {

using Faults = std::vector<std::string>;

mazegen::CheckOptions wanted_by(const Settings& settings) {
    return {.perfect = settings.perfect, .pattern = settings.pattern};
}

Faults judge_hex(std::string_view text, const Settings& settings, mazegen::Findings& findings) {
    auto file = mazegen::read_hex(text, findings);
    if (!file) {
        return {};
    }
    const bool other_ends = settings.entry || settings.exit;
    if (file->ends || other_ends) {
        if (auto faults = choose_ends(settings, file->maze.size(), file->ends); !faults.empty()) {
            return faults;
        }
    }
    // The file's path leads from the file's entry to the file's exit: with others it means nothing.
    mazegen::check(file->maze, file->ends, other_ends ? "" : file->path, wanted_by(settings), findings);
    return {};
}

/// Of any format but hex, whose findings are those of its rows.
Faults judge_loaded(LoadedMaze loaded, const std::string& name, const Settings& settings,
                    mazegen::Findings& findings) {
    if (loaded.made.tiles && !settings.entry && !settings.exit && !settings.perfect && !settings.pattern) {
        mazegen::check(*loaded.made.tiles, findings);
        return {};
    }
    if (loaded.made.has_cell_a_tile()) {
        return {no_cells_for(settings, {"ENTRY", "EXIT", "PERFECT", "PATTERN"}, name)};
    }
    const mazegen::Maze& maze = *loaded.made.maze;
    if (auto faults = choose_ends(settings, maze.size(), loaded.made.ends); !faults.empty()) {
        return faults;
    }
    mazegen::check(maze, loaded.made.ends, "", wanted_by(settings), findings);
    return {};
}

}  // namespace

Faults judge_maze(std::string_view text, const std::string& name, const Settings& settings,
                  mazegen::Findings& findings) {
    const auto markers = markers_of(settings);
    if (mazegen::recognise(text, markers) == mazegen::MazeFormat::hex) {
        return judge_hex(text, settings, findings);
    }
    auto loaded = load_maze(text, markers);
    if (!loaded) {
        findings.add(mazegen::Rule::form, loaded.error().message);
        return {};
    }
    return judge_loaded(std::move(loaded).value(), name, settings, findings);
}

}  // namespace mazeapp
