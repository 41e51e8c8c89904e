// bfs: breadth-first search.
//   Idea        look at all cells one step away from the entry, then at all that are two steps away,
//               and so on until the exit is among them
//   Watching    a flood that spreads evenly along all corridors
//   Properties  always a shortest path, and of several the first in the alphabet N < E < S < W
//   Cost        O(cells); two frontiers
//   Source      Edward F. Moore, "The shortest path through a maze" (1959)
#include "search.hpp"
#include "solvers.hpp"

namespace mazegen {

std::optional<std::string> find_by_bfs(Search& search) {
    search.come_to(search.from);
    const auto come_to = [&](Position at) { search.come_to(at); };
    if (!search_breadth_first(search.grid, search.from, search.to, come_to)) {
        return std::nullopt;
    }
    return letters_to(search.grid, search.from, search.to);
}

}  // namespace mazegen
