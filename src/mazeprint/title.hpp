// The title of a book: in type as large as its area has room for, on as many lines as it takes.
#pragma once

#include <cairo.h>

#include <string>

#include "mazegen/drawing.hpp"

namespace mazeprint {

/// In the unit of the context that draws in it.
struct Area {
    double x = 0, y = 0, width = 0, height = 0;
};

/// In the middle of the area and never outside it: a title that is too long even for small type ends with an
/// ellipsis. Requires UTF-8.
void draw_title(cairo_t* cairo, const std::string& title, const Area& area, mazegen::Rgb color);

}  // namespace mazeprint
