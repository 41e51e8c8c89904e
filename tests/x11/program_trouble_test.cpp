// What happens to the real program: random inputs, kills, signals, files and windows in trouble.
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

class ProgramTroubleTest : public ProgramStage {
  protected:
    void start_program(int width, int height, const std::vector<std::string>& options = {}) {
        start_server();
        write_config(width, height);
        ASSERT_NO_FATAL_FAILURE(launch(options));
        written_ = stamp_of(output());
    }
    void close_window() { driver_->protocol(id_, "WM_DELETE_WINDOW"); }
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
    [[nodiscard]] std::vector<std::string> temporary_files() const {
        auto names = folder_.names();
        std::erase_if(names, [](const std::string& name) { return !name.starts_with(".a_maze_ing"); });
        return names;
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
    [[nodiscard]] long resident_kb() const {
        std::ifstream statm("/proc/" + std::to_string(program_.pid()) + "/statm");
        long all = 0, pages = 0;
        statm >> all >> pages;
        return pages * (sysconf(_SC_PAGESIZE) / 1024);
    }
};

/// Types, clicks, drags, turns the wheel and resizes at random; quits nowhere.
class RandomVisitor {
  public:
    RandomVisitor(Driver& driver, Window window) : driver_(driver), window_(window) {}

    void act() {
        switch (below(10)) {
            case 0:
            case 1:
            case 2:
            case 3:
                type();
                break;
            case 4:
            case 5:
                click_a_button();
                break;
            case 6:
                go();
                driver_.button(1 + static_cast<unsigned>(below(5)), true);
                break;
            case 7:
                go();
                for (unsigned button = 1; button <= 5; ++button) {
                    driver_.button(button, false);
                }
                break;
            case 8:
                go();
                break;
            default:
                width_ = 1 + below(1200);
                height_ = 1 + below(1000);
                XResizeWindow(driver_.display(), window_, static_cast<unsigned>(width_),
                              static_cast<unsigned>(height_));
                driver_.sync();
        }
    }

  private:
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint64_t>(bound))); }

    /// The place of Quit on the main menu, wherever we are.
    [[nodiscard]] bool on_quit(int x, int y) const {
        const mazeview::Frame frame{width_, height_, 1};
        std::vector<mazeview::Button> buttons(3);
        place_buttons(frame, main_menu_layout(frame).buttons, buttons);
        return buttons.back().rect.contains(x, y);
    }
    void go() { go(below(width_), below(height_)); }
    void go(int x, int y) {
        if (!on_quit(x, y)) {
            driver_.move_pointer(window_, x, y);
        }
    }
    /// Where some button of some screen is.
    void click_a_button() {
        const mazeview::Frame frame{width_, height_, 1};
        std::vector<mazeview::Button> buttons(8);
        place_buttons(frame, game_menu_layout(frame, 8).buttons, buttons);
        std::vector<mazeview::Button> menu(3);
        place_buttons(frame, main_menu_layout(frame).buttons, menu);
        buttons.insert(buttons.end(), menu.begin(), menu.end());
        buttons.push_back({Action::menu, "", "", burger_rect(frame), true});
        const mazedraw::Rect rect = buttons[static_cast<std::size_t>(below(12))].rect;
        go(rect.x + rect.width / 2, rect.y + rect.height / 2);
        driver_.button(1, true);
        driver_.button(1, false);
    }
    void type() {
        // Without Q, and without Return and Space, which press Quit when it has the focus.
        static constexpr std::array keys = {XK_s,           XK_s,
                                            XK_s,           XK_m,
                                            XK_r,           XK_c,
                                            XK_p,           XK_n,
                                            XK_a,           XK_v,
                                            XK_g,           XK_g,
                                            XK_o,           XK_l,
                                            XK_equal,       XK_minus,
                                            XK_0,           XK_w,
                                            XK_d,           XK_slash,
                                            XK_Up,          XK_Down,
                                            XK_Right,       XK_Left,
                                            XK_bracketleft, XK_bracketright,
                                            XK_Home,        XK_F1,
                                            XK_F11,         XK_Tab,
                                            XK_End,         XK_F5,
                                            XK_x,           XK_1,
                                            XK_period,      XK_comma,
                                            XK_b,           XK_k,
                                            XK_Prior,       XK_Escape};
        const unsigned code =
            driver_.code_of(static_cast<KeySym>(keys[static_cast<std::size_t>(below(keys.size()))]));
        const unsigned shift = driver_.code_of(XK_Shift_L);
        const bool shifted = below(4) == 0;
        if (shifted) {
            driver_.key(shift, true);
        }
        driver_.key(code, true);
        driver_.key(code, false);
        if (shifted) {
            driver_.key(shift, false);
        }
    }

    Driver& driver_;
    Window window_;
    mazegen::Rng rng_{20'240'601};
    int width_ = 1000, height_ = 950;
};

