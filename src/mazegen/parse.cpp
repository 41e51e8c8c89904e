#include "mazegen/parse.hpp"

#include <algorithm>
#include <charconv>

#include "digits.hpp"
#include "hash.hpp"
#include "mazegen/rng.hpp"
#include "utf8.hpp"

namespace mazegen {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// The digits of a whole number and its sign.
struct WholeNumber {
    bool negative = false;
    std::string_view digits;  // without leading zeros, at least one
};

std::optional<WholeNumber> read_whole(std::string_view text) {
    WholeNumber number;
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        number.negative = text.front() == '-';
        text.remove_prefix(1);
    }
    if (text.empty() || !std::ranges::all_of(text, is_digit)) {
        return std::nullopt;
    }
    number.digits = without_leading_zeros(text);
    return number;
}

/// As it is typed most plainly: no plus sign, no leading zeros, no minus zero.
std::string canonical(const WholeNumber& number) {
    std::string text(number.digits);
    return number.negative && text != "0" ? '-' + text : text;
}

bool is_control(std::uint32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

/// Format characters and odd spaces: they would hide in a message, or turn it round.
bool is_invisible(std::uint32_t c) {
    return c == 0xA0 || c == 0xAD || c == 0x61C || c == 0x180E || (c >= 0x2000 && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202F) || (c >= 0x205F && c <= 0x206F) || c == 0x3000 || c == 0xFEFF ||
           (c >= 0xFFF9 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE0FFF);
}

std::string hex_number(std::uint32_t value, std::size_t digits) {
    std::string text(digits, '0');
    for (std::size_t i = digits; i-- > 0; value >>= 4U) {
        text[i] = "0123456789ABCDEF"[value & 15U];
    }
    return text;
}

std::string escaped(const CodePoint& c, std::string_view bytes) {
    if (c.bytes == 0 || c.value == 0 || (is_control(c.value) && c.value < 0x80)) {
        switch (bytes[0]) {
            case '\n':
                return "\\n";
            case '\r':
                return "\\r";
            case '\t':
                return "\\t";
            default:
                return "\\x" + hex_number(static_cast<std::uint8_t>(bytes[0]), 2);
        }
    }
    if (is_control(c.value) || is_invisible(c.value)) {
        return "\\u{" + hex_number(c.value, c.value > 0xFFFF ? 6 : 4) + '}';
    }
    return std::string(bytes.substr(0, c.bytes));
}

}  // namespace

Seed numbered_seed(const Seed& seed, std::int64_t number) {
    if (number == 1) {
        return seed;
    }
    std::uint64_t state = Rng(seed.value).fork("numbers").next() + static_cast<std::uint64_t>(number);
    const std::uint64_t value = splitmix64(state) >> 1U;  // within signed 64 bits: typed again, used as it is
    return {value, std::to_string(value)};
}

Result<char32_t> parse_character(std::string_view text) {
    const CodePoint c = read_code_point(text);
    if (c.bytes == 0 || c.bytes != text.size()) {
        return Error{ErrorCode::bad_value, quoted(text) + " is not one character"};
    }
    return static_cast<char32_t>(c.value);
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::size_t utf8_length(std::string_view text) { return read_code_point(text).bytes; }

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const CodePoint c = read_code_point(text);
        result += escaped(c, text);
        text.remove_prefix(std::max<std::size_t>(c.bytes, 1));
    }
    return result;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t most_characters = 60;
    const std::string_view shown = first_characters(text, most_characters);
    return '\'' + printable(shown) + (shown.size() < text.size() ? "...'" : "'");
}

std::string_view first_characters(std::string_view text, std::size_t most) {
    std::size_t bytes = 0;
    for (std::size_t characters = 0; bytes < text.size() && characters < most; ++characters) {
        bytes += std::max<std::size_t>(utf8_length(text.substr(bytes)), 1);
    }
    return text.substr(0, bytes);
}

Result<std::int64_t> parse_whole(std::string_view text) {
    const auto number = read_whole(text);
    if (!number) {
        return Error{ErrorCode::bad_value, quoted(text) + " is not a whole number"};
    }
    const std::string digits = canonical(*number);
    std::int64_t value = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc{}) {
        return Error{ErrorCode::bad_value,
                     quoted(text) + (number->negative ? " is too small" : " is too large")};
    }
    return value;
}

Result<Cell> parse_cell(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma != std::string_view::npos) {
        const auto x = parse_whole(trimmed(text.substr(0, comma)));
        const auto y = parse_whole(trimmed(text.substr(comma + 1)));
        if (x && y) {
            return Cell{*x, *y};
        }
    }
    return Error{ErrorCode::bad_value, quoted(text) + " is not a cell x,y of two whole numbers"};
}

Result<Seed> parse_seed(std::string_view text) {
    text = trimmed(text);
    if (const auto number = read_whole(text)) {
        Seed seed{0, canonical(*number)};
        const auto value = parse_whole(text);
        seed.value = value ? static_cast<std::uint64_t>(*value) : fnv1a64(seed.text);
        return seed;
    }
    if (text.empty()) {
        return Error{ErrorCode::bad_value, "a seed needs at least one character"};
    }
    for (std::string_view rest = text; !rest.empty();) {
        const CodePoint c = read_code_point(rest);
        if (c.bytes == 0) {
            return Error{ErrorCode::bad_value, quoted(text) + " is not valid UTF-8"};
        }
        if (is_control(c.value)) {
            return Error{ErrorCode::bad_value, quoted(text) + " holds a control character"};
        }
        rest.remove_prefix(c.bytes);
    }
    return Seed{fnv1a64(text), std::string(text)};
}

}  // namespace mazegen
