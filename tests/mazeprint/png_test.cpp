#include "mazeprint/png.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "mazegen/generate.hpp"
#include "prints.hpp"

namespace {

using mazegen::Cell;
using mazegen::Direction;
using mazegen::Drawing;
using mazegen::Rgb;
using print_test::Picture;
using print_test::written;

std::string png_of(const Drawing& drawing) {
    return written([&](const mazegen::Sink& sink) { return mazeprint::write_png(drawing, sink); });
}

/// What each pixel ought to be, from the walls of each cell alone.
Picture expected(const Drawing& drawing) {
    const mazegen::DrawingStyle& style = drawing.style;
    const auto cell = static_cast<int>(style.cell);
    const auto wall = static_cast<int>(style.wall);
    const auto inner = static_cast<int>(style.inner);
    const auto margin = static_cast<int>(style.margin);
    const int corridor = cell - inner;
    const mazegen::Size size = drawing.maze.size();
    const auto width = static_cast<int>(size.width);
    const auto height = static_cast<int>(size.height);
    Picture picture(width * cell - inner + 2 * (wall + margin), height * cell - inner + 2 * (wall + margin),
                    style.background.value_or(Rgb{255, 255, 255}));
    const auto left = [&](std::int64_t x) { return margin + wall + static_cast<int>(x) * cell; };
    const auto each_cell = [&](auto&& look) {
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                look(Cell{x, y});
            }
        }
    };
    each_cell([&](Cell c) {
        if (drawing.maze.is_closed(c)) {
            picture.fill(left(c.x), left(c.y), corridor, corridor,
                         drawing.closed_are_walls ? style.wall_color : style.pattern_color);
        }
    });
    const mazegen::Gaps gaps = gaps_of(drawing);
    each_cell([&](Cell c) {
        for (const Direction d : mazegen::kDirections) {
            const bool gap = drawing.ends && ((c == drawing.ends->entry && gaps.entry == d) ||
                                              (c == drawing.ends->exit && gaps.exit == d));
            if (!drawing.maze.has_wall(c, d) || gap) {
                continue;
            }
            // From post to post, out to the end of the border at a corner of the maze.
            const bool border = !drawing.maze.contains(neighbour(c, d));
            const int thick = border ? wall : inner;
            int x0 = left(c.x) - inner;
            int y0 = left(c.y) - inner;
            int x1 = left(c.x) + corridor + inner;
            int y1 = left(c.y) + corridor + inner;
            if (border) {
                x0 = c.x == 0 ? margin : x0;
                y0 = c.y == 0 ? margin : y0;
                x1 = c.x == width - 1 ? picture.width() - margin : x1;
                y1 = c.y == height - 1 ? picture.height() - margin : y1;
            }
            switch (d) {
                case Direction::north:
                    y1 = left(c.y);
                    y0 = y1 - thick;
                    break;
                case Direction::south:
                    y0 = left(c.y) + corridor;
                    y1 = y0 + thick;
                    break;
                case Direction::west:
                    x1 = left(c.x);
                    x0 = x1 - thick;
                    break;
                case Direction::east:
                    x0 = left(c.x) + corridor;
                    x1 = x0 + thick;
                    break;
            }
            picture.fill(x0, y0, x1 - x0, y1 - y0, style.wall_color);
        }
    });
    if (!drawing.ends) {
        return picture;
    }
    if (!drawing.path.empty()) {
        // The nearest width of the corridor's parity, by trying all.
        int best = corridor;
        for (int w = corridor; w > 0; w -= 2) {
            if (std::abs(w - style.path_width()) <= std::abs(best - style.path_width())) {
                best = w;
            }
        }
        Cell at = drawing.ends->entry;
        const auto begin = [&](std::int64_t x) { return left(x) + (corridor - best) / 2; };
        for (const char letter : drawing.path) {
            const Cell next = neighbour(at, mazegen::direction_of(letter).value());
            const int x = begin(std::min(at.x, next.x));
            const int y = begin(std::min(at.y, next.y));
            picture.fill(x, y, best + (at.x != next.x ? cell : 0), best + (at.y != next.y ? cell : 0),
                         style.path_color);
            at = next;
        }
    }
    const double radius = std::max(corridor * 0.3, 0.75);
    const auto mark = [&](Cell c, Rgb color, auto&& inside) {
        for (int y = 0; y < corridor; ++y) {
            for (int x = 0; x < corridor; ++x) {
                if (inside(x + 0.5 - corridor / 2.0, y + 0.5 - corridor / 2.0)) {
                    picture.fill(left(c.x) + x, left(c.y) + y, 1, 1, color);
                }
            }
        }
    };
    if (!gaps.entry) {
        mark(drawing.ends->entry, style.entry_color,
             [&](double x, double y) { return std::hypot(x, y) <= radius; });
    }
    if (!gaps.exit) {
        mark(drawing.ends->exit, style.exit_color,
             [&](double x, double y) { return std::max(std::abs(x), std::abs(y)) <= radius; });
    }
    return picture;
}

TEST(Png, every_pixel_is_what_the_maze_says) {
    for (std::uint64_t i = 0; i < 1500; ++i) {
        const print_test::Sample sample(i);
        const std::string bytes = png_of(sample.drawing());
        ASSERT_EQ(print_test::difference(Picture::from_png(bytes), expected(sample.drawing())), "")
            << "sample " << i << ": " << sample.described();
    }
}

TEST(Png, has_as_few_bits_a_pixel_as_its_colours_need) {
    mazegen::Maze maze({12, 9});
    maze.carve({0, 0}, Direction::east);
    Drawing drawing{.maze = maze};
    drawing.style.wall_color = drawing.style.pattern_color;
    EXPECT_EQ(print_test::bits_of_png(png_of(drawing)), 1);
    drawing.style.wall_color = {};
    EXPECT_EQ(print_test::bits_of_png(png_of(drawing)), 2);
    drawing.ends = {{0, 0}, {1, 0}};
    drawing.path = "E";
    EXPECT_EQ(print_test::bits_of_png(png_of(drawing)), 2);
    drawing.style.gaps = false;
    EXPECT_EQ(print_test::bits_of_png(png_of(drawing)), 4);
    drawing.style.entry_color = drawing.style.exit_color = drawing.style.path_color;
    EXPECT_EQ(print_test::bits_of_png(png_of(drawing)), 2);
    drawing.style.background = drawing.style.wall_color = drawing.style.pattern_color =
        drawing.style.path_color;
    EXPECT_EQ(print_test::bits_of_png(png_of(drawing)), 1);
}

TEST(Png, a_sink_that_refuses_ends_it) {
    const mazegen::Maze maze =
        mazegen::generate({.size = {2000, 2000}, .algorithm = "binary_tree", .pattern = false}).value();
    int calls = 0;
    EXPECT_FALSE(mazeprint::write_png({.maze = maze}, [&](std::string_view) { return ++calls < 2; }));
    EXPECT_EQ(calls, 2);
    EXPECT_THROW(mazeprint::write_png({.maze = maze},
                                      [](std::string_view) -> bool { throw std::runtime_error("full"); }),
                 std::runtime_error);
    EXPECT_FALSE(
        mazeprint::write_png({.maze = mazegen::Maze({1, 1})}, [](std::string_view) { return false; }));
}

}  // namespace
