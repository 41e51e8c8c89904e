// The layers of a drawing as cairo's paths: closed cells, walls, solution, ends.
#include <cmath>
#include <numbers>

#include "mazegen/trails.hpp"
#include "mazeprint/pdf_file.hpp"

namespace mazeprint {

namespace {

using mazegen::Cell;
using mazegen::Drawing;
using mazegen::Point;

class MazeDrawer {
  public:
    MazeDrawer(cairo_t* cairo, const Drawing& drawing)
        : cairo_(cairo),
          drawing_(drawing),
          style_(drawing.style),
          layout_(drawing.maze.size(), drawing.style) {}

    void draw() {
        if (style_.background) {
            set_color(cairo_, *style_.background);
            cairo_rectangle(cairo_, 0, 0, layout_.width(), layout_.height());
            cairo_fill(cairo_);
        }
        draw_closed_cells();
        draw_walls();
        if (drawing_.ends && !drawing_.path.empty()) {
            draw_solution();
        }
        if (drawing_.ends) {
            draw_ends();
        }
    }

  private:
    /// Each run of them in a row as one rectangle.
    void draw_closed_cells() {
        set_color(cairo_, drawing_.closed_are_walls ? style_.wall_color : style_.pattern_color);
        mazegen::filled_runs(drawing_, [&](Cell first, std::int64_t cells) {
            cairo_rectangle(cairo_, layout_.line(first.x), layout_.line(first.y),
                            static_cast<double>(cells) * style_.cell, style_.cell);
        });
        cairo_fill(cairo_);
    }

    void draw_walls() {
        set_color(cairo_, style_.wall_color);
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_SQUARE);
        cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_MITER);
        cairo_set_line_width(cairo_, style_.inner);
        mazegen::inner_trails(drawing_.maze, [&](std::span<const mazegen::Corner> trail) {
            add_trail(trail, [&](mazegen::Corner at) {
                return Point{layout_.line(at.x), layout_.line(at.y)};
            });
        });
        cairo_stroke(cairo_);
        points_ = 0;
        cairo_set_line_width(cairo_, style_.wall);
        mazegen::border_trails(
            drawing_, [&](std::span<const Point> trail) { add_trail(trail, [](Point at) { return at; }); });
        cairo_stroke(cairo_);
    }
    template <class P, class ToPoint>
    void add_trail(std::span<const P> trail, ToPoint to_point) {
        if (points_ > kMostInPath) {
            cairo_stroke(cairo_);
            points_ = 0;
        }
        const Point first = to_point(trail.front());
        const Point last = to_point(trail.back());
        const bool closed = first.x == last.x && first.y == last.y;
        cairo_move_to(cairo_, first.x, first.y);
        for (const P& place : trail.subspan(1, trail.size() - (closed ? 2 : 1))) {
            const Point point = to_point(place);
            cairo_line_to(cairo_, point.x, point.y);
        }
        if (closed) {
            cairo_close_path(cairo_);
        }
        points_ += trail.size();
    }

    void draw_solution() {
        set_color(cairo_, style_.path_color);
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
        cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_width(cairo_, style_.path_width());
        if (style_.path_is_dashed()) {
            const double dash = style_.cell / 2;
            cairo_set_dash(cairo_, &dash, 1, 0);
        }
        for (const Cell corner : mazegen::solution_corners(drawing_)) {
            line_to(corner);
        }
        cairo_stroke(cairo_);
        cairo_set_dash(cairo_, nullptr, 0, 0);
    }
    void line_to(Cell cell) {
        const Point at = layout_.centre(cell);
        cairo_line_to(cairo_, at.x, at.y);
    }

    /// What is no gap: a disc at the entry, a square at the exit.
    void draw_ends() {
        const mazegen::Gaps gaps = gaps_of(drawing_);
        const double radius = style_.marker_radius();
        if (!gaps.entry) {
            const Point at = layout_.centre(drawing_.ends->entry);
            set_color(cairo_, style_.entry_color);
            cairo_arc(cairo_, at.x, at.y, radius, 0, 2 * std::numbers::pi);
            cairo_fill(cairo_);
        }
        if (!gaps.exit) {
            const Point at = layout_.centre(drawing_.ends->exit);
            set_color(cairo_, style_.exit_color);
            cairo_rectangle(cairo_, at.x - radius, at.y - radius, 2 * radius, 2 * radius);
            cairo_fill(cairo_);
        }
    }

    static constexpr std::size_t kMostInPath = 100'000;  // readers hold a whole path in memory

    cairo_t* cairo_;
    const Drawing& drawing_;
    const mazegen::DrawingStyle& style_;
    mazegen::Layout layout_;
    std::size_t points_ = 0;
};

}  // namespace

void set_color(cairo_t* cairo, mazegen::Rgb color) {
    cairo_set_source_rgb(cairo, color.red / 255.0, color.green / 255.0, color.blue / 255.0);
}

void draw_maze(cairo_t* cairo, const Drawing& drawing, Point corner) {
    cairo_save(cairo);
    cairo_translate(cairo, corner.x, corner.y);
    MazeDrawer(cairo, drawing).draw();
    cairo_restore(cairo);
}

}  // namespace mazeprint
