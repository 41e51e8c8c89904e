#include "x11_connection.hpp"

#include <X11/extensions/Xext.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <exception>
#include <future>
#include <string_view>
#include <thread>
#include <vector>

namespace x11 {

namespace {

/// How long a server may take to accept, within the second that a user waits for an error; and
/// how long all the rest may take, on a slow line.
constexpr std::chrono::milliseconds kConnectTime{900};
constexpr std::chrono::milliseconds kOpenTime{5000};

std::array<unsigned, 256> error_counts{};

int count_error(Display* /*display*/, XErrorEvent* event) {
    ++error_counts[event->request_code];
    return 0;
}

enum class Ending { done, server_lost };

/// What the caller of connect_apart and its thread share.
struct Apart {
    std::promise<Ending> ended;
    std::atomic<bool> connected = false;
    std::string reason;  // why nothing was opened; read it after `ended`
};

/// Set in a thread of connect_apart.
thread_local Apart* apart = nullptr;

/// In place of Xlib's, which prints. Where it returns, Xlib goes on with an answer that it never got;
/// most functions can, some of those that open cannot. Those run apart, in a thread that rests here.
int keep_quiet(Display* /*display*/) {
    if (apart != nullptr) {
        apart->ended.set_value(Ending::server_lost);
        for (;;) {
            pause();
        }
    }
    return 0;
}

/// In place of Xlib's, which prints; the callers see that the extension is missing.
int accept_missing(Display* /*display*/, const char* /*name*/, const char* /*reason*/) { return 0; }

void remember_loss(Display* /*display*/, void* connection) {
    static_cast<Connection*>(connection)->set_lost();
}

/// While it lives, standard error goes into a pipe: the X libraries print there why a server refuses.
class StandardErrorTap {
  public:
    StandardErrorTap() {
        if (pipe2(pipe_.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
            saved_ = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
            if (saved_ >= 0) {
                dup2(pipe_[1], STDERR_FILENO);
            }
        }
    }
    ~StandardErrorTap() {
        if (saved_ >= 0) {
            dup2(saved_, STDERR_FILENO);
            close(saved_);
            // What nobody asked for comes from somewhere else in the program, and goes on its way.
            const std::string text = take();
            [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
        }
        for (const int descriptor : pipe_) {
            if (descriptor >= 0) {
                close(descriptor);
            }
        }
    }
    StandardErrorTap(const StandardErrorTap&) = delete;
    StandardErrorTap& operator=(const StandardErrorTap&) = delete;

    /// Takes what was printed, and gives its first line; empty for none.
    std::string first_line() {
        const std::string all = take();
        const auto begin = all.find_first_not_of("\r\n ");
        return begin == std::string::npos ? "" : all.substr(begin, all.find_first_of("\r\n", begin) - begin);
    }

  private:
    std::string take() {
        std::array<char, 4096> text{};
        const ssize_t count = pipe_[0] < 0 ? 0 : read(pipe_[0], text.data(), text.size());
        return {text.data(), count > 0 ? static_cast<std::size_t>(count) : 0};
    }

    std::array<int, 2> pipe_ = {-1, -1};
    int saved_ = -1;
};

/// XCloseDisplay would talk to the server. So the memory of a lost display is left until the process
/// ends, where a leak checker can see it.
void leave(Display* display) {
    static auto& lost_displays = *new std::vector<Display*>;
    lost_displays.push_back(display);
}

using Use = std::function<std::string(std::unique_ptr<Connection>)>;

void connect_and_use(Apart& shared, const std::string& name, const Use& use) {
    apart = &shared;
    try {
        if (Display* const display = XOpenDisplay(name.c_str())) {
            shared.connected = true;
            shared.reason = use(std::make_unique<Connection>(display));
        } else {
            shared.reason =
                name.find(':') == std::string::npos ? "it has no ':' and number" : "no X server is there";
        }
        apart = nullptr;
        shared.ended.set_value(Ending::done);
    } catch (...) {
        apart = nullptr;
        shared.ended.set_exception(std::current_exception());
    }
}

}  // namespace

std::string connect_apart(const std::string& name, const Use& use) {
    const std::string shown = XDisplayName(name.empty() ? nullptr : name.c_str());
    if (shown.empty()) {
        return "DISPLAY is not set";
    }
    XInitThreads();  // a thread that is left behind may still be in Xlib
    XSetErrorHandler(count_error);
    XSetIOErrorHandler(keep_quiet);
    XSetExtensionErrorHandler(accept_missing);

    StandardErrorTap tap;
    const auto shared = std::make_shared<Apart>();
    std::future<Ending> ended = shared->ended.get_future();
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);  // signals are for the threads of the program
    std::thread([shared, shown, use] { connect_and_use(*shared, shown, use); }).detach();
    pthread_sigmask(SIG_SETMASK, &before, nullptr);

    std::string reason = "no answer in time";
    if (ended.wait_for(kConnectTime) == std::future_status::ready ||
        (shared->connected && ended.wait_for(kOpenTime) == std::future_status::ready)) {
        reason = ended.get() == Ending::done ? shared->reason : "the server went away";
        if (reason.empty()) {
            return "";
        }
    }
    // In place of what the libraries print themselves, so that there is one line.
    if (const std::string line = tap.first_line(); !line.empty() && !shared->connected) {
        reason = line;
    }
    return "cannot open display '" + shown + "': " + reason;
}

Connection::Connection(Display* display) : display_(display) {
    XSetIOErrorExitHandler(display_, remember_loss, this);
}

Connection::~Connection() {
    if (!lost_) {
        XCloseDisplay(display_);
        return;
    }
    leave(display_);
    close(ConnectionNumber(display_));
}

unsigned errors_of(int request_code) { return error_counts[static_cast<std::size_t>(request_code)]; }

XVisualInfo find_visual(Display* display) {
    const int screen = DefaultScreen(display);
    const VisualID usual = XVisualIDFromVisual(DefaultVisual(display, screen));
    XVisualInfo wanted{};
    wanted.screen = screen;
    wanted.c_class = TrueColor;
    int count = 0;
    XVisualInfo* const all = XGetVisualInfo(display, VisualScreenMask | VisualClassMask, &wanted, &count);
    XVisualInfo best{};
    for (int i = 0; i < count; ++i) {
        if (all[i].depth > best.depth || all[i].visualid == usual) {
            best = all[i];
        }
        if (best.visualid == usual) {
            break;
        }
    }
    if (all != nullptr) {
        XFree(all);
    }
    return best;
}

double scale_of(Display* display) {
    constexpr std::string_view name = "Xft.dpi:";
    const char* const resources = XResourceManagerString(display);
    std::string_view rest = resources == nullptr ? std::string_view() : resources;
    double scale = 1;
    while (!rest.empty()) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (line.starts_with(name)) {
            line.remove_prefix(std::min(line.size(), line.find_first_not_of(" \t", name.size())));
            double dpi = 0;
            std::from_chars(line.data(), line.data() + line.size(), dpi);
            scale = dpi >= 24 && dpi <= 960 ? dpi / 96 : scale;
        }
    }
    return scale;
}

}  // namespace x11
