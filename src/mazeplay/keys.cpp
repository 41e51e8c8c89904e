#include "keys.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace mazeplay {

namespace {

using Places = unsigned;

constexpr Places in(Place place) { return 1U << static_cast<unsigned>(place); }

constexpr Places kMainMenu = in(Place::main_menu), kGameMenu = in(Place::game_menu), kMaze = in(Place::maze),
                 kAnimation = in(Place::animation), kPlay = in(Place::play), kHelp = in(Place::help);
constexpr Places kMenus = kMainMenu | kGameMenu;
constexpr Places kNotInPlay = kMenus | kMaze | kAnimation | kHelp;
constexpr Places kEverywhere = kNotInPlay | kPlay;
// The maze goes on being looked at, and its menu's keys work, while it is carved.
constexpr Places kMazeScreen = kGameMenu | kMaze | kAnimation;

enum class Shift : std::uint8_t { any, no, yes };

enum Terminal : bool { kBoth = false, kTerminalOnly = true };

/// One key in some places. `label` is the key in words; the rows of an action follow each other, and
/// those with a meaning in words make a line of the help.
struct Row {
    Action action;
    Places places;
    Key key;
    std::string_view label;
    std::string_view help_keys;     // all keys of the line, where the row begins one
    std::string_view help_meaning;  // empty: the row is part of the line above
    bool repeats = false;
    Shift shift = Shift::any;
    Terminal terminal = kBoth;
};

constexpr bool kRepeats = true;
constexpr bool kOnce = false;

constexpr std::array kTable = {
    // anywhere; in play no letter but those of play counts, and ? is the hint
    Row{Action::help, kEverywhere, kF1, "F1", "F1 or ?", "help"},
    Row{Action::help, kNotInPlay, '?', "?", "", ""},
    Row{Action::full_screen, kEverywhere, kF11, "F11", "F11", "full screen"},
    Row{Action::quit, kNotInPlay, 'q', "Q", "Q", "quit"},
    Row{Action::back, kEverywhere, kEscape, "Escape", "Escape", "back"},
    Row{Action::focus_next, kMenus | kMaze | kHelp, kTab, "Tab", "Tab or arrows", "next button", kRepeats,
        Shift::no},
    Row{Action::focus_previous, kMenus | kMaze | kHelp, kTab, "Shift+Tab", "", "", kRepeats, Shift::yes},
    Row{Action::focus_previous, kMenus | kMaze | kHelp, kBackTab, "Shift+Tab", "", "", kRepeats},
    Row{Action::focus_next, kMenus, kDown, "Down", "", "", kRepeats},
    Row{Action::focus_next, kMenus, kRight, "Right", "", "", kRepeats},
    Row{Action::focus_previous, kMenus, kUp, "Up", "", "", kRepeats},
    Row{Action::focus_previous, kMenus, kLeft, "Left", "", "", kRepeats},
    Row{Action::activate, kMenus | kMaze | kHelp, kReturn, "Return", "Return or Space", "press the button"},
    Row{Action::activate, kMenus | kMaze | kHelp, kSpace, "Space", "", ""},

    Row{Action::start, kMainMenu, 's', "S", "S", "start"},
    Row{Action::reload, kMainMenu, 'l', "L", "L", "reload CONFIG"},

    Row{Action::menu, kMazeScreen, 'm', "M", "M", "menu"},
    Row{Action::redraw, kMazeScreen, 'r', "R", "R", "new maze"},
    Row{Action::color, kMazeScreen, 'c', "C", "C", "colour of the walls"},
    Row{Action::path, kMazeScreen, 'p', "P", "P", "path (Shift+P at once)", kOnce, Shift::no},
    Row{Action::path_at_once, kMazeScreen, 'p', "Shift+P", "", "", kOnce, Shift::yes},
    Row{Action::animate, kMazeScreen, 'n', "N", "N", "new maze, carved step by step"},
    Row{Action::algorithm, kMazeScreen, 'a', "A", "A", "next algorithm"},
    Row{Action::solver, kMazeScreen, 'v', "V", "V", "next solver, and watch it"},
    Row{Action::play, kMazeScreen, 'g', "G", "G", "walk through it yourself"},
    Row{Action::save, kMazeScreen, 'o', "O", "O", "save the picture"},
    Row{Action::zoom_in, kMazeScreen | kPlay, '+', "+", "+ -", "zoom", kRepeats},
    Row{Action::zoom_out, kMazeScreen | kPlay, '-', "-", "", "", kRepeats},
    Row{Action::fit, kMazeScreen | kPlay, '0', "0", "0", "the whole maze"},
    Row{Action::pan_north, kMaze | kAnimation, kUp, "Up", "arrows", "move the view", kRepeats},
    Row{Action::pan_east, kMaze | kAnimation, kRight, "Right", "", "", kRepeats},
    Row{Action::pan_south, kMaze | kAnimation, kDown, "Down", "", "", kRepeats},
    Row{Action::pan_west, kMaze | kAnimation, kLeft, "Left", "", "", kRepeats},
    Row{Action::go_to_entry, kMazeScreen, kHome, "Home", "Home End", "entry, exit"},
    Row{Action::go_to_exit, kMazeScreen, kEnd, "End", "", ""},

    Row{Action::pause, kAnimation, kSpace, "Space", "Space", "pause"},
    Row{Action::step, kAnimation, '.', ".", ".", "one step", kRepeats},
    Row{Action::slower, kAnimation, '[', "[", "[ ]", "slower, faster"},
    Row{Action::faster, kAnimation, ']', "]", "", ""},
    Row{Action::skip, kAnimation, kReturn, "Return", "Return", "skip to the end"},

    Row{Action::move_north, kPlay, kUp, "Up", "arrows or WASD", "walk", kRepeats},
    Row{Action::move_east, kPlay, kRight, "Right", "", "", kRepeats},
    Row{Action::move_south, kPlay, kDown, "Down", "", "", kRepeats},
    Row{Action::move_west, kPlay, kLeft, "Left", "", "", kRepeats},
    Row{Action::move_north, kPlay, 'w', "W", "", "", kRepeats},
    Row{Action::move_west, kPlay, 'a', "A", "", "", kRepeats},
    Row{Action::move_south, kPlay, 's', "S", "", "", kRepeats},
    Row{Action::move_east, kPlay, 'd', "D", "", "", kRepeats},
    Row{Action::move_west, kPlay, 'h', "H", "", "", kRepeats, Shift::any, kTerminalOnly},
    Row{Action::move_south, kPlay, 'j', "J", "", "", kRepeats, Shift::any, kTerminalOnly},
    Row{Action::move_north, kPlay, 'k', "K", "", "", kRepeats, Shift::any, kTerminalOnly},
    Row{Action::move_east, kPlay, 'l', "L", "", "", kRepeats, Shift::any, kTerminalOnly},
    Row{Action::hint, kPlay, '?', "?", "?", "show one step of the way"},
};

std::string_view help_place(const Row& row) {
    if ((row.places & kMainMenu) != 0) {
        return (row.places & ~kMainMenu) != 0 ? "anywhere" : "main menu";
    }
    if ((row.places & kMaze) != 0) {
        return "maze";
    }
    return (row.places & kAnimation) != 0 ? "animation" : "play";
}

}  // namespace

