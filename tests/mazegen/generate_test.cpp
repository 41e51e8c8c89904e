// From options to a maze: what is refused, and what "same options, same maze" means.
#include "mazegen/generate.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <thread>

#include "maze_makers.hpp"
#include "mazegen/mazegen.hpp"

namespace {

using maze_test::made;
using mazegen::ErrorCode;
using mazegen::GenerateOptions;
using mazegen::Maze;
using mazegen::Size;

TEST(Generate, DefaultsAreA20x15PerfectMazeWithThePattern) {
    const GenerateOptions options;
    EXPECT_EQ(options.size, (Size{20, 15}));
    EXPECT_EQ(maze_test::problems_with(options), "");
    EXPECT_TRUE(made(options).is_closed({7, 5}));
}

TEST(Generate, PatternAndLoopsAreWhatTheOptionsSay) {
    GenerateOptions options{.size = {20, 15}, .seed = 5};
    options.pattern = false;
    EXPECT_EQ(maze_test::count_openings(maze_test::wall_grid(made(options))), 299);
    options.pattern = true;
    EXPECT_EQ(maze_test::count_openings(maze_test::wall_grid(made(options))), 279);
    options.loops_percent = 10;
    EXPECT_GT(maze_test::count_openings(maze_test::wall_grid(made(options))), 279);
}

TEST(Generate, RefusesSizesThatNoMazeCanHave) {
    constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    for (const Size size :
         {Size{0, 5}, {5, 0}, {0, 0}, {-1, 5}, {5, -1}, {-5, -5}, {huge, huge}, {huge, 1}}) {
        const auto maze = mazegen::generate({.size = size});
        ASSERT_FALSE(maze.ok());
        EXPECT_EQ(maze.error().code, ErrorCode::bad_value);
        EXPECT_NE(maze.error().message.find(std::to_string(size.width) + 'x' + std::to_string(size.height)),
                  std::string::npos)
            << maze.error().message;
    }
}

TEST(Generate, RefusesAnUnknownAlgorithmByItsName) {
    const auto maze = mazegen::generate({.algorithm = "dsf"});
    ASSERT_FALSE(maze.ok());
    EXPECT_EQ(maze.error().code, ErrorCode::bad_value);
    EXPECT_NE(maze.error().message.find("'dsf'"), std::string::npos) << maze.error().message;
    EXPECT_FALSE(mazegen::generate({.algorithm = ""}).ok());
}

TEST(Generate, RefusesAPercentageOutside0To100) {
    for (const int percent : {-1, 101, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
        const auto maze = mazegen::generate({.loops_percent = percent});
        ASSERT_FALSE(maze.ok());
        EXPECT_EQ(maze.error().code, ErrorCode::bad_value);
        EXPECT_NE(maze.error().message.find(std::to_string(percent)), std::string::npos)
            << maze.error().message;
    }
    EXPECT_TRUE(mazegen::generate({.loops_percent = 0}).ok());
    EXPECT_TRUE(mazegen::generate({.loops_percent = 100}).ok());
}

TEST(Generate, TheTraceRefusesTheSameInTheSameWords) {
    for (const GenerateOptions& options :
         {GenerateOptions{.size = {0, 5}}, GenerateOptions{.algorithm = "x"},
          GenerateOptions{.loops_percent = 101}, GenerateOptions{.threads = -1}}) {
        const auto trace = mazegen::generate_trace(options);
        ASSERT_FALSE(trace.ok());
        EXPECT_EQ(trace.error().message, mazegen::generate(options).error().message);
        EXPECT_EQ(trace.error().code, mazegen::generate(options).error().code);
    }
}

#ifndef __SANITIZE_ADDRESS__  // which ends the program where memory is refused
TEST(Generate, ThrowsBadAllocForASizeBeyondMemory) {
    EXPECT_THROW((void)mazegen::generate({.size = {std::int64_t{1} << 30, std::int64_t{1} << 30}}),
                 std::bad_alloc);
}
#endif

TEST(Generate, TakesTheNameOfAnAlgorithmAsPeopleTypeIt) {
    EXPECT_EQ(made({.algorithm = "DFS-gt", .seed = 3}), made({.algorithm = "dfs_gt", .seed = 3}));
}

class EveryGenerator : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(, EveryGenerator, testing::ValuesIn(maze_test::algorithm_names()),
                         maze_test::test_name);

TEST_P(EveryGenerator, GivesTheSameMazeTwice) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const GenerateOptions options{
            .size = {31, 22}, .algorithm = GetParam(), .seed = seed, .loops_percent = 10};
        const Maze first = made(options);
        made({.size = {7, 9}, .algorithm = GetParam(), .seed = seed + 1});
        ASSERT_EQ(made(options), first) << "seed " << seed;
    }
}

