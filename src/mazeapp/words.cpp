#include "words.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace mazeapp {

namespace {

/// Number of single edits between two words: insert, delete, replace, swap neighbours (Damerau and
/// Levenshtein, in the form where no part is edited twice).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last;
    std::vector<std::size_t> last(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) {
        last[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::vector<std::size_t> row(b.size() + 1, i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
        before_last = std::exchange(last, std::move(row));
    }
    return last.back();
}

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), to_lower);
    return result;
}

std::string upper_case(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), to_upper);
    return result;
}

std::string joined(std::span<const std::string_view> words) {
    std::string result;
    for (const std::string_view word : words) {
        result.append(result.empty() ? "" : ", ").append(word);
    }
    return result;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
    constexpr std::size_t longest = 40;  // longer ones are no misspellings, and cost time
    std::string_view best;
    std::size_t least = std::min<std::size_t>(2, word.size() / 3) + 1;
    for (const std::string_view candidate : words) {
        if (word.size() > longest) {
            break;
        }
        if (const std::size_t edits = distance(word, candidate); edits < least) {
            least = edits;
            best = candidate;
        }
    }
    return best;
}

std::string shown_bytes(double bytes) {
    constexpr std::array units = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    std::size_t unit = 0;
    for (; bytes >= 1000 && unit + 1 < units.size(); ++unit) {
        bytes /= 1024;
    }
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), unit == 0 ? "%.0f %s" : "%.1f %s", bytes, units[unit]);
    return text.data();
}

}  // namespace mazeapp
