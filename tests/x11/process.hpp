// A program that a test runs beside itself, and ends by its process id.
#pragma once

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace x11_test {

/// Whether a program of this name is in PATH.
inline bool is_installed(const std::string& program) {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0) {
            return true;
        }
    }
    return false;
}

/// Segments of System V shared memory that this process made.
inline int segments_of(pid_t maker) {
    std::ifstream table("/proc/sysvipc/shm");
    int count = 0;
    for (std::string line; std::getline(table, line);) {
        std::istringstream columns(line);
        std::string key, number, mode, size;
        pid_t pid = 0;
        count += columns >> key >> number >> mode >> size >> pid && pid == maker ? 1 : 0;
    }
    return count;
}

/// Where a program runs, and the files that take its output.
struct Place {
    std::string folder = ".";
    std::string out = "/dev/null", err = "/dev/null";
};

class Process {
  public:
    Process() = default;
    /// `environment` are NAME=VALUE that are added. The program has `passed_descriptor`, if any, as
    /// number 3.
    explicit Process(std::vector<std::string> arguments, std::vector<std::string> environment = {},
                     int passed_descriptor = -1, const Place& place = {}) {
        std::vector<char*> argv(arguments.size() + 1);  // the last one stays null
        std::ranges::transform(arguments, argv.begin(),
                               [](std::string& argument) { return argument.data(); });
        pid_ = fork();
        if (pid_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);  // also when the test crashes
            dup2(open("/dev/null", O_RDWR), 0);
            dup2(open(place.out.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666), 1);
            dup2(open(place.err.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666), 2);
            if (chdir(place.folder.c_str()) != 0) {
                _exit(126);
            }
            if (passed_descriptor >= 0) {
                dup2(passed_descriptor, 3);
            }
            for (std::string& variable : environment) {
                putenv(variable.data());
            }
            execvp(argv[0], argv.data());
            _exit(127);
        }
    }
    ~Process() { end(SIGTERM); }
    Process(Process&& other) noexcept : pid_(std::exchange(other.pid_, -1)) {}
    Process& operator=(Process&& other) noexcept {
        std::swap(pid_, other.pid_);
        return *this;
    }

    [[nodiscard]] pid_t pid() const { return pid_; }
    void signal(int number) const {
        if (pid_ > 0) {
            kill(pid_, number);
        }
    }
    /// Sends the signal and waits for the end.
    void end(int number) {
        signal(number);
        wait();
    }
    /// The status as waitpid gives it.
    int wait() {
        int status = -1;
        if (pid_ > 0) {
            waitpid(std::exchange(pid_, -1), &status, 0);
        }
        return status;
    }
    /// The same, when it ends within the time.
    std::optional<int> wait_at_most(std::chrono::milliseconds time) {
        const auto end = std::chrono::steady_clock::now() + time;
        int status = -1;
        while (pid_ > 0 && waitpid(pid_, &status, WNOHANG) == 0) {
            if (std::chrono::steady_clock::now() > end) {
                return std::nullopt;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        pid_ = -1;
        return status;
    }

  private:
    pid_t pid_ = -1;
};

}  // namespace x11_test
