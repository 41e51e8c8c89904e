// How time passes for a screen, be it a window or a terminal: only as much as needs to, and never in leaps.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>

#include "animation.hpp"

class Pace {
  public:
    /// Until something has to move, which is to move `next` after the last time; for ever when that is
    /// nothing.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait(
        std::optional<mazeplay::Duration> next) const {
        if (!next) {
            return std::nullopt;
        }
        const mazeplay::Duration left = *next - mazeplay::Duration(Clock::now() - last_);
        return std::chrono::milliseconds(
            std::max<std::int64_t>(0, std::llround(std::ceil(left.count() * 1000))));
    }

    /// Lets the time since then pass for the scene, unless the moment of what moves has not come.
    template <class Scene>
    void pass(Scene& scene) {
        const auto next = scene.next_move();
        const mazeplay::Duration elapsed = Clock::now() - last_;
        if (!next || elapsed >= *next) {
            scene.advance(next ? std::min(elapsed, kLongestLeap) : elapsed);
            last_ = Clock::now();
        }
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr mazeplay::Duration kLongestLeap{0.1};  // after a stop nothing hurries to catch up

    Clock::time_point last_ = Clock::now();
};
