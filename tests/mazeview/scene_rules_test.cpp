// What the scene once got wrong.
#include "scene.hpp"

#include <gtest/gtest.h>

#include "scene_support.hpp"

namespace scene_test {
namespace {

using mazegen::Cell;
using mazeplay::kEscape;
using mazeplay::kHome;
constexpr mazedraw::Rect kWindow{0, 0, 1000, 950};

TEST(SceneRules, plus_and_minus_zoom_at_the_pointer) {
    Visitor visitor(viewed(25, 25));
    opened(visitor);
    const auto rect = visitor.scene().geometry().cell_rect({3, 4});
    const int x = rect.x + rect.width / 2, y = rect.y + rect.height / 2;
    visitor.pointer(x, y);
    for (const char key : {'+', '+', '+', '-'}) {
        visitor.key(static_cast<mazeplay::Key>(key));
        EXPECT_EQ(visitor.scene().geometry().cell_at(x, y), (Cell{3, 4}));
    }
}

TEST(SceneRules, wheel_turns_as_far_as_its_steps) {
    Visitor twice(viewed(60, 60)), once(viewed(60, 60));
    opened(twice).wheel(1, 500, 400);
    twice.wheel(1, 500, 400);
    opened(once).wheel(2, 500, 400);
    once.wheel(0, 500, 400);
    EXPECT_NEAR(once.scene().geometry().cell_px(), twice.scene().geometry().cell_px(), 1e-9);
}

TEST(SceneRules, a_hint_is_seen_until_the_next_step) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('g');
    const auto area = visitor.scene().geometry().area();
    const auto before = visitor.drawn();
    visitor.key('?');
    EXPECT_EQ(visitor.requests(), Kinds{Kind::hint});
    const auto step = visitor.scene().play()->hint().value();
    visitor.scene().answer({.hint = mazeview::Hint{visitor.scene().play()->at(), step}, .ends_wait = false});
    EXPECT_GT(differences(before, visitor.drawn(), area), 0);

    constexpr std::array arrows = {mazeplay::kUp, mazeplay::kRight, mazeplay::kDown, mazeplay::kLeft};
    visitor.key(arrows[static_cast<std::size_t>(step)]);
    visitor.key(arrows[(static_cast<std::size_t>(step) + 2) % 4]);
    EXPECT_EQ(differences(before, visitor.drawn(), area), 0);
}

TEST(SceneRules, a_hint_for_a_cell_that_the_figure_has_left_is_not_shown) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('g');
    visitor.key('?');
    const auto area = visitor.scene().geometry().area();
    const auto before = visitor.drawn();
    visitor.scene().answer({.hint = mazeview::Hint{{5, 5}, mazegen::Direction::east}, .ends_wait = false});
    EXPECT_EQ(differences(before, visitor.drawn(), area), 0);
}

TEST(SceneRules, the_figure_is_seen_in_small_cells) {
    for (const std::int64_t side : {25, 100, 200, 500}) {
        const auto maze = viewed(side, side);
        Visitor visitor(maze);
        opened(visitor).key('g');
        std::string_view letters(maze.path.letters);
        const auto walk = [&](std::size_t steps) {
            constexpr std::array arrows = {mazeplay::kUp, mazeplay::kRight, mazeplay::kDown, mazeplay::kLeft};
            for (const char letter : letters.substr(0, steps)) {
                visitor.key(arrows[static_cast<std::size_t>(mazegen::direction_of(letter).value())]);
            }
            letters.remove_prefix(steps);
        };
        walk(1);
        const auto before = visitor.drawn();
        walk(9);
        EXPECT_GT(differences(before, visitor.drawn(), visitor.scene().geometry().area()), 0) << side;
    }
}

TEST(SceneRules, the_figure_stays_in_the_area_of_the_maze) {
    Visitor playing(viewed(10, 10)), looking(viewed(10, 10));
    for (Visitor* const visitor : {&playing, &looking}) {
        opened(*visitor).keys("++++++");
        visitor->key(kHome);
        visitor->press(500, 400);
        visitor->release(40, 400);
    }
    playing.key('g');
    const mazedraw::Rect margin{0, 0, playing.scene().geometry().area().x, 878};
    EXPECT_EQ(differences(playing.drawn(), looking.drawn(), margin), 0);
}

