// The program in a pseudo terminal: tmux keeps the screen, a shell in it tells of the terminal before and
// after.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "program.hpp"

namespace maze_test {

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Waits for it, up to a time that is never needed.
inline bool eventually(const std::function<bool()>& holds) {
    const std::chrono::seconds patience(testing::Test::HasFailure() ? 1 : 8);
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!holds()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

/// How the program is started.
struct Start {
    std::string arguments = "config.txt --tui";
    int columns = 80, rows = 24;
    std::string environment = "TERM=xterm-256color LC_ALL=C.UTF-8";
    bool job_control = false;  ///< from a shell at which one may type, so that Ctrl-Z stops it
};

/// A maze of 18x11 cells with four gems.
inline constexpr const char* kConfig =
    "# a maze to walk through\nWIDTH=18\nHEIGHT=11   # rows\nENTRY=0,0\nEXIT=17,10\n\n"
    "OUTPUT_FILE=maze.txt\nPERFECT=True\nSEED=7\nCOLLECTIBLES=4\n";

class Tui : public testing::Test {
  protected:
    Tui() { write_text(file("config.txt"), kConfig); }
    ~Tui() override { stop(); }

    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return folder_.path() / name; }
    [[nodiscard]] std::string content(const std::string& name) const {
        return std::filesystem::exists(file(name)) ? read_text(file(name)) : "";
    }

    /// In a new terminal.
    void start(const Start& start = {}) {
        stop();
        ++terminals_;
        std::filesystem::remove(file("after"));
        std::filesystem::remove(file("pid"));
        const std::string program = std::string(MAZE_PROGRAM) + ' ' + start.arguments;
        const std::string run = "trap : INT QUIT; stty -g > before; sh -c 'echo $$ > pid; exec " + program +
                                "' 2> errors; echo $? > code; stty -g > after; echo has ended";
        write_text(file("run.sh"), run + (start.job_control ? "\n" : "; exec cat\n"));
        const std::string shell = start.job_control ? "sh -i" : "sh run.sh";
        tmux({"new-session", "-d", "-s", "t", "-x", std::to_string(start.columns), "-y",
              std::to_string(start.rows),
              // No mouse of the console: its library, gone by the end, is charged with a leak.
              "env -u NO_COLOR NCURSES_GPM_TERMS= " + start.environment + ' ' + shell});
        if (start.job_control) {
            type("ENV= . ./run.sh");
            keys({"Enter"});
        }
    }

    /// Takes the terminal away.
    void stop() const {
        if (terminals_ > 0) {
            tmux({"kill-server"});
        }
    }

    /// Keys by their tmux names.
    void keys(const std::vector<std::string>& names) {
        std::vector<std::string> command = {"send-keys", "-t", "t"};
        command.insert(command.end(), names.begin(), names.end());
        tmux(command);
    }
    /// Characters as they are.
    void type(const std::string& text) { tmux({"send-keys", "-t", "t", "-l", text}); }
    void resize(int columns, int rows) {
        tmux({"resize-window", "-t", "t", "-x", std::to_string(columns), "-y", std::to_string(rows)});
    }

    [[nodiscard]] std::string screen() const { return tmux({"capture-pane", "-p", "-t", "t"}); }
    /// With the escape sequences of colours.
    [[nodiscard]] std::string colored() const { return tmux({"capture-pane", "-p", "-e", "-t", "t"}); }

    [[nodiscard]] testing::AssertionResult shows(const std::string& text) const {
        std::string last;
        return eventually([&] { return has(last = screen(), text); })
                   ? testing::AssertionSuccess()
                   : testing::AssertionFailure() << '\'' << text << "' does not appear in\n"
                                                 << last << content("errors");
    }
    [[nodiscard]] testing::AssertionResult no_longer_shows(const std::string& text) const {
        std::string last;
        return eventually([&] { return !has(last = screen(), text); }) ? testing::AssertionSuccess()
                                                                       : testing::AssertionFailure()
                                                                             << '\'' << text << "' stays in\n"
                                                                             << last;
    }

    /// Another than that of the file.
    [[nodiscard]] bool shows_another_seed() const {
        return eventually([this] {
            const std::string text = screen();
            return has(text, "seed ") && !has(text, "seed 7 ");
        });
    }

    void to_the_maze() {
        ASSERT_TRUE(shows("Start"));
        keys({"s"});
        ASSERT_TRUE(shows("path"));
    }

    /// Of the program. Throws when it has not started: a signal to process 0 would end the tests themselves.
    [[nodiscard]] pid_t pid() const {
        if (!eventually([this] { return has(content("pid"), "\n"); })) {
            throw std::runtime_error("the program has not started");
        }
        return static_cast<pid_t>(std::stol(content("pid")));
    }
    /// The program has ended with that code, the terminal is as before, and there is no such process.
    [[nodiscard]] testing::AssertionResult has_ended(int code) const {
        if (!eventually([this] { return has(content("after"), "\n") && has(screen(), "has ended"); })) {
            return testing::AssertionFailure() << "it goes on:\n" << screen();
        }
        if (content("code") != std::to_string(code) + "\n") {
            return testing::AssertionFailure() << "code " << content("code") << content("errors");
        }
        if (content("before") != content("after")) {
            return testing::AssertionFailure() << content("before") << "became\n" << content("after");
        }
        return kill(pid(), 0) != 0 ? testing::AssertionSuccess()
                                   : testing::AssertionFailure() << "the process is still there";
    }

    std::string tmux(std::vector<std::string> command) const {
        command.insert(command.begin(), {"/usr/bin/env", "tmux", "-u", "-f", "/dev/null", "-S",
                                         file("tmux" + std::to_string(terminals_)).string()});
        Launch launch;
        launch.folder = folder_.path();
        launch.environment = {{"LC_ALL", "C.UTF-8"}, {"TMUX", std::nullopt}, {"TERM", "xterm-256color"}};
        return run_program(command, launch).out;
    }

  private:
    ScratchFolder folder_;
    int terminals_ = 0;  // that there have been
};

}  // namespace maze_test
