#include "visit.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace mazeplay {

namespace {

constexpr const char* kDot = "  ·  ";

/// Actions that ask for a new maze, one at a time.
struct Maker {
    Action action;
    Request::Kind kind;
};
constexpr std::array kMakers = {
    Maker{Action::redraw, Request::Kind::redraw},
    Maker{Action::animate, Request::Kind::animate},
    Maker{Action::algorithm, Request::Kind::next_algorithm},
    Maker{Action::perfect, Request::Kind::other_loops},
    Maker{Action::smaller, Request::Kind::smaller},
    Maker{Action::larger, Request::Kind::larger},
};

mazegen::Direction direction_of(Action move) {
    return move == Action::move_north   ? mazegen::Direction::north
           : move == Action::move_east  ? mazegen::Direction::east
           : move == Action::move_south ? mazegen::Direction::south
                                        : mazegen::Direction::west;
}

bool makes_maze(Request::Kind kind) {
    return kind == Request::Kind::reload || kind == Request::Kind::apply ||
           std::ranges::find(kMakers, kind, &Maker::kind) != kMakers.end();
}

}  // namespace

Visit::Visit(std::shared_ptr<Exhibit> exhibit, const VisitOptions& options)
    : options_(options), exhibit_(std::move(exhibit)) {}

CarveAnimation* Visit::animation() const { return exhibit_->carving ? &*exhibit_->carving : nullptr; }

bool Visit::enabled(Action action) const {
    return (action != Action::reload || options_.can_reload) &&
           (!needs_generation(action) || options_.can_generate);
}

Visit::Effect Visit::perform(Action action) {
    using Kind = Request::Kind;
    if (!enabled(action)) {
        return Effect::done;
    }
    const auto* const maker = std::ranges::find(kMakers, action, &Maker::action);
    if (maker != kMakers.end()) {
        return ask_for_maze(maker->kind);
    }
    if (steer(action)) {
        return Effect::done;
    }
    switch (action) {
        case Action::full_screen:
            ask(Kind::full_screen);
            return Effect::done;
        case Action::quit:
            ask(Kind::quit);
            return Effect::done;
        case Action::reload:
            if (!waiting_) {
                ask(Kind::reload);
            }
            return Effect::done;
        case Action::solver:
            next_solver();
            return Effect::shows_maze;
        case Action::path:
            toggle_path(false);
            return Effect::shows_maze;
        case Action::path_at_once:
            toggle_path(true);
            return Effect::shows_maze;
        case Action::play:
            start_play();
            return Effect::shows_maze;
        case Action::save:
            ask(Kind::save);
            say("saving ...", false);
            return Effect::done;
        case Action::move_north:
        case Action::move_east:
        case Action::move_south:
        case Action::move_west:
            walk(direction_of(action));
            return Effect::done;
        case Action::hint:
            ask(Kind::hint);
            return Effect::done;
        default:
            return Effect::none;
    }
}

bool Visit::steer(Action action) {
    CarveAnimation* const carving = animation();
    if (carving == nullptr) {
        return false;
    }
    switch (action) {
        case Action::pause:
            carving->toggle_pause();
            break;
        case Action::step:
            step_animation();
            break;
        case Action::slower:
            carving->slower();
            break;
        case Action::faster:
            carving->faster();
            break;
        case Action::skip:
            finish_animation();
            break;
        default:
            return false;
    }
    return true;
}

// Time

void Visit::advance(Duration elapsed) {
    if (CarveAnimation* const carving = animation(); carving != nullptr) {
        carving->advance(elapsed);
        if (carving->finished()) {
            finish_animation();
        }
    } else if (spread_ && !spread_->finished()) {
        spread_->advance(elapsed);
        if (spread_->finished()) {
            tell_if_nothing_found();
        }
    } else if (reveal_ && !reveal_->finished()) {
        reveal_->advance(elapsed);
    }
}

bool Visit::moves() const {
    const CarveAnimation* const carving = animation();
    return (carving != nullptr && !carving->paused()) || (reveal_ && !reveal_->finished()) ||
           (spread_ && !spread_->finished());
}

// Requests and answers

/// One at a time.
Visit::Effect Visit::ask_for_maze(Request::Kind kind) {
    if (waiting_) {
        return Effect::done;
    }
    ask(kind);
    return Effect::shows_maze;
}

void Visit::ask(Request::Kind kind) {
    waiting_ = waiting_ || makes_maze(kind);
    requests_.push_back({kind});
}

std::optional<Request> Visit::take_request() {
    if (requests_.empty()) {
        return std::nullopt;
    }
    const Request request = requests_.front();
    requests_.pop_front();
    return request;
}

