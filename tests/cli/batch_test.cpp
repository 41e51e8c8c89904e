// Many mazes in one run.
#include <set>

#include "cli.hpp"

namespace maze_test {
namespace {

using Batch = Cli;

const Arguments kSmall{"-w", "6", "-H", "4", "-q"};

Arguments small(Arguments more) {
    more.insert(more.end(), kSmall.begin(), kSmall.end());
    return more;
}

/// The parts between empty lines that are not inside a maze: a hex file has one before the ends and one
/// before the path.
std::vector<std::string> hex_mazes(const std::string& text) {
    std::vector<std::string> mazes(1);
    int empty = 0;
    for (const std::string& line : lines_of(text)) {
        if (line.empty() && ++empty % 3 == 0) {
            mazes.emplace_back();
            continue;
        }
        mazes.back() += line + '\n';
    }
    return mazes;
}

TEST_F(Batch, number_one_has_the_seed_of_the_run_and_all_differ) {
    const std::string text = run(small({"-s", "7", "--count", "20", "-f", "hex"})).out;
    const auto mazes = hex_mazes(text);
    ASSERT_EQ(mazes.size(), 20U);
    EXPECT_EQ(mazes.front(), run(small({"-s", "7", "-f", "hex"})).out);
    EXPECT_EQ(std::set<std::string>(mazes.begin(), mazes.end()).size(), 20U);
}

TEST_F(Batch, every_number_can_be_made_again_alone) {
    for (const std::string format : {"hex", "hex-compact", "text", "picture", "json"}) {
        EXPECT_TRUE(ended(run(small({"-s", "7", "--count", "4", "-f", format, "-o", "maze-%d"})), 0));
        for (const std::string number : {"1", "2", "3", "4"}) {
            EXPECT_EQ(run(small({"-s", "7", "--first", number, "--count", "1", "-f", format})).out,
                      read("maze-" + number))
                << format;
        }
    }
}

TEST_F(Batch, shards_joined_equal_the_whole) {
    for (const std::string format : {"hex", "hex-compact", "text", "picture", "json"}) {
        const auto shard = [&](const char* first, const char* count) {
            const Outcome outcome = run(small({"-s", "7", "--first", first, "--count", count, "-f", format}));
            EXPECT_TRUE(ended(outcome, 0));
            return outcome.out;
        };
        EXPECT_EQ(shard("1", "300") + shard("301", "700"), shard("1", "1000")) << format;
    }
}

TEST_F(Batch, a_name_with_a_number_gives_a_file_each) {
    EXPECT_TRUE(ended(run(small({"-s", "7", "--count", "3", "--first", "9", "-o", "100%%-%03d.svg"})), 0));
    EXPECT_EQ(names(), (std::vector<std::string>{"100%-009.svg", "100%-010.svg", "100%-011.svg"}));
    EXPECT_TRUE(ended(run(small({"-s", "7", "--count", "2", "-o", "m%d.pdf"})), 0));
    EXPECT_TRUE(read("m2.pdf").starts_with("%PDF-"));
}

TEST_F(Batch, names_that_mean_nothing_are_refused) {
    for (const char* const wrong : {"%s.txt", "%d-%d.txt", "50%", "%5d", "%00d", "%-3d", "%i", "%03"}) {
        EXPECT_TRUE(refused(run({"--count", "2", "-o", wrong}), 2, {wrong, "%d"})) << wrong;
    }
    for (const char* const format : {"svg", "png"}) {
        EXPECT_TRUE(refused(run({"--count", "2", "-f", format, "-o", "maze"}), 2, {format, "maze-%d"}));
        EXPECT_TRUE(refused(run({"--count", "2", "-f", format}), 2, {format, "maze-%d"}));
        EXPECT_TRUE(ended(run({"--count", "1", "-f", format, "-o", "one"}), 0));
    }
    EXPECT_EQ(names(), std::vector<std::string>{"one"});
    // Without many mazes a percent sign is a character like any other.
    EXPECT_TRUE(ended(run({"-f", "hex", "-o", "50%d"}), 0));
    EXPECT_TRUE(exists("50%d"));
}

TEST_F(Batch, seeds_stand_in_the_documents_and_make_the_same_maze) {
    const std::string text = run(small({"-s", "7", "--count", "3", "-f", "json"})).out;
    const auto documents = lines_of(text);
    ASSERT_EQ(documents.size(), 3U);
    EXPECT_TRUE(has(documents[0], "\"seed\": 7"));
    const std::string& third = documents[2];
    const std::size_t at = third.find("\"seed\": ") + 8;
    const std::string seed = third.substr(at, third.find_first_not_of("0123456789", at) - at);
    EXPECT_EQ(run(small({"-s", seed, "-f", "json"})).out, third + '\n');
}

TEST_F(Batch, says_how_to_make_one_again) {
    const Outcome outcome = run({"-s", "7", "--count", "3", "-f", "hex"});
    EXPECT_TRUE(has_line(outcome.err, {"note", "--seed 7", "--first K --count 1"}));
    EXPECT_TRUE(has_line(run({"--count", "2", "-f", "hex"}).err, {"the seed is"}));
}

TEST_F(Batch, is_the_same_with_any_number_of_threads) {
    const auto with = [&](const char* threads) {
        return run(small({"-s", "7", "--count", "5000", "-f", "hex", "--threads", threads})).out;
    };
    const std::string one = with("1");
    EXPECT_EQ(with("2"), one);
    EXPECT_EQ(with("7"), one);
}

TEST_F(Batch, what_needs_one_maze_is_refused) {
    for (const Arguments& wrong : std::vector<Arguments>{{"--stats", "s.json"},
                                                         {"--solver", "astar"},
                                                         {"--load", "maze.txt"},
                                                         {"--check", "--load", "maze.txt"}}) {
        Arguments arguments{"--count", "2"};
        arguments.insert(arguments.end(), wrong.begin(), wrong.end());
        EXPECT_EQ(run(arguments).exit_code, 2) << wrong.front();
    }
    for (const char* const wrong : {"0", "-1", "x", "1.5", "1000000000000001", "99999999999999999999"}) {
        EXPECT_EQ(run({"--count", wrong}).exit_code, 2) << wrong;
        EXPECT_EQ(run({"--first", wrong}).exit_code, 2) << wrong;
    }
    for (const char* const option : {"--per-page", "--answers"}) {
        EXPECT_TRUE(refused(run({"-f", "pdf", "--count", "2", option, "5"}), 2, {option, "'5'"}));
    }
    EXPECT_TRUE(refused(run({"--count", "2", "--per-page", "4"}), 2, {"--per-page", "pdf"}));
    EXPECT_TRUE(refused(run({"--count", "2", "-f", "pdf", "-o", "m%d.pdf", "--answers", "4"}), 2,
                        {"--answers", "book"}));
    EXPECT_TRUE(refused(run({"--count", "2", "-f", "pdf", "-o", "m.pdf", "--grow", "5x5"}), 2,
                        {"--grow", "5x5", "20x15"}));
    EXPECT_EQ(names(), std::vector<std::string>{});
}

TEST_F(Batch, count_is_a_key_of_config_too) {
    write("config.txt", config_with("COUNT=3\nSEED=7\n"));
    EXPECT_TRUE(ended(run({"config.txt"}), 0));
    EXPECT_EQ(hex_mazes(read("maze.txt")).size(), 3U);
}

TEST_F(Batch, a_full_disk_is_told_with_the_name) {
    EXPECT_TRUE(refused(run({"--count", "2", "-q", "-f", "hex", "-o", "/dev/full"}), 4, {"/dev/full"}));
    EXPECT_TRUE(refused(run({"--count", "2", "-q", "-o", "none/m%d.svg"}), 4, {"none/m"}));
}

TEST_F(Batch, a_reader_that_goes_away_ends_it_quietly) {
    const Outcome outcome = shell("\"$maze\" -q --count 1000000 -f hex | head -1; echo ${PIPESTATUS[0]}");
    EXPECT_EQ(lines_of(outcome.out).back(), "0");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(Batch, percent_signs_in_folders_are_part_of_the_name) {
    const Outcome outcome = shell(
        "mkdir -p d1 d2 'e%'; \"$maze\" -q --count 2 -f hex -o d%d/m.txt && "
        "\"$maze\" -q --count 2 -f hex -o 'e%%/m-%012d.txt'");
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(exists("d1/m.txt") && exists("d2/m.txt"));
    EXPECT_TRUE(exists("e%/m-000000000002.txt"));
}

TEST_F(Batch, never_overwrites_its_config) {
    const std::string text = config_but("OUTPUT_FILE=c%d") + "COUNT=3\n";
    for (const std::string name : {"c1", "c2"}) {
        write(name, text);
        EXPECT_TRUE(refused(run({name, "--no-view"}), 1, {name, "CONFIG"}));
        EXPECT_EQ(read(name), text);
    }
}

TEST_F(Batch, works_where_there_are_no_more_threads) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "needs a limit on the address space";
    }
    const Outcome outcome = shell(
        "ulimit -v 100000; \"$maze\" -q --count 2000 -w 30 -H 30 --seed 1 -f hex --threads 64 | cksum; "
        "ulimit -v unlimited 2>/dev/null; \"$maze\" -q --count 2000 -w 30 -H 30 --seed 1 -f hex --threads 1 "
        "| cksum");
    const auto lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 2U) << outcome.err;
    EXPECT_EQ(lines[0], lines[1]) << outcome.err;
}

