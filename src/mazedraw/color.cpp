// Colours by hue, and how well one is seen on another.
#include <algorithm>
#include <array>
#include <cmath>

#include "canvas.hpp"

namespace mazedraw {

namespace {

std::uint8_t to_byte(double part) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(part, 0.0, 1.0) * 255));
}

/// Relative luminance, 0 to 1.
double luminance(Color color) {
    const auto linear = [](std::uint8_t byte) {
        const double part = byte / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

}  // namespace

Color mix(Color a, Color b, double share) {
    const auto mixed = [share](std::uint8_t from, std::uint8_t to) {
        return to_byte((from + (to - from) * share) / 255);
    };
    return {mixed(a.red, b.red), mixed(a.green, b.green), mixed(a.blue, b.blue)};
}

Color from_hsl(double hue, double saturation, double lightness) {
    const double sixths = (hue - std::floor(hue / 360) * 360) / 60;
    const double chroma = (1 - std::abs(2 * lightness - 1)) * saturation;
    const double second = chroma * (1 - std::abs(std::fmod(sixths, 2.0) - 1));
    const double least = lightness - chroma / 2;
    const auto color = [least](double red, double green, double blue) {
        return Color{to_byte(red + least), to_byte(green + least), to_byte(blue + least)};
    };
    const std::array<Color, 6> by_sixth = {color(chroma, second, 0), color(second, chroma, 0),
                                           color(0, chroma, second), color(0, second, chroma),
                                           color(second, 0, chroma), color(chroma, 0, second)};
    return by_sixth[std::min<std::size_t>(5, static_cast<std::size_t>(sixths))];
}

double contrast(Color a, Color b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace mazedraw
