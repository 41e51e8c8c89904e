#include "mazegen/check.hpp"
#include "search.hpp"

namespace mazegen {

void check(const TileGrid& tiles, Findings& findings) {
    const Cell entrance = tiles.entrance_tile();
    if (tiles.is_wall(entrance)) {
        findings.add(Rule::ends, "column 1 has no open tile for an entrance");
    }
    if (tiles.is_wall(tiles.exit_tile())) {
        findings.add(Rule::ends,
                     "column " + std::to_string(tiles.size().width - 2) + " has no open tile for an exit");
    }
    if (findings.count(Rule::ends) > 0) {
        return;
    }
    Maze maze = maze_of_tiles(tiles);
    BorderedGrid grid(maze);
    constexpr Position everywhere = -1;
    search_breadth_first(grid, grid.position(entrance), everywhere, [](Position) {});
    for (std::int64_t y = 0; y < tiles.size().height; ++y) {
        for (std::int64_t x = 0; x < tiles.size().width; ++x) {
            const Cell tile{x, y};
            if (!grid.visited(grid.position(tile)) && !tiles.is_wall(tile)) {
                findings.add(Rule::reach, "tile " + to_string(tile) +
                                              " cannot be reached from the entrance " + to_string(entrance));
            }
        }
    }
}

}  // namespace mazegen
