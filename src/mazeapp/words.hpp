// Small work on words: case, lists, the nearest in spelling.
#pragma once

#include <algorithm>
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

/// A line a row of a table with names and summaries, these one below the other.
template <class Row>
std::string listing(std::span<const Row> table) {
    std::size_t longest = 0;
    for (const Row& row : table) {
        longest = std::max(longest, row.name.size());
    }
    std::string text;
    for (const Row& row : table) {
        text.append(row.name).append(longest + 2 - row.name.size(), ' ').append(row.summary) += '\n';
    }
    return text;
}

/// A number of bytes as people read it: "3.6 TiB".
std::string shown_bytes(double bytes);

}  // namespace mazeapp
