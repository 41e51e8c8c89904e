// kruskal: zones that merge until one is left.
//   Idea        each cell is a zone of its own; take the walls in random order and open those that
//               stand between two zones, which become one
//   Its mazes   short corridors and many dead ends (about three cells in ten), alike in all places
//               and directions; zones grow together all over the grid at once
//   Properties  perfect, not uniform: it is the lightest spanning tree of random weights
//   Cost        nearly O(cells), see below; at most 3 bytes a cell
//   Source      Joseph Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
//               problem" (1956); Jamis Buck, "Mazes for Programmers" (2015), chapter 10
//
// Plain Kruskal jumps about in the whole grid and waits for memory at each step. Here the weight of a wall
// is a hash of the seed and its place, so that any part of the grid can be worked on alone: Kruskal in tiles
// that fit the cache, in any order and in several threads. A zone that does not touch the rim of its tile has
// all of its walls within it, so the lightest of them belongs to the maze (cut property) and is opened at
// once; a wall within one zone never will be. Left over are the walls that merge two zones which both touch
// the rim, fewer than the rim has cells, and the walls between tiles: over these a last small Kruskal
// decides. Since the result is the one lightest tree, it depends neither on the tiles nor on the threads.
#include "kruskal.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

#include "algorithms.hpp"
#include "mazegen/generate.hpp"
#include "threads.hpp"
#include "union_find.hpp"

namespace mazegen {

namespace {

/// A wall that no tile can decide on. The zones on its sides are named by one rim cell each.
struct OpenQuestion {
    std::uint64_t wall;  // position * 2, plus 1 for the south side: breaks ties between weights
    std::uint64_t rim_a;
    std::uint64_t rim_b;
    std::uint32_t weight;

    friend bool operator<(const OpenQuestion& a, const OpenQuestion& b) {
        return a.weight != b.weight ? a.weight < b.weight : a.wall < b.wall;
    }
};

Direction side_of(std::uint64_t wall) { return (wall & 1U) == 0 ? Direction::east : Direction::south; }

/// The grid in squares, numbered row by row, those at its right and bottom possibly smaller.
class Tiling {
  public:
    Tiling(Size grid, std::int64_t side)
        : grid_(grid),
          side_(side),
          columns_((grid.width + side - 1) / side),
          count_(columns_ * ((grid.height + side - 1) / side)) {}

    [[nodiscard]] std::int64_t side() const { return side_; }
    [[nodiscard]] std::int64_t count() const { return count_; }
    [[nodiscard]] Cell corner(std::int64_t tile) const {
        return {tile % columns_ * side_, tile / columns_ * side_};
    }
    [[nodiscard]] Size size_at(Cell corner) const {
        return {std::min(side_, grid_.width - corner.x), std::min(side_, grid_.height - corner.y)};
    }
    /// It has a neighbour in another tile.
    [[nodiscard]] bool on_rim(Cell cell) const {
        const std::int64_t x = cell.x % side_;
        const std::int64_t y = cell.y % side_;
        return (x == 0 && cell.x > 0) || (y == 0 && cell.y > 0) ||
               (x == side_ - 1 && cell.x < grid_.width - 1) || (y == side_ - 1 && cell.y < grid_.height - 1);
    }
    [[nodiscard]] std::uint64_t rim_numbers() const { return static_cast<std::uint64_t>(count_ * 4 * side_); }
    /// A number below `rim_numbers()`, another one for each rim cell: 4 sides of `side` numbers a tile.
    [[nodiscard]] std::uint64_t rim_number(Cell cell) const {
        const std::int64_t x = cell.x % side_;
        const std::int64_t y = cell.y % side_;
        const std::int64_t tile = cell.y / side_ * columns_ + cell.x / side_;
        const std::int64_t on_tile = y == 0           ? x
                                     : y == side_ - 1 ? side_ + x
                                     : x == 0         ? 2 * side_ + y
                                                      : 3 * side_ + y;
        return static_cast<std::uint64_t>(tile * 4 * side_ + on_tile);
    }

  private:
    Size grid_;
    std::int64_t side_;
    std::int64_t columns_;
    std::int64_t count_;
};

/// Kruskal within one tile after the other, in memory that is used again.
class TileWorker {
  public:
    TileWorker(Carver& carver, std::uint64_t key, const Tiling& tiling)
        : carver_(carver), key_(key), tiling_(tiling) {}

