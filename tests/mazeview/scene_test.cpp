// What the window does, without a window: screens, buttons, requests and their answers, and
// what goes on with time.
#include "scene.hpp"

#include <gtest/gtest.h>

#include "scene_support.hpp"

namespace scene_test {
namespace {

using mazeplay::kEscape;
using mazeplay::kF1;
using mazeplay::kF11;
using mazeplay::kReturn;
using mazeplay::kTab;

constexpr Action kGenerating[] = {Action::redraw, Action::animate, Action::algorithm};

// Screens

TEST(Scene, keys_lead_to_every_screen_and_back) {
    Visitor visitor(viewed(25, 25));
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    visitor.key(kF1);
    EXPECT_EQ(visitor.scene().screen(), Screen::help);
    visitor.key(kEscape);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    visitor.key('s');
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.key('?');
    EXPECT_EQ(visitor.scene().screen(), Screen::help);
    visitor.key('?');
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.key('m');
    EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
    visitor.key(kF1);
    visitor.key(kEscape);
    EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
    visitor.key(kEscape);
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.key(kEscape);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    EXPECT_EQ(visitor.requests(), Kinds{});
}

TEST(Scene, clicks_lead_to_every_screen_and_back) {
    Visitor visitor(viewed(25, 25));
    visitor.click(Action::start);
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.click(Action::menu);
    EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
    visitor.click(Action::exit_to_menu);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    visitor.click(Action::quit);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::quit});
}

TEST(Scene, focus_and_return_reach_every_button) {
    Visitor visitor(viewed(25, 25));
    visitor.key(kTab);
    visitor.key(kReturn);
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.key(kTab);
    visitor.key(kReturn);
    EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
    visitor.key(kTab, true);
    visitor.key(mazeplay::kSpace);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    visitor.key(mazeplay::kUp);
    visitor.key(kReturn);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::quit});
}

TEST(Scene, only_leaving_the_main_menu_moves_the_hue_of_its_title) {
    Visitor moving(viewed(10, 7)), helped(viewed(10, 7));
    const auto title = [](Visitor& visitor) { return drawing::hash(visitor.drawn()); };
    const auto before = title(moving);
    moving.keys("s\x1B");
    EXPECT_NE(title(moving), before);
    helped.keys("?\x1B");
    EXPECT_EQ(title(helped), before);
    mazeview::SceneOptions options;
    options.reduced_motion = true;
    Visitor reduced(viewed(10, 7), options);
    reduced.keys("s\x1B");
    EXPECT_EQ(title(reduced), before);
}

// Buttons

TEST(SceneButtons, fire_on_release_inside_the_pressed_one_only) {
    Visitor visitor(viewed(25, 25));
    visitor.press(Action::start);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    const auto [quit_x, quit_y] = visitor.middle(Action::quit);
    visitor.pointer(quit_x, quit_y);
    visitor.release(quit_x, quit_y);
    visitor.release(quit_x, quit_y);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
    EXPECT_EQ(visitor.requests(), Kinds{});
    visitor.press(Action::start);
    visitor.pointer(quit_x, quit_y);
    const auto [x, y] = visitor.middle(Action::start);
    visitor.release(x, y);  // out and in again
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
}

TEST(SceneButtons, a_press_outside_that_ends_inside_is_no_click) {
    Visitor visitor(viewed(25, 25));
    visitor.press(1, 1);
    const auto [x, y] = visitor.middle(Action::start);
    visitor.release(x, y);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
}

TEST(SceneButtons, other_mouse_buttons_do_nothing) {
    Visitor visitor(viewed(25, 25));
    const auto [x, y] = visitor.middle(Action::start);
    for (const int button : {2, 3}) {
        visitor.at(Input::Kind::press, x, y, button);
        visitor.at(Input::Kind::release, x, y, button);
    }
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
}

