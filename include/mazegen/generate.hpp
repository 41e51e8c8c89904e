// Making a maze from options: to the end, or step by step through its trace.
#pragma once

#include <atomic>
#include <cstdint>
#include <string_view>

#include "mazegen/growing.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/result.hpp"
#include "mazegen/solve.hpp"
#include "mazegen/trace.hpp"

namespace mazegen {

struct GenerateOptions {
    Size size{20, 15};                   ///< cells; each length 1 or more
    std::string_view algorithm = "dfs";  ///< a name of `algorithms()`; must outlive the call
    std::uint64_t seed = 0;              ///< everything random derives from it; of a text: `parse_seed`
    bool pattern = true;                 ///< the "42", left out where the grid has no room for it
    int loops_percent = 0;               ///< share of the remaining inner walls to try to open, 0 to 100
    double braid = 0;  ///< share of the dead ends to remove, 0 to 1; above 0 instead of loops
    int threads = 0;   ///< for algorithms that can use several; 0: as many as the machine has; 1: starts none
    /// Where it counts how far it has come, for another thread to look at: in the end about the number of
    /// cells.
    std::atomic<std::int64_t>* progress = nullptr;
    GrowingRule growing{};  ///< how `growing_tree` chooses; the others do not ask
};

/// A finished maze: every cell outside the pattern reachable from every other; perfect without
/// loops, otherwise with loops and without an open 3x3 block. The same options give the same maze
/// on every machine, whatever the number of threads. Errors: a size that does not `Maze::fits`, an
/// unknown algorithm, a percentage outside 0 to 100, a share outside 0 to 1, a negative number of threads.
/// Throws std::bad_alloc when memory runs out.
Result<Maze> generate(const GenerateOptions& options);

struct SolvedMaze {
    Maze maze;
    Path path;
};

/// The maze of `generate` with the path of `solve`. Where the algorithm leaves the way back in each cell and
/// no loops are opened, the path is read off instead of searched for, which takes a tenth of the time. Errors
/// of both.
Result<SolvedMaze> generate_solved(const GenerateOptions& options, Ends ends);

/// The maze of `generate`, step by step: `Replay(trace)` walks through it and ends with the very maze that
/// `generate` gives. Errors as there. Memory: two mazes and 8 bytes a cell.
Result<Trace> generate_trace(const GenerateOptions& options);

/// The pass that the options ask for, on a perfect maze: `braid`, `add_loops` or nothing. Gives how many
/// walls were opened. Requires valid options.
std::int64_t open_further(Maze& maze, const GenerateOptions& options, Trace* trace = nullptr);

}  // namespace mazegen
