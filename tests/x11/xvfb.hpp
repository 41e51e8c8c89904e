// An X server without a screen, for one test.
#pragma once

#include <poll.h>

#include <array>
#include <string>
#include <vector>

#include "process.hpp"

namespace x11_test {

class Xvfb {
  public:
    explicit Xvfb(const std::string& screen = "1280x1024x24", const std::vector<std::string>& options = {}) {
        std::array<int, 2> pipe_ends{};
        if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) {
            return;
        }
        std::vector<std::string> command = {"Xvfb", "-displayfd", "3",         "-screen", "0",
                                            screen, "-noreset",   "-nolisten", "tcp"};
        command.insert(command.end(), options.begin(), options.end());
        process_ = Process(std::move(command), {}, pipe_ends[1]);
        close(pipe_ends[1]);
        // The server writes its number when it is ready, and a newline.
        pollfd ready = {pipe_ends[0], POLLIN, 0};
        char letter = 0;
        while (poll(&ready, 1, 10000) > 0 && read(pipe_ends[0], &letter, 1) == 1 && letter != '\n') {
            number_ += letter;
        }
        close(pipe_ends[0]);
    }

    [[nodiscard]] bool started() const { return !number_.empty(); }
    [[nodiscard]] std::string name() const { return ":" + number_; }
    Process& process() { return process_; }

  private:
    Process process_;
    std::string number_;
};

}  // namespace x11_test
