// recursive_division: walls are added instead of opened.
//   Idea        divide the open grid by a straight wall with one gap, at a random place across its
//               longer side, and each part likewise, until all parts are one cell wide
//   Its mazes   rooms within rooms: long straight walls, each with a single gap that everything
//               on the other side is reached through
//   Properties  perfect, not uniform: a cell on either side of a long wall is far from its neighbour.
//               Divides as if there was no pattern; what the pattern then cuts off is joined again by
//               random openings next to it
//   Cost        O(cells); the smaller of two parts is divided first, so that never more than log2(cells)
//               of them wait; the walls of small parts are added in the cache
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 12; Walter Pullen, "Think Labyrinth"
#include <utility>
#include <vector>

#include "algorithms.hpp"
#include "carver.hpp"
#include "passes/join.hpp"

namespace mazegen {

namespace {

struct Part {
    Position corner;  // top left
    Size size;
};

std::int64_t any_below(std::int64_t bound, Rng& rng) {
    return static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(bound)));
}

/// Adds the wall on one side of `count` cells, but not at the gap and not where the pattern has it already.
void add_wall(Carver& carver, Position at, Direction along, std::int64_t count, Direction side,
              std::int64_t gap) {
    for (std::int64_t i = 0; i < count; ++i) {
        if (i != gap && !carver.has_wall(at, side)) {
            carver.close(at, side);
        }
        at = carver.neighbour(at, along);
    }
}

/// Divides a part by a wall; it becomes the smaller one of the two, and the other is the result.
Part divide(Carver& carver, Part& part, Rng& rng) {
    Part rest = part;
    const bool wide = part.size.width == part.size.height ? (rng.next_byte() & 1U) != 0
                                                          : part.size.width > part.size.height;
    if (wide) {
        part.size.width = 1 + any_below(part.size.width - 1, rng);
        rest.size.width -= part.size.width;
        rest.corner += part.size.width;
        add_wall(carver, rest.corner, Direction::south, part.size.height, Direction::west,
                 any_below(part.size.height, rng));
    } else {
        part.size.height = 1 + any_below(part.size.height - 1, rng);
        rest.size.height -= part.size.height;
        rest.corner += part.size.height * (carver.size().width + 2);
        add_wall(carver, rest.corner, Direction::east, part.size.width, Direction::north,
                 any_below(part.size.width, rng));
    }
    if (rest.size.cells() < part.size.cells()) {
        std::swap(part, rest);
    }
    return rest;
}

}  // namespace

void carve_recursive_division(Carver& carver, Rng& rng, const GenerateOptions& /*options*/) {
    std::vector<Part> waiting{{carver.start(), carver.size()}};
    while (!waiting.empty()) {
        Part part = waiting.back();
        waiting.pop_back();
        while (part.size.width > 1 && part.size.height > 1) {
            waiting.push_back(divide(carver, part, rng));
        }
    }
    join_regions(carver, carver.closed(), rng);
}

}  // namespace mazegen
