// All kinds of terminals, sizes, and ends.
#include <fstream>

#include "tui.hpp"

namespace maze_test {
namespace {

bool is_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

TEST_F(Tui, all_sizes_have_room_for_all_screens) {
    start({.columns = 200, .rows = 60});
    for (const auto& [columns, rows] : {std::pair{200, 60}, {132, 43}, {80, 24}, {40, 12}, {20, 8}}) {
        resize(columns, rows);
        ASSERT_TRUE(shows("Start")) << columns;
        EXPECT_TRUE(shows("Quit")) << columns;
        keys({"s"});
        EXPECT_TRUE(shows("path 91")) << columns;
        keys({"m"});
        EXPECT_TRUE(shows("Menu")) << columns;
        keys({"Escape", "?"});
        EXPECT_TRUE(shows("Keys")) << columns;
        keys({"?", "e"});
        EXPECT_TRUE(shows("WIDTH")) << columns;
        keys({"Escape", "Escape"});
    }
    resize(19, 8);
    EXPECT_TRUE(shows("more room: 20x8"));
    resize(20, 7);
    EXPECT_TRUE(shows("more room: 20x8"));
    resize(80, 24);
    EXPECT_TRUE(shows("Start"));
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, another_size_in_the_middle_of_an_animation_goes_on) {
    start({.arguments = "-w 70 -H 40 --tui"});
    to_the_maze();
    keys({"n"});
    EXPECT_TRUE(shows(" of "));
    keys({"[", "["});
    EXPECT_TRUE(shows("speed 0.25"));
    resize(50, 20);
    EXPECT_TRUE(shows("speed 0.25"));
    resize(120, 40);
    EXPECT_TRUE(shows("speed 0.25"));
    keys({"Enter"});
    EXPECT_TRUE(shows("━"));
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, the_maze_is_followed_through_a_small_screen) {
    start({.columns = 20, .rows = 8});
    to_the_maze();
    keys({"g", "Right", "Right", "Right", "Down", "Down", "Down"});
    EXPECT_TRUE(shows("@"));
    keys({"Escape", "Escape", "q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, terminals_with_colours_show_lines) {
    for (const char* const type : {"xterm-256color", "linux", "screen"}) {
        start({.environment = std::string("LC_ALL=C.UTF-8 TERM=") + type});
        to_the_maze();
        EXPECT_TRUE(shows("┌")) << type;
        EXPECT_TRUE(has(colored(), "\x1B[3")) << type;
        keys({"q"});
        EXPECT_TRUE(has_ended(0)) << type;
    }
}

TEST_F(Tui, other_terminals_and_locales_show_ascii) {
    for (const char* const environment : {"LC_ALL=C.UTF-8 TERM=vt100", "LC_ALL=C TERM=xterm-256color"}) {
        start({.environment = environment});
        to_the_maze();
        EXPECT_TRUE(shows("+---")) << environment;
        keys({"P"});
        EXPECT_TRUE(shows(".....")) << environment;
        EXPECT_TRUE(is_ascii(screen())) << environment << '\n' << screen();
        keys({"q"});
        EXPECT_TRUE(has_ended(0)) << environment;
    }
}

TEST_F(Tui, without_colours_where_they_are_not_wanted) {
    start({.environment = "LC_ALL=C.UTF-8 TERM=xterm-256color NO_COLOR=1"});
    to_the_maze();
    keys({"P"});
    EXPECT_TRUE(shows("━"));
    for (const char* const color : {"[31m", "[32m", "[33m", "[34m", "[35m", "[36m", "[38;", "[48;"}) {
        EXPECT_FALSE(has(colored(), color)) << color;
    }
    EXPECT_TRUE(has(colored(), "\x1B[1")) << "bold is no colour";
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

TEST_F(Tui, terminals_that_show_no_screen_are_told_of) {
    for (const char* const type : {"dumb", "nobody-knows", ""}) {
        start({.environment = std::string("LC_ALL=C.UTF-8 TERM=") + type});
        EXPECT_TRUE(has_ended(1)) << type;
        EXPECT_TRUE(has(content("errors"), "a_maze_ing: --tui: ")) << content("errors");
        EXPECT_TRUE(has(content("errors"), "TERM")) << content("errors");
    }
}

TEST_F(Tui, an_output_that_is_no_terminal_is_wrong_usage) {
    start({.arguments = "config.txt --tui > output"});
    EXPECT_TRUE(has_ended(2));
    EXPECT_EQ(content("errors"), "a_maze_ing: --tui: standard output is no terminal\n");
    EXPECT_FALSE(std::filesystem::exists(file("maze.txt")));
}

TEST_F(Tui, an_input_that_is_no_terminal_is_wrong_usage) {
    start({.arguments = "config.txt --tui < config.txt"});
    EXPECT_TRUE(has_ended(2));
    EXPECT_EQ(content("errors"), "a_maze_ing: --tui: standard input is no terminal\n");
}

TEST_F(Tui, standard_output_takes_no_second_result) {
    start({.arguments = "-w 9 -H 9 --tui -o -"});
    EXPECT_TRUE(has_ended(2));
    EXPECT_TRUE(has(content("errors"), "two results for standard output"));
}

TEST_F(Tui, signals_end_it_and_leave_the_terminal_as_it_was) {
    for (const int number : {SIGTERM, SIGHUP, SIGINT, SIGQUIT}) {
        start({.arguments = "-w 70 -H 40 --tui"});
        to_the_maze();
        keys({"n"});
        EXPECT_TRUE(shows(" of "));
        kill(pid(), number);
        EXPECT_TRUE(has_ended(128 + number));
    }
}

TEST_F(Tui, ctrl_c_ends_it_on_every_screen) {
    for (const char* const key : {"s", "e", "?"}) {
        start();
        EXPECT_TRUE(shows("Start"));
        keys({key});
        EXPECT_TRUE(no_longer_shows("Reload"));
        keys({"C-c"});
        EXPECT_TRUE(has_ended(128 + SIGINT)) << key;
    }
}

TEST_F(Tui, a_terminal_that_goes_away_ends_it) {
    start();
    to_the_maze();
    const pid_t program = pid();
    stop();
    EXPECT_TRUE(eventually([program] { return kill(program, 0) != 0; }));
}

TEST_F(Tui, ctrl_z_stops_it_and_fg_comes_back_to_the_same_picture) {
    start({.job_control = true});
    to_the_maze();
    keys({"P"});
    EXPECT_TRUE(shows("━"));
    const std::string before = screen();
    keys({"C-z"});
    EXPECT_TRUE(shows("Stopped"));
    type("fg");
    keys({"Enter"});
    std::string after;
    EXPECT_TRUE(eventually([&] { return (after = screen()) == before; })) << after;
    keys({"q"});
    EXPECT_TRUE(no_longer_shows("━"));
}

/// Ticks of the processor that a process has used, and how often it has waited.
std::pair<long, long> work_of(pid_t process) {
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string word;
    long user = 0;
    long system = 0;
    for (int i = 1; i <= 13; ++i) {
        stat >> word;
    }
    stat >> user >> system;
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    long waits = 0;
    while (status >> word) {
        if (word == "voluntary_ctxt_switches:") {
            status >> waits;
        }
    }
    return {user + system, waits};
}

TEST_F(Tui, nothing_is_done_while_nothing_happens) {
    start();
    to_the_maze();
    const pid_t program = pid();
    std::pair<long, long> last;
    EXPECT_TRUE(eventually([&] {  // once it is quiet for half a second
        last = work_of(program);
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        return last == work_of(program);
    }));
    EXPECT_GT(last.second, 0);
    keys({"q"});
    EXPECT_TRUE(has_ended(0));
}

}  // namespace
}  // namespace maze_test
