// Two ways to average. Where a pixel is smaller than a cell, the wall strips are weighted by the part of
// the pixel that they cover. Where it covers several cells, these are counted whole: that way the loop
// over millions of cells is a few vector instructions.
#include <algorithm>
#include <array>
#include <cmath>

#include "overview.hpp"

namespace mazedraw {

namespace {

using mazegen::Maze;

/// Mixes floor, wall and closed cell by their shares in 256ths.
class Mixer {
  public:
    Mixer(const MazeColors& colors, Color closed)
        : floor_(colors.floor), wall_(colors.wall), closed_(closed) {
        for (std::uint32_t i = 0; i < without_closed_.size(); ++i) {
            without_closed_[i] = mixed(i, 0);
        }
    }

    [[nodiscard]] std::uint32_t operator()(std::uint32_t wall, std::uint32_t closed) const {
        return closed == 0 ? without_closed_[std::min(wall, 256U)] : mixed(wall, closed);
    }

  private:
    [[nodiscard]] std::uint32_t mixed(std::uint32_t wall, std::uint32_t closed) const {
        const std::uint32_t w = std::min(wall, 256U);
        const std::uint32_t c = std::min(closed, 256 - w);
        const auto part = [=](std::uint8_t a, std::uint8_t b, std::uint8_t d) {
            return static_cast<std::uint8_t>((a * (256 - w - c) + b * w + d * c + 128) >> 8U);
        };
        return to_pixel({part(floor_.red, wall_.red, closed_.red),
                         part(floor_.green, wall_.green, closed_.green),
                         part(floor_.blue, wall_.blue, closed_.blue)});
    }

    Color floor_, wall_, closed_;
    std::array<std::uint32_t, 257> without_closed_{};
};

// ---- Pixels that cover several cells

/// The cells, or blocks of them, under each pixel of an axis: those of pixel i begin at begins[i].
std::vector<std::int64_t> starts_under(int first_px, int pixels, double origin, double item_px,
                                       std::int64_t items) {
    std::vector<std::int64_t> begins;
    begins.reserve(static_cast<std::size_t>(pixels) + 1);
    for (int i = 0; i <= pixels; ++i) {
        const double item = std::floor((first_px + i - origin) / item_px + 1e-9);
        begins.push_back(static_cast<std::int64_t>(std::clamp(item, 0.0, static_cast<double>(items))));
    }
    return begins;
}

/// At least one item for each pixel.
std::int64_t end_under(const std::vector<std::int64_t>& begins, std::size_t i, std::int64_t items) {
    return std::min(items, std::max(begins[i] + 1, begins[i + 1]));
}

struct Sums {
    std::uint64_t walls = 0, closed = 0;
};

/// Cells as they are: in each sum, the walls in the low byte and the closed cells in the high one.
struct CellSource {
    using Sum = std::uint16_t;
    static constexpr std::int64_t kMostRows = 127;
    static constexpr unsigned kShift = 8;

    const Maze& maze;

    void add(std::int64_t y, std::int64_t x0, std::span<Sum> sums) const {
        const std::uint8_t* bytes = maze.row(y).data() + x0;
        const std::size_t count = sums.size();
        Sum* const out = sums.data();
        for (std::size_t i = 0; i < count; ++i) {
            const unsigned walls = (bytes[i] & 1U) + (bytes[i] >> 3U);
            const unsigned closed = bytes[i] == mazegen::kAllWalls ? 256U : 0U;
            out[i] = static_cast<Sum>(out[i] + walls + closed);
        }
    }
    /// A post for each cell, two parts of nine for each wall, four for the inside.
    static Sums shares(Sums sums, std::uint64_t count) {
        return {(256 * (count + 2 * sums.walls) + 4) / (9 * count), 256 * 4 * sums.closed / (9 * count)};
    }
};

struct BlockSource {
    using Sum = std::uint32_t;
    static constexpr std::int64_t kMostRows = 256;
    static constexpr unsigned kShift = 16;

    const Overview& overview;

    void add(std::int64_t y, std::int64_t x0, std::span<Sum> sums) const {
        const std::uint8_t* walls = overview.wall_row(y) + x0;
        const std::uint8_t* closed = overview.closed_row(y) + x0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += walls[i] + (static_cast<Sum>(closed[i]) << 16U);
        }
    }
    static Sums shares(Sums sums, std::uint64_t count) {
        return {(256 * sums.walls + 127 * count) / (255 * count), 256 * sums.closed / (255 * count)};
    }
};

template <class Source>
class Averager {
  public:
    Averager(const Source& source, std::vector<std::int64_t> columns, std::int64_t items)
        : source_(source), columns_(std::move(columns)), items_(items), first_(begin(0)) {
        sums_.resize(static_cast<std::size_t>(std::min(items, columns_.back() + 1) - first_));
        totals_.resize(columns_.size() - 1);
    }

