// The hex file, written to the letter and read as people send it.
#include "mazegen/hex.hpp"

#include <gtest/gtest.h>

#include "maze_makers.hpp"
#include "mazegen/solve.hpp"

namespace {

using maze_test::made;
using maze_test::small_tree;
using mazegen::Ends;
using mazegen::Findings;
using mazegen::HexLayout;
using mazegen::HexTail;
using mazegen::Maze;
using mazegen::read_hex;
using mazegen::Rule;
using mazegen::Size;

constexpr Ends kEnds{{0, 0}, {2, 0}};
constexpr std::string_view kSpaced = "D3B\nD46\n\n0,0\n2,0\n\nESEN\n";
constexpr std::string_view kCompact = "D3B\nD46\n\n0,0\n2,0\nESEN\n";

std::string written(const Maze& maze, const std::optional<HexTail>& tail, HexLayout layout) {
    return maze_test::written_by(
        [&](const mazegen::Sink& sink) { return mazegen::write_hex(maze, tail, layout, sink); });
}

// The error's message, or "ok".
std::string refusal(std::string_view text) {
    const auto file = read_hex(text);
    if (file) {
        return "ok";
    }
    EXPECT_EQ(file.error().code, mazegen::ErrorCode::bad_input);
    return file.error().message;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    text.replace(text.find(from), from.size(), to);
    return text;
}

TEST(WriteHex, SpacedHasAnEmptyLineBeforeThePath) {
    EXPECT_EQ(written(small_tree(), HexTail{kEnds, "ESEN"}, HexLayout::spaced), kSpaced);
}

TEST(WriteHex, CompactHasNone) {
    EXPECT_EQ(written(small_tree(), HexTail{kEnds, "ESEN"}, HexLayout::compact), kCompact);
}

TEST(WriteHex, WithoutATailTheGridAloneIsWritten) {
    EXPECT_EQ(written(small_tree(), std::nullopt, HexLayout::spaced), "D3B\nD46\n");
    EXPECT_EQ(written(small_tree(), std::nullopt, HexLayout::compact), "D3B\nD46\n");
    EXPECT_EQ(written(Maze(Size{1, 1}), std::nullopt, HexLayout::spaced), "F\n");
}

TEST(WriteHex, UsesAllSixteenDigitsInUpperCase) {
    const Maze maze = made({.size = {100, 100}, .seed = 1, .loops_percent = 10});
    const std::string text = written(maze, std::nullopt, HexLayout::spaced);
    EXPECT_EQ(text.find_first_not_of("0123456789ABCDEF\n"), std::string::npos);
    for (const char digit : std::string_view("0123456789ABCDEF")) {
        EXPECT_NE(text.find(digit), std::string::npos) << digit;
    }
    EXPECT_EQ(maze_test::wall_grid_of_hex(text), maze_test::wall_grid(maze));
}

TEST(WriteHex, WritesInPiecesThatGiveTheWhole) {
    for (const Size size :
         {Size{1, 400'000}, {400'000, 1}, {1'048'575, 2}, {1'048'576, 2}, {1'048'577, 2}, {2000, 1100}}) {
        const Maze maze = made({.size = size, .seed = 2});
        std::string text;
        std::size_t largest = 0;
        EXPECT_TRUE(mazegen::write_hex(maze, HexTail{{{0, 0}, {0, 1}}, "S"}, HexLayout::spaced,
                                       [&](std::string_view piece) {
                                           text += piece;
                                           largest = std::max(largest, piece.size());
                                           return true;
                                       }));
        EXPECT_LE(largest, std::size_t{1} << 20U);
        ASSERT_EQ(text.size(), static_cast<std::size_t>((size.width + 1) * size.height) +
                                   std::string_view("\n0,0\n0,1\n\nS\n").size());
        bool same = true;
        for (std::int64_t y = 0; y < size.height && same; ++y) {
            for (std::int64_t x = 0; x < size.width && same; ++x) {
                const char digit = text[static_cast<std::size_t>(y * (size.width + 1) + x)];
                same = digit == "0123456789ABCDEF"[maze.walls({x, y})];
            }
            same = same && text[static_cast<std::size_t>(y * (size.width + 1) + size.width)] == '\n';
        }
        EXPECT_TRUE(same) << size;
    }
}

TEST(WriteHex, StopsWhenTheSinkRefuses) {
    const Maze maze = made({.size = {2000, 2000}, .seed = 2});
    for (int allowed = 0; allowed < 3; ++allowed) {
        int calls = 0;
        EXPECT_FALSE(mazegen::write_hex(maze, std::nullopt, HexLayout::spaced,
                                        [&](std::string_view) { return ++calls <= allowed; }));
        EXPECT_EQ(calls, allowed + 1) << "nothing more is offered";
    }
}

TEST(ReadHex, ReadsBackWhatWasWritten) {
    for (const HexLayout layout : {HexLayout::spaced, HexLayout::compact}) {
        for (const Size size : {Size{1, 2}, {2, 1}, {3, 3}, {20, 15}, {64, 65}, {300, 5}}) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const Maze maze = made({.size = size, .seed = seed, .loops_percent = 10});
                const Ends ends{{size.width - 1, 0}, {0, size.height - 1}};
                const auto path = mazegen::solve(maze, ends);
                ASSERT_TRUE(path.ok());
                const auto file = read_hex(written(maze, HexTail{ends, path->letters}, layout));
                ASSERT_TRUE(file.ok()) << file.error().message;
                EXPECT_EQ(file->maze, maze);
                EXPECT_EQ(file->ends, ends);
                EXPECT_EQ(file->path, path->letters);
            }
        }
    }
}

