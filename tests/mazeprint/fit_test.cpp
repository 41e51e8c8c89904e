#include "mazeprint/fit.hpp"

#include <gtest/gtest.h>

#include "mazegen/rng.hpp"

namespace {

using mazegen::DrawingStyle;
using mazegen::Layout;
using mazegen::Size;
using mazeprint::fitted;

DrawingStyle wanted(double wall) { return {.cell = 99, .wall = wall, .inner = 99, .margin = 99}; }

TEST(Fit, fills_one_side_of_the_area_and_stays_inside) {
    mazegen::Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
        const Size size{static_cast<std::int64_t>(1 + rng.below(200)),
                        static_cast<std::int64_t>(1 + rng.below(200))};
        const double width = 1 + static_cast<double>(rng.below(300));
        const double height = 1 + static_cast<double>(rng.below(300));
        const double wall = 0.05 * static_cast<double>(1 + rng.below(100));
        const bool given = rng.below(2) == 0;
        const DrawingStyle style = fitted(size, wanted(wall), std::nullopt, given, width, height);
        const Layout layout(size, style);
        EXPECT_LE(layout.width(), width * 1.000001);
        EXPECT_LE(layout.height(), height * 1.000001);
        EXPECT_NEAR(std::max(layout.width() / width, layout.height() / height), 1, 1e-9);
        EXPECT_EQ(style.margin, 0);
        EXPECT_EQ(style.inner, style.wall / 2);
        EXPECT_DOUBLE_EQ(style.wall, std::min(wall, given ? style.cell : style.cell / 4));
    }
}

TEST(Fit, cells_are_as_small_as_asked_for_and_walls_no_thicker_than_a_quarter) {
    EXPECT_EQ(fitted({10, 10}, wanted(0.5), 8.0, false, 200, 200).cell, 8);
    EXPECT_EQ(fitted({10, 10}, wanted(0.5), 8.0, false, 200, 200).wall, 0.5);
    EXPECT_EQ(fitted({10, 10}, wanted(5), 8.0, false, 200, 200).wall, 2);
    EXPECT_EQ(fitted({10, 10}, wanted(5), 8.0, true, 200, 200).wall, 5);
    EXPECT_LT(fitted({10, 10}, wanted(0.5), 30.0, false, 200, 200).cell, 20);
}

}  // namespace
