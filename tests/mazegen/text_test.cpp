// Mazes drawn in characters, compared with drawings.
#include "mazegen/text.hpp"

#include <gtest/gtest.h>

#include "maze_makers.hpp"
#include "mazegen/parse.hpp"
#include "mazegen/solve.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using maze_test::small_tree;
using mazegen::Charset;
using mazegen::Ends;
using mazegen::Maze;
using mazegen::Size;
using mazegen::TextOptions;

// With a line end before, as a raw string literal has it.
std::string drawn(const Maze& maze, const TextOptions& options = {}) {
    return '\n' + mazegen::to_text(maze, options);
}

TextOptions options_with(Charset charset, std::optional<Ends> ends = {}, std::string_view path = {},
                         bool color = false) {
    return {.charset = charset, .color = color, .ends = ends, .path = path};
}

TEST(Text, DrawsTheWallsInAsciiWithAPlusWhereTheyMeetOrEnd) {
    EXPECT_EQ(drawn(small_tree()), R"(
+---+-+
|   | |
+-+ + |
|     |
+-----+
)");
}

TEST(Text, DrawsTheWallsInBoxCharacters) {
    EXPECT_EQ(drawn(small_tree(), options_with(Charset::unicode)), R"(
┌───┬─┐
│   │ │
├─╴ ╵ │
│     │
└─────┘
)");
}

TEST(Text, MarksEntryAAndExitB) {
    const Ends ends{{2, 0}, {0, 1}};
    EXPECT_EQ(drawn(small_tree(), options_with(Charset::ascii, ends)), R"(
+---+-+
|   |A|
+-+ + |
|B    |
+-----+
)");
    EXPECT_EQ(drawn(small_tree(), options_with(Charset::unicode, ends)), R"(
┌───┬─┐
│   │A│
├─╴ ╵ │
│B    │
└─────┘
)");
}

TEST(Text, DrawsThePathThroughCellsAndOpenings) {
    const Ends ends{{0, 0}, {2, 0}};
    EXPECT_EQ(drawn(small_tree(), options_with(Charset::ascii, ends, "ESEN")), R"(
+---+-+
|A..|B|
+-+.+.|
|  ...|
+-----+
)");
    EXPECT_EQ(drawn(small_tree(), options_with(Charset::unicode, ends, "ESEN")), R"(
┌───┬─┐
│A••│B│
├─╴•╵•│
│  •••│
└─────┘
)");
}

TEST(Text, MarksCollectiblesOverThePathAndUnderTheEnds) {
    const std::vector<mazegen::Cell> collectibles{{0, 0}, {1, 0}, {0, 1}, {2, 1}};
    TextOptions options = options_with(Charset::ascii, Ends{{0, 0}, {2, 0}}, "ESEN");
    options.collectibles = collectibles;
    EXPECT_EQ(drawn(small_tree(), options), R"(
+---+-+
|A.$|B|
+-+.+.|
|$ ..$|
+-----+
)");
    options = options_with(Charset::unicode);
    options.collectibles = collectibles;
    EXPECT_EQ(drawn(small_tree(), options), R"(
┌───┬─┐
│$ $│ │
├─╴ ╵ │
│$   $│
└─────┘
)");
}

TEST(Text, LeavesAPostBlankWhereNoWallMeetsIt) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+
        |     |
        + + +-+
        |     |
        + +-+ +
        |   | |
        +-+-+-+
    )");
    EXPECT_EQ(drawn(maze, options_with(Charset::ascii, Ends{{2, 0}, {2, 2}}, "WSES")), R"(
+-----+
|  ..A|
|  .+-+
|  ...|
| +-+.|
|   |B|
+---+-+
)");
    EXPECT_EQ(drawn(maze, options_with(Charset::unicode)), R"(
┌─────┐
│     │
│   ╶─┤
│     │
│ ╶─┐ │
│   │ │
└───┴─┘
)");
}

