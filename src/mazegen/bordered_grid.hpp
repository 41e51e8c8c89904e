// The bytes of a maze as its algorithms see them: rows of width + 2 cells with a closed border all
// round, so that no step needs a bounds test. The high bits of a byte are scratch for searches:
// "visited" and the way back to where the search came from.
#pragma once

#include <cstdint>
#include <span>

#include "mazegen/maze.hpp"

namespace mazegen {

/// Number of a byte in the grid; 64 bits, since a maze may hold more than 2^32 cells.
using Position = std::int64_t;

struct GridAccess {
    static std::vector<std::uint8_t>& bytes(Maze& maze) { return maze.bytes_; }
    static Position position(const Maze& maze, Cell cell) { return static_cast<Position>(maze.index(cell)); }
    static Cell cell(const Maze& maze, Position at) { return {at % maze.stride_ - 1, at / maze.stride_ - 1}; }
};

/// Opens all walls between cells that are not in `closed`. Requires a maze with all walls closed.
void open_all(Maze& maze, std::span<const Cell> closed);

/// A view; the maze must outlive it. Whoever marks cells clears the scratch bits at the end.
class BorderedGrid {
  public:
    static constexpr std::uint8_t kVisited = 0x80;
    // One bit with a meaning for each use: a visited cell that has no way back; a visited cell that is
    // no part of the maze (the border, the pattern); a cell that is not visited but on a list for it.
    static constexpr std::uint8_t kRoot = 0x40;
    static constexpr std::uint8_t kOutside = 0x40;
    static constexpr std::uint8_t kListed = 0x40;

    explicit BorderedGrid(Maze& maze)
        : bytes_(GridAccess::bytes(maze).data()),
          byte_count_(static_cast<Position>(GridAccess::bytes(maze).size())),
          stride_(maze.size().width + 2),
          steps_{-stride_, 1, stride_, -1} {}

    [[nodiscard]] Size size() const { return {stride_ - 2, byte_count_ / stride_ - 2}; }
    [[nodiscard]] Position position(Cell cell) const { return (cell.y + 1) * stride_ + cell.x + 1; }
    [[nodiscard]] Cell cell(Position at) const { return {at % stride_ - 1, at / stride_ - 1}; }
    /// What to add to a position to get to the neighbour on that side.
    [[nodiscard]] Position step(Direction d) const { return steps_[static_cast<unsigned>(d)]; }

    std::uint8_t& operator[](Position at) { return bytes_[at]; }
    const std::uint8_t& operator[](Position at) const { return bytes_[at]; }
    [[nodiscard]] bool has_wall(Position at, Direction d) const { return (bytes_[at] & wall_bit(d)) != 0; }
    void open(Position at, Direction d) {
        bytes_[at] &= static_cast<std::uint8_t>(~wall_bit(d));
        bytes_[at + step(d)] &= static_cast<std::uint8_t>(~wall_bit(opposite(d)));
    }

    void close(Position at, Direction d) {
        bytes_[at] |= wall_bit(d);
        bytes_[at + step(d)] |= wall_bit(opposite(d));
    }

    /// Asks the memory for that cell and for those two rows above and below it.
    void prefetch_around(Position at) const {
        for (Position row = -2; row <= 2; ++row) {
            __builtin_prefetch(bytes_ + at + row * stride_);  // any address will do
        }
    }

    [[nodiscard]] bool visited(Position at) const { return (bytes_[at] & kVisited) != 0; }
    void visit(Position at) { bytes_[at] |= kVisited; }
    /// Marks a cell as visited from its neighbour on the side `back`.
    void visit(Position at, Direction back) {
        bytes_[at] |= static_cast<std::uint8_t>(kVisited | static_cast<unsigned>(back) << kWayBackShift);
    }
    /// Sets the way that leads on from a cell and replaces the one before. Requires a cell as it was at
    /// the beginning: not visited, all walls closed. So nothing is read, which is what a long walk needs.
    void set_way(Position at, Direction way) {
        bytes_[at] = static_cast<std::uint8_t>(kAllWalls | static_cast<unsigned>(way) << kWayBackShift);
    }
    [[nodiscard]] Direction way_back(Position at) const {
        return static_cast<Direction>(bytes_[at] >> kWayBackShift & 3U);
    }
    /// Marks a cell as visited and as no part of the maze.
    void leave_out(Position at) { bytes_[at] |= kVisited | kOutside; }
    void leave_out_border() {
        const Position rows = byte_count_ / stride_;
        for (Position x = 0; x < stride_; ++x) {
            leave_out(x);
            leave_out(byte_count_ - stride_ + x);
        }
        for (Position y = 0; y < rows; ++y) {
            leave_out(y * stride_);
            leave_out(y * stride_ + stride_ - 1);
        }
    }
    void clear_scratch() {
        for (Position at = 0; at < byte_count_; ++at) {
            bytes_[at] &= kAllWalls;
        }
    }

  private:
    static constexpr unsigned kWayBackShift = 4;

    std::uint8_t* bytes_;
    Position byte_count_;
    Position stride_;
    std::array<Position, 4> steps_;
};

}  // namespace mazegen
