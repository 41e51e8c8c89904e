// The strict readings of what people type, and how it is shown back to them.
#include "mazegen/parse.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "maze_walk.hpp"

namespace {

using mazegen::Cell;
using mazegen::parse_cell;
using mazegen::parse_seed;
using mazegen::parse_whole;
using namespace std::string_view_literals;

struct Number {
    std::string_view text;
    std::int64_t value;
};

TEST(ParseWhole, TakesDecimalDigitsWithAnOptionalSign) {
    for (const auto& [text, value] : {Number{"0", 0},
                                      {"7", 7},
                                      {"-7", -7},
                                      {"+7", 7},
                                      {"-0", 0},
                                      {"+0", 0},
                                      {"9223372036854775807", std::numeric_limits<std::int64_t>::max()},
                                      {"-9223372036854775808", std::numeric_limits<std::int64_t>::min()}}) {
        const auto number = parse_whole(text);
        ASSERT_TRUE(number.ok()) << text << ": " << number.error().message;
        EXPECT_EQ(*number, value) << text;
    }
}

TEST(ParseWhole, ReadsLeadingZerosAsDecimal) {
    EXPECT_EQ(parse_whole("010").value(), 10);
    EXPECT_EQ(parse_whole("-007").value(), -7);
    EXPECT_EQ(parse_whole(std::string(100, '0') + "12").value(), 12);
    EXPECT_EQ(parse_whole(std::string(100, '0')).value(), 0);
}

TEST(ParseWhole, RefusesEverythingAroundAndBetweenTheDigits) {
    for (const std::string_view text :
         {""sv,    "+"sv,   "-"sv,     "--1"sv,   "+-1"sv,  "1-"sv,
          " 1"sv,  "1 "sv,  "1 2"sv,   "13.5"sv,  "0x10"sv, "1e3"sv,
          "24,"sv, "abc"sv, "1_000"sv, "1'000"sv, "nan"sv,  "\xEF\xBC\x91"sv /* a full-width 1 */,
          "1\n"sv, "1\0"sv, "\0"sv}) {
        const auto number = parse_whole(text);
        ASSERT_FALSE(number.ok()) << mazegen::quoted(text);
        EXPECT_EQ(number.error().message, mazegen::quoted(text) + " is not a whole number");
        EXPECT_EQ(number.error().code, mazegen::ErrorCode::bad_value);
    }
    EXPECT_EQ(parse_whole("2.5").error().message, "'2.5' is not a whole number");
}

TEST(ParseWhole, SaysWhenANumberLiesOutside64Bits) {
    EXPECT_EQ(parse_whole("9223372036854775808").error().message, "'9223372036854775808' is too large");
    EXPECT_EQ(parse_whole("+9223372036854775808").error().message, "'+9223372036854775808' is too large");
    EXPECT_FALSE(parse_whole("-9223372036854775809").ok());
    EXPECT_FALSE(parse_whole("18446744073709551617").ok()) << "1 in 64 bits";
    EXPECT_FALSE(parse_whole(std::string(1000, '9')).ok());
}

TEST(ParseCell, TakesTwoNumbersAndDropsTheBlanksAroundThem) {
    for (const std::string_view text : {"3,4", " 3,4", "3 ,4", "3, 4", "3,4 ", "\t3\t,\t4\t", "+3,004"}) {
        const auto cell = parse_cell(text);
        ASSERT_TRUE(cell.ok()) << text;
        EXPECT_EQ(*cell, (Cell{3, 4})) << text;
    }
    EXPECT_EQ(parse_cell("-1,99999999999").value(), (Cell{-1, 99'999'999'999})) << "no grid is known here";
}

TEST(ParseCell, RefusesWhatIsNoPairOfWholeNumbers) {
    for (const std::string_view text : {"", ",", "1", "1,", ",1", "1,2,3", "1 2", "1;2", "1.0,2", "1,2x",
                                        "(1,2)", "1,2,", "1 1,2", "1,2\n", "x,y", "1,99999999999999999999"}) {
        const auto cell = parse_cell(text);
        ASSERT_FALSE(cell.ok()) << text;
        EXPECT_EQ(cell.error().code, mazegen::ErrorCode::bad_value);
        EXPECT_TRUE(cell.error().message.starts_with(mazegen::quoted(text))) << cell.error().message;
    }
    EXPECT_EQ(parse_cell("0;0").error().message, "'0;0' is not a cell x,y of two whole numbers");
}

TEST(ParseSeed, UsesAWholeNumberWithin64BitsAsItIs) {
    EXPECT_EQ(parse_seed("0").value().value, 0U);
    EXPECT_EQ(parse_seed("42").value().value, 42U);
    EXPECT_EQ(parse_seed("9223372036854775807").value().value, 9223372036854775807U);
    EXPECT_EQ(parse_seed("-1").value().value, ~std::uint64_t{0});
    EXPECT_EQ(parse_seed("-9223372036854775808").value().value, std::uint64_t{1} << 63U);
}

TEST(ParseSeed, SpellingsOfOneNumberAreOneSeed) {
    for (const std::string_view text : {"42", "+42", "0042", " 42", "42\t", " +0042 "}) {
        const auto seed = parse_seed(text);
        ASSERT_TRUE(seed.ok()) << text;
        EXPECT_EQ(seed->value, 42U) << text;
        EXPECT_EQ(seed->text, "42") << text;
    }
    EXPECT_EQ(parse_seed("-0").value().text, "0");
    EXPECT_EQ(parse_seed("-007").value().text, "-7");
    const std::string_view large = "9223372036854775808";
    for (const std::string_view text :
         {"+9223372036854775808", "0009223372036854775808", " 9223372036854775808 "}) {
        EXPECT_EQ(parse_seed(text).value().value, parse_seed(large).value().value) << text;
        EXPECT_EQ(parse_seed(text).value().text, large) << text;
    }
}

TEST(ParseSeed, HashesLargeNumbersAndTextsByTheirBytes) {
    std::set<std::uint64_t> values;
    const auto texts = {"9223372036854775808",
                        "-9223372036854775809",
                        "18446744073709551616",
                        "18446744073709551617",
                        "hello",
                        "Hello",
                        "hel lo",
                        "hel  lo",
                        "3.5",
                        "0x2a",
                        "\xC3\xA9t\xC3\xA9",
                        "42 43"};
    for (const char* text : texts) {
        values.insert(parse_seed(text).value().value);
    }
    EXPECT_EQ(values.size(), texts.size());
    EXPECT_EQ(parse_seed(" hello\t").value().value, parse_seed("hello").value().value);
    // FNV-1a of the bytes, from its authors' test vectors.
    EXPECT_EQ(parse_seed("a").value().value, 0xAF63DC4C8601EC8CU);
    EXPECT_EQ(parse_seed("foobar").value().value, 0x85944171F73967E8U);
}

TEST(ParseSeed, ItsTextTypedAgainGivesTheSameSeed) {
    for (const std::string_view text :
         {"0", "-0", "+1", "-5", "007", "9223372036854775808", "-9223372036854775808",
          "+99999999999999999999", "  two words ", "3.50", "+", "-", "+x", "\xE2\x82\xAC"}) {
        const auto seed = parse_seed(text);
        ASSERT_TRUE(seed.ok()) << text;
        const auto again = parse_seed(seed->text);
        ASSERT_TRUE(again.ok()) << seed->text;
        EXPECT_EQ(again->value, seed->value) << text;
        EXPECT_EQ(again->text, seed->text) << text;
    }
}

TEST(ParseSeed, RefusesEmptyInvalidAndControlCharacters) {
    for (const std::string_view text :
         {""sv, " "sv, " \t "sv, "a\x01z"sv, "a\tb"sv, "a\nb"sv, "a\0b"sv, "\x7F"sv,
          "\xC2\x85"sv /* next line */, "\xFF"sv, "a\xC3"sv, "\xED\xA0\x80"sv}) {
        const auto seed = parse_seed(text);
        EXPECT_FALSE(seed.ok()) << mazegen::quoted(text);
    }
}

TEST(Trimmed, DropsBlanksAndTabsAtTheEndsOnly) {
    const std::string_view text = " \t a b\t ";
    EXPECT_EQ(mazegen::trimmed(text), "a b");
    EXPECT_EQ(mazegen::trimmed(text).data(), text.data() + 3) << "a view into the text";
    EXPECT_EQ(mazegen::trimmed(""), "");
    EXPECT_EQ(mazegen::trimmed(" \t "), "");
    EXPECT_EQ(mazegen::trimmed("\nx\n"), "\nx\n") << "line ends are no blanks";
}

TEST(Quoted, ShowsPlainTextInSingleQuotes) {
    EXPECT_EQ(mazegen::quoted(""), "''");
    EXPECT_EQ(mazegen::quoted("a b"), "'a b'");
    EXPECT_EQ(mazegen::quoted("\xC3\xA9t\xC3\xA9 \xE2\x82\xAC"), "'\xC3\xA9t\xC3\xA9 \xE2\x82\xAC'");
}

TEST(Quoted, EscapesWhatCannotBeSeen) {
    EXPECT_EQ(mazegen::quoted("a\tb\r\n"), "'a\\tb\\r\\n'");
    EXPECT_EQ(mazegen::quoted("\x1B[31m"), "'\\x1B[31m'");
    EXPECT_EQ(mazegen::quoted("\0\x7F"sv), "'\\x00\\x7F'");
    EXPECT_EQ(mazegen::quoted("\xFFz\xC3"), "'\\xFFz\\xC3'") << "bytes that are no UTF-8";
    EXPECT_EQ(mazegen::quoted("\xC2\x9B"), "'\\u{009B}'") << "a control character of two bytes";
    EXPECT_EQ(mazegen::quoted("\xE2\x80\x8B"), "'\\u{200B}'") << "a space of no width";
    EXPECT_EQ(mazegen::quoted("\xE2\x80\xAE"), "'\\u{202E}'") << "turns the rest of a line round";
    EXPECT_EQ(mazegen::quoted("\xEF\xBB\xBF"), "'\\u{FEFF}'") << "a byte order mark";
}

TEST(Quoted, CutsLongTextWithoutCuttingACharacter) {
    EXPECT_EQ(mazegen::quoted(std::string(50, 'x')), "'" + std::string(50, 'x') + "'");
    std::string long_text;
    for (int i = 0; i < 1000; ++i) {
        long_text += "\xE2\x82\xAC";
    }
    const std::string shown = mazegen::quoted(long_text);
    EXPECT_LT(shown.size(), 3U * 66U);
    EXPECT_GT(shown.size(), 3U * 55U);
    for (std::string_view rest = shown; !rest.empty(); rest.remove_prefix(mazegen::utf8_length(rest))) {
        ASSERT_GT(mazegen::utf8_length(rest), 0U);
    }
    const std::string controls = mazegen::quoted(std::string(1000, '\x01'));
    EXPECT_LE(controls.size(), 300U) << "escapes count too";
}

TEST(Utf8Length, CountsTheBytesOfTheFirstCharacter) {
    EXPECT_EQ(mazegen::utf8_length("ab"), 1U);
    EXPECT_EQ(mazegen::utf8_length("\0"sv), 1U);
    EXPECT_EQ(mazegen::utf8_length("\xC3\xA9"), 2U);
    EXPECT_EQ(mazegen::utf8_length("\xE2\x82\xAC rest"), 3U);
    EXPECT_EQ(mazegen::utf8_length("\xF0\x9F\x98\x80"), 4U);
    EXPECT_EQ(mazegen::utf8_length("\xF4\x8F\xBF\xBF"), 4U) << "the last character there is";
}

TEST(Utf8Length, IsZeroForBytesThatAreNoUtf8) {
    for (const std::string_view text : {
             ""sv,
             "\x80"sv,
             "\xBF"sv,
             "\xFF"sv,
             "\xFE"sv,  // no beginning of a character
             "\xC3"sv,
             "\xE2\x82"sv,
             "\xF0\x9F\x98"sv,  // cut short
             "\xC3(a"sv,
             "\xE2(\xAC"sv,
             "\xF0\x9F(\x80"sv,  // a byte that does not continue
             "\xC0\x80"sv,
             "\xC1\xBF"sv,
             "\xE0\x80\x80"sv,  // longer than need be
             "\xE0\x9F\xBF"sv,
             "\xF0\x8F\xBF\xBF"sv,  //
             "\xED\xA0\x80"sv,
             "\xED\xBF\xBF"sv,  // surrogates
             "\xF4\x90\x80\x80"sv,
             "\xF5\x80\x80\x80"sv,  // beyond Unicode
         }) {
        EXPECT_EQ(mazegen::utf8_length(text), 0U) << mazegen::quoted(text);
    }
}

TEST(Parse, SeedsOfManyMazesFollowFromTheFirst) {
    const mazegen::Seed seed = parse_seed("winter").value();
    EXPECT_EQ(mazegen::numbered_seed(seed, 1).text, "winter");
    std::set<std::string> texts;
    for (std::int64_t number = 1; number <= 10'000; ++number) {
        const mazegen::Seed numbered = mazegen::numbered_seed(seed, number);
        EXPECT_TRUE(texts.insert(numbered.text).second) << number;
        EXPECT_EQ(parse_seed(numbered.text).value().value, numbered.value) << number;
    }
    // Golden: a change makes other mazes of old numbers.
    EXPECT_EQ(mazegen::numbered_seed(parse_seed("7").value(), 2).text, "7990994016598777349");
    EXPECT_EQ(mazegen::numbered_seed(parse_seed("7").value(), 1'000'000).text, "5466739976687686059");
}

}  // namespace
