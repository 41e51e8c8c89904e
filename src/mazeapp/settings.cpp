#include "settings.hpp"

#include <array>
#include <charconv>

#include "words.hpp"

namespace mazeapp {

namespace {

using mazegen::parse_whole;
using mazegen::quoted;
using Fault = std::optional<std::string>;

template <class T, class Target>
Fault take(mazegen::Result<T> result, Target& target) {
    if (!result) {
        return result.error().message;
    }
    target = *std::move(result);
    return std::nullopt;
}

Fault whole_above_zero(std::optional<std::int64_t>& target, std::string_view text) {
    const auto number = parse_whole(text);
    if (number && *number < 1) {
        return quoted(text) + " is not above 0";
    }
    return take(number, target);
}

Fault percent(std::optional<int>& target, std::string_view text) {
    const auto number = parse_whole(text);
    if (!number) {
        return number.error().message;
    }
    if (*number < 0 || *number > 100) {
        return quoted(text) + " is not from 0 to 100";
    }
    target = static_cast<int>(*number);
    return std::nullopt;
}

Fault boolean(std::optional<bool>& target, std::string_view text) {
    constexpr std::array<std::string_view, 6> yes = {"true", "yes", "y", "on", "t", "1"};
    constexpr std::array<std::string_view, 6> no = {"false", "no", "n", "off", "f", "0"};
    const std::string word = lower_case(text);
    for (std::size_t i = 0; i < yes.size(); ++i) {
        if (word == yes[i] || word == no[i]) {
            target = word == yes[i];
            return std::nullopt;
        }
    }
    return quoted(text) + " is neither True nor False";
}

#ifdef MAZE_VIEWER
/// "1000x950".
Fault pixel_size(Settings& s, std::string_view text) {
    constexpr std::int64_t most = 20'000;
    const std::size_t cross = text.find('x');
    const auto width = parse_whole(text.substr(0, cross));
    const auto height = parse_whole(cross == std::string_view::npos ? "" : text.substr(cross + 1));
    if (!width || !height || *width < 1 || *height < 1 || *width > most || *height > most) {
        return quoted(text) + " is no size WxH in pixels from 1 to " + std::to_string(most);
    }
    s.render_width = *width;
    s.render_height = *height;
    return std::nullopt;
}

/// A decimal number like 1.5, from 0.5 to 8.
Fault scale(Settings& s, std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= 0.5 && value <= 8)) {
        return quoted(text) + " is not a number from 0.5 to 8";
    }
    s.scale = value;
    return std::nullopt;
}

Fault screen(Settings& s, std::string_view text) {
    if (text != "menu" && text != "maze" && text != "game-menu" && text != "help") {
        return quoted(text) + " is no screen; there are: menu, maze, game-menu, help";
    }
    s.screen = std::string(text);
    return std::nullopt;
}
#endif

/// A row of a table with names; `kind` is what the table lists.
template <class Row>
Fault choose(const Row*& target, const Row* found, std::span<const Row> table, std::string_view kind,
             std::string_view text) {
    if (found == nullptr) {
        std::vector<std::string_view> names;
        for (const Row& row : table) {
            names.push_back(row.name);
        }
        return quoted(text) + " is no " + std::string(kind) + "; there are: " + joined(names);
    }
    target = found;
    return std::nullopt;
}

