// Walking through a maze oneself.
#pragma once

#include <cstdint>
#include <optional>

#include "mazegen/maze.hpp"

namespace mazeplay {

/// A walker in a maze. Refers to the maze, which must outlive it.
class Play {
  public:
    Play(const mazegen::Maze& maze, mazegen::Ends ends);

    /// Goes one step if there is no wall; false otherwise. A step counts as a move.
    bool move(mazegen::Direction d);
    /// The next step of a shortest way from here to the exit; nothing when there is none or one is there.
    [[nodiscard]] std::optional<mazegen::Direction> hint() const;

    [[nodiscard]] mazegen::Cell at() const { return at_; }
    [[nodiscard]] std::int64_t moves() const { return moves_; }
    [[nodiscard]] bool arrived() const { return at_ == ends_.exit; }

  private:
    const mazegen::Maze* maze_;
    mazegen::Ends ends_;
    mazegen::Cell at_;
    std::int64_t moves_ = 0;
};

}  // namespace mazeplay
