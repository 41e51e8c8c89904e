#include "png.hpp"

#include "mazeprint/png_rows.hpp"

namespace mazedraw {

namespace {

void to_rgb(std::span<const std::uint32_t> pixels, std::span<std::uint8_t> bytes) {
    std::size_t at = 0;
    for (const std::uint32_t pixel : pixels) {
        bytes[at++] = static_cast<std::uint8_t>(pixel >> 16U);
        bytes[at++] = static_cast<std::uint8_t>(pixel >> 8U);
        bytes[at++] = static_cast<std::uint8_t>(pixel);
    }
}

}  // namespace

bool write_png(const Canvas& canvas, const mazegen::Sink& sink) {
    const mazeprint::PngHead head{canvas.width(), canvas.height(), {}};
    std::vector<std::uint8_t> bytes(head.row_bytes());
    mazeprint::PngRows rows(head, sink);
    for (int y = 0; y < canvas.height() && rows.ok(); ++y) {
        to_rgb(canvas.row(y), bytes);
        rows.put(bytes);
    }
    return rows.finish();
}

}  // namespace mazedraw
