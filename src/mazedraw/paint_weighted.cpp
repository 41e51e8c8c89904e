// Pixels smaller than a cell: walls count by the part of the pixel that they cover. All shares are whole
// numbers of 255, products of two fit into 16 bits, so most of the work is done by vector instructions.
#include <cmath>
#include <vector>

#include "overview_parts.hpp"

namespace mazedraw {

namespace {

using mazegen::Maze;
using Share = std::uint16_t;

constexpr double kHalfWall = 1.0 / 6;  // of a cell

/// What a pixel covers of an axis: the strip of grid line i, the inside of cell i, and both of i + 1.
struct Cover {
    std::int64_t i = 0;
    std::array<Share, 4> parts{};  // 255 in all
};

Cover cover_of(int px, double origin, double cell_px, std::int64_t cells) {
    const auto count = static_cast<double>(cells);
    const double from = std::clamp((px - origin) / cell_px, 0.0, count - 0.01);
    const double to = std::clamp((px + 1 - origin) / cell_px, from + 0.01, count);
    const double i = std::floor(from + kHalfWall);
    const std::array<double, 4> ends = {i + kHalfWall, i + 1 - kHalfWall, i + 1 + kHalfWall,
                                        i + 2 - kHalfWall};
    Cover cover{static_cast<std::int64_t>(i), {}};
    Share before = 0;  // rounding sums, not parts, keeps the whole
    for (std::size_t part = 0; part < ends.size(); ++part) {
        const double share = std::clamp((ends[part] - from) / (to - from), 0.0, 1.0);
        const auto sum = static_cast<Share>(part + 1 == ends.size() ? 255 : std::lround(share * 255));
        cover.parts[part] = static_cast<Share>(sum - before);
        before = sum;
    }
    return cover;
}

/// A row of cells, by pixel: the shares of wall on its upper grid line, and of wall and of closed cells
/// beside and inside its cells.
struct RowShares {
    std::vector<Share> line, inside, closed;
    bool has_closed = false;
};

void add_product(const std::vector<Share>& a, Share by_a, const std::vector<Share>& b, Share by_b,
                 std::vector<Share>& sums) {
    const Share* const from_a = a.data();
    const Share* const from_b = b.data();
    Share* const to = sums.data();
    const std::size_t count = sums.size();
    for (std::size_t i = 0; i < count; ++i) {
        to[i] =
            static_cast<Share>(static_cast<Share>(from_a[i] * by_a) + static_cast<Share>(from_b[i] * by_b));
    }
}

class Weigher {
  public:
    Weigher(const Maze& maze, const MazeGeometry& geometry, const Rect& part) : maze_(maze) {
        for (int px = part.x; px < part.right(); ++px) {
            const Cover cover = cover_of(px, geometry.line_x(0), geometry.cell_px(), maze.size().width);
            cells_.push_back(cover.i);
            for (std::size_t i = 0; i < parts_.size(); ++i) {
                parts_[i].push_back(cover.parts[i]);
            }
        }
        first_ = cells_.front();
        bytes_.resize(static_cast<std::size_t>(cells_.back() - first_ + 2));
        for (std::vector<Share>* values : {&row_.line, &row_.inside, &row_.closed, &next_.line, &next_.inside,
                                           &next_.closed, &here_, &beside_, &wall_, &closed_, &products_}) {
            values->resize(cells_.size());
        }
    }

    void paint(const Cover& cover, const Mixer& mixer, std::span<std::uint32_t> pixels) {
        go_to(cover.i);
        combine(cover);
        if (!row_.has_closed && !next_.has_closed) {
            for (std::size_t i = 0; i < pixels.size(); ++i) {
                pixels[i] = mixer(wall_[i]);
            }
            return;
        }
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            pixels[i] = mixer(wall_[i], closed_[i]);
        }
    }

  private:
    void go_to(std::int64_t y) {
        if (y == row_number_) {
            return;
        }
        if (y == row_number_ + 1) {
            std::swap(row_, next_);
        } else {
            look_at(y, row_);
        }
        look_at(y + 1, next_);
        row_number_ = y;
    }

    void combine(const Cover& cover) {
        const auto [line, inside, next_line, next_inside] = cover.parts;
        add_product(row_.line, line, next_.line, next_line, products_);
        add_product(row_.inside, inside, next_.inside, next_inside, wall_);
        for (std::size_t i = 0; i < wall_.size(); ++i) {
            wall_[i] = static_cast<Share>((wall_[i] + products_[i] + 128U) >> 8U);
        }
        if (row_.has_closed || next_.has_closed) {
            add_product(row_.closed, inside, next_.closed, next_inside, closed_);
            for (Share& share : closed_) {
                share = static_cast<Share>((share + 128U) >> 8U);
            }
        }
    }

    /// Beyond the last row and column stand the outer walls, as those of cells in the south and east.
    void read(std::int64_t y) {
        constexpr std::uint8_t north_and_west = 9;
        std::ranges::fill(bytes_, north_and_west);
        const auto [width, height] = maze_.size();
        if (y < height) {
            const auto row = maze_.row(y).subspan(static_cast<std::size_t>(std::min(first_, width)));
            std::copy_n(row.begin(), std::min(row.size(), bytes_.size()), bytes_.begin());
        }
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const auto cell = static_cast<std::size_t>(cells_[i] - first_);
            here_[i] = bytes_[cell];
            beside_[i] = bytes_[cell + 1];
        }
    }

    /// The sums of the parts of both cells under each pixel, where these have the bit.
    void set_where(unsigned bit, const std::vector<Share>& part, const std::vector<Share>& next_part,
                   std::vector<Share>& sums) const {
        const Share* const here = here_.data();
        const Share* const beside = beside_.data();
        const Share* const from = part.data();
        const Share* const from_next = next_part.data();
        Share* const to = sums.data();
        const std::size_t count = sums.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Share cell = static_cast<Share>(0U - (here[i] >> bit & 1U));  // all bits or none
            const Share next = static_cast<Share>(0U - (beside[i] >> bit & 1U));
            to[i] = static_cast<Share>((from[i] & cell) + (from_next[i] & next));
        }
    }

    void look_at(std::int64_t y, RowShares& shares) {
        read(y);
        set_where(0, parts_[1], parts_[3], shares.line);
        for (std::size_t i = 0; i < here_.size(); ++i) {
            shares.line[i] = static_cast<Share>(shares.line[i] + parts_[0][i] + parts_[2][i]);
        }
        set_where(3, parts_[0], parts_[2], shares.inside);
        unsigned any_closed = 0;
        for (std::size_t i = 0; i < here_.size(); ++i) {
            const Share closed = static_cast<Share>((here_[i] == mazegen::kAllWalls ? parts_[1][i] : 0) +
                                                    (beside_[i] == mazegen::kAllWalls ? parts_[3][i] : 0));
            shares.closed[i] = closed;
            any_closed |= closed;
        }
        shares.has_closed = any_closed != 0;
    }

    const Maze& maze_;
    std::vector<std::int64_t> cells_;          // by pixel, as all the shares
    std::array<std::vector<Share>, 4> parts_;  // as in Cover
    std::int64_t first_ = 0;
    std::int64_t row_number_ = -2;
    std::vector<std::uint8_t> bytes_;
    std::vector<Share> here_, beside_;
    RowShares row_, next_;
    std::vector<Share> wall_, closed_, products_;
};

}  // namespace

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

}  // namespace mazedraw
