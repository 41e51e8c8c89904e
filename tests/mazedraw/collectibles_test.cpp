// Gems and diamonds in the cells that hold collectibles, and nothing elsewhere.
#include "mazegen/collectibles.hpp"

#include <gtest/gtest.h>

#include "drawing.hpp"

namespace {

using namespace mazedraw;
using mazegen::Cell;
using mazegen::Maze;
using Cells = std::vector<Cell>;

mazegen::Ends corners(const Maze& maze) { return {{0, 0}, {maze.size().width - 1, maze.size().height - 1}}; }

Canvas painted(const Maze& maze, const MazeGeometry& geometry, const Cells& cells,
               const std::vector<bool>& taken = {}) {
    Canvas canvas(geometry.area().right() + 9, geometry.area().bottom() + 9);
    paint_maze(canvas, {maze}, geometry, default_colors());
    paint_collectibles(canvas, geometry, default_colors(), cells, taken);
    return canvas;
}

/// The cells of which some pixel differs, in reading order.
Cells changed_cells(const Canvas& before, const Canvas& after, const MazeGeometry& geometry) {
    Cells cells;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            if (before.pixel(x, y) == after.pixel(x, y)) {
                continue;
            }
            const auto cell = geometry.cell_at(x, y);
            if (!cell || !geometry.cell_rect(*cell).contains(x, y)) {
                ADD_FAILURE() << x << ' ' << y << " is in no cell";
                return {};
            }
            cells.push_back(*cell);
        }
    }
    std::ranges::sort(cells, mazegen::reads_before);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

TEST(CollectiblesPicture, shows_those_in_view_and_not_taken_at_every_zoom) {
    for (std::uint64_t i = 0; i < 40; ++i) {
        const Maze maze = drawing::make_any(i);
        const Cells cells = place_collectibles(maze, corners(maze), maze.size().cells() / 4, i);
        std::vector<bool> taken;
        for (std::size_t k = 0; i % 2 == 1 && k < cells.size(); ++k) {
            taken.push_back(k % 3 == 0);
        }
        MazeGeometry geometry(maze.size(), {5, 3, 260, 220});
        for (int zoom = 0; zoom < 5; ++zoom) {
            if (!geometry.overview()) {
                Cells wanted;
                for (std::size_t k = 0; k < cells.size(); ++k) {
                    // Of a cell at the edge perhaps nothing but its margin is seen.
                    const Rect inside = geometry.cell_rect(cells[k]);
                    const Rect seen = intersection(inside, geometry.area());
                    const bool in_view = seen == inside;
                    if (in_view && (taken.empty() || !taken[k])) {
                        wanted.push_back(cells[k]);
                    }
                }
                const Cells shown = changed_cells(painted(maze, geometry, {}),
                                                  painted(maze, geometry, cells, taken), geometry);
                EXPECT_TRUE(std::ranges::includes(shown, wanted, mazegen::reads_before)) << i << ' ' << zoom;
                EXPECT_TRUE(std::ranges::includes(cells, shown, mazegen::reads_before)) << i << ' ' << zoom;
                for (std::size_t k = 0; k < taken.size(); ++k) {
                    EXPECT_FALSE(taken[k] &&
                                 std::ranges::binary_search(shown, cells[k], mazegen::reads_before));
                }
            }
            geometry.zoom(1.9, 100 + static_cast<double>(i), 90);
        }
    }
}

TEST(CollectiblesPicture, is_large_enough_to_be_seen_and_stays_off_the_walls) {
    const Maze maze = drawing::make(15, 15, 2);
    for (const int side : {100, 130, 200, 300, 600, 1500}) {
        const MazeGeometry geometry(maze.size(), {0, 0, side, side});
        const Cell cell{3, 4};
        const Canvas before = painted(maze, geometry, {});
        const Canvas after = painted(maze, geometry, {cell});
        EXPECT_EQ(changed_cells(before, after, geometry), Cells{cell}) << side;
        int changed = 0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                changed += before.pixel(x, y) != after.pixel(x, y) ? 1 : 0;
            }
        }
        EXPECT_GT(changed, geometry.cell_px() * geometry.cell_px() * 0.1) << side;
    }
}

