// What an algorithm may do: look at cells that are still free and open walls between cells. The
// carver keeps the trace, so that no algorithm knows whether anybody watches.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <span>

#include "bordered_grid.hpp"
#include "mazegen/rng.hpp"
#include "mazegen/trace.hpp"

namespace mazegen {

class Carver {
  public:
    /// Works on `maze`, the start grid of the algorithm, and leaves out the `closed` cells. Records in
    /// `trace` and counts in `progress` unless these are null. All must outlive the carver.
    Carver(Maze& maze, std::span<const Cell> closed, Trace* trace,
           std::atomic<std::int64_t>* progress = nullptr)
        : grid_(maze),
          closed_(closed),
          changes_(trace == nullptr ? nullptr : &trace->changes_),
          progress_(progress),
          watched_(trace != nullptr || progress != nullptr) {
        if (changes_ != nullptr) {
            changes_->reserve(static_cast<std::size_t>(maze.size().cells()));
        }
        grid_.leave_out_border();
        for (const Cell cell : closed) {
            grid_.leave_out(grid_.position(cell));
        }
    }
    ~Carver() { grid_.clear_scratch(); }
    Carver(const Carver&) = delete;
    Carver& operator=(const Carver&) = delete;

    /// The cell (0,0), which is never part of the pattern.
    [[nodiscard]] Position start() const { return grid_.position({0, 0}); }
    [[nodiscard]] Position neighbour(Position at, Direction d) const { return at + grid_.step(d); }

    /// The sides on which a cell lies that is neither visited nor left out, one bit each.
    [[nodiscard]] unsigned free_sides(Position at) const {
        const auto visited = [&](Direction d) {
            return static_cast<unsigned>(grid_[neighbour(at, d)] & BorderedGrid::kVisited) >>
                   (7U - static_cast<unsigned>(d));
        };
        return (visited(Direction::north) | visited(Direction::east) | visited(Direction::south) |
                visited(Direction::west)) ^
               kAllWalls;
    }
    /// The sides on which a visited cell of the maze lies.
    [[nodiscard]] unsigned tree_sides(Position at) const {
        return sides_where(at, BorderedGrid::kVisited, BorderedGrid::kVisited | BorderedGrid::kOutside);
    }
    /// The sides on which a cell lies that is neither visited nor listed nor left out.
    [[nodiscard]] unsigned unlisted_sides(Position at) const {
        return sides_where(at, 0, BorderedGrid::kVisited | BorderedGrid::kListed);
    }
    void visit(Position at) { grid_.visit(at); }
    /// Remembers that a cell that is not visited waits for `join` on a list of the algorithm.
    void list(Position at) { grid_[at] |= BorderedGrid::kListed; }

    /// Opens the wall on that side and visits the neighbour there, which remembers the way back.
    /// Gives the neighbour.
    Position carve(Position at, Direction d) {
        open(at, d);
        const Position next = neighbour(at, d);
        grid_.visit(next, opposite(d));
        return next;
    }
    /// Opens the wall on that side and visits the cell itself, which remembers that side as its way back.
    void join(Position at, Direction d) {
        open(at, d);
        grid_[at] &= kAllWalls;
        grid_.visit(at, d);
    }
    /// Opens a wall without visiting, or closes one.
    void open(Position at, Direction d) {
        grid_.open(at, d);
        record(at, d, true);
    }
    void close(Position at, Direction d) {
        grid_.close(at, d);
        record(at, d, false);
    }
    [[nodiscard]] bool has_wall(Position at, Direction d) const { return grid_.has_wall(at, d); }
    [[nodiscard]] bool visited(Position at) const { return grid_.visited(at); }
    [[nodiscard]] Size size() const { return grid_.size(); }
    /// The cells that are left out.
    [[nodiscard]] std::span<const Cell> closed() const { return closed_; }
    [[nodiscard]] Position position(Cell cell) const { return grid_.position(cell); }

