#include "settings.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "setting_rows.hpp"

namespace mazeapp {

namespace {

using mazegen::quoted;

#ifdef MAZE_VIEWER
constexpr std::array<std::string_view, 4> kScreens = {"menu", "maze", "game-menu", "help"};

Fault screen(Settings& s, std::string_view text) {
    if (std::ranges::find(kScreens, text) == kScreens.end()) {
        return quoted(text) + " is no screen; there are: " + joined(kScreens);
    }
    s.screen = std::string(text);
    return std::nullopt;
}
#endif

/// A size with a name.
struct Preset {
    std::string_view name;
    mazegen::Size size;
};
constexpr std::array kDifficulties = {Preset{"easy", {6, 6}}, Preset{"normal", {9, 11}},
                                      Preset{"hard", {16, 20}}};

Fault difficulty(Settings& s, std::string_view text) {
    const auto* const found = std::ranges::find(kDifficulties, lower_case(text), &Preset::name);
    const Preset* preset = nullptr;
    Fault fault = choose(preset, found == kDifficulties.end() ? nullptr : found,
                         std::span<const Preset>(kDifficulties), "difficulty", text);
    if (!fault) {
        s.width = preset->size.width;
        s.height = preset->size.height;
    }
    return fault;
}

Fault seed(Settings& s, std::string_view text) {
    s.seed.reset();
    if (text.empty() || lower_case(text) == "none") {
        return std::nullopt;
    }
    return take(mazegen::parse_seed(text), s.seed);
}

/// A character of a picture.
Fault marker(std::optional<char32_t>& target, std::string_view text) {
    if (text == "\n" || text == "\r") {
        return quoted(text) + " ends a line and can be no tile";
    }
    return take(mazegen::parse_character(text), target);
}

Fault output(Settings& s, std::string_view text) {
    if (text.empty()) {
        return "no file is named";
    }
    s.output = std::string(text);
    return std::nullopt;
}

Fault algorithm(Settings& s, std::string_view text) {
    return choose(s.algorithm, mazegen::find_algorithm(text), mazegen::algorithms(), "algorithm", text);
}

Fault solver(Settings& s, std::string_view text) {
    return choose(s.solver, mazegen::find_solver(text), mazegen::solvers(), "solver", text);
}

Fault format(Settings& s, std::string_view text) {
    return choose(s.format, find_format(text), formats(), "format", text);
}

constexpr std::string_view kSource = "Source (at most one; neither: a new maze from the options alone)";
constexpr std::string_view kMaze = "The maze (each overrides CONFIG's key)";
constexpr std::string_view kOutput = "Output";
#ifdef MAZE_VIEWER
constexpr std::string_view kWindow = "Window";
#endif

const std::array kRows = {
    option(
        "-l,--load", "FILE", kSource, kLoad | kCheck,
        "read this maze instead of making one; '-' is standard input",
        [](Settings& s, std::string_view text) -> Fault {
            s.load.emplace_back(text);
            return text.empty() ? Fault("no file is named") : std::nullopt;
        },
        {}, true),
    option("--wall-char", "C", kSource, kLoad | kCheck,
           "the wall's character in a picture without a header (*)",
           [](Settings& s, std::string_view text) { return marker(s.wall_char, text); }),
    option("--open-char", "C", kSource, kLoad | kCheck, "the character of what is open (a blank)",
           [](Settings& s, std::string_view text) { return marker(s.open_char, text); }),

    // Before width and height, which win.
    one_of(names_in<kDifficulties>,
           overriding("WIDTH", "-d,--difficulty", "NAME", kMaze, kGenerate,
                      "a size: easy (6x6), normal (9x11) or hard (16x20)", difficulty)),
    in_config(
        "cells from west to east, a whole number above 0",
        key_and_option("WIDTH", true, "-w,--width", "N", kMaze, kGenerate, "cells from west to east (20)",
                       [](Settings& s, std::string_view text) { return whole_above_zero(s.width, text); })),
    in_config(
        "cells from north to south",
        key_and_option("HEIGHT", true, "-H,--height", "N", kMaze, kGenerate, "cells from north to south (15)",
                       [](Settings& s, std::string_view text) { return whole_above_zero(s.height, text); })),
    in_config(
        "X,Y: the cell where the way begins, x to the right and y down, counted from 0,0; no closed cell",
        key_and_option(
            "ENTRY", true, "--entry", "X,Y", kMaze, kAlways,
            "where the way begins; x to the right, y down, from 0,0 (top left)",
            [](Settings& s, std::string_view text) { return take(mazegen::parse_cell(text), s.entry); })),
    in_config("X,Y: the cell where it ends, another one",
              key_and_option("EXIT", true, "--exit", "X,Y", kMaze, kAlways, "where it ends (bottom right)",
                             [](Settings& s, std::string_view text) {
                                 return take(mazegen::parse_cell(text), s.exit);
                             })),
    key_and_option("SEED", false, "-s,--seed", "S", kMaze, kGenerate | kLoad,
                   "a whole number or any text: the same seed, the same maze (drawn)", seed),
    one_of([] { return names_of(mazegen::algorithms()); },
           key_and_option("MODE", false, "-A,--algorithm", "NAME", kMaze, kGenerate,
                          "one of --list-algorithms (dfs)", algorithm)),
    option("--growing", "RULE", kMaze, kGenerate,
           "how growing_tree takes its next cell: newest, oldest, middle, random, with weights "
           "(newest:50,random:50)",
           [](Settings& s, std::string_view text) {
               return take(mazegen::parse_growing_rule(text), s.growing);
           }),
    key("PERFECT", true, kGenerate, "True: one way between any two cells; False: with loops",
        [](Settings& s, std::string_view text) { return boolean(s.perfect, text); }),
    overriding("PERFECT", "--perfect", "", kMaze, kGenerate | kCheck, "one way between any two cells",
               [](Settings& s, std::string_view) -> Fault {
                   s.perfect = true;
                   s.loops_percent.reset();
                   s.braid.reset();
                   return std::nullopt;
               },
               {"--imperfect", "--loops", "--braid"}),
    overriding("PERFECT", "--imperfect", "", kMaze, kGenerate | kCheck, "with loops",
               set<&Settings::perfect, false>),
    key("LOOPS", false, kGenerate,
        "with PERFECT=False: percent of the remaining inner walls to try to open (10)",
        [](Settings& s, std::string_view text) { return percent(s.loops_percent, text); }),
    overriding("LOOPS", "--loops", "PERCENT", kMaze, kGenerate | kLoad,
               "share of the remaining inner walls to try to open, 0 to 100 (10); implies --imperfect",
               [](Settings& s, std::string_view text) {
                   s.perfect = false;
                   return percent(s.loops_percent, text);
               }),
    key("BRAID", false, kGenerate,
        "with PERFECT=False: share of the dead ends to remove, 0 to 1; above 0 instead of LOOPS (0)",
        [](Settings& s, std::string_view text) { return decimal(s.braid, 0, 1, text); }),
    optional_value(
        "1", overriding("BRAID", "-b,--braid", "[SHARE]", kMaze, kGenerate | kLoad,
                        "share of the dead ends to remove, 0 to 1 (without a number 1); instead of loops, "
                        "implies --imperfect",
                        [](Settings& s, std::string_view text) {
                            s.perfect = false;
                            return decimal(s.braid, 0, 1, text);
                        })),
    key("PATTERN", false, kGenerate, "the \"42\" of closed cells in the middle (True)",
        [](Settings& s, std::string_view text) { return boolean(s.pattern, text); }),
    overriding("PATTERN", "--pattern", "", kMaze, kGenerate | kCheck,
               "with the \"42\" of closed cells in the middle (the default)", set<&Settings::pattern, true>,
               {"--no-pattern"}),
    overriding("PATTERN", "--no-pattern", "", kMaze, kGenerate | kCheck, "without it",
               set<&Settings::pattern, false>),
    key_and_option("COLLECTIBLES", false, "-c,--collectibles", "N", kMaze, kGenerate,
                   "random cells that hold something to pick up (0)",
                   [](Settings& s, std::string_view text) { return whole_from_zero(s.collectibles, text); }),

    in_config("the file to write, from the folder that you are in; '-' is standard output",
              key_and_option("OUTPUT_FILE", true, "-o,--output", "FILE", kOutput, kGenerate | kLoad,
                             "'-' is standard output (CONFIG's OUTPUT_FILE; without CONFIG '-')", output)),
    one_of([] { return names_of(formats()); },
           key_and_option(
               "FORMAT", false, "-f,--format", "NAME", kOutput, kGenerate | kLoad,
               "one of --list-formats (the one that the name's suffix names, otherwise hex; text on standard "
               "output)",
               format)),
    option("-S,--solve", "", kOutput, kGenerate | kLoad, "draw the shortest path (a hex file always has it)",
           set<&Settings::solve, true>),
    one_of(
        [] { return names_of(mazegen::solvers()); },
        option(
            "--solver", "NAME", kOutput, kGenerate | kLoad,
            "one of --list-solvers: whose path --solve draws, --stats compares and the window shows; a hex "
            "file has the shortest one all the same",
            solver)),
    option("--stats", "FILE", kOutput, kGenerate | kLoad,
           "write statistics of the maze as JSON; '-' is standard output",
           [](Settings& s, std::string_view text) -> Fault {
               s.stats = std::string(text);
               return text.empty() ? Fault("no file is named") : std::nullopt;
           }),
    option("--no-path", "", kOutput, kGenerate | kLoad, "leave ends and path off the hex file",
           set<&Settings::no_path, true>, {"--solve"}),
    option("--check", "", kOutput, kCheck,
           "judge the loaded mazes instead of drawing them: every broken rule with its cell",
           set<&Settings::check, true>),
    option("--view", "", kOutput, kGenerate | kLoad, "open the window", set<&Settings::view, true>,
           {"--no-view"}),
    option("--no-view", "", kOutput, kAlways, "never open it", set<&Settings::view, false>),
    option("--tui", "", kOutput, kGenerate | kLoad,
           "the same in this terminal instead of a window: look, walk, change the settings",
           set<&Settings::tui, true>, {"--view", "--no-view", "--render"}),
    option("--reduced-motion", "", kOutput, kGenerate | kLoad,
           "in window and terminal: nothing moves on its own but the carving",
           set<&Settings::reduced_motion, true>),
    key("WINDOW_WIDTH", false, kGenerate, "pixels of the window from left to right (1000)",
        [](Settings& s, std::string_view text) { return whole_above_zero(s.window_width, text); }),
    key("WINDOW_HEIGHT", false, kGenerate, "pixels of the window from top to bottom (950)",
        [](Settings& s, std::string_view text) { return whole_above_zero(s.window_height, text); }),
    option("--threads", "N", kOutput, kGenerate,
           "processors for kruskal and for many mazes, which are the same with any number (all)",
           [](Settings& s, std::string_view text) -> Fault {
               std::optional<std::int64_t> number;
               if (auto fault = whole_above_zero(number, text)) {
                   return fault;
               }
               constexpr std::int64_t most = 1024;
               s.threads = static_cast<int>(std::min(*number, most));
               return std::nullopt;
           }),
    option("--list-algorithms", "", kOutput, kAlways, "name them, a line each",
           set<&Settings::list_algorithms, true>),
    option("--list-formats", "", kOutput, kAlways, "name them, a line each",
           set<&Settings::list_formats, true>),
    option("--list-solvers", "", kOutput, kAlways, "name them, a line each",
           set<&Settings::list_solvers, true>),
    option("-q,--quiet", "", kOutput, kAlways, "no notes or warnings on standard error, errors only",
           set<&Settings::quiet, true>),
};

#ifdef MAZE_VIEWER
const std::array kWindowRows = {
    option("--render", "FILE", kWindow, kGenerate | kLoad,
           "draw a screen of the window as PNG, without a display",
           [](Settings& s, std::string_view text) -> Fault {
               s.render = std::string(text);
               return text.empty() ? Fault("no file is named") : std::nullopt;
           },
           {"--view"}),
    option("--size", "WxH", kWindow, kGenerate | kLoad,
           "pixels of the screen to render (WINDOW_WIDTH, WINDOW_HEIGHT)",
           [](Settings& s, std::string_view text) { return size(s.render_size, 20'000, "pixels", text); }),
    one_of([] { return std::vector<std::string_view>(kScreens.begin(), kScreens.end()); },
           option("--screen", "NAME", kWindow, kGenerate | kLoad,
                  "screen to render: menu, maze, game-menu, help (maze)", screen)),
    option("--step", "K", kWindow, kGenerate, "render the maze after K steps of its carving",
           [](Settings& s, std::string_view text) { return whole_from_zero(s.step.emplace(), text); }),
    option("--scale", "X", kWindow, kGenerate | kLoad,
           "size of letters and buttons, 0.5 to 8 (from the display)",
           [](Settings& s, std::string_view text) { return decimal(s.scale, 0.5, 8, text); }),
    option("--no-shm", "", kWindow, kGenerate | kLoad, "do not share memory with the X server",
           set<&Settings::shared_memory, false>),
};
#endif

}  // namespace

std::string origin(const Settings& settings, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys) {
        if (const auto found = settings.origin.find(key); found != settings.origin.end()) {
            return found->second + ": ";
        }
    }
    return {};
}

std::span<const Setting> settings() {
    static const std::vector<Setting> table = [] {
        std::vector<Setting> rows(kRows.begin(), kRows.end());
        std::ranges::move(drawing_settings(), std::back_inserter(rows));
#ifdef MAZE_VIEWER
        std::ranges::copy(kWindowRows, std::back_inserter(rows));
#endif
        return rows;
    }();
    return table;
}

}  // namespace mazeapp
