// Colours as people name them.
#pragma once

#include <string_view>

#include "mazegen/drawing.hpp"
#include "mazegen/result.hpp"

namespace mazeapp {

/// A name of CSS in any case, "#rrggbb" or "#rgb". Error: "'blu' is no colour ...", with the name that was
/// probably meant. Source of names and values: W3C, "CSS Color Module Level 4".
mazegen::Result<mazegen::Rgb> parse_color(std::string_view text);

}  // namespace mazeapp