    void work(std::int64_t tile) {
        corner_ = tiling_.corner(tile);
        size_ = tiling_.size_at(corner_);
        row_shift_ = static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(size_.width - 1)));
        begin_zones();
        sort_walls();
        merge_zones();
    }
    [[nodiscard]] const std::vector<OpenQuestion>& questions() const { return questions_; }

  private:
    // Cells have numbers in the tile, y << row_shift_ | x; walls have the number of their cell * 2, plus 1
    // for the south side.
    [[nodiscard]] Cell cell(std::uint32_t number) const {
        return {corner_.x + (number & ((1U << row_shift_) - 1)), corner_.y + (number >> row_shift_)};
    }

    void begin_zones() {
        const auto count = static_cast<std::size_t>(size_.height) << row_shift_;
        zones_.reset(count);
        touches_rim_.assign(count, 0);
        const auto look_at = [&](std::int64_t x, std::int64_t y) {
            touches_rim_[static_cast<std::size_t>(y << row_shift_ | x)] =
                tiling_.on_rim({corner_.x + x, corner_.y + y}) ? 1 : 0;
        };
        for (std::int64_t x = 0; x < size_.width; ++x) {
            look_at(x, 0);
            look_at(x, size_.height - 1);
        }
        for (std::int64_t y = 0; y < size_.height; ++y) {
            look_at(0, y);
            look_at(size_.width - 1, y);
        }
    }

    /// Calls `use(weight, number)` for each wall between two free cells of the tile.
    template <class Use>
    void for_each_wall(Use use) const {
        for (std::int64_t y = 0; y < size_.height; ++y) {
            Position at = carver_.position({corner_.x, corner_.y + y});
            auto wall = static_cast<std::uint32_t>(y << row_shift_) * 2;
            for (std::int64_t x = 0; x < size_.width; ++x, ++at, wall += 2) {
                if (carver_.visited(at)) {
                    continue;
                }
                const std::uint64_t weights = wall_weights(key_, at);
                if (x + 1 < size_.width && !carver_.visited(carver_.neighbour(at, Direction::east))) {
                    use(static_cast<std::uint32_t>(weights), wall);
                }
                if (y + 1 < size_.height && !carver_.visited(carver_.neighbour(at, Direction::south))) {
                    use(static_cast<std::uint32_t>(weights >> 32U), wall + 1);
                }
            }
        }
    }

    /// Fills walls_ in ascending order: into buckets by the first bits of the weight, a few walls each, and
    /// then by insertion, which moves hardly anything far.
    void sort_walls() {
        const auto bucket_bits =
            static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(size_.cells())));
        const unsigned shift = 32 - bucket_bits;
        ends_.assign(std::size_t{1} << bucket_bits, 0);
        std::uint32_t count = 0;
        for_each_wall([&](std::uint32_t weight, std::uint32_t /*wall*/) {
            ++ends_[weight >> shift];
            ++count;
        });
        std::uint32_t begin = 0;
        for (std::uint32_t& end : ends_) {
            begin += std::exchange(end, begin);
        }
        walls_.resize(count);
        for_each_wall([&](std::uint32_t weight, std::uint32_t wall) {
            walls_[ends_[weight >> shift]++] = std::uint64_t{weight} << 32U | wall;
        });
        for (std::size_t i = 1; i < walls_.size(); ++i) {
            const std::uint64_t wall = walls_[i];
            std::size_t place = i;
            for (; place > 0 && walls_[place - 1] > wall; --place) {
                walls_[place] = walls_[place - 1];
            }
            walls_[place] = wall;
        }
    }

    void merge_zones() {
        for (const std::uint64_t entry : walls_) {
            const auto wall = static_cast<std::uint32_t>(entry);
            const std::uint32_t number = wall >> 1U;
            const std::uint32_t a = zones_.find(number);
            const std::uint32_t b = zones_.find(number + ((wall & 1U) == 0 ? 1U : 1U << row_shift_));
            if (a == b) {
                continue;
            }
            const Position at = carver_.position(cell(number));
            if (touches_rim_[a] != 0 && touches_rim_[b] != 0) {
                questions_.push_back({static_cast<std::uint64_t>(at) * 2 + (wall & 1U),
                                      tiling_.rim_number(cell(a)), tiling_.rim_number(cell(b)),
                                      static_cast<std::uint32_t>(entry >> 32U)});
            } else {
                carver_.open(at, side_of(wall));
            }
            touches_rim_[a] != 0 ? zones_.link(a, b) : zones_.link(b, a);  // a rim cell stays the root
        }
    }

    Carver& carver_;
    std::uint64_t key_;
    const Tiling& tiling_;
    Cell corner_;
    Size size_;
    unsigned row_shift_ = 0;
    UnionFind<std::uint32_t> zones_;
    std::vector<std::uint8_t> touches_rim_;  // for roots: their zone does
    std::vector<std::uint32_t> ends_;        // of the buckets
    std::vector<std::uint64_t> walls_;       // weight << 32 | number
    std::vector<OpenQuestion> questions_;
};

