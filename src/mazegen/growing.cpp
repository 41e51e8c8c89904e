#include "mazegen/growing.hpp"

#include <algorithm>

#include "mazegen/parse.hpp"

namespace mazegen {

namespace {

Error bad_rule(std::string_view text, const std::string& problem) {
    return {ErrorCode::bad_value, quoted(text) + problem};
}

Result<std::int64_t> parse_weight(std::string_view text) {
    constexpr std::int64_t most = 1'000'000'000;
    auto weight = parse_whole(text);
    if (!weight || *weight < 1 || *weight > most) {
        return bad_rule(text, " is no weight, a whole number from 1 to " + std::to_string(most));
    }
    return weight;
}

}  // namespace

Result<GrowingRule> parse_growing_rule(std::string_view text) {
    GrowingRule rule;
    rule.weights_ = {};
    for (bool more = true; more;) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        more = comma != std::string_view::npos;
        text.remove_prefix(more ? comma + 1 : text.size());

        const std::size_t colon = part.find(':');
        const std::string_view name = trimmed(part.substr(0, colon));
        const auto* const pick = std::ranges::find(kGrowingPicks, name);
        if (pick == kGrowingPicks.end()) {
            return bad_rule(name, " is none of newest, oldest, random, middle");
        }
        std::int64_t& weight = rule.weights_[static_cast<std::size_t>(pick - kGrowingPicks.begin())];
        if (weight != 0) {
            return bad_rule(name, " is named twice");
        }
        const auto read = colon == std::string_view::npos ? Result<std::int64_t>(1)
                                                          : parse_weight(trimmed(part.substr(colon + 1)));
        if (!read) {
            return read.error();
        }
        weight = *read;
    }
    return rule;
}

std::string to_string(const GrowingRule& rule) {
    std::string text;
    for (std::size_t i = 0; i < kGrowingPicks.size(); ++i) {
        if (const std::int64_t weight = rule.weight(static_cast<GrowingPick>(i)); weight != 0) {
            text += text.empty() ? "" : ",";
            text += kGrowingPicks[i];
            text += ':' + std::to_string(weight);
        }
    }
    return text;
}

}  // namespace mazegen