TEST(CollectiblesPicture, dots_an_overview_unless_they_would_cover_it) {
    const Maze maze = drawing::make(200, 200, 2);
    const MazeGeometry geometry(maze.size(), {0, 0, 220, 220});
    ASSERT_TRUE(geometry.overview());
    const Canvas bare = painted(maze, geometry, {});
    const auto most = static_cast<std::int64_t>(kMostInOverview);
    const Cells few = place_collectibles(maze, corners(maze), most, 1);
    const Canvas dotted = painted(maze, geometry, few);
    for (const Cell cell : few) {
        const auto x = static_cast<int>(geometry.centre_x(cell.x));
        const auto y = static_cast<int>(geometry.centre_y(cell.y));
        ASSERT_EQ(dotted.pixel(x, y), default_colors().collectible) << to_string(cell);
    }
    const Cells many = place_collectibles(maze, corners(maze), most + 1, 1);
    EXPECT_TRUE(drawing::equal(painted(maze, geometry, many), bare));
}

TEST(CollectiblesPicture, is_seen_over_the_marks_of_the_ends) {
    const Maze maze = drawing::make(15, 15, 2);
    const mazegen::Ends ends{{3, 4}, {9, 9}};
    const Cells cells = {ends.entry, {5, 5}, ends.exit};
    for (const int side : {20, 100, 130, 200, 300, 600, 1500}) {
        const MazeGeometry geometry(maze.size(), {0, 0, side, side});
        const auto with_ends = [&](const Cells& shown, const std::vector<bool>& taken) {
            Canvas canvas = painted(maze, geometry, {});
            paint_collectibles(canvas, geometry, default_colors(), shown, taken, ends);
            paint_ends(canvas, geometry, default_colors(), ends);
            paint_collectibles_at(canvas, geometry, default_colors(), ends, shown, taken);
            return canvas;
        };
        const Canvas bare = with_ends({}, {});
        const Canvas seen = with_ends(cells, {});
        const Canvas taken = with_ends(cells, {true, false, true});
        for (const Cell cell : {ends.entry, ends.exit}) {
            const auto changes = [&](const Canvas& canvas) {
                int count = 0;
                const auto x = static_cast<int>(geometry.centre_x(cell.x));
                const auto y = static_cast<int>(geometry.centre_y(cell.y));
                const int reach = std::max(1, geometry.cell_rect(cell).width / 2);
                for (int dy = -reach; dy <= reach; ++dy) {
                    for (int dx = -reach; dx <= reach; ++dx) {
                        count += canvas.pixel(x + dx, y + dy) != bare.pixel(x + dx, y + dy) ? 1 : 0;
                    }
                }
                return count;
            };
            EXPECT_GT(changes(seen), 0) << side << ' ' << to_string(cell);
            EXPECT_EQ(changes(taken), 0) << side << ' ' << to_string(cell);
        }
    }
}

TEST(CollectiblesPicture, paints_nothing_outside_the_area) {
    const Color untouched{1, 2, 3};
    const Maze maze = drawing::make(30, 30, 5);
    const Cells cells = place_collectibles(maze, corners(maze), 800, 5);
    MazeGeometry geometry(maze.size(), {20, 30, 150, 110});
    for (int zoom = 0; zoom < 8; ++zoom) {
        Canvas canvas(200, 200);
        canvas.fill({0, 0, 200, 200}, untouched);
        paint_collectibles(canvas, geometry, default_colors(), cells, {});
        paint_collectibles_at(canvas, geometry, default_colors(), {cells.front(), cells.back()}, cells, {});
        for (int y = 0; y < 200; ++y) {
            for (int x = 0; x < 200; ++x) {
                ASSERT_TRUE(canvas.pixel(x, y) == untouched || geometry.area().contains(x, y));
            }
        }
        geometry.zoom(1.7, 90, 90);
    }
}

}  // namespace
