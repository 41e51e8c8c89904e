// Mazes that are written row by row: of any height, in little memory, as they would be from a grid.
#include <csignal>

#include "cli.hpp"

namespace maze_test {
namespace {

class Stream : public Cli {
  protected:
    /// A shell in which the whole program may take `kilobytes` of address space.
    [[nodiscard]] Outcome within(const std::string& kilobytes, const std::string& command) const {
        return shell("ulimit -v " + kilobytes + "; " + command);
    }
};

const char* const kAlgorithms[] = {"binary_tree", "sidewinder", "eller"};

TEST_F(Stream, gives_the_file_that_the_grid_gives) {
    for (const char* const algorithm : kAlgorithms) {
        for (const char* const format : {"hex", "hex-compact"}) {
            for (const Arguments& more : {Arguments{}, Arguments{"--no-path"}}) {
                Arguments arguments{"-w", "70",      "-H", "50",   "-s",          "5",
                                    "-A", algorithm, "-f", format, "--no-pattern"};
                arguments.insert(arguments.end(), more.begin(), more.end());
                const Outcome streamed = run(arguments);
                EXPECT_TRUE(ended(streamed, 0));
                arguments.insert(arguments.end(), {"-o", "maze.txt"});
                EXPECT_TRUE(ended(run(arguments), 0));
                EXPECT_EQ(read("maze.txt"), streamed.out);
                const Outcome loaded = run_with_input(
                    {"-l", "-", "-f", format, more.empty() ? "--solve" : "--no-path"}, streamed.out);
                EXPECT_EQ(loaded.out, streamed.out) << algorithm;
                EXPECT_TRUE(ended(run({"--check", "--perfect", "-l", "maze.txt"}), 0));
            }
        }
    }
}

TEST_F(Stream, takes_little_memory_however_high_the_maze_is) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "the sanitizer needs more address space than the limit leaves";
    }
    for (const char* const algorithm : kAlgorithms) {
        const std::string grid = std::string("\"$maze\" -s 1 -f hex --no-path --no-pattern -A ") + algorithm;
        const Outcome high = within("60000", grid + " -w 3 -H 200000 | wc -c");
        EXPECT_TRUE(ended(high, 0));
        EXPECT_EQ(high.out, "800000\n");
        const Outcome wide = within("60000", grid + " -w 1000000 -H 3 | wc -c");
        EXPECT_TRUE(ended(wide, 0));
        EXPECT_EQ(wide.out, "3000003\n");
        // Ten billion cells, of which the reader wants a few.
        const Outcome large = within("60000", grid + " -w 100000 -H 100000 | head -c 20000000 | wc -c");
        EXPECT_TRUE(ended(large, 0));
        EXPECT_EQ(large.out, "20000000\n");
    }
}

TEST_F(Stream, finds_the_path_of_a_maze_that_is_larger_than_the_memory) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "the sanitizer needs more address space than the limit leaves";
    }
    for (const char* const algorithm : {"binary_tree", "sidewinder"}) {
        const std::string command =
            std::string("\"$maze\" -s 1 -w 20000 -H 6000 --no-pattern -A ") + algorithm;
        EXPECT_TRUE(refused(within("60000", command), 2, {"20000x6000", "memory"}))
            << "a drawing needs the grid";
        const Outcome streamed = within("60000", command + " -f hex | tail -n 1");
        EXPECT_TRUE(ended(streamed, 0));
        EXPECT_GE(streamed.out.size(), 20000U + 6000U - 1);
        EXPECT_EQ(streamed.out.find_first_not_of("NESW\n"), std::string::npos);
    }
}

TEST_F(Stream, what_needs_the_grid_is_judged_by_the_memory_of_the_grid) {
    const Arguments large{"-w", "2000000", "-H", "2000000", "-f", "hex"};
    for (const Arguments& more : {Arguments{"-A", "dfs", "--no-pattern", "--no-path"},
                                  {"-A", "binary_tree", "--no-path"},
                                  {"-A", "binary_tree", "--no-pattern", "--loops", "5"},
                                  {"-A", "binary_tree", "--no-pattern", "--view"},
                                  {"-A", "eller", "--no-pattern"}}) {
        Arguments arguments = large;
        arguments.insert(arguments.end(), more.begin(), more.end());
        EXPECT_TRUE(refused(run(arguments), 2, {"2000000x2000000", "TiB", "memory"}));
    }
}

TEST_F(Stream, a_width_beyond_the_memory_is_refused_with_its_need) {
    EXPECT_TRUE(refused(run({"-w", "4000000000000", "-H", "2", "-f", "hex", "--no-pattern", "--no-path", "-A",
                             "binary_tree"}),
                        2, {"4000000000000x2", "TiB", "memory"}));
}

TEST_F(Stream, a_file_is_whole_or_not_there) {
    EXPECT_TRUE(refused(
        run({"-A", "sidewinder", "--no-pattern", "-w", "500", "-H", "500", "-f", "hex", "-o", "/dev/full"}),
        4, {"/dev/full", "No space"}));
    const Outcome limited =
        shell("ulimit -f 100; exec \"$maze\" -A sidewinder --no-pattern -w 1000 -H 1000 -s 1 -o maze.txt");
    EXPECT_TRUE(refused(limited, 4, {"maze.txt"}));
    EXPECT_EQ(names().size(), 0U);
    Launch launch;
    launch.meanwhile = [&](pid_t process) {
        if (names().size() == 1) {
            kill(process, SIGTERM);
        }
    };
    const Outcome killed =
        run({"-A", "eller", "--no-pattern", "--no-path", "-w", "1000", "-H", "10000000", "-o", "maze.txt"},
            launch);
    EXPECT_EQ(killed.signal, SIGTERM) << shown(killed);
    EXPECT_EQ(names().size(), 0U);
}

TEST_F(Stream, config_without_a_window_streams_as_well) {
    write("config.txt", config_with("MODE=sidewinder\nPATTERN=False\nSEED=7\n"));
    EXPECT_TRUE(ended(run({"config.txt", "--no-view"}), 0));
    EXPECT_EQ(read("maze.txt"),
              hex_of({"-w", "12", "-H", "9", "-s", "7", "-A", "sidewinder", "--no-pattern"}));
    EXPECT_TRUE(
        refused(run({"config.txt", "--no-view", "-w", "2000000", "-H", "2000000", "--format", "text"}), 1,
                {"memory"}));
}

}  // namespace
}  // namespace maze_test
