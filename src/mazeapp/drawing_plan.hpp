// What the settings for drawings mean in the measures of a format.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "formats.hpp"
#include "settings.hpp"

namespace mazeapp {

/// Fills in the plan of a format that draws. Gives what is wrong with the measures, each with where it came
/// from.
std::vector<std::string> plan_drawing(const Settings& settings, const Format& format, DrawingPlan& plan);

/// How a maze of that size is drawn; on a sheet without a margin of its own, since it lies in the middle.
mazegen::DrawingStyle style_for(const DrawingPlan& plan, mazegen::Size size);

/// What is wrong with drawing a maze of that size in that style: it does not fit on the sheet as it was asked
/// for, or into a file.
std::optional<std::string> drawing_problem(const Settings& settings, const Format& format,
                                           const DrawingPlan& plan, mazegen::Size size,
                                           const mazegen::DrawingStyle& style);

/// Says that cells of that length are too small for most eyes; nothing otherwise.
std::optional<std::string> small_cells(const Format& format, const DrawingPlan& plan, double cell);

}  // namespace mazeapp
