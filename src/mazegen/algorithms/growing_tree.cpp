// growing_tree: the growing tree with its rule as data.
//   Idea        a list of active cells; the rule names one: when it has a free neighbour, carve to a
//               random one of these and put it on the list, otherwise take the cell off the list
//   Its mazes   newest: those of dfs; random: those of dfs_gt; oldest: straight corridors away from the
//               start; middle: between these. Weights mix them: newest:50,random:50 has long corridors
//               with many short branches
//   Properties  perfect, not uniform
//   Cost        O(cells); the list holds the rim of what has grown, or with `newest` alone the way from
//               the start, up to 8 bytes for each of two cells in three
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 11; Walter Pullen, "Think Labyrinth"
#include "algorithms.hpp"
#include "grow.hpp"
#include "mazegen/generate.hpp"

namespace mazegen {

namespace {

/// The picks of a rule in their shares; a rule of a single pick draws nothing.
class Picks {
  public:
    Picks(const GrowingRule& rule, Rng& rng) : rng_(&rng) {
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            const auto weight = static_cast<std::uint64_t>(rule.weight(static_cast<GrowingPick>(i)));
            total_ += weight;
            ends_[i] = total_;
            if (weight != 0) {
                ++count_;
                last_ = static_cast<GrowingPick>(i);
            }
        }
    }

    GrowingPick operator()() {
        if (count_ == 1) {
            return last_;
        }
        const std::uint64_t drawn = rng_->below(total_);
        // Adding up comparisons needs no branch that would be guessed wrong.
        return static_cast<GrowingPick>((drawn >= ends_[0]) + (drawn >= ends_[1]) + (drawn >= ends_[2]));
    }

  private:
    Rng* rng_;
    std::array<std::uint64_t, 4> ends_{};  // of each pick's share of the numbers below the total
    std::uint64_t total_ = 0;
    int count_ = 0;
    GrowingPick last_ = GrowingPick::newest;
};

}  // namespace

void carve_growing_tree(Carver& carver, Rng& rng, const GenerateOptions& options) {
    grow(carver, rng, Picks(options.growing, rng));
}

}  // namespace mazegen
