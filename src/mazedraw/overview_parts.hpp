// What the ways of painting from far away share.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <future>
#include <vector>

#include "maze_colors.hpp"
#include "maze_geometry.hpp"
#include "mazegen/maze.hpp"

namespace mazedraw {

/// The colours between floor, wall and the inside of closed cells, by their shares in parts of kWhole.
class Mixer {
  public:
    static constexpr std::uint32_t kWhole = 254;

    Mixer(const MazeColors& colors, Color closed)
        : floor_(colors.floor), wall_(colors.wall), closed_(closed) {
        for (std::uint32_t i = 0; i < without_closed_.size(); ++i) {
            without_closed_[i] = mixed(std::min(i, kWhole), 0);
        }
    }

    [[nodiscard]] std::uint32_t operator()(std::uint32_t wall) const { return without_closed_[wall & 0xFFU]; }
    [[nodiscard]] std::uint32_t operator()(std::uint32_t wall, std::uint32_t closed) const {
        return closed == 0 ? (*this)(wall) : mixed(wall, std::min(closed, kWhole - std::min(wall, kWhole)));
    }

  private:
    [[nodiscard]] std::uint32_t mixed(std::uint32_t wall, std::uint32_t closed) const {
        const std::uint32_t floor = kWhole - wall - closed;
        const auto part = [=](std::uint8_t a, std::uint8_t b, std::uint8_t c) {
            return static_cast<std::uint8_t>((a * floor + b * wall + c * closed + kWhole / 2) / kWhole);
        };
        return to_pixel({part(floor_.red, wall_.red, closed_.red),
                         part(floor_.green, wall_.green, closed_.green),
                         part(floor_.blue, wall_.blue, closed_.blue)});
    }

    Color floor_, wall_, closed_;
    std::array<std::uint32_t, 256> without_closed_{};
};

/// The cells, or blocks of them, under each pixel of an axis: at least one each.
struct Items {
    std::vector<std::int64_t> begins, ends;

    Items(int first_px, int pixels, double origin, double item_px, std::int64_t items) {
        const auto item_at = [=](int px) {
            const double item = std::floor((px - origin) / item_px + 1e-9);
            return static_cast<std::int64_t>(std::clamp(item, 0.0, static_cast<double>(items)));
        };
        for (int px = first_px; px < first_px + pixels; ++px) {
            begins.push_back(std::min(item_at(px), items - 1));
            ends.push_back(std::max(begins.back() + 1, item_at(px + 1)));
        }
    }
};

/// Where a pixel is smaller than a cell. Requires a part of the maze and the canvas, not empty, and from 1 to
/// kOverviewPx pixels a cell.
void paint_weighted(Canvas& canvas, const mazegen::Maze& maze, const MazeGeometry& geometry,
                    const Mixer& mixer, const Rect& part);

/// Paints both halves of a large part at once; a full redraw of a large maze takes two thirds of the time. A
/// small part takes less than the start of a thread. Where the system gives no thread, one half comes after
/// the other.
template <class Paint>
void paint_halves(const Rect& part, Paint paint) {
    constexpr int large = 100'000;  // pixels
    if (part.width * part.height < large) {
        paint(part);
        return;
    }
    const int upper = part.height / 2;
    const Rect lower{part.x, part.y + upper, part.width, part.height - upper};
    std::future<void> other = std::async([&] { paint(lower); });
    paint({part.x, part.y, part.width, upper});
    other.get();
}

}  // namespace mazedraw
