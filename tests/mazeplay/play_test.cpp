#include "play.hpp"

#include <gtest/gtest.h>

#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"
#include "mazegen/solve.hpp"

namespace {

using mazegen::Direction;
using mazeplay::Play;

TEST(Play, walks_through_openings_only) {
    mazegen::GenerateOptions options;
    options.size = {15, 12};
    options.seed = 5;
    const mazegen::Maze maze = mazegen::generate(options).value();
    Play play(maze, {{0, 0}, {14, 11}});
    mazegen::Rng rng(1);
    std::int64_t moves = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto d = mazegen::kDirections[rng.below(4)];
        const mazegen::Cell before = play.at();
        const bool moved = play.move(d);
        moves += moved ? 1 : 0;
        EXPECT_EQ(moved, !maze.has_wall(before, d));
        EXPECT_EQ(play.at(), moved ? neighbour(before, d) : before);
        EXPECT_EQ(play.moves(), moves);
    }
}

TEST(Play, hints_lead_to_the_exit_along_a_shortest_path) {
    for (const int loops : {0, 50}) {
        mazegen::GenerateOptions options;
        options.size = {30, 25};
        options.seed = 8;
        options.loops_percent = loops;
        const mazegen::Maze maze = mazegen::generate(options).value();
        const mazegen::Ends ends{{3, 3}, {28, 20}};
        Play play(maze, ends);
        const auto shortest = mazegen::solve(maze, ends).value().letters.size();
        while (const auto d = play.hint()) {
            ASSERT_TRUE(play.move(*d));
            ASSERT_LE(play.moves(), static_cast<std::int64_t>(shortest));
        }
        EXPECT_TRUE(play.arrived());
        EXPECT_EQ(play.moves(), static_cast<std::int64_t>(shortest));
    }
}

TEST(Play, has_no_hint_where_no_way_leads) {
    const mazegen::Maze maze({3, 3});
    Play play(maze, {{0, 0}, {2, 2}});
    EXPECT_FALSE(play.hint());
    EXPECT_FALSE(play.move(Direction::east));
    EXPECT_FALSE(play.move(Direction::north));
    EXPECT_FALSE(play.arrived());
}

}  // namespace
