// The window: what it makes of the events, and the pace of its frames. At most one frame is on its way to the
// server. A shared one is answered with a completion event; behind any other the window sends a message to
// itself, which comes back when the server is through with all before it. Nothing here waits for the server
// while the window is open, except for the attaching of shared memory.
#include "x11_window.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <climits>
#include <utility>

#include "x11_connection.hpp"
#include "x11_frame.hpp"
#include "x11_introduction.hpp"
#include "x11_keys.hpp"

#include <X11/Xutil.h>

namespace {

using mazeview::Input;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// How long a window manager may take to put the window in its place before the program goes on.
constexpr milliseconds kMapTime{250};

constexpr long kEvents = KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask |
                         PointerMotionMask | EnterWindowMask | LeaveWindowMask | KeymapStateMask |
                         ExposureMask | VisibilityChangeMask | StructureNotifyMask;

Input input_of(Input::Kind kind) {
    Input input;
    input.kind = kind;
    return input;
}

}  // namespace

struct X11Window::State {
    State(std::unique_ptr<x11::Connection> open_connection, const XVisualInfo& visual,
          const Options& options);
    ~State();
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    void wait_until_mapped();
    void handle_all();
    void handle(XEvent& event);
    void take_key(const XKeyEvent& event);
    void take_pointer(Input::Kind kind, int x, int y);
    void take_size(int new_width, int new_height);
    void add_size();
    void handle_button(const XButtonEvent& event);
    void handle_message(const XClientMessageEvent& event);
    void finish_frame() {
        frames_in_flight = std::max(frames_in_flight - 1, 0);
        frame_finished = true;
    }
    /// Waits for the server. True when something else ended it: the time, `wake_fd` or a signal.
    bool wait(std::optional<steady_clock::time_point> until, int wake_fd);
    [[nodiscard]] bool gone() const { return destroyed || connection->lost(); }

    std::unique_ptr<x11::Connection> connection;
    Display* display;
    Window root;
    x11::Atoms atoms;
    Window window = 0;
    GC gc = nullptr;
    std::unique_ptr<x11::Frame> frame;
    x11::Keyboard keyboard;
    double scale;
    int width = 1, height = 1;
    // Full screen without a manager: the width and height to go back to.
    std::optional<std::pair<int, int>> windowed;
    bool mapped = false, obscured = false, destroyed = false;
    int frames_in_flight = 0;
    bool frame_finished = false;  // since the last poll
    std::vector<Input> inputs;    // since the last poll
};

X11Window::State::State(std::unique_ptr<x11::Connection> open_connection, const XVisualInfo& visual,
                        const Options& options)
    : connection(std::move(open_connection)),
      display(connection->display()),
      root(DefaultRootWindow(display)),
      atoms(x11::intern_atoms(display)),
      keyboard(display),
      scale(options.scale.value_or(x11::scale_of(display))) {
    const auto pixels = [this](int wanted, int screen) {
        return static_cast<int>(std::clamp(wanted * scale, 1.0, static_cast<double>(screen)));
    };
    Options real = options;
    real.smallest_width = pixels(options.smallest_width, DisplayWidth(display, DefaultScreen(display)));
    real.smallest_height = pixels(options.smallest_height, DisplayHeight(display, DefaultScreen(display)));
    width =
        std::max(real.smallest_width, pixels(options.width, DisplayWidth(display, DefaultScreen(display))));
    height = std::max(real.smallest_height,
                      pixels(options.height, DisplayHeight(display, DefaultScreen(display))));
    XSetWindowAttributes attributes{};
    attributes.background_pixmap = 0;  // the server paints nothing of its own: no flicker
    attributes.bit_gravity = NorthWestGravity;
    // Both must be given where the visual is not that of the screen.
    attributes.border_pixel = 0;
    attributes.colormap = XCreateColormap(display, root, visual.visual, AllocNone);
    attributes.event_mask = kEvents;
    const auto columns = static_cast<unsigned>(width);
    const auto rows = static_cast<unsigned>(height);
    window =
        XCreateWindow(display, root, 0, 0, columns, rows, 0, visual.depth, InputOutput, visual.visual,
                      CWBackPixmap | CWBitGravity | CWBorderPixel | CWColormap | CWEventMask, &attributes);
    XGCValues values{};
    values.graphics_exposures = False;
    gc = XCreateGC(display, window, GCGraphicsExposures, &values);
    x11::introduce(display, window, atoms, real, width, height);
    frame = std::make_unique<x11::Frame>(display, visual, options.shared_memory, width, height);
    XMapWindow(display, window);
}

