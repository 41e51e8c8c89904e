// The solvers' functions, for the table alone, and what they work on. Each gives the letters of a way
// from one end to the other, or nothing.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "bordered_grid.hpp"

namespace mazegen {

struct Search {
    BorderedGrid grid;  ///< of a copy of the maze, for this search alone: no scratch bit is set
    Position from;
    Position to;
    const std::function<void(Cell)>& visit;  ///< empty: nobody asked

    void come_to(Position at) const {
        if (visit) {
            visit(grid.cell(at));
        }
    }
};

std::optional<std::string> find_by_bfs(Search& search);
std::optional<std::string> find_by_astar(Search& search);
std::optional<std::string> find_by_bidirectional(Search& search);
std::optional<std::string> find_by_dead_end_filling(Search& search);
std::optional<std::string> find_by_wall_follower(Search& search);

}  // namespace mazegen
