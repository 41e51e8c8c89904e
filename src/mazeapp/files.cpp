#include "files.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <utility>

#include "mazegen/parse.hpp"

namespace mazeapp {

namespace {

using mazegen::Error;
using mazegen::ErrorCode;

Error system_error(int number) { return {ErrorCode::bad_input, std::strerror(number)}; }

/// The one temporary file there is at a time, for the signal handler: it may only touch plain
/// memory, so the name stands in a buffer; an empty one means none.
std::array<char, PATH_MAX> temporary_name{};
constexpr std::array kEndingSignals = {SIGHUP,  SIGINT,  SIGQUIT,   SIGTERM, SIGUSR1,
                                       SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU};

/// A thread is between the making of a temporary file and its name in the buffer.
std::atomic<bool> naming = false;
/// The process is about to end: no file may be made any more.
std::atomic<bool> process_ends = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler uses them");

/// Requires that the process ends right afterwards.
void remove_temporary() {
    process_ends = true;
    while (naming) {  // in another thread: this one has the signals blocked meanwhile
        poll(nullptr, 0, 1);
    }
    if (temporary_name[0] != '\0') {
        unlink(temporary_name.data());
    }
}

extern "C" void remove_temporary_and_end(int signal) {
    remove_temporary();
    raise(signal);  // the default action, which SA_RESETHAND has put back, ends the process on return
}

/// A new file that is gone again unless it was renamed to its target.
class TemporaryFile {
  public:
    /// In the same folder as the target. `descriptor()` is -1, and errno set, when there can be none.
    explicit TemporaryFile(const OutputTarget& target) {
        sigset_t signals;
        sigset_t before;
        sigemptyset(&signals);
        for (const int signal : kEndingSignals) {
            sigaddset(&signals, signal);
        }
        // No end between the file and its name in the buffer: not by a signal in this thread, nor by
        // another thread.
        pthread_sigmask(SIG_BLOCK, &signals, &before);
        naming = true;
        while (process_ends) {
            naming = false;
            pause();
        }
        for (int attempt = 0; attempt < 100 && descriptor_ < 0; ++attempt) {
            const std::string name =
                ".a_maze_ing-" + std::to_string(getpid()) + '-' + std::to_string(attempt);
            path_ = std::filesystem::path(target.path).replace_filename(name).string();
            // What replaces a private file is private from the first byte on.
            const mode_t mode = target.exists ? 0600 : 0666;
            descriptor_ = open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
            if (descriptor_ < 0 && errno != EEXIST) {
                break;
            }
        }
        if (descriptor_ >= 0 && path_.size() < temporary_name.size()) {
            path_.copy(temporary_name.data(), path_.size());
            temporary_name[path_.size()] = '\0';
        }
        const int reason = errno;
        naming = false;
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
        errno = reason;
    }
    ~TemporaryFile() {
        if (descriptor_ >= 0) {
            close(descriptor_);
            unlink(path_.c_str());
        }
        temporary_name[0] = '\0';
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] int descriptor() const { return descriptor_; }

    /// Closes the file and puts it in the target's place; false with errno set.
    bool become(const OutputTarget& target) {
        if (target.exists && fchmod(descriptor_, target.mode) != 0) {
            return false;
        }
        // Closed with check: some file systems report a full disk only then.
        if (close(std::exchange(descriptor_, -1)) != 0 ||
            std::rename(path_.c_str(), target.path.c_str()) != 0) {
            const int reason = errno;
            unlink(path_.c_str());
            errno = reason;
            return false;
        }
        return true;
    }

  private:
    int descriptor_ = -1;
    std::string path_;
};

/// The number in /dev/fd/N or /proc/self/fd/N, which name an open descriptor.
std::optional<int> descriptor_of(const std::string& path) {
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
        if (path.starts_with(folder)) {
            const auto number = mazegen::parse_whole(std::string_view(path).substr(folder.size()));
            if (number && *number >= 0 && *number <= INT_MAX) {
                return static_cast<int>(*number);
            }
        }
    }
    return std::nullopt;
}

WriteResult result_of(int error_number) {
    if (error_number == EPIPE) {
        return {.pipe_closed = true, .error = {}};
    }
    return {.pipe_closed = false, .error = std::strerror(error_number)};
}

/// Gives the first errno that the producer's pieces met, 0 for none.
int write_pieces(int descriptor, const std::function<void(const mazegen::Sink&)>& produce) {
    int failure = 0;
    produce([&](std::string_view piece) {
        if (failure == 0 && !write_all(descriptor, piece)) {
            failure = errno;
        }
        return failure == 0;
    });
    return failure;
}

}  // namespace

std::string shown_name(std::string_view input) {
    return input == "-" ? "<stdin>" : mazegen::printable(input);
}

