#include "exhibit.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "maze_painter.hpp"
#include "mazegen/collectibles.hpp"

namespace mazeview {

bool ViewedMaze::begins_at_exit() const {
    const bool is_open =
        !maze->is_closed(ends.entry) || std::ranges::binary_search(lone, ends.entry, mazegen::reads_before);
    return ends.entry == ends.exit && is_open;
}

Exhibit::Exhibit(ViewedMaze maze)
    : viewed(std::move(maze)), overview(*viewed.maze), path(viewed.path, viewed.maze->size()) {
    if (viewed.trace) {
        carving.emplace(std::exchange(viewed.trace, nullptr));
    }
}

namespace {

mazegen::Path found_by(const mazegen::Solver& solver, const ViewedMaze& viewed,
                       std::optional<mazedraw::SearchPicture>& search) {
    std::function<void(mazegen::Cell)> visit;
    if (viewed.maze->size().cells() <= mazedraw::SearchPicture::kMostCells) {
        search.emplace(viewed.maze->size());
        visit = [&](mazegen::Cell cell) { search->add(cell); };
    }
    auto path = mazegen::solve_with(solver, *viewed.maze, viewed.ends, visit);
    return path ? *std::move(path) : mazegen::Path{viewed.ends.entry, {}};
}

}  // namespace

SolverShow::SolverShow(std::shared_ptr<const Exhibit> shown, const mazegen::Solver& with)
    : exhibit(std::move(shown)),
      solver(&with),
      found(found_by(with, exhibit->viewed, search)),
      path(found, exhibit->maze().size()) {}

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
