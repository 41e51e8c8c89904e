// A maze with all that is needed to show it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "animation.hpp"
#include "canvas.hpp"
#include "maze_colors.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/solve.hpp"
#include "mazegen/solvers.hpp"
#include "mazegen/trace.hpp"
#include "overview.hpp"
#include "path_picture.hpp"
#include "search_picture.hpp"

namespace mazeview {

/// A maze with what belongs to it.
struct ViewedMaze {
    std::shared_ptr<const mazegen::Maze> maze;
    mazegen::Ends ends;                            ///< perhaps one cell twice
    mazegen::Path path;                            ///< no letters when there is no way through
    std::string seed;                              ///< as shown; empty when unknown
    std::string algorithm;                         ///< as shown; empty when unknown
    std::shared_ptr<const mazegen::Trace> trace;   ///< only when it is to be watched
    std::vector<mazegen::Cell> collectibles = {};  ///< in reading order
    std::vector<mazegen::Cell> lone = {};          ///< closed and yet open inside, in reading order

    /// The way through it has no step: entry and exit are one cell, which is open.
    [[nodiscard]] bool begins_at_exit() const;
};

/// A maze that is being carved.
struct Carving {
    explicit Carving(std::shared_ptr<const mazegen::Trace> trace)
        : animation(std::move(trace)), overview(animation.maze()) {}

    mazeplay::CarveAnimation animation;
    mazedraw::Overview overview;  ///< as the maze was at `painted`
    std::int64_t painted = 0;     ///< position of the animation in the last picture
};

/// All that takes time in proportion to the maze is done when it is made, so that this can happen in another
/// thread than that of the window: about 20 ms for four million cells.
struct Exhibit {
    explicit Exhibit(ViewedMaze maze);
    Exhibit(const Exhibit&) = delete;  // its parts refer to each other
    Exhibit& operator=(const Exhibit&) = delete;

    [[nodiscard]] const mazegen::Maze& maze() const { return *viewed.maze; }

    ViewedMaze viewed;            ///< its trace is in `carving`
    mazedraw::Overview overview;  ///< of the finished maze
    mazedraw::PathPicture path;
    std::optional<Carving> carving;  ///< while it is watched
};

/// What a solver does in a maze, found out in another thread as well. In a maze of more than
/// `SearchPicture::kMostCells` only its path is known.
struct SolverShow {
    SolverShow(std::shared_ptr<const Exhibit> shown, const mazegen::Solver& with);
    SolverShow(const SolverShow&) = delete;  // its parts refer to each other
    SolverShow& operator=(const SolverShow&) = delete;

    std::shared_ptr<const Exhibit> exhibit;
    const mazegen::Solver* solver;
    std::optional<mazedraw::SearchPicture> search;
    mazegen::Path found;  ///< no letters when it found no way
    mazedraw::PathPicture path;
};

/// The whole maze alone, as a file: 24 pixels a cell where that is at most 4000 pixels a side. Drawing it
/// takes up to a few tenths of a second.
struct Picture {
    std::shared_ptr<const Exhibit> exhibit;
    mazedraw::MazeColors colors;
    bool with_path = false;
    std::shared_ptr<const SolverShow> solved = nullptr;  ///< whose path; null: the shortest

    [[nodiscard]] mazedraw::Canvas draw() const;
};

}  // namespace mazeview
