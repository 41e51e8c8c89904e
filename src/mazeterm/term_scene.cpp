#include "term_scene.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace mazeterm {

using mazeplay::Action;

namespace {

constexpr Duration kFrameTime{1.0 / 30};
constexpr int kPanColumns = 8;  // a key press
constexpr int kPanRows = 4;

/// All but the status line.
Rect maze_area(const SceneOptions& options) { return {0, 0, options.columns, std::max(1, options.rows - 1)}; }

}  // namespace

Scene::Scene(std::shared_ptr<mazeplay::Exhibit> exhibit, SceneOptions options)
    : options_(std::move(options)),
      visit_(std::move(exhibit), options_.visit),
      exhibit_(visit_.exhibit()),
      view_(exhibit_->maze().size(), maze_area(options_), options_.color && !options_.ascii,
            exhibit_->viewed.ends.entry) {}

std::span<const mazeplay::MenuItem> Scene::items() const {
    constexpr auto terminal = mazeplay::Surface::terminal;
    return screen_ == Screen::main_menu   ? mazeplay::main_menu(terminal)
           : screen_ == Screen::game_menu ? mazeplay::game_menu(terminal)
                                          : std::span<const mazeplay::MenuItem>{};
}

// Inputs

void Scene::handle(const Input& input) {
    dirty_ = true;
    switch (input.kind) {
        case Input::Kind::key:
            press(input);
            break;
        case Input::Kind::click:
            click(input.column, input.row);
            break;
        case Input::Kind::wheel:
            if (screen_ == Screen::maze) {
                pan(0, input.steps > 0 ? -kPanRows : kPanRows);
            } else if (screen_ == Screen::help) {
                help_scroll_ -= input.steps;
            }
            break;
        case Input::Kind::resize:
            options_.columns = std::max(0, input.columns);
            options_.rows = std::max(0, input.rows);
            view_.set_area(maze_area(options_));
            break;
        case Input::Kind::redraw:
            break;
    }
}

void Scene::press(const Input& input) {
    if (awaits_form_) {
        held_.push_back(input);
        return;
    }
    if (screen_ == Screen::form && form_->editing()) {
        visit_.be_silent();
        if (form_->type(input.key.key, input.typed) && form_->fault().empty()) {
            visit_.ask(mazeplay::Request::Kind::apply);
        }
        return;
    }
    if (const auto action = mazeplay::action_of(input.key, mazeplay::place_of(screen_, visit_),
                                                mazeplay::Surface::terminal)) {
        perform(*action);
    }
}

void Scene::click(int column, int row) {
    if (screen_ == Screen::form) {
        form_->click(row);
        return;
    }
    if (screen_ == Screen::help) {
        perform(Action::back);
        return;
    }
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].rect.contains(column, row)) {
            const Action action = lines_[i].item.action;
            perform(action);
            return;
        }
    }
    if (screen_ == Screen::maze && row == options_.rows - 1 && !visit_.play()) {
        perform(Action::menu);
    }
}

void Scene::perform(Action action) {
    visit_.be_silent();
    const Screen behind = screen_ == Screen::form ? behind_form_ : behind_;
    if (const auto screen = mazeplay::screen_after(action, screen_, behind, visit_)) {
        follow_visit();
        if (*screen != screen_) {
            go_to(*screen);
        }
        return;
    }
    switch (action) {
        case Action::activate:
            if (screen_ == Screen::maze) {
                go_to(Screen::game_menu);
            } else if (!items().empty()) {
                perform(items()[focus_].action);
            }
            break;
        case Action::focus_next:
            move_focus(1);
            break;
        case Action::focus_previous:
            move_focus(-1);
            break;
        case Action::color:
            walls_ = (walls_ + 1) % kWallInks;
            break;
        case Action::form:
            if (visit_.enabled(action)) {
                visit_.ask(mazeplay::Request::Kind::values);
                awaits_form_ = true;
            }
            break;
        case Action::edit:
            form_->begin_edit();
            break;
        case Action::write_config:
            write_config();
            break;
        default:
            if (!move_view(action)) {
                perform_in_visit(action);
            }
            break;
    }
}

