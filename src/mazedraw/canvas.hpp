// Pixels in memory, and the plain shapes, sprites and words that are drawn into them. Everything is
// in pixels, origin top left, x to the right, y down; what lies outside the canvas is cut off.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mazedraw {

struct Color {
    std::uint8_t red = 0, green = 0, blue = 0;

    friend constexpr bool operator==(const Color&, const Color&) = default;
};

/// 0xFFRRGGBB, a pixel of a canvas.
constexpr std::uint32_t to_pixel(Color color) {
    return 0xFF000000U | static_cast<std::uint32_t>(color.red) << 16U |
           static_cast<std::uint32_t>(color.green) << 8U | color.blue;
}

constexpr Color to_color(std::uint32_t pixel) {
    return {static_cast<std::uint8_t>(pixel >> 16U), static_cast<std::uint8_t>(pixel >> 8U),
            static_cast<std::uint8_t>(pixel)};
}

/// `share` (0 to 1) of b and the rest of a.
Color mix(Color a, Color b, double share);

/// Hue in degrees (any number), saturation and lightness from 0 to 1.
Color from_hsl(double hue, double saturation, double lightness);

/// Contrast ratio of two colours, 1 to 21 (W3C, "Web Content Accessibility Guidelines 2.1").
double contrast(Color a, Color b);

struct Rect {
    int x = 0, y = 0, width = 0, height = 0;

    [[nodiscard]] constexpr int right() const { return x + width; }    ///< first column beyond
    [[nodiscard]] constexpr int bottom() const { return y + height; }  ///< first row beyond
    [[nodiscard]] constexpr bool contains(int px, int py) const {
        return px >= x && py >= y && px < right() && py < bottom();
    }
    [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// What two rectangles have in common; without width or height when that is nothing.
constexpr Rect intersection(const Rect& a, const Rect& b) {
    const int x = std::max(a.x, b.x);
    const int y = std::max(a.y, b.y);
    return {x, y, std::max(0, std::min(a.right(), b.right()) - x),
            std::max(0, std::min(a.bottom(), b.bottom()) - y)};
}

/// A small picture with transparency; each pixel 0xAARRGGBB, not premultiplied.
struct Sprite {
    int width = 0, height = 0;
    std::vector<std::uint32_t> pixels;

    /// Row-major; requires the pixel inside.
    [[nodiscard]] std::uint32_t pixel(int x, int y) const {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
};

/// The same, left and right exchanged.
Sprite mirrored(const Sprite& sprite);

/// The colour at (x, y) of a tinted texture that repeats from (0, 0) on, as `fill_textured` draws it.
std::uint32_t textured_pixel(const Sprite& texture, Color tint, int x, int y);

class Canvas {
  public:
    /// Black. Requires both lengths above 0, as `resize` does.
    Canvas(int width, int height);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    /// Row y from left to right, each pixel 0xFFRRGGBB. Requires 0 <= y < height().
    [[nodiscard]] std::span<std::uint32_t> row(int y) {
        return {pixels_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width_),
                static_cast<std::size_t>(width_)};
    }
    [[nodiscard]] std::span<const std::uint32_t> row(int y) const {
        return {pixels_.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width_),
                static_cast<std::size_t>(width_)};
    }
    [[nodiscard]] Color pixel(int x, int y) const;

    /// New size; the old picture is gone (black).
    void resize(int width, int height);

    void fill(const Rect& rect, Color color);
    /// Mixes the colour in; opacity from 0 to 1.
    void blend(const Rect& rect, Color color, double opacity);
    /// Repeats `texture` over the rectangle, its origin at the canvas's origin plus (dx, dy); each
    /// texture pixel's brightness scales `tint`.
    void fill_textured(const Rect& rect, const Sprite& texture, Color tint, int dx, int dy);
    /// Draws the sprite over the rectangle, scaled to it (nearest pixel), with its transparency; of it
    /// only what lies in `clip`.
    void draw(const Sprite& sprite, const Rect& target, const Rect& clip);
    void draw(const Sprite& sprite, const Rect& target) { draw(sprite, target, target); }
    /// A filled rectangle with round corners, anti-aliased.
    void fill_rounded(const Rect& rect, double radius, Color color);
    /// Its outline alone, `line` pixels wide, inside the rectangle.
    void outline_rounded(const Rect& rect, double radius, double line, Color color);
    /// A straight line with round ends, anti-aliased.
    void line(double x0, double y0, double x1, double y1, double width, Color color);
    /// A filled circle, anti-aliased.
    void circle(double x, double y, double radius, Color color);

    struct TextStyle {
        double size_px = 16;
        bool bold = false;
        Color color;
    };
    struct TextSize {
        double width = 0;    ///< advance of the whole text
        double ascent = 0;   ///< of the font, above the baseline
        double descent = 0;  ///< of the font, below it
    };
    static TextSize measure(std::string_view text, const TextStyle& style);
    /// The text with its baseline's left end at (x, y). UTF-8; bytes that are none appear as '?'.
    void text(double x, double y, std::string_view text, const TextStyle& style);
    /// Centred in the rectangle both ways; cut with an ellipsis when it is wider. Nothing is drawn outside
    /// the rectangle.
    void text_centred(const Rect& rect, std::string_view text, const TextStyle& style);

  private:
    /// The part of a rectangle that lies on the canvas.
    [[nodiscard]] Rect clipped(const Rect& rect) const { return intersection(rect, {0, 0, width_, height_}); }

    /// Requires the rectangle on the canvas.
    [[nodiscard]] std::span<std::uint32_t> part_of_row(int y, const Rect& rect) {
        return row(y).subspan(static_cast<std::size_t>(rect.x), static_cast<std::size_t>(rect.width));
    }

    int width_;
    int height_;
    std::vector<std::uint32_t> pixels_;
};

}  // namespace mazedraw
