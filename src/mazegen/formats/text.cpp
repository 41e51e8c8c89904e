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
        case Mark::plain:
        case Mark::wall:
            break;
    }
    return "\x1B[0m";
}

class TextWriter {
  public:
    TextWriter(const Maze& maze, const TextOptions& options, const Sink& sink)
        : maze_(maze),
          options_(options),
          glyphs_(options.charset == Charset::unicode ? kUnicode : kAscii),
          path_(maze.size(), options.ends, options.path),
          collectibles_(options.collectibles),
          text_(sink) {}

    bool write() {
        const Size size = maze_.size();
        for (std::int64_t y = 0; y <= size.height && text_.ok(); ++y) {
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

    void put_passage(bool wall, std::string_view glyph, bool on_path) {
        if (wall) {
            put(Mark::wall, glyph);
        } else if (on_path) {
            put(Mark::path, glyphs_.path);
        } else {
            put(Mark::plain, " ");
        }
    }

    void put_cell(Cell cell) {
        const bool collectible = !collectibles_.empty() && collectibles_.front() == cell;
        if (collectible) {
            collectibles_ = collectibles_.subspan(1);
        }
        if (options_.ends && cell == options_.ends->entry) {
            put(Mark::entry, "A");
        } else if (options_.ends && cell == options_.ends->exit) {
            put(Mark::exit, "B");
        } else if (collectible) {
            put(Mark::collectible, "$");
        } else if (path_.cell(cell)) {
            put(Mark::path, glyphs_.path);
        } else if (maze_.is_closed(cell)) {
            put(Mark::pattern, glyphs_.pattern);
        } else {
            put(Mark::plain, " ");
        }
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
