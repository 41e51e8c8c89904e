// Lines as the readers take them, whatever wrote the file.
#include "mazegen/lines.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    mazegen::LineReader reader(text);
    while (reader.next()) {
        lines.emplace_back(reader.line());
        EXPECT_EQ(reader.number(), static_cast<std::int64_t>(lines.size()));
    }
    return lines;
}

using Lines = std::vector<std::string>;

TEST(Lines, EndAtLfWithOrWithoutCr) {
    EXPECT_EQ(lines_of("a\nb\n"), (Lines{"a", "b"}));
    EXPECT_EQ(lines_of("a\r\nb\r\n"), (Lines{"a", "b"}));
    EXPECT_EQ(lines_of("a\r\nb\n"), (Lines{"a", "b"})) << "mixed";
}

TEST(Lines, TheLastOneNeedsNoLf) {
    EXPECT_EQ(lines_of("a\nb"), (Lines{"a", "b"}));
    EXPECT_EQ(lines_of("a\nb\r"), (Lines{"a", "b"}));
}

TEST(Lines, EmptyOnesCount) {
    EXPECT_EQ(lines_of("\n\na\n\n"), (Lines{"", "", "a", ""}));
    EXPECT_EQ(lines_of("\r\n"), (Lines{""}));
    EXPECT_EQ(lines_of(""), Lines{});
}

TEST(Lines, OnlyTheLastCrIsDropped) { EXPECT_EQ(lines_of("a\rb\r\r\n"), (Lines{"a\rb\r"})); }

TEST(Lines, AByteOrderMarkIsDroppedAtTheVeryBeginning) {
    EXPECT_EQ(lines_of("\xEF\xBB\xBF"
                       "a\n\xEF\xBB\xBF"
                       "b"),
              (Lines{"a",
                     "\xEF\xBB\xBF"
                     "b"}));
    EXPECT_EQ(lines_of("\xEF\xBB\xBF"), Lines{});
}

}  // namespace
