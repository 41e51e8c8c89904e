#include "scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mazeview {

using mazeplay::Action;

namespace {

constexpr Duration kFrameTime{1.0 / 60};
constexpr Duration kHopFrameTime{1.0 / 20};  // enough for a small figure, at a third of the cost
constexpr Duration kDoubleClick{0.3};
constexpr double kSlip = 8;      // logical pixels between its two clicks
constexpr double kHueStep = 47;  // degrees; does not repeat for a long time

}  // namespace

Scene::Scene(std::shared_ptr<Exhibit> exhibit, const SceneOptions& options)
    : options_(options),
      frame_(make_frame(std::max(1, options.width), std::max(1, options.height), options.scale)),
      exhibit_(std::move(exhibit)),
      geometry_(exhibit_->maze().size(), maze_area(frame_)),
      colors_(mazedraw::default_colors()),
      rng_(options.seed),
      visit_(exhibit_, {options.can_reload, options.can_generate, options.reduced_motion, options.solver}),
      carving_shown_(animating()) {
    layout();
}

const mazegen::Maze& Scene::shown_maze() const { return maze_view().maze; }

mazedraw::MazeView Scene::maze_view() const {
    return animating()
               ? mazedraw::MazeView{visit_.animation()->maze(), &exhibit_->maze(),
                                    &exhibit_->carved->overview}
               : mazedraw::MazeView{exhibit_->maze(), nullptr, &exhibit_->overview, exhibit_->viewed.lone};
}

void Scene::layout() {
    buttons_.clear();
    const auto add = [&](const mazeplay::MenuItem& item) {
        buttons_.push_back({item.action,
                            std::string(item.label),
                            std::string(mazeplay::key_label(item.action)),
                            {},
                            visit_.enabled(item.action)});
    };
    switch (screen_) {
        case Screen::main_menu:
            std::ranges::for_each(mazeplay::main_menu(mazeplay::Surface::window), add);
            place_buttons(frame_, main_menu_layout(frame_).buttons, buttons_);
            break;
        case Screen::game_menu:
            std::ranges::for_each(mazeplay::game_menu(mazeplay::Surface::window), add);
            place_buttons(frame_, game_menu_layout(frame_, buttons_.size()).buttons, buttons_);
            break;
        case Screen::maze:
            buttons_.push_back({Action::menu, "", "", burger_rect(frame_), true});
            break;
        case Screen::help:
        case Screen::form:
            break;
    }
    hovered_ = pointer_inside_ ? button_at(pointer_x_, pointer_y_) : -1;
    pressed_ = -1;
    focused_ = std::min(focused_, static_cast<int>(buttons_.size()) - 1);
    dirty_ = true;
}

void Scene::go_to(Screen screen) {
    if (screen_ == Screen::main_menu && screen != Screen::help && !options_.reduced_motion) {
        title_hue_ += kHueStep;
    }
    if (screen == Screen::help) {
        behind_help_ = screen_;
    }
    screen_ = screen;
    focused_ = -1;
    dragging_ = false;
    layer_valid_ = false;
    layout();
}

void Scene::show(Screen screen) { go_to(screen); }

void Scene::show_path_at_once() {
    if (!exhibit_->viewed.path.letters.empty() && (!visit_.reveal() || !visit_.reveal()->finished())) {
        visit_.perform(Action::path_at_once);
        follow_visit();
    }
}

void Scene::seek_animation(std::int64_t step) {
    for (std::int64_t i = 0; animating() && i < step; ++i) {
        visit_.perform(Action::step);
    }
    follow_visit();
    repaint_maze();
}

// Inputs

void Scene::handle(const Input& input) {
    switch (input.kind) {
        case Input::Kind::key:
            if (const auto action = mazeplay::action_of(input.key, mazeplay::place_of(screen_, visit_))) {
                perform(*action);
            }
            break;
        case Input::Kind::pointer:
            move_pointer(input);
            break;
        case Input::Kind::press:
            press(input);
            break;
        case Input::Kind::release:
            release(input);
            break;
        case Input::Kind::wheel:
            if (screen_ == Screen::maze) {
                geometry_.zoom(std::pow(kZoomStep, std::clamp(input.steps, -20, 20)), input.x, input.y);
                repaint_maze();
            }
            break;
        case Input::Kind::leave:
            dirty_ = dirty_ || hovered_ >= 0;
            hovered_ = -1;
            pointer_inside_ = false;
            break;
        case Input::Kind::resize:
            frame_ = make_frame(std::max(1, input.width), std::max(1, input.height), options_.scale);
            geometry_.set_area(maze_area(frame_));
            layer_valid_ = false;
            layout();
            break;
        case Input::Kind::redraw:
            dirty_ = true;
            break;
        case Input::Kind::close:
            visit_.ask(Request::Kind::quit);
            break;
    }
}

int Scene::button_at(int x, int y) const {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (buttons_[i].rect.contains(x, y) && buttons_[i].enabled) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void Scene::move_pointer(const Input& input) {
    const int before = std::exchange(hovered_, button_at(input.x, input.y));
    dirty_ = dirty_ || hovered_ != before;
    if (dragging_) {
        geometry_.pan(input.x - pointer_x_, input.y - pointer_y_);
        repaint_maze();
    }
    pointer_inside_ = true;
    pointer_x_ = input.x;
    pointer_y_ = input.y;
}

void Scene::press(const Input& input) {
    move_pointer(input);
    const int slip = frame_.px(kSlip);
    const bool again = since_click_ < kDoubleClick && std::abs(input.x - click_x_) <= slip &&
                       std::abs(input.y - click_y_) <= slip;
    if (input.button != 1 || again) {
        return;
    }
    pressed_ = hovered_;
    dragging_ = pressed_ < 0 && screen_ == Screen::maze;
    dirty_ = true;
}

/// A button fires on release inside the pressed one; dragging out of it cancels.
void Scene::release(const Input& input) {
    move_pointer(input);
    if (input.button != 1) {
        return;
    }
    const int fired = std::exchange(pressed_, -1);
    dragging_ = false;
    dirty_ = true;
    if (fired >= 0 && fired == hovered_) {
        since_click_ = Duration{0};
        click_x_ = input.x;
        click_y_ = input.y;
        focused_ = -1;
        perform(buttons_[static_cast<std::size_t>(fired)].action);
    }
}

void Scene::move_focus(int by) {
    const int count = static_cast<int>(buttons_.size());
    for (int tries = 0; tries < count; ++tries) {
        focused_ = focused_ < 0 ? (by > 0 ? 0 : count - 1) : (focused_ + by + count) % count;
        if (buttons_[static_cast<std::size_t>(focused_)].enabled) {
            break;
        }
    }
    dirty_ = true;
}

// Time

void Scene::advance(Duration elapsed) {
    since_click_ += elapsed;
    if (screen_ == Screen::main_menu && !options_.reduced_motion) {
        hop_time_ += elapsed;
        dirty_ = true;
    }
    if (screen_ != Screen::maze) {
        return;
    }
    dirty_ = dirty_ || visit_.moves();
    visit_.advance(elapsed);
    follow_visit();
}

std::optional<Duration> Scene::next_move() const {
    if (screen_ == Screen::main_menu && !options_.reduced_motion) {
        return kHopFrameTime;
    }
    return screen_ == Screen::maze && visit_.moves() ? std::optional(kFrameTime) : std::nullopt;
}

}  // namespace mazeview
