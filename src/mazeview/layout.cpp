#include "layout.hpp"

#include <algorithm>

namespace mazeview {

using mazedraw::Rect;

namespace {

constexpr double kButtonWidth = 260;
constexpr double kHeadingHeight = 56;
constexpr double kHelpLineHeight = 24;
constexpr double kHelpWidth = 620;

/// How many of the buttons stand one below the other in so many logical pixels: as few columns as it takes,
/// of about the same length.
int rows_in(double height, std::size_t buttons) {
    const int count = static_cast<int>(buttons);
    const int most = std::max(1, static_cast<int>((height + kGap) / (kButtonHeight + kGap) + 0.01));
    const int columns = (count + most - 1) / most;
    return (count + columns - 1) / columns;
}

Rect centred(const Frame& frame, int width, int height) {
    width = std::min(width, frame.width);
    height = std::min(height, frame.height);
    return {(frame.width - width) / 2, (frame.height - height) / 2, width, height};
}

}  // namespace

Rect status_area(const Frame& frame) {
    const int height = std::min(frame.px(kStatusHeight), frame.height);
    return {0, frame.height - height, frame.width, height};
}

Rect maze_area(const Frame& frame) {
    const int margin = std::min({frame.px(kMargin), frame.width / 4, frame.height / 4});
    const int height = frame.height - status_area(frame).height - 2 * margin;
    return {margin, margin, std::max(1, frame.width - 2 * margin), std::max(1, height)};
}

Rect burger_rect(const Frame& frame) {
    const Rect status = status_area(frame);
    const int side = frame.px(kButtonHeight);
    const int gap = (status.height - side) / 2;
    return {frame.width - side - gap, status.y + gap, side, side};
}

MainMenuLayout main_menu_layout(const Frame& frame) {
    MainMenuLayout layout;
    const int floor_height = frame.height / 6;
    layout.floor = {0, frame.height - floor_height, frame.width, floor_height};
    layout.title = {0, 0, frame.width, layout.floor.y * 2 / 5};
    layout.buttons = {0, layout.title.bottom(), frame.width, layout.floor.y - layout.title.bottom()};
    return layout;
}

PanelLayout game_menu_layout(const Frame& frame, std::size_t buttons) {
    const double room = frame.height / frame.scale - kHeadingHeight - 4 * kMargin;
    const int rows = rows_in(room, buttons);
    const int columns = (static_cast<int>(buttons) + rows - 1) / rows;
    const double width = columns * kButtonWidth + (columns - 1) * kGap + 2 * kMargin;
    const double height = kHeadingHeight + rows * (kButtonHeight + kGap) - kGap + kMargin;
    PanelLayout layout;
    layout.panel = centred(frame, frame.px(width), frame.px(height));
    layout.heading = {layout.panel.x, layout.panel.y, layout.panel.width, frame.px(kHeadingHeight)};
    layout.buttons = {layout.panel.x + frame.px(kMargin), layout.heading.bottom(),
                      layout.panel.width - 2 * frame.px(kMargin),
                      layout.panel.bottom() - layout.heading.bottom()};
    return layout;
}

PanelLayout help_layout(const Frame& frame, std::size_t lines) {
    const double height = kHeadingHeight + static_cast<double>(lines) * kHelpLineHeight + kMargin;
    PanelLayout layout;
    layout.panel = centred(frame, frame.px(kHelpWidth), frame.px(height));
    layout.heading = {layout.panel.x, layout.panel.y, layout.panel.width, frame.px(kHeadingHeight)};
    layout.buttons = {layout.panel.x + frame.px(kMargin), layout.heading.bottom(),
                      layout.panel.width - 2 * frame.px(kMargin),
                      std::max(1, layout.panel.bottom() - layout.heading.bottom() - frame.px(kMargin))};
    return layout;
}

void place_buttons(const Frame& frame, const Rect& area, std::vector<Button>& buttons) {
    if (buttons.empty()) {
        return;
    }
    const int height = frame.px(kButtonHeight);
    const int gap = frame.px(kGap);
    const int count = static_cast<int>(buttons.size());
    const int rows = rows_in(area.height / frame.scale, buttons.size());
    const int columns = (count + rows - 1) / rows;
    const int width = std::min(frame.px(kButtonWidth), (area.width - (columns - 1) * gap) / columns);
    const int left = area.x + (area.width - columns * width - (columns - 1) * gap) / 2;
    for (int i = 0; i < count; ++i) {
        buttons[static_cast<std::size_t>(i)].rect = {left + i / rows * (width + gap),
                                                     area.y + i % rows * (height + gap), width, height};
    }
}

}  // namespace mazeview
