// --check: what is wrong with a file, one finding a line.
#include "cli.hpp"

namespace maze_test {
namespace {

class Check : public Cli {
  protected:
    [[nodiscard]] Outcome check(const std::string& text, Arguments further = {}) const {
        write("maze.hex", text);
        further.insert(further.begin(), {"--check", "--load", "maze.hex"});
        return run(further);
    }
    /// Each line names the file, the code is 3, and one line has all the parts.
    static testing::AssertionResult found(const Outcome& outcome, const std::vector<std::string>& parts) {
        if (auto result = ended(outcome, 3); !result) {
            return result;
        }
        for (const std::string& line : lines_of(outcome.out)) {
            if (!line.starts_with("maze.hex: ")) {
                return testing::AssertionFailure() << "no file in front of: " << line;
            }
        }
        return has_line(outcome.out, parts);
    }
};

constexpr const char* kGood = "D3B\n96A\nC56\n\n0,0\n2,2\n\nESWSEE\n";

TEST_F(Check, a_sound_file_is_ok_and_silent_with_quiet) {
    const Outcome outcome = check(kGood);
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out, "maze.hex: ok\n");
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(check(kGood, {"-q"}).out, "");
    EXPECT_EQ(check("D3B\n96A\nC56\n").out, "maze.hex: ok\n");
    EXPECT_EQ(check("d3b\r\n96a\r\nc56\r\n\r\n0,0\r\n2,2\r\nESWSEE").out, "maze.hex: ok\n");
}

TEST_F(Check, standard_input) {
    EXPECT_TRUE(has_line(run_with_input({"--check", "-l", "-"}, kGood).out, {"stdin", ": ok"}));
    EXPECT_TRUE(
        has_line(run_with_input({"--check", "-l", "-"}, "D53\nD5X\n").out, {"stdin", "line 2", "'X'"}));
}

TEST_F(Check, every_finding_of_a_file_is_listed) {
    const Outcome outcome = check("93B\n94A\nC56\n\n0,0\n2,9\n\nESQSEE\nmore\n");
    EXPECT_TRUE(found(outcome, {"0,0", "0,1"}));
    EXPECT_TRUE(found(outcome, {"1,1", "2,1"}));
    EXPECT_TRUE(found(outcome, {"line 6", "2,9"}));
    EXPECT_TRUE(found(outcome, {"line 8", "'Q'"}));
    EXPECT_TRUE(found(outcome, {"line 9", "'more'"}));
}

TEST_F(Check, rows_that_cannot_be_read_are_all_listed) {
    const Outcome outcome = check("D3B\n9?A\nC5\nZZZ\n");
    EXPECT_TRUE(found(outcome, {"line 2", "'?'"}));
    EXPECT_TRUE(found(outcome, {"line 3"}));
    EXPECT_TRUE(found(outcome, {"line 4", "'Z'"}));
}

TEST_F(Check, the_rules_of_a_maze) {
    EXPECT_TRUE(found(check("D57\nD57\n"), {"cannot be reached"}));
    EXPECT_TRUE(found(check("D3F\n96F\nC57\n"), {"2,0", "closed"}));
    EXPECT_TRUE(found(check("913\n802\nC46\n"), {"3x3", "0,0"}));
    EXPECT_TRUE(found(check("D3F\nD47\n\n0,0\n2,0\n"), {"exit", "2,0", "closed"}));
}

TEST_F(Check, a_stored_path_is_walked) {
    const auto with_path = [](const std::string& path) {
        return "D3B\n96A\nC56\n\n0,0\n2,2\n\n" + path + "\n";
    };
    EXPECT_TRUE(found(check(with_path("ESE")), {"path", "1,1"}));
    EXPECT_TRUE(found(check(with_path("NNN")), {"path", "0,0"}));
    EXPECT_TRUE(found(check(with_path("ESWS")), {"path", "0,2"}));
    EXPECT_TRUE(found(check(with_path("ESWSEWEE")), {"path", "8", "6"}));
    EXPECT_TRUE(found(check(with_path("ESWSEEN")), {"path"}));
}

TEST_F(Check, many_findings_of_a_kind_are_the_first_few_and_a_count) {
    std::string rows;
    for (int y = 0; y < 20; ++y) {
        rows += "FFFFFFFFFFFFFFFFFFFF\n";
    }
    const Outcome outcome = check(rows);
    EXPECT_TRUE(found(outcome, {"1,0", "closed"})) << "beside the 42 that begins at 0,0";
    EXPECT_LT(lines_of(outcome.out).size(), 30U);
    EXPECT_TRUE(has_line(outcome.out, {"more"}));
}

TEST_F(Check, perfect_and_imperfect) {
    const std::string perfect = hex_of({"-s", "1"});
    const std::string loops = hex_of({"-s", "1", "--loops", "10"});
    EXPECT_TRUE(ended(check(perfect, {"--perfect"}), 0));
    EXPECT_TRUE(found(check(perfect, {"--imperfect"}), {"loop"}));
    EXPECT_TRUE(ended(check(loops, {"--imperfect"}), 0));
    EXPECT_TRUE(found(check(loops, {"--perfect"}), {"loop"}));
    EXPECT_TRUE(ended(check(loops), 0));
    EXPECT_TRUE(ended(check("D57\n", {"--imperfect"}), 0))
        << "no loop is no finding where the grid allows none";
}

TEST_F(Check, pattern_and_no_pattern) {
    const std::string with = hex_of({"-s", "1"});
    const std::string without = hex_of({"-s", "1", "--no-pattern"});
    EXPECT_TRUE(ended(check(with, {"--pattern"}), 0));
    EXPECT_TRUE(found(check(with, {"--no-pattern"}), {"42"}));
    EXPECT_TRUE(ended(check(without, {"--no-pattern"}), 0));
    EXPECT_TRUE(found(check(without, {"--pattern"}), {"42"}));
    EXPECT_TRUE(ended(check(with), 0));
    EXPECT_TRUE(ended(check(without), 0));
    EXPECT_TRUE(ended(check(kGood, {"--pattern"}), 0)) << "no 42 is no finding where there is no room";
}

TEST_F(Check, several_files_each_with_its_name) {
    write("good.hex", kGood);
    write("bad.hex", "D3B\n96A\nC5X\n");
    const Outcome outcome = run({"--check", "-l", "good.hex", "--load", "bad.hex", "-l", "good.hex"});
    EXPECT_TRUE(ended(outcome, 3));
    const auto lines = lines_of(outcome.out);
    ASSERT_GE(lines.size(), 3U);
    EXPECT_EQ(lines.front(), "good.hex: ok");
    EXPECT_EQ(lines.back(), "good.hex: ok");
    EXPECT_TRUE(has_line(outcome.out, {"bad.hex: ", "line 3", "'X'"}));
    EXPECT_TRUE(ended(run({"--check", "-l", "good.hex", "-l", "good.hex"}), 0));
}

TEST_F(Check, a_missing_file_does_not_hide_the_others) {
    write("bad.hex", "D3B\n96A\nC5X\n");
    const Outcome outcome = run({"--check", "-l", "no.hex", "-l", "bad.hex"});
    EXPECT_TRUE(ended(outcome, 4));
    EXPECT_TRUE(has_line(outcome.err, {"no.hex", "No such file"}));
    EXPECT_TRUE(has_line(outcome.out, {"bad.hex: "}));
}

TEST_F(Check, never_writes_a_file) {
    EXPECT_TRUE(ended(check(kGood, {"--no-view"}), 0));
    EXPECT_EQ(names(), std::vector<std::string>{"maze.hex"});
}

TEST_F(Check, one_cell_and_no_cell) {
    EXPECT_EQ(check("F\n").exit_code, 0);
    EXPECT_TRUE(found(check(""), {"no maze"}));
}

}  // namespace
}  // namespace maze_test