TEST(SceneButtons, a_double_click_is_one_action) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('m');
    const auto [x, y] = visitor.middle(Action::save);
    visitor.click(x, y);
    visitor.scene().advance(Duration{0.1});
    visitor.click(x, y);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::save});
    visitor.scene().advance(Duration{1});
    visitor.click(x, y);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::save});
}

TEST(SceneButtons, greyed_ones_do_nothing) {
    mazeview::SceneOptions options;
    options.can_reload = false;
    options.can_generate = false;
    Visitor visitor(viewed(25, 25), options);
    EXPECT_FALSE(visitor.button(Action::reload).enabled);
    visitor.click(Action::reload);
    visitor.key('l');
    visitor.key(kTab);
    visitor.key(kTab);  // over the greyed one
    visitor.key(kReturn);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::quit});
    visitor.click(Action::start);
    visitor.keys("rna");
    visitor.click(Action::menu);
    for (const Action action : kGenerating) {
        EXPECT_FALSE(visitor.button(action).enabled);
        visitor.click(action);
        EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
    }
    visitor.keys("rna");
    EXPECT_EQ(visitor.requests(), Kinds{});
    EXPECT_TRUE(visitor.button(Action::save).enabled);
}

TEST(SceneButtons, are_at_least_44_logical_pixels_high) {
    for (const double scale : {1.0, 1.5, 2.0, 3.0}) {
        Visitor visitor(viewed(25, 25),
                        sized(static_cast<int>(480 * scale), static_cast<int>(360 * scale), scale));
        for (const Screen screen : {Screen::main_menu, Screen::maze, Screen::game_menu}) {
            visitor.scene().show(screen);
            for (const mazeview::Button& button : visitor.scene().buttons()) {
                EXPECT_GE(button.rect.height, 44 * scale);
            }
        }
    }
}

// Requests and answers

TEST(SceneRequests, come_out_once_each_and_in_order) {
    Visitor visitor(viewed(25, 25));
    visitor.key('l');
    visitor.scene().answer(answer_with(viewed(25, 25)));
    opened(visitor).key('r');
    visitor.scene().answer(answer_with(viewed(25, 25)));
    visitor.key('n');
    visitor.scene().answer(answer_with(viewed(25, 25)));
    visitor.keys("ma");
    visitor.scene().answer(answer_with(viewed(25, 25)));
    visitor.key('o');
    visitor.key(kF11);
    visitor.key('q');
    EXPECT_EQ(visitor.requests(), (Kinds{Kind::reload, Kind::redraw, Kind::animate, Kind::next_algorithm,
                                         Kind::save, Kind::full_screen, Kind::quit}));
    EXPECT_EQ(visitor.requests(), Kinds{});
}

TEST(SceneRequests, come_from_clicks_too) {
    Visitor visitor(viewed(25, 25));
    visitor.click(Action::reload);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::reload});
    visitor.scene().answer(answer_with(viewed(25, 25)));
    visitor.click(Action::start);
    const std::pair<Action, Kind> wanted[] = {{Action::redraw, Kind::redraw},
                                              {Action::animate, Kind::animate},
                                              {Action::algorithm, Kind::next_algorithm},
                                              {Action::save, Kind::save}};
    for (const auto& [action, kind] : wanted) {
        if (visitor.scene().screen() != Screen::game_menu) {
            visitor.click(Action::menu);
        }
        visitor.click(action);
        EXPECT_EQ(visitor.requests(), Kinds{kind});
        visitor.scene().answer(answer_with(viewed(25, 25)));
    }
}

TEST(SceneRequests, no_second_maze_is_asked_for_while_one_is_made) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).keys("rrna");
    visitor.scene().answer({.notice = "saved maze-1.png"});  // of something else
    visitor.key('r');
    visitor.key(kEscape);
    visitor.key('l');
    EXPECT_EQ(visitor.requests(), Kinds{Kind::redraw});
    visitor.scene().answer(answer_with(viewed(25, 25)));
    visitor.key('l');
    EXPECT_EQ(visitor.requests(), Kinds{Kind::reload});
}

