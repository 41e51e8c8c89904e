// CONFIG files that are clear, however untidy: each gives the maze that it asks for.
#include <filesystem>

#include "cli.hpp"

namespace maze_test {
namespace {

constexpr const char* kWanted =
    "WIDTH=12\nHEIGHT=9\nENTRY=1,2\nEXIT=11,8\nOUTPUT_FILE=maze.txt\nPERFECT=True\nSEED=7\n";

class Config : public Cli {
  protected:
    /// What the program writes to maze.txt for this CONFIG.
    [[nodiscard]] std::string maze_of(std::string_view config) const {
        std::filesystem::remove(file("maze.txt"));
        write("config.txt", config);
        const Outcome outcome = run({"config.txt"});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(outcome.out, "");
        return exists("maze.txt") ? read("maze.txt") : "no file; " + outcome.err;
    }
};

TEST_F(Config, six_keys_are_enough) {
    const std::string maze = maze_of(config_with());
    EXPECT_EQ(lines_of(maze).size(), 14U) << maze;
    EXPECT_TRUE(ended(run({"--check", "--perfect", "--pattern", "-l", "maze.txt"}), 0));
}

TEST_F(Config, and_options_make_the_same_maze) {
    EXPECT_EQ(maze_of(kWanted), hex_of({"-w", "12", "-H", "9", "--entry", "1,2", "-s", "7"}));
}

class UntidyConfig : public Config, public testing::WithParamInterface<TextCase> {};

TEST_P(UntidyConfig, is_read_as_it_is_meant) { EXPECT_EQ(maze_of(GetParam().text), maze_of(kWanted)); }

INSTANTIATE_TEST_SUITE_P(
    files, UntidyConfig,
    testing::Values(
        TextCase{
            "blanks_and_tabs",
            "  WIDTH = 12 \n\tHEIGHT\t=\t9\t\nENTRY = 1 , 2\nEXIT=\t11\t,\t8 \n OUTPUT_FILE = maze.txt  \n"
            "PERFECT = True \nSEED = 7\n"},
        TextCase{"keys_in_any_case",
                 "width=12\nHeight=9\nentry=1,2\nExit=11,8\noutput_file=maze.txt\nPerfect=True\nseed=7\n"},
        TextCase{"another_order",
                 "SEED=7\nPERFECT=True\nOUTPUT_FILE=maze.txt\nEXIT=11,8\nENTRY=1,2\nHEIGHT=9\nWIDTH=12\n"},
        TextCase{"blank_lines_and_comments",
                 "# a maze\n\n   \n\t# more\n  #WIDTH=99\nWIDTH=12\nHEIGHT=9\nENTRY=1,2\nEXIT=11,8\n#\n"
                 "OUTPUT_FILE=maze.txt\nPERFECT=True\nSEED=7\n# no equals sign, ümläut, 迷路\n"},
        TextCase{"comments_behind_values",
                 "WIDTH=12 # cells\nHEIGHT=9\t#cells\nENTRY=1,2  # x,y\nEXIT=11,8 #\nOUTPUT_FILE=maze.txt # "
                 "größe\n"
                 "PERFECT=True # \"quoted\nSEED=7 # # #\n"},
        TextCase{
            "quotes",
            "WIDTH=\"12\"\nHEIGHT= \"9\" \nENTRY=\"1,2\"\nEXIT=\"11 , 8\" # here\nOUTPUT_FILE=\"maze.txt\"\n"
            "PERFECT=\"True\"\nSEED=\"7\"\t# there\n"},
        TextCase{"carriage_returns",
                 "WIDTH=12\r\nHEIGHT=9\r\n\r\nENTRY=1,2\r\nEXIT=11,8\r\nOUTPUT_FILE=maze.txt\r\n# "
                 "c\r\nPERFECT=True\r\n"
                 "SEED=7\r\n"},
        TextCase{"byte_order_mark", std::string("\xEF\xBB\xBF") + kWanted},
        TextCase{"byte_order_mark_before_a_comment", std::string("\xEF\xBB\xBF# maze\r\n") + kWanted},
        TextCase{"no_last_newline",
                 "WIDTH=12\nHEIGHT=9\nENTRY=1,2\nEXIT=11,8\nOUTPUT_FILE=maze.txt\nPERFECT=True\nSEED=7"},
        TextCase{
            "signs_and_leading_zeros",
            "WIDTH=+12\nHEIGHT=009\nENTRY=01,+2\nEXIT=0011,08\nOUTPUT_FILE=maze.txt\nPERFECT=1\nSEED=+007\n"},
        TextCase{"optional_keys_at_their_defaults",
                 std::string(kWanted) +
                     "PATTERN=True\nMODE=dfs\nFORMAT=hex\nWINDOW_WIDTH=1000\nWINDOW_HEIGHT=950\n"},
        TextCase{"unknown_keys", std::string(kWanted) + "COLOUR=red\nCOLOUR=blue\nTHEME = dark # mode\n"},
        TextCase{"latin1_in_a_comment", std::string(kWanted) + "# gr\xFC\xDF\n"}),
    row_name<TextCase>);

TEST_F(Config, truth_has_many_words) {
    const std::string perfect = maze_of(config_with("SEED=1\n"));
    write("config.txt", config_with("SEED=1\n"));
    const std::string imperfect = run({"config.txt", "--imperfect", "-o", "-", "-f", "hex"}).out;
    for (const char* const yes : {"True", "true", "TRUE", "yes", "Y", "on", "T", "1"}) {
        EXPECT_EQ(maze_of(config_but("PERFECT=" + std::string(yes)) + "SEED=1\n"), perfect) << yes;
    }
    for (const char* const no : {"False", "false", "no", "N", "Off", "f", "0"}) {
        EXPECT_EQ(maze_of(config_but("PERFECT=" + std::string(no)) + "SEED=1\n"), imperfect) << no;
    }
}

TEST_F(Config, mode_in_any_case_and_with_a_dash) {
    const std::string dfs_gt = maze_of(config_with("SEED=1\nMODE=dfs_gt\n"));
    EXPECT_NE(dfs_gt, maze_of(config_with("SEED=1\n")));
    for (const char* const mode : {"DFS_GT", "dfs-gt", "Dfs-GT"}) {
        EXPECT_EQ(maze_of(config_with("SEED=1\nMODE=" + std::string(mode) + "\n")), dfs_gt) << mode;
    }
    EXPECT_EQ(maze_of(config_with("SEED=1\nMODE=DFS\n")), maze_of(config_with("SEED=1\n")));
}

TEST_F(Config, loops_and_pattern_are_those_of_the_options) {
    EXPECT_EQ(maze_of(config_but("PERFECT=False") + "SEED=1\nLOOPS=30\n"),
              hex_of({"-w", "12", "-H", "9", "-s", "1", "--loops", "30"}));
    EXPECT_EQ(maze_of(config_but("PERFECT=False") + "SEED=1\n"),
              hex_of({"-w", "12", "-H", "9", "-s", "1", "--loops", "10"}));
    EXPECT_EQ(maze_of(config_with("SEED=1\nPATTERN=no\n")),
              hex_of({"-w", "12", "-H", "9", "-s", "1", "--no-pattern"}));
}

TEST_F(Config, loops_of_a_perfect_maze_are_noted_and_open_nothing) {
    write("config.txt", config_with("SEED=1\nLOOPS=30\n"));
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(has_line(outcome.err, {"note", "config.txt:8: LOOPS", "PERFECT=False"}));
    EXPECT_TRUE(ended(run({"--check", "--perfect", "-l", "maze.txt"}), 0));
}

TEST_F(Config, format_is_chosen_by_its_key) {
    EXPECT_EQ(maze_of(config_with("SEED=1\nFORMAT=hex-compact\n")),
              run({"-w", "12", "-H", "9", "-s", "1", "-f", "hex-compact"}).out);
    EXPECT_TRUE(maze_of(config_with("SEED=1\nFORMAT=Text\n")).starts_with("┌"));
}

TEST_F(Config, first_equals_sign_splits_and_the_value_may_hold_more) {
    write("config.txt", config_but("OUTPUT_FILE=a=b==.txt"));
    EXPECT_TRUE(ended(run({"config.txt"}), 0));
    EXPECT_TRUE(exists("a=b==.txt"));
}

TEST_F(Config, a_hash_inside_quotes_or_a_word_is_no_comment) {
    write("config.txt", config_but("OUTPUT_FILE=\" a # b.txt\" # the name"));
    EXPECT_TRUE(ended(run({"config.txt"}), 0));
    EXPECT_TRUE(exists(" a # b.txt"));
    write("config.txt", config_but("OUTPUT_FILE=a#b.txt"));
    EXPECT_TRUE(ended(run({"config.txt"}), 0));
    EXPECT_TRUE(exists("a#b.txt"));
}

TEST_F(Config, output_file_dash_is_standard_output) {
    write("config.txt", config_but("OUTPUT_FILE=-") + "SEED=1\n");
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out, run({"-w", "12", "-H", "9", "-s", "1"}).out);
    EXPECT_EQ(outcome.err, "");
}

TEST_F(Config, output_file_is_relative_to_the_working_directory) {
    std::filesystem::create_directory(file("below"));
    write("below/config.txt", config_with());
    EXPECT_TRUE(ended(run({"below/config.txt"}), 0));
    EXPECT_TRUE(exists("maze.txt"));
    EXPECT_FALSE(exists("below/maze.txt"));
}

TEST_F(Config, dash_reads_standard_input) {
    EXPECT_TRUE(ended(run_with_input({"-"}, kWanted), 0));
    EXPECT_EQ(read("maze.txt"), maze_of(kWanted));
    EXPECT_TRUE(refused(run_with_input({"-"}, config_but("WIDTH=abc")), 1, {":1: WIDTH", "'abc'"}));
}

TEST_F(Config, unopened_window_is_one_note_with_the_reason) {
    write("config.txt", config_with("SEED=1\n"));
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
    EXPECT_TRUE(has_line(outcome.err, {"note", "window"}));
    EXPECT_EQ(run({"config.txt", "--no-view"}).err, "");
    EXPECT_EQ(run({"config.txt", "-q"}).err, "");
}

TEST_F(Config, view_without_a_window_is_exit_code_1_with_the_file_written) {
    write("config.txt", config_with("SEED=1\n"));
    EXPECT_TRUE(refused(run({"config.txt", "--view"}), 1, {"--view"}));
    EXPECT_EQ(read("maze.txt"), hex_of({"-w", "12", "-H", "9", "-s", "1"}));
}

TEST_F(Config, options_override_keys) {
    write("config.txt",
          "WIDTH=12\nHEIGHT=9\nENTRY=0,0\nEXIT=11,8\nOUTPUT_FILE=maze.txt\nPERFECT=False\nLOOPS=50\n"
          "SEED=1\nMODE=dfs_gt\nFORMAT=text\nPATTERN=no\n");
    const Outcome outcome = run({"config.txt", "-w",  "15", "-H",        "8",         "--entry",  "14,0",
                                 "--exit",     "0,7", "-o", "other.txt", "--perfect", "-s",       "2",
                                 "-A",         "dfs", "-f", "hex",       "--pattern", "--no-view"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.err, "");
    EXPECT_FALSE(exists("maze.txt"));
    EXPECT_EQ(read("other.txt"),
              hex_of({"-w", "15", "-H", "8", "--entry", "14,0", "--exit", "0,7", "-s", "2"}));
}

TEST_F(Config, options_may_stand_before_config) {
    write("config.txt", config_with("SEED=1\n"));
    EXPECT_TRUE(ended(run({"-w", "15", "config.txt", "-o", "a"}), 0));
    EXPECT_TRUE(ended(run({"-o", "b", "-w", "15", "config.txt"}), 0));
    EXPECT_TRUE(ended(run({"-q", "-w", "15", "-o", "c", "--", "config.txt"}), 0));
    EXPECT_EQ(read("a"), hex_of({"-w", "15", "-H", "9", "--exit", "11,8", "-s", "1"}));
    EXPECT_EQ(read("b"), read("a"));
    EXPECT_EQ(read("c"), read("a"));
}

TEST_F(Config, file_names_are_taken_as_they_are) {
    for (const char* const name : {"[c]", "[a,b]", "{}", "a b", "%s", "迷路", "'c'"}) {
        write(name, config_but("OUTPUT_FILE=maze of " + std::string(name)) + "SEED=1\n");
        EXPECT_TRUE(ended(run({name}), 0)) << name;
        EXPECT_TRUE(exists("maze of " + std::string(name))) << name;
        EXPECT_TRUE(ended(run({"-l", "maze of " + std::string(name), "-o", name}), 0)) << name;
        EXPECT_EQ(read(name), read("maze of " + std::string(name)));
    }
    EXPECT_TRUE(ended(run({"-l", "[c]", "-o", "[d]"}), 0));
    EXPECT_EQ(read("[d]"), read("[c]"));
}

TEST_F(Config, loops_option_makes_a_perfect_config_imperfect) {
    write("config.txt", config_with("SEED=1\n"));
    EXPECT_TRUE(ended(run({"config.txt", "--loops", "40"}), 0));
    EXPECT_EQ(read("maze.txt"), hex_of({"-w", "12", "-H", "9", "-s", "1", "--loops", "40"}));
}

TEST_F(Config, imperfect_option_keeps_the_share_of_config) {
    write("config.txt", config_but("PERFECT=False") + "SEED=1\nLOOPS=40\n");
    EXPECT_TRUE(ended(run({"config.txt", "--imperfect"}), 0));
    EXPECT_EQ(read("maze.txt"), hex_of({"-w", "12", "-H", "9", "-s", "1", "--loops", "40"}));
}

TEST_F(Config, an_end_that_an_option_replaces_need_not_fit) {
    write("config.txt", config_but("EXIT=99,99") + "SEED=1\n");
    EXPECT_TRUE(ended(run({"config.txt", "--exit", "11,8"}), 0));
    EXPECT_TRUE(ended(run({"config.txt", "-w", "100", "-H", "100"}), 0));
}

TEST_F(Config, solve_with_text) {
    write("config.txt", config_but("OUTPUT_FILE=-") + "SEED=1\n");
    EXPECT_TRUE(has(run({"config.txt", "--solve"}).out, "•"));
}

}  // namespace
}  // namespace maze_test
