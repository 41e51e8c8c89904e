// The marks of entry and exit, and what else stands or lies in cells.
#include <algorithm>
#include <cmath>

#include "in_view.hpp"
#include "maze_painter.hpp"
#include "sprites.hpp"

namespace mazedraw {

namespace {

using mazegen::Cell;

constexpr int kSmallestSpritePx = 12;
constexpr int kOverviewMarkPx = 7;
constexpr int kOverviewDiamondPx = 5;

int smaller_side(const Rect& rect) { return std::min(rect.width, rect.height); }

/// A square in the middle of a cell.
Rect square_in(const MazeGeometry& geometry, Cell cell, int side) {
    if (geometry.overview()) {
        const auto start = [side](double middle) {
            return static_cast<int>(std::clamp(std::floor(middle - side / 2.0 + 0.5), -1e8, 1e8));
        };
        return {start(geometry.centre_x(cell.x)), start(geometry.centre_y(cell.y)), side, side};
    }
    const Rect inside = geometry.cell_rect(cell);
    return {inside.x + (inside.width - side) / 2, inside.y + (inside.height - side) / 2, side, side};
}

/// Nothing is drawn outside the area.
void fill_inside(Canvas& canvas, const MazeGeometry& geometry, const Rect& rect, Color color) {
    canvas.fill(intersection(rect, geometry.area()), color);
}

void paint_mark(Canvas& canvas, const MazeGeometry& geometry, Cell cell, Color color, bool is_ring) {
    const int inside = smaller_side(geometry.cell_rect(cell));
    const int side = geometry.overview() ? kOverviewMarkPx : std::max(1, inside - (inside > 6 ? 2 : 0));
    const Rect square = square_in(geometry, cell, side);
    if (!is_ring || side < 3) {
        fill_inside(canvas, geometry, square, color);
        return;
    }
    const int line = std::max(1, side / 4);
    fill_inside(canvas, geometry, {square.x, square.y, side, line}, color);
    fill_inside(canvas, geometry, {square.x, square.bottom() - line, side, line}, color);
    fill_inside(canvas, geometry, {square.x, square.y, line, side}, color);
    fill_inside(canvas, geometry, {square.right() - line, square.y, line, side}, color);
}

/// All cells are alike but for a pixel of rounding: the smallest inside that there can be.
int inside_px(const MazeGeometry& geometry) {
    return static_cast<int>(geometry.cell_px()) - geometry.wall_px();
}

/// The side of a sprite in a cell: the whole inside of small cells, with some air in large ones.
int sprite_side(const MazeGeometry& geometry) {
    const int inside = inside_px(geometry);
    return inside < 40 ? inside : inside - inside / 8;
}

/// The side of a diamond, an odd number: wider than a path.
int diamond_side(const MazeGeometry& geometry) {
    const int inside = inside_px(geometry);
    return geometry.overview() ? kOverviewDiamondPx : std::max(1, inside - 1 - inside % 2);
}

/// A shape that neither wall nor mark of an end has, in a square.
void paint_diamond(Canvas& canvas, const MazeGeometry& geometry, const Rect& square, Color color) {
    for (int row = 0; row < square.height; ++row) {
        const int blank = std::abs(row - square.height / 2);
        fill_inside(canvas, geometry, {square.x + blank, square.y + row, square.width - 2 * blank, 1}, color);
    }
}

/// A gem, or a diamond where there is no room for it.
void paint_collectible(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors,
                       const Rect& square) {
    if (has_room_for_sprite(geometry)) {
        canvas.draw(gem(), square, geometry.area());
    } else {
        paint_diamond(canvas, geometry, square, colors.collectible);
    }
}

bool is_too_many(const MazeGeometry& geometry, std::span<const Cell> cells) {
    return geometry.overview() && cells.size() > kMostInOverview;
}

bool is_taken(const std::vector<bool>& taken, std::size_t i) { return !taken.empty() && taken[i]; }

/// At the bottom of a cell, to the right or left, for what is drawn over another sprite.
Rect small_square(const MazeGeometry& geometry, Cell cell, bool to_the_right) {
    const Rect whole = square_in(geometry, cell, sprite_side(geometry));
    const int side = whole.width / 2;
    return {to_the_right ? whole.right() - side : whole.x, whole.bottom() - side, side, side};
}

}  // namespace

bool has_room_for_sprite(const MazeGeometry& geometry) { return sprite_side(geometry) >= kSmallestSpritePx; }

void paint_sprite(Canvas& canvas, const MazeGeometry& geometry, Cell cell, const Sprite& sprite) {
    if (has_room_for_sprite(geometry)) {
        canvas.draw(sprite, square_in(geometry, cell, sprite_side(geometry)), geometry.area());
    }
}

void paint_exit(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors, Cell exit) {
    if (has_room_for_sprite(geometry)) {
        paint_sprite(canvas, geometry, exit, coin());
    } else {
        paint_mark(canvas, geometry, exit, colors.exit, true);
    }
}

void paint_ends(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors, mazegen::Ends ends) {
    if (has_room_for_sprite(geometry)) {
        paint_sprite(canvas, geometry, ends.entry, walker());
    } else {
        paint_mark(canvas, geometry, ends.entry, colors.entry, false);
    }
    if (ends.entry == ends.exit && has_room_for_sprite(geometry)) {
        canvas.draw(coin(), small_square(geometry, ends.exit, false), geometry.area());
    } else {
        paint_exit(canvas, geometry, colors, ends.exit);
    }
}

void paint_collectibles(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors,
                        std::span<const Cell> cells, const std::vector<bool>& taken,
                        const std::optional<mazegen::Ends>& hidden) {
    if (is_too_many(geometry, cells)) {
        return;
    }
    const int side = has_room_for_sprite(geometry) ? sprite_side(geometry) : diamond_side(geometry);
    const CellRange seen = geometry.visible();
    std::vector<int> lefts;  // of the squares in each column: there may be very many cells in view
    for (std::int64_t x = seen.x0; x < seen.x1 && !cells.empty(); ++x) {
        lefts.push_back(square_in(geometry, {x, seen.y0}, side).x);
    }
    std::int64_t row = -1;
    int top = 0;  // of the squares in that row
    for_each_in_view(geometry, cells, [&](std::size_t i) {
        const Cell cell = cells[i];
        if (is_taken(taken, i) || (hidden && (cell == hidden->entry || cell == hidden->exit))) {
            return;
        }
        if (cell.y != row) {
            row = cell.y;
            top = square_in(geometry, cell, side).y;
        }
        paint_collectible(canvas, geometry, colors,
                          {lefts[static_cast<std::size_t>(cell.x - seen.x0)], top, side, side});
    });
}

void paint_collectibles_at(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors,
                           mazegen::Ends ends, std::span<const Cell> cells, const std::vector<bool>& taken) {
    if (is_too_many(geometry, cells)) {
        return;
    }
    for (const Cell end : {ends.entry, ends.exit}) {
        const auto found = std::lower_bound(cells.begin(), cells.end(), end, mazegen::reads_before);
        const auto i = static_cast<std::size_t>(found - cells.begin());
        if (found == cells.end() || *found != end || is_taken(taken, i)) {
            continue;
        }
        if (has_room_for_sprite(geometry)) {
            paint_collectible(canvas, geometry, colors, small_square(geometry, end, true));
        } else {
            const int side = std::max(1, diamond_side(geometry) / 4 * 2 + 1);
            paint_collectible(canvas, geometry, colors, square_in(geometry, end, side));
        }
    }
}

}  // namespace mazedraw
