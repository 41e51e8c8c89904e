#include "keys.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <vector>

namespace mazeplay {

namespace {

using Places = unsigned;

constexpr Places in(Place place) { return 1U << static_cast<unsigned>(place); }

constexpr Places kMainMenu = in(Place::main_menu), kGameMenu = in(Place::game_menu), kMaze = in(Place::maze),
                 kAnimation = in(Place::animation), kPlay = in(Place::play), kHelp = in(Place::help),
                 kForm = in(Place::form);
constexpr Places kMenus = kMainMenu | kGameMenu;
constexpr Places kNotInPlay = kMenus | kMaze | kAnimation | kHelp | kForm;
constexpr Places kEverywhere = kNotInPlay | kPlay;
// The maze goes on being looked at, and its menu's keys work, while it is carved.
constexpr Places kMazeScreen = kGameMenu | kMaze | kAnimation;

enum class Shift : std::uint8_t { any, no, yes };

enum class On : std::uint8_t { both, window, terminal };

/// One key in some places. `label` is the key in words; those with a meaning in words make a line of the
/// help, which tells of the rows that follow as well.
struct Row {
    Action action;
    Places places;
    Key key;
    std::string_view label;
    std::string_view help_keys;     // all keys of the line, where the row begins one
    std::string_view help_meaning;  // empty: the row is part of the line above
    bool repeats = false;
    Shift shift = Shift::any;
    On on = On::both;
};

constexpr bool on_surface(On on, Surface surface) {
    return on == On::both || (on == On::terminal) == (surface == Surface::terminal);
}

/// A row of a terminal alone.
constexpr Row terminal(Row row) {
    row.on = On::terminal;
    return row;
}
/// A row of the window alone.
constexpr Row window(Row row) {
    row.on = On::window;
    return row;
}

constexpr bool kRepeats = true;
constexpr bool kOnce = false;

constexpr std::array kTable = {
    // anywhere; in play no letter but those of play counts, and ? is the hint
    Row{Action::help, kEverywhere, kF1, "F1", "F1 or ?", "help"},
    Row{Action::help, kNotInPlay, '?', "?", "", ""},
    window(Row{Action::full_screen, kEverywhere, kF11, "F11", "F11", "full screen"}),
    Row{Action::quit, kNotInPlay, 'q', "Q", "Q", "quit"},
    Row{Action::back, kEverywhere, kEscape, "Escape", "Escape", "back"},
    Row{Action::focus_next, kMenus | kMaze | kHelp | kForm, kTab, "Tab", "Tab or arrows", "next button",
        kRepeats, Shift::no},
    Row{Action::focus_previous, kMenus | kMaze | kHelp | kForm, kTab, "Shift+Tab", "", "", kRepeats,
        Shift::yes},
    Row{Action::focus_previous, kMenus | kMaze | kHelp | kForm, kBackTab, "Shift+Tab", "", "", kRepeats},
    Row{Action::focus_next, kMenus | kForm, kDown, "Down", "", "", kRepeats},
    Row{Action::focus_next, kMenus, kRight, "Right", "", "", kRepeats},
    Row{Action::focus_previous, kMenus | kForm, kUp, "Up", "", "", kRepeats},
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
    terminal(Row{Action::perfect, kMazeScreen, 'i', "I", "I", "perfect or with loops"}),
    terminal(Row{Action::smaller, kMazeScreen, '<', "<", "< >", "a smaller, a larger maze", kRepeats}),
    terminal(Row{Action::larger, kMazeScreen, '>', ">", "", "", kRepeats}),
    terminal(Row{Action::reload, kMazeScreen, 'l', "L", "L", "reload CONFIG"}),
    terminal(Row{Action::form, kMazeScreen, 'e', "E", "E", "the settings, to look at and change"}),
    terminal(Row{Action::form, kMainMenu, 'e', "E", "", ""}),
    terminal(Row{Action::redraw, kMazeScreen, '1', "1", "1 2 3 4", "new maze, path, colour, quit"}),
    terminal(Row{Action::path, kMazeScreen, '2', "2", "", ""}),
    terminal(Row{Action::color, kMazeScreen, '3', "3", "", ""}),
    terminal(Row{Action::quit, kMazeScreen, '4', "4", "", ""}),
    Row{Action::zoom_in, kMazeScreen | kPlay, '+', "+", "+ -", "zoom", kRepeats},
    Row{Action::zoom_out, kMazeScreen | kPlay, '-', "-", "", "", kRepeats},
    Row{Action::fit, kMazeScreen | kPlay, '0', "0", "0", "the whole maze"},
    Row{Action::pan_north, kMaze | kAnimation, kUp, "Up", "arrows", "move the view", kRepeats},
    Row{Action::pan_east, kMaze | kAnimation, kRight, "Right", "", "", kRepeats},
    Row{Action::pan_south, kMaze | kAnimation, kDown, "Down", "", "", kRepeats},
    Row{Action::pan_west, kMaze | kAnimation, kLeft, "Left", "", "", kRepeats},
    terminal(Row{Action::pan_north, kHelp, kUp, "Up", "", "", kRepeats}),
    terminal(Row{Action::pan_south, kHelp, kDown, "Down", "", "", kRepeats}),
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
    terminal(Row{Action::move_west, kPlay, 'h', "H", "HJKL", "walk, too", kRepeats}),
    terminal(Row{Action::move_south, kPlay, 'j', "J", "", "", kRepeats}),
    terminal(Row{Action::move_north, kPlay, 'k', "K", "", "", kRepeats}),
    terminal(Row{Action::move_east, kPlay, 'l', "L", "", "", kRepeats}),
    Row{Action::hint, kPlay, '?', "?", "?", "show one step of the way"},

    terminal(
        Row{Action::edit, kForm, kReturn, "Return", "Return", "change the value; Return again takes it"}),
    terminal(Row{Action::write_config, kForm, 'w', "W", "W", "write the values to CONFIG"}),
};

constexpr std::array kMainMenuItems = {
    MenuItem{Action::start, "Start"},
    MenuItem{Action::reload, "Reload"},
    MenuItem{Action::form, "Settings", true},
    MenuItem{Action::quit, "Quit"},
};
constexpr std::array kGameMenuItems = {
    MenuItem{Action::redraw, "Redraw"},
    MenuItem{Action::color, "Color"},
    MenuItem{Action::path, "Path"},
    MenuItem{Action::animate, "Animate"},
    MenuItem{Action::algorithm, "Algorithm"},
    MenuItem{Action::solver, "Solver"},
    MenuItem{Action::play, "Play"},
    MenuItem{Action::save, "Save"},
    MenuItem{Action::perfect, "Perfect", true},
    MenuItem{Action::smaller, "Smaller", true},
    MenuItem{Action::larger, "Larger", true},
    MenuItem{Action::reload, "Reload", true},
    MenuItem{Action::form, "Settings", true},
    MenuItem{Action::exit_to_menu, "Exit"},
};

std::vector<MenuItem> items_on(Surface surface, std::span<const MenuItem> items) {
    std::vector<MenuItem> result;
    std::ranges::copy_if(items, std::back_inserter(result), [surface](const MenuItem& item) {
        return surface == Surface::terminal || !item.terminal_only;
    });
    return result;
}

std::string_view help_place(const Row& row) {
    if ((row.places & kMainMenu) != 0) {
        return (row.places & ~kMainMenu) != 0 ? "anywhere" : "main menu";
    }
    if ((row.places & kMaze) != 0) {
        return "maze";
    }
    return (row.places & kAnimation) != 0 ? "animation" : (row.places & kPlay) != 0 ? "play" : "settings";
}

}  // namespace

std::optional<Action> action_of(const KeyPress& press, Place place, Surface surface) {
    for (const Row& row : kTable) {
        if (row.key != press.key || (row.places & in(place)) == 0 || !on_surface(row.on, surface) ||
            (row.shift != Shift::any && (row.shift == Shift::yes) != press.shift)) {
            continue;
        }
        return press.repeat && !row.repeats ? std::nullopt : std::optional(row.action);
    }
    return std::nullopt;
}

std::span<const HelpLine> help_lines(Surface surface) {
    const auto lines_on = [](Surface on) {
        std::vector<HelpLine> result;
        for (const Row& row : kTable) {
            if (!row.help_meaning.empty() && on_surface(row.on, on)) {
                result.push_back({help_place(row), row.help_keys, row.help_meaning});
            }
        }
        return result;
    };
    static const std::vector<HelpLine> window = lines_on(Surface::window);
    static const std::vector<HelpLine> terminal = lines_on(Surface::terminal);
    return surface == Surface::window ? window : terminal;
}

std::span<const MenuItem> main_menu(Surface surface) {
    static const std::vector<MenuItem> window = items_on(Surface::window, kMainMenuItems);
    static const std::vector<MenuItem> terminal = items_on(Surface::terminal, kMainMenuItems);
    return surface == Surface::window ? window : terminal;
}

std::span<const MenuItem> game_menu(Surface surface) {
    static const std::vector<MenuItem> window = items_on(Surface::window, kGameMenuItems);
    static const std::vector<MenuItem> terminal = items_on(Surface::terminal, kGameMenuItems);
    return surface == Surface::window ? window : terminal;
}

bool needs_generation(Action action) {
    return action == Action::redraw || action == Action::animate || action == Action::algorithm ||
           action == Action::perfect || action == Action::smaller || action == Action::larger ||
           action == Action::form;
}

int ambiguous_keys() {
    const auto clash = [](const Row& row, const Row& other) {
        const bool shift_differs =
            row.shift != Shift::any && other.shift != Shift::any && row.shift != other.shift;
        const bool surface_differs = row.on != On::both && other.on != On::both && row.on != other.on;
        return row.key == other.key && (row.places & other.places) != 0 && !shift_differs && !surface_differs;
    };
    int pairs = 0;
    for (const Row& row : kTable) {
        for (const Row& other : kTable) {
            if (&row != &other && clash(row, other)) {
                ++pairs;
            }
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
