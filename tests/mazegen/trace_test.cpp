// How a maze came to be, replayed forwards, backwards and in part.
#include "mazegen/trace.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "maze_makers.hpp"
#include "mazegen/rng.hpp"

namespace {

using maze_test::made;
using maze_test::traced;
using mazegen::Direction;
using mazegen::GenerateOptions;
using mazegen::Maze;
using mazegen::Replay;
using mazegen::Size;
using mazegen::Trace;
using mazegen::WallChange;

class EveryTrace : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(, EveryTrace, testing::ValuesIn(maze_test::algorithm_names()), maze_test::test_name);

TEST_P(EveryTrace, LeadsToTheVeryMazeThatGenerateGives) {
    for (const Size size : maze_test::kSmallSizes) {
        for (const bool pattern : {false, true}) {
            for (const int loops : {0, 10, 100}) {
                GenerateOptions options{
                    .size = size, .algorithm = GetParam(), .pattern = pattern, .loops_percent = loops};
                for (options.seed = 0; options.seed < 30; ++options.seed) {
                    const Trace trace = traced(options);
                    Replay replay(trace);
                    while (replay.forward()) {
                    }
                    ASSERT_EQ(replay.position(), trace.size());
                    ASSERT_EQ(replay.maze(), made(options)) << maze_test::described(options);
                    while (replay.backward()) {
                    }
                    ASSERT_EQ(replay.position(), 0);
                    ASSERT_EQ(replay.maze(), trace.start()) << maze_test::described(options);
                }
            }
        }
    }
}

TEST_P(EveryTrace, HasNoChangeThatChangesNothing) {
    for (const int loops : {0, 100}) {
        const Trace trace =
            traced({.size = {20, 15}, .algorithm = GetParam(), .seed = 6, .loops_percent = loops});
        Maze maze = trace.start();
        for (std::int64_t i = 0; i < trace.size(); ++i) {
            const WallChange change = trace[i];
            ASSERT_TRUE(maze.contains(change.cell)) << i;
            ASSERT_TRUE(maze.contains(mazegen::neighbour(change.cell, change.side)))
                << i << ": the border stays";
            ASSERT_EQ(maze.has_wall(change.cell, change.side), change.opened) << i;
            change.opened ? maze.carve(change.cell, change.side) : maze.uncarve(change.cell, change.side);
        }
        EXPECT_EQ(maze, made({.size = {20, 15}, .algorithm = GetParam(), .seed = 6, .loops_percent = loops}));
    }
}

TEST_P(EveryTrace, LeavesNoMarksInTheStartGrid) {
    const Trace trace = traced({.size = {20, 15}, .algorithm = GetParam(), .seed = 6});
    EXPECT_EQ(maze_test::joined(maze_test::side_problems(maze_test::wall_grid(trace.start()))), "");
    EXPECT_EQ(trace.start().size(), (Size{20, 15}));
}

TEST_P(EveryTrace, AskedTwiceGivesTheSameChanges) {
    const GenerateOptions options{.size = {20, 15}, .algorithm = GetParam(), .seed = 11, .loops_percent = 20};
    const Trace a = traced(options);
    const Trace b = traced(options);
    ASSERT_EQ(a.size(), b.size());
    for (std::int64_t i = 0; i < a.size(); ++i) {
        ASSERT_EQ(a[i], b[i]) << i;
    }
}

TEST(Trace, BeginsWithTheGridItIsGivenAndKeepsItsOwnCopy) {
    Maze start(Size{3, 2});
    start.carve({0, 0}, Direction::east);
    const Trace trace(start);
    start.uncarve({0, 0}, Direction::east);
    EXPECT_EQ(trace.size(), 0);
    EXPECT_FALSE(trace.start().has_wall({0, 0}, Direction::east));
    Replay replay(trace);
    EXPECT_EQ(replay.maze(), trace.start());
    EXPECT_FALSE(replay.forward());
    EXPECT_FALSE(replay.backward());
}

TEST(Trace, GivesBackEveryChangeAsItWasRecorded) {
    const Size size{5, 4};
    Trace trace{Maze(size)};
    std::vector<WallChange> changes;
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            for (const Direction d : mazegen::kDirections) {
                changes.push_back({{x, y}, d, (x + y) % 2 == 0});
                trace.record(changes.back());
            }
        }
    }
    ASSERT_EQ(trace.size(), static_cast<std::int64_t>(changes.size()));
    for (std::size_t i = 0; i < changes.size(); ++i) {
        EXPECT_EQ(trace[static_cast<std::int64_t>(i)], changes[i]) << i;
    }
}

// Opens two walls, closes the first again, opens a third.
Trace with_a_closing() {
    Trace trace{Maze(Size{2, 2})};
    trace.record({{0, 0}, Direction::east, true});
    trace.record({{0, 0}, Direction::south, true});
    trace.record({{1, 0}, Direction::west, false});
    trace.record({{1, 1}, Direction::north, true});
    return trace;
}

TEST(Replay, ClosesWallsForwardsAndOpensThemAgainBackwards) {
    const Trace trace = with_a_closing();
    Replay replay(trace);
    const std::vector<maze_test::WallGrid> stages = {
        {{15, 15}, {15, 15}}, {{13, 7}, {15, 15}},  {{9, 7}, {14, 15}},
        {{11, 15}, {14, 15}}, {{11, 11}, {14, 14}},
    };
    for (std::size_t i = 0; i < stages.size(); ++i) {
        EXPECT_EQ(replay.position(), static_cast<std::int64_t>(i));
        EXPECT_EQ(maze_test::wall_grid(replay.maze()), stages[i]) << i;
        EXPECT_EQ(replay.forward(), i + 1 < stages.size());
    }
    for (std::size_t i = stages.size(); i-- > 0;) {
        EXPECT_EQ(maze_test::wall_grid(replay.maze()), stages[i]) << i;
        EXPECT_EQ(replay.backward(), i > 0);
    }
}

TEST(Replay, SeeksToAnyPositionAndIsCutToTheEnds) {
    const Trace trace = traced({.size = {11, 10}, .seed = 2, .loops_percent = 50});
    std::vector<Maze> stages;
    Replay replay(trace);
    do {
        stages.push_back(replay.maze());
    } while (replay.forward());
    ASSERT_EQ(static_cast<std::int64_t>(stages.size()), trace.size() + 1);
    mazegen::Rng rng(5);
    for (int i = 0; i < 200; ++i) {
        const auto position = rng.below(stages.size());
        replay.seek(static_cast<std::int64_t>(position));
        ASSERT_EQ(replay.position(), static_cast<std::int64_t>(position));
        ASSERT_EQ(replay.maze(), stages[position]) << position;
    }
    replay.seek(std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(replay.position(), trace.size());
    EXPECT_EQ(replay.maze(), stages.back());
    replay.seek(std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(replay.position(), 0);
    EXPECT_EQ(replay.maze(), trace.start());
}

TEST(Replay, TwoReplaysOfOneTraceAreIndependent) {
    const Trace trace = with_a_closing();
    Replay a(trace);
    Replay b(trace);
    a.seek(4);
    EXPECT_EQ(b.position(), 0);
    EXPECT_EQ(b.maze(), trace.start());
    Replay copy = a;
    copy.backward();
    EXPECT_EQ(a.position(), 4);
    EXPECT_NE(a.maze(), copy.maze());
}

}  // namespace
