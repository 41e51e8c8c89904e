// Words on a canvas, through cairo's simple text calls: one font, no layout.
#include <cmath>
#include <string>

#include "cairo_surface.hpp"
#include "mazegen/parse.hpp"

namespace mazedraw {

namespace {

constexpr const char* kFont = "DejaVu Sans";
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

/// cairo refuses a text that is not UTF-8 as a whole.
std::string drawable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = mazegen::utf8_length(text);
        const bool usable = length > 0 && text.front() != '\0';
        result += usable ? text.substr(0, length) : "?";
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return result;
}

void choose_font(cairo_t* cairo, const Canvas::TextStyle& style) {
    cairo_select_font_face(cairo, kFont, CAIRO_FONT_SLANT_NORMAL,
                           style.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, style.size_px);
    // Grey, because the order of the screen's subpixels is not known; and not as the desktop's settings
    // say, so that a picture is the same everywhere.
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cairo, options);
    cairo_font_options_destroy(options);
}

Canvas::TextSize measured(cairo_t* cairo, const std::string& text) {
    cairo_font_extents_t font;
    cairo_font_extents(cairo, &font);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, text.c_str(), &extents);
    return {extents.x_advance, font.ascent, font.descent};
}

/// The longest beginning that fits, with an ellipsis. Requires UTF-8.
std::string shortened(cairo_t* cairo, const std::string& text, double width) {
    const auto with_characters = [&](std::size_t count) {
        return std::string(mazegen::first_characters(text, count)) + std::string(kEllipsis);
    };
    std::size_t fitting = 0;
    std::size_t too_many = text.size() + 1;
    while (too_many - fitting > 1) {
        const std::size_t middle = (fitting + too_many) / 2;
        (measured(cairo, with_characters(middle)).width <= width ? fitting : too_many) = middle;
    }
    return with_characters(fitting);
}

}  // namespace

Canvas::TextSize Canvas::measure(std::string_view text, const TextStyle& style) {
    Canvas canvas(1, 1);
    const CairoSurface cairo(canvas, style.color);
    choose_font(cairo.context(), style);
    return measured(cairo.context(), drawable(text));
}

void Canvas::text(double x, double y, std::string_view text, const TextStyle& style) {
    const CairoSurface cairo(*this, style.color);
    choose_font(cairo.context(), style);
    cairo_move_to(cairo.context(), x, y);
    cairo_show_text(cairo.context(), drawable(text).c_str());
}

void Canvas::text_centred(const Rect& rect, std::string_view text, const TextStyle& style) {
    if (rect.empty()) {
        return;
    }
    const CairoSurface surface(*this, style.color);
    cairo_t* const cairo = surface.context();
    choose_font(cairo, style);
    std::string shown = drawable(text);
    TextSize size = measured(cairo, shown);
    if (size.width > rect.width) {
        shown = shortened(cairo, shown, rect.width);
        size = measured(cairo, shown);
    }
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(cairo);
    // A baseline on a whole pixel keeps the letters sharp.
    cairo_move_to(cairo, rect.x + (rect.width - size.width) / 2,
                  std::round(rect.y + (rect.height + size.ascent - size.descent) / 2));
    cairo_show_text(cairo, shown.c_str());
}

}  // namespace mazedraw
