// How the scene looks. The part of a picture that stands still is kept in a layer, so that a frame of
// an animation costs a copy and the few things that move.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

#include "scene.hpp"
#include "sprites.hpp"

namespace mazeview {

using mazedraw::Canvas;
using mazedraw::Color;
using mazedraw::Rect;

namespace {

constexpr Color kInk{0x1F, 0x29, 0x37};      // text on light
constexpr Color kPaper{0xF8, 0xFA, 0xFC};    // text on dark, panels
constexpr Color kFaded{0x5B, 0x67, 0x78};    // text of lesser weight
constexpr Color kMenuSky{0x16, 0x20, 0x33};  // background of the main menu
constexpr Color kMenuWall{0x1D, 0x29, 0x40};
constexpr Color kMenuClosed{0x1A, 0x25, 0x3A};
constexpr Color kMenuFloor{0x26, 0x34, 0x4D};
constexpr Color kButton{0x2F, 0x4A, 0x7A};
constexpr Color kButtonHover{0x3E, 0x60, 0x9A};
constexpr Color kButtonPressed{0x1E, 0x33, 0x59};
constexpr Color kButtonOff{0x64, 0x6E, 0x7E};
constexpr Color kFocusRing{0xF5, 0xA6, 0x23};
constexpr Color kError{0xA8, 0x1C, 0x1C};

constexpr double kNarrowButton = 200;   // logical pixels
constexpr double kHopSeconds = 0.6;     // a hop
constexpr double kCrossingSeconds = 9;  // from one side to the other

void copy_pixels(const Canvas& from, Canvas& to) {
    for (int y = 0; y < to.height(); ++y) {
        std::ranges::copy(from.row(y), to.row(y).begin());
    }
}

}  // namespace

void Scene::draw(Canvas& canvas) {
    if (canvas.width() != frame_.width || canvas.height() != frame_.height) {
        canvas.resize(frame_.width, frame_.height);
    }
    if (layer_.width() != frame_.width || layer_.height() != frame_.height) {
        layer_.resize(frame_.width, frame_.height);
        layer_valid_ = false;
    }
    const Screen below = screen_ == Screen::help ? behind_help_ : screen_;
    if (below == Screen::main_menu) {
        draw_main_menu(canvas);
    } else {
        draw_maze(canvas);
    }
    if (screen_ == Screen::game_menu) {
        draw_panel(canvas, game_menu_layout(frame_, buttons_.size()), "Menu");
    } else if (screen_ == Screen::help) {
        draw_help(canvas);
    }
    draw_buttons(canvas);
    dirty_ = false;
}

// Main menu

void Scene::draw_main_menu(Canvas& canvas) {
    if (!layer_valid_) {
        draw_menu_background(layer_);
        layer_valid_ = true;
    }
    copy_pixels(layer_, canvas);
    draw_figure(canvas);
    if (visit_.waiting() || !visit_.message().empty()) {
        Rect strip = status_area(frame_);
        canvas.fill(strip, kPaper);
        strip.x += frame_.px(kMargin);
        strip.width -= 2 * frame_.px(kMargin);
        draw_status_text(canvas, strip);
    }
}

void Scene::draw_menu_background(Canvas& canvas) const {
    const MainMenuLayout layout = main_menu_layout(frame_);
    draw_faint_maze(canvas, {0, 0, frame_.width, layout.floor.y});
    canvas.fill(layout.floor, kMenuFloor);
    canvas.fill({0, layout.floor.y, frame_.width, frame_.px(3)}, mazedraw::from_hsl(title_hue_, 0.6, 0.6));
    const double size = std::min({84 * frame_.scale, frame_.width / 7.5, layout.title.height * 0.45});
    canvas.text_centred(layout.title, "a_maze_ing",
                        {.size_px = size, .bold = true, .color = mazedraw::from_hsl(title_hue_, 0.75, 0.72)});
    Rect below = layout.title;
    below.y = layout.title.y + layout.title.height / 2 + static_cast<int>(size * 0.6);
    below.height = frame_.px(28);
    canvas.text_centred(below, to_string(exhibit_->maze().size()) + " cells",
                        {.size_px = 16 * frame_.scale, .color = kPaper});
    canvas.text_centred(
        {layout.floor.x, layout.floor.bottom() - frame_.px(40), layout.floor.width, frame_.px(28)},
        "F1 shows all keys", {.size_px = 14 * frame_.scale, .color = kPaper});
}

/// The middle of the maze, so near that it fills the area.
void Scene::draw_faint_maze(Canvas& canvas, const Rect& area) const {
    constexpr double cell_px = 48;
    const mazegen::Size size = exhibit_->maze().size();
    mazedraw::MazeGeometry geometry(size, area);
    const double filling = std::max(area.width / static_cast<double>(size.width),
                                    area.height / static_cast<double>(size.height));
    geometry.zoom(std::max(filling, cell_px * frame_.scale) / geometry.cell_px(), area.width / 2.0,
                  area.height / 2.0);
    mazedraw::MazeColors colors;
    colors.background = colors.floor = colors.uncarved = kMenuSky;
    colors.wall = kMenuWall;
    colors.closed = kMenuClosed;
    paint_maze(canvas, {exhibit_->maze(), nullptr, &exhibit_->overview}, geometry, colors);
}

/// The figure walks to and fro and hops as it goes.
void Scene::draw_figure(Canvas& canvas) const {
    const MainMenuLayout layout = main_menu_layout(frame_);
    const int side = frame_.px(48);
    const double crossing = hop_time_.count() / kCrossingSeconds;
    const double there = std::abs(std::remainder(crossing, 2.0));  // 0 to 1 and back
    const double hop = std::abs(std::sin(hop_time_.count() / kHopSeconds * std::numbers::pi));
    const int x = static_cast<int>(there * std::max(0, frame_.width - side));
    const int y = layout.floor.y - side + frame_.px(2) - static_cast<int>(hop * 18 * frame_.scale);
    static const mazedraw::Sprite to_the_left = mirrored(mazedraw::walker());
    const bool goes_right = std::remainder(crossing, 2.0) >= 0;
    canvas.draw(goes_right ? mazedraw::walker() : to_the_left, {x, y, side, side});
}

// Maze

void Scene::draw_maze(Canvas& canvas) {
    refresh_layer();
    copy_pixels(layer_, canvas);
    if (visit_.reveal()) {
        path_picture().show(visit_.reveal()->shown());
        paint_path(canvas, geometry_, path_picture(), colors_.path);
    }
    const mazegen::Ends ends = exhibit_->viewed.ends;
    const std::vector<mazegen::Cell>& collectibles = exhibit_->viewed.collectibles;
    const std::vector<bool> taken = play() ? play()->taken() : std::vector<bool>{};
    paint_collectibles(canvas, geometry_, colors_, collectibles, taken, ends);
    if (play()) {  // the figure of the entry is the player now
        paint_exit(canvas, geometry_, colors_, ends.exit);
        draw_player(canvas);
    } else {
        paint_ends(canvas, geometry_, colors_, ends);
    }
    paint_collectibles_at(canvas, geometry_, colors_, ends, collectibles, taken);
    draw_status(canvas);
}

/// The walker, or a cross where there is no room for it, and the hint before it.
void Scene::draw_player(Canvas& canvas) const {
    const mazegen::Cell at = play()->at();
    if (const auto hint = visit_.hint()) {
        const mazegen::Path way{at, std::string(1, mazegen::to_letter(*hint))};
        mazedraw::PathPicture picture(way, exhibit_->maze().size());
        picture.show(1);
        paint_path(canvas, geometry_, picture, colors_.path);
    }
    if (has_room_for_sprite(geometry_)) {
        canvas.fill(intersection(geometry_.cell_rect(at), geometry_.area()), colors_.floor);
        paint_sprite(canvas, geometry_, at, mazedraw::walker());
        return;
    }
    const int x = static_cast<int>(geometry_.centre_x(at.x));
    const int y = static_cast<int>(geometry_.centre_y(at.y));
    const int arm = frame_.px(5);
    for (const Rect& bar : {Rect{x - arm, y - 1, 2 * arm + 1, 3}, Rect{x - 1, y - arm, 3, 2 * arm + 1}}) {
        canvas.fill(intersection(bar, geometry_.area()), colors_.text);
    }
}

void Scene::refresh_layer() {
    if (animating()) {
        repaint_changes();
    }
    if (!layer_valid_) {
        layer_.fill(frame_.whole(), colors_.background);
        paint_maze(layer_, maze_view(), geometry_, colors_);
        tinted_ = 0;
    }
    if (visit_.spread()) {
        tint_search();
    }
    layer_valid_ = true;
}

/// All that is in view on a fresh layer, otherwise the cells that the search has come to since.
void Scene::tint_search() {
    const std::int64_t shown = visit_.spread()->shown();
    if (!layer_valid_) {
        paint_search(layer_, exhibit_->maze(), geometry_, *solved()->search, shown, colors_.visited);
    } else {
        paint_search_on(layer_, exhibit_->maze(), geometry_, *solved()->search, tinted_, shown,
                        colors_.visited);
    }
    tinted_ = shown;
}

/// Paints the cells anew that the animation has changed since the last picture.
void Scene::repaint_changes() {
    const mazedraw::MazeView view = maze_view();
    const mazeplay::CarveAnimation& animation = *visit_.animation();
    auto& [overview, painted] = *exhibit_->carved;
    const std::int64_t position = animation.position();
    constexpr std::int64_t most = 4000;  // more changes than these cost more than a whole picture
    const bool many = geometry_.overview() || std::abs(position - painted) > most;
    for (std::int64_t i = painted; i < position; ++i) {
        const mazegen::WallChange change = animation.trace()[i];
        for (const mazegen::Cell cell : {change.cell, neighbour(change.cell, change.side)}) {
            overview.update(animation.maze(), cell);
            if (layer_valid_ && !many) {
                paint_cell(layer_, view, geometry_, colors_, cell);
            }
        }
    }
    layer_valid_ = layer_valid_ && !many;
    painted = position;
}

std::string Scene::status_text() const {
    std::string text = visit_.status();
    const bool of_maze = visit_.message().empty() && !visit_.waiting() && !play() && !animating();
    if (of_maze && !geometry_.fitted()) {
        std::array<char, 32> zoom{};
        std::snprintf(zoom.data(), zoom.size(), "  ·  %.1f px a cell", geometry_.cell_px());
        text += zoom.data();
    }
    return text;
}

void Scene::draw_status(Canvas& canvas) const {
    const Rect strip = status_area(frame_);
    canvas.fill(strip, kPaper);
    canvas.fill({strip.x, strip.y, strip.width, frame_.px(1)}, colors_.wall);
    Rect room = strip;
    room.x += frame_.px(kMargin);
    room.width = burger_rect(frame_).x - room.x - frame_.px(kGap);
    if (room.width <= 0) {
        return;
    }
    draw_status_text(canvas, room);
}

/// On two lines when one has no room for it.
void Scene::draw_status_text(Canvas& canvas, const Rect& room) const {
    const std::string text = status_text();
    const Color color = visit_.message_is_error() && !visit_.message().empty() ? kError : kInk;
    const Canvas::TextStyle style{.size_px = 16 * frame_.scale, .color = color};
    const Canvas::TextStyle smaller{.size_px = 14 * frame_.scale, .color = color};
    const std::size_t gap = text.rfind(' ', text.size() / 2);
    if (Canvas::measure(text, style).width <= room.width || gap == std::string::npos) {
        canvas.text_centred(room, text, style);
        return;
    }
    const int half = room.height / 2;
    canvas.text_centred({room.x, room.y, room.width, half}, text.substr(0, gap), smaller);
    canvas.text_centred({room.x, room.y + half, room.width, room.height - half}, text.substr(gap + 1),
                        smaller);
}

// Panels and buttons

void Scene::draw_panel(Canvas& canvas, const PanelLayout& panel, const std::string& heading) const {
    canvas.blend(frame_.whole(), kInk, 0.55);
    canvas.fill_rounded(panel.panel, 14 * frame_.scale, kPaper);
    canvas.text_centred(panel.heading, heading, {.size_px = 24 * frame_.scale, .bold = true, .color = kInk});
}

void Scene::draw_help(Canvas& canvas) const {
    const auto lines = mazeplay::help_lines();
    const PanelLayout layout = help_layout(frame_, lines.size());
    draw_panel(canvas, layout, "Keys");
    const int height = std::max(1, layout.buttons.height / static_cast<int>(lines.size()));
    const double size = std::min(15 * frame_.scale, height * 0.68);
    const int third = layout.buttons.width / 3;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int y = layout.buttons.y + static_cast<int>(i) * height + static_cast<int>(height * 0.7);
        const bool first = i == 0 || lines[i].place != lines[i - 1].place;
        canvas.text(layout.buttons.x, y, first ? lines[i].place : "",
                    {.size_px = size, .bold = true, .color = kFaded});
        canvas.text(layout.buttons.x + third * 0.72, y, lines[i].keys,
                    {.size_px = size, .bold = true, .color = kInk});
        canvas.text(layout.buttons.x + third * 1.7, y, lines[i].meaning, {.size_px = size, .color = kInk});
    }
}

