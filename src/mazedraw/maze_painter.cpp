// From three pixels a cell on, a row of cells is two lines of pixels: one through the walls on its
// north side, one through its cells. Each is made once, as what there is at each pixel, and then coloured
// into as many rows of the canvas as it is high.
#include "maze_painter.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "in_view.hpp"
#include "sprites.hpp"

namespace mazedraw {

namespace {

using mazegen::Cell;
using mazegen::Direction;
using mazegen::Maze;

enum Kind : std::uint8_t { kFloor, kWall, kClosed, kUncarved };

/// Grid lines: the wall north of (x, y), with y up to the height; the wall west of it, with x up to the
/// width.
bool is_wall_north(const Maze& maze, std::int64_t x, std::int64_t y) {
    return y < maze.size().height ? maze.has_wall({x, y}, Direction::north)
                                  : maze.has_wall({x, y - 1}, Direction::south);
}

bool is_wall_west(const Maze& maze, std::int64_t x, std::int64_t y) {
    return x < maze.size().width ? maze.has_wall({x, y}, Direction::west)
                                 : maze.has_wall({x - 1, y}, Direction::east);
}

/// Where grid lines cross, there is a post if a wall ends there.
bool is_post(const Maze& maze, std::int64_t x, std::int64_t y) {
    const auto [width, height] = maze.size();
    return x == 0 || y == 0 || x == width || y == height || is_wall_north(maze, x, y) ||
           is_wall_west(maze, x, y) || is_wall_north(maze, x - 1, y) || is_wall_west(maze, x, y - 1);
}

Kind inside_of(const MazeView& view, Cell cell) {
    if (!view.maze.is_closed(cell)) {
        return kFloor;
    }
    return view.finished == nullptr || view.finished->is_closed(cell) ? kClosed : kUncarved;
}

class Painter {
  public:
    Painter(Canvas& canvas, const MazeView& view, const MazeGeometry& geometry, const MazeColors& colors,
            const CellRange& range)
        : canvas_(canvas),
          view_(view),
          geometry_(geometry),
          range_(range),
          colors_({to_pixel(colors.floor), to_pixel(colors.wall), to_pixel(colors.closed),
                   to_pixel(colors.uncarved)}),
          wall_(colors.wall),
          clip_(intersection(geometry.area(), {0, 0, canvas.width(), canvas.height()})) {
        for (std::int64_t x = range.x0; x <= range.x1; ++x) {
            edges_.push_back(geometry.wall_x(x));
        }
        kinds_.resize(static_cast<std::size_t>(edges_.back() + geometry.wall_px() - edges_.front()));
    }

    void paint() {
        const int wall_px = geometry_.wall_px();
        for (std::int64_t y = range_.y0; y <= range_.y1; ++y) {
            const int top = geometry_.wall_y(y);
            set_wall_line(y);
            paint_line(top, top + wall_px);
            if (y < range_.y1) {
                set_cell_line(y);
                paint_line(top + wall_px, geometry_.wall_y(y + 1));
            }
        }
    }

  private:
    void set(int begin, int end, Kind kind) {
        std::fill(kinds_.begin() + (begin - edges_.front()), kinds_.begin() + (end - edges_.front()), kind);
    }

    void set_wall_line(std::int64_t y) {
        const int wall_px = geometry_.wall_px();
        for (std::int64_t x = range_.x0; x <= range_.x1; ++x) {
            const auto i = static_cast<std::size_t>(x - range_.x0);
            set(edges_[i], edges_[i] + wall_px, is_post(view_.maze, x, y) ? kWall : kFloor);
            if (x < range_.x1) {
                set(edges_[i] + wall_px, edges_[i + 1], is_wall_north(view_.maze, x, y) ? kWall : kFloor);
            }
        }
    }

    void set_cell_line(std::int64_t y) {
        const int wall_px = geometry_.wall_px();
        for (std::int64_t x = range_.x0; x <= range_.x1; ++x) {
            const auto i = static_cast<std::size_t>(x - range_.x0);
            set(edges_[i], edges_[i] + wall_px, is_wall_west(view_.maze, x, y) ? kWall : kFloor);
            if (x < range_.x1) {
                set(edges_[i] + wall_px, edges_[i + 1], inside_of(view_, {x, y}));
            }
        }
    }

