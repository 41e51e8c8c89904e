// The bar for what takes long.
#include "progress.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <unistd.h>

#include <cstdlib>

namespace {

using mazeapp::Progress;

/// What `work` writes to a standard error that is a terminal.
template <class Work>
std::string on_terminal(Work work) {
    int master = -1;
    int slave = -1;
    EXPECT_EQ(openpty(&master, &slave, nullptr, nullptr, nullptr), 0);
    const int before = dup(STDERR_FILENO);
    dup2(slave, STDERR_FILENO);
    setenv("TERM", "xterm", 1);
    work();
    dup2(before, STDERR_FILENO);
    close(before);
    close(slave);
    fcntl(master, F_SETFL, O_NONBLOCK);
    std::string text(100'000, '\0');
    const ssize_t length = read(master, text.data(), text.size());
    text.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    close(master);
    return text;
}

TEST(ProgressBar, ShowsHowFarItIsAndWipesItselfOut) {
    const std::string text = on_terminal([] {
        Progress bar(true, Progress::Clock::now() - std::chrono::seconds(2), "making 5x5", 10);
        ASSERT_NE(bar.done(), nullptr);
        bar.done()->store(5);
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
    });
    EXPECT_NE(text.find("making 5x5 [===============               ] 50 %, 2 s"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with("\r\x1B[K")) << text;
}

TEST(ProgressBar, IsSilentForASecondAndWhenItIsNotWanted) {
    EXPECT_EQ(on_terminal([] { const Progress bar(true, Progress::Clock::now(), "solving"); }), "");
    EXPECT_EQ(on_terminal([] {
                  Progress bar(false, Progress::Clock::now() - std::chrono::seconds(2), "solving");
                  EXPECT_EQ(bar.done(), nullptr);
                  std::this_thread::sleep_for(std::chrono::milliseconds(300));
              }),
              "");
}

}  // namespace
