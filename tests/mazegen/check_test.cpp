// The judgement of a maze: every rule broken on purpose, and what must not be called broken.
#include "mazegen/check.hpp"

#include <gtest/gtest.h>

#include <array>

#include "maze_makers.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/solve.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using maze_test::small_tree;
using mazegen::Cell;
using mazegen::CheckOptions;
using mazegen::Direction;
using mazegen::Ends;
using mazegen::Findings;
using mazegen::Maze;
using mazegen::Rule;
using mazegen::Size;

constexpr CheckOptions kPerfect{.perfect = true, .pattern = {}};
constexpr CheckOptions kImperfect{.perfect = false, .pattern = {}};
constexpr CheckOptions kWithPattern{.perfect = {}, .pattern = true};
constexpr CheckOptions kWithoutPattern{.perfect = {}, .pattern = false};

using Form = std::array<std::string_view, 5>;

constexpr Form kFull = {
    "#.#.###",  //
    "#.#...#",  //
    "###.###",  //
    "..#.#..",  //
    "..#.###",
};
constexpr Form kOpenFour = {
    "#...###",  //
    "#.....#",  //
    "###.###",  //
    "..#.#..",  //
    "..#.###",
};

// A perfect maze round the closed cells of `form`, grown evenly from the upper left cell.
Maze maze_round(const Form& form, Cell corner, Size size) {
    std::set<maze_test::Spot> closed;
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 7; ++x) {
            if (form[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#') {
                closed.insert({static_cast<int>(corner.x) + x, static_cast<int>(corner.y) + y});
            }
        }
    }
    Maze maze(size);
    std::vector<Cell> reached = {{0, 0}};
    closed.insert({0, 0});
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Direction d : mazegen::kDirections) {
            const Cell next = mazegen::neighbour(reached[i], d);
            if (maze.contains(next) &&
                closed.insert({static_cast<int>(next.x), static_cast<int>(next.y)}).second) {
                maze.carve(reached[i], d);
                reached.push_back(next);
            }
        }
    }
    return maze;
}

Findings findings_of(const Maze& maze, const std::optional<Ends>& ends = {}, std::string_view path = {},
                     const CheckOptions& options = {}) {
    Findings findings;
    mazegen::check(maze, ends, path, options, findings);
    return findings;
}

std::string text_of(const Findings& findings) { return maze_test::joined(findings.lines()); }

// That rule is broken so many times, no other is, and the words name the place.
void expect_only(const Findings& findings, Rule rule, std::int64_t count, const std::string& words) {
    EXPECT_EQ(findings.count(rule), count) << text_of(findings);
    for (int other = 0; other <= static_cast<int>(Rule::pattern); ++other) {
        if (static_cast<Rule>(other) != rule) {
            EXPECT_EQ(findings.count(static_cast<Rule>(other)), 0) << text_of(findings);
        }
    }
    EXPECT_NE(text_of(findings).find(words), std::string::npos) << text_of(findings);
}

const Maze& small_ring() {
    static const Maze maze = maze_from_drawing(R"(
        +-+-+
        |   |
        + + +
        |   |
        +-+-+
    )");
    return maze;
}

TEST(Check, FindsNothingInASoundMaze) {
    EXPECT_EQ(text_of(findings_of(small_tree())), "");
    EXPECT_TRUE(findings_of(small_tree()).empty());
    EXPECT_EQ(text_of(findings_of(small_tree(), Ends{{0, 0}, {2, 0}})), "") << "no path is needed";
    EXPECT_EQ(text_of(findings_of(small_tree(), Ends{{0, 0}, {2, 0}}, "ESEN")), "");
}

TEST(Check, FindsNothingInWhatTheGeneratorMakes) {
    for (const std::string& name : maze_test::algorithm_names()) {
        for (const Size size : maze_test::kSmallSizes) {
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const bool pattern = seed % 2 == 0;
                const int loops = seed % 3 == 0 ? 0 : 20;
                const Maze maze = made({.size = size,
                                        .algorithm = name,
                                        .seed = seed,
                                        .pattern = pattern,
                                        .loops_percent = loops});
                const Ends ends{{0, 0}, {size.width - 1, size.height - 1}};
                const auto path = mazegen::solve(maze, ends);
                ASSERT_EQ(text_of(findings_of(maze, ends, path->letters,
                                              {.perfect = loops == 0, .pattern = pattern})),
                          "")
                    << name;
            }
        }
    }
}

TEST(Check, EndsMustBeTwoDifferentCellsInside) {
    expect_only(findings_of(small_tree(), Ends{{3, 0}, {0, 0}}), Rule::ends, 1, "3,0");
    expect_only(findings_of(small_tree(), Ends{{0, 0}, {0, 2}}), Rule::ends, 1, "0,2");
    expect_only(findings_of(small_tree(), Ends{{-1, 0}, {0, 5}}), Rule::ends, 2, "0,5");
    expect_only(findings_of(small_tree(), Ends{{1, 1}, {1, 1}}), Rule::ends, 1, "1,1");
}

