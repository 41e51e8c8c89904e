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
class Expected {
  public:
    explicit Expected(const Drawing& drawing)
        : drawing_(drawing),
          picture_(across(drawing.maze.size().width), across(drawing.maze.size().height),
                   drawing.style.background.value_or(Rgb{255, 255, 255})) {}

    Picture draw() {
        each_cell([this](Cell c) { fill_closed(c); });
        each_cell([this](Cell c) {
            for (const Direction d : mazegen::kDirections) {
                if (drawing_.maze.has_wall(c, d) && !is_gap(c, d)) {
                    draw_wall(c, d);
                }
            }
        });
        if (drawing_.ends) {
            draw_path();
            draw_ends();
        }
        return picture_;
    }

  private:
    [[nodiscard]] int across(std::int64_t cells) const {
        return static_cast<int>(cells) * cell_ - inner_ + 2 * (wall_ + margin_);
    }
    /// Where the corridor of column or row number x begins.
    [[nodiscard]] int left(std::int64_t x) const { return margin_ + wall_ + static_cast<int>(x) * cell_; }

    template <class Look>
    void each_cell(Look look) const {
        for (std::int64_t y = 0; y < drawing_.maze.size().height; ++y) {
            for (std::int64_t x = 0; x < drawing_.maze.size().width; ++x) {
                look(Cell{x, y});
            }
        }
    }

    void fill_closed(Cell c) {
        if (drawing_.maze.is_closed(c)) {
            picture_.fill(left(c.x), left(c.y), corridor_, corridor_,
                          drawing_.closed_are_walls ? style_.wall_color : style_.pattern_color);
        }
    }

    [[nodiscard]] bool is_gap(Cell c, Direction d) const {
        return drawing_.ends && ((c == drawing_.ends->entry && gaps_.entry == d) ||
                                 (c == drawing_.ends->exit && gaps_.exit == d));
    }

    /// From post to post, out to the end of the border at a corner of the maze.
    void draw_wall(Cell c, Direction d) {
        const mazegen::Size size = drawing_.maze.size();
        const bool border = !drawing_.maze.contains(neighbour(c, d));
        const int thick = border ? wall_ : inner_;
        int x0 = border && c.x == 0 ? margin_ : left(c.x) - inner_;
        int y0 = border && c.y == 0 ? margin_ : left(c.y) - inner_;
        int x1 = border && c.x == size.width - 1 ? picture_.width() - margin_ : left(c.x) + cell_;
        int y1 = border && c.y == size.height - 1 ? picture_.height() - margin_ : left(c.y) + cell_;
        switch (d) {
            case Direction::north:
                y1 = left(c.y);
                y0 = y1 - thick;
                break;
            case Direction::south:
                y0 = left(c.y) + corridor_;
                y1 = y0 + thick;
                break;
            case Direction::west:
                x1 = left(c.x);
                x0 = x1 - thick;
                break;
            case Direction::east:
                x0 = left(c.x) + corridor_;
                x1 = x0 + thick;
                break;
        }
        picture_.fill(x0, y0, x1 - x0, y1 - y0, style_.wall_color);
    }

    /// The nearest width of the corridor's parity, by trying all.
    [[nodiscard]] int path_width() const {
        int best = corridor_;
        for (int width = corridor_; width > 0; width -= 2) {
            if (std::abs(width - style_.path_width()) <= std::abs(best - style_.path_width())) {
                best = width;
            }
        }
        return best;
    }

    void draw_path() {
        const int width = path_width();
        const auto begin = [&](std::int64_t x) { return left(x) + (corridor_ - width) / 2; };
        Cell at = drawing_.ends->entry;
        for (const char letter : drawing_.path) {
            const Cell next = neighbour(at, mazegen::direction_of(letter).value());
            picture_.fill(begin(std::min(at.x, next.x)), begin(std::min(at.y, next.y)),
                          width + (at.x != next.x ? cell_ : 0), width + (at.y != next.y ? cell_ : 0),
                          style_.path_color);
            at = next;
        }
    }

    /// Those that are no gaps. `inside`: of the corridor's middle, a pixel's distances to it given.
    void draw_ends() {
        const double radius = std::max(corridor_ * 0.3, 0.75);
        const auto mark = [this](Cell c, Rgb color, auto&& inside) {
            for (int y = 0; y < corridor_; ++y) {
                for (int x = 0; x < corridor_; ++x) {
                    if (inside(x + 0.5 - corridor_ / 2.0, y + 0.5 - corridor_ / 2.0)) {
                        picture_.fill(left(c.x) + x, left(c.y) + y, 1, 1, color);
                    }
                }
            }
        };
        if (!gaps_.entry) {
            mark(drawing_.ends->entry, style_.entry_color,
                 [radius](double x, double y) { return std::hypot(x, y) <= radius; });
        }
        if (!gaps_.exit) {
            mark(drawing_.ends->exit, style_.exit_color,
                 [radius](double x, double y) { return std::max(std::abs(x), std::abs(y)) <= radius; });
        }
    }

    const Drawing& drawing_;
    const mazegen::DrawingStyle& style_ = drawing_.style;
    const mazegen::Gaps gaps_ = gaps_of(drawing_);
    const int cell_ = static_cast<int>(style_.cell), wall_ = static_cast<int>(style_.wall),
              inner_ = static_cast<int>(style_.inner), margin_ = static_cast<int>(style_.margin),
              corridor_ = cell_ - inner_;
    Picture picture_;
};

TEST(Png, every_pixel_is_what_the_maze_says) {
    for (std::uint64_t i = 0; i < 1500; ++i) {
        const print_test::Sample sample(i);
        const std::string bytes = png_of(sample.drawing());
        ASSERT_EQ(print_test::difference(Picture::from_png(bytes), Expected(sample.drawing()).draw()), "")
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
