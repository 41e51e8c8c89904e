// Whole mazes made and written as hex to /dev/null, row by row, by every algorithm that can; with the path
// where it is known as the rows pass.
#include "mazegen/stream.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <string>

#include "bench_support.hpp"
#include "mazegen/algorithm.hpp"

namespace {

void stream_hex(benchmark::State& state, const mazegen::GenerateOptions& options, bool with_path) {
    const int descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC);
    const auto [width, height] = options.size;
    const auto ends =
        with_path ? std::optional(mazegen::Ends{{0, 0}, {width - 1, height - 1}}) : std::nullopt;
    maze_bench::measure(state, options.size.cells(), [&] {
        const auto path =
            mazegen::stream_hex(options, ends, mazegen::HexLayout::spaced, [&](std::string_view piece) {
                return write(descriptor, piece.data(), piece.size()) == static_cast<ssize_t>(piece.size());
            });
        if (!path) {
            state.SkipWithError(path.error().message.c_str());
        }
    });
    close(descriptor);
}

[[maybe_unused]] const bool kRegistered = [] {
    for (const std::int64_t length : {maze_bench::kMedium, maze_bench::kLarge}) {
        for (const mazegen::Algorithm& algorithm : mazegen::algorithms()) {
            const mazegen::GenerateOptions options{.size = maze_bench::square(length),
                                                   .algorithm = algorithm.name,
                                                   .seed = 42,
                                                   .pattern = false};
            for (const bool with_path : {false, true}) {
                if (!mazegen::problem_with_stream(options, with_path)) {
                    const std::string name = "stream_hex/" + std::string(algorithm.name) +
                                             (with_path ? "_with_path/" : "/") + std::to_string(length);
                    benchmark::RegisterBenchmark(name.c_str(), stream_hex, options, with_path)
                        ->Unit(benchmark::kMillisecond);
                }
            }
        }
    }
    return true;
}();

}  // namespace
