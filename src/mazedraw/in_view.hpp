// The cells of a list that are in view.
#pragma once

#include <algorithm>
#include <span>

#include "maze_geometry.hpp"
#include "mazegen/collectibles.hpp"

namespace mazedraw {

/// Calls `visit` with the place in `cells` of each that lies in the geometry's area. They are in reading
/// order.
template <class Visit>
void for_each_in_view(const MazeGeometry& geometry, std::span<const mazegen::Cell> cells, Visit visit) {
    const CellRange seen = geometry.visible();
    auto next = cells.begin();
    for (std::int64_t y = seen.y0; y < seen.y1 && next != cells.end(); ++y) {
        next = std::lower_bound(next, cells.end(), mazegen::Cell{seen.x0, y}, mazegen::reads_before);
        for (; next != cells.end() && next->y == y && next->x < seen.x1; ++next) {
            visit(static_cast<std::size_t>(next - cells.begin()));
        }
    }
}

}  // namespace mazedraw
