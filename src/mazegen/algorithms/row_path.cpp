#include "row_path.hpp"

#include <algorithm>

namespace mazegen {

void RowPath::pass(std::int64_t y, const RowOpenings& row) {
    if (met_) {
        return;
    }
    const bool entry_here = entry_.at.y == y;
    const bool exit_here = exit_.at.y == y;
    if (entry_here && exit_here && in_one_run(row, entry_.at.x, exit_.at.x)) {
        walk_along(entry_, exit_.at.x);
        met_ = true;
        return;
    }
    if (entry_here) {
        walk_south(entry_, row);
    }
    if (exit_here) {
        walk_south(exit_, row);
    }
}

std::string RowPath::letters() && {
    std::string letters = std::move(entry_.steps);
    for (auto step = exit_.steps.rbegin(); step != exit_.steps.rend(); ++step) {
        letters += to_letter(opposite(direction_of(*step).value()));
    }
    return letters;
}

bool RowPath::in_one_run(const RowOpenings& row, std::int64_t a, std::int64_t b) {
    const std::int64_t east_end = std::max(a, b);
    std::int64_t x = std::min(a, b);
    while (x < east_end && row.opens_east(x)) {
        ++x;
    }
    return x == east_end;
}

void RowPath::walk_along(Walker& walker, std::int64_t x) {
    const bool west = x < walker.at.x;
    const std::int64_t count = west ? walker.at.x - x : x - walker.at.x;
    walker.steps.append(static_cast<std::size_t>(count), west ? 'W' : 'E');
    walker.at.x = x;
}

void RowPath::walk_south(Walker& walker, const RowOpenings& row) {
    std::int64_t x = walker.at.x;
    while (!row.opens_south(x) && row.opens_east(x)) {
        ++x;
    }
    if (!row.opens_south(x)) {  // then it lies to the west
        for (x = walker.at.x; !row.opens_south(x); --x) {
        }
    }
    walk_along(walker, x);
    walker.steps += 'S';
    ++walker.at.y;
}

}  // namespace mazegen
