// Everything that can be asked of the program, in one table: the keys of CONFIG and the options of
// the command line, with their help and the one function that understands the value.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "drawing_settings.hpp"
#include "formats.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/grid.hpp"
#include "mazegen/growing.hpp"
#include "mazegen/parse.hpp"
#include "mazegen/solvers.hpp"

namespace mazeapp {

/// What was asked for. Later values replace earlier ones: first CONFIG is applied, then the options.
struct Settings {
    std::optional<std::int64_t> width, height;  // cells
    std::optional<mazegen::Cell> entry, exit;
    std::optional<std::string> output;  // "-" is standard output
    std::optional<bool> perfect;
    std::optional<mazegen::Seed> seed;  // nothing: draw one
    std::optional<bool> pattern;
    const mazegen::Algorithm* algorithm = nullptr;  // null: the default
    std::optional<mazegen::GrowingRule> growing;
    int threads = 0;  // 0: as many as the machine has
    std::optional<int> loops_percent;
    std::optional<double> braid;  // share of the dead ends; above 0 instead of loops
    std::int64_t collectibles = 0;
    const Format* format = nullptr;                           // null: by the output's name
    std::optional<std::int64_t> window_width, window_height;  // pixels

    std::optional<std::string> render;         // a PNG of a screen instead of a window
    std::optional<mazegen::Size> render_size;  // pixels
    std::string screen = "maze";               // to render: menu, maze, game-menu
    std::optional<std::int64_t> step;          // of the carving, to render
    std::optional<double> scale;               // pixels a logical pixel
    bool shared_memory = true;
    bool reduced_motion = false;

    const mazegen::Solver* solver = nullptr;  // null: nobody asked for one
    std::optional<std::string> stats;         // a file; "-" is standard output

    DrawingSettings drawing;
    BatchSettings batch;

    std::vector<std::string> load;
    std::optional<char32_t> wall_char, open_char;  // of pictures without a header
    std::optional<bool> view;
    bool tui = false;  // the screen in a terminal
    bool solve = false;
    bool no_path = false;
    bool check = false;
    bool quiet = false;
    bool list_algorithms = false;
    bool list_formats = false;
    bool list_solvers = false;

    /// Where the value of a key came from, for messages: "config.txt:3: WIDTH" or "--width".
    std::map<std::string_view, std::string> origin;
};

/// "config.txt:3: WIDTH: " or "--width: ", the place that the first of the keys was given in; empty when none
/// was.
std::string origin(const Settings& settings, std::initializer_list<std::string_view> keys);

/// The kinds of run in which an option has a meaning.
enum Use : unsigned {
    kGenerate = 1,
    kLoad = 2,
    kCheck = 4,
    kAlways = kGenerate | kLoad | kCheck,
};

/// Reads a value ("" for a flag) into the settings; what is wrong with it otherwise.
using Apply = std::optional<std::string> (*)(Settings&, std::string_view text);

/// The words that a value may be, for completion in a shell.
using Choices = std::vector<std::string_view> (*)();

struct Setting {
    std::string_view key;         ///< the key of CONFIG that it sets or overrides; empty when there is none
    bool in_config;               ///< the row that CONFIG's key itself is read by
    bool mandatory;               ///< in CONFIG
    std::string_view option;      ///< as in "-w,--width"; empty for a key without an option
    std::string_view value_name;  ///< of the option's value in the help; empty for a flag
    std::string_view group;       ///< heading in the help
    unsigned use;                 ///< bits of Use
    std::array<std::string_view, 3> excludes;  ///< options that it contradicts
    std::string_view help;
    Apply apply;
    std::string_view key_help = {};  ///< of the key in CONFIG, where the option's help does not fit it

    bool many = false;                    ///< may be given several times
    std::string_view without_value = {};  ///< not empty: what the option means when no number follows it
    Choices choices = nullptr;            ///< null: any text
    unsigned drawing = 0;                 ///< bits of Drawn: only formats that have them all take it; 0: any

    /// What the key in CONFIG means.
    [[nodiscard]] std::string_view help_of_key() const { return key_help.empty() ? help : key_help; }
    /// The long name, as in "--width".
    [[nodiscard]] std::string_view long_option() const { return option.substr(option.find("--")); }
};

/// The table, in the order of the help.
std::span<const Setting> settings();

/// What was typed: the CONFIG file and the options with their values, in the order of the table.
struct CommandLine {
    std::optional<std::string> config;  ///< "-" is standard input
    std::vector<std::pair<const Setting*, std::string>> options;
};

}  // namespace mazeapp
