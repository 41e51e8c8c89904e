// Pictures and JSON documents of square mazes: the writers into a sink that only counts, the readers, and
// the ways between cells and tiles.
#include <string>

#include "bench_support.hpp"
#include "mazegen/generate.hpp"
#include "mazegen/json.hpp"
#include "mazegen/picture.hpp"

namespace {

mazegen::Maze maze_of(const benchmark::State& state) {
    return mazegen::generate({.size = maze_bench::square(state.range(0)), .seed = 42}).value();
}

std::int64_t cells_of(const benchmark::State& state) { return maze_bench::square(state.range(0)).cells(); }

template <class Write>
void measure_writing(benchmark::State& state, Write write) {
    const mazegen::TileGrid tiles = mazegen::tiles_of(maze_of(state));
    std::size_t bytes = 0;
    maze_bench::measure(state, cells_of(state), [&] {
        write(tiles, [&](std::string_view piece) {
            bytes += piece.size();
            benchmark::DoNotOptimize(piece.data());
            return true;
        });
    });
    benchmark::DoNotOptimize(bytes);
}

template <class Write, class Read>
void measure_reading(benchmark::State& state, Write write, Read read) {
    std::string text;
    write(mazegen::tiles_of(maze_of(state)), [&](std::string_view piece) {
        text += piece;
        return true;
    });
    maze_bench::measure(state, cells_of(state), [&] {
        auto maze = read(text);
        benchmark::DoNotOptimize(maze);
    });
}

bool write_document(const mazegen::TileGrid& tiles, const mazegen::Sink& sink) {
    return mazegen::write_json(tiles, {}, sink);
}

void write_picture(benchmark::State& state) { measure_writing(state, mazegen::write_picture); }
void write_json(benchmark::State& state) { measure_writing(state, write_document); }
void read_picture(benchmark::State& state) {
    measure_reading(state, mazegen::write_picture,
                    [](std::string_view text) { return mazegen::read_picture(text); });
}
void read_json(benchmark::State& state) { measure_reading(state, write_document, mazegen::read_json); }

void tiles_of(benchmark::State& state) {
    const mazegen::Maze maze = maze_of(state);
    maze_bench::measure(state, cells_of(state), [&] {
        auto tiles = mazegen::tiles_of(maze);
        benchmark::DoNotOptimize(tiles);
    });
}

void lattice_of(benchmark::State& state) {
    const mazegen::TileGrid tiles = mazegen::tiles_of(maze_of(state));
    maze_bench::measure(state, cells_of(state), [&] {
        auto lattice = mazegen::lattice_of(tiles);
        benchmark::DoNotOptimize(lattice);
    });
}

void solve_tiles(benchmark::State& state) {
    const mazegen::TileGrid tiles = mazegen::tiles_of(maze_of(state));
    maze_bench::measure(state, cells_of(state), [&] {
        auto path = mazegen::solve(tiles);
        benchmark::DoNotOptimize(path);
    });
}

BENCHMARK(write_picture)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);
BENCHMARK(write_json)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);
BENCHMARK(read_picture)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);
BENCHMARK(read_json)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);
BENCHMARK(tiles_of)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);
BENCHMARK(lattice_of)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);
BENCHMARK(solve_tiles)->Arg(maze_bench::kMedium)->Unit(benchmark::kMillisecond);

}  // namespace
