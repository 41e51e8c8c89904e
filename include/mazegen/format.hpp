// Which of the formats a file is in, told by its content.
#pragma once

#include <optional>
#include <string_view>

#include "mazegen/picture.hpp"

namespace mazegen {

enum class MazeFormat { hex, picture, json };

/// A document when the first character that is not blank is '{'; a hex file when the first line that is not
/// blank has nothing but hex digits, perhaps after a byte order mark; anything else, a blank text too, is a
/// picture. With markers given it is never a hex file, and a document only when '{' is not among them.
MazeFormat recognise(std::string_view text, const std::optional<PictureMarkers>& given = std::nullopt);

}  // namespace mazegen
