// Seeds: the same one makes the same maze, every one can be shown and typed again.
#include <algorithm>

#include "cli.hpp"

namespace maze_test {
namespace {

class Seed : public Cli {
  protected:
    [[nodiscard]] std::string maze(const std::string& seed) const { return hex_of({"--seed=" + seed}); }
    /// The maze of a CONFIG with this line for the seed.
    [[nodiscard]] std::string maze_of_config(const std::string& line) const {
        write("config.txt", config_with(line + "\n"));
        const Outcome outcome =
            run({"config.txt", "-o", "-", "-f", "hex", "-w", "20", "-H", "15", "--exit", "19,14"});
        EXPECT_TRUE(ended(outcome, 0));
        return outcome.out;
    }
};

TEST_F(Seed, same_seed_same_bytes) {
    EXPECT_EQ(maze("42"), maze("42"));
    EXPECT_NE(maze("42"), maze("43"));
    const Arguments many = {"-w", "50", "-H", "40", "-s", "tea", "--loops", "20", "-A", "dfs_gt"};
    EXPECT_EQ(hex_of(many), hex_of(many));
}

TEST_F(Seed, numbers_mean_their_value) {
    const std::string ten = maze("10");
    for (const char* const same : {"010", "+10", "+0010", " 10", "10\t"}) {
        EXPECT_EQ(maze(same), ten) << same;
        EXPECT_EQ(maze_of_config("SEED=" + std::string(same)), ten) << same;
    }
    EXPECT_EQ(maze("0"), maze("-0"));
    EXPECT_EQ(maze("-7"), maze("-007"));
    EXPECT_NE(maze("-7"), maze("7"));
    EXPECT_NE(maze("10.0"), ten);
    EXPECT_NE(maze("0x0A"), ten);
    EXPECT_EQ(hex_of({"-s", "-7"}), maze("-7"));
}

TEST_F(Seed, numbers_beyond_64_bits_are_taken_in_canonical_form) {
    EXPECT_TRUE(ended(run({"-s", "9223372036854775807", "-o", "a"}), 0));
    EXPECT_TRUE(ended(run({"-s", "-9223372036854775808", "-o", "a"}), 0));
    EXPECT_EQ(maze("99999999999999999999"), maze("+0099999999999999999999"));
    EXPECT_NE(maze("99999999999999999999"), maze("-99999999999999999999"));
    EXPECT_NE(maze("9223372036854775808"), maze("9223372036854775807"));
    EXPECT_NE(maze("18446744073709551616"), maze("0"));
}

class SeedText : public Seed, public testing::WithParamInterface<TextCase> {};

TEST_P(SeedText, is_taken_as_it_is_with_blanks_around_it_dropped) {
    const std::string& seed = GetParam().text;
    const std::string right = hex_of({"--seed", ' ' + seed});
    EXPECT_EQ(hex_of({"--seed", seed}), right);
    EXPECT_EQ(hex_of({"-s", "\t" + seed + "  "}), right);
    EXPECT_EQ(maze("  " + seed), right);
    EXPECT_EQ(maze_of_config("SEED = " + seed), right);
    EXPECT_EQ(maze_of_config("SEED=\" " + seed + "\""), right);
    EXPECT_NE(maze("a"), right);
    EXPECT_NE(maze("1"), right);
}

INSTANTIATE_TEST_SUITE_P(
    texts, SeedText,
    testing::Values(TextCase{"word", "abc"}, TextCase{"capitals", "ABC"}, TextCase{"other_script", "迷路"},
                    TextCase{"accent", "é"}, TextCase{"two_words", "first snow"}, TextCase{"comma", "a,b"},
                    TextCase{"brackets_with_comma", "[a,b]"}, TextCase{"brackets", "[a]"},
                    TextCase{"empty_brackets", "[]"}, TextCase{"brackets_with_numbers", "[1,2]"},
                    TextCase{"empty_braces", "{}"}, TextCase{"braces", "{a}"},
                    TextCase{"single_quotes", "'a'"}, TextCase{"percent_signs", "%%"},
                    TextCase{"equals_sign", "a=b"}, TextCase{"hash", "a#1"}, TextCase{"fraction", "1.0"},
                    TextCase{"exponent", "1e0"}, TextCase{"hexadecimal", "0x1"}, TextCase{"boolean", "true"},
                    TextCase{"dollar", "$HOME"}, TextCase{"backslash", "\\n"}, TextCase{"plus", "+"},
                    TextCase{"dash", "-"}, TextCase{"dashes_inside", "a--b"},
                    TextCase{"none_and_more", "None1"}, TextCase{"file_name", "seed.json"}),
    row_name<TextCase>);

TEST_F(Seed, texts_that_differ_make_different_mazes) {
    EXPECT_NE(maze("abc"), maze("ABC"));
    EXPECT_NE(maze("a b"), maze("a  b"));
    EXPECT_NE(maze("迷路"), maze("迷"));
}

TEST_F(Seed, a_leading_dash_is_fine_behind_an_equals_sign) {
    EXPECT_EQ(maze("-abc"), maze_of_config("SEED=-abc"));
    EXPECT_EQ(maze("--x"), maze_of_config("SEED=--x"));
}

/// The number behind "seed" in a note.
std::string seed_shown(const std::string& err) {
    for (const std::string& line : lines_of(err)) {
        const auto begin = line.find_first_of("0123456789", std::min(line.find("seed"), line.size()));
        if (has(line, "note") && begin != std::string::npos) {
            return line.substr(begin, line.find_first_not_of("0123456789", begin) - begin);
        }
    }
    return {};
}

TEST_F(Seed, a_drawn_one_is_shown_and_makes_the_same_maze_again) {
    for (const Arguments& none : {Arguments{}, {"--seed", "None"}, {"--seed="}, {"-s", "none"}, {"-s", ""}}) {
        Arguments arguments = none;
        arguments.insert(arguments.end(), {"-f", "hex"});
        const Outcome outcome = run(arguments);
        EXPECT_TRUE(ended(outcome, 0));
        const std::string seed = seed_shown(outcome.err);
        ASSERT_NE(seed, "") << outcome.err;
        EXPECT_EQ(maze(seed), outcome.out) << testing::PrintToString(none);
    }
    EXPECT_NE(run({"-f", "hex"}).out, run({"-f", "hex"}).out);
}

TEST_F(Seed, config_without_one_draws_too) {
    for (const char* const line : {"", "SEED=", "SEED=None", "SEED = NONE # any", "SEED=\"\""}) {
        write("config.txt", config_with(std::string(line) + "\n"));
        const Outcome outcome = run({"config.txt", "-o", "-", "-f", "hex"});
        EXPECT_TRUE(ended(outcome, 0));
        const std::string seed = seed_shown(outcome.err);
        ASSERT_NE(seed, "") << line << outcome.err;
        EXPECT_EQ(run({"config.txt", "-o", "-", "-f", "hex", "-s", seed}).out, outcome.out) << line;
    }
}

TEST_F(Seed, a_given_one_needs_no_note_and_a_drawn_one_is_not_shown_when_quiet) {
    EXPECT_EQ(run({"-s", "1"}).err, "");
    EXPECT_EQ(run({"-s", "abc"}).err, "");
    EXPECT_EQ(run({"-q"}).err, "");
}

TEST_F(Seed, an_empty_option_overrides_the_one_of_config) {
    write("config.txt", config_with("SEED=1\n"));
    EXPECT_NE(seed_shown(run({"config.txt", "-o", "-", "--seed", "None"}).err), "");
}

}  // namespace
}  // namespace maze_test
