// The table of solvers: one row each.
#include <array>

#include "find_row.hpp"
#include "mazegen/solvers.hpp"
#include "options.hpp"
#include "search.hpp"
#include "solvers.hpp"

namespace mazegen {

namespace {

constexpr std::array<Solver, 5> kTable = {{
    {.name = "bfs",
     .summary = "breadth-first: a flood from the entry",
     .always_shortest = true,
     .find = find_by_bfs},
    {.name = "astar",
     .summary = "A*: looks first where the exit may be nearest",
     .always_shortest = true,
     .find = find_by_astar},
    {.name = "bidirectional",
     .summary = "breadth-first from both ends until they meet",
     .always_shortest = true,
     .find = find_by_bidirectional},
    {.name = "dead_end_filling",
     .summary = "closes every dead end, then searches what is left",
     .always_shortest = true,
     .find = find_by_dead_end_filling},
    {.name = "wall_follower",
     .summary = "the right hand on the wall; loops may beat it",
     .always_shortest = false,
     .find = find_by_wall_follower},
}};

}  // namespace

std::span<const Solver> solvers() { return kTable; }

const Solver* find_solver(std::string_view name) { return find_row(kTable, name); }

Result<Path> solve_with(const Solver& solver, const Maze& maze, Ends ends,
                        const std::function<void(Cell)>& visit) {
    if (auto problem = problem_with(maze.size(), ends)) {
        return *std::move(problem);
    }
    Maze copy = maze;
    const BorderedGrid grid(copy);
    Search search{grid, grid.position(ends.entry), grid.position(ends.exit), visit};
    auto letters = solver.find(search);
    if (letters) {
        return Path{ends.entry, *std::move(letters)};
    }
    if (!solver.always_shortest) {
        return Error{ErrorCode::no_path, std::string(solver.name) + " finds no way from " +
                                             to_string(ends.entry) + " to " + to_string(ends.exit)};
    }
    return no_way(ends);
}

}  // namespace mazegen
