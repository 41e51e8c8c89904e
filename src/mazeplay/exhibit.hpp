// A maze with all that is needed to look at it, and what a solver did in it. A surface that has more to
// prepare derives from these.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "animation.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/solve.hpp"
#include "mazegen/solvers.hpp"
#include "mazegen/trace.hpp"

namespace mazeplay {

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

/// All that takes time in proportion to the maze is done when it is made, so that this can happen in another
/// thread than that of the screen.
struct Exhibit {
    explicit Exhibit(ViewedMaze maze);
    virtual ~Exhibit() = default;
    Exhibit(const Exhibit&) = delete;  // its parts refer to each other
    Exhibit& operator=(const Exhibit&) = delete;

    [[nodiscard]] const mazegen::Maze& maze() const { return *viewed.maze; }

    ViewedMaze viewed;                      ///< its trace is in `carving`
    std::optional<CarveAnimation> carving;  ///< while it is watched
};

/// What a solver did in a maze, found out in another thread as well.
struct Solved {
    /// Searching a larger maze is not watched: it would take too much memory.
    static constexpr std::int64_t kMostCells = 4'000'000;

    /// Nothing is found yet.
    Solved(std::shared_ptr<const Exhibit> shown, const mazegen::Solver& with);
    virtual ~Solved() = default;
    Solved(const Solved&) = delete;
    Solved& operator=(const Solved&) = delete;

    /// How many cells there are to be watched; nothing when the search is not watched.
    [[nodiscard]] virtual std::optional<std::int64_t> cells_to_watch() const = 0;

    std::shared_ptr<const Exhibit> exhibit;
    const mazegen::Solver* solver;
    mazegen::Path found;  ///< no letters when it found no way

  protected:
    [[nodiscard]] bool is_watched() const { return exhibit->maze().size().cells() <= kMostCells; }
    /// Lets the solver look for the way, and calls back with each cell that it comes to.
    void look(const std::function<void(mazegen::Cell)>& visit);
};

}  // namespace mazeplay
