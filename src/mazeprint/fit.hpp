// Sheets of paper, and how large a maze is drawn on one.
#pragma once

#include <optional>

#include "mazegen/drawing.hpp"

namespace mazeprint {

/// In millimetres.
struct Page {
    double width_mm = 210;
    double height_mm = 297;
};

/// The wanted style without a margin, with the cells as large as that area has room for, or `cell_mm` where
/// that is less. The wall is as wanted, but at most a quarter of the cell; when it was given, at most the
/// cell. The walls inside are half as wide. All lengths in millimetres and above 0, `Maze::fits(size)`.
mazegen::DrawingStyle fitted(mazegen::Size size, const mazegen::DrawingStyle& wanted,
                             std::optional<double> cell_mm, bool wall_given, double width_mm,
                             double height_mm);

}  // namespace mazeprint
