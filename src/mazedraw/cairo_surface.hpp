// cairo drawing straight into a canvas's memory. Format ARGB32, in which an opaque pixel stays
// opaque: so the canvas keeps its 0xFF in front.
#pragma once

#include <cairo.h>

#include "canvas.hpp"

namespace mazedraw {

/// For the length of one drawing call; the source colour is set.
class CairoSurface {
  public:
    CairoSurface(Canvas& canvas, Color color)
        : surface_(cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(canvas.row(0).data()),
                                                       CAIRO_FORMAT_ARGB32, canvas.width(), canvas.height(),
                                                       canvas.width() * 4)),
          cairo_(cairo_create(surface_)) {
        cairo_set_source_rgb(cairo_, color.red / 255.0, color.green / 255.0, color.blue / 255.0);
    }
    ~CairoSurface() {
        cairo_destroy(cairo_);
        cairo_surface_finish(surface_);
        cairo_surface_destroy(surface_);
    }
    CairoSurface(const CairoSurface&) = delete;
    CairoSurface& operator=(const CairoSurface&) = delete;

    [[nodiscard]] cairo_t* context() const { return cairo_; }

  private:
    cairo_surface_t* surface_;
    cairo_t* cairo_;
};

}  // namespace mazedraw
