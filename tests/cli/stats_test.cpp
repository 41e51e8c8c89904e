// --stats and --solver: what they write, and that a file's path never changes by them.
#include "cli.hpp"

namespace maze_test {
namespace {

using Statistics = Cli;

TEST_F(Statistics, are_one_json_object_in_a_file) {
    const Outcome outcome = run({"-s", "7", "-o", "maze.txt", "--stats", "stats.json"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(read("maze.txt"), hex_of({"-s", "7"}));
    const std::string stats = read("stats.json");
    EXPECT_TRUE(
        stats.starts_with("{\n  \"algorithm\": \"dfs\",\n  \"seed\": \"7\",\n  \"stream_version\": "));
    EXPECT_TRUE(stats.ends_with("}\n"));
    for (const char* const part : {"\"entry\": \"0,0\"",
                                   "\"exit\": \"19,14\"",
                                   "\"width\": 20,",
                                   "\"height\": 15,",
                                   "\"cells\": 300,",
                                   "\"pattern_cells\": 20,",
                                   "\"openings\": 279,",
                                   "\"loops\": 0,",
                                   "\"dead_ends\": ",
                                   "\"passages\": {\"1\": ",
                                   "\"straights\": ",
                                   "\"turns\": ",
                                   "\"longest_corridor\": ",
                                   "\"diameter\": ",
                                   "\"diameter_exact\": true",
                                   "\"solution\": {\"length\": ",
                                   "\"difficulty\": {\"score\": ",
                                   "\"solver\": null",
                                   "\"milliseconds\": {\"maze\": ",
                                   "\"solution\": ",
                                   "\"output\": "}) {
        EXPECT_TRUE(has(stats, part)) << part << " in:\n" << stats;
    }
}

TEST_F(Statistics, go_to_standard_output_when_the_maze_does_not) {
    const Outcome outcome = run({"-s", "7", "-o", "maze.txt", "--stats", "-"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(has(outcome.out, "\"seed\": \"7\""));
    EXPECT_TRUE(refused(run({"-s", "7", "--stats", "-"}), 2, {"--stats", "two results", "standard output"}));
    EXPECT_TRUE(refused(run({"-s", "7", "-o", "a", "--stats", "./a"}), 2, {"--stats", "two results"}));
    EXPECT_EQ(names(), (std::vector<std::string>{"maze.txt"}));
}

TEST_F(Statistics, that_cannot_be_written_are_refused_before_the_maze_is) {
    EXPECT_TRUE(refused(run({"-o", "maze.txt", "--stats", "nowhere/s"}), 4, {"--stats", "nowhere"}));
    EXPECT_FALSE(exists("maze.txt"));
    write("config.txt", config_with());
    EXPECT_TRUE(refused(run({"config.txt", "--stats", "nowhere/s"}), 1, {"--stats", "nowhere"}));
    EXPECT_TRUE(refused(run({"config.txt", "--stats", "config.txt"}), 1, {"--stats", "CONFIG"}));
    EXPECT_EQ(read("config.txt"), config_with());
    const Outcome full = run({"-q", "-o", "maze.txt", "--stats", "/dev/full"});
    EXPECT_TRUE(refused(full, 4, {"--stats", "/dev/full", "No space left"}));
}

TEST_F(Statistics, keep_a_maze_from_being_streamed) {
    for (const char* const name : {"eller", "sidewinder", "binary_tree"}) {
        const Arguments options = {"-A", name, "-s", "7", "--no-pattern", "-f", "hex", "-o", "maze.txt"};
        EXPECT_TRUE(ended(run(options), 0));
        const std::string streamed = read("maze.txt");
        Arguments with_stats = options;
        with_stats.insert(with_stats.end(), {"--stats", name});
        EXPECT_TRUE(ended(run(with_stats), 0));
        EXPECT_EQ(read("maze.txt"), streamed);
        EXPECT_TRUE(has(read(name), "\"openings\": 299,"));
    }
}

TEST_F(Statistics, of_a_loaded_maze_have_no_seed) {
    write("two.txt", "D7\n");
    EXPECT_TRUE(ended(run({"-l", "two.txt", "-o", "out.txt", "--stats", "s.json"}), 0));
    const std::string stats = read("s.json");
    EXPECT_TRUE(stats.starts_with("{\n  \"algorithm\": null,\n  \"seed\": null,\n")) << stats;
    EXPECT_TRUE(has(stats, "\"diameter\": 1,"));
}

TEST_F(Statistics, of_a_maze_without_a_way_say_so) {
    write("cut.txt", "D7D7\n");
    EXPECT_TRUE(ended(run({"-l", "cut.txt", "-f", "text", "-o", "out.txt", "--stats", "s.json"}), 0));
    EXPECT_TRUE(has(read("s.json"), "\"solution\": null"));
}

TEST_F(Statistics, tell_what_the_solver_did) {
    const Arguments maze = {"-s", "3",  "--loops", "60",    "-w",      "40",
                            "-H", "30", "-o",      "m.txt", "--stats", "s.json"};
    for (const std::string& line : lines_of(run({"--list-solvers"}).out)) {
        const std::string name = line.substr(0, line.find(' '));
        Arguments arguments = maze;
        arguments.insert(arguments.end(), {"--solver", name});
        EXPECT_TRUE(ended(run(arguments), 0));
        const std::string stats = read("s.json");
        EXPECT_TRUE(has(stats, "\"solver\": {\"name\": \"" + name + "\", \"found\": ")) << stats;
        EXPECT_TRUE(has(stats, "\"visits\": "));
        EXPECT_TRUE(has(stats, "\"solver\": ")) << "its time, too";
        EXPECT_TRUE(name == "wall_follower" || has(stats, "\"shortest\": true")) << stats;
        EXPECT_EQ(read("m.txt"), hex_of({"-s", "3", "--loops", "60", "-w", "40", "-H", "30"})) << name;
    }
}

using Solver = Cli;

TEST_F(Solver, is_one_of_the_list) {
    const Outcome outcome = run({"--list-solvers"});
    EXPECT_TRUE(ended(outcome, 0));
    const auto lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_TRUE(lines[0].starts_with("bfs  "));
    EXPECT_TRUE(
        refused(run({"--solver", "magic"}), 2, {"--solver", "'magic' is no solver", "dead_end_filling"}));
    EXPECT_TRUE(ended(run({"--solver", "Wall-Follower", "-q"}), 0));
    EXPECT_TRUE(refused(run({"--sovler", "bfs"}), 2, {"did you mean --solver?"}));
}

// Two ways of equal length round a ring.
TEST_F(Solver, draws_its_own_path_but_never_into_a_hex_file) {
    const auto drawn = [&](const std::string& solver) {
        return run({"-l", "ring.txt", "-f", "text", "--solve", "--solver", solver, "-q"}).out;
    };
    write("ring.txt", "9553\nAD7A\nC556\n\n0,0\n3,2\n");
    const std::string plain = run({"-l", "ring.txt", "-f", "text", "--solve", "-q"}).out;
    EXPECT_EQ(drawn("bfs"), plain);
    EXPECT_NE(drawn("astar"), plain);
    const std::string hex = run({"-l", "ring.txt", "-f", "hex"}).out;
    EXPECT_EQ(run({"-l", "ring.txt", "-f", "hex", "--solver", "astar"}).out, hex);
}

TEST_F(Solver, that_finds_no_way_gives_a_note_and_the_shortest_path_is_drawn) {
    // Round the ring with the hand on the wall in its middle; the exit lies outside.
    write("ring.txt", "9517\nA96B\nC456\n\n1,0\n3,2\n");
    const Outcome outcome =
        run({"-l", "ring.txt", "-f", "text", "--solve", "--solver", "wall_follower", "-o", "-"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(has_line(outcome.err, {"note", "wall_follower finds no way from 1,0 to 3,2", "is drawn"}));
    EXPECT_EQ(outcome.out, run({"-l", "ring.txt", "-f", "text", "--solve"}).out);
}

}  // namespace
}  // namespace maze_test
