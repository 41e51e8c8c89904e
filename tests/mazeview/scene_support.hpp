// What the tests of the scene share: mazes to look at, and a visitor who looks, types and clicks.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../mazedraw/drawing.hpp"
#include "mazegen/collectibles.hpp"
#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"
#include "scene.hpp"

namespace scene_test {

using mazeplay::Action;
using mazeview::Duration;
using mazeview::Input;
using mazeview::Screen;
using Kind = mazeview::Request::Kind;
using Kinds = std::vector<Kind>;

enum class Watched : std::uint8_t { no, yes };

/// A maze from corner to corner with its path, and with its trace when it is to be watched.
inline mazeview::ViewedMaze viewed(std::int64_t width, std::int64_t height, std::uint64_t seed = 42,
                                   Watched watched = Watched::no) {
    mazegen::GenerateOptions options;
    options.size = {width, height};
    options.seed = seed;
    mazeview::ViewedMaze result;
    result.maze = std::make_shared<const mazegen::Maze>(mazegen::generate(options).value());
    result.ends = {{0, 0}, {width - 1, height - 1}};
    result.path = mazegen::solve(*result.maze, result.ends).value();
    result.seed = std::to_string(seed);
    result.algorithm = "dfs";
    if (watched == Watched::yes) {
        result.trace = std::make_shared<const mazegen::Trace>(mazegen::generate_trace(options).value());
    }
    return result;
}

inline mazeview::Answer answer_with(mazeview::ViewedMaze maze) {
    return {.maze = std::make_shared<mazeview::Exhibit>(std::move(maze))};
}

inline mazeview::SceneOptions sized(int width, int height, double scale = 1) {
    mazeview::SceneOptions options;
    options.width = width;
    options.height = height;
    options.scale = scale;
    return options;
}

/// Somebody in front of a scene. It begins on the main menu.
class Visitor {
  public:
    explicit Visitor(mazeview::ViewedMaze maze, const mazeview::SceneOptions& options = {})
        : scene_(std::make_shared<mazeview::Exhibit>(std::move(maze)), options) {}

    mazeview::Scene& scene() { return scene_; }

    void key(mazeplay::Key key, bool shift = false) {
        Input input;
        input.kind = Input::Kind::key;
        input.key = {key, shift, false};
        scene_.handle(input);
    }
    void keys(std::string_view letters) {
        for (const char letter : letters) {
            key(static_cast<mazeplay::Key>(letter));
        }
    }
    void at(Input::Kind kind, int x, int y, int button = 1) {
        Input input;
        input.kind = kind;
        input.x = x;
        input.y = y;
        input.button = button;
        scene_.handle(input);
    }
    void pointer(int x, int y) { at(Input::Kind::pointer, x, y); }
    void press(int x, int y) { at(Input::Kind::press, x, y); }
    void release(int x, int y) { at(Input::Kind::release, x, y); }
    void press(Action action) { press(middle(action).first, middle(action).second); }
    void click(int x, int y) {
        pointer(x, y);
        press(x, y);
        release(x, y);
    }
    /// A click on a button, and a second later.
    void click(Action action) {
        const auto [x, y] = middle(action);
        click(x, y);
        scene_.advance(Duration{1});
    }
    void wheel(int steps, int x, int y) {
        Input input;
        input.kind = Input::Kind::wheel;
        input.steps = steps;
        input.x = x;
        input.y = y;
        scene_.handle(input);
    }
    void resize(int width, int height) {
        Input input;
        input.kind = Input::Kind::resize;
        input.width = width;
        input.height = height;
        scene_.handle(input);
    }
    void plain(Input::Kind kind) {
        Input input;
        input.kind = kind;
        scene_.handle(input);
    }

    [[nodiscard]] const mazeview::Button& button(Action action) const {
        const auto found = std::ranges::find(scene_.buttons(), action, &mazeview::Button::action);
        if (found == scene_.buttons().end()) {
            throw std::logic_error("no such button on this screen");
        }
        return *found;
    }
    [[nodiscard]] std::pair<int, int> middle(Action action) const {
        const mazedraw::Rect rect = button(action).rect;
        return {rect.x + rect.width / 2, rect.y + rect.height / 2};
    }

    /// All requests that are waiting; they are taken.
    Kinds requests() {
        Kinds kinds;
        while (const auto request = scene_.take_request()) {
            kinds.push_back(request->kind);
        }
        return kinds;
    }

    mazedraw::Canvas drawn() {
        mazedraw::Canvas canvas(1, 1);
        scene_.draw(canvas);
        return canvas;
    }

    /// Frames of 1/60 s until nothing moves any more, at most a minute's; their time in seconds.
    double watch() {
        int frames = 0;
        while (scene_.next_move() && frames < 3600) {
            scene_.advance(Duration{1.0 / 60});
            ++frames;
        }
        return frames / 60.0;
    }

