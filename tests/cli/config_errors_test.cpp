// CONFIG files that are not clear: exit code 1, every error with file, line and key, nothing made.
#include <filesystem>

#include "cli.hpp"

namespace maze_test {
namespace {

class ConfigFault : public Cli, public testing::WithParamInterface<TextCase> {};

TEST_P(ConfigFault, is_named_with_its_place) {
    write("config.txt", GetParam().text);
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(refused(outcome, 1, GetParam().parts));
    EXPECT_EQ(names(), std::vector<std::string>{"config.txt"});
}

INSTANTIATE_TEST_SUITE_P(
    values, ConfigFault,
    testing::Values(
        TextCase{"width_word", config_but("WIDTH=abc"), {"config.txt:1: WIDTH: 'abc' is not a whole number"}},
        TextCase{"width_fraction", config_but("WIDTH=13.5"), {"config.txt:1: WIDTH", "'13.5'"}},
        TextCase{"width_hexadecimal", config_but("WIDTH=0x10"), {"config.txt:1: WIDTH", "'0x10'"}},
        TextCase{"width_comma", config_but("WIDTH=24,"), {"config.txt:1: WIDTH", "'24,'"}},
        TextCase{"width_zero", config_but("WIDTH=0"), {"config.txt:1: WIDTH", "'0'"}},
        TextCase{"width_negative", config_but("WIDTH=-5"), {"config.txt:1: WIDTH", "'-5'"}},
        TextCase{"width_empty", config_but("WIDTH="), {"config.txt:1: WIDTH"}},
        TextCase{"width_only_comment", config_but("WIDTH= # none"), {"config.txt:1: WIDTH"}},
        TextCase{"width_inner_blank", config_but("WIDTH=1 2"), {"config.txt:1: WIDTH", "'1 2'"}},
        TextCase{"width_single_quotes", config_but("WIDTH='12'"), {"config.txt:1: WIDTH"}},
        TextCase{"height_30_digits",
                 config_but("HEIGHT=123456789012345678901234567890"),
                 {"config.txt:2: HEIGHT", "123456789012345678901234567890"}},
        TextCase{"entry_word", config_but("ENTRY=start"), {"config.txt:3: ENTRY", "'start'"}},
        TextCase{"entry_one_number", config_but("ENTRY=0"), {"config.txt:3: ENTRY", "'0'"}},
        TextCase{"entry_three_numbers", config_but("ENTRY=0,0,0"), {"config.txt:3: ENTRY", "'0,0,0'"}},
        TextCase{"entry_brackets", config_but("ENTRY=(0,0)"), {"config.txt:3: ENTRY", "'(0,0)'"}},
        TextCase{"entry_outside", config_but("ENTRY=12,0"), {"config.txt:3: ENTRY", "12,0", "12x9"}},
        TextCase{"entry_negative", config_but("ENTRY=0,-1"), {"config.txt:3: ENTRY", "0,-1"}},
        TextCase{"exit_outside", config_but("EXIT=0,9"), {"config.txt:4: EXIT", "0,9", "12x9"}},
        TextCase{"ends_equal", config_but("EXIT=0,0"), {"config.txt:", "E", "same", "0,0"}},
        TextCase{"entry_on_the_42", config_but("ENTRY=3,2"), {"config.txt:3: ENTRY", "3,2", "42"}},
        TextCase{"exit_on_the_42", config_but("EXIT=7,6"), {"config.txt:4: EXIT", "7,6", "42"}},
        TextCase{"perfect_word", config_but("PERFECT=maybe"), {"config.txt:6: PERFECT", "'maybe'"}},
        TextCase{"perfect_2", config_but("PERFECT=2"), {"config.txt:6: PERFECT", "'2'"}},
        TextCase{"perfect_empty", config_but("PERFECT="), {"config.txt:6: PERFECT"}},
        TextCase{"output_empty", config_but("OUTPUT_FILE="), {"config.txt:5: OUTPUT_FILE"}},
        TextCase{"output_empty_quotes", config_but("OUTPUT_FILE=\"\""), {"config.txt:5: OUTPUT_FILE"}},
        TextCase{"output_missing_folder",
                 config_but("OUTPUT_FILE=no/maze.txt"),
                 {"config.txt:5: OUTPUT_FILE", "no/maze.txt"}},
        TextCase{"output_is_a_folder", config_but("OUTPUT_FILE=."), {"config.txt:5: OUTPUT_FILE", "'.'"}},
        TextCase{"output_is_config",
                 config_but("OUTPUT_FILE=config.txt"),
                 {"config.txt:5: OUTPUT_FILE", "CONFIG"}},
        TextCase{"output_is_config_by_another_path",
                 config_but("OUTPUT_FILE=./../"
                            "./proc/self/cwd/config.txt"),
                 {"config.txt:5: OUTPUT_FILE"}},
        TextCase{"seed_no_utf8", config_with("SEED=a\xFF\n"), {"config.txt:7: SEED", "a\\xFF"}},
        TextCase{"seed_control", config_with("SEED=a\x01z\n"), {"config.txt:7: SEED", "a\\x01z"}},
        TextCase{"pattern_word", config_with("PATTERN=43\n"), {"config.txt:7: PATTERN", "'43'"}},
        TextCase{"mode_unknown_lists_them",
                 config_with("MODE=magic\n"),
                 {"config.txt:7: MODE", "'magic'", "dfs", "dfs_gt"}},
        TextCase{"mode_empty", config_with("MODE=\n"), {"config.txt:7: MODE"}},
        TextCase{"loops_101", config_with("LOOPS=101\n"), {"config.txt:7: LOOPS", "'101'", "100"}},
        TextCase{"loops_negative", config_with("LOOPS=-1\n"), {"config.txt:7: LOOPS", "'-1'"}},
        TextCase{"loops_fraction", config_with("LOOPS=0.5\n"), {"config.txt:7: LOOPS", "'0.5'"}},
        TextCase{"format_unknown", config_with("FORMAT=gif\n"), {"config.txt:7: FORMAT", "'gif'", "hex"}},
        TextCase{"window_zero", config_with("WINDOW_WIDTH=0\n"), {"config.txt:7: WINDOW_WIDTH", "'0'"}},
        TextCase{"window_word", config_with("WINDOW_HEIGHT=big\n"), {"config.txt:7: WINDOW_HEIGHT", "'big'"}},
        TextCase{"too_large",
                 config_but("WIDTH=9223372036854775807"),
                 {"config.txt:1: WIDTH", "9223372036854775807x9"}},
        TextCase{"one_cell",
                 "WIDTH=1\nHEIGHT=1\nENTRY=0,0\nEXIT=0,0\nOUTPUT_FILE=m\nPERFECT=True\n",
                 {"same", "0,0"}}),
    row_name<TextCase>);

INSTANTIATE_TEST_SUITE_P(
    lines, ConfigFault,
    testing::Values(
        TextCase{"no_equals", config_with("WIDE 12\n"), {"config.txt:7:", "'WIDE 12'"}},
        TextCase{"no_key", config_with("=12\n"), {"config.txt:7:", "key"}},
        TextCase{"line_numbers_count_blank_lines_and_comments",
                 "# one\r\n\r\n   \r\n" + config_with("SEED\n"),
                 {"config.txt:10:", "'SEED'"}},
        TextCase{
            "unclosed_quote", config_but("OUTPUT_FILE=\"maze.txt"), {"config.txt:5: OUTPUT_FILE", "quote"}},
        TextCase{"unclosed_quote_before_comment",
                 config_but("OUTPUT_FILE=\"maze.txt # name"),
                 {"config.txt:5: OUTPUT_FILE", "quote"}},
        TextCase{"text_after_quote",
                 config_but("OUTPUT_FILE=\"maze\".txt"),
                 {"config.txt:5: OUTPUT_FILE", "'.txt'"}},
        TextCase{"text_after_quote_and_blank",
                 config_but("OUTPUT_FILE=\"maze\" txt"),
                 {"config.txt:5: OUTPUT_FILE", "'txt'"}},
        TextCase{"known_key_twice", config_with("# c\nWIDTH=13\n"), {"config.txt:8: WIDTH", "line 1"}},
        TextCase{"known_key_twice_with_the_same_value",
                 config_with("height=9\n"),
                 {"config.txt:7: HEIGHT", "line 2"}},
        TextCase{"optional_key_twice", config_with("SEED=1\nSEED=2\n"), {"config.txt:8: SEED", "line 7"}},
        TextCase{"nul_byte", config_with(std::string_view("SEED=\0\n", 7)), {"config.txt:7:", "NUL"}},
        TextCase{
            "nul_byte_in_comment", config_with(std::string_view("\n# \0\n", 5)), {"config.txt:8:", "NUL"}},
        TextCase{
            "empty_file", "", {"config.txt", "WIDTH", "HEIGHT", "ENTRY", "EXIT", "OUTPUT_FILE", "PERFECT"}},
        TextCase{"comments_alone",
                 "# nothing\n",
                 {"config.txt", "WIDTH", "HEIGHT", "ENTRY", "EXIT", "OUTPUT_FILE", "PERFECT"}},
        TextCase{"mandatory_keys_missing_are_listed_together",
                 "WIDTH=12\nHEIGHT=9\nEXIT=11,8\nOUTPUT_FILE=m\n",
                 {"config.txt", "missing", "ENTRY", "PERFECT"}},
        TextCase{"control_characters_are_escaped",
                 config_but("WIDTH=\x1B[31m\a"),
                 {"config.txt:1: WIDTH", "\\x1B[31m\\x07"}},
        TextCase{"invisible_characters_are_escaped",
                 config_but("WIDTH=1\u200B2"),
                 {"config.txt:1: WIDTH", "200B"}},
        TextCase{"long_values_are_cut",
                 config_but("WIDTH=" + std::string(1000, '7')),
                 {"config.txt:1: WIDTH", "7777..."}}),
    row_name<TextCase>);

using ConfigErrors = Cli;

TEST_F(ConfigErrors, all_are_reported_in_one_run) {
    write("config.txt",
          "WIDTH=abc\nHEIGHT=0\nENTRY=0\nEXIT=5,5\nnonsense\nSEED=1\nSEED=2\nMODE=magic\nLOOPS=200\n");
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(refused(outcome, 1, {"config.txt:1: WIDTH", "'abc'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:2: HEIGHT", "'0'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:3: ENTRY", "'0'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:5:", "'nonsense'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:7: SEED", "line 6"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:8: MODE", "'magic'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:9: LOOPS", "'200'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt", "OUTPUT_FILE", "PERFECT"}));
}

TEST_F(ConfigErrors, ends_and_output_are_among_all) {
    write("config.txt",
          "WIDTH=12\nHEIGHT=9\nENTRY=12,0\nEXIT=0,9\nOUTPUT_FILE=no/maze.txt\nPERFECT=perhaps\n");
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(refused(outcome, 1, {"config.txt:6: PERFECT", "'perhaps'"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:3: ENTRY", "12,0"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:4: EXIT", "0,9"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt:5: OUTPUT_FILE", "no/maze.txt"}));
}

TEST_F(ConfigErrors, equal_ends_are_found_without_a_size) {
    write("config.txt", "WIDTH=wide\nHEIGHT=9\nENTRY=1,1\nEXIT=1,1\nOUTPUT_FILE=maze.txt\nPERFECT=True\n");
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(refused(outcome, 1, {"config.txt:1: WIDTH"}));
    EXPECT_TRUE(has_line(outcome.err, {"same", "1,1"}));
}

TEST_F(ConfigErrors, unknown_key_is_a_warning_with_line_and_hint) {
    struct Hint {
        const char* key;
        const char* meant;
    };
    for (const Hint& hint :
         {Hint{"WIDHT", "WIDTH"}, Hint{"HIGHT", "HEIGHT"}, Hint{"ALGORITHM", "MODE"}, Hint{"ALGO", "MODE"},
          Hint{"algorithm", "MODE"}, Hint{"OUTPUT_FIEL", "OUTPUT_FILE"}, Hint{"PERFCT", "PERFECT"},
          Hint{"SEDE", "SEED"}}) {
        write("config.txt", config_with("SEED=1\n" + std::string(hint.key) + "=5\n"));
        const Outcome outcome = run({"config.txt", "--no-view"});
        EXPECT_TRUE(ended(outcome, 0)) << hint.key;
        EXPECT_TRUE(has_line(outcome.err, {"warning", "config.txt:8:", hint.key, hint.meant}));
        EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
    }
    write("config.txt", config_with("SEED=1\nFAVOURITE_CHEESE=gouda\n"));
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(has_line(outcome.err, {"warning", "config.txt:8:", "FAVOURITE_CHEESE"}));
    EXPECT_FALSE(has(outcome.err, "did you mean"));
}

TEST_F(ConfigErrors, misspelt_mandatory_key_is_both_hinted_and_missing) {
    write("config.txt", "WIDHT=12\n" + config_with().substr(9));
    const Outcome outcome = run({"config.txt"});
    EXPECT_TRUE(refused(outcome, 1, {"config.txt:1:", "WIDHT", "did you mean WIDTH?"}));
    EXPECT_TRUE(has_line(outcome.err, {"config.txt", "missing", "WIDTH"}));
}

TEST_F(ConfigErrors, quiet_silences_warnings_and_keeps_errors) {
    write("config.txt", config_with("WIDHT=5\nLOOPS=9\n"));
    const Outcome outcome = run({"config.txt", "-q"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.err, "");
    write("config.txt", config_but("WIDTH=x") + "WIDHT=5\n");
    const Outcome faulty = run({"config.txt", "-q"});
    EXPECT_TRUE(refused(faulty, 1, {"config.txt:1: WIDTH"}));
    EXPECT_EQ(lines_of(faulty.err).size(), 1U) << faulty.err;
}

TEST_F(ConfigErrors, files_that_cannot_be_read) {
    EXPECT_TRUE(refused(run({"no.txt"}), 1, {"no.txt", "No such file"}));
    std::filesystem::create_directory(file("folder"));
    EXPECT_TRUE(refused(run({"folder"}), 1, {"folder", "directory"}));
    write("secret.txt", config_with());
    std::filesystem::permissions(file("secret.txt"), std::filesystem::perms::none);
    EXPECT_TRUE(refused(run_unprivileged({"secret.txt"}), 1, {"secret.txt", "Permission denied"}));
}

TEST_F(ConfigErrors, a_binary_file_is_refused_and_none_of_its_bytes_reaches_the_screen) {
    std::string bytes;
    for (int i = 0; i < 200000; ++i) {
        bytes += static_cast<char>((i * 7919 + i / 13) & 0xFF);
    }
    write("binary", bytes);
    EXPECT_TRUE(refused(run({"binary"}), 1, {"binary"}));
    std::erase(bytes, '\0');
    write("binary", bytes);
    const Outcome outcome = run({"binary"});
    EXPECT_TRUE(refused(outcome, 1, {"binary"}));
    for (const char c : outcome.err) {
        ASSERT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20) << "a control character gets through";
    }
}

TEST_F(ConfigErrors, config_is_never_overwritten) {
    const std::string text = config_but("OUTPUT_FILE=link.txt");
    write("config.txt", text);
    std::filesystem::create_symlink("config.txt", file("link.txt"));
    EXPECT_TRUE(refused(run({"config.txt"}), 1, {"OUTPUT_FILE", "link.txt"}));
    EXPECT_TRUE(refused(run({"link.txt"}), 1, {"OUTPUT_FILE", "link.txt"}));
    EXPECT_TRUE(refused(run({"config.txt", "-o", "./config.txt"}), 1, {"./config.txt"}));
    EXPECT_TRUE(refused(run({"config.txt", "-o", file("config.txt").string()}), 1, {"config.txt"}));
    std::filesystem::create_hard_link(file("config.txt"), file("hard.txt"));
    EXPECT_TRUE(refused(run({"hard.txt", "-o", "config.txt"}), 1, {"config.txt"}));
    EXPECT_EQ(read("config.txt"), text);
}

TEST_F(ConfigErrors, config_on_standard_input_is_never_overwritten) {
    const std::string text = config_but("OUTPUT_FILE=config.txt");
    write("config.txt", text);
    EXPECT_TRUE(refused(shell("exec \"$maze\" /dev/stdin < config.txt"), 1, {"OUTPUT_FILE", "config.txt"}));
    EXPECT_TRUE(refused(shell("exec \"$maze\" - < config.txt"), 1, {"OUTPUT_FILE", "config.txt"}));
    EXPECT_EQ(read("config.txt"), text);
}

}  // namespace
}  // namespace maze_test
