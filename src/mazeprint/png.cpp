// The picture is made of bands of equal rows of pixels: the lines of the lattice, and between two of them a
// row of cells. A row is put together from runs of one colour, already packed as the file wants them.
#include "mazeprint/png.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "mazegen/path_map.hpp"
#include "mazeprint/png_rows.hpp"

namespace mazeprint {

namespace {

using mazegen::Cell;
using mazegen::Direction;
using mazegen::Drawing;
using mazegen::Ends;
using mazegen::Rgb;

using Color = unsigned;  // its number in the palette

/// A row of pixels, packed.
class PackedRow {
  public:
    explicit PackedRow(const PngHead& head) : bits_(head.bits_per_pixel()), bytes_(head.row_bytes()) {
        packed_.resize(bytes_ / 4 + 2);
        for (Color color = 0; color < repeated_.size(); ++color) {
            for (unsigned at = 0; at < 32; at += bits_) {
                repeated_[color] |= std::uint64_t{color} << at;
            }
        }
    }

    void start() {
        next_ = packed_.data();
        waiting_ = 0;
    }
    void put(Color color, std::int64_t count) {
        for (auto left = static_cast<std::uint64_t>(count) * bits_; left > 0;) {
            const std::uint64_t now = std::min<std::uint64_t>(left, 32);
            left -= now;
            last_ = last_ << now | (repeated_[color] & ((std::uint64_t{1} << now) - 1));
            waiting_ += now;
            if (waiting_ >= 32) {
                waiting_ -= 32;
                store(static_cast<std::uint32_t>(last_ >> waiting_));
            }
        }
    }
    void end() { store(static_cast<std::uint32_t>(last_ << (32 - waiting_))); }

    /// One pixel of a row that has been ended.
    void set(std::int64_t x, Color color) {
        const std::uint64_t bit = static_cast<std::uint64_t>(x) * bits_;
        const unsigned shift = 8 - bits_ - bit % 8;
        const unsigned mask = (1U << bits_) - 1;
        std::uint8_t& byte = reinterpret_cast<std::uint8_t*>(packed_.data())[bit / 8];
        byte = static_cast<std::uint8_t>((byte & ~(mask << shift)) | (color & mask) << shift);
    }

    [[nodiscard]] std::span<const std::uint8_t> bytes() const {
        return {reinterpret_cast<const std::uint8_t*>(packed_.data()), bytes_};
    }

  private:
    void store(std::uint32_t bits) {
        *next_++ = std::endian::native == std::endian::little ? __builtin_bswap32(bits) : bits;
    }

    unsigned bits_;
    std::size_t bytes_;
    std::vector<std::uint32_t> packed_;         // not of bytes, which could be any other member's
    std::array<std::uint64_t, 16> repeated_{};  // 32 bits full of each colour
    std::uint32_t* next_ = nullptr;
    std::uint64_t last_ = 0;     // the last bits that were put
    std::uint64_t waiting_ = 0;  // how many of them are not stored, below 32
};

struct Colors {
    explicit Colors(const Drawing& drawing) {
        const mazegen::DrawingStyle& style = drawing.style;
        const mazegen::Gaps gaps = gaps_of(drawing);
        ground = number_of(style.background.value_or(Rgb{0xFF, 0xFF, 0xFF}));
        wall = number_of(style.wall_color);
        pattern = wall;
        if (!drawing.closed_are_walls && has_closed_cell(drawing.maze)) {
            pattern = number_of(style.pattern_color);
        }
        if (drawing.ends && !drawing.path.empty()) {
            path = number_of(style.path_color);
        }
        if (drawing.ends && !gaps.entry) {
            entry = number_of(style.entry_color);
        }
        if (drawing.ends && !gaps.exit) {
            exit = number_of(style.exit_color);
        }
    }

    std::vector<Rgb> palette;
    Color ground = 0, wall = 0, pattern = 0, path = 0, entry = 0, exit = 0;

  private:
    Color number_of(Rgb color) {
        const auto found = std::find(palette.begin(), palette.end(), color);
        const auto number = static_cast<Color>(found - palette.begin());
        if (found == palette.end()) {
            palette.push_back(color);
        }
        return number;
    }
    static bool has_closed_cell(const mazegen::Maze& maze) {
        for (std::int64_t y = 0; y < maze.size().height; ++y) {
            const auto row = maze.row(y);
            if (std::find(row.begin(), row.end(), mazegen::kAllWalls) != row.end()) {
                return true;
            }
        }
        return false;
    }
};

/// The lengths of a style in whole pixels.
struct Pixels {
    explicit Pixels(const mazegen::DrawingStyle& style)
        : cell(std::llround(style.cell)),
          wall(std::llround(style.wall)),
          inner(std::llround(style.inner)),
          margin(std::llround(style.margin)),
          corridor(cell - inner),
          path(path_width(style)),
          path_begin((corridor - path) / 2),
          path_end(path_begin + path),
          // A disc in a corridor of 2 px would otherwise have no pixel.
          marker_radius(std::max(style.marker_radius(), 0.75)) {}

