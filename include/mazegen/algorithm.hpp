// The table of generation algorithms. Menus, options, tests and benchmarks derive from it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace mazegen {

class Carver;
class Rng;
class RowMaker;
struct GenerateOptions;

/// One row. Each algorithm makes a perfect maze of the cells that the pattern leaves free.
struct Algorithm {
    std::string_view name;     ///< as options and CONFIG name it
    std::string_view summary;  ///< one line: what it is and what its mazes look like
    bool uniform;              ///< every perfect maze equally likely
    double extra_bytes;        ///< memory while it works, bytes a cell beyond the maze (upper estimate)
    bool starts_open;          ///< it adds walls to a grid in which the free cells have none between them
    /// For `generate` to call: what an algorithm works on is known to the library alone.
    void (*carve)(Carver&, Rng&, const GenerateOptions&);
    /// The way back that each cell keeps leads through the finished maze to the cell (0,0).
    bool leaves_ways_back = false;
    /// The same maze row by row, as long as there is no pattern; null when the whole grid is needed.
    std::unique_ptr<RowMaker> (*rows)(std::int64_t width, Rng&) = nullptr;
    /// Each run of cells that are open to the east has just one opening to the south, but in the last row,
    /// which is one run: so the path is known as the rows pass.
    bool one_way_south = false;
    double column_bytes = 0;  ///< memory of what makes its rows, bytes a column (upper estimate)
};

/// All of them, in the order in which they are shown. Static storage.
std::span<const Algorithm> algorithms();

/// The row of that name in any case, with '-' read as '_'; null when there is none.
const Algorithm* find_algorithm(std::string_view name);

}  // namespace mazegen
