// Rows of pixels as a PNG file: the one piece that talks to libpng. Two kinds of pixels: numbers of a
// palette's colours, packed, and red, green and blue in a byte each.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"

namespace mazeprint {

/// The longest side of a PNG file, in px.
inline constexpr std::int64_t kMostPngSide = 0x7FFF'FFFF;

struct PngHead {
    std::int64_t width = 0, height = 0;      ///< px; 1 to kMostPngSide
    std::vector<mazegen::Rgb> palette = {};  ///< at most 16 colours; empty: pixels are red, green, blue

    /// 1, 2 or 4 with a palette, the first pixel in the highest bits of a byte; otherwise 24.
    [[nodiscard]] unsigned bits_per_pixel() const;
    /// Of a row.
    [[nodiscard]] std::size_t row_bytes() const;
};

/// Writes what it is given at once, in pieces of at most 256 KiB. What has a palette is written fast, the
/// rest as small as libpng makes it by itself. An exception of the sink comes out of the call that met it.
/// Throws std::bad_alloc. The sink must outlive it.
class PngRows {
  public:
    PngRows(const PngHead& head, const mazegen::Sink& sink);
    ~PngRows();
    PngRows(const PngRows&) = delete;
    PngRows& operator=(const PngRows&) = delete;

    /// The next row, so many times. Requires `row_bytes` bytes. Lost when the sink refused before.
    void put(std::span<const std::uint8_t> row, std::int64_t times = 1);
    /// The sink took all so far.
    [[nodiscard]] bool ok() const;
    /// Ends the file; `ok()`. Requires that all rows were put, or that the sink refused.
    bool finish();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace mazeprint
