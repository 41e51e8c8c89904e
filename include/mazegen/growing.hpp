// The rule by which the growing tree chooses the cell to grow from, as data.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "mazegen/result.hpp"

namespace mazegen {

/// Which of the active cells grows next. They are kept in the order in which they came; a cell that
/// leaves as `random` or `middle` gives its place to the newest.
enum class GrowingPick : std::uint8_t { newest, oldest, random, middle };

/// As rules name them, in the order of their values.
inline constexpr std::array<std::string_view, 4> kGrowingPicks = {"newest", "oldest", "random", "middle"};

/// Picks and how often each is taken; at least one has a weight above zero. A value.
class GrowingRule {
  public:
    /// newest:50,random:50
    GrowingRule() = default;

    /// 0 to 1,000,000,000; that of a pick that is never taken is 0.
    [[nodiscard]] std::int64_t weight(GrowingPick pick) const {
        return weights_[static_cast<std::size_t>(pick)];
    }

    friend bool operator==(const GrowingRule&, const GrowingRule&) = default;
    friend Result<GrowingRule> parse_growing_rule(std::string_view text);

  private:
    std::array<std::int64_t, 4> weights_{50, 0, 50, 0};
};

/// "newest:50,random:50", "oldest", "newest,random": picks separated by commas, each with a weight of
/// its own or of 1; blanks and tabs around picks and weights are dropped. Errors: a pick that is
/// unknown or named twice, a weight that is no whole number from 1 to 1,000,000,000.
Result<GrowingRule> parse_growing_rule(std::string_view text);

/// What `parse_growing_rule` reads as the same rule: "newest:50,random:50".
std::string to_string(const GrowingRule& rule);

}  // namespace mazegen
