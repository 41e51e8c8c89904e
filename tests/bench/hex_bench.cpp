// The hex writer into a sink that only counts, its reader, and for the ratio a memcpy of as many
// bytes as the grid has.
#include "mazegen/hex.hpp"

#include <cstring>
#include <string>
#include <vector>

#include "bench_support.hpp"
#include "mazegen/generate.hpp"

namespace {

mazegen::Maze maze_of(const benchmark::State& state) {
    return mazegen::generate({.size = maze_bench::square(state.range(0)), .seed = 42}).value();
}

void write_hex(benchmark::State& state) {
    const mazegen::Maze maze = maze_of(state);
    std::size_t bytes = 0;
    maze_bench::measure(state, maze.size().cells(), [&] {
        mazegen::write_hex(maze, std::nullopt, mazegen::HexLayout::spaced, [&](std::string_view piece) {
            bytes += piece.size();
            benchmark::DoNotOptimize(piece.data());
            return true;
        });
    });
    benchmark::DoNotOptimize(bytes);
}

void read_hex(benchmark::State& state) {
    const mazegen::Maze maze = maze_of(state);
    std::string text;
    mazegen::write_hex(maze, std::nullopt, mazegen::HexLayout::spaced, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    maze_bench::measure(state, maze.size().cells(), [&] {
        auto file = mazegen::read_hex(text);
        benchmark::DoNotOptimize(file);
    });
}

void memcpy_of_the_grid(benchmark::State& state) {
    const mazegen::Size size = maze_bench::square(state.range(0));
    const std::vector<char> from(mazegen::Maze::bytes_needed(size), 5);
    std::vector<char> to(from.size());
    maze_bench::measure(state, size.cells(), [&] {
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    });
}

BENCHMARK(write_hex)->Arg(maze_bench::kMedium)->Arg(maze_bench::kLarge)->Unit(benchmark::kMillisecond);
BENCHMARK(read_hex)->Arg(maze_bench::kMedium)->Arg(maze_bench::kLarge)->Unit(benchmark::kMillisecond);
BENCHMARK(memcpy_of_the_grid)
    ->Arg(maze_bench::kMedium)
    ->Arg(maze_bench::kLarge)
    ->Unit(benchmark::kMillisecond);

}  // namespace
