#include "search_picture.hpp"

#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace mazedraw {

namespace {

using mazegen::Cell;
using mazegen::Direction;

class SearchPainter {
  public:
    SearchPainter(Canvas& canvas, const mazegen::Maze& maze, const MazeGeometry& geometry,
                  const SearchPicture& search, std::int64_t first, Color color)
        : canvas_(canvas),
          maze_(maze),
          geometry_(geometry),
          search_(search),
          first_(first),
          color_(color),
          clip_(intersection(geometry.maze_rect(), {0, 0, canvas.width(), canvas.height()})) {}

    void paint_all() {
        if (geometry_.overview()) {
            paint_pixels();
            return;
        }
        const CellRange seen = geometry_.visible();
        for (std::int64_t y = seen.y0; y < seen.y1; ++y) {
            for (std::int64_t x = seen.x0; x < seen.x1; ++x) {
                if (search_.is_among(first_, {x, y})) {
                    paint_cell({x, y});
                }
            }
        }
    }

    void paint_from(std::int64_t from) {
        const CellRange seen = geometry_.visible();
        for (std::int64_t i = from; i < first_; ++i) {
            const Cell cell = search_[i];
            if (cell.x < seen.x0 || cell.x >= seen.x1 || cell.y < seen.y0 || cell.y >= seen.y1) {
                continue;
            }
            if (geometry_.overview()) {
                paint_pixels_of(cell);
            } else {
                paint_cell(cell);
            }
        }
    }

  private:
    void paint_cell(Cell cell) {
        const Rect inside = geometry_.cell_rect(cell);
        fill(inside);
        const int wall = geometry_.wall_px();
        const std::array<Rect, 4> openings = {{{inside.x, inside.y - wall, inside.width, wall},
                                               {inside.right(), inside.y, wall, inside.height},
                                               {inside.x, inside.bottom(), inside.width, wall},
                                               {inside.x - wall, inside.y, wall, inside.height}}};
        for (const Direction d : mazegen::kDirections) {
            if (!maze_.has_wall(cell, d) && search_.is_among(first_, neighbour(cell, d))) {
                fill(openings[static_cast<std::size_t>(d)]);
            }
        }
    }
    void fill(const Rect& rect) { canvas_.fill(intersection(rect, clip_), color_); }

    /// The cell under the middle of a pixel; a pixel of the outer half wall has none.
    [[nodiscard]] std::int64_t column(int x) const { return cell_at(x - geometry_.line_x(0)); }
    [[nodiscard]] std::int64_t row(int y) const { return cell_at(y - geometry_.line_y(0)); }
    [[nodiscard]] std::int64_t cell_at(double pixels) const {
        return static_cast<std::int64_t>(std::floor((pixels + 0.5) / geometry_.cell_px()));
    }

    /// In an overview: all of them.
    void paint_pixels() {
        int left = clip_.x;
        std::vector<std::int64_t> columns;  // from the first pixel that has one
        for (int x = clip_.x; x < clip_.right(); ++x) {
            const std::int64_t cell_x = column(x);
            if (cell_x >= 0 && cell_x < maze_.size().width) {
                left = columns.empty() ? x : left;
                columns.push_back(cell_x);
            }
        }
        for (int y = clip_.y; y < clip_.bottom(); ++y) {
            const std::int64_t cell_y = row(y);
            if (cell_y < 0 || cell_y >= maze_.size().height) {
                continue;
            }
            const auto pixels = canvas_.row(y).subspan(static_cast<std::size_t>(left), columns.size());
            for (std::size_t i = 0; i < columns.size(); ++i) {
                pixels[i] = search_.is_among(first_, {columns[i], cell_y}) ? tinted(pixels[i]) : pixels[i];
            }
        }
    }
    /// Half of each colour: a pixel's walls stay to be seen.
    [[nodiscard]] std::uint32_t tinted(std::uint32_t pixel) const {
        const std::uint32_t tint = to_pixel(color_);
        return (pixel & tint) + ((pixel ^ tint) >> 1U & 0x7F7F7F7FU);
    }

    /// In an overview: those that belong to one cell, none or a few.
    void paint_pixels_of(Cell cell) {
        const auto first_pixel = [](double line) { return static_cast<int>(std::floor(line)) - 1; };
        const int reach = static_cast<int>(geometry_.cell_px()) + 4;
        Rect box{first_pixel(geometry_.line_x(cell.x)), first_pixel(geometry_.line_y(cell.y)), reach, reach};
        box = intersection(box, clip_);
        for (int y = box.y; y < box.bottom(); ++y) {
            for (int x = box.x; x < box.right() && row(y) == cell.y; ++x) {
                if (column(x) == cell.x) {
                    std::uint32_t& pixel = canvas_.row(y)[static_cast<std::size_t>(x)];
                    pixel = tinted(pixel);
                }
            }
        }
    }

    Canvas& canvas_;
    const mazegen::Maze& maze_;
    const MazeGeometry& geometry_;
    const SearchPicture& search_;
    std::int64_t first_;
    Color color_;
    Rect clip_;
};

}  // namespace

SearchPicture::SearchPicture(mazegen::Size maze)
    : width_(maze.width),
      numbers_(static_cast<std::size_t>(maze.cells()), std::numeric_limits<std::uint32_t>::max()) {
    assert(maze.cells() <= kMostCells);
}

void SearchPicture::add(Cell cell) {
    std::uint32_t& number = numbers_[index(cell)];
    if (number == std::numeric_limits<std::uint32_t>::max()) {
        number = static_cast<std::uint32_t>(cells_.size());
        cells_.push_back(static_cast<std::uint32_t>(index(cell)));
    }
}

Cell SearchPicture::operator[](std::int64_t i) const {
    const std::int64_t at = cells_[static_cast<std::size_t>(i)];
    return {at % width_, at / width_};
}

void paint_search(Canvas& canvas, const mazegen::Maze& maze, const MazeGeometry& geometry,
                  const SearchPicture& search, std::int64_t first, Color color) {
    SearchPainter(canvas, maze, geometry, search, first, color).paint_all();
}

void paint_search_on(Canvas& canvas, const mazegen::Maze& maze, const MazeGeometry& geometry,
                     const SearchPicture& search, std::int64_t from, std::int64_t first, Color color) {
    SearchPainter(canvas, maze, geometry, search, first, color).paint_from(from);
}

}  // namespace mazedraw
