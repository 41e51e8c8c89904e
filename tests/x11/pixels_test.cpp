#include "x11_pixels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace {

using Layout = x11::PixelFormat::Layout;

std::vector<int> bytes_of(std::uint32_t pixel, const Layout& layout) {
    std::vector<char> target(static_cast<std::size_t>(layout.bytes_per_pixel));
    x11::PixelFormat(layout).convert(std::span(&pixel, 1), target.data());
    std::vector<int> bytes(target.size());
    std::ranges::transform(target, bytes.begin(), [](char byte) { return static_cast<unsigned char>(byte); });
    return bytes;
}

using Bytes = std::vector<int>;

TEST(PixelFormat, TheCanvasesOwnFormatIsCopied) {
    EXPECT_EQ(bytes_of(0xFF123456, {}), (Bytes{0x56, 0x34, 0x12, 0xFF}));
}

TEST(PixelFormat, OtherByteOrder) {
    EXPECT_EQ(bytes_of(0xFF123456, {.big_endian = true}), (Bytes{0x00, 0x12, 0x34, 0x56}));
}

TEST(PixelFormat, RedAndBlueExchanged) {
    EXPECT_EQ(bytes_of(0xFF123456, {.red_mask = 0xFF, .blue_mask = 0xFF0000}),
              (Bytes{0x12, 0x34, 0x56, 0x00}));
}

TEST(PixelFormat, AlphaIsOpaque) {
    const Layout layout = {.red_mask = 0xFF, .blue_mask = 0xFF0000, .always_set = 0xFF000000};
    EXPECT_EQ(bytes_of(0xFF000000, layout), (Bytes{0x00, 0x00, 0x00, 0xFF}));
    EXPECT_EQ(bytes_of(0xFF000000, {}), (Bytes{0x00, 0x00, 0x00, 0xFF}));
}

TEST(PixelFormat, SixteenBits) {
    const Layout layout = {
        .red_mask = 0xF800, .green_mask = 0x07E0, .blue_mask = 0x001F, .bytes_per_pixel = 2};
    EXPECT_EQ(bytes_of(0xFFFF0000, layout), (Bytes{0x00, 0xF8}));
    EXPECT_EQ(bytes_of(0xFF00FF00, layout), (Bytes{0xE0, 0x07}));
    EXPECT_EQ(bytes_of(0xFFFFFFFF, layout), (Bytes{0xFF, 0xFF}));
    Layout swapped = layout;
    swapped.big_endian = true;
    EXPECT_EQ(bytes_of(0xFFFF0000, swapped), (Bytes{0xF8, 0x00}));
}

TEST(PixelFormat, ThirtyBits) {
    const Layout layout = {.red_mask = 0x3FF00000, .green_mask = 0xFFC00, .blue_mask = 0x3FF};
    EXPECT_EQ(bytes_of(0xFFFF0000, layout), (Bytes{0x00, 0x00, 0xF0, 0x3F}));
    EXPECT_EQ(bytes_of(0xFF0000FF, layout), (Bytes{0xFF, 0x03, 0x00, 0x00}));
    EXPECT_EQ(bytes_of(0xFF000080, layout), (Bytes{0x02, 0x02, 0x00, 0x00})) << "128 of 255 is 514 of 1023";
}

TEST(PixelFormat, ThreeBytes) {
    EXPECT_EQ(bytes_of(0xFF123456, {.bytes_per_pixel = 3}), (Bytes{0x56, 0x34, 0x12}));
    EXPECT_EQ(bytes_of(0xFF123456, {.bytes_per_pixel = 3, .big_endian = true}), (Bytes{0x12, 0x34, 0x56}));
}

TEST(PixelFormat, OneByte) {
    const Layout layout = {.red_mask = 0xE0, .green_mask = 0x1C, .blue_mask = 0x03, .bytes_per_pixel = 1};
    EXPECT_EQ(bytes_of(0xFFFF0000, layout), (Bytes{0xE0}));
    EXPECT_EQ(bytes_of(0xFF00FF00, layout), (Bytes{0x1C}));
    EXPECT_EQ(bytes_of(0xFF0000FF, layout), (Bytes{0x03}));
}

}  // namespace
