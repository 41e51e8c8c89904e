// prim: always a random cell of those next to the maze (Prim's algorithm, all passages of equal cost).
//   Idea        a list of the cells that lie next to the maze; take a random one off it, join it to a
//               random neighbour within the maze, put its own new neighbours on the list
//   Its mazes   grow like a stain from the start: very short corridors, the most dead ends (more than
//               one cell in three), direct solutions
//   Properties  perfect, not uniform
//   Cost        O(cells); the list holds the rim of the stain, 8 bytes a cell there
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 11; Walter Pullen, "Think Labyrinth";
//               R. C. Prim, "Shortest connection networks", Bell System Technical Journal 36 (1957)
#include <bit>

#include "algorithms.hpp"
#include "carver.hpp"
#include "huge_pages.hpp"

namespace mazegen {

void carve_prim(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    HugePageVector<Position> frontier;
    const auto list_neighbours = [&](Position at) {
        // Bit by bit: one test a neighbour that is listed, where four tests would be hard to predict.
        for (unsigned sides = carver.unlisted_sides(at); sides != 0; sides &= sides - 1) {
            frontier.push_back(carver.neighbour(at, static_cast<Direction>(std::countr_zero(sides))));
            carver.list(frontier.back());
        }
    };
    carver.visit(carver.start());
    list_neighbours(carver.start());
    while (!frontier.empty()) {
        Position& place = frontier[rng.below(frontier.size())];
        const Position at = place;
        place = frontier.back();
        frontier.pop_back();
        carver.join(at, pick_side(carver.tree_sides(at), rng));
        list_neighbours(at);
    }
}

}  // namespace mazegen
