// From a plan to a maze and from a maze to its file: the steps that a run takes once and the window takes
// again and again.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazegen/maze.hpp"
#include "mazegen/solve.hpp"
#include "mazegen/tile_grid.hpp"
#include "mazegen/trace.hpp"
#include "plan.hpp"
#include "stages.hpp"

namespace mazeapp {

/// A maze with what belongs to it.
struct MadeMaze {
    std::shared_ptr<mazegen::Maze> maze;
    std::optional<mazegen::Ends> ends = {};  ///< nothing in a maze of one cell
    std::optional<mazegen::Path> path = {};  ///< nothing before it is solved, or when there is no way
    std::string seed = {};                   ///< as typed; empty for a loaded maze
    std::string algorithm = {};              ///< as a loaded document names it; empty when unknown
    std::shared_ptr<const mazegen::Trace> trace = nullptr;
    std::vector<mazegen::Cell> collectibles = {};  ///< in reading order
    /// Of a picture or document that was loaded and left as it was; null otherwise.
    std::shared_ptr<const mazegen::TileGrid> tiles = nullptr;
    bool loops_failed = false;  ///< loops were asked for and none fits
    Stages stages = {};         ///< what has been done so far, in this order

    /// The maze has a cell for each tile, since the tiles are no lattice of cells.
    [[nodiscard]] bool has_cell_a_tile() const { return tiles && tiles->size() == maze->size(); }
};

/// The cells at entrance and exit of its tiles, or at the corners; one cell twice where both are one.
mazegen::Ends own_ends(const MadeMaze& made);

/// The closed cells that are open tiles.
std::vector<mazegen::Cell> lone_cells(const MadeMaze& made);

/// What files say of its seed.
std::optional<mazegen::SeedRecord> seed_record(const MadeMaze& made);

/// A new maze with its loops and collectibles, recorded when it is to be watched; with its path when the plan
/// says so and the maze stays perfect. Throws std::bad_alloc.
MadeMaze make_maze(const GeneratePlan& plan, bool traced);

/// The loops or the braid that the options ask for.
void open_further(MadeMaze& made, const mazegen::GenerateOptions& options);

/// Finds its path unless it has one; one without letters in tiles whose entrance and exit are one cell.
/// Error: no ends, or no way through.
std::optional<mazegen::Error> solve_maze(MadeMaze& made);

/// Makes a maze that is planned to be streamed, writing it meanwhile. Throws std::bad_alloc.
WriteResult stream_maze(const GeneratePlan& plan, const OutputPlan& output);

/// What its format is given to write, with that path. All must outlive it.
Picture picture_of(const MadeMaze& made, std::string_view path, const OutputPlan& output);

/// Writes it as planned.
WriteResult write_maze(const MadeMaze& made, const OutputPlan& output);

/// The same with another path than the maze's own.
WriteResult write_maze(const MadeMaze& made, std::string_view path, const OutputPlan& output);

}  // namespace mazeapp
