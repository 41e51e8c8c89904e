// Words drawn by cairo: one font, no layout.
#pragma once

#include <cairo.h>

#include <string>
#include <string_view>

namespace mazeprint {

/// The text with a '?' for each byte that is no UTF-8, and for NUL: cairo refuses such a text as a whole.
std::string drawable(std::string_view text);

/// DejaVu Sans of that size in the unit of `cairo`, for the functions below and for showing text.
void choose_font(cairo_t* cairo, double size, bool bold);

/// In the unit of `cairo`.
double text_width(cairo_t* cairo, const std::string& text);

/// The text when it is no wider than that, otherwise its longest beginning that fits with an ellipsis.
/// Requires UTF-8.
std::string shortened(cairo_t* cairo, const std::string& text, double width);

}  // namespace mazeprint
