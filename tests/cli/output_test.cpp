// Where the maze goes: every kind of target, and what is left when it cannot be written.
#include <chrono>
#include <csignal>
#include <filesystem>

#include "cli.hpp"

namespace maze_test {
namespace {

namespace fs = std::filesystem;

class Output : public Cli {
  protected:
    /// The maze that all these tests make: `-s 1` is added to the arguments.
    [[nodiscard]] Outcome make(Arguments arguments) const {
        arguments.insert(arguments.end(), {"-s", "1"});
        return run(arguments);
    }
    void SetUp() override { maze_ = hex_of({"-s", "1"}); }

    std::string maze_;
};

TEST_F(Output, special_files_are_written_in_place) {
    EXPECT_TRUE(ended(make({"-o", "/dev/null"}), 0));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    const Outcome outcome = make({"-o", "/dev/stdout"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(outcome.out, maze_);
    EXPECT_EQ(make({"-o", "/dev/fd/1"}).out, maze_);
    EXPECT_EQ(make({"-o", "/proc/self/fd/1"}).out, maze_);
    EXPECT_EQ(make({"-o", "/dev/stderr"}).err, maze_);
}

TEST_F(Output, redirected_dev_stdout_is_appended_to) {
    write("all.txt", "first\n");
    EXPECT_TRUE(ended(shell("exec \"$maze\" -s 1 -o /dev/stdout >> all.txt"), 0));
    EXPECT_EQ(read("all.txt"), "first\n" + maze_);
}

TEST_F(Output, a_fifo_is_written_in_place) {
    const Outcome outcome = shell(
        "mkfifo pipe; cat pipe > got.txt & \"$maze\" -s 1 -o pipe; code=$?; wait; test -p pipe && exit "
        "$code");
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_EQ(read("got.txt"), maze_);
    EXPECT_EQ(names(), (std::vector<std::string>{"got.txt", "pipe"}));
}

TEST_F(Output, a_full_device_is_an_error) {
    EXPECT_TRUE(refused(make({"-o", "/dev/full"}), 4, {"/dev/full", "No space left"}));
    EXPECT_TRUE(refused(shell("exec \"$maze\" -s 1 > /dev/full"), 4, {"standard output", "No space left"}));
    write("config.txt", config_but("OUTPUT_FILE=/dev/full") + "SEED=1\n");
    EXPECT_TRUE(refused(run({"config.txt"}), 1, {"/dev/full", "No space left"}));
    EXPECT_TRUE(refused(shell("exec \"$maze\" config.txt -o - > /dev/full"), 1, {"standard output"}));
    write("maze.hex", maze_);
    EXPECT_TRUE(refused(shell("exec \"$maze\" --check -l maze.hex > /dev/full"), 4, {"standard output"}));
}

TEST_F(Output, symbolic_links_are_followed) {
    fs::create_directory(file("deep"));
    write("deep/real.txt", "old");
    fs::create_symlink("deep/real.txt", file("link.txt"));
    fs::create_symlink("link.txt", file("link_to_link.txt"));
    EXPECT_TRUE(ended(make({"-o", "link_to_link.txt"}), 0));
    EXPECT_EQ(read("deep/real.txt"), maze_);
    EXPECT_TRUE(fs::is_symlink(file("link.txt")));
    EXPECT_TRUE(fs::is_symlink(file("link_to_link.txt")));
    EXPECT_EQ(names(), (std::vector<std::string>{"deep", "link.txt", "link_to_link.txt"}));
}

TEST_F(Output, a_dangling_link_makes_the_file_it_names) {
    fs::create_directory(file("deep"));
    fs::create_symlink("deep/new.txt", file("link.txt"));
    EXPECT_TRUE(ended(make({"-o", "link.txt"}), 0));
    EXPECT_EQ(read("deep/new.txt"), maze_);
    EXPECT_TRUE(fs::is_symlink(file("link.txt")));
}

TEST_F(Output, links_in_a_circle_and_into_nowhere_are_refused) {
    fs::create_symlink("a", file("b"));
    fs::create_symlink("b", file("a"));
    EXPECT_TRUE(refused(make({"-o", "a"}), 4, {"'a'", "symbolic links"}));
    fs::create_symlink("no/new.txt", file("link.txt"));
    EXPECT_TRUE(refused(make({"-o", "link.txt"}), 4, {"'link.txt'", "No such file"}));
}

TEST_F(Output, mode_of_an_existing_file_is_kept) {
    for (const unsigned wanted : {0600U, 0640U, 0666U, 0755U}) {
        write("maze.txt", "old");
        fs::permissions(file("maze.txt"), fs::perms(wanted));
        EXPECT_TRUE(ended(make({"-o", "maze.txt"}), 0));
        EXPECT_EQ(read("maze.txt"), maze_);
        EXPECT_EQ(mode("maze.txt"), wanted);
    }
}

TEST_F(Output, a_new_file_gets_what_the_umask_gives) {
    for (const auto& [mask, wanted] : {std::pair{"022", 0644U}, {"077", 0600U}, {"000", 0666U}}) {
        EXPECT_TRUE(ended(
            shell(std::string("rm -f new.txt; umask ") + mask + "; exec \"$maze\" -s 1 -o new.txt"), 0));
        EXPECT_EQ(mode("new.txt"), wanted) << mask;
    }
}

TEST_F(Output, missing_folder_and_folder_as_target_are_refused) {
    EXPECT_TRUE(refused(make({"-o", "no/maze.txt"}), 4, {"no/maze.txt", "No such file"}));
    EXPECT_TRUE(refused(make({"-o", "/no/such/maze.txt"}), 4, {"/no/such/maze.txt"}));
    fs::create_directory(file("folder"));
    EXPECT_TRUE(refused(make({"-o", "folder"}), 4, {"'folder'", "directory"}));
    EXPECT_TRUE(refused(make({"-o", "folder/"}), 4, {"'folder/'", "directory"}));
    EXPECT_TRUE(refused(make({"-o", "new/"}), 4, {"'new/'"}));
    write("plain", "old");
    EXPECT_TRUE(refused(make({"-o", "plain/maze.txt"}), 4, {"plain/maze.txt"}));
    EXPECT_EQ(names(), (std::vector<std::string>{"folder", "plain"}));
    EXPECT_EQ(read("plain"), "old");
}

TEST_F(Output, an_impossible_target_is_refused_before_the_maze_is_made) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(refused(make({"-w", "6000", "-H", "6000", "-o", "no/maze.txt"}), 4, {"no/maze.txt"}));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(1));
}

TEST_F(Output, unwritable_folder_is_refused) {
    fs::create_directory(file("folder"));
    fs::permissions(file("folder"), fs::perms(0555));
    EXPECT_TRUE(refused(run_unprivileged({"-s", "1", "-o", "folder/maze.txt"}), 4,
                        {"folder/maze.txt", "Permission denied"}));
    EXPECT_TRUE(fs::is_empty(file("folder")));
}

TEST_F(Output, unwritable_file_is_refused_though_its_folder_is_writable) {
    write("maze.txt", "old");
    fs::permissions(file("maze.txt"), fs::perms(0444));
    EXPECT_TRUE(
        refused(run_unprivileged({"-s", "1", "-o", "maze.txt"}), 4, {"'maze.txt'", "Permission denied"}));
    EXPECT_EQ(read("maze.txt"), "old");
    EXPECT_EQ(mode("maze.txt"), 0444U);
}

TEST_F(Output, file_size_limit_keeps_the_old_file_and_leaves_no_temporary) {
    write("maze.txt", "old");
    const Outcome outcome = shell("ulimit -f 8; exec \"$maze\" -w 300 -H 300 -s 1 -o maze.txt");
    EXPECT_TRUE(refused(outcome, 4, {"'maze.txt'", "too large"}));
    EXPECT_EQ(read("maze.txt"), "old");
    EXPECT_EQ(names(), std::vector<std::string>{"maze.txt"});
    EXPECT_TRUE(
        refused(shell("ulimit -f 8; exec \"$maze\" -w 300 -H 300 -s 1 -o new.txt"), 4, {"'new.txt'"}));
    EXPECT_EQ(names(), std::vector<std::string>{"maze.txt"});
}

TEST_F(Output, an_existing_maze_may_be_rewritten_in_another_format) {
    write("maze.txt", maze_);
    EXPECT_TRUE(ended(run({"-l", "maze.txt", "-o", "maze.txt", "-f", "hex-compact"}), 0));
    EXPECT_EQ(read("maze.txt"), make({"-f", "hex-compact"}).out);
}

TEST_F(Output, a_closed_pipe_is_a_quiet_end) {
    for (const char* const options :
         {"-w 400 -H 400", "-w 400 -H 400 -f hex", "-w 400 -H 400 -o /dev/stdout"}) {
        const Outcome outcome =
            shell(std::string("\"$maze\" -s 1 ") + options + " | head -1 > first.txt; echo ${PIPESTATUS[0]}");
        EXPECT_EQ(outcome.out, "0\n") << options;
        EXPECT_EQ(outcome.err, "") << options;
    }
}

TEST_F(Output, closed_descriptors_never_put_a_note_into_the_maze_file) {
    const std::string notes = "-w 5 -H 5 -s 1 --loops 10";
    EXPECT_TRUE(ended(shell("exec \"$maze\" -o right.txt " + notes), 0));
    for (const char* const closed : {"<&- >&- 2>&-", "2>&-", ">&- 2>&-", "<&-", "<&- 2>&-", ">&-"}) {
        fs::remove(file("maze.txt"));
        EXPECT_TRUE(ended(shell("exec \"$maze\" -o maze.txt " + notes + ' ' + closed), 0)) << closed;
        EXPECT_EQ(read("maze.txt"), read("right.txt")) << closed;
    }
    EXPECT_EQ(shell("exec \"$maze\" " + notes + " <&- >&- 2>&-").exit_code, 0);
    EXPECT_EQ(shell("exec \"$maze\" --bad <&- >&- 2>&-").exit_code, 2);
    EXPECT_EQ(shell("exec \"$maze\" - <&- >&- 2>&-").exit_code, 1);
}

TEST_F(Output, a_killed_run_leaves_the_old_file_or_the_new_one_and_no_temporary) {
    const Arguments arguments = {"-w", "2000", "-H", "1500", "-s", "1", "-q", "-o", "maze.txt"};
    EXPECT_TRUE(ended(run(arguments), 0));
    const std::string whole = read("maze.txt");
    int killed_while_writing = 0;
    for (int round = 0; round < 20; ++round) {
        write("maze.txt", "old");
        bool sent = false;
        bool writing = false;
        const auto moment = std::chrono::steady_clock::now() + std::chrono::milliseconds(7 * round);
        Launch launch;
        launch.meanwhile = [&](pid_t child) {
            writing = writing || names().size() > 1;
            // Every other round ends as soon as there is a temporary file, the others at any time.
            if (!sent && (round % 2 == 0 ? writing : std::chrono::steady_clock::now() > moment)) {
                sent = kill(child, round % 4 < 2 ? SIGTERM : SIGINT) == 0;
            }
        };
        const Outcome outcome = run(arguments, launch);
        EXPECT_TRUE(outcome.exit_code == 0 || outcome.signal == SIGTERM || outcome.signal == SIGINT)
            << shown(outcome);
        const std::string now = read("maze.txt");
        EXPECT_TRUE(now == whole || (now == "old" && outcome.signal != 0))
            << "round " << round << ": " << now.size();
        EXPECT_EQ(names(), std::vector<std::string>{"maze.txt"}) << "round " << round;
        killed_while_writing += writing && outcome.signal != 0 ? 1 : 0;
    }
    EXPECT_GT(killed_while_writing, 0);
}

TEST_F(Output, an_ignored_signal_stays_ignored) {
    const Outcome outcome =
        shell("trap '' HUP; \"$maze\" -w 1500 -H 1500 -s 1 -o maze.txt & sleep 0.02; kill -HUP $!; wait $!");
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(exists("maze.txt"));
}

}  // namespace
}  // namespace maze_test
