// The table of generation algorithms. Menus, options, tests and benchmarks derive from it.
#pragma once

#include <span>
#include <string_view>

namespace mazegen {

class Carver;
class Rng;
struct GenerateOptions;

/// One row. Each algorithm makes a perfect maze of the cells that the pattern leaves free.
struct Algorithm {
    std::string_view name;     ///< as options and CONFIG name it
    std::string_view summary;  ///< one line: what it is and what its mazes look like
    bool uniform;              ///< every perfect maze equally likely
    double extra_bytes;        ///< memory while it works, bytes a cell beyond the maze (upper estimate)
    bool starts_open;          ///< it adds walls to a grid in which the free cells have none between them
    void (*carve)(Carver&, Rng&, const GenerateOptions&);
};

/// All of them, in the order in which they are shown. Static storage.
std::span<const Algorithm> algorithms();

/// The row of that name in any case, with '-' read as '_'; null when there is none.
const Algorithm* find_algorithm(std::string_view name);

}  // namespace mazegen