TEST(Check, EndsMustNotBeClosedCells) {
    const Maze maze = made({.size = {10, 7}});
    expect_only(findings_of(maze, Ends{{2, 1}, {0, 0}}), Rule::ends, 1, "2,1");
    expect_only(findings_of(maze, Ends{{0, 0}, {8, 5}}), Rule::ends, 1, "8,5");
}

TEST(Check, ThePathIsJudgedEvenFromAClosedEnd) {
    const Findings findings = findings_of(made({.size = {10, 7}}), Ends{{2, 1}, {0, 0}}, "W");
    EXPECT_EQ(findings.count(Rule::ends), 1) << text_of(findings);
    EXPECT_EQ(findings.count(Rule::path), 1) << text_of(findings);
}

TEST(Check, LoopsAreFoundInPartsThatCannotBeReached) {
    const Maze maze = mazegen::read_hex("D57\nFFF\n953\nAFA\nC56\n").value().maze;
    CheckOptions perfect;
    perfect.perfect = true;
    EXPECT_EQ(findings_of(maze, {}, {}, perfect).count(Rule::loops), 1);
    perfect.perfect = false;
    EXPECT_EQ(findings_of(maze, {}, {}, perfect).count(Rule::loops), 0);
}

TEST(Check, AClosedCellIsAFindingUnlessItBelongsToA42) {
    Maze maze = small_tree();
    maze.uncarve({0, 0}, Direction::east);
    expect_only(findings_of(maze), Rule::closed, 1, "0,0");
}

TEST(Check, ASingleClosedCellIsAWholeMaze) { EXPECT_EQ(text_of(findings_of(Maze(Size{1, 1}))), ""); }

TEST(Check, AcceptsA42AnywhereAndWithEither4) {
    for (const Form& form : {kFull, kOpenFour}) {
        for (const Cell corner : {Cell{2, 1}, Cell{1, 1}, Cell{5, 6}, Cell{7, 2}}) {
            const Maze maze = maze_round(form, corner, {15, 12});
            EXPECT_EQ(text_of(findings_of(maze)), "") << corner;
            EXPECT_EQ(text_of(findings_of(maze, {}, {}, kWithPattern)), "");
        }
    }
}

TEST(Check, AcceptsA42AtTheBorderOfTheGrid) {
    const Maze maze = maze_round(kFull, {2, 3}, {12, 8});
    EXPECT_EQ(text_of(findings_of(maze)), "");
}

TEST(Check, A42ThatLacksACellIsNone) {
    Form broken = kFull;
    broken[4] = "..#.##.";
    const Findings findings = findings_of(maze_round(broken, {2, 1}, {12, 8}));
    expect_only(findings, Rule::closed, 19, "2,1");
}

TEST(Check, AClosedCellBesideA42IsAFinding) {
    Form more = kFull;
    more[3] = "..#.##.";
    expect_only(findings_of(maze_round(more, {2, 1}, {12, 8})), Rule::closed, 1, "7,4");
}

TEST(Check, NamesTheCellsThatCannotBeReached) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+-+-+
        |   |     |
        +-+-+-+-+-+
    )");
    expect_only(findings_of(maze), Rule::reach, 3, "4,0");
    expect_only(findings_of(maze, Ends{{3, 0}, {2, 0}}, "W"), Rule::reach, 2, "1,0");
}

TEST(Check, NamesTheCornerOfAnOpen3x3Block) {
    const Maze maze = maze_from_drawing(R"(
        +-+-+-+-+
        | |     |
        + + + + +
        | |     |
        + + + + +
        |       |
        +-+-+-+-+
    )");
    expect_only(findings_of(maze), Rule::open_area, 1, "1,0");
}

TEST(Check, ThePathMustNotRunIntoAWall) {
    const Ends ends{{0, 0}, {2, 0}};
    expect_only(findings_of(small_tree(), ends, "EEN"), Rule::path, 1, "1,0");
    expect_only(findings_of(small_tree(), ends, "NSESEN"), Rule::path, 1, "0,0");
    expect_only(findings_of(small_tree(), ends, "ESENE"), Rule::path, 1, "2,0");
}

TEST(Check, ThePathMustEndAtTheExit) {
    expect_only(findings_of(small_tree(), Ends{{0, 0}, {2, 0}}, "ESE"), Rule::path, 1, "2,1");
    expect_only(findings_of(small_tree(), Ends{{0, 0}, {2, 0}}, "ESENS"), Rule::path, 1, "2,1");
}

TEST(Check, ThePathMustBeAsShortAsCanBe) {
    expect_only(findings_of(small_tree(), Ends{{0, 0}, {2, 0}}, "EWESEN"), Rule::path, 1, "6");
    expect_only(findings_of(small_ring(), Ends{{0, 0}, {1, 0}}, "SEN"), Rule::path, 1, "3");
}

