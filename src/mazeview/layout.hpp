// Where things lie on each screen: pure arithmetic, used alike for drawing and for the hit test.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "canvas.hpp"
#include "keys.hpp"

namespace mazeview {

/// A button as it is drawn and hit.
struct Button {
    mazeplay::Action action;
    std::string label;
    std::string key;  ///< as shown beside the label; empty for the burger
    mazedraw::Rect rect;
    bool enabled = true;
};

inline constexpr int kSmallestWidth = 480;  // logical pixels that everything has room in
inline constexpr int kSmallestHeight = 360;

/// The window in pixels, and how many of them make a logical pixel.
struct Frame {
    int width = 0, height = 0;
    double scale = 1;

    [[nodiscard]] int px(double logical) const { return static_cast<int>(std::lround(logical * scale)); }
    [[nodiscard]] mazedraw::Rect whole() const { return {0, 0, width, height}; }
};

/// With fewer pixels a logical one than asked for, where otherwise not everything would have room. Requires
/// sides above 0.
inline Frame make_frame(int width, int height, double scale) {
    return {width, height,
            std::min({scale, width / double{kSmallestWidth}, height / double{kSmallestHeight}})};
}

inline constexpr double kZoomStep = 1.25;  // of a key press or a notch of the wheel

inline constexpr double kButtonHeight = 48;  // logical pixels, as all below
inline constexpr double kGap = 10;
inline constexpr double kStatusHeight = 56;
inline constexpr double kMargin = 16;

/// The strip at the bottom of the maze screen, and the room above it for the maze.
mazedraw::Rect status_area(const Frame& frame);
mazedraw::Rect maze_area(const Frame& frame);
/// The burger in the corner of the status strip.
mazedraw::Rect burger_rect(const Frame& frame);

/// Parts of the main menu: the title above, the floor that the figure hops on below.
struct MainMenuLayout {
    mazedraw::Rect title, buttons, floor;
};
MainMenuLayout main_menu_layout(const Frame& frame);

/// The panel of the in-game menu for so many buttons, and its heading.
struct PanelLayout {
    mazedraw::Rect panel, heading, buttons;
};
PanelLayout game_menu_layout(const Frame& frame, std::size_t buttons);
PanelLayout help_layout(const Frame& frame, std::size_t lines);

/// Places buttons in a column inside the area, wrapped into as many columns as the height asks for.
void place_buttons(const Frame& frame, const mazedraw::Rect& area, std::vector<Button>& buttons);

}  // namespace mazeview