void add_walls_between_tiles(const Carver& carver, std::uint64_t key, const Tiling& tiling,
                             std::vector<OpenQuestion>& questions) {
    const auto [width, height] = carver.size();
    const std::int64_t side = tiling.side();
    questions.reserve(questions.size() +
                      static_cast<std::size_t>((width - 1) / side * height + (height - 1) / side * width));
    const auto add = [&](Cell cell, Direction d) {
        const Position at = carver.position(cell);
        if (!carver.visited(at) && !carver.visited(carver.neighbour(at, d))) {
            questions.push_back({static_cast<std::uint64_t>(at) * 2 + (d == Direction::south ? 1 : 0),
                                 tiling.rim_number(cell), tiling.rim_number(neighbour(cell, d)),
                                 wall_weight(key, at, d)});
        }
    };
    for (std::int64_t x = side - 1; x < width - 1; x += side) {
        for (std::int64_t y = 0; y < height; ++y) {
            add({x, y}, Direction::east);
        }
    }
    for (std::int64_t y = side - 1; y < height - 1; y += side) {
        for (std::int64_t x = 0; x < width; ++x) {
            add({x, y}, Direction::south);
        }
    }
}

/// Does all that tiles can do alone; gives what is left.
std::vector<OpenQuestion> work_in_tiles(Carver& carver, std::uint64_t key, const Tiling& tiling,
                                        int threads) {
    std::vector<OpenQuestion> questions;
    std::mutex mutex;
    std::atomic<std::int64_t> next_tile = 0;
    run_in_threads(threads, [&] {
        TileWorker worker(carver, key, tiling);
        for (std::int64_t tile = next_tile++; tile < tiling.count(); tile = next_tile++) {
            worker.work(tile);
        }
        const std::lock_guard lock(mutex);
        questions.insert(questions.end(), worker.questions().begin(), worker.questions().end());
    });
    return questions;
}

void decide(Carver& carver, const Tiling& tiling, std::vector<OpenQuestion>& questions) {
    std::sort(questions.begin(), questions.end());
    UnionFind<std::uint64_t> zones(tiling.rim_numbers());
    for (const OpenQuestion& question : questions) {
        if (zones.unite(question.rim_a, question.rim_b)) {
            carver.open(static_cast<Position>(question.wall >> 1U), side_of(question.wall));
        }
    }
}

}  // namespace

void carve_kruskal_tiled(Carver& carver, Rng& rng, const KruskalWork& work) {
    const std::uint64_t key = rng.next();
    const Tiling tiling(carver.size(), work.tile_side);
    // The trace has room for one writer, and shows the order of the weights.
    const auto threads =
        carver.traced() ? 1 : static_cast<int>(std::min<std::int64_t>(work.threads, tiling.count()));
    auto questions = work_in_tiles(carver, key, tiling, threads);
    if (tiling.count() > 1) {
        add_walls_between_tiles(carver, key, tiling, questions);
        decide(carver, tiling, questions);
    }
    carver.sort_trace(
        [key](Position at, Direction side) { return std::tuple(wall_weight(key, at, side), at, side); });
}

void carve_kruskal(Carver& carver, Rng& rng, const GenerateOptions& options) {
    carve_kruskal_tiled(carver, rng, {.threads = thread_count(options.threads)});
}

}  // namespace mazegen
