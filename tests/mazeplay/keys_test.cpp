#include "keys.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "program.hpp"

namespace {

using namespace mazeplay;

constexpr Place kPlaces[] = {Place::main_menu, Place::game_menu, Place::maze, Place::animation,
                             Place::play,      Place::help,      Place::form};

std::optional<Action> action(Key key, Place place, bool shift = false, Surface surface = Surface::window) {
    return action_of({key, shift, false}, place, surface);
}

TEST(Keys, anywhere) {
    for (const Place place : kPlaces) {
        EXPECT_EQ(action(kF1, place), Action::help);
        EXPECT_EQ(action(kF11, place), Action::full_screen);
        EXPECT_EQ(action(kEscape, place), Action::back);
        if (place != Place::play) {
            EXPECT_EQ(action('?', place), Action::help);
            EXPECT_EQ(action('?', place, true), Action::help) << "typed with Shift on most keyboards";
            EXPECT_EQ(action('q', place), Action::quit);
        }
    }
}

TEST(Keys, of_the_main_menu) {
    EXPECT_EQ(action('s', Place::main_menu), Action::start);
    EXPECT_EQ(action('l', Place::main_menu), Action::reload);
    EXPECT_FALSE(action('r', Place::main_menu));
}

TEST(Keys, of_menus) {
    for (const Place place : {Place::main_menu, Place::game_menu}) {
        for (const Key key : {kTab, kDown, kRight}) {
            EXPECT_EQ(action(key, place), Action::focus_next);
        }
        for (const Key key : {kBackTab, kUp, kLeft}) {
            EXPECT_EQ(action(key, place), Action::focus_previous);
        }
        EXPECT_EQ(action(kTab, place, true), Action::focus_previous);
        EXPECT_EQ(action(kReturn, place), Action::activate);
        EXPECT_EQ(action(kSpace, place), Action::activate);
    }
}

TEST(Keys, of_the_maze_its_menu_and_the_animation) {
    const std::vector<std::pair<Key, Action>> keys = {
        {'m', Action::menu},          {'r', Action::redraw},     {'c', Action::color},    {'p', Action::path},
        {'n', Action::animate},       {'a', Action::algorithm},  {'v', Action::solver},   {'g', Action::play},
        {'o', Action::save},          {'+', Action::zoom_in},    {'-', Action::zoom_out}, {'0', Action::fit},
        {kHome, Action::go_to_entry}, {kEnd, Action::go_to_exit}};
    for (const Place place : {Place::maze, Place::game_menu, Place::animation}) {
        for (const auto& [key, expected] : keys) {
            EXPECT_EQ(action(key, place), expected) << static_cast<std::uint32_t>(key);
        }
        EXPECT_EQ(action('p', place, true), Action::path_at_once);
    }
    for (const Place place : {Place::maze, Place::animation}) {
        EXPECT_EQ(action(kUp, place), Action::pan_north);
        EXPECT_EQ(action(kRight, place), Action::pan_east);
        EXPECT_EQ(action(kDown, place), Action::pan_south);
        EXPECT_EQ(action(kLeft, place), Action::pan_west);
    }
}

TEST(Keys, of_the_animation) {
    EXPECT_EQ(action(kSpace, Place::animation), Action::pause);
    EXPECT_EQ(action('.', Place::animation), Action::step);
    EXPECT_EQ(action('[', Place::animation), Action::slower);
    EXPECT_EQ(action(']', Place::animation), Action::faster);
    EXPECT_EQ(action(kReturn, Place::animation), Action::skip);
}

TEST(Keys, of_play) {
    const std::vector<std::pair<Key, Action>> keys = {
        {kUp, Action::move_north},  {kRight, Action::move_east}, {kDown, Action::move_south},
        {kLeft, Action::move_west}, {'w', Action::move_north},   {'d', Action::move_east},
        {'s', Action::move_south},  {'a', Action::move_west}};
    for (const auto& [key, expected] : keys) {
        EXPECT_EQ(action(key, Place::play), expected);
    }
    EXPECT_EQ(action('?', Place::play), Action::hint);
    for (const char letter : std::string("bcefghijklmnopqrtuvxyz")) {
        EXPECT_FALSE(action(static_cast<Key>(letter), Place::play)) << letter;
    }
    EXPECT_EQ(action('h', Place::play, false, Surface::terminal), Action::move_west);
    EXPECT_EQ(action('j', Place::play, false, Surface::terminal), Action::move_south);
    EXPECT_EQ(action('k', Place::play, false, Surface::terminal), Action::move_north);
    EXPECT_EQ(action('l', Place::play, false, Surface::terminal), Action::move_east);
    EXPECT_FALSE(action('q', Place::play, false, Surface::terminal));
}

TEST(Keys, of_a_terminal_alone) {
    const std::vector<std::pair<Key, Action>> keys = {
        {'1', Action::redraw}, {'2', Action::path},    {'3', Action::color},
        {'4', Action::quit},   {'i', Action::perfect}, {'<', Action::smaller},
        {'>', Action::larger}, {'l', Action::reload},  {'e', Action::form}};
    for (const Place place : {Place::maze, Place::game_menu, Place::animation}) {
        for (const auto& [key, expected] : keys) {
            EXPECT_EQ(action(key, place, false, Surface::terminal), expected)
                << static_cast<std::uint32_t>(key);
            EXPECT_FALSE(action(key, place)) << "in a window";
        }
    }
    EXPECT_EQ(action('e', Place::main_menu, false, Surface::terminal), Action::form);
    EXPECT_EQ(action(kReturn, Place::form, false, Surface::terminal), Action::edit);
    EXPECT_EQ(action('w', Place::form, false, Surface::terminal), Action::write_config);
    EXPECT_FALSE(action(kF11, Place::maze, false, Surface::terminal)) << "it is always full";
}

TEST(Keys, menus_of_a_terminal_have_more_lines) {
    for (const auto menu : {main_menu, game_menu}) {
        EXPECT_GT(menu(Surface::terminal).size(), menu(Surface::window).size());
        for (const MenuItem& item : menu(Surface::terminal)) {
            EXPECT_FALSE(item.label.empty());
            EXPECT_TRUE(item.action == Action::exit_to_menu || !key_label(item.action).empty());
        }
    }
}

TEST(Keys, held_down_repeat_movements_only) {
    const std::set<Action> movements = {
        Action::focus_next, Action::focus_previous, Action::zoom_in,  Action::zoom_out, Action::pan_north,
        Action::pan_east,   Action::pan_south,      Action::pan_west, Action::step,     Action::move_north,
        Action::move_east,  Action::move_south,     Action::move_west};
    std::vector<Key> keys = {kUp, kDown, kLeft,   kRight,  kHome, kEnd,
                             kF1, kF11,  kReturn, kEscape, kTab,  kBackTab};
    for (Key key = ' '; key < 127; ++key) {
        keys.push_back(key);
    }
    int actions = 0;
    for (const Place place : kPlaces) {
        for (const Key key : keys) {
            for (const bool shift : {false, true}) {
                const auto once = action_of({key, shift, false}, place);
                const auto repeated = action_of({key, shift, true}, place);
                actions += once ? 1 : 0;
                EXPECT_EQ(repeated, once && movements.contains(*once) ? once : std::nullopt);
            }
        }
    }
    EXPECT_GT(actions, 100);
}

TEST(Keys, no_key_means_two_things_in_one_place) { EXPECT_EQ(ambiguous_keys(), 0); }

TEST(Keys, the_help_names_every_place_in_turn) {
    std::vector<std::string> places;
    for (const HelpLine& line : help_lines()) {
        EXPECT_FALSE(line.keys.empty());
        EXPECT_FALSE(line.meaning.empty());
        if (places.empty() || places.back() != line.place) {
            places.emplace_back(line.place);
        }
    }
    EXPECT_EQ(places, (std::vector<std::string>{"anywhere", "main menu", "maze", "animation", "play"}));
    EXPECT_EQ(help_lines(Surface::terminal).back().place, "settings");
}

/// The words of a text, without the marks of a table or of a sentence around them.
std::set<std::string> words_in(std::string_view text) {
    std::set<std::string> words;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) {
        while (word.size() > 1 && (word.ends_with(',') || word.ends_with(';') || word.ends_with(':'))) {
            word.pop_back();
        }
        words.insert(word);
    }
    return words;
}

TEST(Keys, the_readme_names_every_key_of_the_help) {
    std::string tables;
    bool inside = false;
    for (const std::string& line : maze_test::lines_of(maze_test::read_text(MAZE_SOURCE_DIR "/README.md"))) {
        inside = line.starts_with("## ") ? line == "## The window" || line == "## The terminal" : inside;
        if (inside && line.starts_with("| ")) {
            tables += line + '\n';
        }
    }
    const std::set<std::string> named = words_in(tables);
    for (const Surface surface : {Surface::window, Surface::terminal}) {
        for (const HelpLine& line : help_lines(surface)) {
            for (const std::string& key : words_in(line.keys)) {
                EXPECT_TRUE(named.contains(key)) << key << ": " << line.meaning;
            }
        }
    }
}

TEST(Keys, labels_show_the_key) {
    EXPECT_EQ(key_label(Action::redraw), "R");
    EXPECT_EQ(key_label(Action::start), "S");
    EXPECT_EQ(key_label(Action::go_to_entry), "Home");
    EXPECT_EQ(key_label(Action::exit_to_menu), "");
}

}  // namespace
