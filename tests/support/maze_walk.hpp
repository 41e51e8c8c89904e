// A second opinion on mazes for the tests. It looks at a maze through its hex text or through
// Maze::walls() alone and then works on a plain grid of its own, sharing no code and no idea with
// the library: so a mistake there cannot hide itself here. What is wrong comes back in words.
#pragma once

#include <compare>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "mazegen/maze.hpp"

namespace maze_test {

struct Spot {
    int x = 0;
    int y = 0;

    friend auto operator<=>(const Spot&, const Spot&) = default;
};

/// Row by row the walls of each cell: north 1, east 2, south 4, west 8.
using WallGrid = std::vector<std::vector<int>>;
using Problems = std::vector<std::string>;

WallGrid wall_grid(const mazegen::Maze& maze);
/// The digits up to the first empty line.
WallGrid wall_grid_of_hex(std::string_view hex);

/// A maze from its drawing in "+-|": the lines may be indented alike, the posts stand on even
/// columns and rows, and whatever is not blank between two cells is a wall.
mazegen::Maze maze_from_drawing(std::string_view drawing);

/// A perfect maze to know by heart:
///
///     +-+-+-+
///     |   | |
///     +-+ + +
///     |     |
///     +-+-+-+
const mazegen::Maze& small_tree();

/// Where the "42" belongs in a grid of that size; none where it has no room.
std::set<Spot> pattern_spots(int width, int height);

/// Walls that one side calls open and the other closed, and openings in the border.
Problems side_problems(const WallGrid& grid);
/// Number of open inner walls.
int count_openings(const WallGrid& grid);
/// Top left corners, in reading order, of the 3x3 blocks with all twelve inner walls open.
std::vector<Spot> open_blocks(const WallGrid& grid);
/// A wall between two cells outside `closed` that may be opened without an open 3x3 block; where
/// there is one, in words.
std::optional<std::string> wall_to_open(const WallGrid& grid, const std::set<Spot>& closed);

/// Everything that is wrong with a maze whose fully closed cells shall be `closed` and whose loop
/// pass had that percentage: sides, border, closed cells, reachability, tree or loops, 3x3 rule.
Problems maze_problems(const WallGrid& grid, const std::set<Spot>& closed, int loops_percent);

/// The first in the alphabet N < E < S < W of the shortest paths; nothing when there is none.
/// Method: distances from the exit, then downhill from the entry.
std::optional<std::string> shortest_path(const WallGrid& grid, Spot entry, Spot exit);

/// One problem a line: to be compared with "".
std::string joined(const Problems& problems);

}  // namespace maze_test

namespace mazegen {

// For the messages of failing tests.
std::ostream& operator<<(std::ostream& out, const Maze& maze);
std::ostream& operator<<(std::ostream& out, const Cell& cell);
std::ostream& operator<<(std::ostream& out, const Size& size);

}  // namespace mazegen
