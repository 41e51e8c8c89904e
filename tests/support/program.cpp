#include "program.hpp"

#include <fcntl.h>
#include <grp.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <thread>

namespace maze_test {
namespace {

namespace fs = std::filesystem;

struct CloseFile {
    void operator()(FILE* file) const { std::fclose(file); }
};
using TemporaryFile = std::unique_ptr<FILE, CloseFile>;

TemporaryFile temporary_file(std::string_view content = "") {
    TemporaryFile file(std::tmpfile());
    if (!file || std::fwrite(content.data(), 1, content.size(), file.get()) != content.size() ||
        std::fseek(file.get(), 0, SEEK_SET) != 0) {
        throw std::runtime_error("no temporary file");
    }
    return file;
}

std::string content_of(FILE* file) {
    std::string content;
    std::array<char, 4096> piece{};
    std::rewind(file);
    while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), file)) {
        content.append(piece.data(), count);
    }
    return content;
}

/// Both sides of a pseudo terminal that passes every byte on as it is.
class Terminal {
  public:
    Terminal() {
        if (openpty(&ours_, &theirs_, nullptr, nullptr, nullptr) != 0) {
            throw std::runtime_error("no pseudo terminal");
        }
        termios mode{};
        tcgetattr(theirs_, &mode);
        cfmakeraw(&mode);
        tcsetattr(theirs_, TCSANOW, &mode);
        fcntl(ours_, F_SETFL, O_NONBLOCK);
        fcntl(ours_, F_SETFD, FD_CLOEXEC);
    }
    ~Terminal() {
        close(ours_);
        close(theirs_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] int theirs() const { return theirs_; }
    void take(std::string& shown) const {
        std::array<char, 4096> piece{};
        for (ssize_t count = 0; (count = read(ours_, piece.data(), piece.size())) > 0;) {
            shown.append(piece.data(), static_cast<std::size_t>(count));
        }
    }

  private:
    int ours_ = -1;
    int theirs_ = -1;
};

std::vector<std::string> environment_of(const Launch& launch) {
    std::vector<std::pair<std::string, std::optional<std::string>>> changes = {
        {"LC_ALL", "C.UTF-8"},     {"LANG", std::nullopt},     {"LC_CTYPE", std::nullopt},
        {"DISPLAY", std::nullopt}, {"NO_COLOR", std::nullopt}, {"TERM", "xterm"},
    };
    changes.insert(changes.end(), launch.environment.begin(), launch.environment.end());
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        variables.emplace_back(*variable);
    }
    for (const auto& change : changes) {
        const std::string name = change.first + '=';
        std::erase_if(variables, [&](const std::string& variable) { return variable.starts_with(name); });
        if (change.second) {
            variables.push_back(name + *change.second);
        }
    }
    return variables;
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    return pointers;
}

[[noreturn]] void give_up(const char* what) {
    std::perror(what);
    _exit(125);
}

}  // namespace

bool has_address_sanitizer() {
#if defined(__SANITIZE_ADDRESS__)
    return true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
    return true;
#else
    return false;
#endif
#else
    return false;
#endif
}

std::string read_text(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        throw std::runtime_error("cannot read " + file.string());
    }
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_text(const fs::path& file, std::string_view text) {
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    if (!stream.flush()) {
        throw std::runtime_error("cannot write " + file.string());
    }
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

ScratchFolder::ScratchFolder() {
    std::string name = (fs::temp_directory_path() / "maze_test_XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("cannot make " + name);
    }
    path_ = name;
    fs::permissions(path_, fs::perms::all);
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(path_, ignored)) {
        if (fs::is_directory(entry.symlink_status(ignored))) {
            fs::permissions(entry, fs::perms::owner_all, fs::perm_options::add, ignored);
        }
    }
    fs::remove_all(path_, ignored);
}

std::vector<std::string> ScratchFolder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path_)) {
        names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

Outcome run_program(const std::vector<std::string>& command, const Launch& launch) {
    const TemporaryFile input = temporary_file(launch.input);
    const TemporaryFile out = temporary_file();
    const TemporaryFile err = temporary_file();
    const auto terminal = launch.terminal ? std::make_unique<Terminal>() : nullptr;
    std::vector<std::string> words = command;
    std::vector<std::string> variables = environment_of(launch);
    const std::vector<char*> arguments = pointers_to(words);
    const std::vector<char*> environment = pointers_to(variables);

    const pid_t child = fork();
    if (child < 0) {
        throw std::runtime_error("cannot fork");
    }
    if (child == 0) {
        setpgid(0, 0);
        if (!launch.folder.empty() && chdir(launch.folder.c_str()) != 0) {
            give_up("chdir");
        }
        dup2(fileno(input.get()), 0);
        dup2(terminal ? terminal->theirs() : fileno(out.get()), 1);
        dup2(fileno(err.get()), 2);
        for (int descriptor = 3; descriptor < 64; ++descriptor) {
            close(descriptor);
        }
        constexpr uid_t nobody = 65534;
        if (launch.unprivileged && geteuid() == 0 &&
            (setgroups(0, nullptr) != 0 || setgid(nobody) != 0 || setuid(nobody) != 0)) {
            give_up("setuid");
        }
        execve(arguments[0], arguments.data(), environment.data());
        give_up("exec");
    }

    Outcome outcome;
    int status = 0;
    const auto deadline = std::chrono::steady_clock::now() + launch.timeout;
    while (waitpid(child, &status, WNOHANG) == 0) {
        if (launch.meanwhile) {
            launch.meanwhile(child);
        }
        if (terminal) {
            terminal->take(outcome.out);
        }
        if (std::chrono::steady_clock::now() > deadline) {
            outcome.timed_out = true;
            kill(-child, SIGKILL);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
    if (terminal) {
        terminal->take(outcome.out);
    } else {
        outcome.out = content_of(out.get());
    }
    outcome.err = content_of(err.get());
    outcome.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    outcome.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return outcome;
}

}  // namespace maze_test
