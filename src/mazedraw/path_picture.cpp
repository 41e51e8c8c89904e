#include "path_picture.hpp"

#include <cmath>

#include "overview.hpp"

namespace mazedraw {

namespace {

using mazegen::Cell;

constexpr std::int64_t kPieceSteps = 512;

Cell step(Cell cell, char letter) {
    return mazegen::neighbour(cell, mazegen::direction_of(letter).value_or(mazegen::Direction::north));
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
    : path_(&path), block_(Overview::block_cells(maze)), marked_to_(path.entry) {
    Cell at = path.entry;
    for (std::int64_t i = 0; i < steps(); ++i) {
        if (i % kPieceSteps == 0) {
            pieces_.push_back({at, {at.x, at.y, at.x + 1, at.y + 1}});
        }
        at = step(at, path.letters[static_cast<std::size_t>(i)]);
        include(pieces_.back().box, at);
    }
    if (block_ > 0) {
        columns_ = (maze.width + block_ - 1) / block_;
        marks_.resize(static_cast<std::size_t>(columns_ * ((maze.height + block_ - 1) / block_)));
    }
}

void PathPicture::show(std::int64_t steps) {
    shown_ = std::clamp<std::int64_t>(steps, 0, this->steps());
    if (block_ == 0) {
        return;
    }
    if (shown_ < marked_) {
        marks_.assign(marks_.size(), false);
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
    marks_[static_cast<std::size_t>(cell.y / block_ * columns_ + cell.x / block_)] = true;
}

class PathPainter {
  public:
    PathPainter(Canvas& canvas, const MazeGeometry& geometry, const PathPicture& path, Color color)
        : canvas_(canvas),
          geometry_(geometry),
          path_(path),
          color_(color),
          clip_(intersection(geometry.maze_rect(), {0, 0, canvas.width(), canvas.height()})),
          seen_(geometry.visible()),
          width_(path_width_px(geometry)) {}

    void paint() {
        const std::int64_t in_view = (seen_.x1 - seen_.x0) * (seen_.y1 - seen_.y0);
        if (path_.block_ > 0 && geometry_.overview() && in_view > Overview::kDirectCells) {
            paint_marks();
            return;
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
    void paint_piece(const PathPicture::Piece& piece, std::int64_t first, std::int64_t end) {
        Cell at = piece.begin;
        int x = start(geometry_.centre_x(at.x));
        int y = start(geometry_.centre_y(at.y));
        for (std::int64_t i = first; i < end; ++i) {
            const char letter = path_.path_->letters[static_cast<std::size_t>(i)];
            at = step(at, letter);
            const bool is_level = letter == 'E' || letter == 'W';
            const int next_x = is_level ? start(geometry_.centre_x(at.x)) : x;
            const int next_y = is_level ? y : start(geometry_.centre_y(at.y));
            fill({std::min(x, next_x), std::min(y, next_y), std::abs(next_x - x) + width_,
                  std::abs(next_y - y) + width_});
            x = next_x;
            y = next_y;
        }
    }

    /// First pixel of a band around a middle.
    [[nodiscard]] int start(double middle) const {
        return static_cast<int>(std::clamp(std::floor(middle - width_ / 2.0 + 0.5), -1e8, 1e8));
    }

    static int pixel(double position) {
        return static_cast<int>(std::clamp(std::floor(position), -1e8, 1e8));
    }

    void fill(const Rect& rect) {
        if (rect.width == 1 && rect.height == 1) {  // the most frequent in an overview
            if (clip_.contains(rect.x, rect.y)) {
                canvas_.row(rect.y)[static_cast<std::size_t>(rect.x)] = to_pixel(color_);
            }
            return;
        }
        canvas_.fill(intersection(rect, clip_), color_);
    }

    void paint_marks() {
        const auto x = [this](std::int64_t column) { return pixel(geometry_.line_x(column * path_.block_)); };
        const auto y = [this](std::int64_t row) { return pixel(geometry_.line_y(row * path_.block_)); };
        for (std::int64_t row = seen_.y0 / path_.block_; row * path_.block_ < seen_.y1; ++row) {
            const auto first = static_cast<std::size_t>(row * path_.columns_);
            for (std::int64_t column = seen_.x0 / path_.block_; column * path_.block_ < seen_.x1; ++column) {
                if (path_.marks_[first + static_cast<std::size_t>(column)]) {
                    fill({x(column), y(row), std::max(1, x(column + 1) - x(column)),
                          std::max(1, y(row + 1) - y(row))});
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
};

int path_width_px(const MazeGeometry& geometry) {
    return geometry.overview() ? 1 : std::max(1, static_cast<int>(std::lround(geometry.cell_px() / 5)));
}

void paint_path(Canvas& canvas, const MazeGeometry& geometry, const PathPicture& path, Color color) {
    PathPainter(canvas, geometry, path, color).paint();
}

}  // namespace mazedraw
