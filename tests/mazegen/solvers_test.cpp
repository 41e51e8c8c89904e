// The table of solvers: what each promises, for every one of them and on mazes of every kind.
#include "mazegen/solvers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "maze_makers.hpp"
#include "mazegen/rng.hpp"

namespace {

using maze_test::made;
using maze_test::maze_from_drawing;
using mazegen::Cell;
using mazegen::Direction;
using mazegen::Ends;
using mazegen::ErrorCode;
using mazegen::Maze;
using mazegen::Path;
using mazegen::Result;
using mazegen::Size;
using mazegen::Solver;

struct Case {
    Maze maze;
    Ends ends;
};

Cell random_cell(Size size, mazegen::Rng& rng) {
    return {static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(size.width))),
            static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(size.height)))};
}

/// Different ends; now and then on a closed cell.
Ends random_ends(Size size, mazegen::Rng& rng) {
    Ends ends{random_cell(size, rng), random_cell(size, rng)};
    while (ends.entry == ends.exit) {
        ends.exit = random_cell(size, rng);
    }
    return ends;
}

/// Mazes of the generator: perfect and with loops, with and without the 42, down to one row.
std::vector<Case> generated_cases() {
    std::vector<Case> cases;
    mazegen::Rng rng(11);
    std::vector<Size> sizes = maze_test::kSmallSizes;
    sizes.insert(sizes.end(), {{20, 15}, {40, 3}, {33, 40}});
    for (const Size size : sizes) {
        for (const int loops : {0, 15, 100}) {
            for (std::uint64_t seed = 0; seed < 12; ++seed) {
                const Maze maze = made({.size = size,
                                        .algorithm = seed % 2 == 0 ? "dfs" : "dfs_gt",
                                        .seed = seed,
                                        .pattern = seed % 3 != 0,
                                        .loops_percent = loops});
                cases.push_back({maze, random_ends(size, rng)});
                cases.push_back({maze, {{0, 0}, {size.width - 1, size.height - 1}}});
            }
        }
    }
    return cases;
}

/// Walls opened at random: open areas, islands, parts that nothing leads to.
std::vector<Case> wild_cases() {
    std::vector<Case> cases;
    mazegen::Rng rng(12);
    for (int round = 0; round < 600; ++round) {
        const Size size{2 + static_cast<std::int64_t>(rng.below(14)),
                        1 + static_cast<std::int64_t>(rng.below(14))};
        const std::uint64_t percent = 40 + rng.below(60);
        Maze maze(size);
        for (std::int64_t y = 0; y < size.height; ++y) {
            for (std::int64_t x = 0; x < size.width; ++x) {
                for (const Direction d : {Direction::east, Direction::south}) {
                    if (maze.contains(neighbour({x, y}, d)) && rng.below(100) < percent) {
                        maze.carve({x, y}, d);
                    }
                }
            }
        }
        cases.push_back({maze, random_ends(size, rng)});
    }
    return cases;
}

std::vector<Case> all_cases() {
    std::vector<Case> cases = generated_cases();
    for (Case& wild : wild_cases()) {
        cases.push_back(std::move(wild));
    }
    return cases;
}

/// What is wrong with a path, walked on the plain wall grid; empty when it leads from end to end.
std::string walk(const Maze& maze, Ends ends, const Path& path) {
    const maze_test::WallGrid walls = maze_test::wall_grid(maze);
    maze_test::Spot at{static_cast<int>(path.entry.x), static_cast<int>(path.entry.y)};
    const std::string_view names = "NESW";
    for (const char letter : path.letters) {
        const std::size_t side = names.find(letter);
        const int cell = walls.at(static_cast<std::size_t>(at.y)).at(static_cast<std::size_t>(at.x));
        if (side == std::string_view::npos || (cell >> side & 1) != 0) {
            return "runs into a wall at " + std::to_string(at.x) + ',' + std::to_string(at.y);
        }
        at.x += side == 1 ? 1 : side == 3 ? -1 : 0;
        at.y += side == 2 ? 1 : side == 0 ? -1 : 0;
    }
    const bool there = path.entry == ends.entry && ends.exit == Cell{at.x, at.y};
    return there ? "" : "does not lead from the entry to the exit";
}

