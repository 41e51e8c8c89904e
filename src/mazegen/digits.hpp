// What a character or a text of digits is, for all who read numbers and walls.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace mazegen {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Without a branch and in bytes only, so that compilers look at many characters at once.
inline bool is_hex_digit(char c) {
    const auto code = static_cast<std::uint8_t>(c);
    const auto letter = static_cast<std::uint8_t>((code | 0x20U) - 'a');
    return (static_cast<unsigned>(static_cast<std::uint8_t>(code - '0') <= 9) |
            static_cast<unsigned>(letter <= 5)) != 0;
}

/// The last digit stays. Requires a digit.
inline std::string_view without_leading_zeros(std::string_view digits) {
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

}  // namespace mazegen