TEST(SceneRequests, an_error_keeps_the_maze_and_is_shown) {
    for (const char* where : {"l", "sr", "sn", "sa"}) {
        const auto maze = viewed(25, 25);
        Visitor visitor(maze);
        visitor.keys(where);
        const auto waiting = visitor.drawn();
        EXPECT_FALSE(visitor.scene().dirty());
        visitor.scene().answer({.error = "cannot open config.txt"});
        EXPECT_TRUE(visitor.scene().dirty());
        EXPECT_FALSE(drawing::equal(visitor.drawn(), waiting));
        EXPECT_EQ(visitor.scene().shown_maze(), *maze.maze);
        visitor.requests();
        visitor.key(where[0] == 'l' ? 'l' : 'r');
        EXPECT_EQ(visitor.requests().size(), 1U) << "still waiting after " << where;
    }
}

TEST(SceneRequests, a_maze_of_another_size_is_fitted) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).keys("++r");
    const auto other = viewed(40, 12);
    visitor.scene().answer(answer_with(other));
    EXPECT_EQ(visitor.scene().geometry().size(), (mazegen::Size{40, 12}));
    EXPECT_TRUE(visitor.scene().geometry().fitted());
    EXPECT_EQ(visitor.scene().shown_maze(), *other.maze);
    EXPECT_TRUE(visitor.scene().dirty());
}

TEST(SceneRequests, a_new_maze_hides_the_path_and_ends_play) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).keys("pr");
    EXPECT_TRUE(visitor.scene().path_shown());
    visitor.scene().answer(answer_with(viewed(25, 25, 3)));
    EXPECT_FALSE(visitor.scene().path_shown());
    visitor.keys("g");
    EXPECT_TRUE(visitor.scene().play());
    visitor.scene().answer(answer_with(viewed(5, 5, 3)));
    EXPECT_FALSE(visitor.scene().play());
}

TEST(SceneRequests, closing_asks_to_quit_from_every_screen) {
    Visitor visitor(viewed(25, 25));
    for (const Screen screen : {Screen::main_menu, Screen::maze, Screen::game_menu, Screen::help}) {
        visitor.scene().show(screen);
        visitor.plain(Input::Kind::close);
        EXPECT_EQ(visitor.requests(), Kinds{Kind::quit});
    }
    watching(visitor, 100, 100);
    visitor.scene().advance(Duration{0.1});
    visitor.plain(Input::Kind::close);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::quit});
}

// Time

TEST(SceneTime, something_moves_only_where_something_moves) {
    Visitor visitor(viewed(25, 25));
    EXPECT_TRUE(visitor.scene().next_move());
    visitor.key('s');
    visitor.drawn();
    EXPECT_FALSE(visitor.scene().next_move());
    visitor.scene().advance(Duration{5});
    EXPECT_FALSE(visitor.scene().dirty());
    visitor.key('m');
    EXPECT_FALSE(visitor.scene().next_move());
    visitor.key('p');
    EXPECT_TRUE(visitor.scene().next_move());
    visitor.watch();
    EXPECT_FALSE(visitor.scene().next_move());
    watching(visitor, 25, 25);
    EXPECT_TRUE(visitor.scene().next_move());
    visitor.key(mazeplay::kSpace);
    EXPECT_FALSE(visitor.scene().next_move());
}

TEST(SceneTime, with_reduced_motion_neither_menu_nor_path_moves) {
    mazeview::SceneOptions options;
    options.reduced_motion = true;
    Visitor visitor(viewed(25, 25), options);
    const auto menu = visitor.drawn();
    EXPECT_FALSE(visitor.scene().next_move());
    visitor.scene().advance(Duration{0.4});
    EXPECT_FALSE(visitor.scene().dirty());
    EXPECT_TRUE(drawing::equal(visitor.drawn(), menu));
    opened(visitor).key('p');
    EXPECT_TRUE(visitor.scene().path_shown());
    EXPECT_FALSE(visitor.scene().next_move());
}

