#include "numbered_name.hpp"

namespace mazeapp {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Takes "03" off the text; 0 when there is no such number.
std::size_t take_digits(std::string_view& text) {
    std::size_t end = 1;
    std::size_t digits = 0;
    if (!text.starts_with('0')) {
        return 0;
    }
    for (; end < text.size() && end < 3 && is_digit(text[end]); ++end) {
        digits = digits * 10 + static_cast<std::size_t>(text[end] - '0');
    }
    if (digits > 0) {
        text.remove_prefix(end);
    }
    return digits;
}

}  // namespace

std::string NumberedName::with(std::int64_t number) const {
    const std::string text = std::to_string(number);
    return before + std::string(digits > text.size() ? digits - text.size() : 0, '0') + text + after;
}

std::optional<BatchName> parse_batch_name(std::string_view text) {
    BatchName name;
    std::string* part = &name.plain;
    while (!text.empty()) {
        const char c = text.front();
        text.remove_prefix(1);
        if (c != '%' || text.starts_with('%')) {
            *part += c;
            text.remove_prefix(c == '%' ? 1 : 0);
            continue;
        }
        const std::size_t digits = take_digits(text);
        if (!text.starts_with('d') || name.numbered) {
            return std::nullopt;
        }
        text.remove_prefix(1);
        name.numbered = NumberedName{name.plain, "", digits};
        part = &name.numbered->after;
    }
    return name;
}

}  // namespace mazeapp
