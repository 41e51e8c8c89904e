// A whole picture of the maze screen, 1000 x 950 pixels, as after a zoom or a new colour. `p95_ms` is the
// time of the slow frames, which people notice.
#include "scene.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "bench_support.hpp"
#include "mazegen/collectibles.hpp"
#include "mazegen/generate.hpp"

namespace {

using mazeview::Input;

std::shared_ptr<mazeview::Exhibit> exhibit(std::int64_t side, std::int64_t collectibles) {
    const mazegen::Size size = maze_bench::square(side);
    auto maze = std::make_shared<const mazegen::Maze>(mazegen::generate({.size = size, .seed = 42}).value());
    const mazegen::Ends ends{{0, 0}, {side - 1, side - 1}};
    mazegen::Path path = mazegen::solve(*maze, ends).value();
    auto placed = mazegen::place_collectibles(*maze, ends, collectibles, 42);
    return std::make_shared<mazeview::Exhibit>(mazeview::ViewedMaze{.maze = std::move(maze),
                                                                    .ends = ends,
                                                                    .path = std::move(path),
                                                                    .seed = {},
                                                                    .algorithm = {},
                                                                    .trace = {},
                                                                    .collectibles = std::move(placed)});
}

void press(mazeview::Scene& scene, mazeplay::Key key, bool shift = false) {
    Input input;
    input.kind = Input::Kind::key;
    input.key = {key, shift, false};
    scene.handle(input);
}

/// Arguments: cells a side, whether the path is shown, how often `+` is pressed, number of collectibles.
void redraw(benchmark::State& state) {
    mazeview::Scene scene(exhibit(state.range(0), state.range(3)), {});
    scene.show(mazeview::Screen::maze);
    if (state.range(1) != 0) {
        scene.show_path_at_once();
    }
    for (std::int64_t i = 0; i < state.range(2); ++i) {
        press(scene, '+');
    }
    mazedraw::Canvas canvas(1, 1);
    std::vector<double> times;
    for (auto _ : state) {
        press(scene, 'c');
        const auto begin = std::chrono::steady_clock::now();
        scene.draw(canvas);
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::ranges::sort(times);
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}

BENCHMARK(redraw)
    ->ArgNames({"side", "path", "zoom", "collectibles"})
    ->ArgsProduct({{25, 1000, 2000, 5000}, {0, 1}, {0, 4, 8, 12}, {0}})
    ->ArgsProduct({{70, 150, 1000}, {1}, {0, 4, 8, 12}, {1'000'000}})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(60);

}  // namespace
