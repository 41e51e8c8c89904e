#include "mazeprint/fit.hpp"

#include <algorithm>

namespace mazeprint {

namespace {

/// The largest cell so that `cells` of them and the borders are at most that long: W * cell - inner + 2 *
/// wall, which is W * cell + 1.5 * wall.
double largest_cell(std::int64_t cells, double length, double wall, double most_wall_per_cell) {
    const auto count = static_cast<double>(cells);
    const double with_wall = (length - 1.5 * wall) / count;
    return wall <= with_wall * most_wall_per_cell ? with_wall : length / (count + 1.5 * most_wall_per_cell);
}

}  // namespace

mazegen::DrawingStyle fitted(mazegen::Size size, const mazegen::DrawingStyle& wanted,
                             std::optional<double> cell_mm, bool wall_given, double width_mm,
                             double height_mm) {
    const double most_wall_per_cell = wall_given ? 1 : 0.25;
    mazegen::DrawingStyle style = wanted;
    style.margin = 0;
    style.cell = std::min(largest_cell(size.width, width_mm, wanted.wall, most_wall_per_cell),
                          largest_cell(size.height, height_mm, wanted.wall, most_wall_per_cell));
    if (cell_mm) {
        style.cell = std::min(style.cell, *cell_mm);
    }
    style.wall = std::min(wanted.wall, style.cell * most_wall_per_cell);
    style.inner = style.wall / 2;
    return style;
}

}  // namespace mazeprint