/// False: the action is not about the view.
bool Scene::move_view(Action action) {
    switch (action) {
        case Action::zoom_in:
            view_.zoom_by(1);
            break;
        case Action::zoom_out:
            view_.zoom_by(-1);
            break;
        case Action::fit:
            view_.fit();
            break;
        case Action::pan_north:
            pan(0, -kPanRows);
            break;
        case Action::pan_south:
            pan(0, kPanRows);
            break;
        case Action::pan_west:
            pan(-kPanColumns, 0);
            break;
        case Action::pan_east:
            pan(kPanColumns, 0);
            break;
        case Action::go_to_entry:
            view_.centre_on(exhibit_->viewed.ends.entry);
            break;
        case Action::go_to_exit:
            view_.centre_on(exhibit_->viewed.ends.exit);
            break;
        default:
            return false;
    }
    return true;
}

void Scene::perform_in_visit(Action action) {
    const auto effect = visit_.perform(action);
    assert(effect != mazeplay::Visit::Effect::none);  // somebody must know what a key of the table does
    if (effect == mazeplay::Visit::Effect::shows_maze && screen_ != Screen::maze) {
        go_to(Screen::maze);
    }
    follow_visit();
    if (visit_.play()) {
        view_.keep_in_view(visit_.play()->at());
    }
}

void Scene::go_to(Screen screen) {
    if (screen == Screen::help) {
        behind_ = screen_;
        help_scroll_ = 0;
    }
    screen_ = screen;
    focus_ = 0;
    lines_.clear();
}

void Scene::move_focus(int by) {
    if (screen_ == Screen::form) {
        form_->move_focus(by);
        return;
    }
    const std::size_t count = items().size();
    for (std::size_t tries = 0; tries < count; ++tries) {
        focus_ = (by > 0 ? focus_ + 1 : focus_ + count - 1) % count;
        if (visit_.enabled(items()[focus_].action)) {
            return;
        }
    }
}

void Scene::pan(int columns, int rows) {
    if (screen_ == Screen::help) {
        help_scroll_ += rows > 0 ? 1 : -1;
    } else {
        view_.pan(columns, rows);
    }
}

void Scene::write_config() {
    if (!options_.visit.can_reload) {
        visit_.say("there is no CONFIG to write to", true);
    } else if (std::string fault = form_->fault(); !fault.empty()) {
        visit_.say(std::move(fault), true);
    } else {
        visit_.ask(mazeplay::Request::Kind::write_config);
    }
}

void Scene::answer(mazeplay::Answer answer) {
    const bool made = answer.maze != nullptr;
    if (answer.values && screen_ != Screen::form) {
        form_.emplace(options_.rules, *answer.values);
        behind_form_ = screen_ == Screen::help ? behind_ : screen_;
        go_to(Screen::form);
    }
    visit_.answer(std::move(answer));
    follow_visit();
    if (made && screen_ == Screen::form) {
        visit_.say("made anew: " + visit_.status(), false);
    }
    dirty_ = true;
    awaits_form_ = false;
    for (const Input& input : std::exchange(held_, {})) {
        press(input);
    }
}

/// What is kept of a maze and its path must go when they have gone.
void Scene::follow_visit() {
    if (visit_.exhibit() != exhibit_) {
        const mazegen::Size before = exhibit_->maze().size();
        exhibit_ = visit_.exhibit();
        trail_.reset();
        if (exhibit_->maze().size() != before) {
            view_ = View(exhibit_->maze().size(), maze_area(options_), options_.color && !options_.ascii,
                         exhibit_->viewed.ends.entry);
        }
    }
    if (!visit_.reveal()) {
        trail_.reset();
    } else if (!trail_) {
        trail_.emplace(exhibit_->maze().size(), visit_.path());
    }
    if (trail_) {
        trail_->show(visit_.reveal()->shown());
    }
}

// Time

void Scene::advance(Duration elapsed) {
    if (screen_ != Screen::maze) {
        return;
    }
    dirty_ = dirty_ || visit_.moves();
    visit_.advance(elapsed);
    follow_visit();
}

std::optional<Duration> Scene::next_move() const {
    return screen_ == Screen::maze && visit_.moves() ? std::optional(kFrameTime) : std::nullopt;
}

}  // namespace mazeterm
