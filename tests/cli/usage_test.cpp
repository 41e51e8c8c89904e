// Wrong usage: exit code 2, one clear line, nothing made.
#include "cli.hpp"

namespace maze_test {
namespace {

struct Misuse {
    const char* name;
    Arguments arguments;
    std::vector<std::string> parts;  // that one line on standard error has

    friend std::ostream& operator<<(std::ostream& out, const Misuse& row) { return out << row.name; }
};

class Usage : public Cli, public testing::WithParamInterface<Misuse> {};

TEST_P(Usage, is_refused_with_exit_code_2) {
    write("maze.hex", "BD3\nA96\nC47\n");
    write("config.txt", config_with());
    const std::vector<std::string> before = names();
    const Outcome outcome = run(GetParam().arguments);
    EXPECT_TRUE(refused(outcome, 2, GetParam().parts));
    EXPECT_EQ(names(), before);
}

INSTANTIATE_TEST_SUITE_P(
    numbers, Usage,
    testing::Values(
        Misuse{"width_zero", {"-w", "0"}, {"--width", "'0'"}},
        Misuse{"width_minus_zero", {"-w", "-0"}, {"--width", "'-0'"}},
        Misuse{"width_negative", {"--width", "-3"}, {"--width", "'-3'"}},
        Misuse{"width_negative_attached", {"--width=-3"}, {"--width", "'-3'"}},
        Misuse{"height_negative_short", {"-H-3"}, {"--height", "'-3'"}},
        Misuse{"width_fraction", {"-w", "2.5"}, {"--width", "'2.5'"}},
        Misuse{"width_exponent", {"-w", "1e3"}, {"--width", "'1e3'"}},
        Misuse{"width_hexadecimal", {"-w", "0x10"}, {"--width", "'0x10'"}},
        Misuse{"width_trailing_comma", {"-w", "24,"}, {"--width", "'24,'"}},
        Misuse{"width_trailing_letter", {"-w", "5k"}, {"--width", "'5k'"}},
        Misuse{"width_two_signs", {"-w", "+-5"}, {"--width", "'+-5'"}},
        Misuse{"width_sign_alone", {"-w", "+"}, {"--width", "'+'"}},
        Misuse{"width_30_digits",
               {"-w", "123456789012345678901234567890"},
               {"--width", "123456789012345678901234567890"}},
        Misuse{"width_2_to_the_63", {"-w", "9223372036854775808"}, {"--width", "9223372036854775808"}},
        Misuse{
            "width_2_to_the_64_plus_5", {"-w", "18446744073709551621"}, {"--width", "18446744073709551621"}},
        Misuse{"width_empty", {"-w", ""}, {"--width", "''"}},
        Misuse{"width_empty_attached", {"--width="}, {"--width"}},
        Misuse{"width_blank", {"-w", " "}, {"--width"}},
        Misuse{"width_nan", {"-w", "nan"}, {"--width", "'nan'"}},
        Misuse{"width_infinite", {"-w", "inf"}, {"--width", "'inf'"}},
        Misuse{"width_list", {"-w", "[5]"}, {"--width", "[5]"}},
        Misuse{"height_word", {"-H", "tall"}, {"--height", "'tall'"}},
        Misuse{"height_digit_of_another_script", {"-H", "٣"}, {"--height", "'٣'"}},
        Misuse{"loops_above_100", {"--loops", "101"}, {"--loops", "'101'", "100"}},
        Misuse{"loops_negative", {"--loops", "-1"}, {"--loops", "'-1'"}},
        Misuse{"loops_fraction", {"--loops", "2.5"}, {"--loops", "'2.5'"}},
        Misuse{"loops_percent_sign", {"--loops", "10%"}, {"--loops", "'10%'"}},
        Misuse{"loops_nan", {"--loops", "nan"}, {"--loops", "'nan'"}}),
    row_name<Misuse>);

INSTANTIATE_TEST_SUITE_P(
    cells, Usage,
    testing::Values(Misuse{"one_number", {"--entry", "3"}, {"--entry", "'3'"}},
                    Misuse{"three_numbers", {"--entry", "1,2,3"}, {"--entry", "'1,2,3'"}},
                    Misuse{"semicolon", {"--exit", "1;2"}, {"--exit", "'1;2'"}},
                    Misuse{"no_y", {"--entry", "1,"}, {"--entry", "'1,'"}},
                    Misuse{"no_x", {"--entry", ",2"}, {"--entry", "',2'"}},
                    Misuse{"brackets", {"--entry", "(1,2)"}, {"--entry", "'(1,2)'"}},
                    Misuse{"square_brackets", {"--entry", "[1,2]"}, {"--entry", "[1,2]"}},
                    Misuse{"empty", {"--entry", ""}, {"--entry"}},
                    Misuse{"fraction", {"--entry", "1.0,2"}, {"--entry", "'1.0,2'"}},
                    Misuse{"negative", {"--entry", "-1,0"}, {"--entry", "-1,0"}},
                    Misuse{"two_words", {"--exit", "1,", "2"}, {"--exit"}},
                    Misuse{"entry_outside", {"--entry", "20,0"}, {"--entry", "20,0", "20x15"}},
                    Misuse{"exit_outside", {"-w", "5", "-H", "4", "--exit", "0,4"}, {"--exit", "0,4", "5x4"}},
                    Misuse{"equal", {"--entry", "3,3", "--exit", "3,3"}, {"same", "3,3"}},
                    Misuse{"entry_meets_default_exit", {"--entry", "19,14"}, {"same", "19,14"}},
                    Misuse{"entry_on_the_42", {"--entry", "7,5"}, {"--entry", "7,5", "42"}},
                    Misuse{"exit_on_the_42", {"--exit", "13,9"}, {"--exit", "13,9", "42"}},
                    Misuse{"one_cell_has_no_two_ends", {"-w", "1", "-H", "1"}, {"same", "0,0"}}),
    row_name<Misuse>);

INSTANTIATE_TEST_SUITE_P(
    options, Usage,
    testing::Values(
        Misuse{"unknown_option_with_hint", {"--widht", "5"}, {"--widht", "--width"}},
        Misuse{"unknown_option_with_value_and_hint", {"--heigth=5"}, {"--heigth", "--height"}},
        Misuse{"unknown_flag_with_hint", {"--sovle"}, {"--sovle", "--solve"}},
        Misuse{"unknown_option", {"--frobnicate"}, {"--frobnicate"}},
        Misuse{"unknown_short_option", {"-x"}, {"-x"}},
        Misuse{"unknown_option_with_CONFIG", {"config.txt", "--frobnicate"}, {"--frobnicate"}},
        Misuse{"bad_value_with_CONFIG", {"config.txt", "-w", "abc"}, {"--width", "'abc'"}},
        Misuse{"bad_value_with_missing_CONFIG", {"no.txt", "-w", "abc"}, {"--width", "'abc'"}},
        Misuse{"option_twice", {"-w", "5", "--width", "6"}, {"--width"}},
        Misuse{"output_twice", {"-o", "a", "-o", "b"}, {"--output"}},
        Misuse{"value_missing_at_the_end", {"--width"}, {"--width"}},
        Misuse{"flag_is_no_value", {"--output", "--quiet"}, {"--output", "--quiet"}},
        Misuse{"short_flag_is_no_value", {"--seed", "-q"}, {"--seed"}},
        Misuse{"flag_takes_no_value_false", {"--perfect=false"}, {"--perfect"}},
        Misuse{"flag_takes_no_value_0", {"--solve=0"}, {"--solve"}},
        Misuse{"flag_takes_no_value_word", {"--quiet=loud"}, {"--quiet"}},
        Misuse{"unknown_algorithm_lists_them", {"-A", "magic"}, {"--algorithm", "'magic'", "dfs", "dfs_gt"}},
        Misuse{
            "unknown_format_lists_them", {"-f", "gif"}, {"--format", "'gif'", "hex", "hex-compact", "text"}},
        Misuse{"empty_algorithm", {"-A", ""}, {"--algorithm"}},
        Misuse{"empty_output", {"-o", ""}, {"--output"}}, Misuse{"empty_load", {"-l", ""}, {"--load"}},
        Misuse{"seed_no_utf8", {"-s", "a\xFFz"}, {"--seed", "a\\xFFz"}},
        Misuse{"seed_with_control_character", {"-s", "a\x1Bz"}, {"--seed", "a\\x1Bz"}},
        Misuse{"seed_with_newline", {"-s", "a\nz"}, {"--seed", "a\\nz"}},
        Misuse{"unknown_option_with_control_characters", {"--a\x1B[31m"}, {"--a\\x1B[31m"}}),
    row_name<Misuse>);

INSTANTIATE_TEST_SUITE_P(
    combinations, Usage,
    testing::Values(
        Misuse{"two_configs", {"config.txt", "other.txt"}, {"other.txt"}},
        Misuse{"config_and_load", {"config.txt", "--load", "maze.hex"}, {"config.txt", "--load"}},
        Misuse{"load_takes_one_word", {"--load", "maze.hex", "maze.hex"}, {"maze.hex", "--load"}},
        Misuse{"config_and_load_both_stdin", {"-", "--load", "-"}, {"--load"}},
        Misuse{"load_twice_without_check", {"-l", "maze.hex", "-l", "maze.hex"}, {"--load", "--check"}},
        Misuse{"load_stdin_twice", {"--check", "-l", "-", "-l", "-"}, {"--load", "standard input"}},
        Misuse{"check_without_load", {"--check"}, {"--check", "--load"}},
        Misuse{"check_with_config", {"config.txt", "--check"}, {"--check", "--load"}},
        Misuse{"check_and_solve", {"--check", "-l", "maze.hex", "--solve"}, {"--solve", "--check"}},
        Misuse{"load_and_width", {"-l", "maze.hex", "-w", "5"}, {"--width", "--load"}},
        Misuse{"load_and_height", {"-l", "maze.hex", "-H", "5"}, {"--height", "--load"}},
        Misuse{"load_and_algorithm", {"-l", "maze.hex", "-A", "dfs"}, {"--algorithm", "--load"}},
        Misuse{"load_and_perfect", {"-l", "maze.hex", "--perfect"}, {"--perfect", "--load"}},
        Misuse{"load_and_imperfect", {"-l", "maze.hex", "--imperfect"}, {"--imperfect", "--load"}},
        Misuse{"load_and_pattern", {"-l", "maze.hex", "--pattern"}, {"--pattern", "--load"}},
        Misuse{"load_and_no_pattern", {"-l", "maze.hex", "--no-pattern"}, {"--no-pattern", "--load"}},
        Misuse{"perfect_and_imperfect", {"--perfect", "--imperfect"}, {"--perfect", "--imperfect"}},
        Misuse{"imperfect_and_perfect", {"--imperfect", "--perfect"}, {"--perfect", "--imperfect"}},
        Misuse{"perfect_and_loops", {"--perfect", "--loops", "5"}, {"--perfect", "--loops"}},
        Misuse{"loops_and_perfect_with_CONFIG",
               {"config.txt", "--loops", "0", "--perfect"},
               {"--perfect", "--loops"}},
        Misuse{"pattern_and_no_pattern", {"--no-pattern", "--pattern"}, {"--pattern", "--no-pattern"}},
        Misuse{"view_and_no_view", {"--view", "--no-view"}, {"--view", "--no-view"}},
        Misuse{"solve_without_path", {"-f", "hex", "--no-path", "--solve"}, {"--no-path", "--solve"}},
        Misuse{"loaded_ends_from_options_equal",
               {"-l", "maze.hex", "--entry", "1,1", "--exit", "1,1"},
               {"same", "1,1"}},
        Misuse{"loaded_entry_meets_default_exit", {"-l", "maze.hex", "--entry", "2,2"}, {"same", "2,2"}},
        Misuse{"loaded_entry_outside", {"-l", "maze.hex", "--entry", "3,0"}, {"--entry", "3,0"}},
        Misuse{"loaded_exit_outside", {"-l", "maze.hex", "--exit", "-1,0"}, {"--exit", "-1,0"}}),
    row_name<Misuse>);

using UsageRules = Cli;

TEST_F(UsageRules, all_bad_values_are_named_in_one_run) {
    const Outcome outcome = run({"-w", "0", "-H", "x", "--exit", "9", "-f", "gif"});
    EXPECT_TRUE(refused(outcome, 2, {"--width"}));
    for (const char* const option : {"--height", "--exit", "--format"}) {
        EXPECT_TRUE(has_line(outcome.err, {option}));
    }
}

TEST_F(UsageRules, a_long_value_is_cut_in_the_message) {
    const Outcome outcome = run({"-A", std::string(5000, 'z')});
    EXPECT_TRUE(refused(outcome, 2, {"--algorithm", "zzzzzzzz"}));
    EXPECT_LT(outcome.err.size(), 500U);
}

TEST_F(UsageRules, a_far_word_gets_no_hint) { EXPECT_FALSE(has(run({"--frobnicate"}).err, "did you mean")); }

TEST_F(UsageRules, numbers_of_the_other_library_never_show) {
    for (const Arguments& arguments : {Arguments{"--width"}, {"a", "b", "c"}, {"--nonsense"}, {"-w", "x"}}) {
        EXPECT_EQ(run(arguments).exit_code, 2) << testing::PrintToString(arguments);
    }
}

TEST_F(UsageRules, quiet_keeps_errors) {
    EXPECT_TRUE(refused(run({"-q", "-w", "0"}), 2, {"--width", "'0'"}));
}

#ifdef MAZE_TERMINAL
TEST_F(UsageRules, the_screen_in_a_terminal_needs_one) {
    EXPECT_TRUE(refused(run({"--tui"}), 2, {"--tui: standard input is no terminal"}));
    EXPECT_TRUE(refused(run({"--tui", "--view"}), 2, {"--tui does not go with --view"}));
}
#else
TEST_F(UsageRules, a_build_without_the_terminals_screen_says_so) {
    EXPECT_TRUE(refused(run({"--tui"}), 1, {"--tui: this build has no terminal screen"}));
}
#endif

}  // namespace
}  // namespace maze_test