TEST(SceneRules, the_margin_around_the_maze_has_its_background) {
    Visitor visitor(viewed(25, 25), sized(1000, 950));
    const auto canvas = opened(visitor).drawn();
    const mazedraw::Rect area = visitor.scene().geometry().area();
    const auto background = mazedraw::to_pixel(visitor.scene().colors().background);
    for (int y = 0; y < area.y; ++y) {
        EXPECT_EQ(std::ranges::count(canvas.row(y), background), 1000) << "row " << y;
    }
    for (int y = area.y; y < area.bottom(); ++y) {
        const auto margin = canvas.row(y).first(static_cast<std::size_t>(area.x));
        EXPECT_EQ(std::ranges::count(margin, background), area.x) << "row " << y;
    }
}

TEST(SceneRules, nothing_is_hovered_once_the_pointer_has_left) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('m');
    const auto plain = visitor.drawn();
    const auto [x, y] = visitor.middle(Action::color);
    visitor.pointer(x, y);
    visitor.plain(Input::Kind::leave);
    visitor.key(kEscape);
    visitor.key('m');
    EXPECT_EQ(differences(visitor.drawn(), plain, kWindow), 0);
}

TEST(SceneRules, a_quick_click_on_another_button_counts) {
    Visitor visitor(viewed(25, 25));
    const auto [x, y] = visitor.middle(Action::start);
    visitor.click(x, y);
    visitor.scene().advance(Duration{0.25});
    visitor.click(Action::menu);
    EXPECT_EQ(visitor.scene().screen(), Screen::game_menu);
}

TEST(SceneRules, a_picture_that_cannot_be_saved_ends_no_waiting_for_a_maze) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).keys("ro");
    visitor.scene().answer({.error = "cannot write maze-1.png", .ends_wait = false});
    visitor.key('r');
    EXPECT_EQ(visitor.requests(), (Kinds{Kind::redraw, Kind::save}));
}

TEST(SceneRules, single_steps_to_the_end_finish_the_maze) {
    Visitor visitor(viewed(25, 25));
    watching(visitor, 5, 5);
    for (int i = 0; i < 30; ++i) {
        visitor.key('.');
    }
    EXPECT_FALSE(visitor.scene().animating());
    EXPECT_EQ(visitor.requests(), Kinds{Kind::write});
}

TEST(SceneRules, no_path_goes_through_walls_that_are_not_carved_yet) {
    Visitor visitor(viewed(25, 25));
    watching(visitor, 25, 25).key('p', true);
    EXPECT_FALSE(visitor.scene().path_shown());
}

TEST(SceneRules, shift_p_completes_a_path_that_is_being_revealed) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('p');
    visitor.scene().advance(Duration{0.1});
    visitor.key('p', true);
    EXPECT_TRUE(visitor.scene().path_shown());
    EXPECT_FALSE(visitor.scene().next_move());
}

TEST(SceneRules, every_press_of_color_changes_it) {
    Visitor visitor(viewed(10, 10));
    opened(visitor);
    for (int i = 0; i < 100; ++i) {
        const auto before = visitor.scene().colors();
        visitor.key('c');
        EXPECT_NE(visitor.scene().colors().wall, before.wall);
    }
}

TEST(SceneRules, arrows_move_nothing_behind_the_help) {
    Visitor visitor(viewed(25, 25));
    visitor.key('?');
    visitor.key(mazeplay::kDown);
    visitor.key(kEscape);
    visitor.key('s');
    EXPECT_TRUE(visitor.scene().geometry().fitted());
}

TEST(SceneRules, the_overview_of_a_huge_maze_keeps_up_with_its_carving) {
    const auto maze = viewed(2100, 2100, 5, Watched::yes);
    for (const bool drawn_before : {false, true}) {
        Visitor visitor(viewed(3, 3));
        opened(visitor).key('n');
        visitor.scene().answer(answer_with(maze));
        if (drawn_before) {
            visitor.drawn();
        }
        visitor.scene().advance(Duration{2.5});
        visitor.key('0');
        visitor.scene().advance(Duration{2.5});
        const auto picture = visitor.drawn();
        const mazedraw::Overview overview(visitor.scene().shown_maze());
        ASSERT_GT(overview.block(), 0);
        mazedraw::Canvas wanted(1000, 950);
        wanted.fill(kWindow, visitor.scene().colors().background);
        paint_maze(wanted, {visitor.scene().shown_maze(), maze.maze.get(), &overview},
                   visitor.scene().geometry(), visitor.scene().colors());
        paint_ends(wanted, visitor.scene().geometry(), visitor.scene().colors(), maze.ends);
        EXPECT_EQ(differences(picture, wanted, visitor.scene().geometry().area()), 0);
    }
}

}  // namespace
}  // namespace scene_test