X11Window::State::~State() {
    if (connection->lost()) {
        frame->abandon();
        XFree(gc);  // no more than its memory
    } else {
        XFreeGC(display, gc);
    }
    frame.reset();
}

/// A window manager moves and resizes the window before it maps it. Until then its size is a guess.
void X11Window::State::wait_until_mapped() {
    const auto until = steady_clock::now() + kMapTime;
    do {
        handle_all();
    } while (!mapped && !gone() && !wait(until, -1));
    add_size();
}

void X11Window::State::handle_all() {
    while (!gone() && XPending(display) > 0) {
        XEvent event;
        XNextEvent(display, &event);
        handle(event);
    }
}

void X11Window::State::handle(XEvent& event) {
    switch (event.type) {
        case KeyPress:
            take_key(event.xkey);
            break;
        case KeyRelease:
            keyboard.release(event.xkey);
            break;
        case KeymapNotify:
            keyboard.set_held(event.xkeymap);
            break;
        case MappingNotify:
            XRefreshKeyboardMapping(&event.xmapping);
            break;
        case ButtonPress:
        case ButtonRelease:
            handle_button(event.xbutton);
            break;
        case MotionNotify:
            take_pointer(Input::Kind::pointer, event.xmotion.x, event.xmotion.y);
            break;
        case EnterNotify:
            take_pointer(Input::Kind::pointer, event.xcrossing.x, event.xcrossing.y);
            break;
        case LeaveNotify:
            take_pointer(Input::Kind::leave, event.xcrossing.x, event.xcrossing.y);
            break;
        case ConfigureNotify:
            take_size(event.xconfigure.width, event.xconfigure.height);
            break;
        case Expose:
            if (event.xexpose.count == 0) {
                add_folded(input_of(Input::Kind::redraw), inputs);
            }
            break;
        case MapNotify:
            mapped = true;
            break;
        case UnmapNotify:
            mapped = obscured = false;
            break;
        case VisibilityNotify:
            obscured = event.xvisibility.state == VisibilityFullyObscured;
            break;
        case DestroyNotify:
            destroyed = true;
            break;
        case ClientMessage:
            handle_message(event.xclient);
            break;
        default:
            if (event.type == frame->completion_event()) {
                finish_frame();
            }
    }
}

void X11Window::State::take_key(const XKeyEvent& event) {
    if (const auto key = keyboard.press(event)) {
        Input input = input_of(Input::Kind::key);
        input.key = *key;
        inputs.push_back(input);
    }
}

void X11Window::State::take_pointer(Input::Kind kind, int x, int y) {
    Input input = input_of(kind);
    input.x = x;
    input.y = y;
    add_folded(input, inputs);
}

void X11Window::State::take_size(int new_width, int new_height) {
    if (new_width != width || new_height != height) {
        width = new_width;
        height = new_height;
        add_size();
    }
}

void X11Window::State::add_size() {
    Input input = input_of(Input::Kind::resize);
    input.width = width;
    input.height = height;
    add_folded(input, inputs);
}

void X11Window::State::handle_button(const XButtonEvent& event) {
    Input input;
    input.x = event.x;
    input.y = event.y;
    if (event.button >= Button1 && event.button <= Button3) {
        input.kind = event.type == ButtonPress ? Input::Kind::press : Input::Kind::release;
        input.button = static_cast<int>(event.button);
        inputs.push_back(input);
    } else if (event.type == ButtonPress && (event.button == Button4 || event.button == Button5)) {
        input.kind = Input::Kind::wheel;
        input.steps = event.button == Button4 ? 1 : -1;
        inputs.push_back(input);
    }
}

void X11Window::State::handle_message(const XClientMessageEvent& event) {
    const auto what = static_cast<Atom>(event.data.l[0]);
    if (event.message_type == atoms.frame_done) {
        finish_frame();
    } else if (event.message_type == atoms.protocols && what == atoms.delete_window) {
        inputs.push_back(input_of(Input::Kind::close));
    } else if (event.message_type == atoms.protocols && what == atoms.ping) {
        const auto& l = event.data.l;
        x11::send(display, root, root, atoms.protocols, {l[0], l[1], l[2], l[3], l[4]},
                  SubstructureNotifyMask | SubstructureRedirectMask);
    }
}

