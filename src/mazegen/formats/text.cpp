#include "mazegen/text.hpp"

#include <array>

#include "mazegen/path_map.hpp"
#include "pieces.hpp"

namespace mazegen {

namespace {

/// What a place of the lattice shows; the colour follows from it.
enum class Mark { plain, wall, pattern, path, collectible, entry, exit };

struct Glyphs {
    /// By the walls that meet in a corner: bits 0 to 3 = a wall to the north, east, south, west.
    std::array<std::string_view, 16> corners;
    std::string_view horizontal, vertical, pattern, path;
};

constexpr Glyphs kAscii{
    {" ", "+", "+", "+", "+", "|", "+", "+", "+", "+", "-", "+", "+", "+", "+", "+"}, "-", "|", "#", "."};
constexpr Glyphs kUnicode{
    {" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"}, "─", "│", "█", "•"};

/// By its upper half (1) and its lower half (2).
constexpr std::array<std::string_view, 4> kBlocks{" ", "▀", "▄", "█"};
constexpr std::string_view kOverline = "\u0305";  // over the character before it

std::string_view color_of(Mark mark) {
    switch (mark) {
        case Mark::pattern:
            return "\x1B[36m";
        case Mark::path:
            return "\x1B[31m";
        case Mark::collectible:
            return "\x1B[35m";
        case Mark::entry:
            return "\x1B[1;32m";
        case Mark::exit:
            return "\x1B[1;33m";
        case Mark::wall:
            return "\x1B[94m";
        case Mark::plain:
            break;
    }
    return "\x1B[0m";
}

class TextWriter {
  public:
    TextWriter(const Maze& maze, const TextOptions& options, const Sink& sink)
        : maze_(maze),
          options_(options),
          glyphs_(options.charset == Charset::ascii ? kAscii : kUnicode),
          path_(maze.size(), options.ends, options.path),
          collectibles_(options.collectibles),
          text_(sink) {}

    bool write() {
        const Size size = maze_.size();
        for (std::int64_t y = 0; y <= size.height && text_.ok(); ++y) {
            if (options_.charset == Charset::blocks) {
                put_block_line(y);
                continue;
            }
            put_wall_line(y);
            if (y < size.height) {
                put_cell_line(y);
            }
        }
        return text_.finish();
    }

  private:
    /// Whether there is a wall on the lattice line x between rows y - 1 and y + 1, or above row y in column
    /// x.
    [[nodiscard]] bool vertical(std::int64_t x, std::int64_t y) const {
        const Size size = maze_.size();
        return y >= 0 && y < size.height &&
               (x < size.width ? maze_.has_wall({x, y}, Direction::west)
                               : maze_.has_wall({x - 1, y}, Direction::east));
    }
    [[nodiscard]] bool horizontal(std::int64_t x, std::int64_t y) const {
        const Size size = maze_.size();
        return x >= 0 && x < size.width &&
               (y < size.height ? maze_.has_wall({x, y}, Direction::north)
                                : maze_.has_wall({x, y - 1}, Direction::south));
    }

    /// The line of walls above row y, below the last row for y = height.
    void put_wall_line(std::int64_t y) {
        for (std::int64_t x = 0; x <= maze_.size().width; ++x) {
            const unsigned corner = (vertical(x, y - 1) ? 1U : 0U) | (horizontal(x, y) ? 2U : 0U) |
                                    (vertical(x, y) ? 4U : 0U) | (horizontal(x - 1, y) ? 8U : 0U);
            put(Mark::wall, glyphs_.corners[corner]);
            if (x < maze_.size().width) {
                put_passage(horizontal(x, y), glyphs_.horizontal, y > 0 && path_.to_south({x, y - 1}));
            }
        }
        end_line();
    }

    void put_cell_line(std::int64_t y) {
        for (std::int64_t x = 0; x <= maze_.size().width; ++x) {
            put_passage(vertical(x, y), glyphs_.vertical, x > 0 && path_.to_east({x - 1, y}));
            if (x < maze_.size().width) {
                put_cell({x, y});
            }
        }
        end_line();
    }

    /// The line of walls above row y over the row itself.
    void put_block_line(std::int64_t y) {
        for (std::int64_t x = 0; x <= maze_.size().width; ++x) {
            const bool post =
                vertical(x, y - 1) || horizontal(x, y) || vertical(x, y) || horizontal(x - 1, y);
            const bool on_path = x > 0 && y < maze_.size().height && path_.to_east({x - 1, y});
            if (!on_path) {
                put(Mark::wall, kBlocks[(post ? 1U : 0U) | (vertical(x, y) ? 2U : 0U)]);
            } else {
                put_under(post, Mark::path, glyphs_.path);
            }
            if (x < maze_.size().width) {
                put_block_cell({x, y});
            }
        }
        end_line();
    }
    void put_block_cell(Cell cell) {
        const bool wall = horizontal(cell.x, cell.y);
        const auto [mark, glyph] = cell.y < maze_.size().height ? look_of(cell) : kNothing;
        if (mark == Mark::plain) {
            put(Mark::wall, kBlocks[wall ? 1 : 0]);
        } else if (mark == Mark::pattern) {
            put(mark, kBlocks[3]);
        } else {
            put_under(wall, mark, glyph);
        }
    }
    void put_under(bool wall, Mark mark, std::string_view glyph) {
        put(mark, glyph);
        if (wall) {
            put(mark, kOverline);
        }
    }

    void put_passage(bool wall, std::string_view glyph, bool on_path) {
        if (wall) {
            put(Mark::wall, glyph);
        } else if (on_path) {
            put(Mark::path, glyphs_.path);
        } else {
            put(Mark::plain, " ");
        }
    }

    struct Look {
        Mark mark;
        std::string_view glyph;
    };
    static constexpr Look kNothing{Mark::plain, " "};

    /// To be asked for each cell once, in reading order.
    Look look_of(Cell cell) {
        const bool collectible = !collectibles_.empty() && collectibles_.front() == cell;
        if (collectible) {
            collectibles_ = collectibles_.subspan(1);
        }
        if (options_.ends && cell == options_.ends->entry) {
            return {Mark::entry, "A"};
        }
        if (options_.ends && cell == options_.ends->exit) {
            return {Mark::exit, "B"};
        }
        if (collectible) {
            return {Mark::collectible, "$"};
        }
        if (path_.cell(cell)) {
            return {Mark::path, glyphs_.path};
        }
        return maze_.is_closed(cell) ? Look{Mark::pattern, glyphs_.pattern} : kNothing;
    }

    void put_cell(Cell cell) {
        const auto [mark, glyph] = look_of(cell);
        put(mark, glyph);
    }

    void put(Mark mark, std::string_view glyph) {
        if (options_.color && color_ != color_of(mark)) {
            color_ = color_of(mark);
            text_.append(color_);
        }
        text_.append(glyph);
    }
    void end_line() { put(Mark::plain, "\n"); }

    const Maze& maze_;
    const TextOptions& options_;
    const Glyphs& glyphs_;
    PathMap path_;
    std::span<const Cell> collectibles_;  // those of the cells to come
    Pieces text_;
    std::string_view color_ = color_of(Mark::plain);
};

}  // namespace

bool write_text(const Maze& maze, const TextOptions& options, const Sink& sink) {
    return TextWriter(maze, options, sink).write();
}

std::string to_text(const Maze& maze, const TextOptions& options) {
    std::string text;
    write_text(maze, options, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

}  // namespace mazegen
