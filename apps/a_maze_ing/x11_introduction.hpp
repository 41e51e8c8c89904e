// What a window says to the window manager, and the words for it.
#pragma once

#include <array>

#include "x11_window.hpp"

#include <X11/Xlib.h>

namespace x11 {

struct Atoms {
    Atom protocols, delete_window, ping, wm_name, wm_icon_name, utf8, pid, icon, state, full_screen,
        frame_done;
};

Atoms intern_atoms(Display* display);

/// Sets all properties that a window manager wants to know before the window is mapped.
void introduce(Display* display, Window window, const Atoms& atoms, const X11Window::Options& options,
               int width, int height);

/// A window manager that keeps the modern conventions runs on the screen.
bool has_manager(Display* display, Window root);

/// Sends a message about a window to who listens at the target for events of that mask; without a mask to the
/// client that made the target.
void send(Display* display, Window target, Window about, Atom type, const std::array<long, 5>& data,
          long mask);

}  // namespace x11