TEST_P(EveryGenerator, EveryBitOfTheSeedCounts) {
    const GenerateOptions options{.size = {31, 22}, .algorithm = GetParam(), .seed = 0};
    const Maze first = made(options);
    for (unsigned bit = 0; bit < 64; ++bit) {
        GenerateOptions other = options;
        other.seed = std::uint64_t{1} << bit;
        EXPECT_NE(made(other), first) << "bit " << bit;
    }
}

TEST_P(EveryGenerator, LoopsOnlyOpenWallsOfThePerfectMazeOfThatSeed) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Maze perfect = made({.size = {20, 15}, .algorithm = GetParam(), .seed = seed});
        const Maze loops =
            made({.size = {20, 15}, .algorithm = GetParam(), .seed = seed, .loops_percent = 30});
        for (std::int64_t y = 0; y < 15; ++y) {
            for (std::int64_t x = 0; x < 20; ++x) {
                ASSERT_EQ(loops.walls({x, y}) & ~perfect.walls({x, y}), 0) << "seed " << seed;
            }
        }
    }
}

TEST_P(EveryGenerator, FourThreadsMakeTheMazesThatOneMakes) {
    const auto options = [&](std::size_t i) {
        return GenerateOptions{.size = {50, 40}, .algorithm = GetParam(), .seed = i, .loops_percent = 10};
    };
    std::vector<Maze> mazes(4, Maze(Size{1, 1}));
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < mazes.size(); ++i) {
        threads.emplace_back([&, i] { mazes[i] = made(options(i)); });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (std::size_t i = 0; i < mazes.size(); ++i) {
        EXPECT_EQ(mazes[i], made(options(i)));
    }
}

TEST_P(EveryGenerator, GivesWithItsPathTheMazeAndThePathThatItGivesOneAfterTheOther) {
    mazegen::Rng ends_from(2);
    const auto end_in = [&](Size size) {
        return mazegen::Cell{
            static_cast<std::int64_t>(ends_from.below(static_cast<std::uint64_t>(size.width))),
            static_cast<std::int64_t>(ends_from.below(static_cast<std::uint64_t>(size.height)))};
    };
    for (const Size size : {Size{1, 9}, Size{2, 2}, Size{13, 8}, Size{30, 40}}) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            GenerateOptions options{.size = size, .algorithm = GetParam(), .seed = seed};
            options.loops_percent = seed % 4 == 1 ? 20 : 0;
            options.braid = seed % 4 == 2 ? 0.5 : 0;
            const mazegen::Ends ends{end_in(size), end_in(size)};  // some are equal, some in the pattern
            const Maze maze = made(options);
            const auto path = mazegen::solve(maze, ends);
            const auto both = mazegen::generate_solved(options, ends);
            ASSERT_EQ(both.ok(), path.ok()) << maze_test::described(options);
            if (!path) {
                ASSERT_EQ(both.error().message, path.error().message);
                continue;
            }
            ASSERT_EQ(both->maze, maze) << maze_test::described(options);
            ASSERT_EQ(both->path, *path) << maze_test::described(options);
        }
    }
}

TEST(Generate, WithItsPathRefusesWhatItRefusesWithout) {
    const auto refused = mazegen::generate_solved({.algorithm = "dsf"}, {{0, 0}, {1, 1}});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().message, mazegen::generate({.algorithm = "dsf"}).error().message);
    const auto outside = mazegen::generate_solved({.size = {5, 4}}, {{0, 0}, {5, 3}});
    ASSERT_FALSE(outside.ok());
    EXPECT_EQ(outside.error().message, "cell 5,3 lies outside the maze");
}

TEST(Version, IsThreeNumbers) {
    int dots = 0;
    for (const char c : mazegen::version()) {
        ASSERT_TRUE((c >= '0' && c <= '9') || c == '.') << mazegen::version();
        dots += c == '.' ? 1 : 0;
    }
    EXPECT_EQ(dots, 2) << mazegen::version();
}

}  // namespace
