#include "mazeprint/pdf_file.hpp"

#include <cairo-pdf.h>

#include <new>
#include <string_view>
#include <utility>

namespace mazeprint {

namespace {

constexpr double kPointsPerMillimetre = 72 / 25.4;
// Without one cairo takes the time, and no two files are equal.
constexpr const char* kDate = "2000-01-01T00:00:00Z";

}  // namespace

PdfFile::PdfFile(const Page& page, const std::string& title, const mazegen::Sink& sink)
    : sink_(sink),
      surface_(cairo_pdf_surface_create_for_stream(put_bytes, this, page.width_mm * kPointsPerMillimetre,
                                                   page.height_mm * kPointsPerMillimetre)),
      cairo_(cairo_create(surface_)) {
    cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATE_DATE, kDate);
    cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_scale(cairo_, kPointsPerMillimetre, kPointsPerMillimetre);
}

PdfFile::~PdfFile() {
    cairo_destroy(cairo_);
    cairo_surface_destroy(surface_);
}

cairo_status_t PdfFile::put_bytes(void* file, const unsigned char* bytes, unsigned count) {
    auto* self = static_cast<PdfFile*>(file);
    try {
        const bool taken =
            !self->thrown_ && self->sink_(std::string_view(reinterpret_cast<const char*>(bytes), count));
        return taken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
    } catch (...) {
        self->thrown_ = std::current_exception();
        return CAIRO_STATUS_WRITE_ERROR;
    }
}

bool PdfFile::ok() {
    if (thrown_) {
        std::rethrow_exception(std::exchange(thrown_, nullptr));
    }
    const cairo_status_t status = cairo_status(cairo_);
    if (status == CAIRO_STATUS_NO_MEMORY || cairo_surface_status(surface_) == CAIRO_STATUS_NO_MEMORY) {
        throw std::bad_alloc();
    }
    return status == CAIRO_STATUS_SUCCESS && cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS;
}

bool PdfFile::end_page() {
    cairo_show_page(cairo_);
    return ok();
}

bool PdfFile::finish() {
    cairo_surface_finish(surface_);
    // The context minds that its surface is finished.
    if (thrown_) {
        std::rethrow_exception(std::exchange(thrown_, nullptr));
    }
    return cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS;
}

}  // namespace mazeprint
