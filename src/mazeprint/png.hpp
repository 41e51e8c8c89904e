// A maze as a PNG picture with exact pixels: nothing is blurred, all corridors and all walls of a kind are
// equally wide, and there are no more colours than what is drawn.
#pragma once

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"

namespace mazeprint {

/// The drawing's unit is a pixel. From the bottom: background (white when there is none), closed cells,
/// walls, solution, ends. The solution is as wide as the style says, rounded so that it runs in the middle of
/// its corridor, which it may fill. False when the sink refused. Requires: cell, wall, inner and margin whole
/// numbers, inner no wider than wall; both sides of the picture at most `kMostPngSide`
/// (`mazeprint/png_rows.hpp`). Memory: a row of pixels and 3 bytes a column of cells, a piece of 256 KiB; 2
/// bits a cell when a path is drawn.
bool write_png(const mazegen::Drawing& drawing, const mazegen::Sink& sink);

}  // namespace mazeprint