mazegen::Result<std::string> read_file(const std::string& name, std::uint64_t most) {
    const int descriptor = name == "-" ? 0 : open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return system_error(errno);
    }
    std::string content;
    struct stat status {};
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
        content.reserve(std::min(static_cast<std::uint64_t>(status.st_size), most) + 1);
    }
    std::string piece(1 << 16, '\0');
    ssize_t count = 0;
    do {
        count = read(descriptor, piece.data(), piece.size());
        if (count > 0) {
            content.append(piece, 0, static_cast<std::size_t>(count));
        }
    } while ((count > 0 && content.size() <= most) || (count < 0 && errno == EINTR));
    const int failure = count < 0 ? errno : content.size() > most ? EFBIG : 0;
    if (descriptor != 0) {
        close(descriptor);
    }
    if (failure != 0) {
        return system_error(failure);
    }
    return content;
}

bool same_file(const std::string& a, const std::string& b) {
    struct stat first {};
    struct stat second {};
    return stat(a.c_str(), &first) == 0 && stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

mazegen::Result<OutputTarget> find_target(const std::string& name) {
    if (name == "-") {
        return OutputTarget{};
    }
    OutputTarget target{.kind = OutputTarget::Kind::replace, .descriptor = -1, .path = name};
    struct stat status {};
    for (int links = 0;; ++links) {
        if (const auto descriptor = descriptor_of(target.path)) {
            return OutputTarget{.kind = OutputTarget::Kind::stream, .descriptor = *descriptor, .path = name};
        }
        target.exists = lstat(target.path.c_str(), &status) == 0;
        if (!target.exists || !S_ISLNK(status.st_mode)) {
            break;
        }
        std::error_code failure;
        const auto link = std::filesystem::read_symlink(target.path, failure);
        if (failure || links == 40) {
            return system_error(failure ? failure.value() : ELOOP);
        }
        target.path = (std::filesystem::path(target.path).parent_path() / link).string();
    }
    if (target.exists) {
        if (S_ISDIR(status.st_mode)) {
            return system_error(EISDIR);
        }
        if (access(target.path.c_str(), W_OK) != 0) {
            return system_error(errno);
        }
        target.mode = status.st_mode & 07777U;
        if (!S_ISREG(status.st_mode)) {
            target.kind = OutputTarget::Kind::in_place;
            return target;
        }
    }
    const std::string folder = std::filesystem::path(target.path).parent_path().string();
    if (access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0) {
        const int reason = errno;
        return Error{ErrorCode::bad_input, "folder " + mazegen::quoted(folder.empty() ? "." : folder) + ": " +
                                               std::strerror(reason)};
    }
    return target;
}

bool same_target(const OutputTarget& a, const OutputTarget& b) {
    if (a.kind != b.kind || a.kind == OutputTarget::Kind::in_place) {
        return false;
    }
    std::error_code ignored;
    return a.kind == OutputTarget::Kind::stream
               ? a.descriptor == b.descriptor
               : std::filesystem::weakly_canonical(std::filesystem::absolute(a.path), ignored) ==
                     std::filesystem::weakly_canonical(std::filesystem::absolute(b.path), ignored);
}

WriteResult write_output(const OutputTarget& target,
                         const std::function<void(const mazegen::Sink&)>& produce) {
    int failure = 0;
    switch (target.kind) {
        case OutputTarget::Kind::stream: {
            failure = write_pieces(target.descriptor, produce);
            break;
        }
        case OutputTarget::Kind::in_place: {
            const int descriptor = open(target.path.c_str(), O_WRONLY | O_CLOEXEC);
            if (descriptor < 0) {
                return result_of(errno);
            }
            failure = write_pieces(descriptor, produce);
            if (close(descriptor) != 0 && failure == 0) {
                failure = errno;
            }
            break;
        }
        case OutputTarget::Kind::replace: {
            // The window writes long after the target was found: what stands there by now counts.
            const auto now = find_target(target.path);
            if (!now || now->kind != OutputTarget::Kind::replace) {
                return {.pipe_closed = false,
                        .error = now ? "no longer a regular file" : now.error().message};
            }
            TemporaryFile file(*now);
            if (file.descriptor() < 0) {
                return result_of(errno);
            }
            failure = write_pieces(file.descriptor(), produce);
            if (failure == 0 && !file.become(*now)) {
                failure = errno;
            }
            break;
        }
    }
    return failure == 0 ? WriteResult{} : result_of(failure);
}

WriteResult write_stdout(std::string_view text) {
    return write_output(OutputTarget{}, [&](const mazegen::Sink& sink) { sink(text); });
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EAGAIN) {  // somebody made the other end non-blocking
            pollfd ready{descriptor, POLLOUT, 0};
            poll(&ready, 1, -1);
            continue;
        }
        if (count < 0 && errno != EINTR) {
            return false;
        }
        if (count < 0) {
            continue;
        }
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void end_process(int exit_code) {
    remove_temporary();
    _exit(exit_code);
}

void prepare_process() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor) {
        if (fcntl(descriptor, F_GETFD) < 0) {
            open("/dev/null", O_RDWR);  // takes the lowest free number, which is this one
        }
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
    struct sigaction ending {};
    ending.sa_handler = remove_temporary_and_end;
    ending.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int number : kEndingSignals) {
        struct sigaction before {};
        if (sigaction(number, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {
            sigaction(number, &ending, nullptr);
        }
    }
}

}  // namespace mazeapp
