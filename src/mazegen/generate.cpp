#include "mazegen/generate.hpp"

#include "carver.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/braid.hpp"
#include "mazegen/loops.hpp"
#include "mazegen/mazegen.hpp"
#include "mazegen/pattern.hpp"
#include "options.hpp"

namespace mazegen {

std::optional<Error> problem_with(const GenerateOptions& options) {
    if (!Maze::fits(options.size)) {
        return Error{ErrorCode::bad_value, "no maze can have " + to_string(options.size) + " cells"};
    }
    if (find_algorithm(options.algorithm) == nullptr) {
        return Error{ErrorCode::bad_value, quoted(options.algorithm) + " is no algorithm"};
    }
    if (options.loops_percent < 0 || options.loops_percent > 100) {
        return Error{ErrorCode::bad_value,
                     std::to_string(options.loops_percent) + " is no percentage from 0 to 100"};
    }
    if (!(options.braid >= 0 && options.braid <= 1)) {
        return Error{ErrorCode::bad_value, std::to_string(options.braid) + " is no share from 0 to 1"};
    }
    if (options.threads < 0) {
        return Error{ErrorCode::bad_value, std::to_string(options.threads) + " is no number of threads"};
    }
    return std::nullopt;
}

std::vector<Cell> closed_cells(const GenerateOptions& options) {
    return options.pattern ? pattern_cells(options.size) : std::vector<Cell>{};
}

Rng rng_of_walls(const GenerateOptions& options) { return Rng(options.seed).fork("walls"); }

namespace {

/// The grid that the algorithm begins with. Requires options without a problem.
Maze start_grid(const GenerateOptions& options) {
    Maze maze(options.size);
    if (find_algorithm(options.algorithm)->starts_open) {
        open_all(maze, closed_cells(options));
    }
    return maze;
}

/// Requires the start grid and options without a problem.
void make(const GenerateOptions& options, Maze& maze, Trace* trace) {
    {
        const std::vector<Cell> closed = closed_cells(options);
        Carver carver(maze, closed, trace);
        Rng rng = rng_of_walls(options);
        find_algorithm(options.algorithm)->carve(carver, rng, options);
    }
    open_further(maze, options, trace);
}

}  // namespace

Result<Maze> generate(const GenerateOptions& options) {
    if (auto problem = problem_with(options)) {
        return *problem;
    }
    Maze maze = start_grid(options);
    make(options, maze, nullptr);
    return maze;
}

Result<Trace> generate_trace(const GenerateOptions& options) {
    if (auto problem = problem_with(options)) {
        return *problem;
    }
    Maze maze = start_grid(options);
    Trace trace(maze);
    make(options, maze, &trace);
    return trace;
}

std::int64_t open_further(Maze& maze, const GenerateOptions& options, Trace* trace) {
    return options.braid > 0 ? braid(maze, options.braid, options.seed, trace)
                             : add_loops(maze, options.loops_percent, options.seed, trace);
}

std::string_view version() { return MAZEGEN_VERSION; }

}  // namespace mazegen
