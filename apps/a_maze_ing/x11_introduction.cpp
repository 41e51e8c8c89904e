#include "x11_introduction.hpp"

#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace x11 {

Atoms intern_atoms(Display* display) {
    std::array<std::string, 11> names = {"WM_PROTOCOLS",         "WM_DELETE_WINDOW",
                                         "_NET_WM_PING",         "_NET_WM_NAME",
                                         "_NET_WM_ICON_NAME",    "UTF8_STRING",
                                         "_NET_WM_PID",          "_NET_WM_ICON",
                                         "_NET_WM_STATE",        "_NET_WM_STATE_FULLSCREEN",
                                         "A_MAZE_ING_FRAME_DONE"};
    std::array<char*, names.size()> texts{};
    std::ranges::transform(names, texts.begin(), [](std::string& name) { return name.data(); });
    std::array<Atom, names.size()> a{};
    XInternAtoms(display, texts.data(), static_cast<int>(texts.size()), False, a.data());
    return {a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]};
}

void introduce(Display* display, Window window, const Atoms& atoms, const X11Window::Options& options,
               int width, int height) {
    const auto set_property = [&](Atom name, Atom type, int format, const void* data, std::size_t count) {
        XChangeProperty(display, window, name, type, format, PropModeReplace,
                        static_cast<const unsigned char*>(data), static_cast<int>(count));
    };
    XSizeHints sizes{};
    sizes.flags = PSize | PMinSize;
    sizes.width = width;
    sizes.height = height;
    sizes.min_width = std::min(options.smallest_width, width);
    sizes.min_height = std::min(options.smallest_height, height);
    XWMHints hints{};
    hints.flags = InputHint | StateHint;
    hints.input = True;
    hints.initial_state = NormalState;
    std::string instance = "a_maze_ing";
    std::string class_name = "A_maze_ing";
    XClassHint class_hint{};
    class_hint.res_name = instance.data();
    class_hint.res_class = class_name.data();
    XSetWMProperties(display, window, nullptr, nullptr, nullptr, 0, &sizes, &hints, &class_hint);

    const std::string& title = options.title;
    const bool ascii =
        std::ranges::all_of(title, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    for (const Atom name : {Atom{XA_WM_NAME}, Atom{XA_WM_ICON_NAME}}) {
        set_property(name, ascii ? XA_STRING : atoms.utf8, 8, title.data(), title.size());
    }
    set_property(atoms.wm_name, atoms.utf8, 8, title.data(), title.size());
    set_property(atoms.wm_icon_name, atoms.utf8, 8, title.data(), title.size());
    const long pid = getpid();
    set_property(atoms.pid, XA_CARDINAL, 32, &pid, 1);
    const std::array protocols = {atoms.delete_window, atoms.ping};
    set_property(atoms.protocols, XA_ATOM, 32, protocols.data(), protocols.size());
    if (options.icon != nullptr) {
        std::vector<unsigned long> icon = {static_cast<unsigned long>(options.icon->width),
                                           static_cast<unsigned long>(options.icon->height)};
        icon.insert(icon.end(), options.icon->pixels.begin(), options.icon->pixels.end());
        set_property(atoms.icon, XA_CARDINAL, 32, icon.data(), icon.size());
    }
}

bool has_manager(Display* display, Window root) {
    Atom type = 0;
    int format = 0;
    unsigned long count = 0;
    unsigned long left = 0;
    unsigned char* data = nullptr;
    XGetWindowProperty(display, root, XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False), 0, 1, False,
                       XA_WINDOW, &type, &format, &count, &left, &data);
    if (data != nullptr) {
        XFree(data);
    }
    return count > 0;
}

void send(Display* display, Window target, Window about, Atom type, const std::array<long, 5>& data,
          long mask) {
    XEvent event{};
    event.xclient.type = ClientMessage;
    event.xclient.window = about;
    event.xclient.message_type = type;
    event.xclient.format = 32;
    std::ranges::copy(data, event.xclient.data.l);
    XSendEvent(display, target, False, mask, &event);
    XFlush(display);
}

}  // namespace x11
