#include "view.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace mazeterm {

namespace {

constexpr std::array kZooms = {Zoom{2, 1, true}, Zoom{2, 2},  Zoom{4, 2},
                               Zoom{8, 4},       Zoom{12, 6}, Zoom{16, 8}};
constexpr int kGoodLevel = 2;
constexpr int kLevels = static_cast<int>(kZooms.size());

/// The drawing stays on the screen: in the middle of the area, or covering it.
std::int64_t placed(std::int64_t at, std::int64_t length, int area_begin, int area_length) {
    return length <= area_length
               ? area_begin + (area_length - length) / 2
               : std::clamp<std::int64_t>(at, area_begin + area_length - length, area_begin);
}

}  // namespace

View::View(mazegen::Size maze, const Rect& area, bool pixels_possible, mazegen::Cell entry)
    : maze_(maze), area_(area), first_level_(pixels_possible ? 0 : 1), level_(first_level_), entry_(entry) {
    fit();
}

const Zoom& View::zoom() const { return kZooms[static_cast<std::size_t>(level_)]; }

std::int64_t View::width() const { return maze_.width * zoom().columns + 1; }

std::int64_t View::height() const { return maze_.height * zoom().rows + 1; }

void View::set_area(const Rect& area) {
    const double x = static_cast<double>(area_.x - left_) + area_.width / 2.0;
    const double y = static_cast<double>(area_.y - top_) + area_.height / 2.0;
    area_ = area;
    if (fitted_) {
        fit();
    } else {
        centre_at(x, y);
    }
}

void View::fit() {
    level_ = kLevels - 1;
    while (level_ > first_level_ && !shows_all()) {
        --level_;
    }
    if (!shows_all()) {
        level_ = kGoodLevel;
    }
    centre_on(entry_);
    fitted_ = true;
}

void View::zoom_by(int steps) {
    const Zoom before = zoom();
    const double x = (static_cast<double>(area_.x - left_) + area_.width / 2.0) / before.columns;
    const double y = (static_cast<double>(area_.y - top_) + area_.height / 2.0) / before.rows;
    level_ = std::clamp(level_ + steps, first_level_, kLevels - 1);
    fitted_ = false;
    centre_at(x * zoom().columns, y * zoom().rows);
}

void View::pan(int columns, int rows) {
    left_ -= columns;
    top_ -= rows;
    fitted_ = false;
    place();
}

void View::centre_at(double x, double y) {
    left_ = area_.x + area_.width / 2 - std::llround(x);
    top_ = area_.y + area_.height / 2 - std::llround(y);
    place();
}

void View::centre_on(mazegen::Cell cell) {
    fitted_ = false;
    centre_at((static_cast<double>(cell.x) + 0.5) * zoom().columns,
              (static_cast<double>(cell.y) + 0.5) * zoom().rows);
}

void View::keep_in_view(mazegen::Cell cell) {
    const auto is_near = [](std::int64_t at, std::int64_t length, int begin, int size, int margin) {
        return at >= begin + margin && at + length < begin + size - margin;
    };
    const std::int64_t x = left_ + cell.x * zoom().columns;
    const std::int64_t y = top_ + cell.y * zoom().rows;
    const bool inside =
        (width() <= area_.width || is_near(x, zoom().columns, area_.x, area_.width, area_.width / 8)) &&
        (height() <= area_.height || is_near(y, zoom().rows, area_.y, area_.height, area_.height / 8));
    if (!inside) {
        const bool fitted = fitted_;
        centre_on(cell);
        fitted_ = fitted;
    }
}

void View::place() {
    left_ = placed(left_, width(), area_.x, area_.width);
    top_ = placed(top_, height(), area_.y, area_.height);
}

}  // namespace mazeterm
