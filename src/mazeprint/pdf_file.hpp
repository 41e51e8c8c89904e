// A PDF document that goes into a sink while it is drawn, and a maze drawn on one of its pages.
#pragma once

#include <cairo.h>

#include <exception>
#include <string>

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"
#include "mazeprint/fit.hpp"

namespace mazeprint {

/// The same calls give the same bytes. An exception of the sink comes out of `end_page` or `finish`.
class PdfFile {
  public:
    /// All pages have that size. The sink must outlive it. Throws std::bad_alloc.
    PdfFile(const Page& page, const std::string& title, const mazegen::Sink& sink);
    ~PdfFile();
    PdfFile(const PdfFile&) = delete;
    PdfFile& operator=(const PdfFile&) = delete;

    /// To draw on the page: in millimetres from its top left corner.
    [[nodiscard]] cairo_t* context() const { return cairo_; }
    /// Passes the page on, and begins the next one. False when the sink has refused something.
    bool end_page();
    /// Ends the document; whether the sink took all of it.
    bool finish();

  private:
    static cairo_status_t put_bytes(void* file, const unsigned char* bytes, unsigned count);
    [[nodiscard]] bool ok();

    const mazegen::Sink& sink_;
    std::exception_ptr thrown_;  // an exception must not pass through C
    cairo_surface_t* surface_;
    cairo_t* cairo_;
};

void set_color(cairo_t* cairo, mazegen::Rgb color);

/// With its top left corner at that point, in the unit of `cairo`. Layers as in SVG.
void draw_maze(cairo_t* cairo, const mazegen::Drawing& drawing, mazegen::Point corner);

}  // namespace mazeprint
