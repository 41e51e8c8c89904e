#include "colors.hpp"

#include <gtest/gtest.h>

namespace {

using mazeapp::parse_color;
using mazegen::Rgb;

TEST(Colors, NamesAndDigits) {
    EXPECT_EQ(parse_color("red").value(), (Rgb{255, 0, 0}));
    EXPECT_EQ(parse_color("RebeccaPurple").value(), (Rgb{0x66, 0x33, 0x99}));
    EXPECT_EQ(parse_color("#1a2B3c").value(), (Rgb{0x1A, 0x2B, 0x3C}));
    EXPECT_EQ(parse_color("#f80").value(), (Rgb{0xFF, 0x88, 0x00}));
    EXPECT_EQ(parse_color("grey").value(), parse_color("gray").value());
    EXPECT_EQ(parse_color("aqua").value(), parse_color("cyan").value());
}

TEST(Colors, OthersAreRefusedWithTheNameThatWasMeant) {
    EXPECT_EQ(parse_color("stealblue").error().message,
              "'stealblue' is no colour like red or #1a2b3c: did you mean steelblue?");
    EXPECT_EQ(parse_color("#12").error().message, "'#12' is no colour like red or #1a2b3c");
    for (const char* const wrong :
         {"", "#", "#12345", "#1234567", "#ggg", "#-12", "#+12345", "1a2b3c", "rgb(0,0,0)"}) {
        EXPECT_FALSE(parse_color(wrong)) << wrong;
    }
}

}  // namespace
