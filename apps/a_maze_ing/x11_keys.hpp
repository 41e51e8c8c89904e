// Keys by their meaning, whatever the layout: what the program's key table is written in.
#pragma once

#include <bitset>
#include <optional>

#include "input.hpp"

#include <X11/Xlib.h>

namespace x11 {

/// mazeplay::KeyPress, a name that the X headers make a macro of.
using KeyInput = decltype(mazeview::Input::key);

class Keyboard {
  public:
    /// Asks for the layout and for repeats without releases.
    explicit Keyboard(Display* display);

    /// Nothing when the key means nothing here, or Control, Alt or Super is held.
    std::optional<KeyInput> press(const XKeyEvent& event);
    void release(const XKeyEvent& event);
    /// The keys that are down, told by the server when window or focus is entered.
    void set_held(const XKeymapEvent& event);

  private:
    Display* display_;
    std::bitset<256> held_;
};

}  // namespace x11
