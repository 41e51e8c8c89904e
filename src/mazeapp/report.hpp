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

/// Where the statistics go: a place where nothing else goes.
struct StatsPlan {
    std::string name;
    OutputTarget target;
    std::string problem;   ///< what is wrong with it, to stand behind "--stats"; empty when nothing is
    bool clashes = false;  ///< two results for one place
};

/// Requires a setting `stats`. Nothing is created yet.
StatsPlan plan_stats(const Settings& settings, const std::optional<std::string>& config,
                     const OutputPlan& output);

/// Writes the report; "cannot write ..." when that fails.
std::string write_report(const MadeMaze& made, const std::optional<SolverRun>& run, const StatsPlan& plan);

}  // namespace mazeapp
