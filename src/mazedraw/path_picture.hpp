// The way through a maze as a picture: bands between the middles of its cells.
#pragma once

#include <cstdint>
#include <vector>

#include "maze_geometry.hpp"
#include "mazegen/solve.hpp"

namespace mazedraw {

/// A path that is shown up to some step, prepared so that painting it costs what is in view and not
/// what the path is long. Refers to the path, which must outlive it.
class PathPicture {
  public:
    /// Nothing is shown. Takes time in proportion to the path's length.
    PathPicture(const mazegen::Path& path, mazegen::Size maze);

    /// Shows the first steps, 0 to all of them. The cost is the number of steps more than before.
    void show(std::int64_t steps);
    [[nodiscard]] std::int64_t shown() const { return shown_; }
    [[nodiscard]] std::int64_t steps() const { return static_cast<std::int64_t>(path_->letters.size()); }

  private:
    friend class PathPainter;

    /// A piece of the path: where it begins, and the cells that it lies in.
    struct Piece {
        mazegen::Cell begin;
        CellRange box;
    };

    void mark(mazegen::Cell cell);

    const mazegen::Path* path_;
    std::vector<Piece> pieces_;
    std::int64_t shown_ = 0;
    // For overviews: the blocks of cells (`Overview::coarse_block`) that what is shown passes.
    std::int64_t block_;
    mazegen::Size blocks_;
    std::vector<std::uint8_t> marks_;  // row-major
    std::int64_t marked_ = 0;          // steps
    mazegen::Cell marked_to_;
};

/// Width of the band: narrower than the walls' distance leaves, so that path and walls differ in shape.
int path_width_px(const MazeGeometry& geometry);

/// Paints what is shown of the path, within the area. A band never touches a wall; in an overview it is a
/// pixel wide.
void paint_path(Canvas& canvas, const MazeGeometry& geometry, const PathPicture& path, Color color);

}  // namespace mazedraw
