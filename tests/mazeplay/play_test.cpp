#include "play.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "mazegen/collectibles.hpp"
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

TEST(Play, picks_up_what_lies_in_the_cells_that_it_comes_to_once_each) {
    mazegen::Maze maze({4, 2});
    for (std::int64_t x = 0; x < 3; ++x) {
        maze.carve({x, 0}, Direction::east);
    }
    maze.carve({3, 0}, Direction::south);
    const std::vector<mazegen::Cell> collectibles{{0, 0}, {2, 0}, {1, 1}, {3, 1}};
    Play play(maze, {{0, 0}, {3, 1}}, collectibles);
    EXPECT_EQ(play.collectibles(), 4);
    EXPECT_EQ(play.collected(), 1) << "what lies at the entry counts when play begins";
    std::vector<std::int64_t> counts;
    for (const char letter : {'N', 'E', 'E', 'W', 'E', 'E', 'W', 'E', 'S'}) {
        play.move(*mazegen::direction_of(letter));
        counts.push_back(play.collected());
    }
    EXPECT_EQ(counts, (std::vector<std::int64_t>{1, 1, 2, 2, 2, 2, 2, 2, 3}));
    EXPECT_EQ(play.taken(), (std::vector<bool>{true, true, false, true}));
    EXPECT_TRUE(play.arrived());
}

TEST(Play, collects_as_many_as_lie_on_its_way) {
    mazegen::GenerateOptions options;
    options.size = {30, 25};
    options.seed = 8;
    const mazegen::Maze maze = mazegen::generate(options).value();
    const mazegen::Ends ends{{0, 0}, {29, 24}};
    const auto collectibles = mazegen::place_collectibles(maze, ends, 300, 8);
    const mazegen::Path way = mazegen::solve(maze, ends).value();
    Play play(maze, ends, collectibles);
    for (const char letter : way.letters) {
        ASSERT_TRUE(play.move(*mazegen::direction_of(letter)));
    }
    std::int64_t wanted = 0;
    for (const mazegen::Cell cell : way.cells()) {
        wanted += std::ranges::count(collectibles, cell);
    }
    EXPECT_GT(wanted, 0);
    EXPECT_EQ(play.collected(), wanted);
    EXPECT_EQ(std::ranges::count(play.taken(), true), wanted);
}

TEST(Play, without_collectibles_collects_none) {
    const mazegen::Maze maze({3, 3});
    const Play play(maze, {{0, 0}, {2, 2}});
    EXPECT_EQ(play.collectibles(), 0);
    EXPECT_EQ(play.collected(), 0);
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
