// Lengths on screen and paper. A pixel is the 96th part of an inch, as in CSS.
#pragma once

#include <string_view>

#include "mazegen/result.hpp"

namespace mazeapp {

/// Its name, as SVG too has it, and how long it is.
struct Unit {
    std::string_view name;
    double px = 1;

    friend bool operator==(const Unit&, const Unit&) = default;
};

inline constexpr Unit kPx{"px", 1};
inline constexpr Unit kMm{"mm", 96 / 25.4};

struct Length {
    double value = 0;
    Unit unit = kPx;

    [[nodiscard]] double in(const Unit& other) const { return value * (unit.px / other.px); }
};

/// A number, 0 or more and at most 100,000, with or without a unit: "20", "20px", "8mm", "0.5in", "1cm",
/// "12pt". Error: "'8m' is no length ...".
mazegen::Result<Length> parse_length(std::string_view text);

}  // namespace mazeapp
