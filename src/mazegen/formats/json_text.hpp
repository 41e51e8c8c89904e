// Text and cells as JSON.
#pragma once

#include <string>
#include <string_view>

#include "mazegen/grid.hpp"

namespace mazegen {

/// In double quotes and pure ASCII: all other characters as \uXXXX, in pairs beyond U+FFFF. A byte that is
/// no UTF-8 becomes U+FFFD.
std::string json_text(std::string_view text);

/// "[1, 0]".
std::string json_text(Cell cell);

}  // namespace mazegen
