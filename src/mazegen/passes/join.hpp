// Joining what the pattern cut apart.
#pragma once

#include <span>

#include "carver.hpp"

namespace mazegen {

/// Opens walls between the regions of a forest until it is one tree, and no more: next to the closed
/// cells, each of the walls there tried once, in random order. Draws nothing when `closed` is empty.
///
/// Requires: the openings between the free cells make no cycle; `closed` are the cells left out; each
/// region holds one of the free cells next to them, by a side or a corner, and these hang together as
/// neighbours do. So it is where a tree lost cells to the pattern, whichever way they were left out.
///
/// Cost: memory only for the cells next to the pattern. Time, beyond that, by the size of the second
/// largest region at most: all regions are walked round at the same time, and the last one need not be
/// finished. Looks at walls alone, never at marks.
void join_regions(Carver& carver, std::span<const Cell> closed, Rng& rng);

}  // namespace mazegen