    /// Somebody watches, so that the order of the changes matters.
    [[nodiscard]] bool traced() const { return changes_ != nullptr; }
    /// Puts the changes recorded so far into ascending order of `key(position, side)`, as they were given.
    /// Requires that no wall is among them twice.
    template <class Key>
    void sort_trace(Key key) {
        if (changes_ != nullptr) {
            std::sort(changes_->begin(), changes_->end(), [&](std::uint64_t a, std::uint64_t b) {
                return key(Trace::position(a), Trace::side(a)) < key(Trace::position(b), Trace::side(b));
            });
        }
    }

    /// The side from which `carve` came to this cell.
    [[nodiscard]] Direction way_back(Position at) const { return grid_.way_back(at); }

    /// A view of the grid of its own for the loop of a walk that opens nothing: the compiler can keep a
    /// local copy in registers, while it would read the carver's members again after each byte written.
    [[nodiscard]] BorderedGrid grid() const { return grid_; }

  private:
    /// The sides on which the neighbour's bits `mask` are `wanted`, one bit each.
    [[nodiscard]] unsigned sides_where(Position at, unsigned wanted, unsigned mask) const {
        const auto bit = [&](Direction d) {
            return (grid_[neighbour(at, d)] & mask) == wanted ? static_cast<unsigned>(wall_bit(d)) : 0U;
        };
        return bit(Direction::north) | bit(Direction::east) | bit(Direction::south) | bit(Direction::west);
    }

    void record(Position at, Direction d, bool opened) {
        if (!watched_) {
            return;
        }
        if (changes_ != nullptr) {
            changes_->push_back(Trace::pack(at, d, opened));
        }
        constexpr std::int64_t often = 1 << 16;
        if (progress_ != nullptr && ++changed_ % often == 0) {
            progress_->store(changed_, std::memory_order_relaxed);
        }
    }

    BorderedGrid grid_;
    std::span<const Cell> closed_;
    std::vector<std::uint64_t>* changes_;
    std::atomic<std::int64_t>* progress_;
    bool watched_;
    std::int64_t changed_ = 0;  // walls
};

/// One of the sides whose bit is set, each exactly equally likely. Requires a set bit among the
/// lowest four. One random byte; with three sides the one byte in 256 that would favour the first is
/// drawn again. The table of 1 KiB holds, for each byte, the picks for all sixteen sets: the byte is known
/// before the sides are, so what is left to do then is a shift and not a look into memory.
inline Direction pick_side(unsigned sides, Rng& rng) {
    static constexpr auto picks = [] {
        std::array<std::uint32_t, 256> table{};
        for (unsigned mask = 1; mask < 16; ++mask) {
            std::array<std::uint8_t, 4> set{};
            unsigned count = 0;
            for (std::uint8_t d = 0; d < 4; ++d) {
                if ((mask >> d & 1U) != 0) {
                    set[count++] = d;
                }
            }
            for (unsigned byte = 0; byte < 256; ++byte) {
                table[byte] |= static_cast<std::uint32_t>(set[byte % count]) << 2 * mask;
            }
        }
        return table;
    }();
    for (;;) {
        const std::uint8_t byte = rng.next_byte();
        if (byte == 255 && std::popcount(sides) == 3) [[unlikely]] {
            continue;
        }
        return static_cast<Direction>(picks[byte] >> 2 * sides & 3U);
    }
}

/// Fair sides out of four, thirty-two of one draw: for walks, which take a new one when the side leads
/// nowhere. Draws from `rng`, which must outlive it; a copy in a local variable stays in registers.
class RandomSides {
  public:
    explicit RandomSides(Rng& rng) : rng_(&rng) {}

    Direction next() {
        if (left_ == 0) {
            pool_ = rng_->next();
            left_ = 32;
        }
        const auto side = static_cast<Direction>(pool_ & 3U);
        pool_ >>= 2U;
        --left_;
        return side;
    }

  private:
    Rng* rng_;
    std::uint64_t pool_ = 0;
    unsigned left_ = 0;
};

}  // namespace mazegen
