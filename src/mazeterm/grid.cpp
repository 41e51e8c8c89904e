#include "grid.hpp"

#include <algorithm>
#include <array>

#include "mazegen/parse.hpp"

namespace mazeterm {

namespace {

struct Range {
    char32_t first, last;
};
/// Blocks of characters that stand on others, and that are two columns wide.
constexpr std::array kStanding = {Range{0x300, 0x36F},   Range{0x1AB0, 0x1AFF}, Range{0x200B, 0x200F},
                                  Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}};
constexpr std::array kWide = {Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},
                              Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
                              Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
                              Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF},
                              Range{0x20000, 0x3FFFD}};

template <std::size_t kCount>
bool is_in(const std::array<Range, kCount>& ranges, char32_t character) {
    return std::ranges::any_of(
        ranges, [character](const Range& r) { return character >= r.first && character <= r.last; });
}

/// What ASCII has for it.
char32_t in_ascii(char32_t character) {
    switch (character) {
        case U'·':
            return U'-';
        case U'×':
            return U'x';
        case U'…':
            return U'~';
        case U'▸':
            return U'>';
        default:
            return character < 0x80 ? character : U'?';
    }
}

}  // namespace

int columns_of(char32_t character) {
    return is_in(kStanding, character) ? 0 : is_in(kWide, character) ? 2 : 1;
}

int columns_of(std::u32string_view text) {
    int columns = 0;
    for (const char32_t character : text) {
        columns += columns_of(character);
    }
    return columns;
}

std::u32string characters(std::string_view text) {
    std::u32string result;
    while (!text.empty()) {
        const std::size_t length = mazegen::utf8_length(text);
        const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
        constexpr std::array<unsigned char, 5> first_bits = {0, 0x7F, 0x1F, 0x0F, 0x07};
        char32_t character = length == 0 ? 0xFFFD : byte(0) & first_bits[length];
        for (std::size_t i = 1; i < length; ++i) {
            character = character << 6U | (byte(i) & 0x3FU);
        }
        result += character;
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return result;
}

std::string utf8(std::u32string_view text) {
    std::string result;
    const auto add = [&result](char32_t byte) { result += static_cast<char>(byte); };
    for (const char32_t c : text) {
        if (c < 0x80) {
            add(c);
        } else if (c < 0x800) {
            add(0xC0U | c >> 6U);
            add(0x80U | (c & 0x3FU));
        } else if (c < 0x10000) {
            add(0xE0U | c >> 12U);
            add(0x80U | (c >> 6U & 0x3FU));
            add(0x80U | (c & 0x3FU));
        } else {
            add(0xF0U | c >> 18U);
            add(0x80U | (c >> 12U & 0x3FU));
            add(0x80U | (c >> 6U & 0x3FU));
            add(0x80U | (c & 0x3FU));
        }
    }
    return result;
}

Grid::Grid(int columns, int rows, bool ascii)
    : columns_(columns),
      rows_(rows),
      ascii_(ascii),
      glyphs_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

void Grid::put(int x, int y, char32_t character, const Style& style) {
    if (x >= 0 && x < columns_ && y >= 0 && y < rows_) {
        glyphs_[index(x, y)] = {character, style};
    }
}

int Grid::put(int x, int y, std::string_view text, const Style& style, int most) {
    std::u32string all = characters(text);
    if (columns_of(all) > most) {
        while (!all.empty() && columns_of(all) > most - 1) {
            all.pop_back();
        }
        if (most > 0) {
            all += U'…';
        }
    }
    int column = x;
    for (const char32_t character : all) {
        const int width = ascii_ ? 1 : columns_of(character);
        if (width == 0) {
            continue;
        }
        put(column, y, ascii_ ? in_ascii(character) : character < U' ' ? U'?' : character, style);
        if (width == 2) {
            put(column + 1, y, U'\0', style);
        }
        column += width;
    }
    return column - x;
}

int Grid::put_wrapped(const Rect& room, std::string_view text, const Style& style) {
    int line = 0;
    for (; line < room.height && !text.empty(); ++line) {
        std::string_view part = text;
        while (line + 1 < room.height && columns_of(characters(part)) > room.width) {
            const std::size_t blank = part.rfind(' ');
            if (blank == std::string_view::npos || blank == 0) {
                break;
            }
            part = part.substr(0, blank);
        }
        put(room.x, room.y + line, part, style, room.width);
        text.remove_prefix(std::min(text.size(), part.size() + 1));
    }
    return line;
}

void Grid::put_centred(const Rect& line, std::string_view text, const Style& style) {
    const int width = std::min(line.width, columns_of(characters(text)));
    put(line.x + (line.width - width) / 2, line.y, text, style, line.width);
}

void Grid::fill(const Rect& area, const Glyph& glyph) {
    for (int y = area.y; y < area.y + area.height; ++y) {
        for (int x = area.x; x < area.x + area.width; ++x) {
            put(x, y, glyph.character, glyph.style);
        }
    }
}

void Grid::frame(const Rect& area, const Style& style) {
    const std::u32string_view signs = ascii_ ? U"++++-|" : U"╭╮╰╯─│";
    const int right = area.x + area.width - 1;
    const int bottom = area.y + area.height - 1;
    fill(area);
    for (int x = area.x + 1; x < right; ++x) {
        put(x, area.y, signs[4], style);
        put(x, bottom, signs[4], style);
    }
    for (int y = area.y + 1; y < bottom; ++y) {
        put(area.x, y, signs[5], style);
        put(right, y, signs[5], style);
    }
    put(area.x, area.y, signs[0], style);
    put(right, area.y, signs[1], style);
    put(area.x, bottom, signs[2], style);
    put(right, bottom, signs[3], style);
}

std::string Grid::text() const {
    std::string result;
    for (int y = 0; y < rows_; ++y) {
        std::u32string line;
        for (int x = 0; x < columns_; ++x) {
            if (at(x, y).character != U'\0') {
                line += at(x, y).character;
            }
        }
        line.erase(line.find_last_not_of(U' ') + 1);
        result += utf8(line) + '\n';
    }
    return result;
}

}  // namespace mazeterm
