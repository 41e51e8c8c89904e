// What the actions of a person do, and what comes back from outside.
#include <algorithm>
#include <utility>

#include "scene.hpp"

namespace mazeview {

using mazeplay::Action;

namespace {

constexpr double kPanShare = 0.1;  // of the window, a key press

}  // namespace

void Scene::perform(Action action) {
    dirty_ = true;
    message_.clear();
    const double zoom_x = pointer_inside_ ? pointer_x_ : frame_.width / 2.0;
    const double zoom_y = pointer_inside_ ? pointer_y_ : frame_.height / 2.0;
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
            ask_for_maze(Request::Kind::redraw);
            break;
        case Action::animate:
            ask_for_maze(Request::Kind::animate);
            break;
        case Action::algorithm:
            ask_for_maze(Request::Kind::next_algorithm);
            break;
        case Action::solver:
            next_solver();
            break;
        case Action::color:
            for (const mazedraw::MazeColors before = colors_; colors_ == before;) {
                colors_ = mazedraw::random_colors(rng_);
            }
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
            say("saving ...", false);
            break;
        case Action::exit_to_menu:
            if (animating()) {
                finish_animation();
            }
            play_.reset();
            go_to(Screen::main_menu);
            break;

        case Action::zoom_in:
            geometry_.zoom(kZoomStep, zoom_x, zoom_y);
            repaint_maze();
            break;
        case Action::zoom_out:
            geometry_.zoom(1 / kZoomStep, zoom_x, zoom_y);
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
            geometry_.centre_on(exhibit_->viewed.ends.entry);
            repaint_maze();
            break;
        case Action::go_to_exit:
            geometry_.centre_on(exhibit_->viewed.ends.exit);
            repaint_maze();
            break;

        case Action::pause:
            animation()->toggle_pause();
            break;
        case Action::step:
            animation()->step();
            if (animation()->finished()) {
                finish_animation();
            }
            break;
        case Action::slower:
            animation()->slower();
            break;
        case Action::faster:
            animation()->faster();
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
            ask(Request::Kind::hint);
            break;
    }
}

/// One at a time.
void Scene::ask_for_maze(Request::Kind kind) {
    if (options_.can_generate && !waiting_) {
        go_to(Screen::maze);
        ask(kind);
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
    if (answer.maze || (answer.ends_wait && !answer.error.empty())) {
        waiting_ = false;
    }
    if (answer.maze) {
        take_maze(std::move(answer.maze));
    }
    if (answer.solved && answer.solved->exhibit == exhibit_ && answer.solved->solver == options_.solver) {
        solved_ = std::move(answer.solved);
        if (const auto at_once = std::exchange(path_wanted_, std::nullopt)) {
            reveal_path(*at_once);
        }
    }
    if (answer.hint && play_ && play_->at() == answer.hint->from) {
        hint_ = answer.hint->step;
    }
    if (!answer.error.empty()) {
        const auto more = std::ranges::count(answer.error, '\n');
        say(answer.error.substr(0, answer.error.find('\n')) +
                (more == 0 ? "" : " (and " + std::to_string(more) + " more)"),
            true);
    } else if (!answer.notice.empty()) {
        say(std::move(answer.notice), false);
    }
    dirty_ = true;
}

void Scene::take_maze(std::shared_ptr<Exhibit> exhibit) {
    play_.reset();
    hint_.reset();
    hide_path();
    solved_.reset();
    const bool same_size = exhibit->maze().size() == exhibit_->maze().size();
    exhibit_ = std::move(exhibit);
    if (!same_size) {
        geometry_ = mazedraw::MazeGeometry(exhibit_->maze().size(), maze_area(frame_));
    }
    repaint_maze();
}

void Scene::toggle_path(bool at_once) {
    if (screen_ == Screen::game_menu) {
        go_to(Screen::maze);
    }
    if (animating()) {
        return;  // not yet a way: its walls are not carved
    }
    if (reveal_ && at_once && !reveal_->finished()) {
        hide_path();
        reveal_path(true);
    } else if (reveal_) {
        hide_path();
    } else if (exhibit_->viewed.path.letters.empty()) {
        say(exhibit_->viewed.begins_at_exit() ? "the entry is the exit" : "there is no way through this maze",
            true);
    } else if (options_.solver != nullptr && !solved_) {
        path_wanted_ = at_once;
        ask(Request::Kind::solve);
    } else {
        reveal_path(at_once);
    }
    dirty_ = true;
}

/// First the search, if there is one to be seen, then the path; at once only the path.
void Scene::reveal_path(bool at_once) {
    at_once = at_once || options_.reduced_motion;
    reveal_.emplace(path_picture().steps());
    if (!at_once && solved_ && solved_->search) {
        spread_.emplace(solved_->search->cells());
        tinted_ = 0;
        return;
    }
    if (at_once) {
        reveal_->finish();
    }
    tell_if_nothing_found();
}

void Scene::hide_path() {
    layer_valid_ = layer_valid_ && !spread_;
    reveal_.reset();
    spread_.reset();
    path_wanted_.reset();
}

/// The one after the last is the first again.
void Scene::next_solver() {
    const auto table = mazegen::solvers();
    const auto* const last = &table.back();
    options_.solver =
        options_.solver == nullptr || options_.solver == last ? &table.front() : options_.solver + 1;
    hide_path();
    solved_.reset();
    toggle_path(false);
}

void Scene::tell_if_nothing_found() {
    if (path().letters.empty()) {
        say(std::string(options_.solver->name) + " finds no way through this maze", false);
    }
}

void Scene::start_play() {
    if (animating()) {
        finish_animation();
    }
    hide_path();
    hint_.reset();
    play_.emplace(exhibit_->maze(), exhibit_->viewed.ends, exhibit_->viewed.collectibles);
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
    exhibit_->carving.reset();
    ask(Request::Kind::write);
    hide_path();
    toggle_path(false);
    repaint_maze();
}

void Scene::say(std::string text, bool error) {
    message_ = std::move(text);
    message_is_error_ = error;
    dirty_ = true;
}

}  // namespace mazeview
