// What the scene shows: the view of the maze, play, pictures; and that no input breaks it.
#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "scene.hpp"
#include "scene_support.hpp"

namespace scene_test {
namespace {

using mazegen::Cell;
using mazegen::Direction;
using mazeplay::kEnd;
using mazeplay::kEscape;
using mazeplay::kHome;

// The view

TEST(SceneView, wheel_keeps_the_cell_under_the_pointer) {
    Visitor visitor(viewed(25, 25));
    opened(visitor);
    const Cell cell{5, 18};
    const auto rect = visitor.scene().geometry().cell_rect(cell);
    const int x = rect.x + rect.width / 2;
    const int y = rect.y + rect.height / 2;
    for (const int steps : {1, 1, 1, 1, -1, 1, -1, -1}) {
        visitor.wheel(steps, x, y);
        EXPECT_EQ(visitor.scene().geometry().cell_at(x, y), cell);
        EXPECT_TRUE(visitor.scene().dirty());
    }
    for (int i = 0; i < 30; ++i) {
        visitor.wheel(-1, x, y);
    }
    EXPECT_TRUE(visitor.scene().geometry().fitted());
}

TEST(SceneView, dragging_pans_until_the_button_is_released) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).keys("++++");
    const auto left = [&] { return visitor.scene().geometry().line_x(0); };
    const auto top = [&] { return visitor.scene().geometry().line_y(0); };
    const double x = left(), y = top();
    visitor.pointer(480, 420);
    EXPECT_DOUBLE_EQ(left(), x);
    visitor.press(500, 400);
    visitor.pointer(530, 380);
    EXPECT_DOUBLE_EQ(left(), x + 30);
    EXPECT_DOUBLE_EQ(top(), y - 20);
    visitor.release(540, 380);
    visitor.pointer(100, 100);
    EXPECT_DOUBLE_EQ(left(), x + 40);
    EXPECT_DOUBLE_EQ(top(), y - 20);
}

TEST(SceneView, keys_zoom_pan_fit_and_go_to_the_ends) {
    Visitor visitor(viewed(60, 60));
    opened(visitor);
    const auto& geometry = visitor.scene().geometry();
    const double fitted = geometry.cell_px();
    visitor.keys("++++");
    EXPECT_GT(geometry.cell_px(), fitted);
    const double x = geometry.line_x(0), y = geometry.line_y(0);
    visitor.key(mazeplay::kRight);
    visitor.key(mazeplay::kDown);
    EXPECT_LT(geometry.line_x(0), x);
    EXPECT_LT(geometry.line_y(0), y);
    visitor.key(mazeplay::kLeft);
    visitor.key(mazeplay::kUp);
    EXPECT_NEAR(geometry.line_x(0), x, 1e-6);
    EXPECT_NEAR(geometry.line_y(0), y, 1e-6);
    const auto area = geometry.area();
    for (const auto& [key, cell] : {std::pair{kHome, Cell{0, 0}}, std::pair{kEnd, Cell{59, 59}}}) {
        visitor.key(key);
        EXPECT_NEAR(geometry.centre_x(cell.x), area.x + area.width / 2.0, 1);
        EXPECT_NEAR(geometry.centre_y(cell.y), area.y + area.height / 2.0, 1);
    }
    visitor.key('0');
    EXPECT_TRUE(geometry.fitted());
    EXPECT_DOUBLE_EQ(geometry.cell_px(), fitted);
}

TEST(SceneView, fitted_stays_fitted_in_a_window_of_another_size) {
    Visitor visitor(viewed(25, 25));
    opened(visitor);
    for (const auto& [width, height] : {std::pair{640, 480}, std::pair{1, 1}, std::pair{1600, 1200}}) {
        visitor.resize(width, height);
        EXPECT_TRUE(visitor.scene().geometry().fitted());
        EXPECT_TRUE(visitor.scene().dirty());
        const auto canvas = visitor.drawn();
        EXPECT_EQ(canvas.width(), width);
        EXPECT_EQ(canvas.height(), height);
    }
}

// Play

mazeplay::Key arrow(Direction d) {
    constexpr std::array arrows = {mazeplay::kUp, mazeplay::kRight, mazeplay::kDown, mazeplay::kLeft};
    return arrows[static_cast<std::size_t>(d)];
}