    /// One row of pixels, over the items in rows y0 to y1.
    void paint(std::int64_t y0, std::int64_t y1, const Mixer& mixer, std::span<std::uint32_t> pixels) {
        std::ranges::fill(totals_, Sums{});
        for (std::int64_t y = y0; y < y1; y += Source::kMostRows) {
            std::ranges::fill(sums_, typename Source::Sum{0});
            for (std::int64_t row = y; row < std::min(y1, y + Source::kMostRows); ++row) {
                source_.add(row, first_, sums_);
            }
            add_up();
        }
        for (std::size_t i = 0; i < totals_.size(); ++i) {
            const auto count =
                static_cast<std::uint64_t>((end_under(columns_, i, items_) - begin(i)) * (y1 - y0));
            const Sums shares = Source::shares(totals_[i], count);
            pixels[i] =
                mixer(static_cast<std::uint32_t>(shares.walls), static_cast<std::uint32_t>(shares.closed));
        }
    }

  private:
    [[nodiscard]] std::int64_t begin(std::size_t i) const { return std::min(columns_[i], items_ - 1); }

    void add_up() {
        constexpr std::uint32_t kLow = (1U << Source::kShift) - 1;
        for (std::size_t i = 0; i < totals_.size(); ++i) {
            const std::int64_t end = end_under(columns_, i, items_);
            for (std::int64_t x = begin(i); x < end; ++x) {
                const std::uint32_t sum = sums_[static_cast<std::size_t>(x - first_)];
                totals_[i].walls += sum & kLow;
                totals_[i].closed += sum >> Source::kShift;
            }
        }
    }

    Source source_;
    std::vector<std::int64_t> columns_;
    std::int64_t items_;
    std::int64_t first_;
    std::vector<typename Source::Sum> sums_;
    std::vector<Sums> totals_;
};

template <class Source>
void paint_averaged(Canvas& canvas, const Source& source, const MazeGeometry& geometry, mazegen::Size items,
                    double item_px, const Mixer& mixer, const Rect& part) {
    const double left = geometry.line_x(0);
    const double top = geometry.line_y(0);
    Averager averager(source, starts_under(part.x, part.width, left, item_px, items.width), items.width);
    const auto rows = starts_under(part.y, part.height, top, item_px, items.height);
    for (int i = 0; i < part.height; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const std::int64_t begin = std::min(rows[index], items.height - 1);
        averager.paint(begin, end_under(rows, index, items.height), mixer,
                       canvas.row(part.y + i)
                           .subspan(static_cast<std::size_t>(part.x), static_cast<std::size_t>(part.width)));
    }
}

// ---- Pixels smaller than a cell

/// What a pixel covers of an axis: the strip of grid line i, the inside of cell i, and both of i + 1.
struct Cover {
    std::int64_t i = 0;
    float line = 0, inside = 0, next_line = 0, next_inside = 0;
};

Cover cover_of(int px, double origin, double cell_px, std::int64_t cells) {
    constexpr double kHalfWall = 1.0 / 6;
    const auto count = static_cast<double>(cells);
    const double from = std::clamp((px - origin) / cell_px, 0.0, count - 0.01);
    const double to = std::clamp((px + 1 - origin) / cell_px, from + 0.01, count);
    const double i = std::floor(from + kHalfWall);
    const auto share = [=](double begin, double end) {
        return static_cast<float>(std::max(0.0, std::min(to, end) - std::max(from, begin)) / (to - from));
    };
    return {static_cast<std::int64_t>(i), share(i - kHalfWall, i + kHalfWall),
            share(i + kHalfWall, i + 1 - kHalfWall), share(i + 1 - kHalfWall, i + 1 + kHalfWall),
            share(i + 1 + kHalfWall, i + 2 - kHalfWall)};
}

/// A row of cells, seen by the pixels of one row: the shares of wall on its upper grid line, and of wall and
/// of closed cells beside and inside its cells.
struct RowShares {
    std::vector<float> line, inside, closed;
};

class Weigher {
  public:
    Weigher(const Maze& maze, const MazeGeometry& geometry, const Rect& part) : maze_(maze) {
        for (int px = part.x; px < part.right(); ++px) {
            columns_.push_back(cover_of(px, geometry.line_x(0), geometry.cell_px(), maze.size().width));
        }
        first_ = columns_.front().i;
        bytes_.resize(static_cast<std::size_t>(columns_.back().i - first_ + 2));
        for (RowShares* shares : {&row_, &next_}) {
            for (std::vector<float>* values : {&shares->line, &shares->inside, &shares->closed}) {
                values->resize(columns_.size());
            }
        }
    }

