// The hex file of a maze of any height, written while the maze is made: no grid is kept.
#pragma once

#include <optional>
#include <string>

#include "mazegen/generate.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/result.hpp"
#include "mazegen/sink.hpp"

namespace mazegen {

/// Why `stream_hex` refuses these options (bad_value): what `generate` refuses, an algorithm that needs
/// the whole grid, or needs it for the path, loops, a pattern that has room. Nothing when it does not.
std::optional<Error> problem_with_stream(const GenerateOptions& options, bool with_path);

/// Writes what `write_hex` writes of the maze that `generate` gives, byte for byte; with ends also these
/// and the path between them. Gives the path's letters, none without ends. When the sink refuses a
/// piece, it is asked no more and nothing more is made. Errors, before anything is written:
/// `problem_with_stream`, ends that lie outside or are equal.
/// Memory: the algorithm's `column_bytes` for each column, the path, 256 KiB.
Result<std::string> stream_hex(const GenerateOptions& options, const std::optional<Ends>& ends,
                               HexLayout layout, const Sink& sink);

}  // namespace mazegen
