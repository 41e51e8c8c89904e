// The table of algorithms: one row each.
#include "algorithms.hpp"

#include <array>

#include "find_row.hpp"
#include "mazegen/algorithm.hpp"
#include "rows.hpp"

namespace mazegen {

namespace {

constexpr auto kTable = std::to_array<Algorithm>({
    {.name = "dfs",
     .summary = "recursive backtracker: long winding corridors, few dead ends",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_dfs,
     .leaves_ways_back = true},
    {.name = "dfs_gt",
     .summary = "growing tree from random cells: short corridors, many dead ends",
     .uniform = false,
     .extra_bytes = 0.1,
     .starts_open = false,
     .carve = carve_dfs_gt,
     .leaves_ways_back = true},
    {.name = "growing_tree",
     .summary = "growing tree with a rule of your own: between long corridors and short ones",
     .uniform = false,
     .extra_bytes = 12,
     .starts_open = false,
     .carve = carve_growing_tree,
     .leaves_ways_back = true},
    {.name = "prim",
     .summary = "Prim: from random cells at the rim, short corridors, most dead ends",
     .uniform = false,
     .extra_bytes = 0.5,
     .starts_open = false,
     .carve = carve_prim,
     .leaves_ways_back = true},
    {.name = "kruskal",
     .summary =
         "zones that merge everywhere at once: short corridors, many dead ends, alike in all directions",
     .uniform = false,
     .extra_bytes = 3,
     .starts_open = false,
     .carve = carve_kruskal},
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
     .carve = carve_hunt_and_kill,
     .leaves_ways_back = true},
    {.name = "recursive_division",
     .summary =
         "halves divided again and again by walls with one gap: rooms within rooms, long straight walls",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = true,
     .carve = carve_recursive_division},
    {.name = "eller",
     .summary = "row by row with sets: short corridors, long ones in the last row; streams rows",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_eller,
     .rows = eller_rows,
     .column_bytes = 9},
    {.name = "sidewinder",
     .summary = "rows of runs, one way south from each: one corridor along the south; streams rows",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_sidewinder,
     .rows = sidewinder_rows,
     .one_way_south = true,
     .column_bytes = 1},
    {.name = "binary_tree",
     .summary = "each cell opens east or south: corridors along both sides, a slanting texture; streams rows",
     .uniform = false,
     .extra_bytes = 0,
     .starts_open = false,
     .carve = carve_binary_tree,
     .rows = binary_tree_rows,
     .one_way_south = true,
     .column_bytes = 1},
});

}  // namespace

std::span<const Algorithm> algorithms() { return kTable; }

const Algorithm* find_algorithm(std::string_view name) { return find_row(kTable, name); }

}  // namespace mazegen