bool X11Window::State::wait(std::optional<steady_clock::time_point> until, int wake_fd) {
    int left = -1;
    if (until) {
        const auto rest = std::chrono::ceil<milliseconds>(*until - steady_clock::now()).count();
        left = static_cast<int>(std::clamp<long long>(rest, 0, INT_MAX));
    }
    std::array<pollfd, 2> files = {{{ConnectionNumber(display), POLLIN, 0}, {wake_fd, POLLIN, 0}}};
    const int count = ::poll(files.data(), files.size(), left);
    if (count > 0 && (files[0].revents & (POLLERR | POLLHUP | POLLNVAL)) != 0) {
        handle_all();  // what the server said last
        connection->set_lost();
    }
    return count <= 0 || files[1].revents != 0;
}

mazegen::Result<std::unique_ptr<X11Window>> X11Window::open(const Options& options) {
    struct Opening {
        Options options;
        mazedraw::Sprite icon;
        std::unique_ptr<State> state;
    };
    const auto opening = std::make_shared<Opening>();
    opening->options = options;
    if (options.icon != nullptr) {
        opening->icon = *options.icon;
        opening->options.icon = &opening->icon;
    }
    const std::string error =
        x11::connect_apart(options.display, [opening](std::unique_ptr<x11::Connection> connection) {
            const XVisualInfo visual = x11::find_visual(connection->display());
            if (visual.visual == nullptr || visual.depth < 8) {
                return "it cannot show colours";
            }
            auto state = std::make_unique<State>(std::move(connection), visual, opening->options);
            state->wait_until_mapped();
            if (state->connection->lost()) {
                return "the server went away";
            }
            opening->state = std::move(state);
            return "";
        });
    if (!error.empty()) {
        return mazegen::Error{mazegen::ErrorCode::bad_value, error};
    }
    return std::unique_ptr<X11Window>(new X11Window(std::move(opening->state)));
}

X11Window::X11Window(std::unique_ptr<State> state) : state_(std::move(state)) {}

X11Window::~X11Window() = default;

std::vector<Input> X11Window::poll(std::optional<milliseconds> timeout, int wake_fd) {
    State& state = *state_;
    std::optional<steady_clock::time_point> until;
    if (timeout) {
        until = steady_clock::now() + std::clamp(*timeout, milliseconds{0}, milliseconds{INT_MAX});
    }
    for (bool over = false;; over = state.wait(until, wake_fd)) {
        state.handle_all();
        if (over || !state.inputs.empty() || state.frame_finished || state.gone()) {
            break;
        }
    }
    state.frame_finished = false;
    if (state.gone() && (state.inputs.empty() || state.inputs.back().kind != Input::Kind::close)) {
        state.inputs.push_back(input_of(Input::Kind::close));
    }
    return std::exchange(state.inputs, {});
}

bool X11Window::ready() const {
    return state_->mapped && !state_->obscured && state_->frames_in_flight == 0 && !state_->gone();
}

void X11Window::present(const mazedraw::Canvas& canvas) {
    State& state = *state_;
    if (state.gone()) {
        return;
    }
    state.frame->put(state.window, state.gc, canvas);
    ++state.frames_in_flight;
    if (!state.frame->shared()) {
        x11::send(state.display, state.window, state.window, state.atoms.frame_done, {}, NoEventMask);
    }
    XFlush(state.display);
}

void X11Window::toggle_full_screen() {
    State& state = *state_;
    if (state.gone()) {
        return;
    }
    if (x11::has_manager(state.display, state.root)) {
        constexpr long toggle = 2;
        constexpr long from_application = 1;  // the kind of program that asks
        x11::send(state.display, state.root, state.window, state.atoms.state,
                  {toggle, static_cast<long>(state.atoms.full_screen), 0, from_application, 0},
                  SubstructureNotifyMask | SubstructureRedirectMask);
        return;
    }
    const auto before = std::exchange(state.windowed, std::nullopt);
    if (!before) {
        state.windowed = {state.width, state.height};
    }
    const Screen* const screen = DefaultScreenOfDisplay(state.display);
    const auto [width, height] = before.value_or(std::pair(screen->width, screen->height));
    XMoveResizeWindow(state.display, state.window, 0, 0, static_cast<unsigned>(width),
                      static_cast<unsigned>(height));
}

double X11Window::scale() const { return state_->scale; }

bool X11Window::gone() const { return state_->gone(); }

bool X11Window::lost() const { return state_->connection->lost(); }

bool X11Window::uses_shared_memory() const { return state_->frame->shared(); }
