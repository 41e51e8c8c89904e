#include "mazegen/collectibles.hpp"

#include <algorithm>
#include <cassert>

#include "mazegen/rng.hpp"

namespace mazegen {

namespace {

std::int64_t count_free(const Maze& maze, Ends ends) {
    std::int64_t count = 0;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        const auto row = maze.row(y);
        count += static_cast<std::int64_t>(row.size()) - std::ranges::count(row, kAllWalls);
    }
    count -= maze.is_closed(ends.entry) ? 0 : 1;
    count -= maze.is_closed(ends.exit) || ends.exit == ends.entry ? 0 : 1;
    return count;
}

}  // namespace

std::vector<Cell> place_collectibles(const Maze& maze, Ends ends, std::int64_t count, std::uint64_t seed) {
    assert(maze.contains(ends.entry) && maze.contains(ends.exit) && count >= 0);
    Rng rng = Rng(seed).fork("collectibles");
    std::int64_t left = count_free(maze, ends);  // cells to come
    std::int64_t wanted = std::min(count, left);
    std::vector<Cell> chosen;
    chosen.reserve(static_cast<std::size_t>(wanted));
    for (Cell cell; wanted > 0; ++cell.y) {
        const auto row = maze.row(cell.y);
        for (cell.x = 0; cell.x < maze.size().width; ++cell.x) {
            if (row[static_cast<std::size_t>(cell.x)] == kAllWalls || cell == ends.entry ||
                cell == ends.exit) {
                continue;
            }
            if (rng.below(static_cast<std::uint64_t>(left)) < static_cast<std::uint64_t>(wanted)) {
                chosen.push_back(cell);
                --wanted;
            }
            --left;
        }
    }
    return chosen;
}

}  // namespace mazegen
