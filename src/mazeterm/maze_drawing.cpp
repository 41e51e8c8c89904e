#include "maze_drawing.hpp"

#include <algorithm>
#include <array>

#include "mazegen/collectibles.hpp"

namespace mazeterm {

namespace {

using mazegen::Cell;
using mazegen::Direction;
using mazegen::Size;

/// By the lines that meet in a place: bits 0 to 3 = to the north, east, south, west.
using Lines = std::array<char32_t, 16>;
constexpr Lines kThin = {U' ', U'╵', U'╶', U'└', U'╷', U'│', U'┌', U'├',
                         U'╴', U'┘', U'─', U'┴', U'┐', U'┤', U'┬', U'┼'};
constexpr Lines kHeavy = {U' ', U'╹', U'╺', U'┗', U'╻', U'┃', U'┏', U'┣',
                          U'╸', U'┛', U'━', U'┻', U'┓', U'┫', U'┳', U'╋'};
constexpr Lines kAsciiWalls = {U' ', U'+', U'+', U'+', U'+', U'|', U'+', U'+',
                               U'+', U'+', U'-', U'+', U'+', U'+', U'+', U'+'};
constexpr Lines kDots = {U' ', U'.', U'.', U'.', U'.', U'.', U'.', U'.',
                         U'.', U'.', U'.', U'.', U'.', U'.', U'.', U'.'};
constexpr unsigned kNorth = 1, kEast = 2, kSouth = 4, kWest = 8;

/// A cell that somebody or something is in.
struct Mark {
    char32_t character;
    Ink ink;
};

class MazeDrawer {
  public:
    MazeDrawer(Grid& grid, const View& view, const MazeSight& sight)
        : grid_(grid), view_(view), zoom_(view.zoom()), sight_(sight), size_(sight.maze.size()) {}

    void draw() {
        const Rect& area = view_.area();
        for (int y = area.y; y < area.y + area.height; ++y) {
            for (int x = area.x; x < area.x + area.width; ++x) {
                const std::int64_t column = x - view_.left();
                const std::int64_t row = y - view_.top();
                if (column >= 0 && row >= 0 && column < view_.width() && row < view_.height()) {
                    const Glyph glyph = zoom_.pixels ? halves(column, row) : place(column, row);
                    grid_.put(x, y, glyph.character, glyph.style);
                }
            }
        }
    }

  private:
    // Facts about lattice lines; both also beside the grid.

    /// A wall on the lattice line x in row y.
    [[nodiscard]] bool vertical(std::int64_t x, std::int64_t y) const {
        return y >= 0 && y < size_.height &&
               (x < size_.width ? sight_.maze.has_wall({x, y}, Direction::west)
                                : sight_.maze.has_wall({x - 1, y}, Direction::east));
    }
    /// A wall on the lattice line y in column x.
    [[nodiscard]] bool horizontal(std::int64_t x, std::int64_t y) const {
        return x >= 0 && x < size_.width &&
               (y < size_.height ? sight_.maze.has_wall({x, y}, Direction::north)
                                 : sight_.maze.has_wall({x, y - 1}, Direction::south));
    }
    [[nodiscard]] unsigned walls_at(std::int64_t x, std::int64_t y) const {
        return (vertical(x, y - 1) ? kNorth : 0U) | (horizontal(x, y) ? kEast : 0U) |
               (vertical(x, y) ? kSouth : 0U) | (horizontal(x - 1, y) ? kWest : 0U);
    }

    // Facts about cells; outside the grid there is nothing.

    [[nodiscard]] bool is_solid(Cell cell) const {
        return mazegen::contains(size_, cell) && sight_.finished.is_closed(cell) &&
               !std::ranges::binary_search(sight_.lone, cell, mazegen::reads_before);
    }
    [[nodiscard]] bool is_searched(Cell cell) const {
        return sight_.search != nullptr && mazegen::contains(size_, cell) &&
               sight_.search->is_among(sight_.searched, cell);
    }
    /// Where the path and the hint lead from the cell.
    [[nodiscard]] unsigned ways(Cell cell) const {
        if (!mazegen::contains(size_, cell)) {
            return 0;
        }
        unsigned result = sight_.trail != nullptr ? sight_.trail->at(cell) : 0U;
        if (sight_.player && sight_.hint) {
            result |= cell == *sight_.player ? mazegen::wall_bit(*sight_.hint) : 0U;
            result |= cell == neighbour(*sight_.player, *sight_.hint)
                          ? mazegen::wall_bit(opposite(*sight_.hint))
                          : 0U;
        }
        return result;
    }
    [[nodiscard]] std::optional<Mark> mark(Cell cell) const {
        if (sight_.player == cell) {
            return Mark{U'@', Ink::player};
        }
        if (sight_.ends && sight_.ends->entry == cell && !sight_.player) {
            return Mark{U'A', Ink::entry};
        }
        if (sight_.ends && sight_.ends->exit == cell) {
            return Mark{U'B', Ink::exit};
        }
        const auto found = std::ranges::lower_bound(sight_.collectibles, cell, mazegen::reads_before);
        const auto number = static_cast<std::size_t>(found - sight_.collectibles.begin());
        if (found != sight_.collectibles.end() && *found == cell &&
            !(sight_.taken != nullptr && (*sight_.taken)[number])) {
            return Mark{grid_.ascii() ? U'$' : U'◆', Ink::gem};
        }
        return std::nullopt;
    }

    // Characters

