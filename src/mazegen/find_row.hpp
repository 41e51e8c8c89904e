// Finding a row of a table by its name, as people type it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace mazegen {

/// The row of that name in any case, with '-' read as '_'; null when there is none.
template <class Table>
auto find_row(const Table& table, std::string_view name) -> decltype(&table[0]) {
    std::string wanted(name);
    for (char& c : wanted) {
        if (c >= 'A' && c <= 'Z') {
            c = static_cast<char>(c - 'A' + 'a');
        } else if (c == '-') {
            c = '_';
        }
    }
    const auto row =
        std::find_if(table.begin(), table.end(), [&](const auto& r) { return r.name == wanted; });
    return row == table.end() ? nullptr : &*row;
}

}  // namespace mazegen