TEST(ScenePlay, keeps_to_openings_and_arrives) {
    const auto maze = viewed(25, 25);
    Visitor visitor(maze);
    opened(visitor).key('g');
    ASSERT_TRUE(visitor.scene().play());
    const auto& play = visitor.scene().play();
    EXPECT_EQ(play->at(), maze.ends.entry);
    Cell at = play->at();
    for (const char letter : maze.path.letters) {
        for (const Direction d : mazegen::kDirections) {
            if (maze.maze->has_wall(at, d)) {
                visitor.key(arrow(d));
                EXPECT_EQ(play->at(), at);
            }
        }
        EXPECT_FALSE(play->arrived());
        visitor.drawn();
        const Direction way = mazegen::direction_of(letter).value();
        visitor.key(arrow(way));
        at = neighbour(at, way);
        EXPECT_EQ(play->at(), at);
        EXPECT_TRUE(visitor.scene().dirty());
    }
    EXPECT_TRUE(play->arrived());
    EXPECT_EQ(play->moves(), static_cast<std::int64_t>(maze.path.letters.size()));
}

TEST(ScenePlay, only_its_own_letters_count_and_escape_ends_it) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('g');
    visitor.keys("qrcpnavgom");
    EXPECT_EQ(visitor.requests(), Kinds{});
    EXPECT_TRUE(visitor.scene().play());
    EXPECT_FALSE(visitor.scene().path_shown());
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.key(kEscape);
    EXPECT_FALSE(visitor.scene().play());
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    visitor.key('q');
    EXPECT_EQ(visitor.requests(), Kinds{Kind::quit});
}

TEST(ScenePlay, hides_the_path_and_ends_an_animation) {
    Visitor visitor(viewed(25, 25));
    watching(visitor, 25, 25).key('g');
    EXPECT_TRUE(visitor.scene().play());
    EXPECT_FALSE(visitor.scene().animating());
    EXPECT_FALSE(visitor.scene().path_shown());
    EXPECT_EQ(visitor.requests(), Kinds{Kind::write});
}

// Pictures

TEST(ScenePicture, of_the_same_state_is_the_same) {
    for (const Screen screen : {Screen::main_menu, Screen::maze, Screen::game_menu, Screen::help}) {
        Visitor visitor(viewed(25, 25)), other(viewed(25, 25));
        visitor.scene().show(screen);
        other.scene().show(screen);
        const auto first = visitor.drawn();
        EXPECT_FALSE(visitor.scene().dirty());
        visitor.plain(Input::Kind::redraw);
        EXPECT_TRUE(visitor.scene().dirty());
        EXPECT_TRUE(drawing::equal(visitor.drawn(), first));
        EXPECT_TRUE(drawing::equal(other.drawn(), first));
    }
}

TEST(ScenePicture, hover_press_and_focus_change_their_button_and_nothing_else) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('m');
    visitor.pointer(1, 1);
    const auto rect = visitor.button(Action::color).rect;
    const auto [x, y] = visitor.middle(Action::color);
    const mazedraw::Rect around{rect.x - 8, rect.y - 8, rect.width + 16, rect.height + 16};
    const auto plain = visitor.drawn();
    visitor.pointer(x, y);
    const auto hovered = visitor.drawn();
    visitor.press(x, y);
    const auto pressed = visitor.drawn();
    visitor.pointer(1, 1);
    visitor.release(1, 1);
    EXPECT_TRUE(drawing::equal(visitor.drawn(), plain));
    visitor.keys("\t\t");
    const auto focused = visitor.drawn();
    const std::array looks = {&plain, &hovered, &pressed, &focused};
    for (std::size_t i = 0; i < looks.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const int inside = differences(*looks[i], *looks[k], around);
            EXPECT_GT(inside, 100) << i << " and " << k;
            EXPECT_EQ(differences(*looks[i], *looks[k], {0, 0, 1000, 950}), inside) << i << " and " << k;
        }
    }
}

TEST(ScenePicture, is_drawn_of_every_screen_in_every_size) {
    constexpr std::array sizes = {std::pair{1000, 950}, std::pair{640, 480}, std::pair{1600, 1200},
                                  std::pair{480, 360},  std::pair{1, 1},     std::pair{70, 3}};
    const std::array mazes = {viewed(25, 25), viewed(10, 7), viewed(1, 30), viewed(300, 300)};
    for (const double scale : {1.0, 2.0}) {
        for (const auto& maze : mazes) {
            Visitor visitor(maze, sized(1000, 950, scale));
            for (const auto& [width, height] : sizes) {
                visitor.resize(width, height);
                for (const Screen screen :
                     {Screen::main_menu, Screen::maze, Screen::game_menu, Screen::help}) {
                    visitor.scene().show(screen);
                    const auto canvas = visitor.drawn();
                    EXPECT_EQ(canvas.width(), width);
                    EXPECT_EQ(canvas.height(), height);
                }
                visitor.scene().show_path_at_once();
                visitor.scene().show(Screen::maze);
                visitor.drawn();
            }
        }
    }
}