TEST(Check, AnyShortestPathWillDo) {
    EXPECT_EQ(text_of(findings_of(small_ring(), Ends{{0, 0}, {1, 1}}, "ES")), "");
    EXPECT_EQ(text_of(findings_of(small_ring(), Ends{{0, 0}, {1, 1}}, "SE")), "");
}

TEST(Check, LoopsAreJudgedOnlyWhenAsked) {
    EXPECT_EQ(text_of(findings_of(small_ring())), "");
    EXPECT_EQ(text_of(findings_of(small_ring(), {}, {}, kImperfect)), "");
    EXPECT_EQ(text_of(findings_of(small_tree(), {}, {}, kPerfect)), "");
    EXPECT_EQ(findings_of(small_ring(), {}, {}, kPerfect).count(Rule::loops), 1);
    EXPECT_EQ(findings_of(small_tree(), {}, {}, kImperfect).count(Rule::loops), 1);
}

TEST(Check, NoLoopIsNoFindingWhereTheGridAllowsNone) {
    for (const Size size : {Size{1, 1}, {1, 2}, {9, 1}, {1, 9}}) {
        EXPECT_EQ(text_of(findings_of(made({.size = size}), {}, {}, kImperfect)), "");
    }
}

TEST(Check, FindsTheLoopsWhereverTheSearchBegins) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Maze maze = made({.size = {5, 4}, .seed = seed, .loops_percent = 1});
        const Ends ends{{static_cast<std::int64_t>(seed % 5), 0}, {4, 3}};
        ASSERT_EQ(findings_of(maze, ends, {}, kPerfect).count(Rule::loops), 1) << seed;
        const Maze tree = made({.size = {5, 4}, .seed = seed});
        ASSERT_EQ(text_of(findings_of(tree, ends, {}, kPerfect)), "") << seed;
    }
}

TEST(Check, ThePatternIsJudgedOnlyWhenAsked) {
    const Maze with = made({.size = {20, 15}});
    const Maze without = made({.size = {20, 15}, .pattern = false});
    EXPECT_EQ(text_of(findings_of(with)), "");
    EXPECT_EQ(text_of(findings_of(without)), "");
    EXPECT_EQ(text_of(findings_of(with, {}, {}, kWithPattern)), "");
    EXPECT_EQ(text_of(findings_of(without, {}, {}, kWithoutPattern)), "");
    EXPECT_EQ(findings_of(without, {}, {}, kWithPattern).count(Rule::pattern), 1);
    EXPECT_GE(findings_of(with, {}, {}, kWithoutPattern).count(Rule::pattern), 1);
}

TEST(Check, AMissingPatternIsNoFindingWhereItHasNoRoom) {
    for (const Size size : {Size{9, 7}, {10, 6}, {2, 2}}) {
        EXPECT_EQ(text_of(findings_of(made({.size = size}), {}, {}, kWithPattern)), "");
    }
}

TEST(Check, ListsAllFindingsInTheOrderOfTheRules) {
    const Findings findings = findings_of(small_ring(), Ends{{0, 0}, {9, 9}}, "E", kPerfect);
    const auto lines = findings.lines();
    ASSERT_EQ(lines.size(), 2U) << text_of(findings);
    EXPECT_NE(lines[0].find("9,9"), std::string::npos) << "ends come first";
    EXPECT_NE(lines[1].find("loop"), std::string::npos);
}

TEST(Findings, AreOrderedByRuleAndThenAsTheyCame) {
    Findings findings;
    EXPECT_TRUE(findings.empty());
    findings.add(Rule::pattern, "p");
    findings.add(Rule::walls, "w2");
    findings.add(Rule::form, "f");
    findings.add(Rule::walls, "w1");
    EXPECT_FALSE(findings.empty());
    EXPECT_EQ(findings.lines(), (std::vector<std::string>{"f", "w2", "w1", "p"}));
    EXPECT_EQ(findings.count(Rule::walls), 2);
    EXPECT_EQ(findings.count(Rule::reach), 0);
}

TEST(Findings, ShowTheFirstFiveOfARuleAndCountTheRest) {
    Findings findings;
    for (int i = 1; i <= 5; ++i) {
        findings.add(Rule::reach, "cell " + std::to_string(i));
    }
    EXPECT_EQ(findings.lines().size(), 5U) << "five are no reason to cut";
    for (int i = 6; i <= 17; ++i) {
        findings.add(Rule::reach, "cell " + std::to_string(i));
    }
    findings.add(Rule::path, "path");
    EXPECT_EQ(findings.lines(), (std::vector<std::string>{"cell 1", "cell 2", "cell 3", "cell 4", "cell 5",
                                                          "... and 12 more like the one before", "path"}));
    EXPECT_EQ(findings.count(Rule::reach), 17);
}

}  // namespace
