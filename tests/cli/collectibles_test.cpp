// Things to pick up and sizes with a name, as people ask for them.
#include <algorithm>

#include "cli.hpp"

namespace maze_test {
namespace {

using Collectibles = Cli;

std::ptrdiff_t coins(std::string_view text) { return std::count(text.begin(), text.end(), '$'); }

std::string without_coins(std::string text) {
    std::ranges::replace(text, '$', ' ');
    return text;
}

TEST_F(Collectibles, lie_in_a_drawing_and_leave_its_walls_alone) {
    const std::string plain = run({"-s", "4", "--imperfect"}).out;
    for (const char* const option : {"-c", "--collectibles"}) {
        const Outcome outcome = run({"-s", "4", "--imperfect", option, "12"});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(outcome.err, "");
        EXPECT_EQ(coins(outcome.out), 12);
        EXPECT_EQ(without_coins(outcome.out), plain);
    }
    EXPECT_EQ(run({"-s", "4", "--imperfect", "-c", "0"}).out, plain);
}

TEST_F(Collectibles, lie_on_the_path_too_and_are_the_same_with_another_algorithm) {
    const auto places = [](const std::string& text) {
        std::vector<std::pair<std::size_t, std::size_t>> found;
        const auto lines = lines_of(text);
        for (std::size_t y = 0; y < lines.size(); ++y) {
            for (std::size_t x = 0; x < lines[y].size(); ++x) {
                if (lines[y][x] == '$') {
                    found.emplace_back(x, y);
                }
            }
        }
        return found;
    };
    const auto drawn = [&](Arguments more) {
        more.insert(more.end(), {"-s", "4", "-c", "30"});
        Launch launch;
        launch.environment = {{"LC_ALL", "C"}};  // a byte a place
        return run(more, launch).out;
    };
    const auto wanted = places(drawn({}));
    EXPECT_EQ(wanted.size(), 30U);
    EXPECT_EQ(places(drawn({"--solve"})), wanted);
    EXPECT_EQ(places(drawn({"-A", "wilson"})), wanted);
}

TEST_F(Collectibles, fill_every_cell_with_a_note_when_more_are_wanted_than_fit) {
    const Outcome outcome = run({"-s", "4", "-c", "279"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(coins(outcome.out), 20 * 15 - 20 - 2);
    EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
    EXPECT_TRUE(has_line(outcome.err, {"note", "278", "279"}));
    EXPECT_EQ(run({"-s", "4", "-c", "278"}).err, "");
    EXPECT_EQ(run({"-s", "4", "-c", "9223372036854775807", "-q"}).out, outcome.out);
}

TEST_F(Collectibles, have_no_place_in_a_hex_file_and_a_note_says_so) {
    const std::string maze = hex_of({"-s", "4"});
    for (const Arguments& arguments : {Arguments{"-f", "hex"}, Arguments{"-o", "maze.hex"}}) {
        Arguments more = arguments;
        more.insert(more.end(), {"-s", "4", "-c", "5"});
        const Outcome outcome = run(more);
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
        EXPECT_TRUE(has_line(outcome.err, {"note", "collectibles", "hex"}));
        EXPECT_EQ(outcome.out.empty() ? read("maze.hex") : outcome.out, maze);
    }
    EXPECT_EQ(run({"-s", "4", "-c", "5", "-o", "maze.hex", "-q"}).err, "");
}

TEST_F(Collectibles, do_not_hinder_a_stream) {
    const Arguments streamed = {"-s", "4", "-A", "sidewinder", "--no-pattern", "-f", "hex"};
    Arguments with = streamed;
    with.insert(with.end(), {"-c", "5"});
    const Outcome outcome = run(with);
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(has_line(outcome.err, {"note", "collectibles"}));
    EXPECT_EQ(outcome.out, run(streamed).out);
}

TEST_F(Collectibles, come_from_config_unless_an_option_says_otherwise) {
    write("config.txt",
          "WIDTH=12\nHEIGHT=9\nENTRY=0,0\nEXIT=11,8\nOUTPUT_FILE=-\nPERFECT=True\nSEED=3\n"
          "COLLECTIBLES = 6 # coins\n");
    EXPECT_EQ(coins(run({"config.txt"}).out), 6);
    EXPECT_EQ(coins(run({"config.txt", "-c", "2"}).out), 2);
    EXPECT_EQ(coins(run({"config.txt", "-c", "0"}).out), 0);
    write("wrong.txt",
          "WIDTH=12\nHEIGHT=9\nENTRY=0,0\nEXIT=11,8\nOUTPUT_FILE=-\nPERFECT=True\nCOLLECTIBLES=-6\n");
    EXPECT_TRUE(refused(run({"wrong.txt"}), 1, {"wrong.txt:7: COLLECTIBLES", "-6"}));
}

TEST_F(Collectibles, bad_numbers_and_loaded_mazes_are_wrong_usage) {
    for (const char* const text : {"-1", "1.5", "many", "99999999999999999999", ""}) {
        EXPECT_TRUE(refused(run({"-s", "1", "-c", text}), 2, {"--collectibles"})) << text;
    }
    EXPECT_TRUE(refused(run({"-c"}), 2, {"--collectibles", "missing"}));
    write("maze.txt", hex_of({"-s", "1"}));
    EXPECT_TRUE(refused(run({"-l", "maze.txt", "-c", "3"}), 2, {"--collectibles", "--load"}));
    EXPECT_TRUE(refused(run({"-l", "maze.txt", "-d", "easy"}), 2, {"--difficulty", "--load"}));
    EXPECT_TRUE(refused(run({"-l", "maze.txt", "--check", "-c", "3"}), 2, {"--collectibles", "--check"}));
}

using Difficulty = Cli;

TEST_F(Difficulty, is_a_size_that_width_and_height_win_over) {
    const auto maze = [&](const Arguments& arguments) {
        Arguments more = arguments;
        more.insert(more.end(), {"-s", "2", "-q"});
        return hex_of(more);
    };
    EXPECT_EQ(maze({"-d", "easy"}), maze({"-w", "6", "-H", "6"}));
    EXPECT_EQ(maze({"--difficulty", "normal"}), maze({"-w", "9", "-H", "11"}));
    EXPECT_EQ(maze({"-d", "hard"}), maze({"-w", "16", "-H", "20"}));
    EXPECT_EQ(maze({"-w", "30", "-d", "hard"}), maze({"-w", "30", "-H", "20"}));
    EXPECT_EQ(maze({"-d", "hard", "-H", "5"}), maze({"-w", "16", "-H", "5"}));
}

TEST_F(Difficulty, wins_over_the_size_in_config) {
    write("config.txt",
          "WIDTH=12\nHEIGHT=9\nENTRY=0,0\nEXIT=5,5\nOUTPUT_FILE=-\nPERFECT=True\nSEED=3\nFORMAT=hex\n");
    EXPECT_EQ(lines_of(run({"config.txt", "-d", "easy"}).out)[0].size(), 6U);
    EXPECT_EQ(lines_of(run({"config.txt", "-d", "hard"}).out)[0].size(), 16U);
    EXPECT_EQ(lines_of(run({"config.txt", "-d", "hard", "-w", "7"}).out)[0].size(), 7U);
}

TEST_F(Difficulty, of_another_name_is_refused_with_the_names_that_there_are) {
    EXPECT_TRUE(refused(run({"-d", "brutal"}), 2, {"--difficulty", "'brutal'", "easy, normal, hard"}));
    EXPECT_TRUE(refused(run({"-d", ""}), 2, {"--difficulty"}));
}

#ifdef MAZE_VIEWER
TEST_F(Collectibles, are_seen_in_a_rendered_screen) {
    EXPECT_TRUE(ended(run({"-s", "4", "--render", "plain.png"}), 0));
    const Outcome outcome = run({"-s", "4", "-c", "8", "--render", "coins.png"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.err, "") << "no hex file is written";
    EXPECT_NE(read("coins.png"), read("plain.png"));
}
#endif

}  // namespace
}  // namespace maze_test