TEST(ScenePicture, of_an_animation_frame_by_frame_is_that_of_a_single_frame) {
    for (const auto& [width, height, keys] :
         {std::tuple{25, 25, ""}, std::tuple{10, 7, "++"}, std::tuple{1, 30, "+"}, std::tuple{200, 150, ""},
          std::tuple{300, 300, "+++"}, std::tuple{400, 400, ""}}) {
        SCOPED_TRACE(testing::Message() << width << 'x' << height << ' ' << keys);
        Visitor often(viewed(3, 3), sized(640, 480)), once(viewed(3, 3), sized(640, 480));
        for (Visitor* const visitor : {&often, &once}) {
            watching(*visitor, width, height).keys(keys);
        }
        for (int frame = 1; frame <= 60; ++frame) {
            often.scene().advance(Duration{1.0 / 60});
            once.scene().advance(Duration{1.0 / 60});
            const auto picture = often.drawn();
            if (frame == 1 || frame == 20 || frame == 60) {
                Visitor fresh(viewed(3, 3), sized(640, 480));
                watching(fresh, width, height).keys(keys);
                for (int i = 0; i < frame; ++i) {
                    fresh.scene().advance(Duration{1.0 / 60});
                }
                EXPECT_TRUE(drawing::equal(picture, fresh.drawn())) << frame;
            }
        }
        EXPECT_TRUE(drawing::equal(often.drawn(), once.drawn()));
        often.watch();
        once.watch();
        EXPECT_TRUE(drawing::equal(often.drawn(), once.drawn()));
    }
}

TEST(ScenePicture, color_changes_the_walls_and_keeps_their_contrast) {
    Visitor visitor(viewed(25, 25));
    opened(visitor);
    std::set<std::uint32_t> walls;
    for (int i = 0; i < 100; ++i) {
        visitor.key('c');
        const auto& colors = visitor.scene().colors();
        walls.insert(to_pixel(colors.wall));
        EXPECT_GE(contrast(colors.wall, colors.floor), 3);
        EXPECT_GE(contrast(colors.path, colors.floor), 3);
        EXPECT_GE(contrast(colors.entry, colors.floor), 3);
        EXPECT_GE(contrast(colors.exit, colors.floor), 3);
    }
    EXPECT_GE(walls.size(), 3U);
    const auto before = visitor.drawn();
    const auto wall = visitor.scene().colors().wall;
    for (int i = 0; i < 100 && visitor.scene().colors().wall == wall; ++i) {
        visitor.key('c');
    }
    EXPECT_GT(differences(visitor.drawn(), before, visitor.scene().geometry().maze_rect()), 1000);
}

// Random inputs

TEST(SceneFuzz, twenty_thousand_random_inputs_break_nothing_and_it_still_closes) {
    Visitor visitor(viewed(25, 25));
    Monkey monkey(visitor, 20'000, 1200);
    for (int i = 1; i <= 20'000; ++i) {
        monkey.act();
        if (i % 500 == 0) {
            visitor.drawn();
            visitor.requests();
            visitor.plain(Input::Kind::close);
            ASSERT_EQ(visitor.requests(), Kinds{Kind::quit});
        }
    }
}

TEST(SceneFuzz, what_is_kept_of_the_last_picture_never_shows) {
    Visitor visitor(viewed(25, 25), sized(300, 240));
    Monkey monkey(visitor, 3, 400);
    for (int i = 0; i < 1000; ++i) {
        const auto before = visitor.drawn();
        monkey.act();
        const bool dirty = visitor.scene().dirty();
        const auto now = visitor.drawn();
        ASSERT_TRUE(dirty || drawing::equal(now, before)) << "input " << i;
        visitor.scene().seek_animation(0);  // forgets the kept part
        ASSERT_TRUE(drawing::equal(visitor.drawn(), now)) << "input " << i;
    }
}

}  // namespace
}  // namespace scene_test
