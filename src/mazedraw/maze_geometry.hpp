// Where the cells of a maze lie on the screen: the one place that turns cells into pixels and back.
#pragma once

#include <cstdint>
#include <optional>

#include "canvas.hpp"
#include "mazegen/grid.hpp"

namespace mazedraw {

/// Cells from (x0, y0) to (x1, y1), the last ones not included.
struct CellRange {
    std::int64_t x0 = 0, y0 = 0, x1 = 0, y1 = 0;

    [[nodiscard]] std::int64_t cells() const { return (x1 - x0) * (y1 - y0); }
};

/// A view of a maze through a window area. A cell takes `cell_px` pixels from wall centre to wall
/// centre, a real number, so that zooming is smooth; walls are `wall_px` whole pixels wide, at least 1,
/// about a sixth of a cell; grid line i lies at a rounded position, so that the same line has the same
/// pixel in every cell that touches it. Below kOverviewPx pixels a cell only an averaged overview
/// can be drawn. Positions beyond about a thousand million pixels are cut there.
class MazeGeometry {
  public:
    static constexpr double kOverviewPx = 3;
    static constexpr double kLargestCellPx = 200;
    static constexpr double kWholePx = 10;

    /// The maze fitted into the area. Requires an area of at least 1x1, as `set_area` does.
    MazeGeometry(mazegen::Size size, Rect area);

    /// The same part of the maze in a new area; fitted stays fitted.
    void set_area(Rect area);
    /// Fits the whole maze into the area, centred. From kWholePx pixels a cell on, cells are whole
    /// pixels then, all of the same size.
    void fit();
    [[nodiscard]] bool fitted() const { return fitted_; }
    /// Zooms by a factor, keeping the point of the maze under (px, py) there, within the limits:
    /// not smaller than fitted, not larger than kLargestCellPx a cell. A point outside the maze stands
    /// for the nearest one in it. Zooming out to the smallest fits again.
    void zoom(double factor, double px, double py);
    /// Moves the maze by so many pixels; at least half of it, or half of the area, stays filled.
    void pan(double dx, double dy);
    /// Brings a cell to the middle of the area as far as that can be.
    void centre_on(mazegen::Cell cell);

    [[nodiscard]] Rect area() const { return area_; }
    [[nodiscard]] mazegen::Size size() const { return size_; }
    [[nodiscard]] double cell_px() const { return cell_px_; }
    [[nodiscard]] int wall_px() const;
    [[nodiscard]] bool overview() const { return cell_px_ < kOverviewPx; }

    /// Where grid line i (0 to width, from the left; or to height, from the top) really lies.
    [[nodiscard]] double line_x(std::int64_t i) const { return left_ + static_cast<double>(i) * cell_px_; }
    [[nodiscard]] double line_y(std::int64_t i) const { return top_ + static_cast<double>(i) * cell_px_; }
    /// First pixel of the wall on grid line i (0 to width) from the left, or from the top.
    [[nodiscard]] int wall_x(std::int64_t i) const;
    [[nodiscard]] int wall_y(std::int64_t i) const;
    /// The inside of a cell, without its walls; may be empty in an overview.
    [[nodiscard]] Rect cell_rect(mazegen::Cell cell) const;
    /// The middle of a cell.
    [[nodiscard]] double centre_x(std::int64_t x) const;
    [[nodiscard]] double centre_y(std::int64_t y) const;
    /// The whole maze with its outer walls, as far as it lies in the area.
    [[nodiscard]] Rect maze_rect() const;
    /// The cells of which any part, walls included, lies in the area.
    [[nodiscard]] CellRange visible() const { return cells_in(area_); }
    /// The same for a part of the area.
    [[nodiscard]] CellRange cells_in(const Rect& part) const;
    /// The cell under a pixel, a wall's pixels belonging to the cell whose middle is nearer; nothing
    /// outside the maze or the area.
    [[nodiscard]] std::optional<mazegen::Cell> cell_at(int px, int py) const;

  private:
    [[nodiscard]] double fitted_cell_px() const;
    /// An origin at which at least half of `most` pixels are filled, or of the maze or the area when these
    /// are smaller.
    [[nodiscard]] double kept(double origin, double most, int start, int length, std::int64_t cells) const;
    void keep_in_reach(double old_left, double old_top);

    mazegen::Size size_;
    Rect area_;
    double cell_px_ = 1;
    double left_ = 0;  // where the first grid lines cross, the middle of the outer walls, pixels
    double top_ = 0;
    bool fitted_ = true;
};

}  // namespace mazedraw
