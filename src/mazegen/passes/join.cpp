// A region that is a tree is walked round with a hand on the wall: that comes past each of its cells
// and back to the beginning, and needs no memory.
#include "join.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

#include "union_find.hpp"

namespace mazegen {

namespace {

Direction turned(Direction d, unsigned quarters) {
    return static_cast<Direction>((static_cast<unsigned>(d) + quarters) & 3U);
}

/// Free cells within one step of a closed one, also diagonally, in the order of their positions.
std::vector<Position> cells_next_to(const Carver& carver, std::span<const Cell> closed) {
    std::vector<Position> taken;
    for (const Cell cell : closed) {
        taken.push_back(carver.position(cell));
    }
    std::ranges::sort(taken);
    std::vector<Position> found;
    for (const Cell cell : closed) {
        for (std::int64_t y = cell.y - 1; y <= cell.y + 1; ++y) {
            for (std::int64_t x = cell.x - 1; x <= cell.x + 1; ++x) {
                const Position at = carver.position({x, y});
                if (contains(carver.size(), {x, y}) && !std::ranges::binary_search(taken, at)) {
                    found.push_back(at);
                }
            }
        }
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

/// The regions of the cells next to the pattern: sets of their numbers.
class Regions {
  public:
    Regions(const Carver& carver, std::span<const Cell> closed)
        : carver_(carver), cells_(cells_next_to(carver, closed)), sets_(cells_.size()) {
        find_all();
    }

    /// The walls between two of the cells: number * 2, plus 1 for the south wall instead of the east.
    [[nodiscard]] std::vector<std::size_t> walls() const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            for (const Direction d : {Direction::east, Direction::south}) {
                if (carver_.has_wall(cells_[i], d) && number(carver_.neighbour(cells_[i], d)) != kNone) {
                    found.push_back(2 * i + (d == Direction::south ? 1 : 0));
                }
            }
        }
        return found;
    }
    /// The wall's cell and side, when there are different regions on its sides, which become one.
    bool unite(std::size_t wall, Position& at, Direction& side) {
        at = cells_[wall / 2];
        side = wall % 2 == 0 ? Direction::east : Direction::south;
        return sets_.unite(wall / 2, number(carver_.neighbour(at, side)));
    }

  private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    /// Somebody who is about to leave a cell by an open side.
    struct Walker {
        std::size_t home;  // number of the cell where the walk began
        Direction first;   // by which side
        Position at;
        Direction next;
    };

    [[nodiscard]] std::size_t number(Position at) const {
        if (at < cells_.front() || at > cells_.back()) {
            return kNone;
        }
        const auto place = std::ranges::lower_bound(cells_, at);
        return *place == at ? static_cast<std::size_t>(place - cells_.begin()) : kNone;
    }

    /// One walker a region is enough: who comes past the home of another takes that one's set over.
    void find_all() {
        std::vector<Walker> walkers;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            for (const Direction d : kDirections) {
                if (!carver_.has_wall(cells_[i], d)) {
                    walkers.push_back({i, d, cells_[i], d});
                    break;
                }
            }
        }
        while (walkers.size() > 1) {
            for (std::size_t i = 0; i < walkers.size();) {
                if (sets_.is_root(walkers[i].home) && !comes_home(walkers[i])) {
                    ++i;
                } else {
                    walkers[i] = walkers.back();
                    walkers.pop_back();
                }
            }
        }
    }

    /// One step, the left hand on the wall; true at the end of the round.
    bool comes_home(Walker& walker) {
        walker.at = carver_.neighbour(walker.at, walker.next);
        walker.next = turned(walker.next, 3);
        while (carver_.has_wall(walker.at, walker.next)) {
            walker.next = turned(walker.next, 1);
        }
        if (const std::size_t passed = number(walker.at); passed != kNone) {
            sets_.unite(walker.home, passed);
        }
        return walker.at == cells_[walker.home] && walker.next == walker.first;
    }

    const Carver& carver_;
    std::vector<Position> cells_;  // sorted
    UnionFind<std::size_t> sets_;
};

}  // namespace

void join_regions(Carver& carver, std::span<const Cell> closed, Rng& rng) {
    if (closed.empty()) {
        return;
    }
    Regions regions(carver, closed);
    std::vector<std::size_t> walls = regions.walls();
    rng.shuffle(std::span(walls));
    for (const std::size_t wall : walls) {
        Position at = 0;
        Direction side = Direction::north;
        if (regions.unite(wall, at, side)) {
            carver.open(at, side);
        }
    }
}

}  // namespace mazegen