    /// The same kinds in the rows from top to bottom.
    void paint_line(int top, int bottom) {
        const int begin = std::max(edges_.front(), clip_.x);
        const int end = std::min(edges_.front() + static_cast<int>(kinds_.size()), clip_.right());
        top = std::max(top, clip_.y);
        bottom = std::min(bottom, clip_.bottom());
        if (begin >= end) {
            return;
        }
        const Row first = part_of_row(top, begin, end);
        if (top < bottom) {
            const std::uint8_t* const kind = kinds_.data() + (begin - edges_.front());
            std::transform(kind, kind + first.size(), first.begin(),
                           [this](std::uint8_t k) { return colors_[k]; });
        }
        for (int y = top + 1; y < bottom; ++y) {
            std::ranges::copy(first, part_of_row(y, begin, end).begin());
        }
        if (geometry_.wall_px() >= kTexturedWallPx) {
            texture_walls(begin, end, top, bottom);
        }
    }

    using Row = std::span<std::uint32_t>;

    [[nodiscard]] Row part_of_row(int y, int begin, int end) {
        return canvas_.row(y).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
    }

    /// The texture belongs to the maze: it moves along with it.
    void texture_walls(int begin, int end, int top, int bottom) {
        const int left = edges_.front();
        for (int x = begin; x < end;) {
            const auto kind = kinds_.begin() + (x - left);
            const bool is_wall = *kind == kWall;
            const auto next = std::find_if(kind, kinds_.begin() + (end - left),
                                           [is_wall](std::uint8_t k) { return (k == kWall) != is_wall; });
            const int next_x = x + static_cast<int>(next - kind);
            if (is_wall) {
                canvas_.fill_textured({x, top, next_x - x, bottom - top}, wall_texture(), wall_,
                                      geometry_.wall_x(0), geometry_.wall_y(0));
            }
            x = next_x;
        }
    }

    Canvas& canvas_;
    const MazeView& view_;
    const MazeGeometry& geometry_;
    CellRange range_;
    std::array<std::uint32_t, 4> colors_;  // by kind
    Color wall_;
    Rect clip_;
    std::vector<int> edges_;           // the first pixel of each grid line of the range
    std::vector<std::uint8_t> kinds_;  // of the pixels from the first grid line to the end of the last
};

Color closed_color(const MazeView& view, const MazeColors& colors) {
    return view.finished == nullptr ? colors.closed : colors.uncarved;
}

void paint_surroundings(Canvas& canvas, const MazeGeometry& geometry, Color color) {
    const Rect area = geometry.area();
    const Rect maze = geometry.maze_rect();
    canvas.fill({area.x, area.y, area.width, maze.y - area.y}, color);
    canvas.fill({area.x, maze.bottom(), area.width, area.bottom() - maze.bottom()}, color);
    canvas.fill({area.x, maze.y, maze.x - area.x, maze.height}, color);
    canvas.fill({maze.right(), maze.y, area.right() - maze.right(), maze.height}, color);
}

}  // namespace

void paint_maze(Canvas& canvas, const MazeView& view, const MazeGeometry& geometry,
                const MazeColors& colors) {
    paint_surroundings(canvas, geometry, colors.background);
    if (geometry.overview()) {
        paint_overview(canvas, view.maze, view.overview, geometry, colors, closed_color(view, colors),
                       geometry.area());
    } else {
        Painter(canvas, view, geometry, colors, geometry.visible()).paint();
        for_each_in_view(geometry, view.lone, [&](std::size_t i) {
            canvas.fill(intersection(geometry.cell_rect(view.lone[i]), geometry.area()), colors.floor);
        });
    }
}

void paint_cell(Canvas& canvas, const MazeView& view, const MazeGeometry& geometry, const MazeColors& colors,
                Cell cell) {
    if (geometry.overview()) {
        // Blocks of cells change as a whole, and walls reach a sixth into the cells beside them.
        const auto reach = geometry.cell_px() < 1 && view.overview != nullptr
                               ? static_cast<double>(view.overview->block()) * geometry.cell_px() + 2
                               : 3.0;
        const auto near = [reach](double middle) {
            return static_cast<int>(std::clamp(middle - reach, -1e8, 1e8));
        };
        const int size = static_cast<int>(2 * reach + geometry.cell_px()) + 2;
        paint_overview(canvas, view.maze, view.overview, geometry, colors, closed_color(view, colors),
                       {near(geometry.centre_x(cell.x)), near(geometry.centre_y(cell.y)), size, size});
    } else {
        const CellRange seen = geometry.visible();
        if (cell.x >= seen.x0 && cell.x < seen.x1 && cell.y >= seen.y0 && cell.y < seen.y1) {
            Painter(canvas, view, geometry, colors, {cell.x, cell.y, cell.x + 1, cell.y + 1}).paint();
        }
    }
}

}  // namespace mazedraw
