// The plain words of the grid: sizes, cells, directions and their wall bits.
// Origin top left, x to the right, y down; everything is counted in cells.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace mazegen {

/// Width and height in cells; 64 bits each, so that ten billion cells are no special case.
struct Size {
    std::int64_t width = 0;
    std::int64_t height = 0;

    /// Number of cells. Requires a size that `Maze::fits`.
    [[nodiscard]] constexpr std::int64_t cells() const { return width * height; }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// One cell, 0-based from the top left corner.
struct Cell {
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

/// "20x15", width first.
std::string to_string(Size size);
/// "x,y", as files and messages show a cell.
std::string to_string(Cell cell);

/// Where the maze is entered and left: two different cells.
struct Ends {
    Cell entry;
    Cell exit;

    friend constexpr bool operator==(const Ends&, const Ends&) = default;
};

/// The four sides of a cell; the value is the number of its wall bit.
enum class Direction : std::uint8_t { north = 0, east = 1, south = 2, west = 3 };

/// In the order that breaks ties between equally short paths.
inline constexpr std::array<Direction, 4> kDirections = {Direction::north, Direction::east, Direction::south,
                                                         Direction::west};
/// A cell with all four walls closed.
inline constexpr std::uint8_t kAllWalls = 0x0F;

/// 1, 2, 4, 8 for north, east, south, west; a set bit is a closed wall.
constexpr std::uint8_t wall_bit(Direction d) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(d));
}

constexpr Direction opposite(Direction d) { return static_cast<Direction>(static_cast<unsigned>(d) ^ 2U); }

/// 'N', 'E', 'S' or 'W'.
constexpr char to_letter(Direction d) { return "NESW"[static_cast<unsigned>(d)]; }

/// The direction of an upper-case letter; nothing for any other character.
constexpr std::optional<Direction> direction_of(char letter) {
    for (const Direction d : kDirections) {
        if (to_letter(d) == letter) {
            return d;
        }
    }
    return std::nullopt;
}

/// The neighbour on that side, whether or not it lies inside a grid.
constexpr Cell neighbour(Cell cell, Direction d) {
    switch (d) {
        case Direction::north:
            return {cell.x, cell.y - 1};
        case Direction::east:
            return {cell.x + 1, cell.y};
        case Direction::south:
            return {cell.x, cell.y + 1};
        case Direction::west:
            return {cell.x - 1, cell.y};
    }
    return cell;
}

constexpr bool contains(Size size, Cell cell) {
    return cell.x >= 0 && cell.y >= 0 && cell.x < size.width && cell.y < size.height;
}

}  // namespace mazegen