    [[nodiscard]] std::int64_t side(std::int64_t cells) const {
        return cells * cell - inner + 2 * (wall + margin);
    }

    std::int64_t cell, wall, inner, margin, corridor, path;
    std::int64_t path_begin, path_end;  // in a corridor
    double marker_radius;

  private:
    /// As odd or even as the corridor, so that it runs in its middle.
    [[nodiscard]] std::int64_t path_width(const mazegen::DrawingStyle& style) const {
        const std::int64_t odd = corridor % 2;
        const std::int64_t pairs = std::llround((style.path_width() - static_cast<double>(odd)) / 2);
        return std::max(2 * pairs + odd, 2 - odd);
    }
};

class PngWriter {
  public:
    PngWriter(const Drawing& drawing, const mazegen::Sink& sink)
        : drawing_(drawing),
          maze_(drawing.maze),
          width_(drawing.maze.size().width),
          height_(drawing.maze.size().height),
          ends_(drawing.ends),
          gaps_(gaps_of(drawing)),
          px_(drawing.style),
          colors_(drawing),
          path_(drawing.maze.size(), drawing.ends, drawing.path),
          head_{px_.side(width_), px_.side(height_), colors_.palette},
          row_(head_),
          rows_(head_, sink),
          across_(static_cast<std::size_t>(width_ + 2)),
          above_(static_cast<std::size_t>(width_ + 1)),
          below_(above_) {}

    bool write() {
        put_margin();
        for (std::int64_t y = 0; y <= height_ && rows_.ok(); ++y) {
            look_at_line(y);
            put_line(y);
            if (y < height_) {
                put_cells(y);
            }
        }
        put_margin();
        return rows_.finish();
    }

  private:
    void put_margin() {
        row_.start();
        row_.put(colors_.ground, head_.width);
        row_.end();
        rows_.put(row_.bytes(), px_.margin);
    }

    /// The walls on lattice line y and beside the cells above and below it.
    void look_at_line(std::int64_t y) {
        above_.swap(below_);
        const auto row = maze_.row(std::min(y, height_ - 1));
        const unsigned across = wall_bit(y < height_ ? Direction::north : Direction::south);
        const unsigned beside = y < height_ ? wall_bit(Direction::west) : 0;
        look_at_walls(row, across, across_.data() + 1);
        look_at_walls(row, beside, below_.data());
        below_.back() = y < height_;  // the border is closed everywhere but in the gaps
        if (ends_) {
            open_gap(y, ends_->entry, gaps_.entry);
            open_gap(y, ends_->exit, gaps_.exit);
        }
    }
    static void look_at_walls(std::span<const std::uint8_t> row, unsigned bit, std::uint8_t* to) {
        for (const std::uint8_t walls : row) {
            *to++ = (walls & bit) != 0;
        }
    }
    void open_gap(std::int64_t y, Cell cell, std::optional<Direction> side) {
        if (side == Direction::north || side == Direction::south) {
            if (y == (side == Direction::north ? 0 : height_)) {
                across_[static_cast<std::size_t>(cell.x) + 1] = 0;
            }
        } else if (side && y == cell.y) {
            (side == Direction::west ? below_.front() : below_.back()) = 0;
        }
    }

    /// A line of the border is thicker outwards, where only the border itself is drawn.
    void put_line(std::int64_t y) {
        const std::int64_t outside = px_.wall - px_.inner;
        if (y == 0) {
            put_line_rows(y, false, outside);
        }
        put_line_rows(y, true, px_.inner);
        if (y == height_) {
            put_line_rows(y, false, outside);
        }
    }
    void put_line_rows(std::int64_t y, bool inside, std::int64_t times) {
        row_.start();
        row_.put(colors_.ground, px_.margin);
        for (std::int64_t x = 0; x <= width_; ++x) {
            paint_post(x, y, inside);
            if (x < width_) {
                paint_passage(x, y);
            }
        }
        row_.put(colors_.ground, px_.margin);
        row_.end();
        rows_.put(row_.bytes(), times);
    }

    /// Where the lattice lines cross: there is wall when one meets it, as far out as that one is thick.
    void paint_post(std::int64_t x, std::int64_t y, bool inside) {
        const auto i = static_cast<std::size_t>(x);
        const unsigned on_line = across_[i] | across_[i + 1];
        const unsigned on_column = above_[i] | below_[i];
        const bool border_line = y == 0 || y == height_;
        const bool border_column = x == 0 || x == width_;
        if (!border_line && !border_column) {
            row_.put((on_line | on_column) != 0 ? colors_.wall : colors_.ground, px_.inner);
            return;
        }
        const bool whole = (border_line && on_line != 0) || (border_column && on_column != 0);
        const bool part = inside && (on_line | on_column) != 0;
        const std::int64_t outside = border_column ? px_.wall - px_.inner : 0;
        const auto put_outside = [&] { row_.put(whole ? colors_.wall : colors_.ground, outside); };
        if (x == 0) {
            put_outside();
        }
        row_.put(whole || part ? colors_.wall : colors_.ground, px_.inner);
        if (x == width_) {
            put_outside();
        }
    }

