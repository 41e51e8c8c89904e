// A maze in characters: walls as lines, or as half blocks when a cell is small.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "grid.hpp"
#include "tracks.hpp"
#include "view.hpp"

namespace mazeterm {

/// All that is to be seen of a maze. What it refers to must outlive it.
struct MazeSight {
    const mazegen::Maze& maze;            ///< as far as it is carved
    const mazegen::Maze& finished;        ///< the cells that are closed in it are the pattern's
    std::span<const mazegen::Cell> lone;  ///< of these, the ones that are open all the same, in reading order
    Ink walls = Ink::wall_plain;
    std::optional<mazegen::Ends> ends;
    std::span<const mazegen::Cell> collectibles;  ///< in reading order
    const std::vector<bool>* taken = nullptr;     ///< by their place in the list; null: none
    const Trail* trail = nullptr;
    const Search* search = nullptr;
    std::int64_t searched = 0;  ///< cells of the search to show
    std::optional<mazegen::Cell> player;
    std::optional<mazegen::Direction> hint;  ///< from the player
};

/// Draws what the view shows of it. The cost is that of the characters on the screen.
void draw_maze(Grid& grid, const View& view, const MazeSight& sight);

}  // namespace mazeterm
