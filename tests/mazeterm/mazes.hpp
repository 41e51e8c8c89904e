// Mazes and visitors for the tests of the terminal's scene.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "config_values.hpp"
#include "mazegen/generate.hpp"
#include "mazegen/hex.hpp"
#include "term_scene.hpp"

namespace mazeterm {

using mazeplay::Answer;
using Kind = mazeplay::Request::Kind;

/// Of a hex grid, from corner to corner.
inline mazeplay::ViewedMaze viewed(std::string_view hex) {
    mazeplay::ViewedMaze result;
    result.maze = std::make_shared<const mazegen::Maze>(mazegen::read_hex(hex).value().maze);
    const mazegen::Size size = result.maze->size();
    result.ends = {{0, 0}, {size.width - 1, size.height - 1}};
    if (auto path = mazegen::solve(*result.maze, result.ends)) {
        result.path = *std::move(path);
    }
    return result;
}

inline mazeplay::ViewedMaze generated(std::int64_t width, std::int64_t height, bool watched = false) {
    mazegen::GenerateOptions options;
    options.size = {width, height};
    options.seed = 42;
    mazeplay::ViewedMaze result;
    result.maze = std::make_shared<const mazegen::Maze>(mazegen::generate(options).value());
    result.ends = {{0, 0}, {width - 1, height - 1}};
    result.path = mazegen::solve(*result.maze, result.ends).value();
    result.seed = "42";
    result.algorithm = "dfs";
    if (watched) {
        result.trace = std::make_shared<const mazegen::Trace>(mazegen::generate_trace(options).value());
    }
    return result;
}

inline std::shared_ptr<mazeplay::Exhibit> exhibit(mazeplay::ViewedMaze maze) {
    return std::make_shared<mazeplay::Exhibit>(std::move(maze));
}

/// The rules of CONFIG.
inline FormRules config_rules() {
    FormRules rules{.fields = {}, .fault = mazeapp::value_fault};
    for (const mazeapp::ConfigKey& key : mazeapp::config_keys()) {
        rules.fields.push_back({std::string(key.key), std::string(key.help), key.mandatory});
    }
    return rules;
}

/// Someone before the scene.
class Visitor {
  public:
    explicit Visitor(mazeplay::ViewedMaze maze, SceneOptions options = {})
        : scene_(exhibit(std::move(maze)), with_rules(std::move(options))) {}

    Scene& scene() { return scene_; }
    std::string shown() { return scene_.draw().text(); }
    void key(mazeplay::Key key, bool shift = false) {
        scene_.handle({.kind = Input::Kind::key,
                       .key = {.key = key, .shift = shift},
                       .typed = key < 0xF0000 && key >= ' ' ? key : 0});
    }
    void keys(std::string_view characters) {
        for (const char c : characters) {
            key(static_cast<mazeplay::Key>(c));
        }
    }
    void click(int column, int row) {
        scene_.handle({.kind = Input::Kind::click, .column = column, .row = row});
    }
    void resize(int columns, int rows) {
        scene_.handle({.kind = Input::Kind::resize, .columns = columns, .rows = rows});
    }
    /// The only request that came up.
    Kind request() {
        const auto request = scene_.take_request();
        EXPECT_TRUE(request);
        EXPECT_FALSE(scene_.take_request());
        return request ? request->kind : Kind::quit;
    }
    /// Until nothing moves any more.
    void wait(double seconds = 20) {
        for (double t = 0; t < seconds && scene_.next_move(); t += 1.0 / 30) {
            scene_.advance(Duration(1.0 / 30));
        }
    }

  private:
    static SceneOptions with_rules(SceneOptions options) {
        options.rules = config_rules();
        return options;
    }

    Scene scene_;
};

/// The text has this part.
inline testing::AssertionResult has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos ? testing::AssertionSuccess()
                                                : testing::AssertionFailure()
                                                      << '\'' << part << "' is not in\n"
                                                      << text;
}

}  // namespace mazeterm
