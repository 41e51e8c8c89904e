// Mazes from one format to another: what each can hold comes back, and what it cannot is said.
#include "cli.hpp"

namespace maze_test {
namespace {

// * ***
// *   *
// *** *
// * $ *
// *** *
constexpr const char* kLattice = "# py_maze save 1\n# seed: 2024\n* ***\n*   *\n*** *\n* $ *\n*** *\n";
// A hall two tiles wide, so no lattice.
constexpr const char* kHall = "* **\n*  *\n*  *\n** *\n";

class Convert : public Cli {
  protected:
    [[nodiscard]] Outcome load(const std::string& text, Arguments further = {}) const {
        further.insert(further.begin(), {"--load", "-"});
        return run_with_input(further, text);
    }
    [[nodiscard]] std::string converted(const std::string& text, const char* format) const {
        const Outcome outcome = load(text, {"-q", "-f", format});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }
};

TEST_F(Convert, every_format_gives_the_same_maze_back) {
    const std::vector<Arguments> mazes = {
        {"-w", "12", "-H", "8"},
        {"-w", "1", "-H", "7"},
        {"-w", "9", "-H", "1"},
        {"-w", "2", "-H", "2"},
        {"-w", "30", "-H", "20", "--loops", "30"},
    };
    for (Arguments options : mazes) {
        options.insert(options.end(), {"-s", "5", "-q", "-f"});
        const auto made = [&](const char* format) {
            Arguments all = options;
            all.emplace_back(format);
            return run(all).out;
        };
        const std::string hex = made("hex");
        for (const char* const first : {"hex", "hex-compact", "picture", "json"}) {
            const std::string text = made(first);
            EXPECT_EQ(converted(text, "hex"), hex) << first;
            for (const char* const second : {"picture", "json"}) {
                EXPECT_EQ(converted(converted(text, second), "hex"), hex) << first << ' ' << second;
            }
        }
    }
}

TEST_F(Convert, ends_collectibles_and_seed_stay_in_a_document) {
    const std::string document =
        run({"-w", "9", "-H", "6", "-s", "winter", "-c", "5", "--entry", "3,2", "-f", "json"}).out;
    const std::string again = converted(document, "json");
    EXPECT_TRUE(has_line(again, {R"("seed": "winter")", R"("ends": [[3, 2], [8, 5]])"}));
    EXPECT_EQ(document, again) << "the algorithm too";
    EXPECT_EQ(lines_of(converted(document, "hex")).at(7), "3,2");
}

TEST_F(Convert, what_a_format_has_no_place_for_is_said) {
    const Outcome hex = load(kLattice, {"-f", "hex"});
    EXPECT_TRUE(ended(hex, 0));
    EXPECT_TRUE(has_line(hex.err, {"note", "1 collectible", "hex"})) << "between two cells";
    EXPECT_TRUE(has_line(hex.err, {"note", "seed '2024'", "hex"}));
    EXPECT_EQ(load(kLattice, {"-f", "picture"}).err, "");
    EXPECT_EQ(load(kLattice, {"-f", "json"}).err, "");

    const Outcome ends = run({"-s", "1", "--exit", "3,3", "-f", "picture"});
    EXPECT_TRUE(ended(ends, 0));
    EXPECT_TRUE(has_line(ends.err, {"note", "0,0", "3,3", "picture"}));
    EXPECT_EQ(run({"-s", "1", "--exit", "3,3", "-f", "json"}).err, "");

    const Outcome seed =
        load(R"({"py_maze": 1, "seed": "two\nlines", "grid": [[true,false,true]]})", {"-f", "picture"});
    EXPECT_TRUE(has_line(seed.err, {"note", R"('two\nlines')", "picture"}));
    EXPECT_EQ(lines_of(seed.out).size(), 2U) << "header and row";
}

TEST_F(Convert, rows_that_a_reader_of_the_picture_skips_are_named) {
    const auto picture_of = [&](const std::string& rows) {
        return load(R"({"py_maze": 1, "grid": [)" + rows + "]}", {"-f", "picture"});
    };
    const std::string open = "[false,false,false]";
    const std::string wall = "[true,false,true]";
    const Outcome one = picture_of(wall + ',' + open + ',' + wall);
    EXPECT_TRUE(ended(one, 0));
    EXPECT_EQ(one.out, "# py_maze save 1\n* *\n   \n* *\n");
    EXPECT_TRUE(has_line(one.err, {"note: row 2 is open", "skips"}));
    const Outcome three = picture_of(open + ',' + open + ',' + wall + ',' + open);
    EXPECT_TRUE(has_line(three.err, {"note: rows 1, 2 and 4 are open"}));
    std::string many = wall;
    for (int i = 0; i < 9; ++i) {
        many += ',' + open;
    }
    EXPECT_TRUE(has_line(picture_of(many).err, {"note: rows 2, 3, 4, 5, 6 and 4 more are open"}));
    EXPECT_EQ(picture_of(wall + ',' + wall).err, "");
    EXPECT_EQ(
        load(R"({"py_maze": 1, "collectibles": [[0, 0]], "grid": [)" + open + "]}", {"-f", "picture"}).err,
        "")
        << "what lies in a row keeps it";
}

TEST_F(Convert, ends_of_a_loaded_grid_that_a_picture_cannot_tell_are_said) {
    const std::string document =
        R"({"py_maze": 1, "grid": [[true,false,true,true,true],[true,false,false,false,true],)"
        R"([true,true,true,false,true]], "ends": [[1, 0], [0, 0]]})";
    EXPECT_TRUE(
        has_line(load(document, {"-f", "picture"}).err, {"note", "1,0 and 0,0", "its own, 0,0 and 1,0"}));
    EXPECT_EQ(load(document, {"-f", "json"}).err, "");
    EXPECT_EQ(load(document, {"-f", "picture", "--entry", "0,0", "--exit", "1,0"}).err, "");
    for (const char* const grid : {kLattice, kHall}) {
        EXPECT_EQ(load(grid, {"-f", "picture"}).err, "");
        EXPECT_TRUE(has_line(load(grid, {"-f", "picture", "--exit", "0,1"}).err, {"note", "and 0,1"}));
    }
    EXPECT_TRUE(has_line(load("* *\n***\n", {"-f", "picture", "--exit", "0,0"}).err, {"both the same"}));
}

TEST_F(Convert, a_picture_says_that_it_leaves_the_path_out) {
    for (const Outcome& outcome :
         {run({"-s", "1", "-S", "-f", "picture"}), load(kHall, {"-S", "-f", "picture"})}) {
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_TRUE(has_line(outcome.err, {"note", "path", "picture"}));
        EXPECT_EQ(lines_of(outcome.err).size(), 1U) << outcome.err;
    }
}

TEST_F(Convert, text_that_a_picture_makes_a_number_of_is_said) {
    const auto picture_of = [&](const std::string& seed) {
        return load(R"({"py_maze": 1, "seed": )" + seed + R"(, "grid": [[true,false,true]]})",
                    {"-f", "picture"});
    };
    const Outcome text = picture_of("\"007\"");
    EXPECT_EQ(text.out, "# py_maze save 1\n# seed: 007\n* *\n");
    EXPECT_TRUE(has_line(text.err, {"note", "'007'", "number 7"}));
    EXPECT_EQ(picture_of("7").err, "");
    EXPECT_EQ(picture_of("\"winter\"").err, "");
    EXPECT_TRUE(has_line(run({"-s", "1_000", "-f", "picture"}).err, {"note", "'1_000'", "number 1000"}));
    EXPECT_TRUE(has_line(run({"-s", "1_000", "-f", "json"}).out, {R"("seed": "1_000")"}));
    EXPECT_TRUE(has_line(run({"-s", "+7", "-f", "json"}).out, {R"("seed": 7,)"}));
}

TEST_F(Convert, tiles_that_are_no_cells_become_a_cell_each_with_a_note) {
    const Outcome hex = load(kHall, {"-f", "hex"});
    EXPECT_TRUE(ended(hex, 0));
    EXPECT_TRUE(has_line(hex.err, {"note", "<stdin>", "every tile becomes a cell"}));
    EXPECT_EQ(hex.out, "FBFF\nF83F\nFC2F\nFFEF\n\n1,0\n2,3\n\nSESS\n");
    EXPECT_EQ(converted(kHall, "picture"), std::string("# py_maze save 1\n") + kHall);
}

TEST_F(Convert, a_loaded_grid_is_drawn_in_its_own_characters) {
    const Outcome plain = load(kLattice);
    EXPECT_EQ(plain.out, "* ***\n*   *\n*** *\n* $ *\n*** *\n");
    EXPECT_EQ(load(kLattice, {"--solve"}).out, "*.***\n*...*\n***.*\n* $.*\n***.*\n");
    EXPECT_EQ(load(kHall, {"--solve"}).out, "*.**\n*..*\n* .*\n**.*\n");
    EXPECT_EQ(load(kLattice, {"--solve", "--exit", "0,1"}).out, "*.***\n*...*\n***.*\n*.$.*\n*** *\n");
}

TEST_F(Convert, a_grid_without_a_way_is_printed_all_the_same) {
    const std::string shut = "* ***\n* * *\n*** *\n";
    EXPECT_TRUE(ended(load(shut), 0));
    for (const char* const format : {"text", "json"}) {
        const Outcome outcome = load(shut, {"--solve", "-f", format});
        EXPECT_TRUE(ended(outcome, 5)) << format;
        EXPECT_EQ(outcome.err, "a_maze_ing: the maze has no way through\n");
        EXPECT_FALSE(outcome.out.empty());
    }
    EXPECT_TRUE(has_line(load(shut, {"--solve", "-f", "json"}).out, {R"("solution": null)"}));
    const Outcome hex = load(shut, {"-f", "hex"});
    EXPECT_TRUE(ended(hex, 5));
    EXPECT_EQ(hex.out, "");
}

TEST_F(Convert, walls_alone_have_no_way_whatever_their_size) {
    for (const char* const walls : {"***\n***\n***\n", "***\n", "*****\n*****\n*****\n*****\n*****\n"}) {
        EXPECT_TRUE(refused(load(walls, {"-f", "hex"}), 5, {"no way through"})) << walls;
        EXPECT_TRUE(ended(load(walls, {"--solve"}), 5)) << walls;
    }
    EXPECT_TRUE(refused(load("* *\n* *\n* *\n", {"-f", "hex"}), 3, {"one cell"}));
}

TEST_F(Convert, a_document_holds_no_solution_when_the_ends_asked_for_have_no_way) {
    const std::string shut = "* ***\n*   *\n* * *\n*   *\n*** *\n* * *\n*****\n";
    const auto solved = [&](const std::string& picture, Arguments further) {
        further.insert(further.end(), {"--solve", "-f", "json"});
        return load(picture, further);
    };
    for (const auto& [picture, end] : {std::pair{kHall, "0,1"}, {shut.c_str(), "0,2"}}) {
        const Outcome outcome = solved(picture, {"--entry", end});
        EXPECT_TRUE(ended(outcome, 5));
        EXPECT_EQ(outcome.err, "a_maze_ing: the maze has no way through\n");
        EXPECT_TRUE(has_line(outcome.out, {R"("solution": null)"}));
    }
    EXPECT_TRUE(has_line(solved(kHall, {"--entry", "1,1"}).out, {R"("solution": [[1, 0], )"}))
        << "it leads from gap to gap";
}

#ifdef MAZE_VIEWER
TEST_F(Convert, a_maze_without_a_way_is_drawn_as_a_screen_before_the_exit_code) {
    write("shut.txt", "* ***\n* * *\n*** *\n");
    for (const Arguments& more : {Arguments{"--solve"}, {"-f", "hex", "-o", "maze.hex"}}) {
        Arguments all = {"--load", "shut.txt", "--render", "screen.png", "-q"};
        all.insert(all.end(), more.begin(), more.end());
        EXPECT_TRUE(refused(run(all), 5, {"no way through"}));
        EXPECT_EQ(read("screen.png").substr(1, 3), "PNG");
        std::filesystem::remove(file("screen.png"));
    }
    EXPECT_EQ(names(), std::vector<std::string>{"shut.txt"}) << "no hex file";
}
#endif

TEST_F(Convert, what_cannot_be_seen_before_a_file_is_named) {
    const std::string mark = "\xEF\xBB\xBF";
    for (const std::string& text : {mark + kHall, mark + R"({"py_maze": 1, "grid": [[true,false,true]]})"}) {
        EXPECT_TRUE(refused(load(text), 3, {"<stdin>: not a py_maze save file: there is a byte order mark"}));
    }
    EXPECT_TRUE(refused(load("\xFF\xFE*"), 3, {"no UTF-8"}));
}

TEST_F(Convert, an_entrance_that_is_the_exit_is_a_way_but_no_hex_file) {
    const std::string single = "***\n* *\n***\n* *\n";
    EXPECT_EQ(load("* *\n***\n", {"--solve"}).out, "*.*\n***\n");
    EXPECT_TRUE(refused(load("* *\n***\n", {"-f", "hex"}), 3, {"<stdin>", "same tile"}));
    EXPECT_TRUE(ended(load(single, {"--solve"}), 5)) << "two tiles, and a wall between them";
}

TEST_F(Convert, a_way_of_one_tile_is_one_in_statistics_too) {
    for (const char* const tile : {"* *\n***\n***\n***\n", "***\n* *\n***\n"}) {
        const Outcome outcome =
            load(tile, {"--solve", "-f", "json", "--stats", "stats.json", "--solver", "bfs"});
        EXPECT_TRUE(ended(outcome, 0));
        EXPECT_TRUE(has_line(outcome.out, {R"("solution": [[1, )"}));
        EXPECT_TRUE(has_line(read("stats.json"), {R"("length": 0)"}));
        EXPECT_TRUE(has_line(read("stats.json"), {R"("share": 1)"})) << read("stats.json");
        EXPECT_EQ(load(tile, {"--check"}).out, "<stdin>: ok\n");
    }
    EXPECT_TRUE(ended(load("* *\n***\n", {"--stats", "stats.json"}), 0));
    EXPECT_TRUE(has_line(read("stats.json"), {R"("pattern_cells": 5)"}));
    EXPECT_TRUE(has_line(read("stats.json"), {R"("exit": "1,0")"}));
    EXPECT_TRUE(ended(load("***\n***\n", {"--stats", "stats.json"}), 0));
    EXPECT_TRUE(has_line(read("stats.json"), {R"("solution": null)"}));
}

TEST_F(Convert, characters_of_a_picture_without_a_header_can_be_named) {
    const std::string blocks = "█.███\n█...█\n███.█\n";
    EXPECT_EQ(load(blocks, {"--wall-char", "█", "--open-char", ".", "-f", "picture"}).out,
              "# py_maze save 1\n* ***\n*   *\n*** *\n");
    EXPECT_EQ(load("AFAAA\nAFFFA\nAAAFA\n", {"--wall-char", "A", "--open-char", "F"}).out,
              "* ***\n*   *\n*** *\n")
        << "never a hex file when a character is named";
    for (const Arguments& wrong : {Arguments{"--wall-char", " "},
                                   {"--open-char", "*"},
                                   {"--wall-char", "x", "--open-char", "x"},
                                   {"--wall-char", ""},
                                   {"--wall-char", "ab"},
                                   {"--wall-char", "\n"},
                                   {"--open-char", "\r"},
                                   {"--open-char", "\xFF"}}) {
        EXPECT_TRUE(refused(load(blocks, wrong), 2, {wrong.front()}));
    }
    EXPECT_TRUE(refused(run({"--wall-char", "x"}), 2, {"--wall-char", "--load"}));
}

TEST_F(Convert, loops_need_cells_and_leave_nothing_of_the_record) {
    const std::string walls = run({"-w", "9", "-H", "9", "-s", "3", "-f", "json"}).out;
    const Outcome looped = load(walls, {"--loops", "50", "-s", "8", "-f", "json"});
    EXPECT_TRUE(ended(looped, 0));
    EXPECT_TRUE(has_line(looped.out, {R"("seed": null)", R"("algorithm": null)"}));
    const Outcome again = load(load(walls, {"-f", "hex"}).out, {"--loops", "50", "-s", "8", "-f", "json"});
    EXPECT_EQ(looped.out, again.out);
    for (const char* const share : {"50", "0"}) {
        EXPECT_TRUE(refused(load(kHall, {"--loops", share}), 2, {"--loops: <stdin> is no maze of cells"}));
    }
    EXPECT_TRUE(refused(load(kHall, {"--braid", "0"}), 2, {"--braid: <stdin> is no maze of cells"}));
    EXPECT_TRUE(
        has_line(load(walls, {"--loops", "0", "-f", "json"}).out, {R"("seed": 3)", R"("algorithm": "dfs")"}))
        << "none were opened";
}

TEST_F(Convert, the_rules_of_tiles_are_their_ends_and_reach) {
    const auto judged = [&](const std::string& text, Arguments more = {}) {
        more.insert(more.begin(), "--check");
        return load(text, more);
    };
    EXPECT_EQ(judged(kLattice).out, "<stdin>: ok\n");
    EXPECT_EQ(judged(kHall).out, "<stdin>: ok\n");
    const Outcome island = judged("* ***\n*   *\n*** *\n* * *\n*** *\n");
    EXPECT_TRUE(ended(island, 3));
    EXPECT_EQ(island.out, "<stdin>: tile 1,3 cannot be reached from the entrance 1,0\n");
    EXPECT_TRUE(has_line(judged("***\n***\n").out, {"column 1", "entrance"}));
    EXPECT_TRUE(has_line(judged("# py_maze save 2\n* *\n").out, {"<stdin>: save format 2 is not supported"}));
    EXPECT_TRUE(has_line(judged("**\n* \n").out, {"too narrow"}));
    EXPECT_EQ(judged(kLattice, {"--perfect"}).out, "<stdin>: ok\n");
    EXPECT_TRUE(has_line(judged(kLattice, {"--imperfect"}).out, {"no loop"}));
    EXPECT_TRUE(refused(judged(kHall, {"--perfect", "--no-pattern"}), 2,
                        {"--perfect, --no-pattern: <stdin> is no maze of cells"}));
}

TEST_F(Convert, the_suffix_asks_for_a_document) {
    EXPECT_TRUE(ended(run({"-s", "1", "-o", "maze.json"}), 0));
    EXPECT_EQ(read("maze.json").substr(0, 13), R"({"py_maze": 1)");
    EXPECT_TRUE(ended(run({"-l", "maze.json", "-o", "maze.txt", "-q"}), 0));
    EXPECT_EQ(read("maze.txt"), hex_of({"-s", "1"}));
}

}  // namespace
}  // namespace maze_test
