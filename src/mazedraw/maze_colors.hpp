// The colours of a maze's picture: dark walls on a light floor, like ink on paper.
#pragma once

#include <span>

#include "canvas.hpp"
#include "mazegen/rng.hpp"

namespace mazedraw {

/// On the floor, walls, pattern, path and the marks of both ends and of collectibles have a contrast of at
/// least 3:1, and on floor and background the text has at least 4.5:1, for every hue below. What is on the
/// floor has 3:1 where a search has come to, too.
struct MazeColors {
    Color background;  ///< around the maze
    Color floor;
    Color visited;  ///< floor that a search has come to
    Color wall;
    Color closed;    ///< the inside of the cells of the pattern
    Color uncarved;  ///< the inside of cells that nothing leads to yet, while a maze is carved
    Color path;
    Color entry;  ///< plain mark of the entry, where there is no room for a sprite
    Color exit;
    Color collectible;  ///< mark of one, likewise
    Color text;

    friend constexpr bool operator==(const MazeColors&, const MazeColors&) = default;
};

/// The hues that walls can have, in degrees. None is near the red of the path.
std::span<const double> wall_hues();

/// The colours with walls of a hue, any number of degrees.
MazeColors colors_of_hue(double hue);

/// Slate blue walls.
MazeColors default_colors();

/// Walls of one of `wall_hues()`, each equally likely.
MazeColors random_colors(mazegen::Rng& rng);

}  // namespace mazedraw
