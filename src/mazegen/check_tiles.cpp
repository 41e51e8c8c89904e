#include "mazegen/check.hpp"

namespace mazegen {

namespace {

/// The open tiles that are reached from `start`, one flag a tile, row by row. Nothing when it is a wall.
std::vector<bool> reached_from(const TileGrid& tiles, Cell start) {
    const Size size = tiles.size();
    std::vector<bool> reached(static_cast<std::size_t>(size.cells()));
    std::vector<Cell> waiting;
    const auto reach = [&](Cell tile) {
        if (contains(size, tile) && !tiles.is_wall(tile)) {
            auto flag = reached[static_cast<std::size_t>(tile.y * size.width + tile.x)];
            if (!flag) {
                flag = true;
                waiting.push_back(tile);
            }
        }
    };
    reach(start);
    while (!waiting.empty()) {
        const Cell at = waiting.back();
        waiting.pop_back();
        for (const Direction d : kDirections) {
            reach(neighbour(at, d));
        }
    }
    return reached;
}

}  // namespace

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
    const std::vector<bool> reached = reached_from(tiles, entrance);
    std::size_t i = 0;
    for (std::int64_t y = 0; y < tiles.size().height; ++y) {
        for (std::int64_t x = 0; x < tiles.size().width; ++x, ++i) {
            if (!reached[i] && !tiles.is_wall({x, y})) {
                findings.add(Rule::reach, "tile " + to_string(Cell{x, y}) +
                                              " cannot be reached from the entrance " + to_string(entrance));
            }
        }
    }
}

}  // namespace mazegen
