// What the program asks the machine: memory, terminal, randomness. Everything that depends on where
// it runs stands here.
#pragma once

#include <cstdint>
#include <string>

#include "mazegen/text.hpp"

namespace mazeapp {

/// Bytes that this process may still take: the least of free memory (MemAvailable), the control
/// group's limits and RLIMIT_AS. The largest number when nothing says.
std::uint64_t available_memory();

/// Unicode when the locale says UTF-8 (LC_ALL, LC_CTYPE, LANG: the first that is set), ASCII otherwise.
mazegen::Charset locale_charset();

/// Whether standard output is a terminal that shows colours and NO_COLOR is not set.
bool stdout_shows_color();

/// Whether standard error is a terminal that a line can be drawn on again and again.
bool stderr_is_terminal();

/// The stream that is no terminal though a person should sit before it: "standard input" or "standard
/// output"; empty when both are terminals.
std::string lacking_terminal();

/// Whether the person wants no colours (NO_COLOR).
bool colors_unwanted();

/// A random number from 0 to 2^63 - 1 from the system's source.
std::uint64_t draw_seed();

}  // namespace mazeapp
