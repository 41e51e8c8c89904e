// dfs_gt: the growing tree that always grows from a random cell.
//   Idea        a list of active cells; take a random one: when it has a free neighbour, carve to
//               a random one of these and put it on the list, otherwise take the cell off the list
//   Its mazes   grow like a stain from the start: short corridors, many dead ends (about three
//               cells in ten), direct solutions
//   Properties  perfect, not uniform
//   Cost        O(cells); the list holds the rim of the stain, at 1000x1000 cells 0.03 bytes a cell
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 11; Walter Pullen, "Think Labyrinth"
#include "algorithms.hpp"
#include "grow.hpp"

namespace mazegen {

void carve_dfs_gt(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    grow(carver, rng, [] { return GrowingPick::random; });
}

}  // namespace mazegen
