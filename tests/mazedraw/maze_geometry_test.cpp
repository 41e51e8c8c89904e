#include "maze_geometry.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "mazegen/rng.hpp"

namespace {

using namespace mazedraw;
using mazegen::Size;

MazeGeometry any_view(std::uint64_t i) {
    mazegen::Rng rng(i);
    const auto below = [&rng](std::uint64_t bound) { return static_cast<int>(rng.below(bound)); };
    MazeGeometry geometry({1 + below(i % 3 == 0 ? 3000 : 40), 1 + below(60)},
                          {below(50), below(50), 1 + below(900), 1 + below(900)});
    const int moves = below(6);
    for (int k = 0; k < moves; ++k) {
        geometry.zoom(0.5 + below(400) / 100.0, below(900), below(900));
        geometry.pan(below(200) - 100.5, below(200) - 100.25);
    }
    return geometry;
}

TEST(MazeGeometry, fits_the_whole_maze_with_its_walls) {
    for (const Size size : {Size{1, 1}, Size{25, 25}, Size{1, 100}, Size{333, 7}, Size{5000, 5000}}) {
        for (const Rect area :
             {Rect{0, 0, 1000, 950}, Rect{13, 17, 480, 360}, Rect{5, 5, 1, 1}, Rect{0, 0, 3000, 20}}) {
            const MazeGeometry geometry(size, area);
            EXPECT_TRUE(geometry.fitted());
            EXPECT_GT(geometry.cell_px(), 0);
            EXPECT_LE(geometry.cell_px(), MazeGeometry::kLargestCellPx);
            if (!geometry.overview()) {
                EXPECT_GE(geometry.wall_x(0), area.x);
                EXPECT_GE(geometry.wall_y(0), area.y);
                EXPECT_LE(geometry.wall_x(size.width) + geometry.wall_px(), area.right());
                EXPECT_LE(geometry.wall_y(size.height) + geometry.wall_px(), area.bottom());
            }
            const CellRange range = geometry.visible();
            EXPECT_EQ(range.x0, 0);
            EXPECT_EQ(range.y0, 0);
            EXPECT_EQ(range.x1, size.width);
            EXPECT_EQ(range.y1, size.height);
        }
    }
}

TEST(MazeGeometry, a_fitted_maze_fills_the_area_in_one_direction) {
    for (const std::int64_t n : {1000, 400, 250, 100, 60}) {
        const MazeGeometry geometry({n, n}, {0, 0, 1000, 950});
        EXPECT_GT(geometry.cell_px() * static_cast<double>(n), 850) << n;
    }
}

TEST(MazeGeometry, zoom_keeps_the_point_under_the_pointer) {
    int zooms = 0;
    for (std::uint64_t i = 0; i < 2000; ++i) {
        MazeGeometry geometry = any_view(i);
        mazegen::Rng rng(i + 5);
        const Rect maze = geometry.maze_rect();
        ASSERT_FALSE(maze.empty());
        const double px = maze.x + static_cast<double>(rng.below(static_cast<std::uint64_t>(maze.width)));
        const double py = maze.y + static_cast<double>(rng.below(static_cast<std::uint64_t>(maze.height)));
        const double maze_x = (px - geometry.line_x(0)) / geometry.cell_px();
        const double maze_y = (py - geometry.line_y(0)) / geometry.cell_px();
        if (maze_x < 0 || maze_y < 0 || maze_x > static_cast<double>(geometry.size().width) ||
            maze_y > static_cast<double>(geometry.size().height)) {
            continue;  // on the outer half of an outer wall
        }
        geometry.zoom(0.3 + static_cast<double>(rng.below(300)) / 100, px, py);
        if (geometry.fitted()) {
            continue;
        }
        ++zooms;
        EXPECT_NEAR(geometry.line_x(0) + maze_x * geometry.cell_px(), px, 1);
        EXPECT_NEAR(geometry.line_y(0) + maze_y * geometry.cell_px(), py, 1);
        EXPECT_LE(geometry.cell_px(), MazeGeometry::kLargestCellPx);
    }
    EXPECT_GT(zooms, 500);
}

TEST(MazeGeometry, zooming_out_ends_fitted) {
    MazeGeometry geometry({30, 20}, {10, 10, 600, 500});
    const double fitted = geometry.cell_px();
    geometry.zoom(5, 100, 100);
    geometry.pan(1000, -2000);
    EXPECT_FALSE(geometry.fitted());
    geometry.zoom(0.01, 300, 300);
    EXPECT_TRUE(geometry.fitted());
    EXPECT_EQ(geometry.cell_px(), fitted);
}

TEST(MazeGeometry, something_of_the_maze_always_stays_in_view) {
    for (std::uint64_t i = 0; i < 500; ++i) {
        MazeGeometry geometry = any_view(i);
        mazegen::Rng rng(i);
        for (int k = 0; k < 20; ++k) {
            geometry.pan(static_cast<double>(rng.below(20000)) - 1e4,
                         static_cast<double>(rng.below(20000)) - 1e4);
            const CellRange range = geometry.visible();
            EXPECT_LT(range.x0, range.x1);
            EXPECT_LT(range.y0, range.y1);
            EXPECT_FALSE(geometry.maze_rect().empty());
        }
    }
}

TEST(MazeGeometry, grid_lines_are_shared_and_walls_alike) {
    for (std::uint64_t i = 0; i < 300; ++i) {
        const MazeGeometry geometry = any_view(i);
        if (geometry.overview()) {
            continue;
        }
        for (std::int64_t x = 0; x + 1 < geometry.size().width; ++x) {
            const Rect left = geometry.cell_rect({x, 0});
            const Rect right = geometry.cell_rect({x + 1, 0});
            EXPECT_EQ(left.right() + geometry.wall_px(), right.x);
            EXPECT_EQ(geometry.wall_x(x + 1), left.right());
            EXPECT_GE(left.width, 1);
        }
    }
}

TEST(MazeGeometry, cell_at_inverts) {
    for (std::uint64_t i = 0; i < 300; ++i) {
        const MazeGeometry geometry = any_view(i);
        const CellRange range = geometry.visible();
        for (std::int64_t y = range.y0; y < std::min(range.y1, range.y0 + 50); ++y) {
            for (std::int64_t x = range.x0; x < std::min(range.x1, range.x0 + 50); ++x) {
                const Rect inside = intersection(geometry.cell_rect({x, y}), geometry.area());
                if (geometry.overview() || inside.empty()) {
                    continue;
                }
                const mazegen::Cell cell{x, y};
                EXPECT_EQ(geometry.cell_at(inside.x, inside.y), cell);
                EXPECT_EQ(geometry.cell_at(inside.right() - 1, inside.bottom() - 1), cell);
            }
        }
        const Rect area = geometry.area();
        EXPECT_FALSE(geometry.cell_at(area.x - 1, area.y));
        EXPECT_FALSE(geometry.cell_at(area.x, area.bottom()));
    }
}

TEST(MazeGeometry, visible_cells_are_those_in_the_area) {
    for (std::uint64_t i = 0; i < 300; ++i) {
        const MazeGeometry geometry = any_view(i);
        if (geometry.overview()) {
            continue;
        }
        const CellRange range = geometry.visible();
        const Rect area = geometry.area();
        for (std::int64_t x = 0; x < geometry.size().width; ++x) {
            const bool touches =
                geometry.wall_x(x) < area.right() && geometry.wall_x(x + 1) + geometry.wall_px() > area.x;
            EXPECT_EQ(x >= range.x0 && x < range.x1, touches);
        }
    }
}

TEST(MazeGeometry, a_new_area_shows_the_same_part) {
    MazeGeometry fitted({30, 20}, {0, 0, 600, 500});
    fitted.set_area({0, 0, 1200, 700});
    EXPECT_TRUE(fitted.fitted());
    EXPECT_GT(fitted.cell_px(), 30);

    MazeGeometry zoomed({30, 20}, {0, 0, 600, 500});
    zoomed.zoom(4, 200, 200);
    const auto middle = zoomed.cell_at(300, 250);
    zoomed.set_area({50, 40, 400, 420});
    EXPECT_EQ(zoomed.cell_at(250, 250), middle);
    zoomed.centre_on({29, 19});
    EXPECT_EQ(zoomed.cell_at(250, 250), (mazegen::Cell{29, 19}));
}

}  // namespace
