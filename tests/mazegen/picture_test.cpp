// Pictures: what is read, each refusal word by word, and what is written.
#include "mazegen/picture.hpp"

#include <gtest/gtest.h>

#include "mazegen/rng.hpp"
#include "tile_makers.hpp"

namespace {

using maze_test::grid_of;
using maze_test::picture_of;
using maze_test::tile_text_of;
using mazegen::PictureMarkers;
using mazegen::read_picture;
using mazegen::SeedRecord;
using mazegen::Size;
using mazegen::TileGrid;

constexpr std::string_view kHeader = "# py_maze save 1\n";
const std::string kRows = "* ***\n*  $*\n*** *\n";
constexpr PictureMarkers kHashAndDot{U'#', U'.'};
constexpr PictureMarkers kBlocks{U'\u2588', U'\u00B7'};

const TileGrid& small() {
    static const TileGrid grid = grid_of({"#.###", "#..$#", "###.#"});
    return grid;
}

TileGrid read(std::string_view text, PictureMarkers markers = {}) {
    auto grid = read_picture(text, markers);
    EXPECT_TRUE(grid.ok()) << (grid.ok() ? "" : grid.error().message) << "\n" << text;
    return grid.ok() ? *grid : TileGrid(Size{1, 1});
}

std::string refusal(std::string_view text, PictureMarkers markers = {}) {
    const auto grid = read_picture(text, markers);
    if (grid) {
        return "ok";
    }
    EXPECT_EQ(grid.error().code, mazegen::ErrorCode::bad_input);
    return grid.error().message;
}

std::optional<SeedRecord> seed_in(const std::string& line) {
    return read(std::string(kHeader) + line + "\n" + kRows).seed;
}

std::string with_ends(std::string text, std::string_view line_end) {
    for (std::size_t at = text.find('\n'); at != std::string::npos;
         at = text.find('\n', at + line_end.size())) {
        text.replace(at, 1, line_end);
    }
    return text;
}

TEST(ReadPicture, TakesOneWithAHeaderAndOneWithout) {
    EXPECT_EQ(read(std::string(kHeader) + kRows), small());
    EXPECT_EQ(read(kRows), small());
}

TEST(ReadPicture, TakesEveryLineEndAndNoneAtTheEnd) {
    const std::string text = std::string(kHeader) + "# seed: 9\n" + kRows;
    TileGrid expected = small();
    expected.seed = SeedRecord{"9", true};
    for (const char* line_end : {"\n", "\r\n", "\r"}) {
        const std::string variant = with_ends(text, line_end);
        EXPECT_EQ(read(variant), expected);
        EXPECT_EQ(
            read(std::string_view(variant).substr(0, variant.size() - std::string_view(line_end).size())),
            expected);
    }
    EXPECT_EQ(read("# py_maze save 1\r# seed: 9\r\n* ***\n*  $*\r\n*** *\r"), expected) << "all three";
    EXPECT_EQ(refusal("* *\r\n\r* *\n\n*x*\n"), "unexpected character 'x' on line 5");
}

TEST(ReadPicture, TakesEveryFormOfTheHeader) {
    for (const char* header :
         {"#py_maze save 1", "#\tpy_maze save\t1", "#   py_maze save   1  ", "# py_maze save 001",
          "#\xC2\xA0py_maze save\xE3\x80\x80"
          "1"}) {
        EXPECT_EQ(read(std::string(header) + "\n" + kRows, kHashAndDot), small()) << header;
    }
}

TEST(ReadPicture, TakesAHeaderTwiceAndBelowComments) {
    EXPECT_EQ(read("# hello\n\n" + std::string(kHeader) + std::string(kHeader) + "# more\n" + kRows),
              small());
}

TEST(ReadPicture, TakesWhatIsNearlyAHeaderForAComment) {
    for (const char* line : {"# py_maze save one", "# py_maze save 1.0", "# py_maze save1", "# py_maze save",
                             "# py_maze  save 1", "# py_maze save 1 x", "# Py_maze save 1",
                             "## py_maze save 1", "# py_maze save -1"}) {
        EXPECT_EQ(read(std::string(line) + "\n" + kRows), small()) << line;
        EXPECT_EQ(refusal(std::string(line) + "\nx\n"), "not a py_maze save file") << line;
    }
}

TEST(ReadPicture, AHeaderOverrulesTheMarkers) {
    EXPECT_EQ(read(std::string(kHeader) + "#####\n" + kRows, kHashAndDot), small());
}

TEST(ReadPicture, SkipsLinesOfWhiteSpace) {
    EXPECT_EQ(read("\n  \n* ***\n\t\n*  $*\n\xC2\xA0\xE2\x80\x89\n\v\f\n*** *\n\n"), small());
    EXPECT_EQ(read("***\n   \n***\n").size(), (Size{3, 2})) << "even one that could be a row of open tiles";
}

TEST(ReadPicture, TrailingSpacesAreOpenTiles) {
    EXPECT_EQ(read("* *  \n***  \n"), grid_of({"#.#..", "###.."}));
}

TEST(ReadPicture, SkipsCommentsBetweenRowsButCountsTheirLines) {
    EXPECT_EQ(read("# a\n* ***\n# b\n*  $*\n#\n*** *\n#c"), small());
    EXPECT_EQ(refusal("# a\n***\n# b\n**\n"), "line 4 is 2 characters, expected 3");
}

TEST(ReadPicture, AHashThatIsAMarkerBeginsNoComment) {
    EXPECT_EQ(read("#.###\n#..$#\n###.#\n", kHashAndDot), small());
    EXPECT_EQ(read("#.###\n#..$#\n###.#\n", {U'#', U'.'}).seed, std::nullopt);
    EXPECT_EQ(refusal("#.#\n# seed: 5\n", kHashAndDot), "unexpected character ' ' on line 2");
    EXPECT_EQ(refusal("# seed: 5\n#.#\n", kHashAndDot), "not a py_maze save file");
    EXPECT_EQ(read("###\n#*#\n", {U'*', U'#'}), grid_of({"...", ".#."}));
    EXPECT_EQ(refusal("###\n# py_maze save 1\n", kHashAndDot),
              "the save header on line 2 comes after the maze");
}

TEST(ReadPicture, TakesMarkersOfAnyCodePoint) {
    EXPECT_EQ(read("█·███\n█··$█\n███·█\n", kBlocks), small());
    EXPECT_EQ(read("10111\n100$1\n11101\n", {U'1', U'0'}), small());
    EXPECT_EQ(read("\U0001F332.\U0001F332\n", {U'\U0001F332', U'.'}), grid_of({"#.#"}));
    EXPECT_EQ(refusal("█·█\n█·\n", kBlocks), "line 2 is 2 characters, expected 3") << "characters, not bytes";
    EXPECT_EQ(refusal("█·█\n█é█\n", kBlocks), "unexpected character 'é' on line 2");
}

TEST(ReadPicture, ADollarMayBeAMarkerItself) {
    EXPECT_EQ(read("$.$\n$.$\n", {U'$', U'.'}), grid_of({"#.#", "#.#"})) << "a wall";
    EXPECT_EQ(read("#$#\n#$#\n", {U'#', U'$'}), grid_of({"#$#", "#$#"})) << "open, each with a collectible";
}

TEST(ReadPicture, TakesTheSeedFromAnyLine) {
    EXPECT_EQ(seed_in("# seed: 2024"), (SeedRecord{"2024", true}));
    EXPECT_EQ(seed_in("#seed:2024"), (SeedRecord{"2024", true}));
    EXPECT_EQ(seed_in("# seed: 007"), (SeedRecord{"7", true}));
    EXPECT_EQ(seed_in("#\tseed:\t the  long way \t"), (SeedRecord{"the  long way", false}));
    EXPECT_EQ(seed_in("# seed: \xC3\xA9t\xC3\xA9\xC2\xA0"), (SeedRecord{"\xC3\xA9t\xC3\xA9", false}));
    const std::string long_one = "-340282366920938463463374607431768211456";
    EXPECT_EQ(seed_in("# seed: " + long_one), (SeedRecord{long_one, true}));
    EXPECT_EQ(read("# seed: 1\n" + kRows + "# seed: two").seed, (SeedRecord{"two", false}))
        << "the last wins";
    EXPECT_EQ(read("* *\n# seed: 3\n* *\n").seed, (SeedRecord{"3", true}))
        << "without a header, between rows";
}

TEST(ReadPicture, TakesNoSeedFromOtherComments) {
    for (const char* line :
         {"# seed:", "# seed:  ", "# Seed: 5", "# seed 5", "# seeds: 5", "#  my seed: 5"}) {
        EXPECT_EQ(seed_in(line), std::nullopt) << line;
    }
}

TEST(ReadPicture, RefusesAHeaderAfterARow) {
    EXPECT_EQ(refusal("* *\n# py_maze save 1\n* *\n"), "the save header on line 2 comes after the maze");
    EXPECT_EQ(refusal(std::string(kHeader) + kRows + "\n" + std::string(kHeader)),
              "the save header on line 6 comes after the maze");
    EXPECT_EQ(refusal("* *\n# py_maze save 2\n"), "the save header on line 2 comes after the maze")
        << "before its number";
}

TEST(ReadPicture, RefusesAnotherFormat) {
    EXPECT_EQ(refusal("# py_maze save 2\nwhatever\n"), "save format 2 is not supported, this build reads 1");
    EXPECT_EQ(refusal("# py_maze save 000\n"), "save format 0 is not supported, this build reads 1");
    EXPECT_EQ(refusal("# py_maze save 010\n"), "save format 10 is not supported, this build reads 1");
    EXPECT_EQ(refusal("# py_maze save " + std::string(100, '8')),
              "save format " + std::string(60, '8') + "... is not supported, this build reads 1");
    EXPECT_EQ(refusal(std::string(kHeader) + "# py_maze save 2\n"),
              "save format 2 is not supported, this build reads 1");
}

TEST(ReadPicture, RefusesAFirstRowOfOtherCharacters) {
    for (const char* text :
         {"Dear diary\n", "*.*\n", " # py_maze save 1\n* *\n", "[[true]]", "\n\n#\n***x"}) {
        EXPECT_EQ(refusal(text), "not a py_maze save file") << text;
    }
    EXPECT_EQ(refusal("* *\n", kHashAndDot), "not a py_maze save file");
    EXPECT_EQ(refusal("\xEF\xBB\xBF# py_maze save 1\n* *\n"),
              "not a py_maze save file: there is a byte order mark");
}

TEST(ReadPicture, RefusesABadCharacterElsewhere) {
    const std::string header(kHeader);
    EXPECT_EQ(refusal(header + "*.*\n"), "unexpected character '.' on line 2");
    EXPECT_EQ(refusal("***\n*.*\n"), "unexpected character '.' on line 2");
    EXPECT_EQ(refusal("***\n*o.\n*x*\n"), "unexpected character 'o' on line 2") << "the first one";
    EXPECT_EQ(refusal(header + "*\t*\n"), "unexpected character '\\t' on line 2");
    EXPECT_EQ(refusal(header + std::string("*\0*\n", 4)), "unexpected character '\\x00' on line 2");
    EXPECT_EQ(refusal(header + "*\x1B[31m*\n"), "unexpected character '\\x1B' on line 2");
    EXPECT_EQ(refusal(header + "*\xC3\xA9*\n"), "unexpected character '\xC3\xA9' on line 2");
    EXPECT_EQ(refusal(header + "*\xE2\x80\xAE*\n"), "unexpected character '\\u{202E}' on line 2");
    EXPECT_EQ(refusal(header + "#*#\n#\n*#*\n"), "unexpected character '#' on line 4");
}

TEST(ReadPicture, RefusesBytesThatAreNoUtf8) {
    const std::string header(kHeader);
    EXPECT_EQ(refusal(header + "*\xFF*\n"), "unexpected character '\\xFF' on line 2: this byte is no UTF-8");
    EXPECT_EQ(refusal(header + "*\xED\xA0\x80*\n"),
              "unexpected character '\\xED' on line 2: this byte is no UTF-8")
        << "a surrogate";
    EXPECT_EQ(refusal(header + "# \xC3\n* *\n"),
              "unexpected character '\\xC3' on line 2: this byte is no UTF-8")
        << "in a comment";
    EXPECT_EQ(refusal(header + "# seed: \xC3(\n"),
              "unexpected character '\\xC3' on line 2: this byte is no UTF-8")
        << "in a seed";
    EXPECT_EQ(refusal("\x89PNG\r\n"), "not a py_maze save file: this byte is no UTF-8");
    EXPECT_EQ(refusal("\xFF\n"), "not a py_maze save file: this byte is no UTF-8");
}

TEST(ReadPicture, RefusesRowsOfDifferentLength) {
    EXPECT_EQ(refusal("* ***\n* *\n"), "line 2 is 3 characters, expected 5");
    EXPECT_EQ(refusal(std::string(kHeader) + "* *\n\n* * \n"), "line 4 is 4 characters, expected 3");
    EXPECT_EQ(refusal("* *\n*x\n"), "unexpected character 'x' on line 2") << "after its characters";
    EXPECT_EQ(refusal("* *\n**\n*x*\n"), "line 2 is 2 characters, expected 3") << "the first line wins";
}

TEST(ReadPicture, RefusesAFileWithoutRows) {
    for (const char* text : {"", "\n", "\r\n \n", "# py_maze save 1\n", "# py_maze save 1\n#####\n",
                             "# note\n", "#.#\n#.#\n", "# seed: 5"}) {
        EXPECT_EQ(refusal(text), "the save file has no maze in it") << text;
    }
}

TEST(ReadPicture, TakesNarrowGridsToo) {
    EXPECT_EQ(read("*\n*\n"), grid_of({"#", "#"}));
    EXPECT_EQ(read("$"), grid_of({"$"}));
}

TEST(WritePicture, HasHeaderSeedAndRows) {
    TileGrid grid = small();
    EXPECT_EQ(picture_of(grid), std::string(kHeader) + kRows);
    grid.seed = SeedRecord{"2024", true};
    EXPECT_EQ(picture_of(grid), std::string(kHeader) + "# seed: 2024\n" + kRows);
}

TEST(WritePicture, LeavesOutASeedThatDoesNotFitOnALine) {
    TileGrid grid = small();
    for (const char* text : {"", " ", "a\nb", "a\rb", " a", "a\t", "a\xC2\xA0"}) {
        grid.seed = SeedRecord{text, false};
        EXPECT_FALSE(fits_on_line(*grid.seed)) << text;
        EXPECT_EQ(picture_of(grid), std::string(kHeader) + kRows);
    }
    for (const char* text : {"a b", "# seed: x", "\xC3\xA9", "-7", "a\vb", "\x1B"}) {
        grid.seed = mazegen::seed_record_of(text);
        EXPECT_TRUE(fits_on_line(*grid.seed)) << text;
        EXPECT_EQ(read(picture_of(grid)), grid) << text;
    }
}

TEST(WritePicture, AnyGridComesBackUnchanged) {
    mazegen::Rng rng(3);
    for (int i = 0; i < 300; ++i) {
        TileGrid grid(
            Size{1 + static_cast<std::int64_t>(rng.below(9)), 1 + static_cast<std::int64_t>(rng.below(9))});
        for (std::int64_t y = 0; y < grid.size().height; ++y) {
            for (std::int64_t x = 0; x < grid.size().width; ++x) {
                grid.set({x, y}, static_cast<mazegen::Tile>(rng.below(3)));
            }
            grid.set_wall({0, y}, true);  // a row of open tiles alone is a line of white space
        }
        ASSERT_EQ(read(picture_of(grid)), grid);
    }
}

TEST(WritePicture, WritesInPiecesThatGiveTheWhole) {
    for (const Size size : {Size{1, 300'000}, {300'000, 1}, {262'144, 2}, {262'143, 2}, {700, 700}}) {
        TileGrid grid(size);
        grid.set(Size{1, 300'000} == size ? mazegen::Cell{0, 200'000} : mazegen::Cell{size.width - 1, 0},
                 mazegen::Tile::collectible);
        std::string text;
        EXPECT_TRUE(mazegen::write_picture(grid, [&](std::string_view piece) {
            EXPECT_LE(piece.size(), std::size_t{1} << 18U);
            text += piece;
            return true;
        }));
        EXPECT_EQ(text.size(), kHeader.size() + static_cast<std::size_t>((size.width + 1) * size.height));
        EXPECT_EQ(read(text), grid);
    }
}

TEST(WritePicture, StopsWhenTheSinkRefuses) {
    const TileGrid grid(Size{1000, 1000});
    for (int allowed = 0; allowed < 3; ++allowed) {
        int calls = 0;
        EXPECT_FALSE(mazegen::write_picture(grid, [&](std::string_view) { return ++calls <= allowed; }));
        EXPECT_EQ(calls, allowed + 1) << "nothing more is offered";
    }
}

TEST(WriteTileText, DrawsThePathUnderTheCollectibles) {
    const auto path = mazegen::solve(small());
    ASSERT_TRUE(path.ok());
    EXPECT_EQ(tile_text_of(small(), *path), "*.***\n*..$*\n***.*\n");
    EXPECT_EQ(tile_text_of(small(), std::nullopt), kRows);
}

}  // namespace
