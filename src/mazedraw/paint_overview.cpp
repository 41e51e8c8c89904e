// Pixels that cover several cells, or blocks of them. These are counted whole, not by the part that lies
// under the pixel: that way the loop over millions of cells is a few vector instructions.
#include <algorithm>
#include <cmath>

#include "overview.hpp"
#include "overview_parts.hpp"

namespace mazedraw {

namespace {

using mazegen::Maze;

/// Cells as they are: a sum has the walls in the low byte and the closed cells in the high one.
struct CellSource {
    using Sum = std::uint16_t;
    static constexpr std::int64_t kMostRows = 127;
    static constexpr unsigned kShift = 8;
    // Of nine parts of a cell, a wall takes two and a post, which is always there, one; the inside four.
    static constexpr float kWallUnit = 2.0F / 9, kAlwaysWall = 1.0F / 9, kClosedUnit = 4.0F / 9;

    const Maze& maze;

    void add(std::int64_t y, std::int64_t x0, std::span<Sum> sums) const {
        const std::uint8_t* bytes = maze.row(y).data() + x0;
        const std::size_t count = sums.size();
        Sum* const out = sums.data();
        for (std::size_t i = 0; i < count; ++i) {
            const unsigned walls = (bytes[i] & 1U) + (bytes[i] >> 3U);
            const unsigned closed = bytes[i] == mazegen::kAllWalls ? 1U << kShift : 0U;
            out[i] = static_cast<Sum>(out[i] + walls + closed);
        }
    }
};

/// Blocks, with their shares of 255.
struct BlockSource {
    using Sum = std::uint32_t;
    static constexpr std::int64_t kMostRows = 256;
    static constexpr unsigned kShift = 16;
    static constexpr float kWallUnit = 1.0F / 255, kAlwaysWall = 0, kClosedUnit = 1.0F / 255;

    const Overview& overview;

    void add(std::int64_t y, std::int64_t x0, std::span<Sum> sums) const {
        const std::uint8_t* walls = overview.wall_row(y) + x0;
        const std::uint8_t* closed = overview.closed_row(y) + x0;
        const std::size_t count = sums.size();
        Sum* const out = sums.data();
        for (std::size_t i = 0; i < count; ++i) {
            out[i] += walls[i] + (static_cast<Sum>(closed[i]) << kShift);
        }
    }
};

template <class Source>
class Averager {
  public:
    Averager(const Source& source, const Items& columns) : source_(source), first_(columns.begins.front()) {
        sums_.resize(static_cast<std::size_t>(columns.ends.back() - first_));
        running_.resize(sums_.size() + 1);
        walls_.resize(columns.begins.size());
        closed_.resize(walls_.size());
        for (std::size_t i = 0; i < walls_.size(); ++i) {
            const std::int64_t count = columns.ends[i] - columns.begins[i];
            begins_.push_back(static_cast<std::uint32_t>(columns.begins[i] - first_));
            ends_.push_back(static_cast<std::uint32_t>(columns.ends[i] - first_));
            per_item_.push_back(static_cast<float>(Mixer::kWhole) / static_cast<float>(count));
        }
    }

    /// One row of pixels, over the items in rows y0 to y1.
    void paint(std::int64_t y0, std::int64_t y1, const Mixer& mixer, std::span<std::uint32_t> pixels) {
        std::ranges::fill(walls_, 0);
        std::ranges::fill(closed_, 0);
        bool has_closed = false;
        for (std::int64_t y = y0; y < y1; y += Source::kMostRows) {
            std::ranges::fill(sums_, typename Source::Sum{0});
            for (std::int64_t row = y; row < std::min(y1, y + Source::kMostRows); ++row) {
                source_.add(row, first_, sums_);
            }
            add_up(walls_, [](std::uint32_t sum) { return sum & ((1U << Source::kShift) - 1); });
            if (any_closed()) {
                has_closed = true;
                add_up(closed_, [](std::uint32_t sum) { return sum >> Source::kShift; });
            }
        }
        color(1 / static_cast<float>(y1 - y0), has_closed, mixer, pixels);
    }

