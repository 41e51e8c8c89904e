// Characters and colours: what the locale and the kind of output ask for.
#include <algorithm>

#include "cli.hpp"

namespace maze_test {
namespace {

using Variables = std::vector<std::pair<std::string, std::optional<std::string>>>;

class Terminal : public Cli {
  protected:
    [[nodiscard]] std::string drawn(Variables variables, bool terminal = false,
                                    Arguments further = {}) const {
        Launch launch;
        launch.environment = std::move(variables);
        launch.terminal = terminal;
        further.insert(further.begin(), {"-w", "12", "-H", "9", "-s", "1", "--solve"});
        const Outcome outcome = run(further, launch);
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }
};

bool is_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Without the escape sequences for colours.
std::string plain(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1B') {
            i = std::min(text.find('m', i), text.size());
        } else {
            result += text[i];
        }
    }
    return result;
}

TEST_F(Terminal, lines_in_a_utf8_locale_and_ascii_in_others) {
    EXPECT_TRUE(has(drawn({{"LC_ALL", "C.UTF-8"}}), "┌"));
    EXPECT_TRUE(has(drawn({{"LC_ALL", std::nullopt}, {"LANG", "de_DE.utf8"}}), "┌"));
    EXPECT_TRUE(has(drawn({{"LC_ALL", ""}, {"LC_CTYPE", "en_US.UTF-8"}, {"LANG", "C"}}), "┌"));
    for (const Variables& other :
         {Variables{{"LC_ALL", "C"}},
          {{"LC_ALL", "POSIX"}, {"LANG", "C.UTF-8"}},
          {{"LC_ALL", std::nullopt}, {"LC_CTYPE", "de_DE.ISO-8859-1"}, {"LANG", "C.UTF-8"}},
          {{"LC_ALL", std::nullopt}}}) {
        const std::string text = drawn(other);
        EXPECT_TRUE(is_ascii(text)) << text;
        EXPECT_TRUE(text.starts_with("+-")) << text;
    }
}

TEST_F(Terminal, the_drawing_is_2w_plus_1_by_2h_plus_1) {
    const auto lines = lines_of(drawn({{"LC_ALL", "C"}}));
    ASSERT_EQ(lines.size(), 19U);
    for (const std::string& line : lines) {
        EXPECT_EQ(line.size(), 25U) << line;
    }
}

TEST_F(Terminal, colours_on_a_terminal_only) {
    const std::string piped = drawn({});
    EXPECT_FALSE(has(piped, "\x1B"));
    const std::string shown = drawn({}, true);
    EXPECT_TRUE(has(shown, "\x1B["));
    EXPECT_EQ(plain(shown), piped);
}

TEST_F(Terminal, no_colour_is_left_on) {
    const std::string shown = drawn({}, true);
    const auto last = shown.rfind("\x1B[");
    ASSERT_NE(last, std::string::npos);
    EXPECT_TRUE(shown.substr(last).starts_with("\x1B[0m") || shown.substr(last).starts_with("\x1B[m"));
}

TEST_F(Terminal, no_color_removes_it_unless_empty) {
    EXPECT_FALSE(has(drawn({{"NO_COLOR", "1"}}, true), "\x1B"));
    EXPECT_FALSE(has(drawn({{"NO_COLOR", "0"}}, true), "\x1B"));
    EXPECT_TRUE(has(drawn({{"NO_COLOR", ""}}, true), "\x1B"));
    EXPECT_FALSE(has(drawn({{"TERM", "dumb"}}, true), "\x1B"));
}

TEST_F(Terminal, a_file_gets_no_colour_though_standard_output_is_a_terminal) {
    EXPECT_EQ(drawn({}, true, {"-f", "text", "-o", "maze.txt"}), "");
    EXPECT_EQ(read("maze.txt"), drawn({}));
}

TEST_F(Terminal, hex_and_help_on_a_terminal_are_plain) {
    EXPECT_EQ(drawn({}, true, {"-f", "hex"}), drawn({}, false, {"-f", "hex"}));
    Launch launch;
    launch.terminal = true;
    EXPECT_FALSE(has(run({"--list-algorithms"}, launch).out, "\x1B"));
}

}  // namespace
}  // namespace maze_test