TEST_F(Batch, large_mazes_are_not_kept_as_text) {
    if (has_address_sanitizer()) {
        GTEST_SKIP() << "needs a limit on the address space";
    }
    const Outcome outcome =
        shell("ulimit -v 200000; \"$maze\" -q --count 2 -w 2000 -H 2000 --seed 1 -f json | wc -l");
    EXPECT_EQ(outcome.out, "2\n") << outcome.err;
}

TEST_F(Batch, tells_what_is_lost_as_one_maze_does) {
    for (const Arguments& asked : std::vector<Arguments>{
             {"-w", "6", "-H", "6", "--entry", "3,3", "--exit", "5,5", "-S", "-f", "picture"},
             {"-w", "3", "-H", "3", "-c", "100", "-f", "json"}}) {
        Arguments many = asked;
        many.insert(many.end(), {"-s", "1", "--count", "2"});
        Arguments one = asked;
        one.insert(one.end(), {"-s", "1"});
        const auto notes = lines_of(run(one).err);
        EXPECT_FALSE(notes.empty());
        const std::string told = run(many).err;
        for (const std::string& note : notes) {
            EXPECT_TRUE(has(told, note)) << note;
        }
    }
}

TEST_F(Batch, measures_of_a_book_are_judged_by_its_places) {
    EXPECT_TRUE(
        refused(run({"--count", "4", "--per-page", "4", "--cell-size", "9mm", "-f", "pdf", "-o", "b.pdf"}), 2,
                {"--cell-size", "9mm"}));
    EXPECT_TRUE(
        refused(run({"--count", "2", "--cell-size", "8mm", "--grow", "60x60", "-f", "pdf", "-o", "b.pdf"}), 2,
                {"--cell-size", "60x60"}));
    EXPECT_TRUE(refused(run({"--paper", "a4", "--wall-width", "300mm", "-f", "pdf", "-o", "b.pdf"}), 2,
                        {"--wall-width", "300mm"}));
    EXPECT_TRUE(refused(
        run({"-w", "10", "-H", "10", "--count", "2", "--grow", "100000x100000", "-f", "pdf", "-o", "b.pdf"}),
        2, {"--grow", "memory"}));
    EXPECT_TRUE(refused(
        run({"-w", "10", "-H", "10", "--count", "1000000000", "--grow", "30x30", "-f", "pdf", "-o", "b.pdf"}),
        2, {"--grow", "1000000"}));
    EXPECT_EQ(names(), std::vector<std::string>{});
    for (const Arguments& small :
         std::vector<Arguments>{{"-w", "80", "-H", "80", "--count", "9", "--per-page", "9"},
                                {"-w", "20", "-H", "20", "--count", "4", "--grow", "200x200"}}) {
        Arguments arguments = small;
        arguments.insert(arguments.end(), {"-s", "1", "-f", "pdf", "-o", "b.pdf"});
        EXPECT_TRUE(has_line(run(arguments).err, {"note", "cells are 0."})) << small.front();
    }
}

}  // namespace
}  // namespace maze_test
