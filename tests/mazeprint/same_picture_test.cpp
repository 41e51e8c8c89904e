// SVG, PDF and PNG show the same: librsvg and poppler draw the first two, pixel by pixel as the third.
#include <gtest/gtest.h>

#include <cmath>

#include "mazegen/svg.hpp"
#include "mazeprint/pdf.hpp"
#include "mazeprint/png.hpp"
#include "prints.hpp"

namespace {

using mazegen::Drawing;
using print_test::Picture;
using print_test::Sample;
using print_test::written;

/// A sample whose lines, in all formats, begin and end on whole pixels, so that smoothing has nothing to do:
/// even inner walls, and no solution or marker, which are round.
Sample even_sample(std::uint64_t i) {
    Sample sample(i);
    sample.style.inner = i % 2 == 0 ? 2 : 4;
    sample.style.wall = sample.style.inner + static_cast<double>(i % 3 * 2);
    sample.style.cell = sample.style.inner + 1 + static_cast<double>(i % 12);
    sample.style.gaps = true;
    sample.path.clear();
    return sample;
}

Picture png_of(const Drawing& drawing) {
    return Picture::from_png(
        written([&](const mazegen::Sink& sink) { return mazeprint::write_png(drawing, sink); }));
}

bool all_gaps(const Sample& sample) {
    const mazegen::Gaps gaps = gaps_of(sample.drawing());
    return !sample.has_ends || (gaps.entry && gaps.exit);
}

TEST(SamePicture, svg_is_as_png) {
    int compared = 0;
    for (std::uint64_t i = 0; i < 120; ++i) {
        const Sample sample = even_sample(i);
        if (!all_gaps(sample)) {
            continue;
        }
        const std::string svg = written(
            [&](const mazegen::Sink& sink) { return mazegen::write_svg(sample.drawing(), "px", sink); });
        ASSERT_EQ(print_test::difference(print_test::drawn_svg(svg), png_of(sample.drawing())), "")
            << "sample " << i << ": " << sample.described();
        ++compared;
    }
    EXPECT_GT(compared, 30);
}

/// poppler fills every pixel that a line touches, so a pixel at the edge of one may differ: 3x3 pixels of one
/// colour in the PNG must have that colour in the middle.
void expect_same_inside(const Picture& drawn, const Picture& png, const std::string& what) {
    ASSERT_EQ(drawn.width(), png.width()) << what;
    ASSERT_EQ(drawn.height(), png.height()) << what;
    for (int y = 1; y + 1 < png.height(); ++y) {
        for (int x = 1; x + 1 < png.width(); ++x) {
            bool plain = true;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    plain = plain && png.at(x + dx, y + dy) == png.at(x, y);
                }
            }
            ASSERT_TRUE(!plain || drawn.at(x, y) == png.at(x, y)) << what << ": pixel " << x << ',' << y;
        }
    }
}

TEST(SamePicture, pdf_is_as_png) {
    int compared = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        Sample sample = even_sample(i);
        if (!all_gaps(sample)) {
            continue;
        }
        sample.style.inner += 2;
        sample.style.wall += 4;
        sample.style.cell += 6;
        const std::string pdf = written([&](const mazegen::Sink& sink) {
            return mazeprint::write_pdf(sample.drawing(), std::nullopt, sink);
        });
        const auto pages = print_test::pages_of(pdf, 25.4);  // a pixel is a millimetre
        ASSERT_EQ(pages.size(), 1U);
        expect_same_inside(pages[0], png_of(sample.drawing()),
                           "sample " + std::to_string(i) + ": " + sample.described());
        ++compared;
    }
    EXPECT_GT(compared, 15);
}

TEST(SamePicture, solution_and_ends_are_as_in_png) {
    int compared = 0;
    for (std::uint64_t i = 0; i < 40; ++i) {
        Sample sample(i);
        if (!sample.has_ends || sample.path.empty()) {
            continue;
        }
        // Wide enough for the round ends of PDF and the square ones of PNG to agree in the middle of each
        // cell.
        sample.style.wall = sample.style.inner = 2;
        sample.style.cell = 17;
        sample.style.gaps = i % 2 == 0;
        const std::string pdf = written([&](const mazegen::Sink& sink) {
            return mazeprint::write_pdf(sample.drawing(), std::nullopt, sink);
        });
        const std::string svg = written(
            [&](const mazegen::Sink& sink) { return mazegen::write_svg(sample.drawing(), "px", sink); });
        const auto pages = print_test::pages_of(pdf, 25.4);
        ASSERT_EQ(pages.size(), 1U);
        const Picture from_svg = print_test::drawn_svg(svg);
        const Picture png = png_of(sample.drawing());
        const mazegen::Layout layout(sample.maze.size(), sample.style);
        for (std::int64_t y = 0; y < sample.maze.size().height; ++y) {
            for (std::int64_t x = 0; x < sample.maze.size().width; ++x) {
                const mazegen::Point centre = layout.centre({x, y});
                // The middle of the cell, and of the passages to the east and south.
                for (const auto& [dx, dy] : {std::pair{0.0, 0.0}, {8.5, 0.0}, {0.0, 8.5}}) {
                    const auto px = static_cast<int>(std::floor(centre.x + dx));
                    const auto py = static_cast<int>(std::floor(centre.y + dy));
                    const auto text = "sample " + std::to_string(i) + ": " + sample.described() + " at " +
                                      std::to_string(px) + ',' + std::to_string(py);
                    ASSERT_EQ(pages[0].at(px, py), png.at(px, py)) << text;
                    ASSERT_EQ(from_svg.at(px, py), png.at(px, py)) << text;
                }
            }
        }
        ++compared;
    }
    EXPECT_GT(compared, 10);
}

}  // namespace
