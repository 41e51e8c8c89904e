// The judgement of a maze: every broken rule, with its cell.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazegen/maze.hpp"
#include "mazegen/tile_grid.hpp"

namespace mazegen {

/// The rules in the order in which findings are listed.
enum class Rule {
    form,       ///< the file is not laid out as its format says
    walls,      ///< the two sides of a wall disagree
    border,     ///< an opening in the outer border
    ends,       ///< entry or exit outside, equal, or on a closed cell
    closed,     ///< closed cells that are no part of a "42"
    reach,      ///< a cell that cannot be reached
    open_area,  ///< a 3x3 block without a wall inside
    path,       ///< the stored path is no shortest path from entry to exit
    loops,      ///< a loop where none is wanted, or none where one is
    pattern,    ///< the "42" missing, or there though not wanted
};

/// What was found, with the first few of each rule in words and a count of the rest.
class Findings {
  public:
    void add(Rule rule, std::string text);
    [[nodiscard]] bool empty() const;
    [[nodiscard]] std::int64_t count(Rule rule) const { return kinds_[static_cast<std::size_t>(rule)].count; }
    /// One line a finding, ordered by rule; where there are many of a rule, the first five and
    /// "... and 12 more like the one before".
    [[nodiscard]] std::vector<std::string> lines() const;

  private:
    struct Kind {
        std::int64_t count = 0;
        std::vector<std::string> first;
    };
    std::array<Kind, 10> kinds_;
};

/// What else is expected; nothing where it may be either way.
struct CheckOptions {
    std::optional<bool> perfect = {};  ///< no loop, or at least one where the grid allows one
    std::optional<bool> pattern = {};  ///< a "42" where there is room for one, or no closed cell
};

/// Adds to `findings` what is wrong with the maze: closed cells that are no "42" (accepted
/// anywhere, its 4 closed at the top as well), cells that cannot be reached, open 3x3 blocks, ends that are
/// equal, outside or closed, a path that runs into a wall, ends elsewhere or is not shortest.
/// Ends may be absent, the path be empty: then they are not judged, and no path is without ends.
void check(const Maze& maze, const std::optional<Ends>& ends, std::string_view path,
           const CheckOptions& options, Findings& findings);

/// The same for tiles: an entrance or exit that is a wall, open tiles that cannot be reached from the
/// entrance. Requires three columns.
void check(const TileGrid& tiles, Findings& findings);

}  // namespace mazegen
