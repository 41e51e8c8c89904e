#include "overview.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "drawing.hpp"

namespace {

using namespace mazedraw;
using mazegen::Direction;
using mazegen::Maze;

MazeColors black_and_white() {
    MazeColors colors = default_colors();
    colors.floor = {255, 255, 255};
    colors.wall = {0, 0, 0};
    colors.closed = {0, 0, 255};
    colors.background = {9, 9, 9};
    return colors;
}

/// The lattice of an overview, three points a cell: the wall of a third of a cell around each grid line, and
/// a post at every crossing. Gives the shares (wall, closed) of a rectangle in cells, by many samples.
std::pair<double, double> sampled(const Maze& maze, double x0, double y0, double x1, double y1) {
    constexpr int samples = 24;
    int walls = 0;
    int closed = 0;
    for (int j = 0; j < samples; ++j) {
        for (int i = 0; i < samples; ++i) {
            const double x = x0 + (x1 - x0) * (i + 0.5) / samples;
            const double y = y0 + (y1 - y0) * (j + 0.5) / samples;
            const mazegen::Cell cell{static_cast<std::int64_t>(x), static_cast<std::int64_t>(y)};
            const double in_x = x - std::floor(x);
            const double in_y = y - std::floor(y);
            const bool west = in_x < 1.0 / 6;
            const bool east = in_x > 5.0 / 6;
            const bool north = in_y < 1.0 / 6;
            const bool south = in_y > 5.0 / 6;
            const bool is_wall = ((west || east) && (north || south)) ||
                                 (west && maze.has_wall(cell, Direction::west)) ||
                                 (east && maze.has_wall(cell, Direction::east)) ||
                                 (north && maze.has_wall(cell, Direction::north)) ||
                                 (south && maze.has_wall(cell, Direction::south));
            walls += is_wall ? 1 : 0;
            closed += !(west || east || north || south) && maze.is_closed(cell) ? 1 : 0;
        }
    }
    return {walls / static_cast<double>(samples * samples), closed / static_cast<double>(samples * samples)};
}

TEST(Overview, weighs_walls_by_the_part_of_the_pixel_that_they_cover) {
    const Maze maze = drawing::make(60, 50, 8, 30);
    MazeGeometry geometry(maze.size(), {0, 0, 100, 90});
    ASSERT_TRUE(geometry.overview());
    Canvas canvas(100, 90);
    for (int zoom = 0; zoom < 2; ++zoom) {
        ASSERT_GE(geometry.cell_px(), 1);
        ASSERT_TRUE(geometry.overview());
        paint_maze(canvas, {maze}, geometry, black_and_white());
        const Rect seen = geometry.maze_rect();
        for (int y = seen.y + 1; y < seen.bottom() - 1; ++y) {
            for (int x = seen.x + 1; x < seen.right() - 1; ++x) {
                const auto cell_x = [&](int px) { return (px - geometry.line_x(0)) / geometry.cell_px(); };
                const auto cell_y = [&](int px) { return (px - geometry.line_y(0)) / geometry.cell_px(); };
                const auto [wall, closed] = sampled(maze, cell_x(x), cell_y(y), cell_x(x + 1), cell_y(y + 1));
                const Color color = canvas.pixel(x, y);
                ASSERT_NEAR(color.red, 255 * (1 - wall - closed), 22) << x << ' ' << y;
                ASSERT_NEAR(color.blue, 255 * (1 - wall), 22) << x << ' ' << y;
            }
        }
        geometry.zoom(1.5, 30, 40);
    }
}

double mean_red(const Canvas& canvas, const Rect& rect) {
    double sum = 0;
    for (int y = rect.y; y < rect.bottom(); ++y) {
        for (int x = rect.x; x < rect.right(); ++x) {
            sum += canvas.pixel(x, y).red;
        }
    }
    return sum / rect.width / rect.height;
}

/// Floor that is left in a maze, 0 to 255.
double floor_of(const Maze& maze) {
    double parts = 0;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        for (const std::uint8_t walls : maze.row(y)) {
            parts += 8 - 2 * ((walls & 1) + (walls >> 3)) - (walls == mazegen::kAllWalls ? 4 : 0);
        }
    }
    return 255 * parts / 9 / static_cast<double>(maze.size().cells());
}

