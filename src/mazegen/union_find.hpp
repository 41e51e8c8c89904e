// Which things belong together: sets that can only merge.
#pragma once

#include <concepts>
#include <cstddef>
#include <numeric>
#include <vector>

namespace mazegen {

/// Sets of the numbers 0 to count - 1, each alone at first; one Index of memory a number. Paths are
/// halved while they are followed, and the root that is named first stays one: nearly O(1) a call.
/// Source: Robert Tarjan and Jan van Leeuwen, "Worst-case analysis of set union algorithms", JACM 31(2),
/// 1984.
template <std::unsigned_integral Index>
class UnionFind {
  public:
    UnionFind() = default;
    explicit UnionFind(std::size_t count) { reset(count); }

    /// Begins again with `count` numbers, each alone.
    void reset(std::size_t count) {
        parents_.resize(count);
        std::iota(parents_.begin(), parents_.end(), Index{0});
    }
    [[nodiscard]] std::size_t count() const { return parents_.size(); }
    [[nodiscard]] bool is_root(Index i) const { return parents_[i] == i; }

    /// The root of the set of i: the same for all of its numbers.
    Index find(Index i) {
        while (parents_[i] != i) {
            parents_[i] = parents_[parents_[i]];
            i = parents_[i];
        }
        return i;
    }
    /// Merges the sets of both; false when they were one. The root of `a` stays a root.
    bool unite(Index a, Index b) {
        a = find(a);
        b = find(b);
        link(a, b);
        return a != b;
    }
    /// Puts the set of b under a. Requires two roots.
    void link(Index a, Index b) { parents_[b] = a; }

  private:
    std::vector<Index> parents_;
};

}  // namespace mazegen
