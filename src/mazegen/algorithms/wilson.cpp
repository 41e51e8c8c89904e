// wilson: loop-erased random walks.
//   Idea        one cell near the middle is the maze; from each other cell in turn walk at random until
//               the maze is met, and add the walk without its loops: each cell keeps the side on which it
//               was left last, so following these sides from the beginning leaves the loops out
//   Its mazes   even: no direction, no length and no place is preferred
//   Properties  perfect, exactly uniform: each perfect maze of the grid is equally likely. Neither the
//               first cell nor the order of the walks makes a difference to that, so they are chosen for
//               speed: from the middle the walks are shortest, and rows keep the memory in use together
//   Cost        expected O(cells x log cells), about 10 steps a cell at 1000x1000; nothing beside the maze,
//               the sides stand in two spare bits of each cell
//   Source      David Wilson, "Generating random spanning trees more quickly than the cover time",
//               STOC 1996; Jamis Buck, "Mazes for Programmers" (2015), chapter 4
#include "algorithms.hpp"
#include "carver.hpp"

namespace mazegen {

namespace {

/// Walks from `at` until the maze is met; then each cell on the way has the side on which it was left
/// last. Requires that no cell outside the maze has an open wall.
void walk_to_the_maze(BorderedGrid grid, Position at, RandomSides& random_sides) {
    RandomSides sides = random_sides;
    for (;;) {
        const Direction side = sides.next();
        const Position next = at + grid.step(side);
        const unsigned marks = grid[next] & (BorderedGrid::kVisited | BorderedGrid::kOutside);
        if (marks == (BorderedGrid::kVisited | BorderedGrid::kOutside)) {
            continue;
        }
        grid.set_way(at, side);
        if (marks == BorderedGrid::kVisited) {
            break;
        }
        at = next;
    }
    random_sides = sides;
}

Position free_cell_near_the_middle(const Carver& carver) {
    Position at = carver.position({carver.size().width / 2, carver.size().height / 2});
    while (carver.visited(at)) {
        --at;  // comes to the start at the latest
    }
    return at;
}

/// Adds all cells of the row, each with the way from there to the maze.
void add_row(Carver& carver, std::int64_t y, RandomSides& sides) {
    const Position begin = carver.position({0, y});
    for (Position first = begin; first != begin + carver.size().width; ++first) {
        if (carver.visited(first)) {
            continue;
        }
        walk_to_the_maze(carver.grid(), first, sides);
        for (Position at = first; !carver.visited(at);) {
            const Direction way = carver.way_back(at);
            carver.join(at, way);
            at = carver.neighbour(at, way);
        }
    }
}

}  // namespace

void carve_wilson(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    RandomSides sides(rng);
    carver.visit(free_cell_near_the_middle(carver));
    const std::int64_t height = carver.size().height;
    const std::int64_t middle = height / 2;
    for (std::int64_t y = middle; y < height; ++y) {
        add_row(carver, y, sides);
    }
    for (std::int64_t y = middle; y-- > 0;) {
        add_row(carver, y, sides);
    }
}

}  // namespace mazegen
