#include "play.hpp"

#include <cassert>

#include "mazegen/solve.hpp"

namespace mazeplay {

Play::Play(const mazegen::Maze& maze, mazegen::Ends ends) : maze_(&maze), ends_(ends), at_(ends.entry) {
    assert(maze.contains(ends.entry) && maze.contains(ends.exit));
}

bool Play::move(mazegen::Direction d) {
    if (maze_->has_wall(at_, d)) {
        return false;
    }
    at_ = neighbour(at_, d);
    ++moves_;
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
