// Words on a canvas, through cairo's simple text calls: one font, no layout.
#include <cmath>
#include <string>

#include "cairo_surface.hpp"
#include "mazeprint/words.hpp"

namespace mazedraw {

namespace {

void choose_font(cairo_t* cairo, const Canvas::TextStyle& style) {
    mazeprint::choose_font(cairo, style.size_px, style.bold);
}

Canvas::TextSize measured(cairo_t* cairo, const std::string& text) {
    cairo_font_extents_t font;
    cairo_font_extents(cairo, &font);
    return {mazeprint::text_width(cairo, text), font.ascent, font.descent};
}

}  // namespace

Canvas::TextSize Canvas::measure(std::string_view text, const TextStyle& style) {
    Canvas canvas(1, 1);
    const CairoSurface cairo(canvas, style.color);
    choose_font(cairo.context(), style);
    return measured(cairo.context(), mazeprint::drawable(text));
}

void Canvas::text(double x, double y, std::string_view text, const TextStyle& style) {
    const CairoSurface cairo(*this, style.color);
    choose_font(cairo.context(), style);
    cairo_move_to(cairo.context(), x, y);
    cairo_show_text(cairo.context(), mazeprint::drawable(text).c_str());
}

void Canvas::text_centred(const Rect& rect, std::string_view text, const TextStyle& style) {
    if (rect.empty()) {
        return;
    }
    const CairoSurface surface(*this, style.color);
    cairo_t* const cairo = surface.context();
    choose_font(cairo, style);
    const std::string shown = mazeprint::shortened(cairo, mazeprint::drawable(text), rect.width);
    const TextSize size = measured(cairo, shown);
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(cairo);
    // A baseline on a whole pixel keeps the letters sharp.
    cairo_move_to(cairo, rect.x + (rect.width - size.width) / 2,
                  std::round(rect.y + (rect.height + size.ascent - size.descent) / 2));
    cairo_show_text(cairo, shown.c_str());
}

}  // namespace mazedraw
