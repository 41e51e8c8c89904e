// Things lying in the cells of a maze, for whoever walks through it to pick up.
#pragma once

#include <cstdint>
#include <vector>

#include "mazegen/maze.hpp"

namespace mazegen {

/// Reading order: by row, within a row from west to east.
constexpr bool reads_before(Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

/// So many random cells of the maze, all different, in reading order; none is one of the ends or fully
/// closed. Every choice is equally likely. Where there are fewer cells than that, all of them: a shorter
/// list. The cells follow from the seed, the ends and the fully closed cells alone, not from how the others
/// are joined. Requires both ends inside the maze and `count` >= 0. Time: a pass over the maze, about 4 ns a
/// cell, 15 where nearly all hold one. Memory: the list. Method: selection sampling (C. T. Fan, Mervin E.
/// Muller and Ivan Rezucha, 1962).
std::vector<Cell> place_collectibles(const Maze& maze, Ends ends, std::int64_t count, std::uint64_t seed);

}  // namespace mazegen
