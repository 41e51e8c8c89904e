// The options of a new maze, read as people type them.
#include "cli.hpp"

namespace maze_test {
namespace {

using Options = Cli;

TEST_F(Options, none_give_a_perfect_maze_of_20x15_with_the_42_on_standard_output) {
    const Outcome outcome = run({"-f", "hex"});
    EXPECT_TRUE(ended(outcome, 0));
    const auto lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 20U);
    EXPECT_EQ(lines[0].size(), 20U);
    EXPECT_EQ(lines[16], "0,0");
    EXPECT_EQ(lines[17], "19,14");
    const Outcome check = run_with_input({"--check", "--perfect", "--pattern", "-l", "-"}, outcome.out);
    EXPECT_TRUE(ended(check, 0)) << check.out;
    EXPECT_EQ(names().size(), 0U);
}

TEST_F(Options, a_drawing_on_standard_output_a_hex_file_otherwise) {
    EXPECT_TRUE(run({"-s", "1"}).out.starts_with("┌"));
    EXPECT_TRUE(ended(run({"-s", "1", "-o", "maze.txt"}), 0));
    EXPECT_EQ(read("maze.txt"), hex_of({"-s", "1"}));
}

TEST_F(Options, leading_zeros_are_decimal_and_a_plus_sign_is_no_fault) {
    EXPECT_EQ(hex_of({"-w", "010", "-H", "+09", "-s", "1"}), hex_of({"-w", "10", "-H", "9", "-s", "1"}));
    EXPECT_EQ(hex_of({"--loops", "007", "-s", "1"}), hex_of({"--loops=7", "-s", "1"}));
}

TEST_F(Options, every_way_to_write_an_option_is_the_same) {
    const std::string maze = hex_of({"--width", "12", "--height", "9", "--seed", "5"});
    EXPECT_EQ(hex_of({"-w", "12", "-H", "9", "-s", "5"}), maze);
    EXPECT_EQ(hex_of({"-w12", "-H9", "-s5"}), maze);
    EXPECT_EQ(hex_of({"--width=12", "--height=9", "--seed=5"}), maze);
}

TEST_F(Options, blanks_around_the_numbers_of_a_cell_are_dropped) {
    const std::string maze = hex_of({"--entry", "1,2", "--exit", "3,4", "-s", "1"});
    EXPECT_EQ(hex_of({"--entry", " 1 , 2 ", "--exit", "3,\t4", "-s", "1"}), maze);
    EXPECT_EQ(hex_of({"--entry", "01,+2", "--exit=3,4", "-s", "1"}), maze);
    EXPECT_TRUE(has(maze, "\n\n1,2\n3,4\n\n"));
}

TEST_F(Options, ends_and_format_never_change_the_walls) {
    const auto grid = [](const std::string& hex) { return hex.substr(0, hex.find("\n\n")); };
    const std::string maze = grid(hex_of({"-s", "9"}));
    EXPECT_EQ(grid(hex_of({"-s", "9", "--entry", "5,1", "--exit", "0,14"})), maze);
    EXPECT_EQ(grid(run({"-s", "9", "-f", "hex-compact"}).out), maze);
    EXPECT_EQ(run({"-s", "9", "-f", "hex", "--no-path"}).out, maze + "\n");
}

TEST_F(Options, hex_compact_lacks_the_empty_line_before_the_path) {
    const auto spaced = lines_of(run({"-w", "5", "-H", "4", "-s", "1", "-f", "hex"}).out);
    const auto compact = lines_of(run({"-w", "5", "-H", "4", "-s", "1", "-f", "hex-compact"}).out);
    ASSERT_EQ(spaced.size(), 9U);
    ASSERT_EQ(compact.size(), 8U);
    EXPECT_EQ(spaced[7], "");
    EXPECT_EQ(spaced[8], compact[7]);
}

TEST_F(Options, imperfect_is_loops_10) {
    const std::string imperfect = hex_of({"-s", "3", "--imperfect"});
    EXPECT_EQ(imperfect, hex_of({"-s", "3", "--loops", "10"}));
    EXPECT_EQ(imperfect, hex_of({"-s", "3", "--imperfect", "--loops", "10"}));
    EXPECT_NE(imperfect, hex_of({"-s", "3"}));
    EXPECT_TRUE(ended(run_with_input({"--check", "--imperfect", "-l", "-"}, imperfect), 0));
}

TEST_F(Options, loops_0_opens_none_and_1_opens_one_at_least) {
    EXPECT_EQ(hex_of({"-s", "3", "--loops", "0"}), hex_of({"-s", "3"}));
    const std::string small = hex_of({"-w", "3", "-H", "2", "-s", "3", "--loops", "1"});
    EXPECT_TRUE(ended(run_with_input({"--check", "--imperfect", "-l", "-"}, small), 0));
}

TEST_F(Options, loops_where_the_grid_allows_none_give_a_note) {
    const Outcome outcome = run({"-w", "9", "-H", "1", "--loops", "50", "-s", "1", "-f", "hex"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(has_line(outcome.err, {"note", "loop"}));
    EXPECT_EQ(outcome.out, hex_of({"-w", "9", "-H", "1", "-s", "1"}));
}

TEST_F(Options, a_small_grid_leaves_the_42_out_with_one_note) {
    for (const auto& [width, height] : {std::pair{"9", "7"}, {"10", "6"}, {"5", "40"}}) {
        const Outcome outcome = run({"-w", width, "-H", height, "-s", "1"});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
        EXPECT_TRUE(has_line(outcome.err, {"note", "42"}));
    }
    EXPECT_EQ(run({"-w", "10", "-H", "7", "-s", "1"}).err, "");
    EXPECT_EQ(run({"-w", "5", "-H", "5", "-s", "1", "--no-pattern"}).err, "");
    EXPECT_EQ(run({"-w", "5", "-H", "5", "-s", "1", "-q"}).err, "");
}

TEST_F(Options, ends_may_lie_where_the_42_was_left_out) {
    EXPECT_TRUE(ended(run({"--no-pattern", "--entry", "7,5", "-s", "1"}), 0));
    const std::string maze = hex_of({"--no-pattern", "-s", "1"});
    EXPECT_TRUE(ended(run_with_input({"--check", "--no-pattern", "--perfect", "-l", "-"}, maze), 0));
}

TEST_F(Options, algorithm_and_format_in_any_case) {
    EXPECT_EQ(hex_of({"-A", "DFS-GT", "-s", "1"}), hex_of({"-A", "dfs_gt", "-s", "1"}));
    EXPECT_NE(hex_of({"-A", "dfs_gt", "-s", "1"}), hex_of({"-A", "dfs", "-s", "1"}));
    EXPECT_EQ(run({"-f", "HEX", "-s", "1"}).out, hex_of({"-s", "1"}));
}

TEST_F(Options, solve_draws_the_path_into_the_text) {
    const std::string plain = run({"-s", "1", "-f", "text"}).out;
    const std::string solved = run({"-s", "1", "-f", "text", "--solve"}).out;
    EXPECT_FALSE(has(plain, "•"));
    EXPECT_TRUE(has(solved, "•"));
    EXPECT_EQ(run({"-s", "1", "-f", "hex", "-S"}).out, hex_of({"-s", "1"}));
}

TEST_F(Options, lines_of_cells_and_two_by_two_work_with_every_algorithm) {
    for (const char* const algorithm : {"dfs", "dfs_gt"}) {
        for (const auto& [width, height] :
             {std::pair{"1", "2"}, {"2", "1"}, {"1", "30"}, {"30", "1"}, {"2", "2"}}) {
            const std::string maze = hex_of({"-w", width, "-H", height, "-A", algorithm});
            EXPECT_TRUE(ended(run_with_input({"--check", "--perfect", "-l", "-"}, maze), 0)) << maze;
        }
    }
    EXPECT_EQ(hex_of({"-w", "3", "-H", "1"}), "D57\n\n0,0\n2,0\n\nEE\n");
}

TEST_F(Options, view_is_an_error_without_a_window_and_the_file_is_written) {
    const Outcome outcome = run({"--view", "-s", "1", "-o", "maze.txt"});
    EXPECT_TRUE(refused(outcome, 1, {"--view"}));
    EXPECT_EQ(read("maze.txt"), hex_of({"-s", "1"}));
}

TEST_F(Options, no_window_without_being_asked_for_and_without_config) {
    EXPECT_EQ(run({"-s", "1", "-o", "maze.txt"}).err, "");
    EXPECT_EQ(run({"-s", "1", "-o", "maze.txt", "--no-view"}).err, "");
}

TEST_F(Options, every_algorithm_and_solver_on_a_small_stack) {
    const Outcome outcome = shell(
        "ulimit -s 256; names() { \"$maze\" --list-$1 | cut -d ' ' -f 1; }\n"
        "for algorithm in $(names algorithms); do "
        "\"$maze\" -w 400 -H 400 --loops 5 -s 1 -A $algorithm -o maze.hex && "
        "\"$maze\" --check -q -l maze.hex || exit 9; done\n"
        "for solver in $(names solvers); do "
        "\"$maze\" -w 400 -H 400 -s 1 -f text --solve --solver $solver -o maze.txt || exit 9; done");
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out + outcome.err, "");
}

}  // namespace
}  // namespace maze_test
