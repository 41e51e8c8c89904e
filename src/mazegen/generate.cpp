#include "mazegen/generate.hpp"

#include <algorithm>

#include "carver.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/braid.hpp"
#include "mazegen/loops.hpp"
#include "mazegen/mazegen.hpp"
#include "mazegen/pattern.hpp"
#include "options.hpp"
#include "search.hpp"

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

/// Requires the start grid and options without a problem. `carved(carver)` is called before the walls that
/// the passes open and before the carver forgets the ways back.
template <class Carved>
void make(const GenerateOptions& options, Maze& maze, Trace* trace, Carved carved) {
    {
        const std::vector<Cell> closed = closed_cells(options);
        Carver carver(maze, closed, trace, options.progress);
        Rng rng = rng_of_walls(options);
        find_algorithm(options.algorithm)->carve(carver, rng, options);
        carved(carver);
    }
    open_further(maze, options, trace);
}

void forget(const Carver& /*carver*/) {}

/// Whether an end lies in the pattern.
bool is_left_out(const Carver& carver, Ends ends) {
    return std::ranges::any_of(carver.closed(),
                               [ends](Cell cell) { return cell == ends.entry || cell == ends.exit; });
}

}  // namespace

Result<Maze> generate(const GenerateOptions& options) {
    if (auto problem = problem_with(options)) {
        return *problem;
    }
    Maze maze = start_grid(options);
    make(options, maze, nullptr, forget);
    return maze;
}

Result<SolvedMaze> generate_solved(const GenerateOptions& options, Ends ends) {
    auto problem = problem_with(options);
    if (!problem) {
        problem = problem_with(options.size, ends);
    }
    if (problem) {
        return *std::move(problem);
    }
    const bool stays_tree = options.loops_percent == 0 && options.braid == 0;
    const bool knows_ways = find_algorithm(options.algorithm)->leaves_ways_back && stays_tree;
    std::optional<Path> path;
    Maze maze = start_grid(options);
    make(options, maze, nullptr, [&](const Carver& carver) {
        if (knows_ways && !is_left_out(carver, ends)) {
            path = path_by_ways_back(carver.grid(), carver.start(), ends);
        }
    });
    if (!path) {
        auto found = solve_in_place(maze, ends);
        if (!found) {
            return found.error();
        }
        path = std::move(*found);
    }
    return SolvedMaze{std::move(maze), *std::move(path)};
}

Result<Trace> generate_trace(const GenerateOptions& options) {
    if (auto problem = problem_with(options)) {
        return *problem;
    }
    Maze maze = start_grid(options);
    Trace trace(maze);
    make(options, maze, &trace, forget);
    return trace;
}

std::int64_t open_further(Maze& maze, const GenerateOptions& options, Trace* trace) {
    return options.braid > 0 ? braid(maze, options.braid, options.seed, trace)
                             : add_loops(maze, options.loops_percent, options.seed, trace);
}

std::string_view version() { return MAZEGEN_VERSION; }

}  // namespace mazegen
