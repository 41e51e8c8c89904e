// How a screen wants its pixels, and the way there from a canvas: plain arithmetic, no X in it. Every
// channel has a table from its 8 bits to its place in the pixel, so that one loop serves all visuals.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace x11 {

class PixelFormat {
  public:
    struct Layout {
        std::uint32_t red_mask = 0xFF0000, green_mask = 0xFF00, blue_mask = 0xFF;
        std::uint32_t always_set = 0;  ///< bits beside the colours that are 1, which makes alpha opaque
        int bytes_per_pixel = 4;       ///< 1 to 4
        bool big_endian = false;       ///< the most significant byte of a pixel comes first
    };

    PixelFormat() : PixelFormat(Layout()) {}
    explicit PixelFormat(const Layout& layout)
        : layout_(layout), swapped_(layout.big_endian != (std::endian::native == std::endian::big)) {
        // The canvas's own format: its topmost byte, 0xFF, is either padding or an opaque alpha.
        as_it_is_ = layout.bytes_per_pixel == 4 && !swapped_ && layout.red_mask == 0xFF0000 &&
                    layout.green_mask == 0xFF00 && layout.blue_mask == 0xFF;
        for (std::uint32_t value = 0; value < 256; ++value) {
            red_[value] = ready_to_store(in_place(value, layout.red_mask) | layout.always_set);
            green_[value] = ready_to_store(in_place(value, layout.green_mask));
            blue_[value] = ready_to_store(in_place(value, layout.blue_mask));
        }
    }

    /// Writes the pixels of a canvas row, each 0xFFRRGGBB. `target` has room for all of them.
    void convert(std::span<const std::uint32_t> pixels, char* target) const {
        if (as_it_is_) {
            std::memcpy(target, pixels.data(), pixels.size_bytes());
        } else if (layout_.bytes_per_pixel == 4) {
            convert_as<std::uint32_t>(pixels, target);
        } else if (layout_.bytes_per_pixel == 2) {
            convert_as<std::uint16_t>(pixels, target);
        } else {
            convert_bytewise(pixels, target);
        }
    }

  private:
    /// The 8 bits of a channel stretched or cut to its mask, rounded.
    static std::uint32_t in_place(std::uint32_t value, std::uint32_t mask) {
        if (mask == 0) {
            return 0;
        }
        const int shift = std::countr_zero(mask);
        const std::uint64_t top = mask >> shift;
        return static_cast<std::uint32_t>((value * top + 127) / 255) << shift;
    }
    /// In the byte order of memory; swapping the parts of a pixel swaps the pixel.
    [[nodiscard]] std::uint32_t ready_to_store(std::uint32_t pixel) const {
        if (swapped_ && layout_.bytes_per_pixel == 4) {
            return __builtin_bswap32(pixel);
        }
        if (swapped_ && layout_.bytes_per_pixel == 2) {
            return __builtin_bswap16(static_cast<std::uint16_t>(pixel));
        }
        return pixel;
    }
    [[nodiscard]] std::uint32_t mixed(std::uint32_t pixel) const {
        return red_[pixel >> 16 & 0xFF] | green_[pixel >> 8 & 0xFF] | blue_[pixel & 0xFF];
    }
    template <class Stored>
    void convert_as(std::span<const std::uint32_t> pixels, char* target) const {
        for (const std::uint32_t pixel : pixels) {
            const auto stored = static_cast<Stored>(mixed(pixel));
            std::memcpy(target, &stored, sizeof stored);
            target += sizeof stored;
        }
    }
    void convert_bytewise(std::span<const std::uint32_t> pixels, char* target) const {
        const int count = layout_.bytes_per_pixel;
        for (const std::uint32_t pixel : pixels) {
            for (int byte = 0; byte < count; ++byte) {
                const int shift = 8 * (layout_.big_endian ? count - 1 - byte : byte);
                *target++ = static_cast<char>(mixed(pixel) >> shift & 0xFF);
            }
        }
    }

    Layout layout_;
    bool swapped_;
    bool as_it_is_;
    std::array<std::uint32_t, 256> red_, green_, blue_;
};

}  // namespace x11
