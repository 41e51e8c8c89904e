// The picture is read back, pixel by pixel, and compared with the maze that it shows.
#include "maze_painter.hpp"

#include <gtest/gtest.h>

#include "drawing.hpp"
#include "sprites.hpp"

namespace {

using namespace mazedraw;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Maze;

struct Picture {
    Canvas canvas;
    MazeGeometry geometry;
    MazeColors colors = default_colors();

    Picture(const Maze& maze, Rect area, int width, int height)
        : canvas(width, height), geometry(maze.size(), area) {}

    void paint(const Maze& maze) { paint_maze(canvas, {maze}, geometry, colors); }

    /// All pixels of the part are wall (1), none is (0), or some are (-1).
    [[nodiscard]] int wall_in(const Rect& rect) const {
        const Rect seen = intersection(rect, geometry.area());
        int walls = 0;
        for (int y = seen.y; y < seen.bottom(); ++y) {
            for (int x = seen.x; x < seen.right(); ++x) {
                walls += drawing::is_wall(canvas.pixel(x, y), colors) ? 1 : 0;
            }
        }
        return walls == 0 ? 0 : walls == seen.width * seen.height ? 1 : -1;
    }

    /// The strip of a cell's wall, without the posts at its ends.
    [[nodiscard]] Rect wall_rect(Cell cell, Direction d) const {
        const Rect inside = geometry.cell_rect(cell);
        const int wall = geometry.wall_px();
        switch (d) {
            case Direction::north:
                return {inside.x, inside.y - wall, inside.width, wall};
            case Direction::east:
                return {inside.right(), inside.y, wall, inside.height};
            case Direction::south:
                return {inside.x, inside.bottom(), inside.width, wall};
            case Direction::west:
                return {inside.x - wall, inside.y, wall, inside.height};
        }
        return {};
    }
};

void expect_shows(const Picture& picture, const Maze& maze, const CellRange& range) {
    const int wall = picture.geometry.wall_px();
    for (std::int64_t y = range.y0; y < range.y1; ++y) {
        for (std::int64_t x = range.x0; x < range.x1; ++x) {
            const Cell cell{x, y};
            for (const Direction d : mazegen::kDirections) {
                const Rect rect = picture.wall_rect(cell, d);
                if (!intersection(rect, picture.geometry.area()).empty()) {
                    ASSERT_EQ(picture.wall_in(rect), maze.has_wall(cell, d) ? 1 : 0)
                        << to_string(cell) << mazegen::to_letter(d);
                }
            }
            const Rect inside = intersection(picture.geometry.cell_rect(cell), picture.geometry.area());
            if (!inside.empty()) {
                const Color color = picture.canvas.pixel(inside.x, inside.y);
                ASSERT_EQ(color, maze.is_closed(cell) ? picture.colors.closed : picture.colors.floor);
                ASSERT_EQ(picture.wall_in(inside), 0) << to_string(cell);
            }
            // The post at the north-western corner stands where any wall meets it.
            const Rect at = picture.geometry.cell_rect(cell);
            const Rect post{at.x - wall, at.y - wall, wall, wall};
            const bool is_inner = x > 0 && y > 0;
            const bool stands = !is_inner || maze.has_wall(cell, Direction::north) ||
                                maze.has_wall(cell, Direction::west) ||
                                maze.has_wall({x - 1, y - 1}, Direction::south) ||
                                maze.has_wall({x - 1, y - 1}, Direction::east);
            if (!intersection(post, picture.geometry.area()).empty()) {
                ASSERT_EQ(picture.wall_in(post), stands ? 1 : 0) << to_string(cell);
            }
        }
    }
}

TEST(MazePicture, shows_the_very_maze) {
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Maze maze = drawing::make_any(i);
        mazegen::Rng rng(i + 1000);
        const int width = 100 + static_cast<int>(rng.below(500));
        const int height = 100 + static_cast<int>(rng.below(400));
        Picture picture(maze, {7, 11, width, height}, width + 20, height + 20);
        for (int view = 0; view < 3; ++view) {
            if (!picture.geometry.overview()) {
                picture.paint(maze);
                ASSERT_NO_FATAL_FAILURE(expect_shows(picture, maze, picture.geometry.visible())) << i;
            }
            picture.geometry.zoom(1.0 + 0.01 * static_cast<double>(rng.below(300)),
                                  static_cast<double>(rng.below(500)), static_cast<double>(rng.below(400)));
            picture.geometry.pan(static_cast<double>(rng.below(60)) - 30.3,
                                 static_cast<double>(rng.below(60)) - 30.7);
        }
    }
}

