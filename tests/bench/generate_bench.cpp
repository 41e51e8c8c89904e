// Whole calls of generate(), the fresh grid included, for every algorithm of the table; and what the
// loop pass and the trace add to dfs.
#include <string>

#include "bench_support.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/generate.hpp"

namespace {

using maze_bench::kLarge;
using maze_bench::kMedium;

void generate(benchmark::State& state, const mazegen::GenerateOptions& options) {
    maze_bench::measure(state, options.size.cells(), [&] {
        auto maze = mazegen::generate(options);
        benchmark::DoNotOptimize(maze);
    });
}

void generate_trace(benchmark::State& state, const mazegen::GenerateOptions& options) {
    maze_bench::measure(state, options.size.cells(), [&] {
        auto trace = mazegen::generate_trace(options);
        benchmark::DoNotOptimize(trace);
    });
}

[[maybe_unused]] const bool kRegistered = [] {
    for (const std::int64_t length : {kMedium, kLarge}) {
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
