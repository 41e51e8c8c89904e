#include "scene.hpp"

#include <algorithm>
#include <utility>

namespace mazeview {

using mazeplay::Action;
using mazeplay::Place;

namespace {

constexpr Duration kFrameTime{1.0 / 60};
constexpr Duration kHopFrameTime{1.0 / 30};  // enough for a small figure, at half the cost
constexpr Duration kDoubleClick{0.3};
constexpr double kZoomStep = 1.25;
constexpr double kPanShare = 0.1;  // of the window, a key press
constexpr double kHueStep = 47;    // degrees; does not repeat for a long time

struct Item {
    Action action;
    const char* label;
    const char* key;
};
constexpr std::array kMainMenu = {
    Item{Action::start, "Start", "S"},
    Item{Action::reload, "Reload", "L"},
    Item{Action::quit, "Quit", "Q"},
};
constexpr std::array kGameMenu = {
    Item{Action::redraw, "Redraw", "R"},       Item{Action::color, "Color", "C"},
    Item{Action::path, "Path", "P"},           Item{Action::animate, "Animate", "N"},
    Item{Action::algorithm, "Algorithm", "A"}, Item{Action::play, "Play", "G"},
    Item{Action::save, "Save", "O"},           Item{Action::exit_to_menu, "Exit", "Esc"},
};

bool needs_generation(Action action) {
    return action == Action::redraw || action == Action::animate || action == Action::algorithm;
}

}  // namespace

Scene::Scene(ViewedMaze maze, const SceneOptions& options)
    : options_(options),
      frame_{std::max(1, options.width), std::max(1, options.height), options.scale},
      maze_(std::move(maze)),
      geometry_(maze_.maze->size(), maze_area(frame_)),
      colors_(mazedraw::default_colors()),
      rng_(options.seed),
      overview_(*maze_.maze) {
    layout();
}

const mazegen::Maze& Scene::shown_maze() const { return animation_ ? animation_->maze() : *maze_.maze; }

Place Scene::place() const {
    switch (screen_) {
        case Screen::main_menu:
            return Place::main_menu;
        case Screen::game_menu:
            return Place::game_menu;
        case Screen::help:
            return Place::help;
        case Screen::maze:
            break;
    }
    return play_ ? Place::play : animation_ ? Place::animation : Place::maze;
}

void Scene::layout() {
    buttons_.clear();
    const auto add = [&](const Item& item) {
        Button& button = buttons_.emplace_back();
        button = {item.action, item.label, item.key, {}, true};
        button.enabled = (item.action != Action::reload || options_.can_reload) &&
                         (!needs_generation(item.action) || options_.can_generate);
    };
    switch (screen_) {
        case Screen::main_menu:
            std::ranges::for_each(kMainMenu, add);
            place_buttons(frame_, main_menu_layout(frame_).buttons, buttons_);
            break;
        case Screen::game_menu:
            std::ranges::for_each(kGameMenu, add);
            place_buttons(frame_, game_menu_layout(frame_, buttons_.size()).buttons, buttons_);
            break;
        case Screen::maze:
            buttons_.push_back({Action::menu, "", "", burger_rect(frame_), true});
            break;
        case Screen::help:
            break;
    }
    hovered_ = button_at(pointer_x_, pointer_y_);
    pressed_ = -1;
    focused_ = std::min(focused_, static_cast<int>(buttons_.size()) - 1);
    dirty_ = true;
}

void Scene::go_to(Screen screen) {
    if (screen_ == Screen::main_menu && screen != Screen::help && !options_.reduced_motion) {
        title_hue_ += kHueStep;
    }
    screen_ = screen;
    focused_ = -1;
    dragging_ = false;
    layer_valid_ = false;
    layout();
}

void Scene::show(Screen screen) { go_to(screen); }

void Scene::show_path_at_once() {
    if (!reveal_ && !maze_.path.letters.empty()) {
        toggle_path(true);
    }
}

void Scene::seek_animation(std::int64_t step) {
    for (std::int64_t i = 0; animation_ && i < step && !animation_->finished(); ++i) {
        animation_->step();
    }
    repaint_maze();
}

// Inputs

void Scene::handle(const Input& input) {
    switch (input.kind) {
        case Input::Kind::key:
            if (const auto action = mazeplay::action_of(input.key, place())) {
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
                geometry_.zoom(input.steps > 0 ? kZoomStep : 1 / kZoomStep, input.x, input.y);
                repaint_maze();
            }
            break;
        case Input::Kind::leave:
            dirty_ = dirty_ || hovered_ >= 0;
            hovered_ = -1;
            break;
        case Input::Kind::resize:
            frame_.width = std::max(1, input.width);
            frame_.height = std::max(1, input.height);
            geometry_.set_area(maze_area(frame_));
            layer_valid_ = false;
            layout();
            break;
        case Input::Kind::redraw:
            dirty_ = true;
            break;
        case Input::Kind::close:
            requests_.push_back({Request::Kind::quit});
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
    pointer_x_ = input.x;
    pointer_y_ = input.y;
}

void Scene::press(const Input& input) {
    move_pointer(input);
    if (input.button != 1 || since_click_ < kDoubleClick) {
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

// Actions

void Scene::perform(Action action) {
    dirty_ = true;
    message_.clear();
    const bool can_generate = options_.can_generate && !waiting_;
    const double pan_x = frame_.width * kPanShare;
    const double pan_y = frame_.height * kPanShare;
    switch (action) {
        case Action::help:
            behind_help_ = screen_ == Screen::help ? behind_help_ : screen_;
            go_to(screen_ == Screen::help ? behind_help_ : Screen::help);
            break;
        case Action::full_screen:
            ask(Request::Kind::full_screen);
            break;
        case Action::quit:
            ask(Request::Kind::quit);
            break;
        case Action::back:
            if (screen_ == Screen::help) {
                go_to(behind_help_);
            } else if (screen_ == Screen::game_menu) {
                go_to(Screen::maze);
            } else if (play_) {
                play_.reset();
                hint_.reset();
            } else if (screen_ == Screen::maze) {
                perform(Action::exit_to_menu);
            }
            break;
        case Action::activate:
            if (focused_ >= 0) {
                perform(buttons_[static_cast<std::size_t>(focused_)].action);
            }
            break;
        case Action::focus_next:
            move_focus(1);
            break;
        case Action::focus_previous:
            move_focus(-1);
            break;

        case Action::start:
            go_to(Screen::maze);
            break;
        case Action::reload:
            if (options_.can_reload && !waiting_) {
                ask(Request::Kind::reload);
            }
            break;

        case Action::menu:
            go_to(screen_ == Screen::game_menu ? Screen::maze : Screen::game_menu);
            break;
        case Action::redraw:
            if (can_generate) {
                go_to(Screen::maze);
                ask(Request::Kind::redraw);
            }
            break;
        case Action::animate:
            if (can_generate) {
                go_to(Screen::maze);
                ask(Request::Kind::animate);
            }
            break;
        case Action::algorithm:
            if (can_generate) {
                go_to(Screen::maze);
                ask(Request::Kind::next_algorithm);
            }
            break;
        case Action::color:
            colors_ = mazedraw::random_colors(rng_);
            layer_valid_ = false;
            break;
        case Action::path:
            toggle_path(false);
            break;
        case Action::path_at_once:
            toggle_path(true);
            break;
        case Action::play:
            start_play();
            break;
        case Action::save:
            ask(Request::Kind::save);
            break;
        case Action::exit_to_menu:
            if (animation_) {
                finish_animation();
            }
            play_.reset();
            go_to(Screen::main_menu);
            break;

        case Action::zoom_in:
            geometry_.zoom(kZoomStep, frame_.width / 2.0, frame_.height / 2.0);
            repaint_maze();
            break;
        case Action::zoom_out:
            geometry_.zoom(1 / kZoomStep, frame_.width / 2.0, frame_.height / 2.0);
            repaint_maze();
            break;
        case Action::fit:
            geometry_.fit();
            repaint_maze();
            break;
        case Action::pan_north:
            geometry_.pan(0, pan_y);
            repaint_maze();
            break;
        case Action::pan_south:
            geometry_.pan(0, -pan_y);
            repaint_maze();
            break;
        case Action::pan_west:
            geometry_.pan(pan_x, 0);
            repaint_maze();
            break;
        case Action::pan_east:
            geometry_.pan(-pan_x, 0);
            repaint_maze();
            break;
        case Action::go_to_entry:
            geometry_.centre_on(maze_.ends.entry);
            repaint_maze();
            break;
        case Action::go_to_exit:
            geometry_.centre_on(maze_.ends.exit);
            repaint_maze();
            break;

        case Action::pause:
            animation_->toggle_pause();
            break;
        case Action::step:
            animation_->step();
            break;
        case Action::slower:
            animation_->slower();
            break;
        case Action::faster:
            animation_->faster();
            break;
        case Action::skip:
            finish_animation();
            break;

        case Action::move_north:
            walk(mazegen::Direction::north);
            break;
        case Action::move_east:
            walk(mazegen::Direction::east);
            break;
        case Action::move_south:
            walk(mazegen::Direction::south);
            break;
        case Action::move_west:
            walk(mazegen::Direction::west);
            break;
        case Action::hint:
            hint_ = play_->hint();
            break;
    }
}

void Scene::ask(Request::Kind kind) {
    waiting_ = waiting_ || kind == Request::Kind::redraw || kind == Request::Kind::animate ||
               kind == Request::Kind::next_algorithm || kind == Request::Kind::reload;
    requests_.push_back({kind});
}

std::optional<Request> Scene::take_request() {
    if (requests_.empty()) {
        return std::nullopt;
    }
    const Request request = requests_.front();
    requests_.pop_front();
    return request;
}

void Scene::answer(Answer answer) {
    if (answer.maze) {
        take_maze(*std::move(answer.maze));
    }
    if (answer.maze || !answer.error.empty()) {
        waiting_ = false;
    }
    if (!answer.error.empty()) {
        say(std::move(answer.error), true);
    } else if (!answer.notice.empty()) {
        say(std::move(answer.notice), false);
    }
    dirty_ = true;
}

void Scene::take_maze(ViewedMaze maze) {
    play_.reset();
    hint_.reset();
    animation_.reset();
    hide_path();
    const bool same_size = maze.maze->size() == maze_.maze->size();
    maze_ = std::move(maze);
    if (!same_size) {
        geometry_ = mazedraw::MazeGeometry(maze_.maze->size(), maze_area(frame_));
    }
    if (maze_.trace) {
        animation_.emplace(maze_.trace);
    }
    overview_ = mazedraw::Overview(shown_maze());
    repaint_maze();
}

void Scene::hide_path() {
    path_picture_.reset();
    reveal_.reset();
}

void Scene::toggle_path(bool at_once) {
    if (screen_ == Screen::game_menu) {
        go_to(Screen::maze);
    }
    if (reveal_) {
        hide_path();
    } else if (maze_.path.letters.empty()) {
        say("there is no way through this maze", true);
    } else {
        reveal_.emplace(static_cast<std::int64_t>(maze_.path.letters.size()));
        path_picture_.emplace(maze_.path, maze_.maze->size());
        if (at_once || options_.reduced_motion) {
            reveal_->finish();
        }
    }
    dirty_ = true;
}

void Scene::start_play() {
    if (animation_) {
        finish_animation();
    }
    hide_path();
    play_.emplace(*maze_.maze, maze_.ends);
    go_to(Screen::maze);
}

void Scene::walk(mazegen::Direction d) {
    hint_.reset();
    play_->move(d);
    const mazedraw::Rect cell = geometry_.cell_rect(play_->at());
    if (!geometry_.fitted() && !geometry_.area().contains(cell.x, cell.y)) {
        geometry_.centre_on(play_->at());
        layer_valid_ = false;
    }
}

/// The maze is carved to its end: its file is written, then its path is shown.
void Scene::finish_animation() {
    animation_.reset();
    maze_.trace.reset();
    ask(Request::Kind::write);
    overview_ = mazedraw::Overview(*maze_.maze);
    hide_path();
    toggle_path(false);
    repaint_maze();
}

void Scene::say(std::string text, bool error) {
    message_ = std::move(text);
    message_is_error_ = error;
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
    if (animation_ && !animation_->paused()) {
        animation_->advance(elapsed);
        dirty_ = true;
    }
    if (animation_ && animation_->finished()) {
        finish_animation();
    } else if (reveal_ && !reveal_->finished()) {
        reveal_->advance(elapsed);
        dirty_ = true;
    }
}

std::optional<Duration> Scene::next_move() const {
    if (screen_ == Screen::main_menu && !options_.reduced_motion) {
        return kHopFrameTime;
    }
    const bool moves = screen_ == Screen::maze &&
                       ((animation_ && !animation_->paused()) || (reveal_ && !reveal_->finished()));
    return moves ? std::optional(kFrameTime) : std::nullopt;
}

}  // namespace mazeview