TEST(Text, DrawsAllWallsOfThe42AndFillsItsCells) {
    // Round the pattern every wall is open.
    Maze maze(Size{10, 7});
    const auto closed = maze_test::pattern_spots(10, 7);
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x < 10; ++x) {
            if (x < 9 && !closed.contains({x, y}) && !closed.contains({x + 1, y})) {
                maze.carve({x, y}, mazegen::Direction::east);
            }
            if (y < 6 && !closed.contains({x, y}) && !closed.contains({x, y + 1})) {
                maze.carve({x, y}, mazegen::Direction::south);
            }
        }
    }
    EXPECT_EQ(drawn(maze), R"(
+-------------------+
|                   |
|   +-+ +-+ +-+-+-+ |
|   |#| |#| |#|#|#| |
|   +-+ +-+ +-+-+-+ |
|   |#| |#|     |#| |
|   +-+-+-+ +-+-+-+ |
|   |#|#|#| |#|#|#| |
|   +-+-+-+ +-+-+-+ |
|       |#| |#|     |
|       +-+ +-+-+-+ |
|       |#| |#|#|#| |
|       +-+ +-+-+-+ |
|                   |
+-------------------+
)");
    EXPECT_EQ(drawn(maze, options_with(Charset::unicode)), R"(
┌───────────────────┐
│                   │
│   ┌─┐ ┌─┐ ┌─┬─┬─┐ │
│   │█│ │█│ │█│█│█│ │
│   ├─┤ ├─┤ └─┴─┼─┤ │
│   │█│ │█│     │█│ │
│   ├─┼─┼─┤ ┌─┬─┼─┤ │
│   │█│█│█│ │█│█│█│ │
│   └─┴─┼─┤ ├─┼─┴─┘ │
│       │█│ │█│     │
│       ├─┤ ├─┼─┬─┐ │
│       │█│ │█│█│█│ │
│       └─┘ └─┴─┴─┘ │
│                   │
└───────────────────┘
)");
}

TEST(Text, DrawsASingleClosedCell) {
    EXPECT_EQ(drawn(Maze(Size{1, 1})), R"(
+-+
|#|
+-+
)");
}

// The width in characters of each line.
std::vector<std::size_t> line_widths(std::string_view text) {
    std::vector<std::size_t> widths;
    std::size_t width = 0;
    while (!text.empty()) {
        if (text.front() == '\n') {
            widths.push_back(width);
            width = 0;
            text.remove_prefix(1);
            continue;
        }
        const std::size_t bytes = mazegen::utf8_length(text);
        if (bytes == 0) {
            ADD_FAILURE() << "no UTF-8";
            return {};
        }
        text.remove_prefix(bytes);
        ++width;
    }
    EXPECT_EQ(width, 0U) << "no newline at the end";
    return widths;
}

TEST(Text, Has2HPlus1LinesOf2WPlus1Characters) {
    for (const Charset charset : {Charset::ascii, Charset::unicode}) {
        for (const Size size : maze_test::kSmallSizes) {
            const Maze maze = made({.size = size, .loops_percent = 10});
            const Ends ends{{0, 0}, {size.width - 1, size.height - 1}};
            const std::string path = mazegen::solve(maze, ends)->letters;
            const auto widths = line_widths(mazegen::to_text(maze, options_with(charset, ends, path)));
            EXPECT_EQ(widths, std::vector<std::size_t>(static_cast<std::size_t>(2 * size.height + 1),
                                                       static_cast<std::size_t>(2 * size.width + 1)));
        }
    }
}

TEST(Text, ADrawingInAsciiShowsExactlyTheWallsOfTheMaze) {
    for (const std::string& name : maze_test::algorithm_names()) {
        for (const Size size : maze_test::kSmallSizes) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const Maze maze = made({.size = size, .algorithm = name, .seed = seed, .loops_percent = 10});
                ASSERT_EQ(maze_from_drawing(mazegen::to_text(maze)), maze) << name;
            }
        }
    }
}

TEST(Text, EveryOuterWallIsThereWhateverTheEnds) {
    const Maze maze = made({.size = {6, 4}, .seed = 1});
    const Ends ends{{0, 0}, {5, 3}};
    const std::string text =
        mazegen::to_text(maze, options_with(Charset::ascii, ends, mazegen::solve(maze, ends)->letters));
    for (std::size_t y = 0; y < 9; ++y) {
        const std::string line = text.substr(y * 14, 13);
        EXPECT_TRUE(line.front() == '+' || line.front() == '|') << line;
        EXPECT_TRUE(line.back() == '+' || line.back() == '|') << line;
        if (y == 0 || y == 8) {
            EXPECT_EQ(line.find_first_not_of("+-"), std::string::npos) << line;
        }
    }
}

TEST(Text, WithoutColourThereAreNoEscapes) {
    const Maze maze = made({.size = {10, 7}});
    EXPECT_EQ(mazegen::to_text(maze, options_with(Charset::unicode, Ends{{0, 0}, {9, 6}})).find('\x1B'),
              std::string::npos);
}

