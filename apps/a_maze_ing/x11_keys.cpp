#include "x11_keys.hpp"

#include <X11/XKBlib.h>
#include <X11/keysym.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace x11 {

namespace {

using mazeplay::Key;

constexpr struct {
    KeySym sym;
    Key key;
} kNamedKeys[] = {
    {XK_Up, mazeplay::kUp},          {XK_KP_Up, mazeplay::kUp},
    {XK_Down, mazeplay::kDown},      {XK_KP_Down, mazeplay::kDown},
    {XK_Left, mazeplay::kLeft},      {XK_KP_Left, mazeplay::kLeft},
    {XK_Right, mazeplay::kRight},    {XK_KP_Right, mazeplay::kRight},
    {XK_Home, mazeplay::kHome},      {XK_KP_Home, mazeplay::kHome},
    {XK_End, mazeplay::kEnd},        {XK_KP_End, mazeplay::kEnd},
    {XK_F1, mazeplay::kF1},          {XK_KP_F1, mazeplay::kF1},
    {XK_F11, mazeplay::kF11},        {XK_Escape, mazeplay::kEscape},
    {XK_Return, mazeplay::kReturn},  {XK_KP_Enter, mazeplay::kReturn},
    {XK_Tab, mazeplay::kTab},        {XK_KP_Tab, mazeplay::kTab},
    {XK_KP_Space, mazeplay::kSpace}, {XK_ISO_Left_Tab, mazeplay::kBackTab},
};

/// What a keysym means; 0 for nothing. Letters in lower case.
Key meaning_of(KeySym sym) {
    const auto* const named = std::ranges::find(kNamedKeys, sym, [](const auto& row) { return row.sym; });
    if (named != std::end(kNamedKeys)) {
        return named->key;
    }
    if (sym >= XK_KP_Multiply && sym <= XK_KP_9) {
        return static_cast<Key>(sym - XK_KP_Multiply + '*');  // this range is laid out as ASCII is
    }
    if ((sym >= 'A' && sym <= 'Z') || (sym >= XK_Agrave && sym <= XK_THORN && sym != XK_multiply)) {
        return static_cast<Key>(sym + 0x20);
    }
    if ((sym >= 0x20 && sym <= 0x7E) || (sym >= 0xA0 && sym <= 0xFF)) {
        return static_cast<Key>(sym);
    }
    // Keysyms of later times are Unicode with a bit set.
    return sym >= 0x1000100 && sym <= 0x110FFFF ? static_cast<Key>(sym & 0xFFFFFF) : 0;
}

/// A character of another script than Latin: in the old sets, or in Unicode.
bool is_foreign(KeySym sym) {
    const bool old_set = (sym >= 0x400 && sym < 0x1300) || (sym >= 0x1400 && sym < 0x1E00);
    const bool unicode = sym >= 0x1000250 && sym <= 0x110FFFF && (sym < 0x1001E00 || sym > 0x1001EFF);
    return old_set || unicode;
}

/// What stands at the key of an American keyboard; the rows of characters have these codes on all
/// keyboards of PCs.
Key american(unsigned keycode) {
    constexpr struct {
        unsigned first;
        std::string_view keys;
    } rows[] = {{24, "qwertyuiop[]"}, {38, "asdfghjkl;'`"}, {52, "zxcvbnm,./"}};
    for (const auto& row : rows) {
        if (keycode >= row.first && keycode - row.first < row.keys.size()) {
            return static_cast<Key>(row.keys[keycode - row.first]);
        }
    }
    return 0;
}

/// The Latin character of a key whose present one is foreign: from another layout that is switched
/// in with this one, or else from its place.
Key latin_on(Display* display, const XKeyEvent& event) {
    const unsigned level = (event.state & ShiftMask) != 0 ? 1 : 0;
    for (unsigned group = 0; group < XkbNumKbdGroups; ++group) {
        const auto code = static_cast<KeyCode>(event.keycode);
        const KeySym sym =
            XkbKeycodeToKeysym(display, code, static_cast<int>(group), static_cast<int>(level));
        if (sym > 0x20 && sym < 0x7F) {
            return meaning_of(sym);
        }
    }
    return american(event.keycode);
}

}  // namespace

Keyboard::Keyboard(Display* display) : display_(display) {
    // A key that is held then gives presses alone; without this, each comes after a release.
    XkbSetDetectableAutoRepeat(display, True, nullptr);
    XkbKeycodeToKeysym(display, 24, 0, 0);  // fetches the layout now instead of at the first key
}

std::optional<KeyInput> Keyboard::press(const XKeyEvent& event) {
    const unsigned code = event.keycode & 0xFF;
    const bool repeat = held_[code];
    held_[code] = true;
    if ((event.state & (ControlMask | Mod1Mask | Mod4Mask)) != 0) {
        return std::nullopt;
    }
    unsigned used = 0;
    KeySym sym = NoSymbol;
    XkbLookupKeySym(display_, static_cast<KeyCode>(code), event.state, &used, &sym);
    const Key key = is_foreign(sym) ? latin_on(display_, event) : meaning_of(sym);
    if (key == 0) {
        return std::nullopt;
    }
    return KeyInput{.key = key, .shift = (event.state & ShiftMask) != 0, .repeat = repeat};
}

void Keyboard::release(const XKeyEvent& event) { held_[event.keycode & 0xFF] = false; }

void Keyboard::set_held(const XKeymapEvent& event) {
    for (unsigned code = 8; code < held_.size(); ++code) {
        held_[code] = (static_cast<unsigned>(event.key_vector[code / 8]) >> code % 8 & 1U) != 0;
    }
}

}  // namespace x11
