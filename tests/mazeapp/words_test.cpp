// Small work on words.
#include "words.hpp"

#include <gtest/gtest.h>

#include <array>

namespace mazeapp {
namespace {

constexpr std::array<std::string_view, 5> kKeys = {"WIDTH", "HEIGHT", "SEED", "ENTRY", "OUTPUT_FILE"};

TEST(Nearest, finds_one_letter_more_less_other_or_swapped) {
    for (const char* const word : {"WIDHT", "WIDT", "WIDTHH", "WIDTB", "WDTH", "WIDTH"}) {
        EXPECT_EQ(nearest(word, kKeys), "WIDTH") << word;
    }
    EXPECT_EQ(nearest("OUPUT_FIEL", kKeys), "OUTPUT_FILE");
    EXPECT_EQ(nearest("SEDE", kKeys), "SEED");
}

TEST(Nearest, gives_nothing_for_a_far_word) {
    for (const char* const word : {"", "X", "COLOUR", "SE", "WIDER_ONE", "HTDIW"}) {
        EXPECT_EQ(nearest(word, kKeys), "") << word;
    }
    EXPECT_EQ(nearest(std::string(100000, 'W'), kKeys), "");
    EXPECT_EQ(nearest("WIDTH", {}), "");
}

TEST(Nearest, prefers_the_nearer_of_two) {
    constexpr std::array<std::string_view, 2> words = {"LOOPED", "LOOPS"};
    EXPECT_EQ(nearest("LOOPX", words), "LOOPS");
}

TEST(ShownBytes, uses_the_unit_that_people_read) {
    EXPECT_EQ(shown_bytes(0), "0 bytes");
    EXPECT_EQ(shown_bytes(999), "999 bytes");
    EXPECT_EQ(shown_bytes(1024), "1.0 KiB");
    EXPECT_EQ(shown_bytes(1536.0 * 1024), "1.5 MiB");
    EXPECT_EQ(shown_bytes(3.6 * 1024 * 1024 * 1024 * 1024), "3.6 TiB");
    EXPECT_TRUE(shown_bytes(1e300).ends_with(" EiB") || !shown_bytes(1e300).empty());
}

TEST(Case, changes_ascii_letters_only) {
    EXPECT_EQ(lower_case("ÄBC-x_1"), "Äbc-x_1");
    EXPECT_EQ(upper_case("äbc-x_1"), "äBC-X_1");
}

TEST(Joined, puts_commas_between) {
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined(std::span(kKeys).first(1)), "WIDTH");
    EXPECT_EQ(joined(std::span(kKeys).first(2)), "WIDTH, HEIGHT");
}

}  // namespace
}  // namespace mazeapp
