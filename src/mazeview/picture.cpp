#include "picture.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "maze_painter.hpp"

namespace mazeview {

Exhibit::Exhibit(ViewedMaze maze)
    : mazeplay::Exhibit(std::move(maze)), overview(*viewed.maze), path(viewed.path, viewed.maze->size()) {
    if (carving) {
        carved.emplace(CarvedPicture{mazedraw::Overview(carving->maze())});
    }
}

SolverShow::SolverShow(std::shared_ptr<const mazeplay::Exhibit> shown, const mazegen::Solver& with)
    : Solved(std::move(shown), with), search(searched()), path(found, exhibit->maze().size()) {}

std::optional<mazedraw::SearchPicture> SolverShow::searched() {
    static_assert(kMostCells <= mazedraw::SearchPicture::kMostCells);
    std::optional<mazedraw::SearchPicture> result;
    if (is_watched()) {
        result.emplace(exhibit->maze().size());
    }
    look(result ? [&result](mazegen::Cell cell) { result->add(cell); }
                : std::function<void(mazegen::Cell)>{});
    return result;
}

mazedraw::Canvas Picture::draw() const {
    constexpr double cell_px = 24;
    constexpr double longest_px = 4000;
    const mazegen::Size size = exhibit->maze().size();
    const double fitting = longest_px / static_cast<double>(std::max(size.width, size.height));
    const double cell = std::min(cell_px, fitting);
    const int margin = static_cast<int>(cell_px);
    const auto length = [&](std::int64_t cells) {
        return static_cast<int>(std::ceil(static_cast<double>(cells) * cell)) + 2 * margin;
    };
    mazedraw::Canvas canvas(length(size.width), length(size.height));
    const mazedraw::MazeGeometry geometry(
        size, {margin, margin, canvas.width() - 2 * margin, canvas.height() - 2 * margin});
    canvas.fill({0, 0, canvas.width(), canvas.height()}, colors.background);
    paint_maze(canvas, {exhibit->maze(), nullptr, &exhibit->overview, exhibit->viewed.lone}, geometry,
               colors);
    if (with_path) {
        mazedraw::PathPicture path(solved ? solved->found : exhibit->viewed.path, size);
        path.show(path.steps());
        paint_path(canvas, geometry, path, colors.path);
    }
    const ViewedMaze& viewed = exhibit->viewed;
    paint_collectibles(canvas, geometry, colors, viewed.collectibles, {}, viewed.ends);
    paint_ends(canvas, geometry, colors, viewed.ends);
    paint_collectibles_at(canvas, geometry, colors, viewed.ends, viewed.collectibles, {});
    return canvas;
}

}  // namespace mazeview