  private:
    [[nodiscard]] bool any_closed() const {
        std::uint32_t all = 0;
        for (const auto sum : sums_) {
            all |= sum;
        }
        return all >> Source::kShift != 0;
    }

    /// By running sums, so that there is no inner loop of one or two steps that would be hard to foresee.
    template <class Part>
    void add_up(std::vector<std::uint32_t>& totals, Part part) {
        std::uint32_t running = 0;
        for (std::size_t i = 0; i < sums_.size(); ++i) {
            running += part(sums_[i]);
            running_[i + 1] = running;
        }
        for (std::size_t i = 0; i < totals.size(); ++i) {
            totals[i] += running_[ends_[i]] - running_[begins_[i]];
        }
    }

    void color(float per_row, bool has_closed, const Mixer& mixer, std::span<std::uint32_t> pixels) const {
        constexpr float always = Source::kAlwaysWall * static_cast<float>(Mixer::kWhole) + 0.5F;
        const auto rounded = [](float share) { return static_cast<std::uint32_t>(static_cast<int>(share)); };
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const float unit = per_item_[i] * per_row;
            const std::uint32_t wall =
                rounded(static_cast<float>(static_cast<int>(walls_[i])) * unit * Source::kWallUnit + always);
            pixels[i] =
                !has_closed
                    ? mixer(wall)
                    : mixer(wall,
                            rounded(static_cast<float>(closed_[i]) * unit * Source::kClosedUnit + 0.5F));
        }
    }

    Source source_;
    std::int64_t first_;                        // item
    std::vector<std::uint32_t> begins_, ends_;  // by pixel: its items, counted from the first
    std::vector<float> per_item_;               // what one item of one row counts in each pixel
    std::vector<typename Source::Sum> sums_;
    std::vector<std::uint32_t> running_;         // sums of those before each item
    std::vector<std::uint32_t> walls_, closed_;  // by pixel
};

template <class Source>
void paint_averaged(Canvas& canvas, const Source& source, const MazeGeometry& geometry, mazegen::Size items,
                    double item_px, const Mixer& mixer, const Rect& part) {
    const double left = geometry.line_x(0);
    const double top = geometry.line_y(0);
    Averager<Source> averager(source, Items(part.x, part.width, left, item_px, items.width));
    const Items rows(part.y, part.height, top, item_px, items.height);
    for (int i = 0; i < part.height; ++i) {
        averager.paint(rows.begins[static_cast<std::size_t>(i)], rows.ends[static_cast<std::size_t>(i)],
                       mixer,
                       canvas.row(part.y + i)
                           .subspan(static_cast<std::size_t>(part.x), static_cast<std::size_t>(part.width)));
    }
}

}  // namespace

void paint_overview(Canvas& canvas, const Maze& maze, const Overview* overview, const MazeGeometry& geometry,
                    const MazeColors& colors, Color closed, Rect part) {
    part = intersection(intersection(part, geometry.maze_rect()), {0, 0, canvas.width(), canvas.height()});
    if (part.empty()) {
        return;
    }
    const Mixer mixer(colors, closed);
    const bool of_blocks = overview != nullptr && overview->block() > 0 && overview->complete() &&
                           geometry.visible().cells() > Overview::kDirectCells;
    paint_halves(part, [&](const Rect& half) {
        if (geometry.cell_px() >= 1) {
            paint_weighted(canvas, maze, geometry, mixer, half);
        } else if (of_blocks) {
            paint_averaged(canvas, BlockSource{*overview}, geometry, {overview->columns(), overview->rows()},
                           geometry.cell_px() * static_cast<double>(overview->block()), mixer, half);
        } else {
            paint_averaged(canvas, CellSource{maze}, geometry, maze.size(), geometry.cell_px(), mixer, half);
        }
    });
}

}  // namespace mazedraw
