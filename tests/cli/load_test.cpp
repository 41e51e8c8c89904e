// --load: mazes from files, in every layout that is around, and those that are refused.
#include <filesystem>

#include "cli.hpp"

namespace maze_test {
namespace {

// +-+-+-+
// |A  | |
// +-+ + +
// |   | |
// + +-+ +
// |    B|
// +-+-+-+
constexpr const char* kGrid = "D3B\n96A\nC56\n";
constexpr const char* kSpaced = "D3B\n96A\nC56\n\n0,0\n2,2\n\nESWSEE\n";
constexpr const char* kCompact = "D3B\n96A\nC56\n\n0,0\n2,2\nESWSEE\n";

// Two rooms with a wall between them.
constexpr const char* kDivided = "D57\nD57\n";

class Load : public Cli {
  protected:
    [[nodiscard]] Outcome load(const std::string& text, Arguments further = {"-f", "hex"}) const {
        further.insert(further.begin(), {"--load", "-"});
        return run_with_input(further, text);
    }
};

class LoadLayout : public Load, public testing::WithParamInterface<TextCase> {};

TEST_P(LoadLayout, is_read) {
    const Outcome outcome = load(GetParam().text);
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out, kSpaced);
    EXPECT_EQ(outcome.err, "");
}

INSTANTIATE_TEST_SUITE_P(
    layouts, LoadLayout,
    testing::Values(TextCase{"spaced", kSpaced}, TextCase{"compact", kCompact}, TextCase{"grid_alone", kGrid},
                    TextCase{"grid_alone_without_last_newline", "D3B\n96A\nC56"},
                    TextCase{"ends_without_path", "D3B\n96A\nC56\n\n0,0\n2,2\n"},
                    TextCase{"no_last_newline", "D3B\n96A\nC56\n\n0,0\n2,2\n\nESWSEE"},
                    TextCase{"lower_case", "d3b\n96a\nc56\n\n0,0\n2,2\n\nESWSEE\n"},
                    TextCase{"carriage_returns", "D3B\r\n96A\r\nC56\r\n\r\n0,0\r\n2,2\r\n\r\nESWSEE\r\n"},
                    TextCase{"byte_order_mark", std::string("\xEF\xBB\xBF") + kSpaced},
                    TextCase{"blank_in_coordinates", "D3B\n96A\nC56\n\n0, 0\n2 , 2\n\nESWSEE\n"},
                    TextCase{"more_empty_lines", "D3B\n96A\nC56\n\n\n0,0\n\n2,2\n\n\n\nESWSEE\n\n\n"},
                    TextCase{"a_stored_path_is_not_believed", "D3B\n96A\nC56\n\n0,0\n2,2\n\nEEEE\n"}),
    row_name<TextCase>);

class LoadRefusal : public Load, public testing::WithParamInterface<TextCase> {};

TEST_P(LoadRefusal, is_exit_code_3_with_the_place) {
    write("maze.hex", GetParam().text);
    write("old.txt", "old");
    const Outcome outcome = run({"-l", "maze.hex", "-o", "old.txt"});
    EXPECT_TRUE(refused(outcome, 3, {"maze.hex"}));
    for (const std::string& part : GetParam().parts) {
        EXPECT_TRUE(has_line(outcome.err, {"maze.hex", part}));
    }
    EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
    EXPECT_EQ(read("old.txt"), "old");
    const Outcome check = run({"--check", "-l", "maze.hex"});
    EXPECT_TRUE(ended(check, 3));
    EXPECT_TRUE(has_line(check.out, {"maze.hex: "}));
    EXPECT_FALSE(has(check.out, "maze.hex: ok"));
}

INSTANTIATE_TEST_SUITE_P(
    files, LoadRefusal,
    testing::Values(
        TextCase{"empty_file", "", {"no maze"}}, TextCase{"blank_lines", "\n\n \n", {"no maze"}},
        TextCase{"no_hex_digit", "D3B\n9GA\nC56\n", {"line 2", "column 2", "'G'"}},
        TextCase{"blank_in_a_row", "D3B\n9 A\nC56\n", {"line 2", "column 2", "' '"}},
        TextCase{"character_of_two_bytes",
                 "D3B\n9\xC3\xA4"
                 "A\nC56\n",
                 {"line 2", "column 2", "'ä'"}},
        TextCase{"control_character", "D3B\n96A\nC5\x1B\n", {"line 3", "column 3", "'\\x1B'"}},
        TextCase{"nul_byte", std::string("D3B\n96A\nC5\0\n", 12), {"line 3", "column 3"}},
        TextCase{"short_row", "D3B\n96\nC56\n", {"line 2"}},
        TextCase{"long_row", "D3B\n96A\nC56F\n", {"line 3"}},
        TextCase{"text_of_another_kind", "WIDTH=5\nHEIGHT=5\n", {"not a py_maze save file"}},
        TextCase{"entry_without_exit", "D3B\n96A\nC56\n\n0,0\n", {"line 5", "entry", "exit"}},
        TextCase{"entry_no_cell", "D3B\n96A\nC56\n\n0;0\n2,2\n", {"line 5", "'0;0'"}},
        TextCase{"exit_no_cell", "D3B\n96A\nC56\n\n0,0\nESWSEE\n", {"line 6", "ESWSEE"}},
        TextCase{"entry_outside", "D3B\n96A\nC56\n\n3,0\n2,2\n\nE\n", {"line 5", "3,0"}},
        TextCase{"exit_outside", "D3B\n96A\nC56\n\n0,0\n2,-1\n\nE\n", {"line 6", "2,-1"}},
        TextCase{"ends_equal", "D3B\n96A\nC56\n\n1,1\n1,1\n\nE\n", {"line 6", "1,1"}},
        TextCase{
            "path_of_other_letters", "D3B\n96A\nC56\n\n0,0\n2,2\n\nESXW\n", {"line 8", "column 3", "'X'"}},
        TextCase{"text_after_the_path", "D3B\n96A\nC56\n\n0,0\n2,2\n\nESWSEE\nmore\n", {"line 9", "'more'"}},
        TextCase{"walls_disagree_east_west", "D3B\n94A\nC56\n", {"line 2", "1,1", "2,1"}},
        TextCase{"walls_disagree_north_south", "D7B\n96A\nC56\n", {"line 2", "1,0", "1,1"}},
        TextCase{"open_border_north", "53B\n96A\nC56\n", {"line 1", "column 1", "0,0"}},
        TextCase{"open_border_east", "D3B\n96A\nC54\n", {"line 3", "column 3", "2,2"}},
        TextCase{"open_border_south", "D3B\n96A\nC16\n", {"line 3", "column 2", "1,2"}}),
    row_name<TextCase>);

TEST_F(Load, files_by_name_and_by_dash) {
    write("maze.hex", kSpaced);
    EXPECT_EQ(run({"-l", "maze.hex", "-f", "hex"}).out, kSpaced);
    EXPECT_EQ(run({"--load=maze.hex", "-f", "hex-compact"}).out, kCompact);
    EXPECT_TRUE(refused(run({"-l", "no.hex"}), 4, {"no.hex", "No such file"}));
    EXPECT_TRUE(refused(run({"-l", "."}), 4, {"'.'", "directory"}));
    EXPECT_TRUE(refused(load("D3B\nXXX\n"), 3, {"stdin", "line 2"}));
}

TEST_F(Load, unreadable_file_is_exit_code_4) {
    write("secret.hex", kSpaced);
    std::filesystem::permissions(file("secret.hex"), std::filesystem::perms::none);
    EXPECT_TRUE(refused(run_unprivileged({"-l", "secret.hex"}), 4, {"secret.hex", "Permission denied"}));
    EXPECT_TRUE(
        refused(run_unprivileged({"--check", "-l", "secret.hex"}), 4, {"secret.hex", "Permission denied"}));
}

TEST_F(Load, a_drawing_is_the_default_on_standard_output) {
    Launch launch;
    launch.input = kSpaced;
    launch.environment = {{"LC_ALL", "C"}};
    EXPECT_EQ(run({"-l", "-"}, launch).out,
              "+---+-+\n|A  | |\n+-+ | |\n|   | |\n| +-+ |\n|    B|\n+-----+\n");
    EXPECT_EQ(run({"-l", "-", "-S"}, launch).out,
              "+---+-+\n|A..| |\n+-+.| |\n|...| |\n|.+-+ |\n|....B|\n+-----+\n");
}

TEST_F(Load, ends_come_from_the_options_first) {
    EXPECT_EQ(load(kSpaced, {"-f", "hex", "--entry", "2,0", "--exit", "0,1"}).out,
              "D3B\n96A\nC56\n\n2,0\n0,1\n\nSSWWN\n");
    EXPECT_EQ(load(kGrid, {"-f", "hex", "--exit", "1,0"}).out, "D3B\n96A\nC56\n\n0,0\n1,0\n\nE\n");
    EXPECT_EQ(load(kSpaced, {"-f", "hex", "--entry", "1,2"}).out, "D3B\n96A\nC56\n\n1,2\n2,2\n\nE\n");
}

TEST_F(Load, no_path_leaves_the_grid_alone) {
    EXPECT_EQ(load(kSpaced, {"-f", "hex", "--no-path"}).out, kGrid);
    EXPECT_EQ(load(kDivided, {"-f", "hex", "--no-path"}).out, kDivided);
}

TEST_F(Load, no_way_through_is_exit_code_5_and_hex_writes_nothing) {
    write("maze.txt", "old");
    EXPECT_TRUE(refused(load(kDivided), 5, {"stdin"}));
    EXPECT_TRUE(refused(load(kDivided, {"-o", "maze.txt"}), 5, {"stdin"}));
    EXPECT_EQ(read("maze.txt"), "old");
    EXPECT_TRUE(refused(load(kDivided, {"-o", "new.txt"}), 5, {"stdin"}));
    EXPECT_FALSE(exists("new.txt"));
    EXPECT_TRUE(ended(load(kDivided, {"-f", "hex", "--exit", "2,0"}), 0));
}

TEST_F(Load, no_way_through_is_drawn_and_exit_code_5_only_with_solve) {
    const Outcome plain = load(kDivided, {"-f", "text"});
    EXPECT_TRUE(ended(plain, 0));
    EXPECT_EQ(plain.err, "");
    const Outcome solved = load(kDivided, {"-f", "text", "--solve"});
    EXPECT_TRUE(ended(solved, 5));
    EXPECT_NE(solved.err, "");
    EXPECT_EQ(solved.out, plain.out);
}

TEST_F(Load, an_end_on_a_closed_cell_has_no_way_out) {
    const std::string maze = hex_of({"-s", "1"});
    EXPECT_TRUE(refused(load(maze, {"-f", "hex", "--entry", "7,5"}), 5, {"stdin"}));
    EXPECT_TRUE(ended(load(maze, {"-f", "text", "--entry", "7,5"}), 0));
}

TEST_F(Load, loops_are_added_to_a_loaded_maze) {
    const std::string perfect = hex_of({"-s", "1"});
    const Outcome outcome = load(perfect, {"-f", "hex", "--loops", "20", "--seed", "1"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out, hex_of({"-s", "1", "--loops", "20"}));
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(load(perfect, {"-f", "hex", "--loops", "0", "--seed", "1"}).out, perfect);
    EXPECT_TRUE(has_line(load("D57\n", {"-f", "hex", "--loops", "50", "-s", "1"}).err, {"note", "loop"}));
}

TEST_F(Load, a_drawn_seed_for_loops_is_shown_and_makes_the_same_maze_again) {
    const std::string perfect = hex_of({"-s", "1"});
    const Outcome outcome = load(perfect, {"-f", "hex", "--loops", "20"});
    EXPECT_TRUE(has_line(outcome.err, {"note", "seed"}));
    const auto digits = outcome.err.find_first_of("0123456789", outcome.err.find("seed"));
    ASSERT_NE(digits, std::string::npos);
    const std::string seed =
        outcome.err.substr(digits, outcome.err.find_first_not_of("0123456789", digits) - digits);
    EXPECT_EQ(load(perfect, {"-f", "hex", "--loops", "20", "-s", seed}).out, outcome.out);
}

TEST_F(Load, one_cell_has_no_way_but_can_be_drawn) {
    const Outcome outcome = load("F\n", {"-f", "text"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(lines_of(outcome.out).size(), 3U);
    EXPECT_NE(load("F\n").exit_code, 0);
    EXPECT_EQ(load("F\n").out, "");
    EXPECT_TRUE(refused(load("F\n", {"--entry", "0,0"}), 2, {"same", "0,0"}));
    EXPECT_EQ(load("F\n", {"-f", "hex", "--no-path"}).out, "F\n");
}

TEST_F(Load, a_written_maze_is_read_as_the_same) {
    for (const char* const format : {"hex", "hex-compact"}) {
        const std::string maze = run({"-w", "37", "-H", "23", "-s", "5", "--loops", "15", "-f", format}).out;
        EXPECT_EQ(load(maze, {"-f", format}).out, maze);
    }
}

TEST_F(Load, the_window_is_not_asked_for) {
    write("maze.hex", kSpaced);
    EXPECT_EQ(run({"-l", "maze.hex", "-o", "copy.hex"}).err, "");
    EXPECT_TRUE(refused(run({"-l", "maze.hex", "-o", "other.hex", "--view"}), 1, {"--view"}));
    EXPECT_EQ(read("other.hex"), kSpaced);
}

}  // namespace
}  // namespace maze_test
