// Walking through a maze oneself.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "mazegen/maze.hpp"

namespace mazeplay {

/// A walker in a maze, who picks up what lies in the cells that he comes to, the first one included. Refers
/// to the maze and the collectibles, which must outlive it.
class Play {
  public:
    /// Requires the collectibles inside the maze, all different and in reading order.
    Play(const mazegen::Maze& maze, mazegen::Ends ends, std::span<const mazegen::Cell> collectibles = {});

    /// Goes one step if there is no wall; false otherwise. A step counts as a move. Time: the logarithm of
    /// the number of collectibles.
    bool move(mazegen::Direction d);
    /// The next step of a shortest way from here to the exit; nothing when there is none or one is there.
    [[nodiscard]] std::optional<mazegen::Direction> hint() const;

    [[nodiscard]] mazegen::Cell at() const { return at_; }
    [[nodiscard]] std::int64_t moves() const { return moves_; }
    [[nodiscard]] bool arrived() const { return at_ == ends_.exit; }
    /// How many collectibles there were, how many of them have been picked up, and which, by their place in
    /// the list.
    [[nodiscard]] std::int64_t collectibles() const {
        return static_cast<std::int64_t>(collectibles_.size());
    }
    [[nodiscard]] std::int64_t collected() const { return collected_; }
    [[nodiscard]] const std::vector<bool>& taken() const { return taken_; }

  private:
    void pick_up();

    const mazegen::Maze* maze_;
    mazegen::Ends ends_;
    std::span<const mazegen::Cell> collectibles_;
    mazegen::Cell at_;
    std::int64_t moves_ = 0;
    std::int64_t collected_ = 0;
    std::vector<bool> taken_;
};

}  // namespace mazeplay
