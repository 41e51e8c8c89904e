// Lines and white space as the formats of py_maze have them.
#pragma once

#include <string_view>

namespace mazegen {

/// Takes the first line off the text; it ended in LF, CRLF, CR or with the text. Requires a text that is not
/// empty.
std::string_view take_line(std::string_view& text);

/// Without the white space of Unicode at the beginning, or at both ends; views into `text`.
std::string_view without_leading_space(std::string_view text);
std::string_view without_space_around(std::string_view text);

}  // namespace mazegen
