#include "exhibit.hpp"

#include <algorithm>
#include <utility>

#include "mazegen/collectibles.hpp"

namespace mazeplay {

bool ViewedMaze::begins_at_exit() const {
    const bool is_open =
        !maze->is_closed(ends.entry) || std::ranges::binary_search(lone, ends.entry, mazegen::reads_before);
    return ends.entry == ends.exit && is_open;
}

Exhibit::Exhibit(ViewedMaze maze) : viewed(std::move(maze)) {
    if (viewed.trace) {
        carving.emplace(std::exchange(viewed.trace, nullptr));
    }
}

Solved::Solved(std::shared_ptr<const Exhibit> shown, const mazegen::Solver& with)
    : exhibit(std::move(shown)), solver(&with), found{exhibit->viewed.ends.entry, {}} {}

void Solved::look(const std::function<void(mazegen::Cell)>& visit) {
    if (auto path = mazegen::solve_with(*solver, exhibit->maze(), exhibit->viewed.ends, visit)) {
        found = *std::move(path);
    }
}

}  // namespace mazeplay