TEST(ReadHex, TakesBothLayoutsAndUntidyOnes) {
    const std::string spaced(kSpaced);
    const std::pair<const char*, std::string> texts[] = {
        {"spaced", spaced},
        {"compact", std::string(kCompact)},
        {"lower case", "d3b\nd46\n\n0,0\n2,0\n\nESEN\n"},
        {"mixed case", "d3B\nD46\n\n0,0\n2,0\n\nESEN\n"},
        {"CRLF", "D3B\r\nD46\r\n\r\n0,0\r\n2,0\r\n\r\nESEN\r\n"},
        {"a byte order mark", "\xEF\xBB\xBF" + spaced},
        {"a byte order mark and CRLF",
         "\xEF\xBB\xBF"
         "D3B\r\nD46\r\n\r\n0,0\r\n2,0\r\nESEN\r\n"},
        {"blanks in coordinates", replaced(replaced(spaced, "0,0", "0, 0"), "2,0", " 2 ,0 ")},
        {"more empty lines", "D3B\nD46\n\n\n\n0,0\n\n2,0\n\n\n\nESEN\n\n\n"},
        {"empty lines of blanks", "D3B\nD46\n \n0,0\n2,0\n\t\nESEN\n"},
        {"no last newline", spaced.substr(0, spaced.size() - 1)},
        {"no last newline after CR", "D3B\r\nD46\r\n\r\n0,0\r\n2,0\r\n\r\nESEN\r"},
    };
    for (const auto& [name, text] : texts) {
        const auto file = read_hex(text);
        ASSERT_TRUE(file.ok()) << name << ": " << file.error().message;
        EXPECT_EQ(file->maze, small_tree()) << name;
        EXPECT_EQ(file->ends, kEnds) << name;
        EXPECT_EQ(file->path, "ESEN") << name;
    }
}

TEST(ReadHex, TakesAGridAlone) {
    for (const char* text : {"D3B\nD46\n", "D3B\nD46", "D3B\nD46\n\n", "D3B\r\nD46\r\n\r\n\r\n"}) {
        const auto file = read_hex(text);
        ASSERT_TRUE(file.ok()) << file.error().message;
        EXPECT_EQ(file->maze, small_tree());
        EXPECT_FALSE(file->ends.has_value());
        EXPECT_EQ(file->path, "");
    }
    EXPECT_EQ(read_hex("F")->maze, Maze(Size{1, 1}));
}

TEST(ReadHex, TakesEndsWithoutAPath) {
    for (const char* text :
         {"D3B\nD46\n\n0,0\n2,0\n", "D3B\nD46\n\n0,0\n2,0", "D3B\nD46\n\n0,0\n2,0\n\n\n"}) {
        const auto file = read_hex(text);
        ASSERT_TRUE(file.ok()) << file.error().message;
        EXPECT_EQ(file->ends, kEnds);
        EXPECT_EQ(file->path, "");
    }
}

TEST(ReadHex, BelievesAnyPathOfLetters) {
    const auto file = read_hex("D3B\nD46\n\n0,0\n2,0\n\nNNNN\n");
    ASSERT_TRUE(file.ok());
    EXPECT_EQ(file->path, "NNNN") << "judging it is the work of check()";
}

