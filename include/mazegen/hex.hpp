// The hex file: one digit a cell, one line a row, then the ends and the shortest path.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "mazegen/check.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/result.hpp"
#include "mazegen/sink.hpp"

namespace mazegen {

/// `spaced` has an empty line between exit and path, `compact` has none.
enum class HexLayout { spaced, compact };

/// What the file says below the grid.
struct HexTail {
    Ends ends;
    std::string_view path;  ///< letters
};

/// Writes the grid and, where given, ends and path; in pieces of at most 256 KiB. False when the sink
/// refused.
bool write_hex(const Maze& maze, const std::optional<HexTail>& tail, HexLayout layout, const Sink& sink);

/// What a hex file holds. A file of the grid alone has no ends; one with ends may lack the path.
/// The path is what the file says: nobody has checked it.
struct HexFile {
    Maze maze;
    std::optional<Ends> ends;
    std::string path;
};

/// Reads either layout, in upper or lower case, with LF or CRLF, a BOM, blanks in coordinates, more empty
/// lines, no last newline. Errors name line and column: no hex digit, rows of different length, no
/// rows, an entry without an exit, ends that are no coordinates, outside or equal, a path of other
/// letters, text after the path, walls whose sides disagree, an opening in the border.
Result<HexFile> read_hex(std::string_view text);

/// Reads on where it can: each of these faults is added to `findings`. Gives what could be made
/// of the file, with walls that disagree closed; nothing when there is no grid to speak of.
std::optional<HexFile> read_hex(std::string_view text, Findings& findings);

}  // namespace mazegen