    [[nodiscard]] Glyph wall(unsigned lines) const {
        return {(grid_.ascii() ? kAsciiWalls : kThin)[lines], {.ink = sight_.walls}};
    }
    [[nodiscard]] Glyph path(unsigned lines) const {
        return {(grid_.ascii() ? kDots : kHeavy)[lines], {.ink = Ink::path, .bold = true}};
    }
    [[nodiscard]] Glyph solid() const { return {grid_.ascii() ? U'#' : U'█', {.ink = Ink::pattern}}; }
    [[nodiscard]] Glyph searched() const { return {grid_.ascii() ? U',' : U'·', {.ink = Ink::visited}}; }

    /// The character in this place of the drawing, of walls as lines.
    [[nodiscard]] Glyph place(std::int64_t column, std::int64_t row) const {
        const Cell cell{column / zoom_.columns, row / zoom_.rows};
        const int dx = static_cast<int>(column % zoom_.columns);
        const int dy = static_cast<int>(row % zoom_.rows);
        if (dx == 0 && dy == 0) {
            return corner(cell);
        }
        if (dx == 0) {
            return between(cell, {cell.x - 1, cell.y}, vertical(cell.x, cell.y), kNorth | kSouth,
                           dy == zoom_.rows / 2 && (ways(cell) & kWest) != 0, kEast | kWest);
        }
        if (dy == 0) {
            return between(cell, {cell.x, cell.y - 1}, horizontal(cell.x, cell.y), kEast | kWest,
                           dx == zoom_.columns / 2 && (ways(cell) & kNorth) != 0, kNorth | kSouth);
        }
        return inside(cell, dx, dy);
    }

    [[nodiscard]] Glyph corner(Cell cell) const {
        const bool all_solid = is_solid(cell) && is_solid({cell.x - 1, cell.y}) &&
                               is_solid({cell.x, cell.y - 1}) && is_solid({cell.x - 1, cell.y - 1});
        return all_solid ? solid() : wall(walls_at(cell.x, cell.y));
    }

    /// Between two cells.
    [[nodiscard]] Glyph between(Cell cell, Cell other, bool is_wall, unsigned wall_lines, bool on_path,
                                unsigned path_lines) const {
        if (is_wall) {
            return is_solid(cell) && is_solid(other) ? solid() : wall(wall_lines);
        }
        return on_path ? path(path_lines) : Glyph{};
    }

    [[nodiscard]] Glyph inside(Cell cell, int dx, int dy) const {
        const int middle_x = zoom_.columns / 2;
        const int middle_y = zoom_.rows / 2;
        if (is_solid(cell)) {
            return solid();
        }
        const auto here = mark(cell);
        if (here && dy == middle_y && std::abs(dx - middle_x) <= (zoom_.columns > 2 ? 1 : 0)) {
            return {dx == middle_x ? here->character : U' ',
                    {.ink = here->ink, .bold = true, .reverse = here->ink != Ink::gem}};
        }
        const unsigned lines = ways(cell);
        unsigned drawn = 0;
        if (dx == middle_x && dy == middle_y) {
            drawn = lines;
        } else if (dy == middle_y) {
            drawn = (lines & (dx < middle_x ? kWest : kEast)) != 0 ? kEast | kWest : 0U;
        } else if (dx == middle_x) {
            drawn = (lines & (dy < middle_y ? kNorth : kSouth)) != 0 ? kNorth | kSouth : 0U;
        }
        if (drawn != 0) {
            return path(drawn);
        }
        return dx == middle_x && dy == middle_y && is_searched(cell) ? searched() : Glyph{};
    }

    // Half blocks: the lattice of 2W+1 by 2H+1 squares, two to a character

    [[nodiscard]] Glyph halves(std::int64_t column, std::int64_t row) const {
        const Ink upper = square(column, 2 * row);
        const Ink lower = 2 * row < 2 * size_.height ? square(column, 2 * row + 1) : Ink::plain;
        if (upper == lower) {
            return upper == Ink::plain ? Glyph{} : Glyph{U'█', {.ink = upper}};
        }
        if (upper == Ink::plain) {
            return {U'▄', {.ink = lower}};
        }
        return {U'▀', {.ink = upper, .ground = lower}};
    }

    [[nodiscard]] Ink square(std::int64_t x, std::int64_t y) const {
        const Cell cell{x / 2, y / 2};
        const bool on_column = x % 2 != 0;
        const bool on_row = y % 2 != 0;
        if (!on_column && !on_row) {
            return walls_at(cell.x, cell.y) != 0 ? sight_.walls : Ink::plain;
        }
        if (on_column && on_row) {
            if (const auto here = mark(cell)) {
                return here->ink;
            }
            return is_solid(cell)      ? Ink::pattern
                   : ways(cell) != 0   ? Ink::path
                   : is_searched(cell) ? Ink::visited
                                       : Ink::plain;
        }
        const Cell other = on_row ? Cell{cell.x - 1, cell.y} : Cell{cell.x, cell.y - 1};
        if (on_row ? vertical(cell.x, cell.y) : horizontal(cell.x, cell.y)) {
            return is_solid(cell) && is_solid(other) ? Ink::pattern : sight_.walls;
        }
        const unsigned back = on_row ? kWest : kNorth;
        return (ways(cell) & back) != 0                  ? Ink::path
               : is_searched(cell) && is_searched(other) ? Ink::visited
                                                         : Ink::plain;
    }

    Grid& grid_;
    const View& view_;
    const Zoom& zoom_;
    const MazeSight& sight_;
    Size size_;
};

}  // namespace

void draw_maze(Grid& grid, const View& view, const MazeSight& sight) { MazeDrawer(grid, view, sight).draw(); }

}  // namespace mazeterm
