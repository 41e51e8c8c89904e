// libpng reports an error by longjmp: what lives across its calls is kept outside `write_rows`, so that no
// destructor is jumped over.
#include "png.hpp"

#include <png.h>

#include <csetjmp>
#include <exception>
#include <string>

namespace mazedraw {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 18U;

struct Output {
    const mazegen::Sink* sink;
    std::string piece;
    std::exception_ptr thrown;  // an exception must not pass through C

    bool put(std::string_view bytes) noexcept {
        try {
            piece.append(bytes);
            return piece.size() < kPieceBytes || flush();
        } catch (...) {
            thrown = std::current_exception();
            return false;
        }
    }
    bool flush() {
        const bool taken = (*sink)(piece);
        piece.clear();
        return taken;
    }
};

void put_bytes(png_structp png, png_bytep bytes, png_size_t count) {
    auto* output = static_cast<Output*>(png_get_io_ptr(png));
    if (!output->put({reinterpret_cast<const char*>(bytes), count})) {
        png_error(png, "refused");
    }
}

void flush_nothing(png_structp) {}

void on_error(png_structp png, png_const_charp) { png_longjmp(png, 1); }

void on_warning(png_structp, png_const_charp) {}

void to_rgb(std::span<const std::uint32_t> pixels, std::span<png_byte> bytes) {
    std::size_t at = 0;
    for (const std::uint32_t pixel : pixels) {
        bytes[at++] = static_cast<png_byte>(pixel >> 16U);
        bytes[at++] = static_cast<png_byte>(pixel >> 8U);
        bytes[at++] = static_cast<png_byte>(pixel);
    }
}

bool write_rows(png_structp png, png_infop info, const Canvas& canvas, std::span<png_byte> bytes) {
    if (setjmp(png_jmpbuf(png)) != 0) {  // NOLINT(cert-err52-cpp): libpng's way
        return false;
    }
    png_set_IHDR(png, info, static_cast<png_uint_32>(canvas.width()),
                 static_cast<png_uint_32>(canvas.height()), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int y = 0; y < canvas.height(); ++y) {
        to_rgb(canvas.row(y), bytes);
        png_write_row(png, bytes.data());
    }
    png_write_end(png, info);
    return true;
}

}  // namespace

bool write_png(const Canvas& canvas, const mazegen::Sink& sink) {
    Output output{&sink, {}, nullptr};
    std::vector<png_byte> bytes(static_cast<std::size_t>(canvas.width()) * 3);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, on_error, on_warning);
    if (png == nullptr) {
        throw std::bad_alloc();
    }
    png_infop info = png_create_info_struct(png);
    bool written = false;
    if (info != nullptr) {
        png_set_write_fn(png, &output, put_bytes, flush_nothing);
        written = write_rows(png, info, canvas, bytes);
    }
    png_destroy_write_struct(&png, &info);
    if (output.thrown) {
        std::rethrow_exception(output.thrown);
    }
    return written && output.flush();
}

}  // namespace mazedraw
