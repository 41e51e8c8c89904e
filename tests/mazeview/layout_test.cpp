// Where things lie on the screens: nothing outside, nothing over each other, at any size and scale.
#include "layout.hpp"

#include <gtest/gtest.h>

namespace {

using mazedraw::Rect;
using mazeview::Button;
using mazeview::Frame;

bool inside(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

bool disjoint(const Rect& a, const Rect& b) {
    return a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
}

std::vector<Button> some_buttons(std::size_t count) {
    return std::vector<Button>(count, Button{mazeplay::Action::quit, "Button", "Q", {}, true});
}

constexpr std::array kScales = {1.0, 1.5, 2.0, 3.0};
constexpr std::array kSizes = {std::pair{480, 360}, std::pair{640, 480}, std::pair{1000, 950},
                               std::pair{1600, 1200}};

template <class Check>
void for_each_frame(Check check) {
    for (const double scale : kScales) {
        for (const auto& [width, height] : kSizes) {
            const Frame frame{static_cast<int>(width * scale), static_cast<int>(height * scale), scale};
            SCOPED_TRACE(testing::Message() << width << 'x' << height << " at scale " << scale);
            check(frame);
        }
    }
}

TEST(Layout, StatusStripAndMazeShareTheWindow) {
    for_each_frame([](const Frame& frame) {
        EXPECT_TRUE(inside(status_area(frame), frame.whole()));
        EXPECT_TRUE(inside(maze_area(frame), frame.whole()));
        EXPECT_TRUE(disjoint(status_area(frame), maze_area(frame)));
        EXPECT_TRUE(inside(burger_rect(frame), status_area(frame)));
    });
}

TEST(Layout, MenuButtonsLieInTheirPanelAndApart) {
    for_each_frame([](const Frame& frame) {
        for (const std::size_t count : {1U, 3U, 8U, 9U, 10U}) {
            auto buttons = some_buttons(count);
            const auto layout = game_menu_layout(frame, count);
            place_buttons(frame, layout.buttons, buttons);
            for (std::size_t i = 0; i < count; ++i) {
                EXPECT_TRUE(inside(buttons[i].rect, layout.panel)) << "button " << i << " of " << count;
                EXPECT_TRUE(inside(buttons[i].rect, frame.whole()));
                EXPECT_GE(buttons[i].rect.height, frame.px(44));
                EXPECT_TRUE(disjoint(buttons[i].rect, layout.heading));
                for (std::size_t k = 0; k < i; ++k) {
                    EXPECT_TRUE(disjoint(buttons[i].rect, buttons[k].rect));
                }
            }
        }
    });
}

TEST(Layout, MainMenuButtonsLieBetweenTitleAndFloor) {
    for_each_frame([](const Frame& frame) {
        auto buttons = some_buttons(3);
        const auto layout = main_menu_layout(frame);
        place_buttons(frame, layout.buttons, buttons);
        for (const Button& button : buttons) {
            EXPECT_TRUE(inside(button.rect, frame.whole()));
            EXPECT_TRUE(disjoint(button.rect, layout.title));
            EXPECT_TRUE(disjoint(button.rect, layout.floor));
        }
        EXPECT_TRUE(disjoint(buttons[0].rect, buttons[1].rect));
        EXPECT_TRUE(disjoint(buttons[1].rect, buttons[2].rect));
    });
}

TEST(Layout, ButtonsFillColumnsOfTheSameLength) {
    const Frame frame = mazeview::make_frame(640, 480, 1);
    auto buttons = some_buttons(8);
    place_buttons(frame, game_menu_layout(frame, 8).buttons, buttons);
    EXPECT_EQ(buttons[4].rect.y, buttons[0].rect.y);
    EXPECT_EQ(buttons[7].rect.y, buttons[3].rect.y);
    EXPECT_GT(buttons[4].rect.x, buttons[0].rect.right());
}

TEST(Layout, AWindowTooSmallForItsScaleIsDrawnSmaller) {
    EXPECT_EQ(mazeview::make_frame(640, 480, 2).scale, 4.0 / 3);
    EXPECT_EQ(mazeview::make_frame(960, 360, 2).scale, 1);
    EXPECT_EQ(mazeview::make_frame(1000, 950, 2).scale, 2);
    EXPECT_EQ(mazeview::make_frame(1000, 950, 1).scale, 1);
}

TEST(Layout, AnySizeHasALayout) {
    for (const int width : {1, 2, 17, 100, 3000}) {
        for (const int height : {1, 2, 17, 100, 2000}) {
            const Frame frame = mazeview::make_frame(width, height, 1);
            EXPECT_GE(maze_area(frame).width, 1);
            EXPECT_GE(maze_area(frame).height, 1);
            auto buttons = some_buttons(8);
            place_buttons(frame, game_menu_layout(frame, 8).buttons, buttons);
        }
    }
}

}  // namespace
