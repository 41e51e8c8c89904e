// How the values of keys and options are read. Each reader puts what it understood into its target, or says
// what is wrong with the text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "mazegen/parse.hpp"
#include "mazegen/result.hpp"
#include "words.hpp"

namespace mazeapp {

using Fault = std::optional<std::string>;

template <class T, class Target>
Fault take(mazegen::Result<T> result, Target& target) {
    if (!result) {
        return result.error().message;
    }
    target = *std::move(result);
    return std::nullopt;
}

Fault whole_above_zero(std::optional<std::int64_t>& target, std::string_view text);
Fault whole_from_zero(std::int64_t& target, std::string_view text);
Fault percent(std::optional<int>& target, std::string_view text);
/// A decimal number like 1.5.
Fault decimal(std::optional<double>& target, double least, double most, std::string_view text);
/// True, yes, y, on, t, 1 and their opposites, in any case.
Fault boolean(std::optional<bool>& target, std::string_view text);
/// "20x15": two whole numbers from 1 to `most`; `what` is what it is a size in.
Fault size(std::optional<mazegen::Size>& target, std::int64_t most, std::string_view what,
           std::string_view text);

template <class Table>
std::vector<std::string_view> names_of(const Table& table) {
    std::vector<std::string_view> names;
    names.reserve(std::size(table));
    for (const auto& row : table) {
        names.push_back(row.name);
    }
    return names;
}

/// A row of a table with names; `kind` is what the table lists.
template <class Row>
Fault choose(const Row*& target, const Row* found, std::span<const Row> table, std::string_view kind,
             std::string_view text) {
    if (found == nullptr) {
        return mazegen::quoted(text) + " is no " + std::string(kind) +
               "; there are: " + joined(names_of(table));
    }
    target = found;
    return std::nullopt;
}

}  // namespace mazeapp
