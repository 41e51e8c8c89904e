// The "42": closed cells in the middle of the grid.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "mazegen/grid.hpp"

namespace mazegen {

/// A picture of closed cells ('#'), one text a row.
using PatternForm = std::array<std::string_view, 5>;

/// 20 cells, 7 wide and 5 high.
inline constexpr PatternForm kPattern = {
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

/// The closed cells of a form in reading order, its top left corner at `corner`.
std::vector<Cell> form_cells(const PatternForm& form, Cell corner);

/// The cells of the "42" in the middle, in reading order: the left column at width/2 - 3, the top row at
/// (height - 5)/2; none when the grid has no room for it.
std::vector<Cell> pattern_cells(Size size);

}  // namespace mazegen
