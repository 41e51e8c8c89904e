// The breadth-first search from corner to corner of a dfs maze, whose paths are long.
#include "mazegen/solve.hpp"

#include "bench_support.hpp"
#include "mazegen/generate.hpp"

namespace {

void solve_in_place(benchmark::State& state) {
    const mazegen::Size size = maze_bench::square(state.range(0));
    mazegen::Maze maze = mazegen::generate({.size = size, .seed = 42}).value();
    const mazegen::Ends ends{{0, 0}, {size.width - 1, size.height - 1}};
    maze_bench::measure(state, size.cells(), [&] {
        auto path = mazegen::solve_in_place(maze, ends);
        benchmark::DoNotOptimize(path);
    });
}

BENCHMARK(solve_in_place)->Arg(maze_bench::kMedium)->Arg(maze_bench::kLarge)->Unit(benchmark::kMillisecond);

}  // namespace
