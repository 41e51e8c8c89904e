// The path through a maze of which only one row at a time is there.
#pragma once

#include <string>

#include "mazegen/grid.hpp"
#include "rows.hpp"

namespace mazegen {

/// For mazes in which each run of a row has one way south, but for the last row, which is one run: from
/// every cell the way south leads towards that row. So each end walks south as the rows pass, until both
/// are in one run. Memory: the path.
class RowPath {
  public:
    /// Requires two different cells of the maze.
    explicit RowPath(Ends ends) : entry_{ends.entry, {}}, exit_{ends.exit, {}} {}

    /// Looks at row y; they come from north to south. Cost: the length of the runs that the ends are in.
    void pass(std::int64_t y, const RowOpenings& row);

    /// The letters from entry to exit. Requires that all rows have passed.
    [[nodiscard]] std::string letters() &&;

  private:
    struct Walker {
        Cell at;
        std::string steps;  // from its end on
    };

    static bool in_one_run(const RowOpenings& row, std::int64_t a, std::int64_t b);
    static void walk_along(Walker& walker, std::int64_t x);
    static void walk_south(Walker& walker, const RowOpenings& row);

    Walker entry_;
    Walker exit_;
    bool met_ = false;
};

}  // namespace mazegen
