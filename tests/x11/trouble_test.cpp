// Displays that are not there, servers that die, windows that are destroyed, memory that is refused.
#include "stage.hpp"

#include <netinet/in.h>
#include <sched.h>
#include <sys/socket.h>

#include <fstream>

namespace x11_test {
namespace {

class TroubleTest : public Stage {
  protected:
    /// The error of opening this display, which must come within a second and print nothing.
    static std::string error_of(const std::string& display) {
        X11Window::Options options;
        options.display = display;
        testing::internal::CaptureStderr();
        const auto begin = steady_clock::now();
        const auto opened = X11Window::open(options);
        EXPECT_LT(steady_clock::now() - begin, milliseconds(1000)) << display;
        EXPECT_EQ(testing::internal::GetCapturedStderr(), "") << display;
        EXPECT_FALSE(opened.ok()) << display;
        return opened.ok() ? "" : opened.error().message;
    }
    void expect_gone_by_poll() {
        const auto begin = steady_clock::now();
        while (!window_->gone() && steady_clock::now() - begin < milliseconds(2000)) {
            take(window_->poll(milliseconds(1000), -1));
        }
        EXPECT_TRUE(window_->gone());
        EXPECT_TRUE(has(Input::Kind::close));
        EXPECT_LT(steady_clock::now() - begin, milliseconds(1000));
        // Whatever is asked of it now, it stays quiet, and says so each time.
        window_->present(pattern(100, 100));
        window_->toggle_full_screen();
        EXPECT_FALSE(window_->ready());
        const std::vector<Input> again = window_->poll(std::nullopt, -1);
        ASSERT_EQ(again.size(), 1U);
        EXPECT_EQ(again[0].kind, Input::Kind::close);
    }
    void kill_server() {
        server_->process().end(SIGKILL);
        driver_->forget();
    }
};

TEST_F(TroubleTest, NoDisplay) {
    unsetenv("DISPLAY");
    EXPECT_EQ(error_of(""), "DISPLAY is not set");
    setenv("DISPLAY", "", 1);
    EXPECT_EQ(error_of(""), "DISPLAY is not set");
}

TEST_F(TroubleTest, BadDisplay) {
    EXPECT_EQ(error_of(":7777"), "cannot open display ':7777': no X server is there");
    EXPECT_EQ(error_of("nonsense"), "cannot open display 'nonsense': it has no ':' and number");
    setenv("DISPLAY", ":7778", 1);
    EXPECT_EQ(error_of(""), "cannot open display ':7778': no X server is there");
    // 192.0.2.0/24 belongs to nobody; a network may drop such packets or refuse them.
    EXPECT_EQ(error_of("192.0.2.1:0").substr(0, 36), "cannot open display '192.0.2.1:0': n");
}

// A port that accepts and then says nothing.
TEST_F(TroubleTest, SilentServer) {
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int number = 700;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    do {
        address.sin_port = htons(static_cast<std::uint16_t>(6000 + ++number));
    } while (bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 && number < 900);
    ASSERT_EQ(listen(listener, 1), 0);
    const std::string display = "127.0.0.1:" + std::to_string(number);
    EXPECT_EQ(error_of(display), "cannot open display '" + display + "': no answer in time");
    close(listener);
}

TEST_F(TroubleTest, RefusedByTheServer) {
    const std::string file = testing::TempDir() + "x11_test_cookie_" + std::to_string(getpid());
    // One record: any address (0xFFFF), no address, no number, name and data of the cookie.
    std::ofstream(file) << std::string("\xFF\xFF\0\0\0\0\0\x12MIT-MAGIC-COOKIE-1\0\x10", 28)
                        << "0123456789abcdef";
    setenv("XAUTHORITY", "/nonexistent", 1);
    server_ = std::make_unique<Xvfb>("640x480x24", std::vector<std::string>{"-auth", file});
    ASSERT_TRUE(server_->started());
    const std::string message = error_of(server_->name());
    EXPECT_EQ(message.find("cannot open display '" + server_->name() + "': "), 0U) << message;
    EXPECT_NE(message.find("uthori"), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos) << message;
    std::filesystem::remove(file);
}

TEST_F(TroubleTest, ServerKilledWhileWaiting) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    testing::internal::CaptureStderr();
    kill_server();
    expect_gone_by_poll();
    window_.reset();
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST_F(TroubleTest, ServerKilledWhileShowing) {
    for (const bool shared : {true, false}) {
        X11Window::Options options;
        options.shared_memory = shared;
        ASSERT_NO_FATAL_FAILURE(start(options));
        const Canvas canvas = show();
        std::thread killer([this] {
            std::this_thread::sleep_for(milliseconds(60));
            server_->process().signal(SIGKILL);
        });
        const auto begin = steady_clock::now();
        while (!window_->gone() && steady_clock::now() - begin < milliseconds(2000)) {
            window_->present(canvas);  // also when a frame is in flight
            take(window_->poll(milliseconds(0), -1));
        }
        killer.join();
        EXPECT_LT(steady_clock::now() - begin, milliseconds(1000));
        expect_gone_by_poll();
        kill_server();
        window_.reset();
    }
    // And there may be another window afterwards.
    ASSERT_NO_FATAL_FAILURE(start());
    expect_shown();
}

TEST_F(TroubleTest, ServerKilledWhileOpening) {
    for (int i = 0; i < 12; ++i) {
        start_server();
        driver_.reset();
        std::thread killer([this, i] {
            std::this_thread::sleep_for(std::chrono::microseconds(500 * i));
            server_->process().signal(SIGKILL);
        });
        X11Window::Options options;
        options.display = server_->name();
        const auto begin = steady_clock::now();
        auto opened = X11Window::open(options);
        EXPECT_LT(steady_clock::now() - begin, milliseconds(1300));
        killer.join();
        if (opened.ok()) {
            window_ = std::move(opened).value();
            expect_gone_by_poll();
            window_.reset();
        } else {
            EXPECT_NE(opened.error().message.find("display '" + server_->name() + "'"), std::string::npos);
        }
    }
}

TEST_F(TroubleTest, DestroyedByAnother) {
    ASSERT_NO_FATAL_FAILURE(start());
    const Canvas canvas = show();
    testing::internal::CaptureStderr();
    XDestroyWindow(driver_->display(), id_);
    driver_->sync();
    window_->present(canvas);  // into nothing: the news was not read yet
    expect_gone_by_poll();
    window_.reset();
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST_F(TroubleTest, DisconnectedByAnother) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    XKillClient(driver_->display(), id_);
    driver_->sync();
    expect_gone_by_poll();
}

TEST_F(TroubleTest, SignalEndsTheWait) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    work_for(milliseconds(50));
    struct sigaction action {};
    action.sa_handler = [](int) {};
    sigaction(SIGALRM, &action, nullptr);
    const auto begin = steady_clock::now();
    ualarm(50000, 0);
    window_->poll(std::nullopt, -1);
    EXPECT_LT(steady_clock::now() - begin, milliseconds(2000));
    EXPECT_FALSE(window_->gone());
}

/// Runs `work` in a child, which must not use what the parent has of X.
pid_t run_in_child(const std::function<int()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        _exit(work());
    }
    return child;
}