    void paint(const Cover& cover, const Mixer& mixer, std::span<std::uint32_t> pixels) {
        if (cover.i != row_number_) {
            if (cover.i == row_number_ + 1) {
                std::swap(row_, next_);
            } else {
                look_at(cover.i, row_);
            }
            look_at(cover.i + 1, next_);
            row_number_ = cover.i;
        }
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            const float wall = cover.line * row_.line[i] + cover.inside * row_.inside[i] +
                               cover.next_line * next_.line[i] + cover.next_inside * next_.inside[i];
            const float closed = cover.inside * row_.closed[i] + cover.next_inside * next_.closed[i];
            pixels[i] = mixer(static_cast<std::uint32_t>(wall * 256 + 0.5F),
                              static_cast<std::uint32_t>(closed * 256 + 0.5F));
        }
    }

  private:
    /// Beyond the last row and column stand the outer walls, as those of cells in the south and east.
    void look_at(std::int64_t y, RowShares& shares) {
        constexpr std::uint8_t kNorthAndWest = 9;
        std::ranges::fill(bytes_, kNorthAndWest);
        if (y < maze_.size().height) {
            const auto row =
                maze_.row(y).subspan(static_cast<std::size_t>(std::min(first_, maze_.size().width)));
            std::copy_n(row.begin(), std::min(row.size(), bytes_.size()), bytes_.begin());
        }
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const Cover& c = columns_[i];
            const std::uint8_t cell = bytes_[static_cast<std::size_t>(c.i - first_)];
            const std::uint8_t next = bytes_[static_cast<std::size_t>(c.i - first_ + 1)];
            const auto bit = [](unsigned byte, unsigned number) {
                return static_cast<float>(byte >> number & 1U);
            };
            shares.line[i] = c.line + c.next_line + c.inside * bit(cell, 0) + c.next_inside * bit(next, 0);
            shares.inside[i] = c.line * bit(cell, 3) + c.next_line * bit(next, 3);
            shares.closed[i] = (cell == mazegen::kAllWalls ? c.inside : 0) +
                               (next == mazegen::kAllWalls ? c.next_inside : 0);
        }
    }

    const Maze& maze_;
    std::vector<Cover> columns_;
    std::int64_t first_ = 0;
    std::int64_t row_number_ = -2;
    std::vector<std::uint8_t> bytes_;
    RowShares row_, next_;
};

void paint_weighted(Canvas& canvas, const Maze& maze, const MazeGeometry& geometry, const Mixer& mixer,
                    const Rect& part) {
    Weigher weigher(maze, geometry, part);
    for (int y = part.y; y < part.bottom(); ++y) {
        const Cover cover = cover_of(y, geometry.line_y(0), geometry.cell_px(), maze.size().height);
        weigher.paint(
            cover, mixer,
            canvas.row(y).subspan(static_cast<std::size_t>(part.x), static_cast<std::size_t>(part.width)));
    }
}

bool many_in_view(const MazeGeometry& geometry) {
    const CellRange range = geometry.visible();
    return (range.x1 - range.x0) * (range.y1 - range.y0) > Overview::kDirectCells;
}

}  // namespace

void paint_overview(Canvas& canvas, const Maze& maze, const Overview* overview, const MazeGeometry& geometry,
                    const MazeColors& colors, Color closed, Rect part) {
    part = intersection(intersection(part, geometry.maze_rect()), {0, 0, canvas.width(), canvas.height()});
    if (part.empty()) {
        return;
    }
    const Mixer mixer(colors, closed);
    if (geometry.cell_px() >= 1) {
        paint_weighted(canvas, maze, geometry, mixer, part);
    } else if (overview != nullptr && overview->block() > 0 && overview->complete() &&
               many_in_view(geometry)) {
        paint_averaged(canvas, BlockSource{*overview}, geometry, {overview->columns(), overview->rows()},
                       geometry.cell_px() * static_cast<double>(overview->block()), mixer, part);
    } else {
        paint_averaged(canvas, CellSource{maze}, geometry, maze.size(), geometry.cell_px(), mixer, part);
    }
}

}  // namespace mazedraw
