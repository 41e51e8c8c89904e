// The shortest path.
#pragma once

#include <string>
#include <vector>

#include "mazegen/maze.hpp"
#include "mazegen/result.hpp"

namespace mazegen {

/// A way through a maze: where it starts and its steps in the letters N, E, S, W.
struct Path {
    Cell entry;
    std::string letters;

    /// The cells from the entry to the last one, one more than there are letters.
    [[nodiscard]] std::vector<Cell> cells() const;
    friend bool operator==(const Path&, const Path&) = default;
};

/// The shortest path by breadth-first search (Edward F. Moore, "The shortest path through a maze",
/// 1959). Of several equally short ones it is the first in the alphabet N < E < S < W. Errors:
/// ends that lie outside or are equal (bad_value), no way through (no_path).
/// Memory: one byte a cell for a working copy, and the search's frontier.
Result<Path> solve(const Maze& maze, Ends ends);

/// The same without the copy: the search uses the spare bits of the maze's bytes and clears them
/// again, so no other thread may look at the maze meanwhile.
Result<Path> solve_in_place(Maze& maze, Ends ends);

}  // namespace mazegen
