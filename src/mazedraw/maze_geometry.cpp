#include "maze_geometry.hpp"

#include <cassert>
#include <cmath>

namespace mazedraw {

namespace {

constexpr double kFarthestPx = 1e9;
constexpr double kWallShare = 1.0 / 6;

int wall_width(double cell_px) { return std::max(1, static_cast<int>(std::lround(cell_px * kWallShare))); }

/// The largest cell at which `cells` of them and the outer walls go into `px` pixels.
double largest_cell_px(std::int64_t cells, int px) {
    const double rough = static_cast<double>(px) / static_cast<double>(cells);
    // An overview draws no wall of its own, the outer ones are within the cells.
    return rough < MazeGeometry::kOverviewPx ? rough : (px - wall_width(rough)) / static_cast<double>(cells);
}

/// First pixel of a band of `width` pixels around the real position.
int band_start(double centre, int width) {
    return static_cast<int>(std::clamp(std::floor(centre - width / 2.0 + 0.5), -kFarthestPx, kFarthestPx));
}

/// The cells of an axis that touch the pixels from `begin` to `end`; `line` gives a grid line's first pixel.
template <class Line>
std::pair<std::int64_t, std::int64_t> touching(std::int64_t cells, int begin, int end, double origin,
                                               double cell_px, int wall, Line line) {
    const auto estimate = [&](int px) {
        const double cell = std::clamp((px - origin) / cell_px, 0.0, static_cast<double>(cells));
        return static_cast<std::int64_t>(cell);
    };
    // The lines are rounded: from a little outside, step inwards.
    std::int64_t first = std::max<std::int64_t>(0, estimate(begin - 2 * wall) - 1);
    while (first < cells && line(first + 1) + wall <= begin) {
        ++first;
    }
    std::int64_t last = std::min(cells, estimate(end + 2 * wall) + 2);
    while (last > first && line(last - 1) >= end) {
        --last;
    }
    return {first, last};
}

}  // namespace

MazeGeometry::MazeGeometry(mazegen::Size size, Rect area) : size_(size), area_(area) {
    assert(!area.empty());
    fit();
}

int MazeGeometry::wall_px() const { return wall_width(cell_px_); }

double MazeGeometry::fitted_cell_px() const {
    const double largest = std::min({largest_cell_px(size_.width, area_.width),
                                     largest_cell_px(size_.height, area_.height), kLargestCellPx});
    return largest >= kWholePx ? std::floor(largest) : largest;
}

void MazeGeometry::fit() {
    cell_px_ = fitted_cell_px();
    left_ = area_.x + (area_.width - static_cast<double>(size_.width) * cell_px_) / 2;
    top_ = area_.y + (area_.height - static_cast<double>(size_.height) * cell_px_) / 2;
    fitted_ = true;
}

void MazeGeometry::set_area(Rect area) {
    assert(!area.empty());
    const double middle_x = (area_.x + area_.width / 2.0 - left_) / cell_px_;
    const double middle_y = (area_.y + area_.height / 2.0 - top_) / cell_px_;
    area_ = area;
    if (fitted_ || cell_px_ <= fitted_cell_px()) {
        fit();
        return;
    }
    left_ = area_.x + area_.width / 2.0 - middle_x * cell_px_;
    top_ = area_.y + area_.height / 2.0 - middle_y * cell_px_;
    left_ = kept(left_, area_.width, area_.x, area_.width, size_.width);
    top_ = kept(top_, area_.height, area_.y, area_.height, size_.height);
}

void MazeGeometry::zoom(double factor, double px, double py) {
    const double smallest = fitted_cell_px();
    const double wanted = std::min(cell_px_ * factor, kLargestCellPx);
    if (wanted <= smallest) {
        fit();
        return;
    }
    const auto nearest = [this](double pointer, int start, int length, double origin, std::int64_t cells) {
        const double half_wall = wall_px() / 2.0;
        const double low = std::max<double>(start, origin - half_wall);
        const double high = std::min(start + static_cast<double>(length),
                                     origin + static_cast<double>(cells) * cell_px_ + half_wall);
        return std::clamp(pointer, low, std::max(low, high));
    };
    const double x = nearest(px, area_.x, area_.width, left_, size_.width);
    const double y = nearest(py, area_.y, area_.height, top_, size_.height);
    left_ = x - (x - left_) / cell_px_ * wanted;
    top_ = y - (y - top_) / cell_px_ * wanted;
    cell_px_ = wanted;
    fitted_ = false;
    // At the area's border, rounding may take the last pixel out of it.
    left_ = kept(left_, 2, area_.x, area_.width, size_.width);
    top_ = kept(top_, 2, area_.y, area_.height, size_.height);
}

void MazeGeometry::pan(double dx, double dy) {
    const double old_left = left_;
    const double old_top = top_;
    left_ += dx;
    top_ += dy;
    keep_in_reach(old_left, old_top);
    fitted_ = fitted_ && left_ == old_left && top_ == old_top;
}

void MazeGeometry::centre_on(mazegen::Cell cell) {
    pan(area_.x + area_.width / 2.0 - centre_x(cell.x), area_.y + area_.height / 2.0 - centre_y(cell.y));
}

double MazeGeometry::kept(double origin, double most, int start, int length, std::int64_t cells) const {
    const double extent = static_cast<double>(cells) * cell_px_;
    const double margin = std::min({extent, static_cast<double>(length), most}) / 2;
    return std::clamp(origin, start + margin - extent, start + length - margin);
}

/// What was out of reach before, after zooming near a border, need not jump back.
void MazeGeometry::keep_in_reach(double old_left, double old_top) {
    const auto keep = [this](double& origin, double old, int start, int length, std::int64_t cells) {
        const double in_reach = kept(origin, length, start, length, cells);
        origin = in_reach < origin ? std::min(origin, std::max(old, in_reach))
                                   : std::max(origin, std::min(old, in_reach));
    };
    keep(left_, old_left, area_.x, area_.width, size_.width);
    keep(top_, old_top, area_.y, area_.height, size_.height);
}

int MazeGeometry::wall_x(std::int64_t i) const {
    return band_start(left_ + static_cast<double>(i) * cell_px_, wall_px());
}

int MazeGeometry::wall_y(std::int64_t i) const {
    return band_start(top_ + static_cast<double>(i) * cell_px_, wall_px());
}

Rect MazeGeometry::cell_rect(mazegen::Cell cell) const {
    const int x = wall_x(cell.x) + wall_px();
    const int y = wall_y(cell.y) + wall_px();
    return {x, y, std::max(0, wall_x(cell.x + 1) - x), std::max(0, wall_y(cell.y + 1) - y)};
}

double MazeGeometry::centre_x(std::int64_t x) const {
    return left_ + (static_cast<double>(x) + 0.5) * cell_px_;
}

double MazeGeometry::centre_y(std::int64_t y) const {
    return top_ + (static_cast<double>(y) + 0.5) * cell_px_;
}

Rect MazeGeometry::maze_rect() const {
    if (overview()) {  // whole pixels, none of which lies wholly outside
        const int x = static_cast<int>(std::clamp(std::floor(left_ + 1e-6), -kFarthestPx, kFarthestPx));
        const int y = static_cast<int>(std::clamp(std::floor(top_ + 1e-6), -kFarthestPx, kFarthestPx));
        const double right = left_ + static_cast<double>(size_.width) * cell_px_ - 1e-6;
        const double bottom = top_ + static_cast<double>(size_.height) * cell_px_ - 1e-6;
        const int end_x = static_cast<int>(std::clamp(std::ceil(right), -kFarthestPx, kFarthestPx));
        const int end_y = static_cast<int>(std::clamp(std::ceil(bottom), -kFarthestPx, kFarthestPx));
        return intersection(area_, {x, y, std::max(1, end_x - x), std::max(1, end_y - y)});
    }
    const int x = wall_x(0);
    const int y = wall_y(0);
    return intersection(area_,
                        {x, y, wall_x(size_.width) + wall_px() - x, wall_y(size_.height) + wall_px() - y});
}

CellRange MazeGeometry::cells_in(const Rect& part) const {
    const int wall = wall_px();
    const auto [x0, x1] = touching(size_.width, part.x, part.right(), left_, cell_px_, wall,
                                   [this](std::int64_t i) { return wall_x(i); });
    const auto [y0, y1] = touching(size_.height, part.y, part.bottom(), top_, cell_px_, wall,
                                   [this](std::int64_t i) { return wall_y(i); });
    return {x0, y0, x1, y1};
}

std::optional<mazegen::Cell> MazeGeometry::cell_at(int px, int py) const {
    if (!maze_rect().contains(px, py)) {
        return std::nullopt;
    }
    const auto index = [this](int pixel, double origin, std::int64_t cells) {
        const auto cell = static_cast<std::int64_t>(std::floor((pixel + 0.5 - origin) / cell_px_));
        return std::clamp<std::int64_t>(cell, 0, cells - 1);
    };
    return mazegen::Cell{index(px, left_, size_.width), index(py, top_, size_.height)};
}

}  // namespace mazedraw
