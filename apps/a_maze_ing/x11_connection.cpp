#include "x11_connection.hpp"

#include <X11/extensions/Xext.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <future>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace x11 {

namespace {

using mazegen::Error;
using mazegen::ErrorCode;

/// Leaves the rest of a second to what follows the connection.
constexpr std::chrono::milliseconds kConnectTime{800};

std::array<unsigned, 256> error_counts{};

int count_error(Display* /*display*/, XErrorEvent* event) {
    ++error_counts[event->request_code];
    return 0;
}

/// Set in a thread that is inside XOpenDisplay.
thread_local std::promise<Display*>* connecting = nullptr;

/// In place of Xlib's, which prints. Xlib ends the process when this returns, unless the display has
/// an exit handler, which it can only be given after XOpenDisplay: a server that dies within that
/// must not get as far. So the connecting thread says that there is no display, and rests.
int keep_quiet(Display* /*display*/) {
    if (connecting != nullptr) {
        connecting->set_value(nullptr);
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
        restore();
        for (const int descriptor : pipe_) {
            if (descriptor >= 0) {
                close(descriptor);
            }
        }
    }
    StandardErrorTap(const StandardErrorTap&) = delete;
    StandardErrorTap& operator=(const StandardErrorTap&) = delete;

    /// The first line that was printed; empty for none. Standard error is the old one again.
    std::string first_line() {
        restore();
        std::array<char, 1024> text{};
        const ssize_t count = pipe_[0] < 0 ? 0 : read(pipe_[0], text.data(), text.size());
        const std::string all(text.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
        const auto begin = all.find_first_not_of("\r\n ");
        return begin == std::string::npos ? "" : all.substr(begin, all.find_first_of("\r\n", begin) - begin);
    }

  private:
    void restore() {
        if (saved_ >= 0) {
            dup2(saved_, STDERR_FILENO);
            close(std::exchange(saved_, -1));
        }
    }

    std::array<int, 2> pipe_ = {-1, -1};
    int saved_ = -1;
};

/// Connects in a thread of its own, for XOpenDisplay knows no time limit: a host that drops packets
/// costs minutes, a server that is stopped for ever. A thread that is late stays where it is until the
/// process ends.
std::future<Display*> connect(const std::string& name) {
    auto promise = std::make_shared<std::promise<Display*>>();
    auto future = promise->get_future();
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);  // signals are for the threads of the program
    std::thread([promise, name] {
        connecting = promise.get();
        Display* const display = XOpenDisplay(name.c_str());
        connecting = nullptr;
        promise->set_value(display);
    }).detach();
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return future;
}

}  // namespace

mazegen::Result<std::unique_ptr<Connection>> Connection::open(const std::string& name) {
    const std::string shown = XDisplayName(name.empty() ? nullptr : name.c_str());
    if (shown.empty()) {
        return Error{ErrorCode::bad_value, "DISPLAY is not set"};
    }
    XSetErrorHandler(count_error);
    XSetIOErrorHandler(keep_quiet);
    XSetExtensionErrorHandler(accept_missing);
    StandardErrorTap tap;
    std::future<Display*> future = connect(shown);
    std::string reason = "no answer in time";
    if (future.wait_for(kConnectTime) == std::future_status::ready) {
        if (Display* const display = future.get()) {
            return std::unique_ptr<Connection>(new Connection(display, shown));
        }
        reason = tap.first_line();
    }
    if (reason.empty()) {
        reason = shown.find(':') == std::string::npos ? "it has no ':' and number" : "no X server is there";
    }
    return Error{ErrorCode::bad_value, "cannot open display '" + shown + "': " + reason};
}

Connection::Connection(Display* display, std::string name) : display_(display), name_(std::move(name)) {
    XSetIOErrorExitHandler(display_, remember_loss, this);
}

Connection::~Connection() {
    if (!lost_) {
        XCloseDisplay(display_);
        return;
    }
    // XCloseDisplay would talk to the server. Its memory is left, where a leak checker can see it.
    static std::vector<Display*> lost_displays;
    lost_displays.push_back(display_);
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
    constexpr std::string_view kName = "Xft.dpi:";
    const char* const resources = XResourceManagerString(display);
    std::string_view rest = resources == nullptr ? std::string_view() : resources;
    double scale = 1;
    while (!rest.empty()) {
        std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        if (line.starts_with(kName)) {
            line.remove_prefix(std::min(line.size(), line.find_first_not_of(" \t", kName.size())));
            double dpi = 0;
            std::from_chars(line.data(), line.data() + line.size(), dpi);
            scale = dpi >= 24 && dpi <= 960 ? dpi / 96 : scale;
        }
    }
    return scale;
}

}  // namespace x11
