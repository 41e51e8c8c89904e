// A maze drawn with lines, for SVG, PNG and PDF: what is drawn, how wide and where. All lengths are in one
// unit, which the writer of a format chooses; origin top left, x to the right, y down.
//
//     margin, border, corridor, inner wall, corridor, border, margin
//     |      |####|         |##|         |####|      |
//
// A cell goes from the middle of one inner wall to the middle of the next. The border lies outside, so that
// all corridors are equally wide: a picture is W * cell - inner + 2 * wall + 2 * margin wide.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "mazegen/maze.hpp"

namespace mazegen {

struct Rgb {
    std::uint8_t red = 0, green = 0, blue = 0;

    friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

struct DrawingStyle {
    double cell = 20;    ///< from the middle of a wall to the middle of the next; above `inner`
    double wall = 2;     ///< width of the border; above 0
    double inner = 1;    ///< width of the walls inside; above 0
    double margin = 20;  ///< around the border; 0 or more
    bool gaps =
        true;  ///< an end at the border is a gap in it; otherwise a marker, as one further in always is
    Rgb wall_color = {0x1A, 0x1A, 0x1A};
    Rgb path_color = {0xE0, 0x55, 0x1B};
    Rgb pattern_color = {0xC9, 0xC4, 0xE6};
    Rgb entry_color = {0x2A, 0x8C, 0x4A};
    Rgb exit_color = {0xB3, 0x26, 0x1E};
    std::optional<Rgb> background = {};  ///< nothing: the paper, white in a format that needs a colour

    /// Of all corridors.
    [[nodiscard]] double corridor() const { return cell - inner; }
    /// A third of the corridor: wider than the walls at the usual measures.
    [[nodiscard]] double path_width() const { return corridor() / 3; }
    /// A path no wider than the walls is dashed, with gaps and strokes of half a cell.
    [[nodiscard]] bool path_is_dashed() const { return path_width() <= wall; }
    /// Of the disc at the entry, and half the side of the square at the exit.
    [[nodiscard]] double marker_radius() const { return corridor() * 0.3; }
};

/// The sides on which the ends open the border; nothing for one that is drawn as a marker.
struct Gaps {
    std::optional<Direction> entry, exit;
};

/// Refers to the maze and to the texts, which must outlive it.
struct Drawing {
    const Maze& maze;
    DrawingStyle style = {};
    std::optional<Ends> ends = {};
    std::string_view path = {};       ///< letters from the entry; empty: no path is drawn
    bool closed_are_walls = false;    ///< closed cells are wall tiles and filled like walls
    std::vector<Cell> lone = {};      ///< closed cells that are not filled, in reading order
    std::string_view seed = {};       ///< as typed; empty: unknown
    std::string_view algorithm = {};  ///< empty: unknown

    /// Whether the cell is closed and filled.
    [[nodiscard]] bool is_filled(Cell cell) const {
        return maze.is_closed(cell) && std::find(lone.begin(), lone.end(), cell) == lone.end();
    }
};

/// The gaps of the ends of a drawing: of the entry the first border of north, west, south, east that it lies
/// at, of the exit the first of south, east, north, west.
Gaps gaps_of(const Drawing& drawing);

struct Point {
    double x = 0, y = 0;
};

/// Where everything lies.
class Layout {
  public:
    Layout(Size size, const DrawingStyle& style) : size_(size), style_(style) {}

    [[nodiscard]] double width() const { return length(size_.width); }
    [[nodiscard]] double height() const { return length(size_.height); }
    /// The middle of lattice line i, which bounds column or row i at its west or north.
    [[nodiscard]] double line(std::int64_t i) const {
        return style_.margin + style_.wall - style_.inner / 2 + static_cast<double>(i) * style_.cell;
    }
    [[nodiscard]] Point centre(Cell cell) const {
        return {line(cell.x) + style_.cell / 2, line(cell.y) + style_.cell / 2};
    }

  private:
    [[nodiscard]] double length(std::int64_t cells) const {
        return static_cast<double>(cells) * style_.cell - style_.inner + 2 * (style_.wall + style_.margin);
    }

    Size size_;
    DrawingStyle style_;
};

}  // namespace mazegen