Fault seed(Settings& s, std::string_view text) {
    s.seed.reset();
    if (text.empty() || lower_case(text) == "none") {
        return std::nullopt;
    }
    return take(mazegen::parse_seed(text), s.seed);
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

Fault format(Settings& s, std::string_view text) {
    return choose(s.format, find_format(text), formats(), "format", text);
}

constexpr std::string_view kSource = "Source (at most one; neither: a new maze from the options alone)";
constexpr std::string_view kMaze = "The maze (each overrides CONFIG's key)";
constexpr std::string_view kOutput = "Output";
#ifdef MAZE_VIEWER
constexpr std::string_view kWindow = "Window";
#endif

const std::array kTable = {
    Setting{"",
            false,
            false,
            "-l,--load",
            "FILE",
            kSource,
            kLoad | kCheck,
            {},
            "read this maze instead of making one; '-' is standard input",
            [](Settings& s, std::string_view text) -> Fault {
                s.load.emplace_back(text);
                return text.empty() ? Fault("no file is named") : std::nullopt;
            },
            true},

    Setting{"WIDTH",
            true,
            true,
            "-w,--width",
            "N",
            kMaze,
            kGenerate,
            {},
            "cells from west to east (20)",
            [](Settings& s, std::string_view text) { return whole_above_zero(s.width, text); }},
    Setting{"HEIGHT",
            true,
            true,
            "-H,--height",
            "N",
            kMaze,
            kGenerate,
            {},
            "cells from north to south (15)",
            [](Settings& s, std::string_view text) { return whole_above_zero(s.height, text); }},
    Setting{"ENTRY",
            true,
            true,
            "--entry",
            "X,Y",
            kMaze,
            kAlways,
            {},
            "where the way begins; x to the right, y down, from 0,0 (top left)",
            [](Settings& s, std::string_view text) { return take(mazegen::parse_cell(text), s.entry); }},
    Setting{"EXIT",
            true,
            true,
            "--exit",
            "X,Y",
            kMaze,
            kAlways,
            {},
            "where it ends (bottom right)",
            [](Settings& s, std::string_view text) { return take(mazegen::parse_cell(text), s.exit); }},
    Setting{"SEED",
            true,
            false,
            "-s,--seed",
            "S",
            kMaze,
            kGenerate | kLoad,
            {},
            "a whole number or any text: the same seed, the same maze (drawn)",
            seed},
    Setting{"MODE",
            true,
            false,
            "-A,--algorithm",
            "NAME",
            kMaze,
            kGenerate,
            {},
            "one of --list-algorithms (dfs)",
            algorithm},
    Setting{"PERFECT",
            true,
            true,
            "",
            "",
            kMaze,
            kGenerate,
            {},
            "",
            [](Settings& s, std::string_view text) { return boolean(s.perfect, text); }},
    Setting{"PERFECT",
            false,
            false,
            "--perfect",
            "",
            kMaze,
            kGenerate | kCheck,
            {"--imperfect", "--loops"},
            "one way between any two cells",
            [](Settings& s, std::string_view) -> Fault {
                s.perfect = true;
                s.loops_percent.reset();
                return std::nullopt;
            }},
    Setting{"PERFECT",
            false,
            false,
            "--imperfect",
            "",
            kMaze,
            kGenerate | kCheck,
            {},
            "with loops",
            [](Settings& s, std::string_view) -> Fault {
                s.perfect = false;
                return std::nullopt;
            }},
    Setting{"LOOPS",
            true,
            false,
            "",
            "",
            kMaze,
            kGenerate,
            {},
            "",
            [](Settings& s, std::string_view text) { return percent(s.loops_percent, text); }},
    Setting{"LOOPS",
            false,
            false,
            "--loops",
            "PERCENT",
            kMaze,
            kGenerate | kLoad,
            {},
            "share of the remaining inner walls to try to open, 0 to 100 (10); implies --imperfect",
            [](Settings& s, std::string_view text) {
                s.perfect = false;
                return percent(s.loops_percent, text);
            }},
    Setting{"PATTERN",
            true,
            false,
            "",
            "",
            kMaze,
            kGenerate,
            {},
            "",
            [](Settings& s, std::string_view text) { return boolean(s.pattern, text); }},
    Setting{"PATTERN",
            false,
            false,
            "--pattern",
            "",
            kMaze,
            kGenerate | kCheck,
            {"--no-pattern"},
            "with the \"42\" of closed cells in the middle (the default)",
            [](Settings& s, std::string_view) -> Fault {
                s.pattern = true;
                return std::nullopt;
            }},
    Setting{"PATTERN",
            false,
            false,
            "--no-pattern",
            "",
            kMaze,
            kGenerate | kCheck,
            {},
            "without it",
            [](Settings& s, std::string_view) -> Fault {
                s.pattern = false;
                return std::nullopt;
            }},

    Setting{"OUTPUT_FILE",
            true,
            true,
            "-o,--output",
            "FILE",
            kOutput,
            kGenerate | kLoad,
            {},
            "'-' is standard output (CONFIG's OUTPUT_FILE; without CONFIG '-')",
            output},
    Setting{"FORMAT",
            true,
            false,
            "-f,--format",
            "NAME",
            kOutput,
            kGenerate | kLoad,
            {},
            "one of --list-formats (hex; text on standard output)",
            format},
    Setting{"",
            false,
            false,
            "-S,--solve",
            "",
            kOutput,
            kGenerate | kLoad,
            {},
            "draw the shortest path (a hex file always has it)",
            [](Settings& s, std::string_view) -> Fault {
                s.solve = true;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--no-path",
            "",
            kOutput,
            kGenerate | kLoad,
            {"--solve"},
            "leave ends and path off the hex file",
            [](Settings& s, std::string_view) -> Fault {
                s.no_path = true;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--check",
            "",
            kOutput,
            kCheck,
            {},
            "judge the loaded mazes instead of drawing them: every broken rule with its cell",
            [](Settings& s, std::string_view) -> Fault {
                s.check = true;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--view",
            "",
            kOutput,
            kGenerate | kLoad,
            {"--no-view"},
            "open the window",
            [](Settings& s, std::string_view) -> Fault {
                s.view = true;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--no-view",
            "",
            kOutput,
            kAlways,
            {},
            "never open it",
            [](Settings& s, std::string_view) -> Fault {
                s.view = false;
                return std::nullopt;
            }},
    Setting{"WINDOW_WIDTH",
            true,
            false,
            "",
            "",
            kOutput,
            kGenerate,
            {},
            "",
            [](Settings& s, std::string_view text) { return whole_above_zero(s.window_width, text); }},
    Setting{"WINDOW_HEIGHT",
            true,
            false,
            "",
            "",
            kOutput,
            kGenerate,
            {},
            "",
            [](Settings& s, std::string_view text) { return whole_above_zero(s.window_height, text); }},
    Setting{"",
            false,
            false,
            "--list-algorithms",
            "",
            kOutput,
            kAlways,
            {},
            "name them, a line each",
            [](Settings& s, std::string_view) -> Fault {
                s.list_algorithms = true;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--list-formats",
            "",
            kOutput,
            kAlways,
            {},
            "name them, a line each",
            [](Settings& s, std::string_view) -> Fault {
                s.list_formats = true;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "-q,--quiet",
            "",
            kOutput,
            kAlways,
            {},
            "no notes or warnings on standard error, errors only",
            [](Settings& s, std::string_view) -> Fault {
                s.quiet = true;
                return std::nullopt;
            }},
#ifdef MAZE_VIEWER
    Setting{"",
            false,
            false,
            "--render",
            "FILE",
            kWindow,
            kGenerate | kLoad,
            {"--view"},
            "draw a screen of the window as PNG, without a display",
            [](Settings& s, std::string_view text) -> Fault {
                s.render = std::string(text);
                return text.empty() ? Fault("no file is named") : std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--size",
            "WxH",
            kWindow,
            kGenerate | kLoad,
            {},
            "pixels of the screen to render (WINDOW_WIDTH, WINDOW_HEIGHT)",
            pixel_size},
    Setting{"",
            false,
            false,
            "--screen",
            "NAME",
            kWindow,
            kGenerate | kLoad,
            {},
            "screen to render: menu, maze, game-menu, help (maze)",
            screen},
    Setting{"",
            false,
            false,
            "--step",
            "K",
            kWindow,
            kGenerate,
            {},
            "render the maze after K steps of its carving",
            [](Settings& s, std::string_view text) -> Fault {
                const auto number = parse_whole(text);
                if (number && *number < 0) {
                    return quoted(text) + " is below 0";
                }
                return take(number, s.step);
            }},
    Setting{"",
            false,
            false,
            "--scale",
            "X",
            kWindow,
            kGenerate | kLoad,
            {},
            "size of letters and buttons, 0.5 to 8 (from the display)",
            scale},
    Setting{"",
            false,
            false,
            "--no-shm",
            "",
            kWindow,
            kGenerate | kLoad,
            {},
            "do not share memory with the X server",
            [](Settings& s, std::string_view) -> Fault {
                s.shared_memory = false;
                return std::nullopt;
            }},
    Setting{"",
            false,
            false,
            "--reduced-motion",
            "",
            kWindow,
            kGenerate | kLoad,
            {},
            "no hopping, no changing hue, no path animation",
            [](Settings& s, std::string_view) -> Fault {
                s.reduced_motion = true;
                return std::nullopt;
            }},
#endif
};

}  // namespace

std::span<const Setting> settings() { return kTable; }

}  // namespace mazeapp
