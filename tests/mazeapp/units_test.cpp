#include "units.hpp"

#include <gtest/gtest.h>

namespace {

using mazeapp::kMm;
using mazeapp::kPx;
using mazeapp::parse_length;

TEST(Units, AnInchIs96PixelsAnd25Point4Millimetres) {
    EXPECT_DOUBLE_EQ(parse_length("1in").value().in(kPx), 96);
    EXPECT_DOUBLE_EQ(parse_length("1in").value().in(kMm), 25.4);
    EXPECT_DOUBLE_EQ(parse_length("72pt").value().in(kMm), 25.4);
    EXPECT_DOUBLE_EQ(parse_length("2.5cm").value().in(kMm), 25);
    EXPECT_DOUBLE_EQ(parse_length("20").value().in(kPx), 20);
    EXPECT_DOUBLE_EQ(parse_length("20px").value().in(kPx), 20);
    EXPECT_DOUBLE_EQ(parse_length("0").value().in(kMm), 0);
    EXPECT_DOUBLE_EQ(parse_length(".5mm").value().in(kMm), 0.5);
}

TEST(Units, WhatIsNoLengthIsRefused) {
    for (const char* const wrong : {"", "mm", "-1", "+1", "1e3", "nan", "inf", "0x10", "1 mm", "1 ", " 1",
                                    "1m", "1mmm", "1,5", "100001"}) {
        EXPECT_FALSE(parse_length(wrong)) << wrong;
    }
    EXPECT_EQ(parse_length("8m").error().message, "'8m' is no length from 0 to 100000 like 20, 8mm, 0.5in");
}

}  // namespace
