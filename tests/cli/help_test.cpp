// What the program says about itself.
#include <algorithm>

#include "cli.hpp"

namespace maze_test {
namespace {

using Help = Cli;

TEST_F(Help, help_goes_to_standard_output_and_names_every_option) {
    for (const char* const option : {"-h", "--help"}) {
        const Outcome outcome = run({option});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(outcome.err, "");
        for (const char* const word :
             {"CONFIG",         "--load",         "--width",           "--height",       "--entry",
              "--exit",         "--seed",         "--algorithm",       "--perfect",      "--imperfect",
              "--loops",        "--pattern",      "--no-pattern",      "--output",       "--format",
              "--collectibles", "--difficulty",   "--solve",           "--no-path",      "--check",
              "--view",         "--no-view",      "--list-algorithms", "--list-formats", "--solver",
              "--stats",        "--list-solvers", "--quiet",           "--version",      "--help"}) {
            EXPECT_TRUE(has(outcome.out, word)) << word << " in:\n" << outcome.out;
        }
    }
}

TEST_F(Help, help_groups_the_options_by_source_maze_and_output) {
    const std::string help = run({"--help"}).out;
    const auto source = help.find("--load");
    const auto maze = help.find("--width");
    const auto output = help.find("--output");
    EXPECT_LT(source, maze);
    EXPECT_LT(maze, output);
}

TEST_F(Help, version_shows_the_stream_version_too) {
    for (const char* const option : {"-V", "--version"}) {
        const Outcome outcome = run({option});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_TRUE(has_line(outcome.out, {"a_maze_ing", ".", "stream"}));
        EXPECT_EQ(outcome.err, "");
    }
}

TEST_F(Help, algorithms_are_listed_one_a_line_without_heading) {
    const Outcome outcome = run({"--list-algorithms"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.err, "");
    const auto lines = lines_of(outcome.out);
    ASSERT_GE(lines.size(), 2U);
    EXPECT_TRUE(lines[0].starts_with("dfs ")) << lines[0];
    EXPECT_TRUE(lines[1].starts_with("dfs_gt ")) << lines[1];
    for (const std::string& line : lines) {
        EXPECT_NE(line.find_first_not_of(' ', line.find(' ')), std::string::npos) << "no summary: " << line;
    }
}

TEST_F(Help, every_listed_algorithm_makes_a_maze) {
    for (const std::string& line : lines_of(run({"--list-algorithms"}).out)) {
        const std::string name = line.substr(0, line.find(' '));
        EXPECT_TRUE(ended(run({"-A", name, "-s", "1", "-o", name}), 0)) << name;
        EXPECT_TRUE(ended(run({"--check", "--perfect", "--pattern", "--load", name}), 0)) << name;
    }
}

TEST_F(Help, every_listed_format_is_one_that_can_be_asked_for) {
    const Outcome outcome = run({"--list-formats"});
    EXPECT_TRUE(ended(outcome, 0));
    std::vector<std::string> listed;
    for (const std::string& line : lines_of(outcome.out)) {
        listed.push_back(line.substr(0, line.find(' ')));
        EXPECT_TRUE(ended(run({"-s", "1", "-f", listed.back(), "-o", "maze"}), 0)) << line;
    }
    for (const char* const name : {"hex", "hex-compact", "text"}) {
        EXPECT_EQ(std::count(listed.begin(), listed.end(), name), 1) << outcome.out;
    }
}

TEST_F(Help, help_that_cannot_be_written_is_an_error) {
    for (const char* const option : {"--help", "--version", "--list-algorithms", "--list-formats"}) {
        const Outcome outcome = shell(std::string("exec \"$maze\" ") + option + " > /dev/full");
        EXPECT_TRUE(refused(outcome, 4, {"standard output", "No space left"})) << option;
    }
}

TEST_F(Help, help_into_a_closed_pipe_is_quiet) {
    const Outcome outcome = shell("\"$maze\" --help | true; test \"${PIPESTATUS[0]}\" -lt 100");
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.err, "");
}

}  // namespace
}  // namespace maze_test