TEST_F(ProgramTroubleTest, TwoThousandRandomInputs) {
    ASSERT_NO_FATAL_FAILURE(start_program(25, 25));
    RandomVisitor visitor(*driver_, id_);
    for (int i = 0; i < 2000; ++i) {
        visitor.act();
        if (i % 50 == 0) {  // otherwise all of them would wait in its queue
            ASSERT_TRUE(answers()) << "after " << i << " inputs\n" << errors();
        }
    }
    EXPECT_TRUE(answers());
    close_window();
    expect_end();
    expect_valid_output("in the end");
    EXPECT_NE(stamp_of(output()), written_) << "there were mazes in between";
    EXPECT_EQ(temporary_files(), std::vector<std::string>{});
}

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
    write_config(150, 150, "");
    mazegen::Rng rng(5);
    for (int i = 0; i < 30; ++i) {
        ASSERT_NO_FATAL_FAILURE(launch());
        written_ = stamp_of(output());
        press_key('s');
        ASSERT_NO_FATAL_FAILURE(redraw());
        const auto end = steady_clock::now() + std::chrono::microseconds(rng.below(20'000));
        do {
            press_key('r');
        } while (steady_clock::now() < end);
        program_.end(SIGKILL);
        expect_valid_output("kill " + std::to_string(i));
        expect_no_window();
    }
}

TEST_F(ProgramTroubleTest, EndedBySignals) {
    start_server();
    write_config(150, 150, "");
    mazegen::Rng rng(6);
    for (int i = 0; i < 30; ++i) {
        const int signal = std::array{SIGTERM, SIGINT, SIGHUP}[static_cast<std::size_t>(i % 3)];
        ASSERT_NO_FATAL_FAILURE(launch({"--quiet"}));
        written_ = stamp_of(output());
        const pid_t pid = program_.pid();
        press_key('s');
        ASSERT_NO_FATAL_FAILURE(redraw());
        const auto end = steady_clock::now() + std::chrono::microseconds(rng.below(20'000));
        do {
            press_key('r');
        } while (steady_clock::now() < end);
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

TEST_F(ProgramTroubleTest, ClosedAmidALargeAnimation) {
    ASSERT_NO_FATAL_FAILURE(start_program(1000, 1000));
    press_key('s');
    press_key('n');
    // The line below the maze counts the steps; nothing else changes there five times in a row.
    const auto line = [this] {
        const Picture picture = driver_->picture(id_);
        const mazeview::Frame frame{picture.width, picture.height, 1};
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
    const long before = processor_ticks();
    std::this_thread::sleep_for(milliseconds(2000));
    EXPECT_EQ(processor_ticks(), before);
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
        const auto before = driver_->picture(id_).pixels;
        press_key(key);
        EXPECT_TRUE(eventually([&] { return driver_->picture(id_).pixels != before; })) << "a new maze";
        EXPECT_TRUE(answers());
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
        const auto before = driver_->picture(id_).pixels;
        press_key(key);
        EXPECT_TRUE(eventually([&] { return driver_->picture(id_).pixels != before; })) << "a new maze";
        EXPECT_TRUE(answers());
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
    twin_->answer({std::nullopt, "", "an error"});
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
