// The connection to an X server, and what keeps its troubles from ending the process: Xlib's own
// handlers print and exit; these remember.
#pragma once

#include <functional>
#include <memory>
#include <string>

// The X headers come last: their macros (None, Bool, Status, KeyPress) would break those of the project.
#include <X11/Xlib.h>
#include <X11/Xutil.h>

namespace x11 {

class Connection {
  public:
    /// Takes over the display.
    explicit Connection(Display* display);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] Display* display() const { return display_; }
    /// The server went away. No Xlib function may see the display any more.
    [[nodiscard]] bool lost() const { return lost_; }
    void set_lost() { lost_ = true; }

  private:
    Display* display_;
    bool lost_ = false;
};

/// Connects to the display of this name (DISPLAY, when it is empty) and gives the connection to
/// `use`, which says why it cannot use it, or "". Gives a line that names the display and says why it
/// was not opened, at most a second later; "" when it was.
///
/// Both happen in a thread of their own, for Xlib limits no time: a host that drops packets costs
/// minutes, a server that is stopped for ever. A thread that comes to no end is left behind, so `use`
/// must own all that it works on. On a line that is slow but works it may take some seconds.
std::string connect_apart(const std::string& name,
                          const std::function<std::string(std::unique_ptr<Connection>)>& use);

/// X errors are counted for each kind of request (the major opcode); they arrive late, at the next
/// round trip (XSync) or with the events.
unsigned errors_of(int request_code);

/// The visual of the screen if its pixels hold their colours, else the deepest that does; its
/// `visual` is null when there is none.
XVisualInfo find_visual(Display* display);

/// Xft.dpi / 96, from the resources that the desktop puts on the display; 1 when it says nothing.
double scale_of(Display* display);

}  // namespace x11
