// What the tests of printing share: random drawings, and pictures read back, by libpng and by poppler's and
// librsvg's programs.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"

namespace print_test {

/// What a writer, called with a sink, writes.
template <class Write>
std::string written(Write write) {
    std::string text;
    EXPECT_TRUE(write([&](std::string_view piece) {
        text += piece;
        return true;
    }));
    return text;
}

/// A picture of pixels.
class Picture {
  public:
    Picture(int width, int height, mazegen::Rgb color)
        : width_(width), height_(height), pixels_(static_cast<std::size_t>(width * height), color) {}
    /// Throws std::runtime_error when libpng finds a fault.
    static Picture from_png(const std::string& bytes);

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] mazegen::Rgb at(int x, int y) const { return pixels_[index(x, y)]; }
    void fill(int x, int y, int width, int height, mazegen::Rgb color);

  private:
    [[nodiscard]] std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }

    int width_, height_;
    std::vector<mazegen::Rgb> pixels_;
};

/// The first difference in words, or nothing.
std::string difference(const Picture& a, const Picture& b);

/// A part of a picture, in pixels: from left and top to before right and bottom.
struct Box {
    int left = 0, top = 0, right = 0, bottom = 0;
};

/// The smallest around all that is not white.
Box ink_of(const Picture& picture);

/// Of a pixel, as the file's head says.
int bits_of_png(const std::string& bytes);

/// Number i of a row of very different drawings in whole pixels: single rows and columns, with and without
/// loops, 42, path, gaps, markers, margin, ends inside and side by side.
class Sample {
  public:
    explicit Sample(std::uint64_t i);

    [[nodiscard]] mazegen::Drawing drawing() const;
    [[nodiscard]] std::string described() const;

    mazegen::Maze maze{{1, 1}};
    mazegen::DrawingStyle style;
    mazegen::Ends ends;
    std::string path;
    bool has_ends = true;
    bool closed_are_walls = false;
};

/// The pages of a PDF file, at that many pixels an inch, without smoothing unless asked for.
std::vector<Picture> pages_of(const std::string& pdf, double pixels_an_inch, bool smooth = false);
/// What pdftotext reads, pages ended by form feeds.
std::string text_of(const std::string& pdf);
/// What pdfinfo says.
std::string info_of(const std::string& pdf);
/// An SVG file drawn by rsvg-convert.
Picture drawn_svg(const std::string& svg);

}  // namespace print_test
