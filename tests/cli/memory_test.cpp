// Mazes beyond the memory of the machine are refused before anything is taken.
#include <chrono>

#include "cli.hpp"

namespace maze_test {
namespace {

class Memory : public Cli {
  protected:
    /// The run took no time to speak of.
    [[nodiscard]] Outcome run_at_once(const Arguments& arguments) const {
        const auto begin = std::chrono::steady_clock::now();
        Outcome outcome = run(arguments);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
        return outcome;
    }
};

TEST_F(Memory, more_than_there_is_says_how_much_it_takes_and_how_much_there_is) {
    const Outcome outcome = run_at_once({"-w", "2000000", "-H", "2000000", "-o", "maze.txt"});
    EXPECT_TRUE(refused(outcome, 2, {"2000000x2000000", "TiB", "memory"}));
    EXPECT_TRUE(has_line(outcome.err, {"iB", "there"}));
    EXPECT_EQ(names().size(), 0U);
}

TEST_F(Memory, more_than_64_bits_can_count) {
    for (const auto& [width, height] : {std::pair{"9223372036854775807", "9223372036854775807"},
                                        {"9223372036854775807", "1"},
                                        {"1", "9223372036854775807"},
                                        {"3037000500", "3037000500"},
                                        {"4294967296", "4294967296"},
                                        {"9223372036854775805", "1"},
                                        {"4611686018427387904", "2"}}) {
        EXPECT_TRUE(
            refused(run_at_once({"-w", width, "-H", height, "-A", "dfs_gt"}), 2, {width, height, "memory"}));
    }
}

TEST_F(Memory, with_config_it_is_exit_code_1_and_names_the_key) {
    write("config.txt", config_but("WIDTH=2000000000000"));
    EXPECT_TRUE(
        refused(run_at_once({"config.txt"}), 1, {"config.txt:1: WIDTH", "2000000000000x9", "memory"}));
    EXPECT_TRUE(
        refused(run_at_once({"config.txt", "-w", "3000000000000"}), 1, {"--width", "3000000000000x9"}));
    EXPECT_FALSE(exists("maze.txt"));
}

TEST_F(Memory, limit_of_the_shell_counts) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "the sanitizer needs more address space than the limit leaves";
    }
    const Outcome outcome = shell("ulimit -v 200000; exec \"$maze\" -w 20000 -H 20000 -s 1 -o maze.txt");
    EXPECT_TRUE(refused(outcome, 2, {"20000x20000", "MiB", "memory"}));
    EXPECT_TRUE(ended(shell("ulimit -v 200000; exec \"$maze\" -w 1000 -H 1000 -s 1 -o maze.txt"), 0));
}

TEST_F(Memory, whatever_the_limit_the_end_is_a_maze_or_a_message) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "the sanitizer needs more address space than the limit leaves";
    }
    for (const char* const algorithm : {"dfs", "dfs_gt"}) {
        for (const char* const limit : {"12000", "16000", "20000", "26000", "34000", "44000"}) {
            const Outcome outcome =
                shell(std::string("ulimit -v ") + limit + "; exec \"$maze\" -w 3000 -H 2000 -s 1 -A " +
                      algorithm + " --loops 5 -o maze.txt");
            if (has(outcome.err, "error while loading shared libraries")) {
                continue;  // not even the program fits
            }
            EXPECT_TRUE(outcome.exit_code == 0 || ended(outcome, 2)) << limit << ' ' << shown(outcome);
            EXPECT_EQ(outcome.signal, 0) << limit << ' ' << shown(outcome);
            EXPECT_TRUE(outcome.exit_code == 0 || has(outcome.err, "memory"))
                << limit << ' ' << shown(outcome);
        }
    }
}

TEST_F(Memory, a_loaded_file_beyond_the_limit_is_a_message) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "the sanitizer needs more address space than the limit leaves";
    }
    EXPECT_TRUE(ended(run({"-w", "4000", "-H", "4000", "-s", "1", "-o", "maze.hex"}), 0));
    for (const char* const options : {"-l maze.hex -f hex -o copy.hex", "--check -l maze.hex"}) {
        const Outcome outcome = shell(std::string("ulimit -v 24000; exec \"$maze\" ") + options);
        EXPECT_EQ(outcome.signal, 0) << shown(outcome);
        EXPECT_NE(outcome.exit_code, 0) << shown(outcome);
        EXPECT_TRUE(has(outcome.err, "memory")) << shown(outcome);
        EXPECT_FALSE(exists("copy.hex"));
    }
}

}  // namespace
}  // namespace maze_test