    /// Between two cells, one above the other.
    void paint_passage(std::int64_t x, std::int64_t y) {
        if (path_.to_north({x, y})) {
            paint_corridor(false, true, false);
            return;
        }
        const bool wall = across_[static_cast<std::size_t>(x) + 1] != 0;
        row_.put(wall ? colors_.wall : colors_.ground, px_.corridor);
    }

    /// Across a corridor from west to east, where the path is.
    void paint_corridor(bool west, bool middle, bool east) {
        if (!west && !middle && !east) {
            row_.put(colors_.ground, px_.corridor);
            return;
        }
        row_.put(west ? colors_.path : colors_.ground, px_.path_begin);
        row_.put(middle ? colors_.path : colors_.ground, px_.path);
        row_.put(east ? colors_.path : colors_.ground, px_.corridor - px_.path_end);
    }

    /// A row of cells, in bands of equal rows of pixels.
    void put_cells(std::int64_t y) {
        const bool markers =
            ends_ && ((!gaps_.entry && ends_->entry.y == y) || (!gaps_.exit && ends_->exit.y == y));
        for (std::int64_t at = 0; at < px_.corridor;) {
            paint_cells(y, at);
            std::int64_t next = px_.corridor;
            if (markers) {
                paint_markers(y, at);
                next = at + 1;
            } else if (!path_.empty() && at < px_.path_end) {
                next = at < px_.path_begin ? px_.path_begin : px_.path_end;
            }
            rows_.put(row_.bytes(), next - at);
            at = next;
        }
    }

    /// The row of pixels so far below the upper end of the corridors.
    void paint_cells(std::int64_t y, std::int64_t at) {
        const auto cells = maze_.row(y);
        const bool middle = at >= px_.path_begin && at < px_.path_end;
        row_.start();
        row_.put(colors_.ground, px_.margin);
        for (std::int64_t x = 0; x <= width_; ++x) {
            const auto i = static_cast<std::size_t>(x);
            const bool on_path = middle && path_.to_west({x, y});
            row_.put(below_[i] != 0 ? colors_.wall
                     : on_path      ? colors_.path
                                    : colors_.ground,
                     x == 0 || x == width_ ? px_.wall : px_.inner);
            if (x == width_) {
                break;
            }
            if (cells[i] == mazegen::kAllWalls && drawing_.is_filled({x, y})) {
                row_.put(colors_.pattern, px_.corridor);
            } else if (path_.empty()) {
                row_.put(colors_.ground, px_.corridor);
            } else {
                const Cell cell{x, y};
                const bool in_middle = middle                ? path_.cell(cell)
                                       : at < px_.path_begin ? path_.to_north(cell)
                                                             : path_.to_south(cell);
                paint_corridor(on_path, in_middle, middle && path_.to_east(cell));
            }
        }
        row_.put(colors_.ground, px_.margin);
        row_.end();
    }

    /// A pixel belongs to a marker when its centre does.
    void paint_markers(std::int64_t y, std::int64_t at) {
        const double r = px_.marker_radius;
        if (!gaps_.entry && ends_->entry.y == y) {
            paint_marker(ends_->entry.x, at, colors_.entry,
                         [&](double dx, double dy) { return dx * dx + dy * dy <= r * r; });
        }
        if (!gaps_.exit && ends_->exit.y == y) {
            paint_marker(ends_->exit.x, at, colors_.exit,
                         [&](double dx, double dy) { return std::abs(dx) <= r && std::abs(dy) <= r; });
        }
    }
    template <class Contains>
    void paint_marker(std::int64_t column, std::int64_t at, Color color, Contains contains) {
        const std::int64_t left = px_.margin + px_.wall + column * px_.cell;
        const auto from_middle = [&](std::int64_t i) {
            return static_cast<double>(2 * i + 1 - px_.corridor) / 2;
        };
        for (std::int64_t i = 0; i < px_.corridor; ++i) {
            if (contains(from_middle(i), from_middle(at))) {
                row_.set(left + i, color);
            }
        }
    }

    const Drawing& drawing_;
    const mazegen::Maze& maze_;
    std::int64_t width_, height_;
    std::optional<Ends> ends_;
    mazegen::Gaps gaps_;
    Pixels px_;
    Colors colors_;
    mazegen::PathMap path_;
    PngHead head_;
    PackedRow row_;
    PngRows rows_;
    // Of the lattice line that is being drawn; 1 is a wall.
    std::vector<std::uint8_t> across_;  // above each cell, from 1 on
    std::vector<std::uint8_t> above_;   // west of each cell of the row above it; the last: the border
    std::vector<std::uint8_t> below_;   // of the row below it
};

}  // namespace

bool write_png(const Drawing& drawing, const mazegen::Sink& sink) { return PngWriter(drawing, sink).write(); }

}  // namespace mazeprint
