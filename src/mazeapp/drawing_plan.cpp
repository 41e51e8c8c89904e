#include "drawing_plan.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "mazeprint/fit.hpp"
#include "plan.hpp"

namespace mazeapp {

namespace {

constexpr Length kWall{2, kPx};
constexpr Length kCell{20, kPx};
constexpr Length kPrintedCell{8, kMm};
constexpr Length kSheetMargin{10, kMm};

std::string shown(double length, const Unit& unit) {
    std::string text = std::to_string(std::round(length * 100) / 100);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') {
        text.pop_back();
    }
    return text.append(unit.name);
}

/// A length in the format's unit; of an image whole pixels, to which other units are rounded.
class Measure {
  public:
    Measure(const Settings& settings, const Unit& unit, bool whole, std::vector<std::string>& problems)
        : settings_(settings), unit_(unit), whole_(whole), problems_(problems) {}

    double operator()(std::string_view key, const std::optional<Length>& given, double usual) const {
        if (!given) {
            return usual;
        }
        const double length = given->in(unit_);
        if (!whole_) {
            return length;
        }
        if (given->unit == kPx && length != std::round(length)) {
            problems_.push_back(origin(settings_, {key}) + shown(length, kPx) +
                                " is no whole number of pixels");
        }
        if (length > 0 && std::round(length) == 0) {
            problems_.push_back(origin(settings_, {key}) + shown(given->value, given->unit) +
                                " is less than half a pixel");
        }
        return std::round(length);
    }

  private:
    const Settings& settings_;
    const Unit& unit_;
    bool whole_;
    std::vector<std::string>& problems_;
};

}  // namespace

std::vector<std::string> plan_drawing(const Settings& settings, const Format& format, DrawingPlan& plan) {
    std::vector<std::string> problems;
    const DrawingSettings& asked = settings.drawing;
    plan.charset = asked.charset;
    if ((format.drawn & kLines) == 0) {
        return problems;
    }
    const bool printed = (format.drawn & kSheets) != 0;
    if (printed) {
        plan.unit = kMm;
    } else if (asked.cell && !format.whole_pixels) {
        plan.unit = asked.cell->unit;
    }
    if (printed && (asked.paper || is_book(settings))) {
        plan.paper = asked.paper.value_or(kUsualPaper);
        if (asked.landscape && plan.paper->width_mm < plan.paper->height_mm) {
            std::swap(plan.paper->width_mm, plan.paper->height_mm);
        }
    }
    plan.cell_given = asked.cell.has_value();
    plan.wall_given = asked.wall.has_value();

    const Measure measure(settings, plan.unit, format.whole_pixels, problems);
    mazegen::DrawingStyle& style = plan.style;
    style.cell = measure("CELL_SIZE", asked.cell, (printed ? kPrintedCell : kCell).in(plan.unit));
    const double usual_wall = kWall.in(plan.unit);
    style.wall = measure("WALL_WIDTH", asked.wall, usual_wall <= style.cell ? usual_wall : style.cell / 4);
    style.inner = format.whole_pixels ? std::max(1.0, std::floor(style.wall / 2)) : style.wall / 2;
    style.margin = measure("MARGIN", asked.margin, plan.paper ? kSheetMargin.in(plan.unit) : style.cell);
    style.gaps = asked.gaps.value_or(true);
    style.wall_color = asked.wall_color.value_or(style.wall_color);
    style.path_color = asked.path_color.value_or(style.path_color);
    style.background = asked.background;

    const bool cell_known = plan.cell_given || !plan.paper;
    if (cell_known && problems.empty()) {
        const std::string where = origin(settings, {"WALL_WIDTH", "CELL_SIZE"});
        if (style.wall > style.cell) {
            problems.push_back(where + "a wall of " + shown(style.wall, plan.unit) +
                               " is wider than a cell of " + shown(style.cell, plan.unit));
        } else if (style.corridor() < (format.whole_pixels ? 1 : 0.001)) {
            problems.push_back(where + "walls of " + shown(style.inner, plan.unit) +
                               " leave nothing of a cell of " + shown(style.cell, plan.unit));
        }
    }
    if (plan.paper && 2 * style.margin >= std::min(plan.paper->width_mm, plan.paper->height_mm)) {
        problems.push_back(origin(settings, {"MARGIN", "PAPER"}) + "margins of " + shown(style.margin, kMm) +
                           " leave nothing of a sheet of " + shown(plan.paper->width_mm, kMm) + " x " +
                           shown(plan.paper->height_mm, kMm));
    }
    return problems;
}

mazegen::DrawingStyle style_for(const DrawingPlan& plan, mazegen::Size size) {
    if (!plan.paper) {
        return plan.style;
    }
    const auto cell = plan.cell_given ? std::optional(plan.style.cell) : std::nullopt;
    const double margin = plan.style.margin;
    return mazeprint::fitted(size, plan.style, cell, plan.wall_given, plan.paper->width_mm - 2 * margin,
                             plan.paper->height_mm - 2 * margin);
}

std::optional<std::string> drawing_problem(const Settings& settings, const Format& format,
                                           const DrawingPlan& plan, mazegen::Size size,
                                           const mazegen::DrawingStyle& style) {
    if (plan.paper) {
        constexpr double least_mm = 0.01;
        if (plan.cell_given && style.cell < plan.style.cell) {
            return origin(settings, {"CELL_SIZE"}) + "there is room for " + to_string(size) + " cells of " +
                   shown(style.cell, kMm) + " at most, not of " + shown(plan.style.cell, kMm);
        }
        if (plan.wall_given && style.wall < plan.style.wall) {
            return origin(settings, {"WALL_WIDTH"}) + "a wall of " + shown(plan.style.wall, kMm) +
                   " is wider than the cells, for which there are " + shown(style.cell, kMm);
        }
        if (style.corridor() < least_mm) {
            return origin(settings, {"PAPER"}) + "there is no room for " + to_string(size) + " cells";
        }
    }
    const mazegen::Layout layout(size, plan.style);
    constexpr double most_px = 2147483647;  // of a PNG (W3C, "Portable Network Graphics", 11.2.1)
    if (format.whole_pixels && std::max(layout.width(), layout.height()) > most_px) {
        return "a drawing of " + shown(layout.width(), kPx) + " x " + shown(layout.height(), kPx) +
               " is too large for the format " + std::string(format.name);
    }
    return std::nullopt;
}

std::optional<std::string> small_cells(const Format& format, const DrawingPlan& plan, double cell) {
    const double least = format.whole_pixels ? 3 : 2;
    if ((format.whole_pixels || (format.drawn & kSheets) != 0) && cell < least) {
        return "the cells are " + shown(cell, plan.unit) + " wide, which is little for most eyes";
    }
    return std::nullopt;
}

}  // namespace mazeapp
