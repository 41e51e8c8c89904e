// wall_follower: keeps the right hand on the wall.
//   Idea        in each cell turn right when that side is open, else go straight on, else left, else
//               back. Of what was walked, the path keeps for each cell only the first way to it
//   Watching    a walker who goes down every corridor of one wall, and back
//   Properties  finds the exit of every perfect maze, seldom by a shortest path where there are loops,
//               and not at all when the exit stands beside a wall that does not hang together with
//               the one in hand: then it comes to its first step again and gives up
//   Cost        at most two steps for each opening, so O(cells); no memory
//   Source      Alexander Keewatin Dewdney and others tell it; Walter D. Pullen, "Think Labyrinth"
#include "search.hpp"
#include "solvers.hpp"

namespace mazegen {

namespace {

Direction right_of(Direction d) { return static_cast<Direction>((static_cast<unsigned>(d) + 1) & 3U); }
Direction left_of(Direction d) { return static_cast<Direction>((static_cast<unsigned>(d) + 3) & 3U); }

/// Where to go from a cell that was entered in this direction. Requires an opening.
Direction next_step(const BorderedGrid& grid, Position at, Direction heading) {
    Direction d = right_of(heading);
    while (grid.has_wall(at, d)) {
        d = left_of(d);
    }
    return d;
}

/// The first opening with a wall on its right to lay the hand on; any where there is no wall at all.
/// Requires an opening.
Direction first_step(const BorderedGrid& grid, Position at) {
    for (const Direction d : kDirections) {
        if (!grid.has_wall(at, d) && grid.has_wall(at, right_of(d))) {
            return d;
        }
    }
    return Direction::north;
}

}  // namespace

std::optional<std::string> find_by_wall_follower(Search& search) {
    BorderedGrid& grid = search.grid;
    search.come_to(search.from);
    grid.visit(search.from);
    if ((grid[search.from] & kAllWalls) == kAllWalls) {
        return std::nullopt;
    }
    // A step determines the one before it, too: so the walk comes to its first step again and cannot run
    // into any other circle.
    const Direction first = first_step(grid, search.from);
    Position at = search.from;
    Direction heading = first;
    do {
        at += grid.step(heading);
        search.come_to(at);
        if (!grid.visited(at)) {
            grid.visit(at, opposite(heading));
        }
        if (at == search.to) {
            return letters_to(grid, search.from, search.to);
        }
        heading = next_step(grid, at, heading);
    } while (at != search.from || heading != first);
    return std::nullopt;
}

}  // namespace mazegen
