// A maze as an SVG drawing, for browsers, drawing programs, plotters and laser cutters.
#pragma once

#include <string_view>

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"

namespace mazegen {

/// Groups "pattern", "walls", "solution" (when there is a path) and "ends", each on lines of its own, so that
/// taking away the lines of the solution gives the puzzle alone. Presentation attributes only. Each wall is
/// drawn once, border and inner walls with the least number of sub-paths (`trails.hpp`). The drawing's unit
/// is `unit`: "px", "mm" or another of CSS; numbers are rounded to thousandths of it. Rectangle behind it
/// only when the style has a background. False when the sink refused. Requires a style within the ranges that
/// it names, ends inside the maze and a path that stays inside. Memory: as `inner_trails`.
bool write_svg(const Drawing& drawing, std::string_view unit, const Sink& sink);

}  // namespace mazegen
