// Text as a JSON string.
#pragma once

#include <string>
#include <string_view>

namespace mazegen {

/// In double quotes and pure ASCII: all other characters as \uXXXX, in pairs beyond U+FFFF. A byte that is
/// no UTF-8 becomes U+FFFD.
std::string json_text(std::string_view text);

}  // namespace mazegen
