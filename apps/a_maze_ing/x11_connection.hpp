// The connection to an X server, and what keeps its troubles from ending the process: Xlib's own
// handlers print and exit; these remember.
#pragma once

#include <memory>
#include <string>

#include "mazegen/result.hpp"

// The X headers come last: their macros (None, Bool, Status, KeyPress) would break the ones above.
#include <X11/Xlib.h>
#include <X11/Xutil.h>

namespace x11 {

class Connection {
  public:
    /// Connects to the display, with an empty name to the one in DISPLAY. Gives up after most of a
    /// second with an error that names it.
    static mazegen::Result<std::unique_ptr<Connection>> open(const std::string& name);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] Display* display() const { return display_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    /// The server went away. No Xlib function may see the display any more.
    [[nodiscard]] bool lost() const { return lost_; }
    void set_lost() { lost_ = true; }

  private:
    Connection(Display* display, std::string name);

    Display* display_;
    std::string name_;
    bool lost_ = false;
};

/// X errors are counted for each kind of request (the major opcode); they arrive late, at the next
/// round trip (XSync) or with the events.
unsigned errors_of(int request_code);

/// The visual of the screen if its pixels hold their colours, else the deepest that does; its
/// `visual` is null when there is none.
XVisualInfo find_visual(Display* display);

/// Xft.dpi / 96, from the resources that the desktop puts on the display; 1 when it says nothing.
double scale_of(Display* display);

}  // namespace x11
