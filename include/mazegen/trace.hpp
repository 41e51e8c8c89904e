// How a maze came to be: the wall changes in their order, as a value that can be replayed
// forwards, backwards and in part.
#pragma once

#include <cstdint>
#include <vector>

#include "mazegen/maze.hpp"

namespace mazegen {

/// One wall that was opened or closed.
struct WallChange {
    Cell cell;
    Direction side = Direction::north;
    bool opened = true;

    friend bool operator==(const WallChange&, const WallChange&) = default;
};

/// The changes that lead from the start grid to the finished maze. 8 bytes a change.
class Trace {
  public:
    /// Begins with `start`, which is copied.
    explicit Trace(const Maze& start) : start_(start) {}

    [[nodiscard]] const Maze& start() const { return start_; }
    [[nodiscard]] std::int64_t size() const { return static_cast<std::int64_t>(changes_.size()); }
    /// Change number i. Requires 0 <= i < size().
    [[nodiscard]] WallChange operator[](std::int64_t i) const;
    /// Adds a change, which the caller makes in the maze as well.
    void record(const WallChange& change);

  private:
    friend class Carver;

    static std::uint64_t pack(std::int64_t position, Direction side, bool opened) {
        return static_cast<std::uint64_t>(position) << 3U | static_cast<std::uint64_t>(side) << 1U |
               static_cast<std::uint64_t>(opened);
    }
    static std::int64_t position(std::uint64_t packed) { return static_cast<std::int64_t>(packed >> 3U); }
    static Direction side(std::uint64_t packed) { return static_cast<Direction>(packed >> 1U & 3U); }

    Maze start_;
    std::vector<std::uint64_t> changes_;  // packed; the position is that of the byte in the grid
};

/// A place in a trace and the maze as it looks there. Refers to the trace, which must outlive it.
class Replay {
  public:
    explicit Replay(const Trace& trace) : trace_(&trace), maze_(trace.start()) {}
    explicit Replay(Trace&&) = delete;  // it would be gone at once

    [[nodiscard]] const Maze& maze() const { return maze_; }
    /// Number of changes made so far, 0 to the trace's size.
    [[nodiscard]] std::int64_t position() const { return position_; }

    /// Makes the next change; false at the end.
    bool forward();
    /// Takes the last change back; false at the beginning.
    bool backward();
    /// Goes to a position, cut to 0 .. size; the cost is the distance.
    void seek(std::int64_t position);

  private:
    const Trace* trace_;
    Maze maze_;
    std::int64_t position_ = 0;
};

}  // namespace mazegen