  private:
    mazeview::Scene scene_;
};

/// On the maze screen.
inline Visitor& opened(Visitor& visitor) {
    visitor.key('s');
    return visitor;
}

/// On the maze screen, watching a maze that has just been answered.
inline Visitor& watching(Visitor& visitor, std::int64_t width, std::int64_t height, std::uint64_t seed = 7) {
    opened(visitor).key('n');
    visitor.requests();
    visitor.scene().answer(answer_with(viewed(width, height, seed, Watched::yes)));
    return visitor;
}

/// Types, clicks, drags, turns the wheel, resizes, waits and answers at random.
class Monkey {
  public:
    Monkey(Visitor& visitor, std::uint64_t seed, int most_px)
        : visitor_(visitor), rng_(seed), most_px_(most_px) {
        for (const auto& [width, height] : {std::pair{25, 25}, std::pair{10, 7}, std::pair{1, 30},
                                            std::pair{30, 1}, std::pair{2, 1}, std::pair{60, 40}}) {
            mazes_.push_back(viewed(width, height, 3));
            mazes_.push_back(viewed(width, height, 4, Watched::yes));
        }
        mazes_.push_back(mazes_[0]);
        mazes_.back().path.letters.clear();
        mazes_.push_back(mazes_[0]);
        mazes_.back().collectibles = mazegen::place_collectibles(*mazes_[0].maze, mazes_[0].ends, 200, seed);
    }

    void act() {
        switch (below(12)) {
            case 0:
            case 1:
            case 2:
                type();
                break;
            case 3:
                visitor_.at(Input::Kind::press, x(), y(), 1 + below(3));
                break;
            case 4:
                visitor_.at(Input::Kind::release, x(), y(), 1 + below(3));
                break;
            case 5:
                visitor_.pointer(x(), y());
                break;
            case 6:
                click();
                break;
            case 7:
                visitor_.wheel(below(2) == 0 ? 1 : -1, x(), y());
                break;
            case 8:
                visitor_.resize(1 + below(most_px_), 1 + below(most_px_));
                break;
            case 9:
                visitor_.plain(
                    std::array{Input::Kind::leave, Input::Kind::redraw}[static_cast<std::size_t>(below(2))]);
                break;
            case 10:
                visitor_.scene().advance(Duration{below(100) / (below(2) == 0 ? 1000.0 : 20.0)});
                break;
            default:
                answer();
        }
    }

  private:
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint64_t>(bound))); }
    int x() { return below(most_px_ + 100) - 50; }
    int y() { return below(most_px_ + 100) - 50; }

    void type() {
        static constexpr std::u32string_view keys =
            U"abcdefghijklmnopqrstuvwxyz0+-?.[] "
            U"\r\t\x1B\xF0001\xF0002\xF0003\xF0004\xF0005\xF0006\xF0007\xF0008"
            U"\xF0009wasdwasdssgmpnn\x1B\x1B\x1B";
        Input input;
        input.kind = Input::Kind::key;
        input.key = {keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))], below(4) == 0,
                     below(4) == 0};
        visitor_.scene().handle(input);
    }

    void click() {
        const auto& buttons = visitor_.scene().buttons();
        if (!buttons.empty()) {
            const auto rect = buttons[static_cast<std::size_t>(below(static_cast<int>(buttons.size())))].rect;
            visitor_.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
        }
    }

    void answer() {
        mazeview::Answer answer;
        switch (below(6)) {
            case 5:
                if (visitor_.scene().solver() != nullptr) {
                    answer.solved = std::make_shared<mazeview::SolverShow>(visitor_.scene().exhibit(),
                                                                           *visitor_.scene().solver());
                    answer.ends_wait = false;
                }
                break;
            case 0:
                answer.error = "no space left on device";
                break;
            case 1:
                answer.notice = "saved maze-1.png";
                break;
            default:
                answer.maze = std::make_shared<mazeview::Exhibit>(
                    mazes_[static_cast<std::size_t>(below(static_cast<int>(mazes_.size())))]);
        }
        visitor_.scene().answer(std::move(answer));
    }

    Visitor& visitor_;
    mazegen::Rng rng_;
    int most_px_;
    std::vector<mazeview::ViewedMaze> mazes_;
};

/// How many pixels of `part` differ.
inline int differences(const mazedraw::Canvas& a, const mazedraw::Canvas& b, mazedraw::Rect part) {
    part = intersection(part, {0, 0, std::min(a.width(), b.width()), std::min(a.height(), b.height())});
    int count = 0;
    for (int y = part.y; y < part.bottom(); ++y) {
        for (int x = part.x; x < part.right(); ++x) {
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        }
    }
    return count;
}

}  // namespace scene_test

/// For messages of tests that fail.
namespace mazeview {
inline void PrintTo(Screen screen, std::ostream* out) {
    constexpr std::array names = {"main menu", "maze", "game menu", "help"};
    *out << names[static_cast<std::size_t>(screen)];
}
inline void PrintTo(Request::Kind kind, std::ostream* out) {
    constexpr std::array names = {"redraw", "animate", "next algorithm", "reload",      "write",
                                  "save",   "solve",   "hint",           "full screen", "quit"};
    *out << names[static_cast<std::size_t>(kind)];
}
}  // namespace mazeview