TEST(Overview, averages_right_at_every_size) {
    // Half of it open, half of it closed.
    Maze maze = drawing::make(500, 400, 8, 100);
    for (std::int64_t y = 100; y < 200; ++y) {
        for (std::int64_t x = 0; x < 500; ++x) {
            for (const Direction d : mazegen::kDirections) {
                if (maze.contains(neighbour({x, y}, d))) {
                    maze.uncarve({x, y}, d);
                }
            }
        }
    }
    for (const int side : {3, 40, 99, 333, 450, 700, 1100}) {
        Canvas canvas(side, side);
        const MazeGeometry geometry(maze.size(), {0, 0, side, side});
        ASSERT_TRUE(geometry.overview());
        paint_maze(canvas, {maze}, geometry, black_and_white());
        EXPECT_NEAR(mean_red(canvas, geometry.maze_rect()), floor_of(maze), side < 10 ? 12 : 4) << side;
    }
}

TEST(Overview, is_never_all_floor) {
    const MazeColors colors = black_and_white();
    for (const int side : {1, 2, 7, 50, 120, 250}) {
        const Maze maze = drawing::make(100, 90, 3, 100);
        Canvas canvas(side, side);
        const MazeGeometry geometry(maze.size(), {0, 0, side, side});
        paint_maze(canvas, {maze}, geometry, colors);
        const Rect seen = geometry.maze_rect();
        for (int y = seen.y; y < seen.bottom() - 1; y += 2) {
            for (int x = seen.x; x < seen.right() - 1; x += 2) {
                // Two by two pixels, because at 2.5 pixels a cell one may lie inside a cell.
                ASSERT_LT(mean_red(canvas, {x, y, 2, 2}), 250) << side;
            }
        }
        EXPECT_LT(mean_red(canvas, seen), 230);
    }
}

TEST(Overview, of_a_huge_maze_shows_the_same_picture_within_four_megabytes) {
    const Maze maze = drawing::make(2300, 2100, 6, 10);
    const Overview overview(maze);
    ASSERT_GT(overview.block(), 0);
    EXPECT_TRUE(overview.complete());
    EXPECT_LE(3 * overview.columns() * overview.rows(), 4'000'000);
    EXPECT_GT(Overview::block_cells({1'000'000'000, 1}), 0);
    EXPECT_GT(Overview::block_cells({50'000, 50'000}), 0);
    const MazeGeometry geometry(maze.size(), {0, 0, 200, 200});
    Canvas direct(200, 200);
    Canvas reduced(200, 200);
    paint_maze(direct, {maze}, geometry, black_and_white());
    paint_maze(reduced, {maze, nullptr, &overview}, geometry, black_and_white());
    const Rect seen = geometry.maze_rect();
    for (int y = seen.y; y < seen.bottom(); ++y) {
        for (int x = seen.x; x < seen.right(); ++x) {
            ASSERT_NEAR(direct.pixel(x, y).red, reduced.pixel(x, y).red, 30) << x << ' ' << y;
        }
    }
    EXPECT_NEAR(mean_red(reduced, seen), floor_of(maze), 2);
}

TEST(Overview, in_slices_and_by_updates_is_as_at_once) {
    const Maze maze = drawing::make(2100, 2000, 6);
    const Overview at_once(maze);
    Overview slices(maze.size());
    int calls = 1;
    while (slices.take(maze, 100'000)) {
        ++calls;
    }
    EXPECT_GT(calls, 20);

    Maze growing = maze;
    for (std::int64_t x = 0; x < 2100; ++x) {
        growing.uncarve({x, 1000}, Direction::north);
    }
    Overview updated(growing);
    for (std::int64_t x = 0; x < 2100; ++x) {
        if (!maze.has_wall({x, 1000}, Direction::north)) {
            growing.carve({x, 1000}, Direction::north);
            updated.update(growing, {x, 1000});
            updated.update(growing, {x, 999});
        }
    }
    for (std::int64_t row = 0; row < at_once.rows(); ++row) {
        const auto same = [&](const std::uint8_t* a, const std::uint8_t* b) {
            return std::equal(a, a + at_once.columns(), b);
        };
        ASSERT_TRUE(same(at_once.wall_row(row), slices.wall_row(row)));
        ASSERT_TRUE(same(at_once.closed_row(row), slices.closed_row(row)));
        ASSERT_TRUE(same(at_once.wall_row(row), updated.wall_row(row)));
        ASSERT_TRUE(same(at_once.closed_row(row), updated.closed_row(row)));
    }
}

}  // namespace
