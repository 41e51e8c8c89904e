// aldous_broder: one random walk over the whole grid.
//   Idea        walk at random from cell to cell, also over those of the maze; each cell that is entered
//               for the first time is carved from where the walk came
//   Its mazes   even: no direction, no length and no place is preferred, as those of wilson
//   Properties  perfect, exactly uniform: each perfect maze of the grid is equally likely
//   Cost        expected O(cells x log^2 cells), since the last cells are found late: more than a hundred
//               steps a cell at 1000x1000; nothing beside the maze
//   Source      David Aldous, "The random walk construction of uniform spanning trees", SIAM J. Discrete
//               Math. 3 (1990); Andrei Broder, "Generating random spanning trees", FOCS 1989; Jamis Buck,
//               "Mazes for Programmers" (2015), chapter 4
#include "algorithms.hpp"
#include "carver.hpp"

namespace mazegen {

namespace {

std::int64_t count_unvisited(const Carver& carver) {
    const Position end = carver.position({carver.size().width, carver.size().height - 1});
    std::int64_t count = 0;
    for (Position at = carver.start(); at != end; ++at) {
        count += carver.visited(at) ? 0 : 1;
    }
    return count;
}

/// A step of the walk that has not been carved yet.
struct Entry {
    Position from;
    Direction side;
};

/// Walks from `at` to the first cell that is not visited. Requires one.
Entry walk_to_a_new_cell(const BorderedGrid grid, Position at, RandomSides& random_sides) {
    RandomSides sides = random_sides;
    for (;;) {
        const Direction side = sides.next();
        const Position next = at + grid.step(side);
        const unsigned marks = grid[next] & (BorderedGrid::kVisited | BorderedGrid::kOutside);
        if (marks == 0) {
            random_sides = sides;
            return {at, side};
        }
        at = marks == BorderedGrid::kVisited ? next : at;
    }
}

}  // namespace

void carve_aldous_broder(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    RandomSides sides(rng);
    Position at = carver.start();
    carver.visit(at);
    for (std::int64_t left = count_unvisited(carver); left > 0; --left) {
        const Entry entry = walk_to_a_new_cell(carver.grid(), at, sides);
        at = carver.carve(entry.from, entry.side);
    }
}

}  // namespace mazegen
