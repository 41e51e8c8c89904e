#include "mazegen/format.hpp"

#include <algorithm>

#include "digits.hpp"
#include "white_space.hpp"

namespace mazegen {

namespace {

bool begins_with_hex_row(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    text.remove_prefix(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (!without_leading_space(line).empty()) {
            return std::all_of(line.begin(), line.end(), is_hex_digit);
        }
    }
    return false;
}

}  // namespace

MazeFormat recognise(std::string_view text, const std::optional<PictureMarkers>& given) {
    const bool brace_is_marker = given && (given->wall == U'{' || given->open == U'{');
    if (without_leading_space(text).starts_with('{') && !brace_is_marker) {
        return MazeFormat::json;
    }
    return !given && begins_with_hex_row(text) ? MazeFormat::hex : MazeFormat::picture;
}

}  // namespace mazegen
