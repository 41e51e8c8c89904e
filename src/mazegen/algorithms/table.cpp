// The table of algorithms: one row each.
#include "algorithms.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "mazegen/algorithm.hpp"

namespace mazegen {

namespace {

constexpr std::array<Algorithm, 7> kTable = {{
    {.name = "dfs",
     .summary = "recursive backtracker: long winding corridors, few dead ends",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_dfs},
    {.name = "dfs_gt",
     .summary = "growing tree from random cells: short corridors, many dead ends",
     .uniform = false,
     .extra_bytes = 0.1,
     .starts_open = false,
     .carve = carve_dfs_gt},
    {.name = "growing_tree",
     .summary = "growing tree with a rule of your own: between long corridors and short ones",
     .uniform = false,
     .extra_bytes = 12,
     .starts_open = false,
     .carve = carve_growing_tree},
    {.name = "prim",
     .summary = "Prim: from random cells at the rim, short corridors, most dead ends",
     .uniform = false,
     .extra_bytes = 0.5,
     .starts_open = false,
     .carve = carve_prim},
    {.name = "wilson",
     .summary = "loop-erased random walks: every maze equally likely",
     .uniform = true,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_wilson},
    {.name = "aldous_broder",
     .summary = "one random walk: every maze equally likely, slow on large mazes",
     .uniform = true,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_aldous_broder},
    {.name = "hunt_and_kill",
     .summary = "random walks, begun again row by row: long corridors, few dead ends",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_hunt_and_kill},
}};

}  // namespace

std::span<const Algorithm> algorithms() { return kTable; }

const Algorithm* find_algorithm(std::string_view name) {
    std::string wanted(name);
    for (char& c : wanted) {
        if (c >= 'A' && c <= 'Z') {
            c = static_cast<char>(c - 'A' + 'a');
        } else if (c == '-') {
            c = '_';
        }
    }
    const auto* const row = std::ranges::find(kTable, wanted, &Algorithm::name);
    return row == kTable.end() ? nullptr : row;
}

}  // namespace mazegen
