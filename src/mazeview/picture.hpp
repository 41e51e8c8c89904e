// A maze with all that is needed to show it in a window.
#pragma once

#include <memory>
#include <optional>

#include "canvas.hpp"
#include "exhibit.hpp"
#include "maze_colors.hpp"
#include "overview.hpp"
#include "path_picture.hpp"
#include "search_picture.hpp"

namespace mazeview {

using mazeplay::ViewedMaze;

/// What is kept of the picture of a maze that is being carved.
struct CarvedPicture {
    mazedraw::Overview overview;  ///< as the maze was at `painted`
    std::int64_t painted = 0;     ///< position of the animation in the last picture
};

/// About 20 ms for four million cells.
struct Exhibit : mazeplay::Exhibit {
    explicit Exhibit(ViewedMaze maze);

    mazedraw::Overview overview;  ///< of the finished maze
    mazedraw::PathPicture path;
    std::optional<CarvedPicture> carved;  ///< of what is carved
};

/// In a maze of more than `kMostCells` only the path is known.
struct SolverShow : mazeplay::Solved {
    SolverShow(std::shared_ptr<const mazeplay::Exhibit> shown, const mazegen::Solver& with);

    [[nodiscard]] std::optional<std::int64_t> cells_to_watch() const override {
        return search ? std::optional(search->cells()) : std::nullopt;
    }

    std::optional<mazedraw::SearchPicture> search;
    mazedraw::PathPicture path;

  private:
    /// Looks for the way, and notes the search when it is watched.
    std::optional<mazedraw::SearchPicture> searched();
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
