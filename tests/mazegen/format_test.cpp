// Which format a text is taken for.
#include "mazegen/format.hpp"

#include <gtest/gtest.h>

namespace {

using mazegen::MazeFormat;
using mazegen::PictureMarkers;
using mazegen::recognise;

TEST(Recognise, RowsOfHexDigitsAreAHexFile) {
    for (const char* text : {"97911\nC7C54\n", "F", "abcdef\n", "\n \n\r\n9B\r\nC6\r\n",
                             "\xEF\xBB\xBF"
                             "9B\nC6\n",
                             "1\nxyz\n", "97\rC6\r"}) {
        EXPECT_EQ(recognise(text), MazeFormat::hex) << text;
    }
}

TEST(Recognise, AFirstRowOfOtherCharactersMakesItAPicture) {
    for (const char* text : {"* *\n", "# py_maze save 1\n", "# F\nFF\n", "9 B\n", "9G\n", "Dear diary\n",
                             "[[true]]", "#.#\n", "\xEF\xBB\xBF* *\n", "\xFF\xFE", " F\n"}) {
        EXPECT_EQ(recognise(text), MazeFormat::picture) << text;
    }
}

TEST(Recognise, ATextWithoutRowsIsAPicture) {
    for (const char* text : {"", "\n", " \r\n\t\n", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n"}) {
        EXPECT_EQ(recognise(text), MazeFormat::picture) << text;
    }
}

TEST(Recognise, ABraceBeginsADocument) {
    for (const char* text : {"{", "{}", "\n \t{\"py_maze\": 1}", "{ not JSON"}) {
        EXPECT_EQ(recognise(text), MazeFormat::json) << text;
        EXPECT_EQ(recognise(text, PictureMarkers{U'#', U'.'}), MazeFormat::json) << text;
    }
    EXPECT_EQ(recognise("# {\n{"), MazeFormat::picture);
}

TEST(Recognise, GivenMarkersOverruleHexDigitsAndTheirOwnBrace) {
    EXPECT_EQ(recognise("101\n101\n", PictureMarkers{U'1', U'0'}), MazeFormat::picture);
    EXPECT_EQ(recognise("101\n101\n", PictureMarkers{}), MazeFormat::picture) << "even the usual ones";
    EXPECT_EQ(recognise("{.{\n", PictureMarkers{U'{', U'.'}), MazeFormat::picture);
    EXPECT_EQ(recognise("{.{\n", PictureMarkers{U'.', U'{'}), MazeFormat::picture);
}

}  // namespace
