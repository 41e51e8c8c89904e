// What a person can do while looking at a maze, and the keys that do it: one table for window and
// terminal, their help and their labels.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace mazeplay {

enum class Action {
    // anywhere
    help,
    full_screen,
    quit,
    back,
    activate,
    focus_next,
    focus_previous,
    // main menu
    start,
    reload,  // in a terminal on the maze screen, too
    // maze and its menu
    menu,
    redraw,
    color,
    path,
    path_at_once,
    animate,
    algorithm,
    solver,
    play,
    save,
    exit_to_menu,
    zoom_in,
    zoom_out,
    fit,
    pan_north,
    pan_east,
    pan_south,
    pan_west,
    go_to_entry,
    go_to_exit,
    // maze, in a terminal
    perfect,
    smaller,
    larger,
    form,
    // form, in a terminal
    edit,
    write_config,
    // animation
    pause,
    step,
    slower,
    faster,
    skip,
    // play
    move_north,
    move_east,
    move_south,
    move_west,
    hint,
};

/// Where a key is pressed; a key may mean different things in different places.
enum class Place { main_menu, game_menu, maze, animation, play, help, form };

/// A key by its meaning: a Unicode character (letters in lower case), or one of these.
using Key = char32_t;
inline constexpr Key kUp = 0xF0001, kDown = 0xF0002, kLeft = 0xF0003, kRight = 0xF0004, kHome = 0xF0005,
                     kEnd = 0xF0006, kF1 = 0xF0007, kF11 = 0xF0008, kReturn = '\r', kEscape = 0x1B,
                     kTab = '\t', kBackTab = 0xF0009, kSpace = ' ', kBackspace = 0xF000A, kDelete = 0xF000B;

struct KeyPress {
    Key key = 0;
    bool shift = false;
    bool repeat = false;  ///< from a key that is held down
};

/// Where the keys come from: a terminal has a few more, and no full screen.
enum class Surface { window, terminal };

/// The action of a key in a place; nothing when it has none. Keys that are held down repeat
/// movements (pan, zoom, focus, step, move) and nothing else. Shift counts for Tab and for letters
/// that mean something else with it; other characters are what they are, however they were typed.
std::optional<Action> action_of(const KeyPress& press, Place place, Surface surface = Surface::window);

/// A line of the help: the keys in words, what they do. Lines of a place follow each other.
struct HelpLine {
    std::string_view place, keys, meaning;
};
std::span<const HelpLine> help_lines(Surface surface = Surface::window);

/// The key of an action as labels show it ("R", "Home"); empty when it has none.
std::string_view key_label(Action action);

/// A line of a menu.
struct MenuItem {
    Action action;
    std::string_view label;
    bool terminal_only = false;
};
std::span<const MenuItem> main_menu(Surface surface);
std::span<const MenuItem> game_menu(Surface surface);

/// It makes a new maze, which a loaded one cannot always do.
bool needs_generation(Action action);

/// Pairs of rows of the table that give one key two meanings in one place; a test asks for none.
int ambiguous_keys();

}  // namespace mazeplay
