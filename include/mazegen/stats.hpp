// What can be counted and measured in a maze.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "mazegen/json_object.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/solve.hpp"

namespace mazegen {

/// How hard a maze is to walk for somebody inside, a rough measure of our own: the mean of four parts,
/// all from 0 (easy) to 100.
struct Difficulty {
    double detour;     ///< steps beyond the distance in rows and columns, as a share of all steps
    double turns;      ///< turns on the way, as a share of the places where it could turn
    double choices;    ///< wrong turnings w along the way, as w / (w + 20): 50 with 20 of them
    double dead_ends;  ///< dead ends, as a share of half of the cells; 100 from half of them on

    [[nodiscard]] double score() const { return (detour + turns + choices + dead_ends) / 4; }
};

/// A path through a maze in numbers.
struct PathStats {
    std::int64_t length;  ///< steps
    std::int64_t turns;   ///< changes of direction
    double share;         ///< of the cells that are not closed, those on the path: 0 to 1
    Difficulty difficulty;
};

struct Stats {
    Size size;
    std::int64_t closed_cells = 0;                ///< with no opening, but for the lone ones: the pattern's
    std::int64_t openings = 0;                    ///< open walls between cells
    std::int64_t loops = 0;                       ///< openings that could be closed and cut nothing off
    std::array<std::int64_t, 5> cells_with = {};  ///< number of cells by their number of openings
    std::int64_t straights = 0;                   ///< cells with two openings, opposite each other
    std::int64_t turns = 0;                       ///< cells with two openings round a corner
    /// Steps of the longest passage: from a dead end or a branching to the next one, or round a ring.
    std::int64_t longest_corridor = 0;
    /// The longest of all shortest paths between two cells that are connected. Exact without loops (the
    /// cell farthest from any cell is an end of it); with loops the same two searches, and the path,
    /// give a lower bound.
    std::int64_t diameter = 0;
    bool diameter_exact = true;
    std::optional<PathStats> path;  ///< nothing without a way

    [[nodiscard]] std::int64_t dead_ends() const { return cells_with[1]; }
};

/// Counts and measures. `lone` of the cells without an opening count as open ones (`lone_cells`). Requires a
/// path of this maze, or nothing when there is no way.
/// Time: O(cells). Memory: one byte a cell for a working copy, and the frontiers of a search.
Stats statistics(const Maze& maze, const std::optional<Path>& path, std::int64_t lone = 0);

/// Adds all of it, with the difficulty, as members of the names that `a_maze_ing --stats` writes ("width",
/// "openings" ...); "solution" and "difficulty" are null without a way.
void add_to(JsonObject& object, const Stats& stats);

}  // namespace mazegen
