#include "canvas.hpp"

#include <cassert>
#include <cmath>
#include <numbers>

#include "cairo_surface.hpp"

namespace mazedraw {

namespace {

std::uint32_t mix_pixels(std::uint32_t a, std::uint32_t b, std::uint32_t share) {  // share of b: 0 to 256
    const auto mixed = [&](unsigned shift) {
        const std::uint32_t below = a >> shift & 0xFFU;
        const std::uint32_t above = b >> shift & 0xFFU;
        return (below * (256 - share) + above * share + 128) >> 8U << shift;
    };
    return 0xFF000000U | mixed(16) | mixed(8) | mixed(0);
}

int positive_modulo(int value, int modulus) { return (value % modulus + modulus) % modulus; }

/// A path along the rectangle with round corners.
void trace_rounded(cairo_t* cairo, double x, double y, double width, double height, double radius) {
    constexpr double quarter = std::numbers::pi / 2;
    const double r = std::max(0.0, std::min({radius, width / 2, height / 2}));
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + width - r, y + r, r, -quarter, 0);
    cairo_arc(cairo, x + width - r, y + height - r, r, 0, quarter);
    cairo_arc(cairo, x + r, y + height - r, r, quarter, 2 * quarter);
    cairo_arc(cairo, x + r, y + r, r, 2 * quarter, 3 * quarter);
    cairo_close_path(cairo);
}

}  // namespace

Canvas::Canvas(int width, int height) : width_(width), height_(height) { resize(width, height); }

Color Canvas::pixel(int x, int y) const { return to_color(row(y)[static_cast<std::size_t>(x)]); }

void Canvas::resize(int width, int height) {
    assert(width > 0 && height > 0);
    width_ = width;
    height_ = height;
    pixels_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), to_pixel({}));
}

void Canvas::fill(const Rect& rect, Color color) {
    const Rect inside = clipped(rect);
    for (int y = inside.y; y < inside.bottom() && inside.width > 0; ++y) {
        std::ranges::fill(part_of_row(y, inside), to_pixel(color));
    }
}

void Canvas::blend(const Rect& rect, Color color, double opacity) {
    const Rect inside = clipped(rect);
    const auto share = static_cast<std::uint32_t>(std::lround(std::clamp(opacity, 0.0, 1.0) * 256));
    for (int y = inside.y; y < inside.bottom() && inside.width > 0; ++y) {
        for (std::uint32_t& pixel : part_of_row(y, inside)) {
            pixel = mix_pixels(pixel, to_pixel(color), share);
        }
    }
}

void Canvas::fill_textured(const Rect& rect, const Sprite& texture, Color tint, int dx, int dy) {
    const Rect inside = clipped(rect);
    for (int y = inside.y; y < inside.bottom() && inside.width > 0; ++y) {
        // The texture's width is coloured, the rest copied.
        const auto pixels = part_of_row(y, inside);
        const std::size_t period = std::min(pixels.size(), static_cast<std::size_t>(texture.width));
        int x = inside.x;
        for (std::uint32_t& pixel : pixels.first(period)) {
            pixel = textured_pixel(texture, tint, x++ - dx, y - dy);
        }
        for (std::size_t i = period; i < pixels.size(); ++i) {
            pixels[i] = pixels[i - period];
        }
    }
}

void Canvas::draw(const Sprite& sprite, const Rect& target, const Rect& clip) {
    const Rect inside = clipped(intersection(target, clip));
    const auto source = [](int offset, int from, int to) {
        return static_cast<int>((static_cast<std::int64_t>(offset) * 2 + 1) * from / (std::int64_t{2} * to));
    };
    std::vector<int> columns;  // of the sprite, found once for all rows
    for (int x = inside.x; x < inside.right() && inside.height > 0; ++x) {
        columns.push_back(source(x - target.x, sprite.width, target.width));
    }
    for (int y = inside.y; y < inside.bottom() && inside.width > 0; ++y) {
        const int sprite_y = source(y - target.y, sprite.height, target.height);
        auto column = columns.begin();
        for (std::uint32_t& pixel : part_of_row(y, inside)) {
            const std::uint32_t above = sprite.pixel(*column++, sprite_y);
            const std::uint32_t alpha = above >> 24U;
            if (alpha != 0) {  // most pixels are all there or not at all
                pixel = alpha == 0xFF ? above : mix_pixels(pixel, above, alpha + (alpha >> 7U));
            }
        }
    }
}

void Canvas::fill_rounded(const Rect& rect, double radius, Color color) {
    const CairoSurface cairo(*this, color);
    trace_rounded(cairo.context(), rect.x, rect.y, rect.width, rect.height, radius);
    cairo_fill(cairo.context());
}

void Canvas::outline_rounded(const Rect& rect, double radius, double line, Color color) {
    const CairoSurface cairo(*this, color);
    trace_rounded(cairo.context(), rect.x + line / 2, rect.y + line / 2, rect.width - line,
                  rect.height - line, radius - line / 2);
    cairo_set_line_width(cairo.context(), line);
    cairo_stroke(cairo.context());
}

void Canvas::line(double x0, double y0, double x1, double y1, double width, Color color) {
    const CairoSurface cairo(*this, color);
    cairo_set_line_width(cairo.context(), width);
    cairo_set_line_cap(cairo.context(), CAIRO_LINE_CAP_ROUND);
    cairo_move_to(cairo.context(), x0, y0);
    cairo_line_to(cairo.context(), x1, y1);
    cairo_stroke(cairo.context());
}

void Canvas::circle(double x, double y, double radius, Color color) {
    const CairoSurface cairo(*this, color);
    cairo_arc(cairo.context(), x, y, radius, 0, 2 * std::numbers::pi);
    cairo_fill(cairo.context());
}

Sprite mirrored(const Sprite& sprite) {
    Sprite result = sprite;
    for (int y = 0; y < sprite.height; ++y) {
        const auto first = result.pixels.begin() + std::ptrdiff_t{y} * sprite.width;
        std::reverse(first, first + sprite.width);
    }
    return result;
}

std::uint32_t textured_pixel(const Sprite& texture, Color tint, int x, int y) {
    const std::uint32_t pixel =
        texture.pixel(positive_modulo(x, texture.width), positive_modulo(y, texture.height));
    // The texture is grey; where it is not, its green stands for its brightness.
    const std::uint32_t brightness = pixel >> 8U & 0xFFU;
    const auto scaled = [&](std::uint8_t part) {
        return static_cast<std::uint8_t>((part * brightness + 127) / 255);
    };
    return to_pixel({scaled(tint.red), scaled(tint.green), scaled(tint.blue)});
}

}  // namespace mazedraw