TEST(MazePicture, shows_the_pattern_filled) {
    const Maze maze = drawing::make(10, 7, 1);
    Picture picture(maze, {0, 0, 400, 300}, 400, 300);
    picture.paint(maze);
    int closed = 0;
    for (std::int64_t y = 0; y < 7; ++y) {
        for (std::int64_t x = 0; x < 10; ++x) {
            const Rect inside = picture.geometry.cell_rect({x, y});
            closed += picture.canvas.pixel(inside.x, inside.y) == picture.colors.closed ? 1 : 0;
        }
    }
    EXPECT_EQ(closed, 20);
}

TEST(MazePicture, tells_the_pattern_from_what_is_not_carved_yet) {
    const Maze finished = drawing::make(12, 9, 4);
    const Maze maze(finished.size());
    Picture picture(maze, {0, 0, 500, 400}, 500, 400);
    paint_maze(picture.canvas, {maze, &finished}, picture.geometry, picture.colors);
    for (std::int64_t y = 0; y < 9; ++y) {
        for (std::int64_t x = 0; x < 12; ++x) {
            const Rect inside = picture.geometry.cell_rect({x, y});
            EXPECT_EQ(picture.canvas.pixel(inside.x, inside.y),
                      finished.is_closed({x, y}) ? picture.colors.closed : picture.colors.uncarved);
        }
    }
}

TEST(MazePicture, paints_nothing_outside_the_area) {
    const Color untouched{1, 2, 3};
    for (std::uint64_t i = 0; i < 60; ++i) {
        const Maze maze = drawing::make_any(i);
        Picture picture(maze, {20, 30, 150, 110}, 200, 200);
        for (int zoom = 0; zoom < 8; ++zoom) {
            picture.canvas.fill({0, 0, 200, 200}, untouched);
            picture.paint(maze);
            const mazegen::Size size = maze.size();
            paint_ends(picture.canvas, picture.geometry, picture.colors,
                       {{0, 0}, {size.width - 1, size.height - 1}});
            for (int y = 0; y < 200; ++y) {
                for (int x = 0; x < 200; ++x) {
                    ASSERT_EQ(picture.canvas.pixel(x, y) == untouched,
                              !picture.geometry.area().contains(x, y))
                        << x << ' ' << y;
                }
            }
            picture.geometry.zoom(1.7, 20 + static_cast<double>(i), 90);
        }
    }
}

TEST(MazePicture, a_cell_painted_alone_is_as_in_the_whole_picture) {
    for (std::uint64_t i = 0; i < 40; ++i) {
        const Maze maze = drawing::make_any(i);
        const mazegen::Size size = maze.size();
        // Areas from an overview to textured walls.
        for (const int side : {30, 70, 160, 500}) {
            Picture picture(maze, {3, 5, side, side}, side + 9, side + 9);
            if (i % 2 == 1) {
                picture.geometry.zoom(1.37, side / 3.0, side / 2.0);
            }
            Maze before(size);
            picture.paint(before);
            Canvas& grown = picture.canvas;
            for (std::int64_t y = 0; y < size.height; ++y) {
                for (std::int64_t x = 0; x < size.width; ++x) {
                    for (const Direction d : {Direction::east, Direction::south}) {
                        if (!maze.has_wall({x, y}, d)) {
                            before.carve({x, y}, d);
                            paint_cell(grown, {before}, picture.geometry, picture.colors, {x, y});
                            paint_cell(grown, {before}, picture.geometry, picture.colors,
                                       neighbour({x, y}, d));
                        }
                    }
                }
            }
            Picture whole(maze, picture.geometry.area(), side + 9, side + 9);
            whole.geometry = picture.geometry;
            whole.paint(maze);
            ASSERT_TRUE(drawing::equal(grown, whole.canvas)) << i << ' ' << side;
        }
    }
}

