// dfs: the recursive backtracker, without recursion.
//   Idea        walk to a random free neighbour as long as there is one, then go back along the
//               way one came until a cell has one again
//   Its mazes   long winding corridors, few dead ends (about one cell in ten), long solutions
//   Properties  perfect, not uniform: trees with long paths are much more likely
//   Cost        O(cells); no stack: each cell keeps the way back in two spare bits of its byte
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 5; Edouard Lucas,
//               "Recreations mathematiques" (1882), tells it as Tremaux's rule
#include "algorithms.hpp"
#include "carver.hpp"

namespace mazegen {

void carve_dfs(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    Rng numbers = rng;  // a copy stays in registers: a twelfth of the time
    const Position start = carver.start();
    carver.visit(start);
    for (Position at = start;;) {
        if (const unsigned sides = carver.free_sides(at); sides != 0) {
            at = carver.carve(at, pick_side(sides, numbers));
        } else if (at != start) {
            at = carver.neighbour(at, carver.way_back(at));
        } else {
            return;
        }
    }
}

}  // namespace mazegen