std::optional<Action> action_of(const KeyPress& press, Place place, Surface surface) {
    for (const Row& row : kTable) {
        if (row.key != press.key || (row.places & in(place)) == 0 ||
            (row.terminal == kTerminalOnly && surface != Surface::terminal) ||
            (row.shift != Shift::any && (row.shift == Shift::yes) != press.shift)) {
            continue;
        }
        return press.repeat && !row.repeats ? std::nullopt : std::optional(row.action);
    }
    return std::nullopt;
}

std::span<const HelpLine> help_lines() {
    static const std::vector<HelpLine> lines = [] {
        std::vector<HelpLine> result;
        for (const Row& row : kTable) {
            if (!row.help_meaning.empty()) {
                result.push_back({help_place(row), row.help_keys, row.help_meaning});
            }
        }
        return result;
    }();
    return lines;
}

int ambiguous_keys() {
    int pairs = 0;
    for (const Row& row : kTable) {
        for (const Row& other : kTable) {
            const bool shift_differs =
                row.shift != Shift::any && other.shift != Shift::any && row.shift != other.shift;
            pairs +=
                &row != &other && row.key == other.key && (row.places & other.places) != 0 && !shift_differs
                    ? 1
                    : 0;
        }
    }
    return pairs;
}

std::string_view key_label(Action action) {
    for (const Row& row : kTable) {
        if (row.action == action) {
            return row.label;
        }
    }
    return {};
}

}  // namespace mazeplay
