// Things that go on by themselves while somebody watches: carving, and the path being revealed.
// Time comes in as a value; nothing here looks at a clock or draws.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "mazegen/trace.hpp"

namespace mazeplay {

using Duration = std::chrono::duration<double>;

/// Replays a trace at 480 changes a second (8 a frame at 60 frames a second), faster when the whole
/// would take longer than 10 s.
class CarveAnimation {
  public:
    /// Requires a trace.
    explicit CarveAnimation(std::shared_ptr<const mazegen::Trace> trace);

    /// Goes on by elapsed time unless paused.
    void advance(Duration elapsed);
    void toggle_pause() { paused_ = !paused_; }
    /// One change further, and paused.
    void step();
    void faster();  ///< twice as fast, up to 64 times
    void slower();  ///< half as fast, down to 1/64
    void skip();    ///< to the end

    [[nodiscard]] bool paused() const { return paused_; }
    [[nodiscard]] bool finished() const;
    [[nodiscard]] double speed() const { return speed_; }
    [[nodiscard]] const mazegen::Maze& maze() const { return replay_.maze(); }
    [[nodiscard]] std::int64_t position() const { return replay_.position(); }
    [[nodiscard]] std::int64_t size() const { return trace_->size(); }
    [[nodiscard]] const mazegen::Trace& trace() const { return *trace_; }

  private:
    std::shared_ptr<const mazegen::Trace> trace_;
    mazegen::Replay replay_;
    double changes_per_second_;
    double speed_ = 1;
    double due_ = 0;  // part of a change
    bool paused_ = false;
};

/// Reveals a path of so many steps, one a frame at 60 frames a second, the whole in 3 s at most.
class PathReveal {
  public:
    explicit PathReveal(std::int64_t steps);
    void advance(Duration elapsed);
    void finish();
    [[nodiscard]] std::int64_t shown() const;  ///< steps to draw, 0 to the whole
    [[nodiscard]] bool finished() const;

  private:
    std::int64_t steps_;
    double shown_ = 0;
};

}  // namespace mazeplay
