// What happens to the real program: many redraws, kills, signals, files and windows in trouble.
#include "program_stage.hpp"

#include <array>

#include "mazegen/rng.hpp"

namespace x11_test {
namespace {

constexpr bool kSanitized =
#ifdef __SANITIZE_ADDRESS__
    true;
#else
    false;
#endif

constexpr int kTimes = kSanitized ? 15 : 30;  // for what is left to chance

class ProgramTroubleTest : public ProgramStage {
  protected:
    /// Waits until the program that was killed has left the screen.
    void expect_no_window() {
        EXPECT_TRUE(eventually([this] { return driver_->find() == 0; }));
    }
    /// Presses R until a new file is there: while a maze is in the making, R counts for nothing.
    void redraw() {
        int waits = 0;
        ASSERT_TRUE(eventually([&] {
            if (waits++ % 5 == 0) {
                press_key('r');
            }
            return stamp_of(output()) != written_;
        })) << errors();
        written_ = stamp_of(output());
    }
    /// Presses the key once and waits for the other picture.
    void press_key_for_a_new_maze(mazeplay::Key key) {
        const auto before = driver_->picture(id_).pixels;
        press_key(key);
        EXPECT_TRUE(eventually([&] { return driver_->picture(id_).pixels != before; })) << "a new maze";
        EXPECT_TRUE(answers());
    }
    /// Presses R for a random time or, every other time, until a file is just being written.
    void redraw_until_some_moment(mazegen::Rng& rng) {
        ASSERT_NO_FATAL_FAILURE(redraw());
        const bool written = rng.below(2) == 0;
        const std::string temporary = file(".a_maze_ing-" + std::to_string(program_.pid()) + "-0");
        const auto time = std::chrono::microseconds(written ? 2'000'000 : rng.below(20'000));
        const auto end = steady_clock::now() + time;
        for (int i = 0; steady_clock::now() < end && !(written && access(temporary.c_str(), F_OK) == 0);
             ++i) {
            if (i % 1000 == 0) {
                press_key('r');
            }
        }
    }
    /// Of /proc/PID/stat, in ticks.
    [[nodiscard]] long processor_ticks() const {
        const std::string stat = read_text("/proc/" + std::to_string(program_.pid()) + "/stat");
        std::istringstream fields(stat.substr(stat.rfind(')') + 2));
        std::string skipped;
        for (int i = 0; i < 11; ++i) {
            fields >> skipped;
        }
        long user = 0, system = 0;
        fields >> user >> system;
        return user + system;
    }
    /// How often it slept so far.
    [[nodiscard]] std::string sleeps() const {
        const auto lines = lines_of(read_text("/proc/" + std::to_string(program_.pid()) + "/status"));
        const std::string_view name = "voluntary_ctxt_switches:";
        const auto found =
            std::ranges::find_if(lines, [&](const auto& line) { return line.starts_with(name); });
        return found == lines.end() ? "" : *found;
    }
    [[nodiscard]] long resident_kb() const {
        std::ifstream statm("/proc/" + std::to_string(program_.pid()) + "/statm");
        long all = 0, pages = 0;
        statm >> all >> pages;
        return pages * (sysconf(_SC_PAGESIZE) / 1024);
    }
};

TEST_F(ProgramTroubleTest, FiveHundredRedraws) {
    ASSERT_NO_FATAL_FAILURE(start_program(25, 25));
    XResizeWindow(driver_->display(), id_, 480, 360);
    press_key('s');
    long early = 0;
    for (int i = 0; i < 500; ++i) {
        ASSERT_NO_FATAL_FAILURE(redraw());
        if (i == 100) {
            early = resident_kb();
        }
    }
    if (!kSanitized) {  // which keeps freed memory for a while
        EXPECT_LE(resident_kb() - early, 2048) << "kB, of " << early;
    }
    expect_valid_output("the last one");
    press_key('q');
    expect_end();
}

TEST_F(ProgramTroubleTest, KilledWhileRedrawing) {
    start_server();
    write_config(400, 400, "");
    mazegen::Rng rng(5);
    for (int i = 0; i < kTimes; ++i) {
        ASSERT_NO_FATAL_FAILURE(launch());
        written_ = stamp_of(output());
        press_key('s');
        ASSERT_NO_FATAL_FAILURE(redraw_until_some_moment(rng));
        program_.end(SIGKILL);
        expect_valid_output("kill " + std::to_string(i));
        expect_no_window();
    }
}

TEST_F(ProgramTroubleTest, EndedBySignals) {
    start_server();
    write_config(400, 400, "");
    mazegen::Rng rng(6);
    for (int i = 0; i < kTimes; ++i) {
        const int signal = std::array{SIGTERM, SIGINT, SIGHUP}[static_cast<std::size_t>(i % 3)];
        ASSERT_NO_FATAL_FAILURE(launch({"--quiet"}));
        written_ = stamp_of(output());
        const pid_t pid = program_.pid();
        press_key('s');
        ASSERT_NO_FATAL_FAILURE(redraw_until_some_moment(rng));
        EXPECT_EQ(segments_of(pid), 1) << "it shares its picture with the server";
        program_.signal(signal);
        const std::optional<int> status = program_.wait_at_most(kPatience);
        ASSERT_TRUE(status.has_value()) << "it goes on";
        // It dies of the signal, so that a shell sees why it ended.
        EXPECT_TRUE(WIFSIGNALED(*status) && WTERMSIG(*status) == signal) << *status;
        expect_valid_output("signal " + std::to_string(i));
        EXPECT_EQ(temporary_files(), std::vector<std::string>{});
        expect_no_window();
        EXPECT_TRUE(eventually([pid] { return segments_of(pid) == 0; })) << "shared memory is left";
    }
    EXPECT_EQ(errors(), "");
}

TEST_F(ProgramTroubleTest, APictureIsSavedByWhoeverLeavesAtOnce) {
    ASSERT_NO_FATAL_FAILURE(start_program(300, 300));
    press_key('s');
    press_key('o');
    press_key('q');
    EXPECT_EQ(program_.wait_at_most(milliseconds(10'000)), 0);
    EXPECT_TRUE(std::filesystem::exists(file("maze-1.png")));
}

TEST_F(ProgramTroubleTest, ServerKilledGivesOneLine) {
    std::size_t lines = 0;  // of all three runs
    for (const std::u32string_view keys : {U"", U"s", U"sn"}) {
        ASSERT_NO_FATAL_FAILURE(start_program(25, 25));
        for (const mazeplay::Key key : keys) {
            press_key(key);
        }
        EXPECT_TRUE(answers());
        driver_->forget();
        server_->process().signal(SIGKILL);
        const auto begin = steady_clock::now();
        const std::optional<int> status = program_.wait_at_most(milliseconds(10'000));
        EXPECT_TRUE(status && WIFEXITED(*status) && WEXITSTATUS(*status) == 1);
        EXPECT_LT(steady_clock::now() - begin, milliseconds(kSanitized ? 5000 : 1000));
        EXPECT_EQ(lines_of(errors()).size(), ++lines) << errors();
        EXPECT_TRUE(errors().ends_with("the connection to the display was lost\n")) << errors();
        EXPECT_EQ(temporary_files(), std::vector<std::string>{});
    }
}

TEST_F(ProgramTroubleTest, ALongSeedDoesNotHoldUpTheWindow) {
    ASSERT_NO_FATAL_FAILURE(start_program(25, 25, {"--seed", std::string(60'000, 'x')}));
    press_key('s');
    const auto begin = steady_clock::now();
    EXPECT_TRUE(answers());
    EXPECT_LT(steady_clock::now() - begin, milliseconds(1000));
    close_window();
    expect_end();
}

TEST_F(ProgramTroubleTest, ClosedAmidALargeAnimation) {
    ASSERT_NO_FATAL_FAILURE(start_program(1000, 1000));
    press_key('s');
    press_key('n');
    // The line below the maze counts the steps; nothing else changes there five times in a row.
    const auto line = [this] {
        const Picture picture = driver_->picture(id_);
        const mazeview::Frame frame = mazeview::make_frame(picture.width, picture.height, 1);
        const auto above = static_cast<std::ptrdiff_t>(status_area(frame).y) * picture.width;
        return std::vector(picture.pixels.begin() + above, picture.pixels.end());
    };
    ASSERT_TRUE(eventually([&] {
        auto last = line();
        for (int changes = 0; changes < 5; ++changes) {
            std::this_thread::sleep_for(milliseconds(kSanitized ? 100 : 25));
            const auto before = std::exchange(last, line());
            if (last == before) {
                return false;
            }
        }
        return true;
    }));
    EXPECT_TRUE(answers());
    close_window();
    const auto begin = steady_clock::now();
    expect_end();
    EXPECT_LT(steady_clock::now() - begin, milliseconds(kSanitized ? 5000 : 500));
    EXPECT_EQ(stamp_of(output()), written_) << "a maze that was not carved to its end is not written";
    EXPECT_EQ(temporary_files(), std::vector<std::string>{});
}

TEST_F(ProgramTroubleTest, IdleMazeCostsNothing) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::full));
    key('s');
    expect_twin("the maze");
    EXPECT_TRUE(answers());
    std::this_thread::sleep_for(milliseconds(200));  // the end of the frame has come, too
    const long before = processor_ticks();
    const std::string slept = sleeps();
    EXPECT_NE(slept, "");
    std::this_thread::sleep_for(milliseconds(2000));
    EXPECT_EQ(processor_ticks(), before);
    EXPECT_EQ(sleeps(), slept) << "it woke up";
}

TEST_F(ProgramTroubleTest, UnmappedAndMapped) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::full));
    key('s');
    expect_twin("the maze");
    const auto before = driver_->picture(id_).pixels;
    XUnmapWindow(driver_->display(), id_);
    EXPECT_TRUE(answers());
    XMapWindow(driver_->display(), id_);
    EXPECT_TRUE(answers());
    expect_twin("the same maze");
    EXPECT_EQ(driver_->picture(id_).pixels, before);
    EXPECT_EQ(stamp_of(output()), written_);
}

/// How often a maze stands in the text: each has one entry.
std::size_t mazes_in(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count(lines_of(text), "0,0"));
}

TEST_F(ProgramTroubleTest, FifoIsWrittenOnce) {
    start_server();
    write_config(25, 25);
    ASSERT_EQ(mkfifo(output().c_str(), 0666), 0);
    const int descriptor = open(output().c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ASSERT_GE(descriptor, 0);
    ASSERT_NO_FATAL_FAILURE(launch());
    std::string got;
    const auto read_on = [&] {
        std::array<char, 4096> piece{};
        for (ssize_t count = 0; (count = read(descriptor, piece.data(), piece.size())) > 0;) {
            got.append(piece.data(), static_cast<std::size_t>(count));
        }
    };
    press_key('s');
    EXPECT_TRUE(answers());
    for (const mazeplay::Key key : {U'r', U'a'}) {
        press_key_for_a_new_maze(key);
        read_on();
    }
    close_window();
    expect_end();
    read_on();
    close(descriptor);
    EXPECT_TRUE(valid_maze(got).ok());
    EXPECT_EQ(mazes_in(got), 1U);
    EXPECT_TRUE(std::filesystem::is_fifo(output()));
}

TEST_F(ProgramTroubleTest, StandardOutputIsWrittenOnce) {
    start_server();
    write_config(25, 25);
    ASSERT_NO_FATAL_FAILURE(launch({"--output", "-", "--format", "hex", "--view"}));
    press_key('s');
    EXPECT_TRUE(answers());
    for (const mazeplay::Key key : {U'r', U'a'}) {
        press_key_for_a_new_maze(key);
    }
    close_window();
    expect_end();
    const std::string got = read_text(file("out"));
    EXPECT_TRUE(valid_maze(got).ok());
    EXPECT_EQ(mazes_in(got), 1U);
    EXPECT_FALSE(std::filesystem::exists(output()));
}

TEST_F(ProgramTroubleTest, OutputFileBecomesAFolder) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::reduced));
    key('s');
    expect_twin("the maze");
    std::filesystem::remove(output());
    std::filesystem::create_directory(output());
    key('r');
    ASSERT_TRUE(eventually([this] { return errors().ends_with('\n'); }));
    EXPECT_EQ(lines_of(errors()).size(), 1U) << errors();
    EXPECT_TRUE(errors().starts_with("a_maze_ing: cannot write 'maze.txt': ")) << errors();
    twin_->answer({.error = "an error"});
    expect_twin("the old maze");
    EXPECT_TRUE(std::filesystem::is_directory(output()));
    EXPECT_EQ(temporary_files(), std::vector<std::string>{});
    std::filesystem::remove(output());
    written_ = {};
    key('r');
    expect_new_maze("there is room again");
    key('q');
    expect_end();
}

}  // namespace
}  // namespace x11_test
