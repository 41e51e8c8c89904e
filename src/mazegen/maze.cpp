#include "mazegen/maze.hpp"

#include <cassert>
#include <limits>

#include "huge_pages.hpp"

namespace mazegen {

std::string to_string(Size size) { return std::to_string(size.width) + 'x' + std::to_string(size.height); }

std::string to_string(Cell cell) { return std::to_string(cell.x) + ',' + std::to_string(cell.y); }

bool Maze::fits(Size size) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return size.width >= 1 && size.height >= 1 && size.width <= most - 2 && size.height <= most - 2 &&
           size.width + 2 <= most / (size.height + 2);
}

std::uint64_t Maze::bytes_needed(Size size) {
    assert(fits(size));
    return static_cast<std::uint64_t>((size.width + 2) * (size.height + 2));
}

Maze::Maze(Size size) : size_(size), stride_(size.width + 2) {
    bytes_.reserve(bytes_needed(size));
    prefer_huge_pages(bytes_.data(), bytes_.capacity());
    bytes_.resize(bytes_needed(size), kAllWalls);
}

void Maze::carve(Cell cell, Direction d) {
    const Cell beyond = neighbour(cell, d);
    assert(contains(cell) && contains(beyond));
    bytes_[index(cell)] &= static_cast<std::uint8_t>(~wall_bit(d));
    bytes_[index(beyond)] &= static_cast<std::uint8_t>(~wall_bit(opposite(d)));
}

void Maze::uncarve(Cell cell, Direction d) {
    const Cell beyond = neighbour(cell, d);
    assert(contains(cell) && contains(beyond));
    bytes_[index(cell)] |= wall_bit(d);
    bytes_[index(beyond)] |= wall_bit(opposite(d));
}

}  // namespace mazegen
