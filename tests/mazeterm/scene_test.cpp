// What keys, clicks, sizes and time do, without a terminal.
#include <chrono>
#include <set>

#include "mazegen/rng.hpp"
#include "mazes.hpp"

namespace mazeterm {
namespace {

using mazeplay::kDown, mazeplay::kEnd, mazeplay::kEscape, mazeplay::kF1, mazeplay::kHome, mazeplay::kLeft,
    mazeplay::kReturn, mazeplay::kRight, mazeplay::kTab, mazeplay::kUp;

TEST(Scene, begins_with_the_menu_before_the_maze) {
    Visitor visitor(viewed("93FB\nAA92\nEC6E\n"), {.columns = 40, .rows = 13});
    EXPECT_TRUE(has(visitor.shown(), "Start        S"));
    EXPECT_TRUE(has(visitor.shown(), "4x3 cells"));
}

TEST(Scene, every_key_of_the_maze_asks_for_what_it_says) {
    const std::vector<std::pair<mazeplay::Key, Kind>> keys = {
        {'r', Kind::redraw},      {'1', Kind::redraw},  {'n', Kind::animate}, {'a', Kind::next_algorithm},
        {'i', Kind::other_loops}, {'<', Kind::smaller}, {'>', Kind::larger},  {'l', Kind::reload},
        {'o', Kind::save},        {'q', Kind::quit},    {'4', Kind::quit},    {'e', Kind::values}};
    for (const auto& [key, kind] : keys) {
        Visitor visitor(generated(12, 9));
        visitor.key('s');
        visitor.key(key);
        EXPECT_EQ(visitor.request(), kind) << static_cast<char>(key);
    }
}

TEST(Scene, keys_pressed_before_the_form_is_there_are_meant_for_it) {
    Visitor visitor(generated(12, 9));
    visitor.keys("ser");  // R would make another maze
    EXPECT_EQ(visitor.request(), Kind::values);
    EXPECT_FALSE(visitor.scene().take_request());
    visitor.key('q');
    EXPECT_FALSE(visitor.scene().take_request());
    visitor.scene().answer({.values = mazeplay::Values{{"WIDTH", "12"}}, .ends_wait = false});
    EXPECT_TRUE(has(visitor.shown(), "WIDTH"));
    // An answer that is no form lets the keys go on, too.
    Visitor other(generated(12, 9));
    other.keys("se");
    EXPECT_EQ(other.request(), Kind::values);
    other.key('p');
    other.scene().answer({.error = "CONFIG is gone", .ends_wait = false});
    EXPECT_TRUE(other.scene().next_move()) << "the path grows";
}

TEST(Scene, asks_for_one_maze_at_a_time) {
    Visitor visitor(generated(12, 9));
    visitor.keys("srrr");
    EXPECT_EQ(visitor.request(), Kind::redraw);
    EXPECT_TRUE(has(visitor.shown(), "making a maze"));
    visitor.scene().answer({.maze = exhibit(generated(9, 7))});
    EXPECT_TRUE(has(visitor.shown(), "9x7"));
    visitor.key('r');
    EXPECT_EQ(visitor.request(), Kind::redraw);
    visitor.scene().answer({.error = "first\nsecond"});
    EXPECT_TRUE(has(visitor.shown(), "first (and 1 more)"));
}

TEST(Scene, the_path_grows_and_goes) {
    for (const char key : {'p', '2'}) {
        Visitor visitor(generated(12, 9));
        visitor.key('s');
        visitor.key(static_cast<mazeplay::Key>(key));
        EXPECT_TRUE(visitor.scene().next_move());
        visitor.wait();
        EXPECT_FALSE(visitor.scene().next_move());
        EXPECT_TRUE(has(visitor.shown(), "━"));
        visitor.key(static_cast<mazeplay::Key>(key));
        EXPECT_FALSE(has(visitor.shown(), "━"));
    }
    Visitor visitor(generated(12, 9));
    visitor.key('s');
    visitor.key('p', true);
    EXPECT_FALSE(visitor.scene().next_move()) << "at once";
    EXPECT_TRUE(has(visitor.shown(), "━"));
}

TEST(Scene, a_search_spreads_before_its_path) {
    Visitor visitor(generated(12, 9));
    visitor.keys("sv");
    EXPECT_EQ(visitor.request(), Kind::solve);
    const auto& visit = visitor.scene().visit();
    visitor.scene().answer(
        {.solved = std::make_shared<Search>(visit.exhibit(), *visit.solver()), .ends_wait = false});
    visitor.scene().advance(Duration(0.3));
    EXPECT_TRUE(has(visitor.shown(), "·   ·"));
    visitor.wait();
    EXPECT_TRUE(has(visitor.shown(), "━"));
    EXPECT_TRUE(has(visitor.shown(), "bfs"));
}

TEST(Scene, a_maze_is_carved_and_then_written_once) {
    Visitor visitor(generated(12, 9, true));
    visitor.key('s');
    EXPECT_TRUE(has(visitor.shown(), "0 of "));
    visitor.keys(" ");
    EXPECT_FALSE(visitor.scene().next_move()) << "paused";
    visitor.keys(".] ");
    EXPECT_TRUE(has(visitor.shown(), "1 of "));
    EXPECT_TRUE(has(visitor.shown(), "speed 2"));
    visitor.wait();
    EXPECT_EQ(visitor.request(), Kind::write);
    EXPECT_TRUE(has(visitor.shown(), "━"));
}

TEST(Scene, a_walk_goes_through_openings_only_and_arrives) {
    Visitor visitor(viewed("93FB\nAA92\nEC6E\n"), {.columns = 60, .rows = 12});
    visitor.keys("sg");
    visitor.key(kUp);
    EXPECT_TRUE(has(visitor.shown(), "0 moves")) << "a wall";
    visitor.key(kRight);
    visitor.keys("jsl");
    visitor.key(kUp);
    visitor.keys("qrc?");  // no letters but those of a walk
    EXPECT_EQ(visitor.request(), Kind::hint);
    visitor.keys("ld");
    visitor.key(kDown);
    EXPECT_TRUE(has(visitor.shown(), "You are there! 7 moves")) << visitor.shown();
    visitor.key(kEscape);
    EXPECT_FALSE(visitor.scene().visit().play());
}

TEST(Scene, a_hint_shows_the_next_step) {
    Visitor visitor(viewed("93FB\nAA92\nEC6E\n"));
    visitor.keys("sg?");
    visitor.scene().answer({.hint = mazeplay::Hint{{0, 0}, mazegen::Direction::east}, .ends_wait = false});
    EXPECT_TRUE(has(visitor.shown(), "━"));
    visitor.key(kRight);
    EXPECT_FALSE(has(visitor.shown(), "━"));
}

TEST(Scene, colour_changes_the_walls_and_comes_round) {
    Visitor visitor(generated(12, 9));
    visitor.key('s');
    std::set<Ink> inks;
    for (int i = 0; i < kWallInks; ++i) {
        visitor.key(i % 2 == 0 ? 'c' : '3');
        const Grid grid = visitor.scene().draw();
        inks.insert(grid.at(static_cast<int>(visitor.scene().view().left()),
                            static_cast<int>(visitor.scene().view().top()))
                        .style.ink);
    }
    EXPECT_EQ(inks.size(), static_cast<std::size_t>(kWallInks));
}

TEST(Scene, a_click_presses_what_is_drawn_there) {
    Visitor visitor(generated(12, 9));
    const auto click_on = [&visitor](const std::string& text) {
        const Grid grid = visitor.scene().draw();
        for (int y = 0; y < grid.rows(); ++y) {
            std::u32string line;
            for (int x = 0; x < grid.columns(); ++x) {
                line += grid.at(x, y).character;
            }
            if (const std::size_t x = line.find(characters(text)); x != std::u32string::npos) {
                visitor.click(static_cast<int>(x), y);
                return;
            }
        }
        FAIL() << text << " is not shown";
    };
    click_on("Start");
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    click_on("M menu");
    EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
    click_on("Algorithm");
    EXPECT_EQ(visitor.request(), Kind::next_algorithm);
}

TEST(Scene, what_cannot_be_done_is_faint_and_does_nothing) {
    Visitor visitor(generated(12, 9), {.visit = {.can_reload = false, .can_generate = false}});
    visitor.keys("lsrnai<>le1");
    EXPECT_FALSE(visitor.scene().take_request());
}

TEST(Scene, all_screens_have_room_from_20x8_on) {
    for (const auto& [columns, rows] : {std::pair{20, 8}, {40, 12}, {80, 24}, {200, 60}}) {
        Visitor visitor(generated(12, 9), {.columns = columns, .rows = rows});
        EXPECT_TRUE(has(visitor.shown(), "Quit"));
        visitor.key('s');
        EXPECT_TRUE(has(visitor.shown(), "path "));
        visitor.key('m');
        for (std::size_t i = 1; i < mazeplay::game_menu(mazeplay::Surface::terminal).size(); ++i) {
            visitor.key(kDown);
        }
        EXPECT_TRUE(has(visitor.shown(), "Exit")) << "the one with the focus is in view";
        visitor.key(kF1);
        EXPECT_TRUE(has(visitor.shown(), "Keys"));
        for (int i = 0; i < 60; ++i) {
            visitor.key(kDown);
        }
        EXPECT_TRUE(has(visitor.shown(), "W"));
        visitor.key(kEscape);
        visitor.key('e');
        visitor.scene().answer({.values = mazeplay::Values{{"WIDTH", "12"}}, .ends_wait = false});
        EXPECT_TRUE(has(visitor.shown(), "WIDTH"));
    }
    Visitor visitor(generated(12, 9), {.columns = 19, .rows = 8});
    EXPECT_TRUE(visitor.shown().starts_with("more room: 20x8\n"));
    for (const auto& [columns, rows] : {std::pair{1, 1}, {0, 0}, {7, 200}}) {
        visitor.resize(columns, rows);
        visitor.shown();
    }
}

TEST(Scene, twenty_thousand_inputs_do_it_no_harm) {
    Visitor visitor(generated(14, 10, true));
    mazegen::Rng rng(3);
    const auto any = [&rng](std::uint64_t below) { return static_cast<int>(rng.below(below)); };
    const std::vector<mazeplay::Key> others = {
        kUp, kDown, kLeft, kRight, kHome, kEnd, kEscape, kReturn, kTab, kF1, mazeplay::kBackspace};
    for (int i = 0; i < 20'000; ++i) {
        switch (any(6)) {
            case 0:
                visitor.key(others[rng.below(others.size())]);
                break;
            case 1:
                visitor.click(any(90), any(30));
                break;
            case 2:
                visitor.resize(any(120), any(50));
                break;
            case 3:
                visitor.scene().advance(Duration(any(100) / 100.0));
                break;
            default:
                visitor.key(static_cast<mazeplay::Key>(' ' + any(95)), any(2) == 0);
                break;
        }
        while (const auto request = visitor.scene().take_request()) {
            const auto& visit = visitor.scene().visit();
            Answer answer{.ends_wait = false};
            if (request->kind == Kind::values) {
                answer.values = mazeplay::Values{{"WIDTH", "14"}};
            } else if (request->kind == Kind::solve) {
                answer.solved = std::make_shared<Search>(visit.exhibit(), *visit.solver());
            } else if (any(2) == 0) {
                answer.maze = exhibit(generated(3 + any(20), 3 + any(20), request->kind == Kind::animate));
            } else {
                answer = {.error = "it went wrong"};
            }
            visitor.scene().answer(std::move(answer));
        }
        if (any(4) == 0) {
            visitor.shown();
        }
    }
}

TEST(SceneTime, a_key_in_a_walk_through_200x200_cells_is_answered_within_30_ms) {
    Visitor visitor(generated(200, 200), {.columns = 200, .rows = 60});
    visitor.keys("sg");
    visitor.shown();
    const std::string path = visitor.scene().visit().exhibit()->viewed.path.letters;
    auto slowest = std::chrono::steady_clock::duration::zero();
    for (std::size_t i = 0; i < std::min<std::size_t>(path.size(), 300); ++i) {
        const auto begin = std::chrono::steady_clock::now();
        visitor.key(path[i] == 'N' ? kUp : path[i] == 'E' ? kRight : path[i] == 'S' ? kDown : kLeft);
        visitor.scene().draw();
        slowest = std::max(slowest, std::chrono::steady_clock::now() - begin);
    }
#ifndef __SANITIZE_ADDRESS__
    EXPECT_LT(slowest, std::chrono::milliseconds(30));
#endif
}

}  // namespace
}  // namespace mazeterm
