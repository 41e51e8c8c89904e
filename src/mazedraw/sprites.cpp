// The only file that knows libXpm, and of it only the calls that need no display.
#include "sprites.hpp"

#include <X11/xpm.h>

#include <cassert>
#include <charconv>
#include <string_view>

namespace mazedraw {

namespace {

#include "coin.xpm"
#include "gem.xpm"
#include "icon.xpm"
#include "walker.xpm"
#include "wall.xpm"

/// "#RRGGBB" or "None", the only colours that our sprites use.
std::uint32_t read_color(std::string_view text) {
    std::uint32_t rgb = 0;
    if (!text.starts_with('#')) {
        return 0;
    }
    std::from_chars(text.data() + 1, text.data() + text.size(), rgb, 16);
    return 0xFF000000U | rgb;
}

Sprite read(const char* const* lines) {
    XpmImage image{};
    // libXpm takes the lines as not const and leaves them as they are.
    [[maybe_unused]] const int status = XpmCreateXpmImageFromData(const_cast<char**>(lines), &image, nullptr);
    assert(status == XpmSuccess);
    Sprite sprite{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    const std::span<const XpmColor> colors(image.colorTable, image.ncolors);
    for (const unsigned index :
         std::span<const unsigned>(image.data, std::size_t{image.width} * image.height)) {
        sprite.pixels.push_back(read_color(colors[index].c_color));
    }
    XpmFreeXpmImage(&image);
    return sprite;
}

}  // namespace

const Sprite& walker() {
    static const Sprite sprite = read(walker_xpm);
    return sprite;
}

const Sprite& coin() {
    static const Sprite sprite = read(coin_xpm);
    return sprite;
}

const Sprite& gem() {
    static const Sprite sprite = read(gem_xpm);
    return sprite;
}

const Sprite& icon() {
    static const Sprite sprite = read(icon_xpm);
    return sprite;
}

const Sprite& wall_texture() {
    static const Sprite sprite = read(wall_xpm);
    return sprite;
}

}  // namespace mazedraw
