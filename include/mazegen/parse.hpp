// Strict readings of what people type: numbers, coordinates, seeds, and the quoting of it in messages.
// The CONFIG file, the command line and the file readers all use these.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "mazegen/grid.hpp"
#include "mazegen/result.hpp"

namespace mazegen {

/// A whole number: decimal digits with an optional sign and nothing else; leading zeros are
/// decimal. Errors: "'2.5' is not a whole number", "'99...' is too large" or "too small" (outside 64 bits).
Result<std::int64_t> parse_whole(std::string_view text);

/// "x,y"; blanks and tabs around either number are dropped. Whether the cell lies in a grid is
/// not judged here. Error: "'0;0' is not a cell x,y of two whole numbers".
Result<Cell> parse_cell(std::string_view text);

/// The seed that everything random in a maze derives from.
struct Seed {
    std::uint64_t value = 0;  ///< what the generator is fed with
    std::string text = "0";   ///< what gives the same seed when typed again
};

/// Any text is a seed. A whole number within signed 64 bits is used as it is; another number is
/// hashed in canonical form (no plus sign, no leading zeros), any other text as its bytes, blanks
/// around it dropped. Errors: empty, not valid UTF-8, or with control characters.
Result<Seed> parse_seed(std::string_view text);

/// The seed of maze `number` of many, counted from 1, which has the seed itself; the others follow from it
/// and the number. Requires number >= 1.
Seed numbered_seed(const Seed& seed, std::int64_t number);

/// One character, of one code point. Error: "'ab' is not one character".
Result<char32_t> parse_character(std::string_view text);

/// Without the blanks and tabs at either end; a view into `text`.
std::string_view trimmed(std::string_view text);

/// For a message: control and invisible characters and bytes that are no UTF-8 as escapes.
std::string printable(std::string_view text);

/// 'text' in single quotes for a message: control and invisible characters and bytes that are no
/// UTF-8 as escapes, cut at about 60 characters.
std::string quoted(std::string_view text);

/// Length in bytes of the UTF-8 character at the start of `text`, 1 to 4; 0 when the bytes there
/// are not valid UTF-8 or there are none.
std::size_t utf8_length(std::string_view text);
/// The beginning of the text, at most so many characters; a byte that is no UTF-8 counts as one.
std::string_view first_characters(std::string_view text, std::size_t most);

}  // namespace mazegen
