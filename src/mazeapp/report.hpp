// The statistics of a run, as --stats writes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "make.hpp"
#include "mazegen/solvers.hpp"

namespace mazeapp {

/// What a solver of the table did with a maze.
struct SolverRun {
    const mazegen::Solver* solver = nullptr;
    std::optional<mazegen::Path> path;  ///< nothing: it found none
    std::int64_t visits = 0;            ///< cells that it came to, each time counted
    std::string problem;                ///< why it found none
};

/// Lets it look for the way, and notes the time among the maze's stages. Requires ends.
SolverRun run_solver(const mazegen::Solver& solver, MadeMaze& made);

/// One JSON object: where the maze comes from, `mazegen::Stats`, the solver's run, the stages. The maze
/// must be solved, unless it has no way.
std::string report(const MadeMaze& made, const std::optional<SolverRun>& run);

}  // namespace mazeapp
