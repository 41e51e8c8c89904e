#include "play.hpp"

#include <algorithm>
#include <cassert>

#include "mazegen/collectibles.hpp"
#include "mazegen/solve.hpp"

namespace mazeplay {

Play::Play(const mazegen::Maze& maze, mazegen::Ends ends, std::span<const mazegen::Cell> collectibles)
    : maze_(&maze), ends_(ends), collectibles_(collectibles), at_(ends.entry), taken_(collectibles.size()) {
    assert(maze.contains(ends.entry) && maze.contains(ends.exit));
    pick_up();
}

void Play::pick_up() {
    const auto here = std::ranges::lower_bound(collectibles_, at_, mazegen::reads_before);
    const auto number = static_cast<std::size_t>(here - collectibles_.begin());
    if (here != collectibles_.end() && *here == at_ && !taken_[number]) {
        taken_[number] = true;
        ++collected_;
    }
}

bool Play::move(mazegen::Direction d) {
    if (maze_->has_wall(at_, d)) {
        return false;
    }
    at_ = neighbour(at_, d);
    ++moves_;
    pick_up();
    return true;
}

std::optional<mazegen::Direction> Play::hint() const {
    if (arrived()) {
        return std::nullopt;
    }
    const auto path = mazegen::solve(*maze_, {at_, ends_.exit});
    if (!path) {
        return std::nullopt;
    }
    return mazegen::direction_of(path->letters.front());
}

}  // namespace mazeplay
