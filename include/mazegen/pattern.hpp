// The "42": closed cells in the middle of the grid.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "mazegen/grid.hpp"

namespace mazegen {

/// '#' is a closed cell: 20 cells, 7 wide and 5 high.
inline constexpr std::array<std::string_view, 5> kPattern = {
    "#.#.###",  //
    "#.#...#",  //
    "###.###",  //
    "..#.#..",  //
    "..#.###",
};

/// The smallest grid that has room for it and for a way round it.
inline constexpr Size kSmallestSizeWithPattern{10, 7};

constexpr bool has_room_for_pattern(Size size) {
    return size.width >= kSmallestSizeWithPattern.width && size.height >= kSmallestSizeWithPattern.height;
}

/// Its cells in reading order, the left column at width/2 - 3, the top row at (height - 5)/2; none
/// when the grid has no room for it.
std::vector<Cell> pattern_cells(Size size);

}  // namespace mazegen
