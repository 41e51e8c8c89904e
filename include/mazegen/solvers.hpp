// The table of solvers, for watching and comparing. Files hold the one path of `solve`.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "mazegen/solve.hpp"

namespace mazegen {

struct Search;

/// One row.
struct Solver {
    std::string_view name;     ///< as options name it
    std::string_view summary;  ///< one line: how it looks for the way
    bool always_shortest;      ///< finds a way where there is one, and a shortest one in every maze
    /// The letters of a way from end to end; nothing when it found none. For `solve_with` to call: what a
    /// search works on is known to the library alone.
    std::optional<std::string> (*find)(Search&);
};

/// All of them, in the order in which they are shown; the first is `bfs`. Static storage.
std::span<const Solver> solvers();

/// The row of that name in any case, with '-' read as '_'; null when there is none.
const Solver* find_solver(std::string_view name);

/// The way that this solver finds; of `bfs` it is the very path of `solve`. Errors as there; a solver
/// that does not always find a way ends with no_path, too, and says so.
///
/// Calls `visit`, unless that is empty, with the cells in the order in which the solver comes to them,
/// the entry first: each at most once, by the wall follower at most as often as it has sides, and
/// once more the entry. Dead-end filling comes to dead ends wherever they lie, the others only to
/// cells that can be reached from an end.
/// Time: O(cells). Memory: one byte a cell for a working copy, and the search's frontier.
Result<Path> solve_with(const Solver& solver, const Maze& maze, Ends ends,
                        const std::function<void(Cell)>& visit = {});

}  // namespace mazegen
