#include "mazeprint/words.hpp"

#include <algorithm>

#include "mazegen/parse.hpp"

namespace mazeprint {

namespace {

constexpr const char* kFont = "DejaVu Sans";
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

}  // namespace

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

void choose_font(cairo_t* cairo, double size, bool bold) {
    cairo_select_font_face(cairo, kFont, CAIRO_FONT_SLANT_NORMAL,
                           bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, size);
    // Grey, because the order of the screen's subpixels is not known; and not as the desktop's settings
    // say, so that a picture is the same everywhere.
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cairo, options);
    cairo_font_options_destroy(options);
}

double text_width(cairo_t* cairo, const std::string& text) {
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, text.c_str(), &extents);
    return extents.x_advance;
}

std::string shortened(cairo_t* cairo, const std::string& text, double width) {
    if (text_width(cairo, text) <= width) {
        return text;
    }
    const auto with_characters = [&](std::size_t count) {
        return std::string(mazegen::first_characters(text, count)) + std::string(kEllipsis);
    };
    std::size_t fitting = 0;
    std::size_t too_many = text.size() + 1;
    while (too_many - fitting > 1) {
        const std::size_t middle = (fitting + too_many) / 2;
        (text_width(cairo, with_characters(middle)) <= width ? fitting : too_many) = middle;
    }
    return with_characters(fitting);
}

}  // namespace mazeprint
