// The braid pass: mazes with few dead ends or none.
#pragma once

#include <cstdint>

#include "mazegen/maze.hpp"
#include "mazegen/trace.hpp"

namespace mazegen {

/// Only one wall of the cell is open. Requires `maze.contains(cell)`.
bool is_dead_end(const Maze& maze, Cell cell);

/// Removes dead ends: a `share` of those that there are, in random order, is opened to a neighbour, to
/// another dead end if one lies beside it, and never so that an open 3x3 block comes about. With 1 no dead
/// end is left but those of which every wall would. The maze may have loops already. Requires a share from 0
/// to 1. Returns how many walls were opened, each recorded in `trace` unless that is null. Memory: 8 MB at
/// most, whatever the size. Source: Jamis Buck, "Mazes for Programmers" (2015), chapter 9; the name is Walter
/// Pullen's, "Think Labyrinth".
std::int64_t braid(Maze& maze, double share, std::uint64_t seed, Trace* trace = nullptr);

}  // namespace mazegen
