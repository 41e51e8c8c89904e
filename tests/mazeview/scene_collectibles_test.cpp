// Collectibles on the maze screen and in play.
#include <gtest/gtest.h>

#include "mazegen/collectibles.hpp"
#include "scene_support.hpp"

namespace scene_test {
namespace {

using mazegen::Cell;
using mazegen::Direction;
constexpr std::array kArrows = {mazeplay::kUp, mazeplay::kRight, mazeplay::kDown, mazeplay::kLeft};

mazeview::ViewedMaze with_collectibles(std::int64_t side, std::int64_t count) {
    mazeview::ViewedMaze maze = viewed(side, side);
    maze.collectibles = mazegen::place_collectibles(*maze.maze, maze.ends, count, 42);
    return maze;
}

/// The whole shortest way, step by step.
void walk_to_the_exit(Visitor& visitor, const mazeview::ViewedMaze& maze) {
    for (const char letter : maze.path.letters) {
        visitor.key(kArrows[static_cast<std::size_t>(*mazegen::direction_of(letter))]);
    }
}

int differences_in(const mazedraw::Canvas& a, const mazedraw::Canvas& b, Visitor& visitor, Cell cell) {
    return differences(a, b, visitor.scene().geometry().cell_rect(cell));
}

TEST(SceneCollectibles, lie_on_the_maze_screen_over_the_path) {
    const auto maze = with_collectibles(25, 40);
    Visitor with(maze), without(viewed(25, 25));
    for (Visitor* visitor : {&with, &without}) {
        opened(*visitor).key('p', true);
    }
    const auto seen = with.drawn();
    const auto bare = without.drawn();
    for (const Cell cell : maze.collectibles) {
        EXPECT_GT(differences_in(seen, bare, with, cell), 50) << to_string(cell);
    }
    for (const Cell cell : {maze.ends.entry, maze.ends.exit}) {
        EXPECT_EQ(differences_in(seen, bare, with, cell), 0);
    }
}

TEST(SceneCollectibles, are_picked_up_in_play_and_lie_there_again_afterwards) {
    const auto maze = with_collectibles(25, 40);
    Visitor visitor(maze);
    opened(visitor);
    const auto untouched = visitor.drawn();
    visitor.key('g');
    walk_to_the_exit(visitor, maze);
    const auto path = maze.path.cells();
    const auto on_path = std::ranges::count_if(
        maze.collectibles, [&](Cell cell) { return std::ranges::find(path, cell) != path.end(); });
    ASSERT_GT(on_path, 0);
    ASSERT_LT(on_path, 40);
    EXPECT_EQ(visitor.scene().play()->collected(), on_path);
    const auto walked = visitor.drawn();
    for (const Cell cell : maze.collectibles) {
        const bool picked_up = std::ranges::find(path, cell) != path.end();
        EXPECT_EQ(differences_in(untouched, walked, visitor, cell) > 0, picked_up) << to_string(cell);
    }

    visitor.key(mazeplay::kEscape);
    EXPECT_TRUE(drawing::equal(visitor.drawn(), untouched));
    visitor.key('g');
    EXPECT_EQ(visitor.scene().play()->collected(), 0);
}

TEST(SceneCollectibles, are_counted_in_the_status_line_of_play) {
    // What is on the first step and what is not differ in nothing but the count.
    auto maze = viewed(25, 25);
    const Cell first = maze.path.cells()[1];
    const auto strip_after_a_step = [&](std::vector<Cell> collectibles) {
        maze.collectibles = std::move(collectibles);
        Visitor visitor(maze);
        opened(visitor).key('g');
        visitor.key(kArrows[static_cast<std::size_t>(*mazegen::direction_of(maze.path.letters[0]))]);
        return visitor.drawn();
    };
    const mazedraw::Rect strip{0, 950 - 56, 930, 56};
    const auto none = strip_after_a_step({});
    const auto missed = strip_after_a_step({{20, 20}});
    const auto taken = strip_after_a_step({first});
    EXPECT_GT(differences(none, missed, strip), 0);
    EXPECT_GT(differences(missed, taken, strip), 0);
    EXPECT_GT(differences(none, taken, strip), 0);
}

TEST(SceneCollectibles, of_a_new_maze_take_the_place_of_the_old_ones) {
    Visitor visitor(with_collectibles(25, 40));
    opened(visitor).key('g');
    visitor.scene().answer(answer_with(viewed(25, 25)));
    Visitor fresh(viewed(25, 25));
    EXPECT_TRUE(drawing::equal(visitor.drawn(), opened(fresh).drawn()));
}

TEST(SceneCollectibles, on_the_ends_are_not_hidden_by_the_marks) {
    auto maze = viewed(25, 25);
    Visitor without(maze);
    const auto bare = opened(without).drawn();
    maze.collectibles = {maze.ends.entry, maze.ends.exit};
    Visitor visitor(maze);
    const auto seen = opened(visitor).drawn();
    visitor.key('g');
    EXPECT_EQ(visitor.scene().play()->collected(), 1) << "at once";
    const auto walked = visitor.drawn();
    for (const Cell cell : maze.collectibles) {
        EXPECT_GT(differences_in(seen, bare, visitor, cell), 10) << to_string(cell);
        const bool there = cell == maze.ends.exit;
        EXPECT_EQ(differences_in(seen, walked, visitor, cell) == 0, there) << to_string(cell);
    }
}

TEST(SceneOfOneTile, shows_both_ends_on_its_floor_and_needs_no_step) {
    mazeview::ViewedMaze maze = viewed(3, 2);
    maze.maze = std::make_shared<mazegen::Maze>(mazegen::Size{3, 2});
    maze.ends = {{1, 0}, {1, 0}};
    maze.path = {{1, 0}, ""};
    EXPECT_FALSE(maze.begins_at_exit()) << "a wall";
    Visitor walls(maze);
    const auto closed = opened(walls).drawn();
    maze.lone = {{1, 0}};
    EXPECT_TRUE(maze.begins_at_exit());
    Visitor visitor(maze);
    EXPECT_GT(differences_in(opened(visitor).drawn(), closed, visitor, {1, 0}), 1000) << "the floor";
    EXPECT_EQ(differences_in(visitor.drawn(), closed, visitor, {0, 0}), 0);
    const mazedraw::Rect strip{0, 950 - 56, 930, 56};
    EXPECT_GT(differences(visitor.drawn(), closed, strip), 0) << "path 0, instead of no way through";
    for (const mazeplay::Key key : {U'p', U'v', U'g'}) {
        visitor.key(key);
    }
    EXPECT_TRUE(visitor.scene().play()->arrived());
}

TEST(SceneCollectibles, are_in_the_saved_picture) {
    Visitor with(with_collectibles(25, 40)), without(viewed(25, 25));
    EXPECT_FALSE(drawing::equal(with.scene().picture().draw(), without.scene().picture().draw()));
}

}  // namespace
}  // namespace scene_test
