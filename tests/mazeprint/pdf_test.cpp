#include "mazeprint/pdf.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "mazegen/generate.hpp"
#include "prints.hpp"

namespace {

using mazeprint::Page;
using print_test::Picture;
using print_test::written;

std::string pdf_of(const mazegen::Drawing& drawing, std::optional<Page> page) {
    return written([&](const mazegen::Sink& sink) { return mazeprint::write_pdf(drawing, page, sink); });
}

TEST(Pdf, has_the_size_of_the_drawing_or_of_the_paper) {
    const mazegen::Maze maze = mazegen::generate({.size = {12, 9}, .seed = 1}).value();
    mazegen::Drawing drawing{.maze = maze};
    drawing.style.cell = 8;
    drawing.style.margin = 8;  // 12 * 8 - 1 + 2 * (2 + 8) = 115, 91 mm
    const auto free = print_test::pages_of(pdf_of(drawing, std::nullopt), 254);
    ASSERT_EQ(free.size(), 1U);
    EXPECT_EQ(free[0].width(), 1150);
    EXPECT_EQ(free[0].height(), 910);
    const std::string info = print_test::info_of(pdf_of(drawing, Page{210, 297}));
    EXPECT_NE(info.find("Page size:       595.276 x 841.89 pts (A4)"), std::string::npos) << info;
    EXPECT_NE(info.find("Title:           Maze of 12x9 cells"), std::string::npos) << info;
}

TEST(Pdf, lies_in_the_middle_of_the_paper) {
    const mazegen::Maze maze = mazegen::generate({.size = {12, 9}, .seed = 1}).value();
    mazegen::Drawing drawing{.maze = maze};
    drawing.style = mazeprint::fitted(maze.size(), {}, std::nullopt, false, 190, 277);
    const Picture page = print_test::pages_of(pdf_of(drawing, Page{210, 297}), 254, true).at(0);
    const print_test::Box ink = print_test::ink_of(page);
    EXPECT_NEAR(ink.left, 100, 1);
    EXPECT_NEAR(ink.right, page.width() - 100, 1);
    EXPECT_NEAR(ink.top, page.height() - ink.bottom, 2);
    EXPECT_GE(ink.left, 99);
    EXPECT_LE(ink.right, page.width() - 99);
}

TEST(Pdf, the_same_drawing_gives_the_same_bytes) {
    const print_test::Sample sample(3);
    EXPECT_EQ(pdf_of(sample.drawing(), Page{}), pdf_of(sample.drawing(), Page{}));
    EXPECT_NE(pdf_of(sample.drawing(), Page{}).find("/CreationDate (20000101000000Z)"), std::string::npos);
}

TEST(Pdf, a_sink_that_refuses_ends_it) {
    const mazegen::Maze maze = mazegen::generate({.size = {200, 200}, .seed = 1}).value();
    for (int taken = 0; taken < 4; ++taken) {
        int calls = 0;
        EXPECT_FALSE(mazeprint::write_pdf({.maze = maze}, std::nullopt,
                                          [&](std::string_view) { return calls++ < taken; }));
        EXPECT_EQ(calls, taken + 1);
        calls = 0;
        EXPECT_THROW(mazeprint::write_pdf({.maze = maze}, Page{},
                                          [&](std::string_view) -> bool {
                                              if (calls++ < taken) {
                                                  return true;
                                              }
                                              throw std::runtime_error("full");
                                          }),
                     std::runtime_error);
    }
}

}  // namespace