/// Row by row, whether a cell can be reached from one of the starts.
std::vector<std::vector<bool>> reachable_from(const Maze& maze, const std::vector<Cell>& starts) {
    const Size size = maze.size();
    std::vector<std::vector<bool>> seen(static_cast<std::size_t>(size.height),
                                        std::vector<bool>(static_cast<std::size_t>(size.width)));
    std::vector<Cell> open = starts;
    while (!open.empty()) {
        const Cell at = open.back();
        open.pop_back();
        auto&& mark = seen[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        if (mark) {
            continue;
        }
        mark = true;
        for (const Direction d : mazegen::kDirections) {
            if (!maze.has_wall(at, d)) {
                open.push_back(neighbour(at, d));
            }
        }
    }
    return seen;
}

auto into(std::vector<Cell>& visits) {
    return [&visits](Cell cell) { visits.push_back(cell); };
}

std::int64_t key(const Maze& maze, Cell cell) { return cell.y * maze.size().width + cell.x; }

std::vector<std::string> solver_names() {
    std::vector<std::string> names;
    for (const Solver& solver : mazegen::solvers()) {
        names.emplace_back(solver.name);
    }
    return names;
}

class EachSolver : public testing::TestWithParam<std::string> {
  protected:
    const Solver& solver() const { return *mazegen::find_solver(GetParam()); }
    bool is(std::string_view name) const { return GetParam() == name; }
};

TEST_P(EachSolver, FindsAWayWhereThereIsOneAndAShortestOne) {
    int unsolvable = 0;
    int solvable = 0;
    for (const auto& [maze, ends] : all_cases()) {
        const Result<Path> expected = mazegen::solve(maze, ends);
        const Result<Path> path = mazegen::solve_with(solver(), maze, ends);
        (expected ? solvable : unsolvable) += 1;
        if (solver().always_shortest) {
            ASSERT_EQ(path.ok(), expected.ok()) << maze;
        }
        if (!path) {
            ASSERT_EQ(path.error().code, ErrorCode::no_path);
            continue;
        }
        ASSERT_TRUE(expected.ok()) << maze;
        ASSERT_EQ(walk(maze, ends, *path), "") << maze << path->letters;
        if (solver().always_shortest) {
            ASSERT_EQ(path->letters.size(), expected->letters.size()) << maze;
        }
    }
    EXPECT_GT(solvable, 500);
    EXPECT_GT(unsolvable, 50);
}

TEST_P(EachSolver, FindsTheOnlyWayOfPerfectMazes) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Maze maze = made({.size = {30, 25}, .algorithm = "dfs_gt", .seed = seed});
        const Ends ends{{0, 0}, {29, 24}};
        EXPECT_EQ(mazegen::solve_with(solver(), maze, ends).value(), mazegen::solve(maze, ends).value());
    }
}

TEST_P(EachSolver, ReportsTheEntryFirstAndReachableCellsOnce) {
    for (const auto& [maze, ends] : all_cases()) {
        std::vector<Cell> visits;
        const Result<Path> path = mazegen::solve_with(solver(), maze, ends, into(visits));
        ASSERT_FALSE(visits.empty());
        ASSERT_EQ(visits.front(), ends.entry);
        const auto reachable = reachable_from(maze, {ends.entry, ends.exit});
        std::map<std::int64_t, int> times;
        for (const Cell cell : visits) {
            ASSERT_TRUE(maze.contains(cell));
            ASSERT_TRUE(is("dead_end_filling") ||
                        reachable[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)])
                << maze << cell;
            ASSERT_LE(++times[key(maze, cell)], is("wall_follower") ? 5 : 1) << maze << cell;
        }
        if (path) {
            for (const Cell cell : path->cells()) {
                ASSERT_EQ(times.count(key(maze, cell)), 1U) << maze << cell << " is on the path";
            }
        }
    }
}

TEST_P(EachSolver, FindsTheSameWhetherOrNotAnybodyWatches) {
    for (const auto& [maze, ends] : wild_cases()) {
        std::vector<Cell> visits;
        const Result<Path> watched = mazegen::solve_with(solver(), maze, ends, into(visits));
        const Result<Path> unwatched = mazegen::solve_with(solver(), maze, ends);
        ASSERT_EQ(watched.ok(), unwatched.ok());
        ASSERT_TRUE(!watched || *watched == *unwatched);
    }
}

TEST_P(EachSolver, RefusesImpossibleEnds) {
    const Maze maze = made({.size = {6, 4}});
    for (const Ends ends : {Ends{{2, 2}, {2, 2}}, Ends{{-1, 0}, {0, 0}}, Ends{{0, 0}, {6, 0}}}) {
        const Result<Path> path = mazegen::solve_with(solver(), maze, ends);
        ASSERT_FALSE(path.ok());
        EXPECT_EQ(path.error().code, ErrorCode::bad_value);
        EXPECT_EQ(path.error().message, mazegen::solve(maze, ends).error().message);
    }
}

TEST_P(EachSolver, FindsNoWayOutOfAClosedCell) {
    const Maze maze = made({.size = {20, 15}});
    for (const Ends ends : {Ends{{7, 5}, {0, 0}}, Ends{{0, 0}, {7, 5}}}) {
        const Result<Path> path = mazegen::solve_with(solver(), maze, ends);
        ASSERT_FALSE(path.ok());
        EXPECT_EQ(path.error().code, ErrorCode::no_path);
    }
}