TEST(Text, ColourAddsEscapesAndNothingElse) {
    const Maze maze = made({.size = {10, 7}, .seed = 3});
    const Ends ends{{0, 0}, {9, 6}};
    const std::string path = mazegen::solve(maze, ends)->letters;
    for (const Charset charset : {Charset::ascii, Charset::unicode}) {
        const std::string plain = mazegen::to_text(maze, options_with(charset, ends, path));
        const std::string colored = mazegen::to_text(maze, options_with(charset, ends, path, true));
        std::string stripped;
        std::string last_escape = "\x1B[0m";
        for (std::size_t i = 0; i < colored.size(); ++i) {
            if (colored[i] == '\x1B') {
                const std::size_t end = colored.find('m', i);
                ASSERT_NE(end, std::string::npos);
                last_escape = colored.substr(i, end + 1 - i);
                i = end;
            } else {
                if (colored[i] == '\n') {
                    EXPECT_EQ(last_escape, "\x1B[0m") << "no colour runs over the end of a line";
                }
                stripped += colored[i];
            }
        }
        EXPECT_EQ(stripped, plain);
        EXPECT_NE(colored, plain);
    }
}

TEST(Text, WallsEndsPathPatternAndCollectiblesHaveColoursOfTheirOwn) {
    const Maze maze = made({.size = {10, 7}, .seed = 3});
    const Ends ends{{0, 0}, {9, 6}};
    const std::string path = mazegen::solve(maze, ends)->letters;
    TextOptions options = options_with(Charset::ascii, ends, path, true);
    const std::vector<mazegen::Cell> collectibles{{9, 0}};
    options.collectibles = collectibles;
    const std::string text = mazegen::to_text(maze, options);
    std::set<std::string> colors;
    for (const char glyph : {'A', 'B', '.', '#', '$', '+'}) {
        const std::size_t at = text.find(glyph);
        ASSERT_NE(at, std::string::npos) << glyph;
        const std::size_t escape = text.rfind('\x1B', at);
        ASSERT_NE(escape, std::string::npos) << glyph;
        colors.insert(text.substr(escape, text.find('m', escape) + 1 - escape));
    }
    EXPECT_EQ(colors.size(), 6U);
    EXPECT_EQ(colors.count("\x1B[0m"), 0U);
}

TEST(Text, StopsWhenTheSinkRefuses) {
    const Maze maze = made({.size = {300, 300}});
    int calls = 0;
    EXPECT_FALSE(mazegen::write_text(maze, {}, [&](std::string_view) {
        ++calls;
        return false;
    }));
    EXPECT_EQ(calls, 1);
}

TEST(Text, InPiecesIsTheSameAsAString) {
    const Maze maze = made({.size = {300, 300}});
    std::string text;
    int calls = 0;
    EXPECT_TRUE(mazegen::write_text(maze, {}, [&](std::string_view piece) {
        text += piece;
        ++calls;
        return true;
    }));
    EXPECT_GT(calls, 1);
    EXPECT_EQ(text, mazegen::to_text(maze));
    EXPECT_EQ(text.size(), 601U * 602U);
}

TEST(Text, BlocksHoldTwoLinesOfTheLatticeInOne) {
    const Maze maze = made({.size = {6, 4}, .seed = 3});
    const mazegen::Ends ends{{0, 0}, {5, 3}};
    const std::string path = mazegen::solve(maze, ends).value().letters;
    EXPECT_EQ(mazegen::to_text(maze, {.charset = mazegen::Charset::blocks}),
              "█▀▀▀▀▀▀▀█▀▀▀█\n"
              "█▀▀▀▀▀█ █▀▀ █\n"
              "█▀▀ █▀▀ █ ▀▀█\n"
              "█ ▀▀▀ ▀▀▀▀▀ █\n"
              "▀▀▀▀▀▀▀▀▀▀▀▀▀\n");
    // A mark under a wall has a line over it.
    EXPECT_EQ(mazegen::to_text(maze, {.charset = mazegen::Charset::blocks, .ends = ends, .path = path}),
              "█A\u0305•\u0305•\u0305•\u0305•\u0305•\u0305•\u0305█▀▀▀█\n"
              "█▀▀▀▀▀█•█▀▀ █\n"
              "█▀▀ █•\u0305•\u0305•█ ▀▀█\n"
              "█ ▀▀▀••\u0305•\u0305•\u0305•\u0305•\u0305B█\n"
              "▀▀▀▀▀▀▀▀▀▀▀▀▀\n");
}

}  // namespace
