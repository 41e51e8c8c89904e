// A maze drawn in characters, 2W+1 wide and 2H+1 high, in blocks H+1: for people, in a terminal or a mail.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "mazegen/maze.hpp"
#include "mazegen/sink.hpp"

namespace mazegen {

enum class Charset {
    ascii,    ///< + - | with # for the pattern and . for the path
    unicode,  ///< box-drawing characters, UTF-8
    blocks,   ///< two lines of the lattice in one of half blocks, UTF-8; a mark under a wall has a line over
              ///< it
};

/// Refers to path and collectibles, which must outlive the call.
struct TextOptions {
    Charset charset = Charset::ascii;
    bool color = false;                       ///< ANSI colours
    std::optional<Ends> ends = {};            ///< marked A (entry) and B (exit)
    std::string_view path = {};               ///< letters from the entry; empty: no path is drawn
    std::span<const Cell> collectibles = {};  ///< in reading order; marked $ over the path, under the ends
};

/// One line a row of the lattice, of blocks for two, LF after each. Every outer wall is there. False when the
/// sink refused. Requires ends inside the maze, and a path that stays inside. Memory: a piece of 256 KiB, and
/// 2 bits a cell when a path is drawn.
bool write_text(const Maze& maze, const TextOptions& options, const Sink& sink);

/// The same as a string.
std::string to_text(const Maze& maze, const TextOptions& options = {});

}  // namespace mazegen