TEST(ReadHex, RefusesACharacterThatIsNoHexDigit) {
    EXPECT_EQ(refusal("D3B\nDG6\n"), "line 2, column 2: 'G' is not a hex digit");
    EXPECT_EQ(refusal("D3B\nD46 \n"), "line 2, column 4: ' ' is not a hex digit");
    EXPECT_EQ(refusal("\xEF\xBB\xBF\n\n?3B\nD46\n"), "line 3, column 1: '?' is not a hex digit");
    EXPECT_EQ(refusal("D3B\nD4\xC3\xA9\n"), "line 2, column 3: '\xC3\xA9' is not a hex digit");
    EXPECT_EQ(refusal("D3B\nD4\x1B\n"), "line 2, column 3: '\\x1B' is not a hex digit");
    EXPECT_EQ(refusal("D3B\nD4\xFF\n"), "line 2, column 3: '\\xFF' is not a hex digit");
    EXPECT_EQ(refusal(std::string("D3B\nD4\0\n", 8)), "line 2, column 3: '\\x00' is not a hex digit");
    EXPECT_EQ(refusal("D3B\n0,0\n2,0\n"), "line 2, column 2: ',' is not a hex digit") << "no empty line";
}

TEST(ReadHex, RefusesRowsOfDifferentLength) {
    EXPECT_EQ(refusal("D3B\nD4\n"), "line 2: the row is 2 long, the first row is 3");
    EXPECT_EQ(refusal("D3B\nD46\nD466\n"), "line 3: the row is 4 long, the first row is 3");
}

TEST(ReadHex, TakesNoMemoryForRowsThatAreNotThere) {
    std::string text(1 << 20, 'F');
    for (int i = 0; i < 1 << 20; ++i) {
        text += "\nF";
    }
    EXPECT_EQ(refusal(text), "line 2: the row is 1 long, the first row is 1048576");
}

TEST(ReadHex, RefusesAFileWithoutRows) {
    for (const char* text : {"", "\n", "\n\n\n", " \n\t\n", "\r\n", "\xEF\xBB\xBF"}) {
        EXPECT_EQ(refusal(text), "there are no rows: the file has no maze in it");
    }
}

TEST(ReadHex, RefusesAnEntryWithoutAnExit) {
    EXPECT_EQ(refusal("D3B\nD46\n\n0,0\n"), "line 4: an entry without an exit");
}

TEST(ReadHex, RefusesEndsThatAreNoCoordinates) {
    for (const char* end : {"0;0", "0", "0,0,0", "a,b", "0,", "1.5,0"}) {
        EXPECT_TRUE(refusal(replaced(std::string(kSpaced), "0,0", end))
                        .starts_with(std::string("line 4: entry: '") + end + "' is not a cell"));
        EXPECT_TRUE(refusal(replaced(std::string(kSpaced), "2,0", end))
                        .starts_with(std::string("line 5: exit: '") + end + "' is not a cell"));
    }
}

TEST(ReadHex, RefusesEndsOutsideTheMaze) {
    EXPECT_EQ(refusal(replaced(std::string(kSpaced), "0,0", "3,0")),
              "line 4: the entry 3,0 lies outside the maze of 3x2 cells");
    EXPECT_EQ(refusal(replaced(std::string(kSpaced), "2,0", "0,2")),
              "line 5: the exit 0,2 lies outside the maze of 3x2 cells");
    EXPECT_EQ(refusal(replaced(std::string(kSpaced), "2,0", "-1,0")),
              "line 5: the exit -1,0 lies outside the maze of 3x2 cells");
}

TEST(ReadHex, RefusesEqualEnds) {
    EXPECT_EQ(refusal(replaced(std::string(kSpaced), "2,0", "0,0")),
              "line 5: entry and exit are the same cell, 0,0");
}

TEST(ReadHex, RefusesAPathOfOtherLetters) {
    EXPECT_EQ(refusal(replaced(std::string(kSpaced), "ESEN", "ESXN")),
              "line 7, column 3: 'X' is no step of a path (N, E, S, W)");
    EXPECT_EQ(refusal(replaced(std::string(kSpaced), "ESEN", "ES EN")),
              "line 7, column 3: ' ' is no step of a path (N, E, S, W)");
    EXPECT_EQ(refusal(replaced(std::string(kCompact), "ESEN", "\xC3\xA9")),
              "line 6, column 1: '\xC3\xA9' is no step of a path (N, E, S, W)");
}

TEST(ReadHex, RefusesAnythingAfterThePath) {
    EXPECT_EQ(refusal(std::string(kSpaced) + "ESEN\n"), "line 8: 'ESEN' stands after the path");
    EXPECT_EQ(refusal(std::string(kCompact) + "\n\nD3B\n"), "line 9: 'D3B' stands after the path");
}

