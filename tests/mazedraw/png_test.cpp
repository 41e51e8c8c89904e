#include "png.hpp"

#include <gtest/gtest.h>
#include <png.h>

#include <stdexcept>
#include <string>

#include "drawing.hpp"

namespace {

using namespace mazedraw;

std::string written(const Canvas& canvas) {
    std::string bytes;
    EXPECT_TRUE(write_png(canvas, [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    }));
    return bytes;
}

/// By libpng's simple calls, which check all sums.
Canvas read_back(const std::string& bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    EXPECT_NE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()), 0) << image.message;
    EXPECT_EQ(image.format, static_cast<png_uint_32>(PNG_FORMAT_RGB));
    std::string pixels(PNG_IMAGE_SIZE(image), '\0');
    EXPECT_NE(png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr), 0) << image.message;
    Canvas canvas(static_cast<int>(image.width), static_cast<int>(image.height));
    std::size_t at = 0;
    for (int y = 0; y < canvas.height(); ++y) {
        for (std::uint32_t& pixel : canvas.row(y)) {
            const auto byte = [&] { return static_cast<std::uint8_t>(pixels[at++]); };
            Color color;
            color.red = byte();
            color.green = byte();
            color.blue = byte();
            pixel = to_pixel(color);
        }
    }
    return canvas;
}

TEST(Png, read_back_is_the_canvas) {
    for (const auto& [width, height] : {std::pair{1, 1}, {7, 5}, {640, 480}, {1, 900}}) {
        Canvas canvas(width, height);
        mazegen::Rng rng(3);
        for (int y = 0; y < height; ++y) {
            for (std::uint32_t& pixel : canvas.row(y)) {
                pixel = 0xFF000000U | static_cast<std::uint32_t>(rng.below(0x1000000));
            }
        }
        EXPECT_TRUE(drawing::equal(read_back(written(canvas)), canvas));
    }
    Canvas canvas(300, 200);
    const mazegen::Maze maze = drawing::make(20, 15, 1);
    paint_maze(canvas, {maze}, MazeGeometry(maze.size(), {0, 0, 300, 200}), default_colors());
    EXPECT_TRUE(drawing::equal(read_back(written(canvas)), canvas));
}

TEST(Png, a_sink_that_refuses_ends_it) {
    Canvas canvas(800, 800);
    mazegen::Rng rng(3);
    for (int y = 0; y < 800; ++y) {
        for (std::uint32_t& pixel : canvas.row(y)) {
            pixel = static_cast<std::uint32_t>(rng.next());
        }
    }
    int calls = 0;
    EXPECT_FALSE(write_png(canvas, [&calls](std::string_view) { return ++calls < 2; }));
    EXPECT_EQ(calls, 2);
    EXPECT_THROW(write_png(canvas, [](std::string_view) -> bool { throw std::runtime_error("full"); }),
                 std::runtime_error);
    EXPECT_FALSE(write_png(Canvas(2, 2), [](std::string_view) { return false; }));
}

}  // namespace