TEST_F(TroubleTest, NoSharedMemoryIsLeftAfterAKill) {
    start_server();
    std::array<int, 2> ready{};
    ASSERT_EQ(pipe(ready.data()), 0);
    const pid_t child = run_in_child([&] {
        X11Window::Options options;
        options.display = server_->name();
        const auto opened = X11Window::open(options);
        if (opened.ok() && (*opened)->uses_shared_memory()) {
            (*opened)->present(pattern(1000, 950));
            (*opened)->present(pattern(1200, 1000));  // a larger segment
            const bool told = write(ready[1], "x", 1) == 1;
            pause();
            return told ? 0 : 1;
        }
        return 1;
    });
    close(ready[1]);
    char letter = 0;
    ASSERT_EQ(read(ready[0], &letter, 1), 1);
    close(ready[0]);
    EXPECT_EQ(segments_of(child), 1);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    for (int i = 0; i < 200 && segments_of(child) != 0; ++i) {
        std::this_thread::sleep_for(milliseconds(5));  // the server notices
    }
    EXPECT_EQ(segments_of(child), 0);
}

// The server cannot see the memory of a process in another IPC namespace; a segment with the same
// number may exist on its side.
TEST_F(TroubleTest, SharedMemoryOutOfReach) {
    start_server();
    driver_.reset();  // the child has one of its own
    constexpr int not_allowed = 77;
    const pid_t child = run_in_child([&] {
        if (unshare(CLONE_NEWIPC) != 0) {
            return not_allowed;
        }
        driver_ = std::make_unique<Driver>(server_->name());
        open_window();
        EXPECT_FALSE(window_->uses_shared_memory());
        expect_shown();
        return HasFailure() ? 1 : 0;
    });
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == not_allowed) {
        GTEST_SKIP() << "unshare(CLONE_NEWIPC) is not allowed here";
    }
    EXPECT_EQ(status, 0);
}

TEST_F(TroubleTest, MemoryStaysFlat) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the address sanitizer keeps freed memory for a while";
#endif
    ASSERT_NO_FATAL_FAILURE(start());
    const auto resident = [] {
        std::ifstream statm("/proc/self/statm");
        long all = 0, pages = 0;
        statm >> all >> pages;
        return pages * 4;
    };
    const auto resize_some = [this](int count) {
        for (int i = 0; i < count; ++i) {
            const int columns = 500 + i % 2 * 300;
            XResizeWindow(driver_->display(), id_, static_cast<unsigned>(columns), 500);
            driver_->sync();
            ASSERT_TRUE(until([&] { return width_ == columns; }));
            show();
            inputs_.clear();
        }
    };
    resize_some(20);
    const long before = resident();
    resize_some(200);
    EXPECT_LT(resident() - before, 2000) << "kB";
}

}  // namespace
}  // namespace x11_test
