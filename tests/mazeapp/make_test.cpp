// A maze with what belongs to it, made from a plan.
#include "make.hpp"

#include <gtest/gtest.h>

#include "mazegen/collectibles.hpp"

namespace mazeapp {
namespace {

GeneratePlan plan_with(std::int64_t collectibles) {
    GeneratePlan plan;
    plan.options = {.size = {20, 15}, .seed = 11, .loops_percent = 10};
    plan.seed = *mazegen::parse_seed("11");
    plan.ends = {{0, 0}, {19, 14}};
    plan.collectibles = collectibles;
    return plan;
}

TEST(MakeMaze, collectibles_follow_from_seed_and_ends_and_leave_the_walls_alone) {
    const MadeMaze without = make_maze(plan_with(0), false);
    const MadeMaze with = make_maze(plan_with(9), false);
    EXPECT_TRUE(without.collectibles.empty());
    EXPECT_EQ(with.collectibles, mazegen::place_collectibles(*with.maze, {{0, 0}, {19, 14}}, 9, 11));
    EXPECT_EQ(with.collectibles.size(), 9U);
    EXPECT_EQ(*with.maze, *without.maze);
}

TEST(MakeMaze, is_the_same_maze_with_the_same_collectibles_when_it_is_to_be_watched) {
    const MadeMaze at_once = make_maze(plan_with(9), false);
    const MadeMaze watched = make_maze(plan_with(9), true);
    ASSERT_NE(watched.trace, nullptr);
    EXPECT_EQ(*watched.maze, *at_once.maze);
    EXPECT_EQ(watched.collectibles, at_once.collectibles);
}

}  // namespace
}  // namespace mazeapp
