// Runs the real program for the tests: in a folder of its own, with what it reads on standard
// input, and with everything it did in the end: exit code or signal, both outputs.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace maze_test {

/// Whether the tests, and with them the program, run under AddressSanitizer, which takes terabytes
/// of address space.
bool has_address_sanitizer();

/// The whole content of a file; throws std::runtime_error when it cannot be read.
std::string read_text(const std::filesystem::path& file);
void write_text(const std::filesystem::path& file, std::string_view text);
std::vector<std::string> lines_of(std::string_view text);

/// A new folder that everybody may use, and that is gone with all its content in the end.
class ScratchFolder {
  public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// The names in it, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

  private:
    std::filesystem::path path_;
};

/// How a program is run.
struct Launch {
    std::filesystem::path folder;  ///< working directory; empty: this process's own
    std::string input;             ///< on standard input
    /// Variables to set, or to unset. Without them: LC_ALL=C.UTF-8 and no other locale, DISPLAY or NO_COLOR.
    std::vector<std::pair<std::string, std::optional<std::string>>> environment;
    bool terminal = false;                     ///< standard output is a pseudo terminal
    bool unprivileged = false;                 ///< gives up root, so that the modes of files count
    std::chrono::milliseconds timeout{30000};  ///< then it is killed
    /// Called about every half millisecond while the program runs.
    std::function<void(pid_t)> meanwhile;
};

struct Outcome {
    int exit_code = -1;  ///< -1: ended by a signal
    int signal = 0;
    bool timed_out = false;
    std::string out;
    std::string err;
};

/// Runs `command` (a program's path and its arguments) and waits for its end.
Outcome run_program(const std::vector<std::string>& command, const Launch& launch = {});

}  // namespace maze_test