TEST(MazePicture, ends_lie_in_the_middle_of_their_cells) {
    const Maze maze = drawing::make(15, 15, 2);
    const mazegen::Ends ends{{3, 4}, {11, 9}};  // inside
    for (const int side : {100, 200, 600, 1500}) {
        Picture picture(maze, {0, 0, side, side}, side, side);
        picture.paint(maze);
        const Canvas bare = picture.canvas;
        paint_ends(picture.canvas, picture.geometry, picture.colors, ends);
        int changed = 0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                if (picture.canvas.pixel(x, y) != bare.pixel(x, y)) {
                    ++changed;
                    const auto cell = picture.geometry.cell_at(x, y);
                    ASSERT_TRUE(cell == ends.entry || cell == ends.exit);
                    ASSERT_TRUE(picture.geometry.cell_rect(*cell).contains(x, y)) << "on a wall";
                }
            }
        }
        const double cell = picture.geometry.cell_px();
        EXPECT_GT(changed, cell * cell * 0.3) << side;
    }
}

TEST(MazePicture, lone_cells_have_a_floor_among_closed_ones) {
    const Maze maze({4, 3});
    const std::vector<Cell> lone = {{2, 0}, {0, 2}, {3, 2}};
    for (const int side : {20, 100, 600}) {
        Picture picture(maze, {0, 0, side, side}, side, side);
        paint_maze(picture.canvas, {maze, nullptr, nullptr, lone}, picture.geometry, picture.colors);
        for (std::int64_t y = 0; y < 3; ++y) {
            for (std::int64_t x = 0; x < 4; ++x) {
                const bool is_lone = std::ranges::find(lone, Cell{x, y}) != lone.end();
                EXPECT_EQ(picture.canvas.pixel(static_cast<int>(picture.geometry.centre_x(x)),
                                               static_cast<int>(picture.geometry.centre_y(y))),
                          is_lone ? picture.colors.floor : picture.colors.closed)
                    << x << ' ' << y << ' ' << side;
            }
        }
    }
}

TEST(MazePicture, both_ends_in_one_cell_are_both_seen) {
    const Maze maze = drawing::make(15, 15, 2);
    for (const int side : {100, 200, 600, 1500}) {
        const auto painted = [&](auto paint) {
            Picture picture(maze, {0, 0, side, side}, side, side);
            picture.paint(maze);
            paint(picture);
            return picture.canvas;
        };
        const mazegen::Ends ends{{3, 4}, {3, 4}};
        const Canvas both = painted([&](Picture& p) { paint_ends(p.canvas, p.geometry, p.colors, ends); });
        const Canvas exit =
            painted([&](Picture& p) { paint_exit(p.canvas, p.geometry, p.colors, ends.exit); });
        const Canvas entry = painted([&](Picture& p) {
            paint_ends(p.canvas, p.geometry, p.colors, {ends.entry, {9, 9}});
            paint_cell(p.canvas, {maze}, p.geometry, p.colors, {9, 9});
        });
        EXPECT_FALSE(drawing::equal(both, exit)) << side;
        EXPECT_FALSE(drawing::equal(both, entry)) << side;
        const mazedraw::MazeGeometry geometry = Picture(maze, {0, 0, side, side}, side, side).geometry;
        if (!mazedraw::has_room_for_sprite(geometry)) {
            continue;
        }
        // The walker's upper half is not covered.
        const mazedraw::Rect cell = geometry.cell_rect(ends.entry);
        const auto left = static_cast<std::size_t>(cell.x);
        const auto width = static_cast<std::size_t>(cell.width);
        for (int y = cell.y; y < cell.y + cell.height / 2; ++y) {
            EXPECT_TRUE(
                std::ranges::equal(both.row(y).subspan(left, width), entry.row(y).subspan(left, width)))
                << side << ", row " << y;
        }
    }
}

// Without text and without anti-aliasing a picture is the same on every machine. A change of the drawing
// changes these on purpose.
TEST(MazePicture, golden) {
    const Maze maze = drawing::make(20, 15, 42);
    const auto painted = [&maze](int width, int height) {
        Picture picture(maze, {0, 0, width, height}, width, height);
        picture.paint(maze);
        paint_ends(picture.canvas, picture.geometry, picture.colors, {{0, 0}, {19, 14}});
        return drawing::hash(picture.canvas);
    };
    EXPECT_EQ(painted(1000, 800), 11592701135450989529U);
    EXPECT_EQ(painted(200, 150), 5427268751305658861U);
}

}  // namespace
