#include "path_picture.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "drawing.hpp"

namespace {

using namespace mazedraw;
using mazegen::Cell;
using mazegen::Maze;

constexpr Color kRed{200, 0, 0};

mazegen::Path path_of(const Maze& maze, std::uint64_t seed) {
    std::vector<Cell> open;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        for (std::int64_t x = 0; x < maze.size().width; ++x) {
            if (!maze.is_closed({x, y})) {
                open.push_back({x, y});
            }
        }
    }
    mazegen::Rng rng(seed);
    rng.shuffle(std::span(open));
    return mazegen::solve(maze, {open.at(0), open.at(1)}).value();
}

/// Pixels of the colour that hang together with the first of them, and all of them.
std::pair<int, int> connected_and_all(const Canvas& canvas, Color color) {
    int all = 0;
    std::vector<std::pair<int, int>> open;
    std::set<std::pair<int, int>> seen;
    for (int y = 0; y < canvas.height(); ++y) {
        for (int x = 0; x < canvas.width(); ++x) {
            if (canvas.pixel(x, y) == color && all++ == 0) {
                open.emplace_back(x, y);
                seen.emplace(x, y);
            }
        }
    }
    while (!open.empty()) {
        const auto [x, y] = open.back();
        open.pop_back();
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int nx = x + dx;
            const int ny = y + dy;
            if (nx >= 0 && ny >= 0 && nx < canvas.width() && ny < canvas.height() &&
                canvas.pixel(nx, ny) == color && seen.emplace(nx, ny).second) {
                open.emplace_back(nx, ny);
            }
        }
    }
    return {static_cast<int>(seen.size()), all};
}

TEST(PathPicture, is_connected_as_long_as_the_path_and_on_no_wall) {
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Maze maze = drawing::make_any(i);
        const mazegen::Path path = path_of(maze, i);
        const int side = 130 + static_cast<int>(i) * 2;
        Canvas canvas(side, side);
        const MazeGeometry geometry(maze.size(), {0, 0, side, side});
        if (geometry.overview()) {
            continue;
        }
        const MazeColors colors = default_colors();
        paint_maze(canvas, {maze}, geometry, colors);
        const Canvas bare = canvas;
        PathPicture picture(path, maze.size());
        picture.show(picture.steps());
        paint_path(canvas, geometry, picture, kRed);

        const auto [connected, all] = connected_and_all(canvas, kRed);
        EXPECT_EQ(connected, all) << i;
        std::set<std::pair<std::int64_t, std::int64_t>> cells;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                if (canvas.pixel(x, y) == kRed) {
                    ASSERT_EQ(bare.pixel(x, y), colors.floor) << "a wall or a closed cell, maze " << i;
                    const auto cell = geometry.cell_at(x, y);
                    ASSERT_TRUE(cell);
                    cells.emplace(cell->x, cell->y);
                }
            }
        }
        EXPECT_EQ(cells.size(), path.letters.size() + 1) << i;
    }
}

TEST(PathPicture, grows_step_by_step) {
    const Maze maze = drawing::make(20, 20, 3);
    const mazegen::Path path = mazegen::solve(maze, {{0, 0}, {19, 19}}).value();
    const std::vector<Cell> cells = path.cells();
    const MazeGeometry geometry(maze.size(), {0, 0, 400, 400});
    PathPicture picture(path, maze.size());
    for (std::int64_t steps = 0; steps <= picture.steps(); ++steps) {
        Canvas canvas(400, 400);
        picture.show(steps);
        paint_path(canvas, geometry, picture, kRed);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool is_shown = steps > 0 && static_cast<std::int64_t>(i) <= steps;
            EXPECT_EQ(canvas.pixel(static_cast<int>(geometry.centre_x(cells[i].x)),
                                   static_cast<int>(geometry.centre_y(cells[i].y))) == kRed,
                      is_shown);
        }
    }
}

TEST(PathPicture, a_part_in_view_is_cut_out_of_the_whole) {
    const Maze maze = drawing::make(80, 80, 9);
    const mazegen::Path path = mazegen::solve(maze, {{0, 0}, {79, 79}}).value();
    PathPicture picture(path, maze.size());
    picture.show(picture.steps());
    MazeGeometry geometry(maze.size(), {0, 0, 800, 800});
    Canvas whole(800, 800);
    paint_path(whole, geometry, picture, kRed);
    geometry.set_area({0, 0, 800, 800});
    MazeGeometry part = geometry;
    part.zoom(1.0001, 400, 400);  // no longer fitted, so that a smaller area cuts it
    Canvas same(800, 800);
    paint_path(same, part, picture, kRed);
    part.set_area({300, 300, 200, 200});
    Canvas cut(800, 800);
    paint_path(cut, part, picture, kRed);
    for (int y = 0; y < 800; ++y) {
        for (int x = 0; x < 800; ++x) {
            ASSERT_EQ(cut.pixel(x, y), part.area().contains(x, y) ? same.pixel(x, y) : Color{})
                << x << ' ' << y;
        }
    }
}

TEST(PathPicture, overviews_show_every_part_of_it) {
    for (const std::int64_t side : {std::int64_t{300}, std::int64_t{2300}}) {
        const Maze maze = drawing::make(side, side, 5);
        const mazegen::Path path = mazegen::solve(maze, {{0, 0}, {side - 1, side - 1}}).value();
        PathPicture picture(path, maze.size());
        picture.show(picture.steps());
        const MazeGeometry geometry(maze.size(), {0, 0, 250, 250});
        ASSERT_TRUE(geometry.overview());
        Canvas canvas(250, 250);
        paint_path(canvas, geometry, picture, kRed);
        const auto reach = static_cast<int>(2 + geometry.cell_px() * 4);
        for (const Cell cell : path.cells()) {
            const int x = static_cast<int>(geometry.centre_x(cell.x));
            const int y = static_cast<int>(geometry.centre_y(cell.y));
            bool is_near = false;
            for (int dy = -reach; dy <= reach; ++dy) {
                for (int dx = -reach; dx <= reach; ++dx) {
                    const Rect all{0, 0, 250, 250};
                    is_near =
                        is_near || (all.contains(x + dx, y + dy) && canvas.pixel(x + dx, y + dy) == kRed);
                }
            }
            ASSERT_TRUE(is_near) << to_string(cell);
        }
        picture.show(0);
        Canvas empty(250, 250);
        paint_path(empty, geometry, picture, kRed);
        EXPECT_EQ(connected_and_all(empty, kRed).second, 0);
    }
}

}  // namespace
