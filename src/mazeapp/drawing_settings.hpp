// What can be asked about drawings, paper and many mazes at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "mazegen/drawing.hpp"
#include "mazegen/grid.hpp"
#include "mazegen/text.hpp"
#include "units.hpp"

namespace mazeapp {

/// A sheet as it lies: the first is its width.
struct Paper {
    double width_mm = 0, height_mm = 0;
};

inline constexpr Paper kUsualPaper{210, 297};  // A4, for books

struct DrawingSettings {
    std::optional<mazegen::Charset> charset;  // of text; nothing: by the locale
    std::optional<Length> cell, wall, margin;
    std::optional<bool> gaps;  // ends as gaps in the border, otherwise as markers
    std::optional<mazegen::Rgb> wall_color, path_color, background;
    std::optional<Paper> paper;
    bool landscape = false;
};

struct BatchSettings {
    std::optional<std::int64_t> count, first;
    std::optional<std::int64_t> per_page, answers;
    std::optional<std::string> title;
    std::optional<mazegen::Size> grow;

    /// Many mazes are asked for, or one of many, or a book.
    [[nodiscard]] bool asked() const { return count || first || per_page || answers || title || grow; }
};

}  // namespace mazeapp