void Scene::draw_buttons(Canvas& canvas) const {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        draw_button(canvas, i);
    }
}

/// Hover, pressed and focus differ by more than colour: a frame, a shift downwards, a ring.
void Scene::draw_button(Canvas& canvas, std::size_t i) const {
    const Button& button = buttons_[i];
    const int index = static_cast<int>(i);
    const bool pressed = pressed_ == index;
    const bool hovered = hovered_ == index;
    const double radius = 10 * frame_.scale;
    Rect rect = button.rect;
    rect.y += pressed && hovered ? frame_.px(2) : 0;
    const Color face = !button.enabled ? kButtonOff
                       : pressed       ? kButtonPressed
                       : hovered       ? kButtonHover
                                       : kButton;
    canvas.fill_rounded(rect, radius, face);
    if (hovered) {
        canvas.outline_rounded(rect, radius, 3 * frame_.scale, screen_ == Screen::main_menu ? kPaper : kInk);
    }
    if (focused_ == index) {
        const int out = frame_.px(4);
        canvas.outline_rounded({rect.x - out, rect.y - out, rect.width + 2 * out, rect.height + 2 * out},
                               radius + out, 3 * frame_.scale, kFocusRing);
    }
    if (button.label.empty()) {  // the burger
        for (int bar = -1; bar <= 1; ++bar) {
            const double y = rect.y + rect.height / 2.0 + bar * 9 * frame_.scale;
            canvas.line(rect.x + rect.width * 0.28, y, rect.x + rect.width * 0.72, y, 3.5 * frame_.scale,
                        kPaper);
        }
        return;
    }
    const bool narrow = rect.width < frame_.px(kNarrowButton);  // no room to spare on both sides
    Rect key = rect;
    key.width = frame_.px(narrow ? 34 : 44);
    key.x = rect.right() - key.width;
    Rect label = rect;
    label.width -= narrow ? key.width : 0;
    canvas.text_centred(label, button.label,
                        {.size_px = (narrow ? 16 : 18) * frame_.scale, .bold = true, .color = kPaper});
    canvas.text_centred(key, button.key, {.size_px = 14 * frame_.scale, .color = kPaper});
}

}  // namespace mazeview
