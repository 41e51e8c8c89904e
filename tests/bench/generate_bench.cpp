// Whole calls of generate(), the fresh grid included, for every algorithm of the table; and what the
// loop pass and the trace add to dfs. `bytes_per_cell` is the peak of what was allocated beyond the
// maze, `x_memcpy` the time in copies of the grid, measured in the same run.
#include <algorithm>
#include <chrono>
#include <cstring>
#include <string>
#include <vector>

#include "bench_support.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/generate.hpp"

namespace {

using maze_bench::kLarge;
using maze_bench::kMedium;
using maze_bench::kSmall;

double extra_bytes(const mazegen::GenerateOptions& options) {
    const std::size_t peak = maze_bench::peak_bytes([&] {
        auto maze = mazegen::generate(options);
        benchmark::DoNotOptimize(maze);
    });
    return static_cast<double>(peak) - static_cast<double>(mazegen::Maze::bytes_needed(options.size));
}

/// Nanoseconds for the median of nine copies of a grid.
double memcpy_ns(mazegen::Size size) {
    const std::vector<char> from(mazegen::Maze::bytes_needed(size), 5);
    std::vector<char> to(from.size());
    std::vector<double> times;
    for (int i = 0; i < 9; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
        const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - begin;
        times.push_back(spent.count());
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

void generate(benchmark::State& state, const mazegen::GenerateOptions& options) {
    const auto cells = static_cast<double>(options.size.cells());
    const double ns_per_cell = maze_bench::measure(state, options.size.cells(), [&] {
        auto maze = mazegen::generate(options);
        benchmark::DoNotOptimize(maze);
    });
    state.counters["bytes_per_cell"] = extra_bytes(options) / cells;
    state.counters["x_memcpy"] = ns_per_cell * cells / memcpy_ns(options.size);
}

void generate_trace(benchmark::State& state, const mazegen::GenerateOptions& options) {
    maze_bench::measure(state, options.size.cells(), [&] {
        auto trace = mazegen::generate_trace(options);
        benchmark::DoNotOptimize(trace);
    });
}

[[maybe_unused]] const bool kRegistered = [] {
    for (const std::int64_t length : {kSmall, kMedium, kLarge}) {
        const std::string suffix = "/" + std::to_string(length);
        for (const mazegen::Algorithm& algorithm : mazegen::algorithms()) {
            const mazegen::GenerateOptions options{.size = maze_bench::square(length),
                                                   .algorithm = algorithm.name,
                                                   .seed = 42,
                                                   .pattern = false};
            benchmark::RegisterBenchmark(("generate/" + std::string(algorithm.name) + suffix).c_str(),
                                         generate, options)
                ->Unit(benchmark::kMillisecond);
        }
        mazegen::GenerateOptions options{.size = maze_bench::square(length), .seed = 42, .pattern = false};
        benchmark::RegisterBenchmark(("generate_trace/dfs" + suffix).c_str(), generate_trace, options)
            ->Unit(benchmark::kMillisecond);
        options.loops_percent = 10;
        benchmark::RegisterBenchmark(("generate/dfs_loops_10" + suffix).c_str(), generate, options)
            ->Unit(benchmark::kMillisecond);
    }
    return true;
}();

}  // namespace
