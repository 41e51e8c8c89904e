// What the tests of drawing share: random mazes, and pictures turned back into what they show.
#pragma once

#include <cstdint>
#include <string>

#include "maze_painter.hpp"
#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"
#include "mazegen/solve.hpp"

namespace drawing {

inline mazegen::Maze make(std::int64_t width, std::int64_t height, std::uint64_t seed, int loops = 0) {
    mazegen::GenerateOptions options;
    options.size = {width, height};
    options.seed = seed;
    options.loops_percent = loops;
    return mazegen::generate(options).value();
}

/// Number i of a row of very different mazes: long ones, small ones, with and without loops and "42".
inline mazegen::Maze make_any(std::uint64_t i) {
    mazegen::Rng rng(i);
    const auto length = [&rng](std::uint64_t most) { return static_cast<std::int64_t>(1 + rng.below(most)); };
    const int loops = rng.below(2) == 0 ? 0 : static_cast<int>(rng.below(101));
    switch (i % 5) {
        case 0:
            return make(1, 1 + length(40), i);
        case 1:
            return make(1 + length(40), 1, i);
        case 2:
            return make(10 + length(20), 7 + length(20), i, loops);
        default:
            return make(1 + length(30), 1 + length(30), i, loops);
    }
}

/// Walls by wall colour or, where they are textured, any of its tints.
inline bool is_wall(mazedraw::Color color, const mazedraw::MazeColors& colors) {
    return color != colors.floor && color != colors.closed && color != colors.uncarved &&
           color != colors.background && color != colors.path;
}

inline std::uint64_t hash(const mazedraw::Canvas& canvas) {
    std::uint64_t value = 0xCBF29CE484222325U;  // FNV-1a
    for (int y = 0; y < canvas.height(); ++y) {
        for (const std::uint32_t pixel : canvas.row(y)) {
            for (unsigned shift = 0; shift < 32; shift += 8) {
                value = (value ^ (pixel >> shift & 0xFFU)) * 0x100000001B3U;
            }
        }
    }
    return value;
}

inline bool equal(const mazedraw::Canvas& a, const mazedraw::Canvas& b) {
    for (int y = 0; y < a.height(); ++y) {
        if (!std::ranges::equal(a.row(y), b.row(y))) {
            return false;
        }
    }
    return a.width() == b.width() && a.height() == b.height();
}

}  // namespace drawing
