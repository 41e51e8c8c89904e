// The loop of the growing tree, which dfs_gt and growing_tree share.
#pragma once

#include "carver.hpp"
#include "huge_pages.hpp"
#include "mazegen/growing.hpp"

namespace mazegen {

/// The cells that may still have free neighbours, in the order in which they came, except that a cell
/// which leaves gives its place to the newest. So each pick and each removal takes constant time.
class ActiveCells {
  public:
    [[nodiscard]] bool empty() const { return oldest_ == cells_.size(); }
    void add(Position at) { cells_.push_back(at); }

    /// Where in the list the cell stands. Requires a cell.
    [[nodiscard]] std::size_t place(GrowingPick pick, Rng& rng) const {
        switch (pick) {
            case GrowingPick::newest:
                return cells_.size() - 1;
            case GrowingPick::oldest:
                return oldest_;
            case GrowingPick::random:
                return oldest_ + rng.below(cells_.size() - oldest_);
            case GrowingPick::middle:
                break;
        }
        return oldest_ + (cells_.size() - oldest_) / 2;
    }
    [[nodiscard]] Position operator[](std::size_t place) const { return cells_[place]; }

    /// Takes off what `place` gave for this pick.
    void remove(GrowingPick pick, std::size_t place) {
        if (pick != GrowingPick::oldest) {
            cells_[place] = cells_.back();
            cells_.pop_back();
        } else if (++oldest_ * 2 > cells_.size()) {
            // Moving the rest costs no more than the removals since the last time.
            cells_.erase(cells_.begin(), cells_.begin() + static_cast<std::ptrdiff_t>(oldest_));
            oldest_ = 0;
        }
    }

  private:
    HugePageVector<Position> cells_;
    std::size_t oldest_ = 0;  // those before it have left
};

/// Carves from the cell that `next_pick()` names, a GrowingPick, until no cell is active.
template <class NextPick>
void grow(Carver& carver, Rng& rng, NextPick next_pick) {
    ActiveCells active;
    carver.visit(carver.start());
    active.add(carver.start());
    while (!active.empty()) {
        const GrowingPick pick = next_pick();
        const std::size_t place = active.place(pick, rng);
        const Position at = active[place];
        if (const unsigned sides = carver.free_sides(at); sides != 0) {
            active.add(carver.carve(at, pick_side(sides, rng)));
        } else {
            active.remove(pick, place);
        }
    }
}

}  // namespace mazegen