TEST(ReadHex, RefusesWallsWhoseSidesDisagree) {
    EXPECT_EQ(refusal("F3B\nD46\n"),
              "line 1, column 2: cells 0,0 and 1,0 disagree about the wall between them");
    EXPECT_EQ(refusal("DBB\nD46\n"),
              "line 1, column 2: cells 0,0 and 1,0 disagree about the wall between them");
    EXPECT_EQ(refusal("D7B\nD46\n"),
              "line 2, column 2: cells 1,0 and 1,1 disagree about the wall between them");
    EXPECT_EQ(refusal("D3B\nD56\n"),
              "line 2, column 2: cells 1,0 and 1,1 disagree about the wall between them");
}

TEST(ReadHex, RefusesAnOpeningInTheBorder) {
    EXPECT_EQ(refusal("C3B\nD46\n"), "line 1, column 1: cell 0,0 is open to the outside, north");
    EXPECT_EQ(refusal("D39\nD46\n"), "line 1, column 3: cell 2,0 is open to the outside, east");
    EXPECT_EQ(refusal("\nD3B\nD06\n"), "line 3, column 2: cell 1,1 is open to the outside, south");
    EXPECT_EQ(refusal("53B\nD46\n"), "line 1, column 1: cell 0,0 is open to the outside, west");
}

TEST(ReadHex, TheCollectingReaderListsEveryFinding) {
    Findings findings;
    const auto file = read_hex("C3B\nD56\n\n0,0\n9,9\n\nESXN\nmore\n", findings);
    EXPECT_EQ(findings.count(Rule::border), 1);
    EXPECT_EQ(findings.count(Rule::walls), 1);
    EXPECT_EQ(findings.count(Rule::ends), 1);
    EXPECT_EQ(findings.count(Rule::form), 2);
    EXPECT_EQ(findings.lines().size(), 5U) << maze_test::joined(findings.lines());
    ASSERT_TRUE(file.has_value());
    EXPECT_EQ(maze_test::joined(maze_test::side_problems(maze_test::wall_grid(file->maze))), "");
    EXPECT_TRUE(file->maze.has_wall({1, 0}, mazegen::Direction::south)) << "closed where the sides disagree";
    EXPECT_FALSE(file->maze.has_wall({1, 0}, mazegen::Direction::west)) << "open where they agree";
    EXPECT_FALSE(file->ends.has_value());
}

TEST(ReadHex, TheCollectingReaderListsEveryBadDigitAndRow) {
    Findings findings;
    EXPECT_FALSE(read_hex("D3B\nXY6\nD4\nDZ66\n", findings).has_value());
    EXPECT_EQ(findings.count(Rule::form), 5) << maze_test::joined(findings.lines());
    EXPECT_EQ(findings.lines().front(), "line 2, column 1: 'X' is not a hex digit");
}

TEST(ReadHex, TheCollectingReaderMeasuresRowsInCharacters) {
    Findings findings;
    EXPECT_FALSE(read_hex("D\xC3\xA9"
                          "B\nD46\n",
                          findings)
                     .has_value());
    EXPECT_EQ(maze_test::joined(findings.lines()), "line 1, column 2: '\xC3\xA9' is not a hex digit\n");
}

TEST(ReadHex, TheCollectingReaderFindsNothingInASoundFile) {
    Findings findings;
    const auto file = read_hex(kSpaced, findings);
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(findings.empty());
    EXPECT_EQ(file->maze, small_tree());
    EXPECT_EQ(file->path, "ESEN");
}

TEST(ReadHex, TheCollectingReaderGivesNothingWhereThereIsNoGrid) {
    Findings findings;
    EXPECT_FALSE(read_hex("\n\n", findings).has_value());
    EXPECT_EQ(findings.count(Rule::form), 1);
}

// Whatever one byte of a file becomes, the reader refuses it or gives a maze that is sound.
TEST(ReadHex, AnyChangedByteIsRefusedOrGivesASoundMaze) {
    int taken = 0;
    for (std::size_t at = 0; at < kSpaced.size(); ++at) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string text(kSpaced);
            text[at] = static_cast<char>(byte);
            const auto file = read_hex(text);
            Findings findings;
            read_hex(text, findings);
            ASSERT_EQ(file.ok(), findings.empty())
                << "the two readers judge alike: byte " << at << " = " << byte;
            if (file) {
                ++taken;
                ASSERT_EQ(maze_test::joined(maze_test::side_problems(maze_test::wall_grid(file->maze))), "");
            } else {
                ASSERT_FALSE(file.error().message.empty());
            }
        }
    }
    EXPECT_GT(taken, static_cast<int>(kSpaced.size()));
}

}  // namespace
