// UTF-8 character by character.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazegen {

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t bytes = 0;  ///< 1 to 4; 0: no valid UTF-8 here
};

/// The character at the start of `text`.
CodePoint read_code_point(std::string_view text);

}  // namespace mazegen
