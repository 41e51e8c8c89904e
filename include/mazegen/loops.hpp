// The loop pass, and the rule that keeps corridors at most two cells wide.
#pragma once

#include <cstdint>
#include <vector>

#include "mazegen/maze.hpp"
#include "mazegen/trace.hpp"

namespace mazegen {

/// Opens walls between cells that are not fully closed: `percent` of the closed inner
/// walls are tried in random order, and each stays closed that would complete an open 3x3 block.
/// With a share above 0 at least one is opened wherever one may be. Returns how many were opened,
/// each recorded in `trace` unless that is null. `generate` with `loops_percent` does just this to the
/// perfect maze of the same seed; it may have loops already. Requires a percentage from 0 to 100. Memory: 16
/// MB at most, whatever the size.
std::int64_t add_loops(Maze& maze, int percent, std::uint64_t seed, Trace* trace = nullptr);

/// Whether any wall may be opened without completing an open 3x3 block.
bool can_add_loop(const Maze& maze);

/// The top left corners, in reading order, of all 3x3 blocks of cells whose twelve inner walls are
/// all open.
std::vector<Cell> find_open_areas(const Maze& maze);

}  // namespace mazegen
