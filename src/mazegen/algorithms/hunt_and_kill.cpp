// hunt_and_kill: random walks, each begun where a search row by row finds the next cell.
//   Idea        walk to a random free neighbour as long as there is one; then look row by row for a free
//               cell next to the maze, join it to a random neighbour there and walk on from it
//   Its mazes   long winding corridors as those of dfs, few dead ends (about one cell in ten)
//   Properties  perfect, not uniform
//   Cost        O(cells): the search goes on from where it ended the last time, since all cells before
//               it are taken. Only where the pattern shields a cell from the maze is that cell passed
//               by, and then there is one more round from there. Nothing beside the maze
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 5; Walter Pullen, "Think Labyrinth"
#include "algorithms.hpp"
#include "carver.hpp"

namespace mazegen {

namespace {

/// Carves on from cell to free cell until there is none.
void walk(Carver& carver, Position at, Rng& rng) {
    for (unsigned sides = carver.free_sides(at); sides != 0; sides = carver.free_sides(at)) {
        at = carver.carve(at, pick_side(sides, rng));
    }
}

/// Joins all cells from `first` to the end but those that are passed by; gives the first of these or the end.
Position hunt(Carver& carver, Position first, Position end, Rng& rng) {
    Position passed_by = end;
    for (Position at = first; at != end; ++at) {
        if (carver.visited(at)) {
            continue;
        }
        if (const unsigned sides = carver.tree_sides(at); sides != 0) {
            carver.join(at, pick_side(sides, rng));
            walk(carver, at, rng);
        } else if (passed_by == end) {
            passed_by = at;
        }
    }
    return passed_by;
}

}  // namespace

void carve_hunt_and_kill(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    const Position end = carver.position({carver.size().width, carver.size().height - 1});
    carver.visit(carver.start());
    walk(carver, carver.start(), rng);
    for (Position from = carver.start(); from != end;) {
        from = hunt(carver, from, end, rng);
    }
}

}  // namespace mazegen
