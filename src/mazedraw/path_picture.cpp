#include "path_picture.hpp"

#include <cmath>
#include <cstring>
#include <functional>

#include "overview.hpp"
#include "overview_parts.hpp"

namespace mazedraw {

namespace {

using mazegen::Cell;

constexpr std::int64_t kPieceSteps = 512;

/// The neighbour that a letter leads to; without a branch, as the letters follow no pattern.
Cell step(Cell cell, char letter) {
    return {cell.x + static_cast<int>(letter == 'E') - static_cast<int>(letter == 'W'),
            cell.y + static_cast<int>(letter == 'S') - static_cast<int>(letter == 'N')};
}

void include(CellRange& box, Cell cell) {
    box.x0 = std::min(box.x0, cell.x);
    box.y0 = std::min(box.y0, cell.y);
    box.x1 = std::max(box.x1, cell.x + 1);
    box.y1 = std::max(box.y1, cell.y + 1);
}

bool meet(const CellRange& a, const CellRange& b) {
    return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

}  // namespace

PathPicture::PathPicture(const mazegen::Path& path, mazegen::Size maze)
    : path_(&path),
      block_(Overview::coarse_block(maze)),
      blocks_{(maze.width + block_ - 1) / block_, (maze.height + block_ - 1) / block_},
      marks_(static_cast<std::size_t>(blocks_.cells())),
      marked_to_(path.entry) {
    Cell at = path.entry;
    for (std::int64_t i = 0; i < steps(); ++i) {
        if (i % kPieceSteps == 0) {
            pieces_.push_back({at, {at.x, at.y, at.x + 1, at.y + 1}});
        }
        at = step(at, path.letters[static_cast<std::size_t>(i)]);
        include(pieces_.back().box, at);
    }
}

void PathPicture::show(std::int64_t steps) {
    shown_ = std::clamp<std::int64_t>(steps, 0, this->steps());
    if (shown_ < marked_) {
        std::ranges::fill(marks_, std::uint8_t{0});
        marked_ = 0;
        marked_to_ = path_->entry;
    }
    if (shown_ > 0 && marked_ == 0) {
        mark(marked_to_);
    }
    for (; marked_ < shown_; ++marked_) {
        marked_to_ = step(marked_to_, path_->letters[static_cast<std::size_t>(marked_)]);
        mark(marked_to_);
    }
}

void PathPicture::mark(Cell cell) {
    marks_[static_cast<std::size_t>(cell.y / block_ * blocks_.width + cell.x / block_)] = 1;
}

class PathPainter {
  public:
    /// Of the picture this part, which lies in the canvas and in the maze.
    PathPainter(Canvas& canvas, const MazeGeometry& geometry, const PathPicture& path, Color color,
                const Rect& part)
        : canvas_(canvas),
          geometry_(geometry),
          path_(path),
          color_(color),
          clip_(part),
          seen_(geometry.cells_in(part)),
          width_(path_width_px(geometry)) {}

    void paint() {
        // Marks of blocks cost what is in view, however long the path is.
        const bool many = geometry_.visible().cells() > Overview::kDirectCells;
        const bool fine = geometry_.cell_px() * static_cast<double>(path_.block_) <= 1;
        if (geometry_.overview() && (fine || many)) {
            paint_marks();
            return;
        }
        for (std::int64_t x = seen_.x0 - 1; x <= seen_.x1; ++x) {
            xs_.push_back(start(geometry_.centre_x(x)));
        }
        for (std::int64_t y = seen_.y0 - 1; y <= seen_.y1; ++y) {
            ys_.push_back(start(geometry_.centre_y(y)));
        }
        std::int64_t first = 0;
        for (const PathPicture::Piece& piece : path_.pieces_) {
            if (first >= path_.shown_) {
                break;
            }
            if (meet(piece.box, seen_)) {
                paint_piece(piece, first, std::min(first + kPieceSteps, path_.shown_));
            }
            first += kPieceSteps;
        }
    }

  private:
    struct Point {
        int x = 0, y = 0;
    };

    /// First pixel of a band around a middle.
    [[nodiscard]] int start(double middle) const { return pixel(middle - width_ / 2.0 + 0.5); }

    static int pixel(double position) {
        return static_cast<int>(std::clamp(std::floor(position), -1e8, 1e8));
    }

    /// Where the band of a cell begins. Cells out of view count as the nearest one beyond the border,
    /// which is out of view as well.
    [[nodiscard]] Point at(Cell cell) const {
        return {xs_[static_cast<std::size_t>(std::clamp(cell.x, seen_.x0 - 1, seen_.x1) - seen_.x0 + 1)],
                ys_[static_cast<std::size_t>(std::clamp(cell.y, seen_.y0 - 1, seen_.y1) - seen_.y0 + 1)]};
    }