void Visit::answer(Answer answer) {
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
}

void Visit::take_maze(std::shared_ptr<Exhibit> exhibit) {
    end_walk();
    hide_path();
    solved_.reset();
    exhibit_ = std::move(exhibit);
}

// The path

void Visit::toggle_path(bool at_once) {
    if (animation() != nullptr) {
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
}

/// First the search, if there is one to be seen, then the path; at once only the path.
void Visit::reveal_path(bool at_once) {
    at_once = at_once || options_.reduced_motion;
    reveal_.emplace(static_cast<std::int64_t>(path().letters.size()));
    const auto cells = solved_ ? solved_->cells_to_watch() : std::nullopt;
    if (!at_once && cells) {
        spread_.emplace(*cells);
        return;
    }
    if (at_once) {
        reveal_->finish();
    }
    tell_if_nothing_found();
}

void Visit::hide_path() {
    reveal_.reset();
    spread_.reset();
    path_wanted_.reset();
}

/// The one after the last is the first again.
void Visit::next_solver() {
    const auto table = mazegen::solvers();
    const auto* const last = &table.back();
    options_.solver =
        options_.solver == nullptr || options_.solver == last ? &table.front() : options_.solver + 1;
    hide_path();
    solved_.reset();
    toggle_path(false);
}

void Visit::tell_if_nothing_found() {
    if (path().letters.empty()) {
        say(std::string(options_.solver->name) + " finds no way through this maze", false);
    }
}

// Walking and carving

void Visit::start_play() {
    if (animation() != nullptr) {
        finish_animation();
    }
    hide_path();
    hint_.reset();
    play_.emplace(exhibit_->maze(), exhibit_->viewed.ends, exhibit_->viewed.collectibles);
}

void Visit::walk(mazegen::Direction d) {
    hint_.reset();
    play_->move(d);
}

void Visit::end_walk() {
    play_.reset();
    hint_.reset();
}

void Visit::step_animation() {
    animation()->step();
    if (animation()->finished()) {
        finish_animation();
    }
}

/// The maze is carved to its end: its file is written, then its path is shown.
void Visit::finish_animation() {
    exhibit_->carving.reset();
    ask(Request::Kind::write);
    hide_path();
    toggle_path(false);
}

void Visit::leave() {
    if (animation() != nullptr) {
        finish_animation();
    }
    end_walk();
}

// In words

void Visit::say(std::string text, bool error) {
    message_ = std::move(text);
    message_is_error_ = error;
}

std::string Visit::walk_status() const {
    const ViewedMaze& maze = exhibit_->viewed;
    const std::string moves = std::to_string(play_->moves()) + (play_->moves() == 1 ? " move" : " moves");
    const std::string shortest = maze.path.letters.empty() && !maze.begins_at_exit()
                                     ? "no way through"
                                     : "the shortest way takes " + std::to_string(maze.path.letters.size());
    const std::string gems = play_->collectibles() == 0 ? ""
                                                        : ", gems " + std::to_string(play_->collected()) +
                                                              " of " + std::to_string(play_->collectibles());
    return moves + gems + ", " + shortest;
}

std::string Visit::carving_status(const CarveAnimation& carving) const {
    std::string text = std::to_string(carving.position()) + " of " + std::to_string(carving.size()) +
                       (carving.paused() ? ", paused" : "");
    if (carving.speed() != 1) {
        std::array<char, 32> speed{};
        std::snprintf(speed.data(), speed.size(), "%.4g", carving.speed());
        text += std::string(kDot) + "speed " + speed.data();
    }
    return text;
}

std::string Visit::status() const {
    if (!message_.empty()) {
        return message_;
    }
    if (waiting_) {
        return "making a maze ...";
    }
    if (play_ && play_->arrived()) {
        return "You are there! " + walk_status() + ". Escape ends the walk";
    }
    const ViewedMaze& maze = exhibit_->viewed;
    std::string text = to_string(maze.maze->size());
    if (!maze.algorithm.empty()) {
        text += kDot + maze.algorithm;
    }
    if (!maze.seed.empty()) {
        text += std::string(kDot) + "seed " + maze.seed;
    }
    if (play_) {
        return text + kDot + walk_status();
    }
    if (const auto* const carving = animation()) {
        return text + kDot + carving_status(*carving);
    }
    if (options_.solver != nullptr) {
        text += kDot + std::string(options_.solver->name);
    }
    return text + kDot +
           (path().letters.empty() && !maze.begins_at_exit()
                ? "no way through"
                : "path " + std::to_string(path().letters.size()));
}

}  // namespace mazeplay
