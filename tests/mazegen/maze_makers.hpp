// What several tests of the generator share: making without error handling, the sizes that have
// been troublesome in mazes, and names for parametrised tests.
#pragma once

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "maze_walk.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/generate.hpp"

namespace maze_test {

#ifdef __SANITIZE_ADDRESS__
inline constexpr std::uint64_t kSeeds = 100;  // the sanitizer is slow
#else
inline constexpr std::uint64_t kSeeds = 1000;
#endif

inline mazegen::Maze made(const mazegen::GenerateOptions& options) {
    auto maze = mazegen::generate(options);
    if (!maze) {
        throw std::runtime_error(maze.error().message);
    }
    return std::move(maze).value();
}

inline mazegen::Trace traced(const mazegen::GenerateOptions& options) {
    auto trace = mazegen::generate_trace(options);
    if (!trace) {
        throw std::runtime_error(trace.error().message);
    }
    return std::move(trace).value();
}

/// The 42 of that size, or nothing where it is not wanted.
inline std::set<Spot> closed_spots(mazegen::Size size, bool pattern) {
    return pattern ? pattern_spots(static_cast<int>(size.width), static_cast<int>(size.height))
                   : std::set<Spot>{};
}

/// Everything wrong with the maze of these options, one problem a line.
inline std::string problems_with(const mazegen::GenerateOptions& options) {
    return joined(maze_problems(wall_grid(made(options)), closed_spots(options.size, options.pattern),
                                options.loops_percent));
}

inline std::string described(const mazegen::GenerateOptions& options) {
    return std::string(options.algorithm) + ' ' + std::to_string(options.size.width) + 'x' +
           std::to_string(options.size.height) + ", seed " + std::to_string(options.seed) +
           (options.pattern ? ", pattern" : "") + ", loops " + std::to_string(options.loops_percent);
}

/// Single rows, single columns, odd, even, and just enough room for the 42.
inline const std::vector<mazegen::Size> kSmallSizes = {
    {1, 2}, {2, 1}, {2, 2}, {1, 9}, {9, 1}, {2, 7}, {3, 3}, {5, 7}, {6, 4}, {9, 7}, {10, 7}, {11, 10},
};

/// The names of the table, as the parameters of a test.
inline std::vector<std::string> algorithm_names() {
    std::vector<std::string> names;
    for (const mazegen::Algorithm& algorithm : mazegen::algorithms()) {
        names.emplace_back(algorithm.name);
    }
    return names;
}

inline std::string test_name(const testing::TestParamInfo<std::string>& info) { return info.param; }

/// What a writer, called with a sink, writes.
template <class Write>
std::string written_by(Write write) {
    std::string text;
    EXPECT_TRUE(write([&](std::string_view piece) {
        text += piece;
        return true;
    }));
    return text;
}

}  // namespace maze_test