    void paint_piece(const PathPicture::Piece& piece, std::int64_t first, std::int64_t end) {
        Cell cell = piece.begin;
        Point from = at(cell);
        fill({from.x, from.y, width_, width_});
        for (std::int64_t i = first; i < end; ++i) {
            cell = step(cell, path_.path_->letters[static_cast<std::size_t>(i)]);
            const Point to = at(cell);
            connect(from, to);
            from = to;
        }
    }

    void connect(Point a, Point b) {
        const int length = std::abs(a.x - b.x) + std::abs(a.y - b.y);
        if (width_ == 1 && length <= 1) {  // in an overview, nearly always; its `a` is painted
            if (length == 1) {
                dot(b);
            }
            return;
        }
        fill({std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + width_,
              std::abs(a.y - b.y) + width_});
    }

    void dot(Point point) {
        if (clip_.contains(point.x, point.y)) {
            canvas_.row(point.y)[static_cast<std::size_t>(point.x)] = to_pixel(color_);
        }
    }

    void fill(const Rect& rect) { canvas_.fill(intersection(rect, clip_), color_); }

    /// A pixel is path when one of the blocks under it is.
    void paint_marks() {
        const double block_px = geometry_.cell_px() * static_cast<double>(path_.block_);
        const Items columns(clip_.x, clip_.width, geometry_.line_x(0), block_px, path_.blocks_.width);
        const Items rows(clip_.y, clip_.height, geometry_.line_y(0), block_px, path_.blocks_.height);
        const auto width = static_cast<std::size_t>(path_.blocks_.width);
        std::vector<Pixels> pixels(width);  // that each column of blocks lies under
        for (std::size_t x = 0; x < columns.begins.size(); ++x) {
            for (std::int64_t column = columns.begins[x]; column < columns.ends[x]; ++column) {
                Pixels& under = pixels[static_cast<std::size_t>(column)];
                under.begin = under.end == 0 ? static_cast<int>(x) : under.begin;
                under.end = static_cast<int>(x) + 1;
            }
        }
        std::vector<std::uint8_t> marks((width + kWord - 1) / kWord * kWord);
        for (std::size_t y = 0; y < rows.begins.size(); ++y) {
            std::ranges::fill(marks, std::uint8_t{0});
            for (std::int64_t row = rows.begins[y]; row < rows.ends[y]; ++row) {
                const std::uint8_t* const more = path_.marks_.data() + static_cast<std::size_t>(row) * width;
                std::transform(more, more + width, marks.begin(), marks.begin(), std::bit_or<>());
            }
            paint_row(marks, pixels,
                      canvas_.row(clip_.y + static_cast<int>(y)).subspan(static_cast<std::size_t>(clip_.x)));
        }
    }

    struct Pixels {
        int begin = 0, end = 0;
    };
    static constexpr std::size_t kWord = sizeof(std::uint64_t);

    /// Most blocks are not marked: eight of them are passed over at a time.
    void paint_row(const std::vector<std::uint8_t>& marks, const std::vector<Pixels>& pixels,
                   std::span<std::uint32_t> row) {
        for (std::size_t i = 0; i < marks.size(); i += kWord) {
            std::uint64_t word = 0;
            std::memcpy(&word, marks.data() + i, kWord);
            for (std::size_t k = i; word != 0 && k < std::min(i + kWord, pixels.size()); ++k) {
                for (int x = pixels[k].begin; marks[k] != 0 && x < pixels[k].end; ++x) {
                    row[static_cast<std::size_t>(x)] = to_pixel(color_);
                }
            }
        }
    }

    Canvas& canvas_;
    const MazeGeometry& geometry_;
    const PathPicture& path_;
    Color color_;
    Rect clip_;
    CellRange seen_;
    int width_;
    std::vector<int> xs_, ys_;  // where the columns and rows in view begin
};

int path_width_px(const MazeGeometry& geometry) {
    return geometry.overview() ? 1 : std::max(1, static_cast<int>(std::lround(geometry.cell_px() / 5)));
}

void paint_path(Canvas& canvas, const MazeGeometry& geometry, const PathPicture& path, Color color) {
    const Rect part = intersection(geometry.maze_rect(), {0, 0, canvas.width(), canvas.height()});
    if (!part.empty()) {
        paint_halves(part,
                     [&](const Rect& half) { PathPainter(canvas, geometry, path, color, half).paint(); });
    }
}

}  // namespace mazedraw
