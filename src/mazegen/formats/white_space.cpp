#include "white_space.hpp"

#include <algorithm>

#include "utf8.hpp"

namespace mazegen {

namespace {

bool is_space(std::uint32_t c) {
    return (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x20) || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
           c == 0x3000;
}

}  // namespace

std::string_view take_line(std::string_view& text) {
    const auto* const end =
        std::find_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
    const std::string_view line(text.begin(), end);
    text.remove_prefix(line.size());
    text.remove_prefix(text.starts_with("\r\n") ? 2 : text.empty() ? 0 : 1);
    return line;
}

std::string_view without_leading_space(std::string_view text) {
    for (CodePoint c = read_code_point(text); c.bytes > 0 && is_space(c.value); c = read_code_point(text)) {
        text.remove_prefix(c.bytes);
    }
    return text;
}

std::string_view without_space_around(std::string_view text) {
    text = without_leading_space(text);
    std::size_t end = 0;  // of the last character that is no white space
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint c = read_code_point(text.substr(at));
        at += std::max<std::size_t>(c.bytes, 1);
        end = c.bytes > 0 && is_space(c.value) ? end : at;
    }
    return text.substr(0, end);
}

}  // namespace mazegen
