// Small work on words: case, lists, the nearest in spelling.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mazeapp {

/// ASCII letters in lower case, all else as it is.
std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

/// "a, b, c".
std::string joined(std::span<const std::string_view> words);

/// The word that was probably meant: at most two letters added, left out, replaced or swapped
/// with a neighbour, and no more than a third of the letters; empty when none is that near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

/// A number of bytes as people read it: "3.6 TiB".
std::string shown_bytes(double bytes);

}  // namespace mazeapp
