// A person and a window manager in one: a second client that finds the window, looks at it and
// operates it. Include it after the headers of the project: the X headers define many short words.
#pragma once

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

#include <bit>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace x11_test {

/// Pixels as read from the screen.
struct Picture {
    int width = 0, height = 0;
    unsigned long red_mask = 0, green_mask = 0, blue_mask = 0;
    std::vector<unsigned long> pixels;

    [[nodiscard]] unsigned long at(int x, int y) const {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
    /// The pixel that shows this 0xRRGGBB.
    [[nodiscard]] unsigned long pixel_of(std::uint32_t color) const {
        return part(color >> 16 & 0xFF, red_mask) | part(color >> 8 & 0xFF, green_mask) |
               part(color & 0xFF, blue_mask);
    }

  private:
    static unsigned long part(unsigned long value, unsigned long mask) {
        const int shift = std::countr_zero(mask);
        return (value * (mask >> shift) * 2 + 255) / 510 << shift;
    }
};

class Driver {
  public:
    explicit Driver(const std::string& display) : display_(XOpenDisplay(display.c_str())) {}
    ~Driver() {
        if (display_ != nullptr) {
            XCloseDisplay(display_);
        }
    }
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;
    /// The server is dead: leaves the connection as it is, where a leak checker sees it.
    void forget() {
        static auto& dead = *new std::vector<Display*>;
        dead.push_back(display_);
        display_ = nullptr;
    }

    [[nodiscard]] Display* display() const { return display_; }
    [[nodiscard]] Window root() const { return DefaultRootWindow(display_); }
    [[nodiscard]] Atom atom(const char* name) const { return XInternAtom(display_, name, False); }
    void sync() { XSync(display_, False); }

    /// The window of the program; 0 when there is none.
    [[nodiscard]] Window find() const { return find_below(root()); }

    [[nodiscard]] XWindowAttributes attributes(Window window) const {
        XWindowAttributes result{};
        XGetWindowAttributes(display_, window, &result);
        return result;
    }
    [[nodiscard]] Picture picture(Window window) const {
        const XWindowAttributes a = attributes(window);
        if (a.visual == nullptr || a.map_state != IsViewable) {
            return {};
        }
        Picture result{a.width, a.height, a.visual->red_mask, a.visual->green_mask, a.visual->blue_mask, {}};
        XImage* const image = XGetImage(display_, window, 0, 0, static_cast<unsigned>(a.width),
                                        static_cast<unsigned>(a.height), AllPlanes, ZPixmap);
        if (image != nullptr) {
            for (int y = 0; y < a.height; ++y) {
                for (int x = 0; x < a.width; ++x) {
                    result.pixels.push_back(XGetPixel(image, x, y));
                }
            }
            XDestroyImage(image);
        }
        return result;
    }

    /// The property's values, each of 8, 16 or 32 bits; empty when it is not set.
    [[nodiscard]] std::vector<unsigned long> property(Window window, const char* name) const {
        Atom type = 0;
        int format = 0;
        unsigned long count = 0;
        unsigned long left = 0;
        unsigned char* data = nullptr;
        XGetWindowProperty(display_, window, atom(name), 0, 100000, False, AnyPropertyType, &type, &format,
                           &count, &left, &data);
        std::vector<unsigned long> values;
        for (unsigned long i = 0; i < count; ++i) {
            values.push_back(format == 8 ? data[i] : reinterpret_cast<unsigned long*>(data)[i] & 0xFFFFFFFF);
        }
        if (data != nullptr) {
            XFree(data);
        }
        return values;
    }
    [[nodiscard]] std::string text_property(Window window, const char* name) const {
        std::string text;
        for (const unsigned long value : property(window, name)) {
            text += static_cast<char>(value);
        }
        return text;
    }

    void move_pointer(Window window, int x, int y) {
        int root_x = 0;
        int root_y = 0;
        Window child = 0;
        XTranslateCoordinates(display_, window, root(), x, y, &root_x, &root_y, &child);
        XTestFakeMotionEvent(display_, -1, root_x, root_y, CurrentTime);
        sync();
    }
    void button(unsigned number, bool down) {
        XTestFakeButtonEvent(display_, number, down ? True : False, CurrentTime);
        sync();
    }
    void click(Window window, int x, int y, unsigned number = 1) {
        move_pointer(window, x, y);
        button(number, true);
        button(number, false);
    }
    void key(unsigned keycode, bool down) {
        XTestFakeKeyEvent(display_, keycode, down ? True : False, CurrentTime);
        sync();
    }
    [[nodiscard]] unsigned code_of(KeySym sym) const { return XKeysymToKeycode(display_, sym); }

    /// A message of the WM_PROTOCOLS, as window managers send it.
    void protocol(Window window, const char* name, long extra = 0) {
        XEvent event{};
        event.xclient.type = ClientMessage;
        event.xclient.window = window;
        event.xclient.message_type = atom("WM_PROTOCOLS");
        event.xclient.format = 32;
        event.xclient.data.l[0] = static_cast<long>(atom(name));
        event.xclient.data.l[1] = CurrentTime;
        event.xclient.data.l[2] = extra;
        XSendEvent(display_, window, False, NoEventMask, &event);
        sync();
    }

    /// Waits for a window manager that works: one that has just started may forget windows.
    [[nodiscard]] bool wait_for_manager() {
        for (int i = 0; i < 50; ++i) {
            const Window probe = XCreateSimpleWindow(display_, root(), 0, 0, 50, 50, 0, 0, 0);
            if (!property(root(), "_NET_SUPPORTING_WM_CHECK").empty()) {
                XMapWindow(display_, probe);
            }
            bool mapped = false;
            for (int j = 0; j < 10 && !mapped; ++j) {
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
                mapped = attributes(probe).map_state == IsViewable;
            }
            XDestroyWindow(display_, probe);
            sync();
            if (mapped) {
                return true;
            }
        }
        return false;
    }

  private:
    [[nodiscard]] Window find_below(Window window) const {
        XClassHint hint{};
        if (XGetClassHint(display_, window, &hint) != 0) {
            const bool found = std::string(hint.res_name) == "a_maze_ing";
            XFree(hint.res_name);
            XFree(hint.res_class);
            if (found) {
                return window;
            }
        }
        Window top = 0;
        Window parent = 0;
        Window* children = nullptr;
        unsigned count = 0;
        Window result = 0;
        if (XQueryTree(display_, window, &top, &parent, &children, &count) != 0 && children != nullptr) {
            for (unsigned i = 0; i < count && result == 0; ++i) {
                result = find_below(children[i]);
            }
            XFree(children);
        }
        return result;
    }

    Display* display_;
};

}  // namespace x11_test
