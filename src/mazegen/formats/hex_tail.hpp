// The end of a hex file, whichever way its rows were written.
#pragma once

#include <optional>

#include "mazegen/hex.hpp"
#include "pieces.hpp"

namespace mazegen {

/// Appends ends and path, where there are any.
void append_tail(Pieces& text, const std::optional<HexTail>& tail, HexLayout layout);

}  // namespace mazegen
