// Every key in a real terminal.
#include <algorithm>

#include "mazegen/hex.hpp"
#include "mazegen/text.hpp"
#include "tui.hpp"

namespace maze_test {
namespace {

/// The maze that the program has written.
mazegen::HexFile written(const std::string& text) { return mazegen::read_hex(text).value(); }

TEST_F(Tui, shows_the_menu_and_then_the_maze_wall_by_wall) {
    write_text(file("config.txt"), std::string(kConfig) + "PATTERN=False\n");
    start({.arguments = "config.txt --tui -c 0"});
    to_the_maze();
    keys({"-"});
    const mazegen::HexFile maze = written(content("maze.txt"));
    const std::string drawn = mazegen::to_text(
        maze.maze, {.charset = mazegen::Charset::unicode, .ends = mazegen::Ends{{0, 0}, {17, 10}}});
    std::string last;
    const auto all_there = [&] {
        last = screen();
        const auto lines = lines_of(drawn);
        return std::all_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return has(last, line); });
    };
    EXPECT_TRUE(eventually(all_there)) << last << drawn;
}

TEST_F(Tui, the_keys_of_the_maze_do_what_they_say) {
    start();
    to_the_maze();
    EXPECT_TRUE(shows("seed 7 "));
    keys({"a"});
    EXPECT_TRUE(shows("dfs_gt"));
    const std::string perfect = content("maze.txt");
    keys({"i"});
    EXPECT_TRUE(eventually([&] { return content("maze.txt") != perfect; }));
    EXPECT_TRUE(shows("dfs_gt")) << "the new one is there";
    keys({">"});
    EXPECT_TRUE(shows("19x12"));
    keys({"<"});
    EXPECT_TRUE(shows("18x11"));
    keys({"r"});
    EXPECT_TRUE(shows_another_seed());
    keys({"l"});
    EXPECT_TRUE(shows("seed 7 "));
    keys({"1"});
    EXPECT_TRUE(shows_another_seed());
    keys({"P"});
    EXPECT_TRUE(shows("━"));
    keys({"p"});
    EXPECT_TRUE(no_longer_shows("━"));
    keys({"2"});
    EXPECT_TRUE(shows("━"));
    for (const char* const key : {"c", "3"}) {
        const std::string before = colored();
        keys({key});
        EXPECT_TRUE(eventually([&] { return colored() != before; })) << key;
    }
    keys({"v"});
    EXPECT_TRUE(shows("bfs"));
    EXPECT_TRUE(shows("━"));
    keys({"o"});
    EXPECT_TRUE(shows("saved maze-1.png"));
    EXPECT_TRUE(content("maze-1.png").starts_with("\x89PNG"));
    keys({"m"});
    EXPECT_TRUE(shows("Algorithm    A"));
    keys({"Escape"});
    EXPECT_TRUE(no_longer_shows("Algorithm    A"));
    keys({"F1"});
    EXPECT_TRUE(shows("Keys"));
    keys({"?"});
    EXPECT_TRUE(shows("path"));
    keys({"4"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, a_maze_is_carved_with_pause_steps_and_speed) {
    start({.arguments = "-w 70 -H 40 --tui"});  // for about six seconds
    to_the_maze();
    keys({"n"});
    EXPECT_TRUE(shows(" of "));
    keys({"Space"});
    EXPECT_TRUE(shows("paused"));
    keys({"]"});
    EXPECT_TRUE(shows("speed 2"));
    keys({"[", "["});
    EXPECT_TRUE(shows("speed 0.5"));
    const std::string before = screen();
    keys({"."});
    EXPECT_TRUE(eventually([&] { return screen() != before; }));
    keys({"Enter"});
    EXPECT_TRUE(shows("━")) << "then the path is shown";
    keys({">"});
    EXPECT_TRUE(shows("77x44"));
    keys({"n"});
    EXPECT_TRUE(shows(" of "));
    keys({"]", "]", "]", "]"});
    EXPECT_TRUE(shows("━")) << "it comes to its end alone";
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, a_large_maze_is_zoomed_and_moved) {
    start({.arguments = "-w 60 -H 40 -s 1 --tui"});
    to_the_maze();
    EXPECT_TRUE(shows(" A "));
    keys({"End"});
    EXPECT_TRUE(shows(" B "));
    keys({"Home"});
    EXPECT_TRUE(shows(" A "));
    for (const char* const key : {"Right", "Down", "Left", "+", "-", "0"}) {
        const std::string before = screen();
        keys({key});
        EXPECT_TRUE(eventually([&] { return screen() != before; })) << key;
    }
    keys({"-", "-"});
    EXPECT_TRUE(shows("▀")) << "half blocks";
    EXPECT_FALSE(std::filesystem::exists(file("maze.txt"))) << "no file was asked for";
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, a_maze_is_walked_to_its_end_with_arrows_and_letters) {
    start();
    to_the_maze();
    keys({"g"});
    EXPECT_TRUE(shows("0 moves, gems 0 of 4"));
    keys({"?"});
    EXPECT_TRUE(shows("━")) << "a step of the way";
    keys({"q", "x"});  // no other letter counts
    const std::string path = written(content("maze.txt")).path;
    const std::vector<std::string> rounds = {"Up Right Down Left", "w d s a", "k l j h"};
    std::vector<std::string> steps;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto names = [&](std::string text) {
            std::vector<std::string> words;
            for (std::size_t begin = 0; begin < text.size(); begin = text.find(' ', begin) + 1) {
                words.push_back(text.substr(begin, text.find(' ', begin) - begin));
                if (text.find(' ', begin) == std::string::npos) {
                    break;
                }
            }
            return words;
        };
        steps.push_back(names(rounds[i % rounds.size()])[std::string("NESW").find(path[i])]);
    }
    keys(steps);
    EXPECT_TRUE(shows("You are there! " + std::to_string(path.size()) + " moves"));
    keys({"Escape"});
    EXPECT_TRUE(no_longer_shows("You are there!"));
    keys({"Escape"});
    EXPECT_TRUE(shows("Start"));
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, menus_are_used_by_arrows_and_by_mouse) {
    start();
    EXPECT_TRUE(shows("Start"));
    keys({"Down", "Tab", "Up", "Up", "Enter"});
    EXPECT_TRUE(shows("path 91"));
    keys({"Enter"});
    EXPECT_TRUE(shows("Algorithm    A"));
    const auto lines = lines_of(screen());
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [](const std::string& text) { return has(text, "Path         P"); });
    ASSERT_NE(line, lines.end());
    const std::string at = ";40;" + std::to_string(line - lines.begin() + 1);
    type("\x1B[<0" + at + "M\x1B[<0" + at + "m");
    EXPECT_TRUE(shows("━"));
    type("\x1B[<0;5;24M\x1B[<0;5;24m");
    EXPECT_TRUE(shows("Algorithm    A")) << "the status line opens the menu";
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, the_form_judges_what_is_typed_makes_the_maze_and_writes_config) {
    start();
    EXPECT_TRUE(shows("Start"));
    keys({"e"});
    EXPECT_TRUE(shows("HEIGHT           11"));
    keys({"Enter", "x"});
    EXPECT_TRUE(shows("'18x' is not a whole number"));
    keys({"Enter"});
    EXPECT_TRUE(shows("'18x' is not a whole number")) << "a wrong value is not taken";
    keys({"BSpace", "BSpace", "BSpace", "2", "4", "Enter"});
    EXPECT_TRUE(shows("made anew: 24x11"));
    keys({"w"});
    EXPECT_TRUE(shows("written to config.txt"));
    std::string expected = kConfig;
    expected.replace(expected.find("18"), 2, "24");
    EXPECT_EQ(content("config.txt"), expected);
    keys({"Enter", "BSpace", "BSpace", "9", "Enter"});
    EXPECT_TRUE(shows("EXIT: cell 17,10 lies outside"));
    keys({"w"});
    EXPECT_TRUE(shows("EXIT: cell 17,10 lies outside")) << "nothing is written that could not be read";
    EXPECT_EQ(content("config.txt"), expected);
    keys({"Escape"});
    EXPECT_TRUE(shows("24x11 cells"));
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, values_of_the_form_may_be_of_any_script) {
    start();
    EXPECT_TRUE(shows("Start"));
    keys({"e"});
    EXPECT_TRUE(shows("WIDTH"));
    keys({"Down", "Down", "Down", "Down", "Enter", "BSpace"});
    type("grün 冬");
    EXPECT_TRUE(shows("grün 冬"));
    keys({"Enter"});
    EXPECT_TRUE(shows("seed grün 冬"));
    keys({"w"});
    EXPECT_TRUE(shows("written to"));
    EXPECT_TRUE(has(content("config.txt"), "SEED=grün 冬\n"));
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, grids_of_tiles_are_shown_and_walked_through) {
    write_text(file("tiles.txt"), "# py_maze save 1\n*** *\n*   *\n* $ *\n*   *\n*** *\n");
    start({.arguments = "--load tiles.txt --tui"});
    to_the_maze();
    EXPECT_TRUE(shows("◆"));
    EXPECT_TRUE(shows("███"));
    keys({"g"});
    EXPECT_TRUE(shows("gems 0 of 1"));
    keys({"Escape", "r"});
    EXPECT_TRUE(shows("seed"));
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

}  // namespace
}  // namespace maze_test
