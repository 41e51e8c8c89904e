// What the benchmarks share: sizes, and the counter that all of them report.
#pragma once

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "mazegen/grid.hpp"

namespace maze_bench {

inline constexpr std::int64_t kSmall = 250;
inline constexpr std::int64_t kMedium = 1000;
inline constexpr std::int64_t kLarge = 4000;

inline mazegen::Size square(std::int64_t length) { return {length, length}; }

/// Runs `work` for each iteration and reports wall time as ns_per_cell, which it also gives.
template <class Work>
double measure(benchmark::State& state, std::int64_t cells, Work work) {
    std::chrono::nanoseconds spent{0};
    for (auto _ : state) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        spent += std::chrono::steady_clock::now() - begin;
    }
    const auto total_cells = static_cast<double>(state.iterations()) * static_cast<double>(cells);
    const double ns_per_cell = static_cast<double>(spent.count()) / total_cells;
    state.counters["ns_per_cell"] = ns_per_cell;
    return ns_per_cell;
}

/// The most bytes that `work` had allocated at a time.
std::size_t peak_bytes(const std::function<void()>& work);

}  // namespace maze_bench
