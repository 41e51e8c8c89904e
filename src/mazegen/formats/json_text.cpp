#include "json_text.hpp"

#include <algorithm>

#include "utf8.hpp"

namespace mazegen {

namespace {

/// One unit of UTF-16.
std::string escaped(std::uint32_t unit) {
    std::string text = "\\u0000";
    for (std::size_t i = text.size(); unit > 0; unit >>= 4U) {
        text[--i] = "0123456789abcdef"[unit & 15U];
    }
    return text;
}

std::string escaped_character(std::uint32_t c) {
    constexpr std::string_view short_names = "\bb\tt\nn\ff\rr\"\"\\\\";  // in pairs
    for (std::size_t i = 0; i < short_names.size(); i += 2) {
        if (c == static_cast<std::uint8_t>(short_names[i])) {
            return {'\\', short_names[i + 1]};
        }
    }
    constexpr std::uint32_t first_beyond = 0x10000;
    if (c < first_beyond) {
        return escaped(c);
    }
    c -= first_beyond;
    return escaped(0xD800 + (c >> 10U)) + escaped(0xDC00 + (c & 0x3FFU));
}

}  // namespace

std::string json_text(std::string_view text) {
    std::string result = "\"";
    while (!text.empty()) {
        const CodePoint c = read_code_point(text);
        const std::uint32_t value = c.bytes > 0 ? c.value : 0xFFFD;
        if (value >= 0x20 && value < 0x7F && value != '"' && value != '\\') {
            result += static_cast<char>(value);
        } else {
            result += escaped_character(value);
        }
        text.remove_prefix(std::max<std::size_t>(c.bytes, 1));
    }
    return result + '"';
}

std::string json_text(Cell cell) {
    return '[' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ']';
}

}  // namespace mazegen
