// The picture of a maze: floor, walls, the closed cells of the pattern, and the marks of both ends.
// Only what lies in the geometry's area is painted, at a cost that depends on the area, not on the maze.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "maze_colors.hpp"
#include "maze_geometry.hpp"
#include "mazegen/maze.hpp"
#include "overview.hpp"

namespace mazedraw {

/// What is painted; refers to all of it.
struct MazeView {
    const mazegen::Maze& maze;
    /// While `maze` is being carved: what it will be. Closed cells that are open there are painted as not
    /// carved yet, so that the pattern is seen among them. Null: all closed cells are the pattern.
    const mazegen::Maze* finished = nullptr;
    /// Of `maze`, complete and up to date; needed for speed only, when `Overview::block_cells` is not 0.
    const Overview* overview = nullptr;
    /// Closed cells that are open inside, in reading order: floor, where there is room to see it.
    std::span<const mazegen::Cell> lone = {};
};

/// Walls are textured from this width on.
inline constexpr int kTexturedWallPx = 6;

/// Paints all of the area: around the maze the background.
void paint_maze(Canvas& canvas, const MazeView& view, const MazeGeometry& geometry, const MazeColors& colors);

/// Paints a cell and its four walls anew, just as `paint_maze` does, over whatever was there.
void paint_cell(Canvas& canvas, const MazeView& view, const MazeGeometry& geometry, const MazeColors& colors,
                mazegen::Cell cell);

/// Draws a sprite in the middle of a cell; nothing when there is no room (`has_room_for_sprite`).
void paint_sprite(Canvas& canvas, const MazeGeometry& geometry, mazegen::Cell cell, const Sprite& sprite);
bool has_room_for_sprite(const MazeGeometry& geometry);

/// The walker in the entry and the coin in the exit. Where there is no room for them, the entry is a filled
/// square and the exit a ring: within their cells, or of a size that can be seen, in an overview. Where both
/// are one cell, the coin is small beside the walker.
void paint_ends(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors, mazegen::Ends ends);
/// The exit alone.
void paint_exit(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors, mazegen::Cell exit);

/// Overviews show no collectibles of a maze that has more: they would cover it.
inline constexpr std::size_t kMostInOverview = 2000;

/// Gems in the cells that hold collectibles, or small diamonds where there is no room for them. `cells` are
/// in reading order. `taken` says which are gone, by their place in `cells`; empty: none is. The cost is that
/// of what is in view, not of what there is. Those in the cells of `hidden` are left out.
void paint_collectibles(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors,
                        std::span<const mazegen::Cell> cells, const std::vector<bool>& taken,
                        const std::optional<mazegen::Ends>& hidden = std::nullopt);
/// Of these the ones in the cells of the ends, small over the marks there.
void paint_collectibles_at(Canvas& canvas, const MazeGeometry& geometry, const MazeColors& colors,
                           mazegen::Ends ends, std::span<const mazegen::Cell> cells,
                           const std::vector<bool>& taken);

}  // namespace mazedraw
