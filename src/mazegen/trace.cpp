#include "mazegen/trace.hpp"

#include <algorithm>
#include <cassert>

#include "bordered_grid.hpp"

namespace mazegen {

WallChange Trace::operator[](std::int64_t i) const {
    assert(i >= 0 && i < size());
    const std::uint64_t packed = changes_[static_cast<std::size_t>(i)];
    return {GridAccess::cell(start_, static_cast<Position>(packed >> 3U)),
            static_cast<Direction>(packed >> 1U & 3U), (packed & 1U) != 0};
}

void Trace::record(const WallChange& change) {
    changes_.push_back(pack(GridAccess::position(start_, change.cell), change.side, change.opened));
}

namespace {

void apply(Maze& maze, const WallChange& change, bool open) {
    if (open) {
        maze.carve(change.cell, change.side);
    } else {
        maze.uncarve(change.cell, change.side);
    }
}

}  // namespace

bool Replay::forward() {
    if (position_ == trace_->size()) {
        return false;
    }
    const WallChange change = (*trace_)[position_++];
    apply(maze_, change, change.opened);
    return true;
}

bool Replay::backward() {
    if (position_ == 0) {
        return false;
    }
    const WallChange change = (*trace_)[--position_];
    apply(maze_, change, !change.opened);
    return true;
}

void Replay::seek(std::int64_t position) {
    const std::int64_t target = std::clamp<std::int64_t>(position, 0, trace_->size());
    while (position_ < target) {
        forward();
    }
    while (position_ > target) {
        backward();
    }
}

}  // namespace mazegen
