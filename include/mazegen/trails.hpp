// The walls of a maze as lines that a pen can follow: each wall once, with the pen lifted as rarely as
// possible.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "mazegen/drawing.hpp"

namespace mazegen {

/// A corner of cells: x from 0 to the width, y from 0 to the height of the maze.
struct Corner {
    std::int64_t x = 0, y = 0;

    friend constexpr bool operator==(const Corner&, const Corner&) = default;
};

/// At least two points; no middle one lies on the straight line between its neighbours. Closed when the last
/// is the first. Valid during the call only.
template <class P>
using TakeTrail = std::function<void(std::span<const P>)>;

/// The walls between cells. Of each connected piece half as many trails as corners with an odd number of
/// walls, at least one, which is the least. Time and memory: O(cells), 1 byte a corner and up to 8 bytes a
/// wall.
/// Method: Carl Hierholzer, "Ueber die Moeglichkeit, einen Linienzug ohne Wiederholung und ohne Unterbrechung
/// zu umfahren", Mathematische Annalen 6 (1873), with jumps between the odd corners.
void inner_trails(const Maze& maze, const TakeTrail<Corner>& take);

/// The border of a drawing with its gaps, in the drawing's unit: the middle of the line, whose ends are
/// square caps, so that a gap is as wide as a corridor.
void border_trails(const Drawing& drawing, const TakeTrail<Point>& take);

/// The filled cells of a drawing, each run of them in a row at once: its first cell and how many there are.
void filled_runs(const Drawing& drawing, const std::function<void(Cell first, std::int64_t cells)>& take);

/// The solution of a drawing: the cells where it begins, turns and ends; none without a path.
std::vector<Cell> solution_corners(const Drawing& drawing);

}  // namespace mazegen