TEST_P(EachSolver, WalksAVeryLongCorridor) {
    const Maze maze = made({.size = {300'000, 1}});
    const auto path = mazegen::solve_with(solver(), maze, {{150'000, 0}, {299'999, 0}});
    EXPECT_EQ(path.value().letters, std::string(149'999, 'E'));
}

INSTANTIATE_TEST_SUITE_P(table, EachSolver, testing::ValuesIn(solver_names()), maze_test::test_name);

TEST(Solvers, AreFoundByNameInAnyCase) {
    EXPECT_EQ(mazegen::find_solver("Dead-End_FILLING"), mazegen::find_solver("dead_end_filling"));
    ASSERT_NE(mazegen::find_solver("WALL-FOLLOWER"), nullptr);
    EXPECT_EQ(mazegen::find_solver("wall-follower")->name, "wall_follower");
    EXPECT_EQ(mazegen::find_solver("a*"), nullptr);
    EXPECT_EQ(mazegen::find_solver(""), nullptr);
    EXPECT_EQ(mazegen::solvers().front().name, "bfs");
}

TEST(Solvers, BfsGivesTheVeryPathOfSolve) {
    for (const auto& [maze, ends] : all_cases()) {
        const auto expected = mazegen::solve(maze, ends);
        const auto path = mazegen::solve_with(*mazegen::find_solver("bfs"), maze, ends);
        ASSERT_EQ(path.ok(), expected.ok());
        if (path) {
            ASSERT_EQ(*path, *expected) << maze;
        } else {
            ASSERT_EQ(path.error().message, expected.error().message);
        }
    }
}

std::string visits_of(std::string_view solver, const Maze& maze, Ends ends) {
    std::vector<Cell> visits;
    (void)mazegen::solve_with(*mazegen::find_solver(solver), maze, ends, into(visits));
    std::string text;
    for (const Cell cell : visits) {
        text += (text.empty() ? "" : " ") + to_string(cell);
    }
    return text;
}

// A ring around a wall that stands alone; the exit lies outside of the ring.
Maze ring() {
    return maze_from_drawing(R"(
        +-+-+-+-+
        |       |
        + +-+ +-+
        | |   | |
        + + +-+ +
        |       |
        +-+-+-+-+
    )");
}

TEST(Solvers, VisitInTheirOwnOrder) {
    const Ends ends{{1, 0}, {3, 2}};
    EXPECT_EQ(visits_of("bfs", ring(), ends), "1,0 2,0 0,0 3,0 2,1 0,1 1,1 0,2 1,2 2,2 3,2");
    EXPECT_EQ(visits_of("astar", ring(), ends), "1,0 2,0 2,1 3,0 1,1 1,2 2,2 3,2");
    EXPECT_EQ(visits_of("bidirectional", ring(), ends), "1,0 3,2 2,0 0,0 3,1 2,2 3,0 2,1 0,1 1,2 1,1 0,2");
    EXPECT_EQ(visits_of("dead_end_filling", ring(), ends), "1,0 3,0 3,1 2,0 0,0 2,1 0,1 1,1 0,2 1,2 2,2 3,2");
    EXPECT_EQ(visits_of("wall_follower", ring(), {{3, 0}, {3, 2}}), "3,0 2,0 1,0 0,0 0,1 0,2 1,2 2,2 3,2");
}

TEST(Solvers, TheWallFollowerGivesUpAtItsFirstStepAgain) {
    const Ends ends{{1, 0}, {3, 2}};
    ASSERT_EQ(mazegen::solve(ring(), ends)->letters, "ESWSEE");
    const auto path = mazegen::solve_with(*mazegen::find_solver("wall_follower"), ring(), ends);
    ASSERT_FALSE(path.ok());
    EXPECT_EQ(path.error().code, ErrorCode::no_path);
    EXPECT_EQ(path.error().message, "wall_follower finds no way from 1,0 to 3,2");
    EXPECT_EQ(visits_of("wall_follower", ring(), ends), "1,0 2,0 2,1 1,1 1,2 0,2 0,1 0,0 1,0");
}

// The exit stands beside a post of its own in the middle of open ground.
TEST(Solvers, TheWallFollowerPassesAnIsland) {
    Maze maze({5, 5});
    for (std::int64_t y = 0; y < 5; ++y) {
        for (std::int64_t x = 0; x < 5; ++x) {
            for (const Direction d : {Direction::east, Direction::south}) {
                if (maze.contains(neighbour({x, y}, d))) {
                    maze.carve({x, y}, d);
                }
            }
        }
    }
    std::vector<Cell> visits;
    const auto path =
        mazegen::solve_with(*mazegen::find_solver("wall_follower"), maze, {{0, 0}, {2, 2}}, into(visits));
    EXPECT_FALSE(path.ok());
    EXPECT_EQ(visits.size(), 17U) << "once along the border, and the entry again";
}

}  // namespace