TEST(SceneTime, a_25x25_maze_is_carved_in_about_76_frames_then_written_once_and_its_path_shown) {
    Visitor visitor(viewed(25, 25));
    watching(visitor, 25, 25, 9);
    const auto maze = viewed(25, 25, 9);
    EXPECT_TRUE(visitor.scene().animating());
    EXPECT_NE(visitor.scene().shown_maze(), *maze.maze);
    double seconds = 0;
    for (; visitor.scene().animating() && seconds < 5; seconds += 1.0 / 60) {
        EXPECT_EQ(visitor.requests(), Kinds{});
        visitor.scene().advance(Duration{1.0 / 60});
    }
    EXPECT_GE(seconds, 1.1);
    EXPECT_LE(seconds, 1.5);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::write});
    EXPECT_TRUE(visitor.scene().path_shown());
    EXPECT_EQ(visitor.scene().shown_maze(), *maze.maze);
    EXPECT_LE(visitor.watch(), 3.05);
    EXPECT_EQ(visitor.requests(), Kinds{});
}

TEST(SceneTime, no_maze_is_carved_for_longer_than_ten_seconds) {
    Visitor visitor(viewed(25, 25));
    watching(visitor, 300, 300);
    EXPECT_LE(visitor.watch(), 10.1 + 3.1);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::write});
}

TEST(SceneTime, carving_is_paused_stepped_skipped_and_changes_speed) {
    const auto frames = [](std::string_view keys) {
        Visitor visitor(viewed(25, 25));
        watching(visitor, 25, 25).keys(keys);
        int count = 0;
        for (; visitor.scene().animating() && count < 1000; ++count) {
            visitor.scene().advance(Duration{1.0 / 60});
        }
        return count;
    };
    EXPECT_EQ(frames(""), 76);
    EXPECT_EQ(frames("]"), 38);
    EXPECT_NEAR(frames("["), 151, 1);
    EXPECT_EQ(frames("[]"), 76);
    EXPECT_EQ(frames("\r"), 0);
    EXPECT_EQ(frames(" "), 1000);
    EXPECT_EQ(frames("  "), 76);
    EXPECT_EQ(frames("."), 1000);

    Visitor visitor(viewed(25, 25));
    watching(visitor, 25, 25).key(mazeplay::kSpace);
    auto one_further = mazegen::Replay(*viewed(25, 25, 7, Watched::yes).trace).maze();
    EXPECT_EQ(visitor.scene().shown_maze(), one_further);
    visitor.key('.');
    const auto trace = viewed(25, 25, 7, Watched::yes).trace;
    one_further.carve((*trace)[0].cell, (*trace)[0].side);
    EXPECT_EQ(visitor.scene().shown_maze(), one_further);
    visitor.key(kReturn);
    EXPECT_EQ(visitor.scene().shown_maze(), *viewed(25, 25, 7).maze);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::write});
}

TEST(SceneTime, the_path_appears_within_three_seconds_or_at_once) {
    for (const std::int64_t side : {25, 300}) {
        Visitor visitor(viewed(side, side));
        opened(visitor).key('p');
        EXPECT_TRUE(visitor.scene().path_shown());
        const double seconds = visitor.watch();
        EXPECT_GT(seconds, 0.5);
        EXPECT_LE(seconds, 3.05);
        const auto whole = visitor.drawn();
        visitor.key('p');
        EXPECT_FALSE(visitor.scene().path_shown());
        EXPECT_FALSE(drawing::equal(visitor.drawn(), whole));
        visitor.key('p', true);
        EXPECT_FALSE(visitor.scene().next_move());
        EXPECT_TRUE(drawing::equal(visitor.drawn(), whole));
    }
}

}  // namespace
}  // namespace scene_test
