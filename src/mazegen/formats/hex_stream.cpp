#include <array>
#include <cstring>
#include <utility>

#include "algorithms/row_path.hpp"
#include "algorithms/rows.hpp"
#include "hex_tail.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/stream.hpp"
#include "options.hpp"

namespace mazegen {

namespace {

/// The same in each of the eight bytes of a word.
constexpr std::uint64_t in_each_byte(std::uint8_t value) { return value * std::uint64_t{0x0101010101010101}; }

/// For each byte its bits as eight bytes, the lowest bit in the first byte in memory.
constexpr auto kSpread = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        for (unsigned i = 0; i < 8; ++i) {
            table[byte][i] = static_cast<std::uint8_t>(byte >> i & 1U);
        }
    }
    return table;
}();

/// The bits of eight cells from number `first` on, as bytes of 0 or 1.
std::uint64_t spread(std::uint64_t cells, unsigned first) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, kSpread[cells >> first & 0xFFU].data(), sizeof bytes);
    return bytes;
}

/// What 64 cells open, a bit a cell.
struct Openings {
    std::uint64_t north, east, south, west;
};

/// Writes 64 digits. Eight of them at once in one word: no byte of it ever carries over into the next.
void write_digits(const Openings& open, char* to) {
    for (unsigned first = 0; first < 64; first += 8) {
        const std::uint64_t walls =
            in_each_byte(kAllWalls) - (spread(open.north, first) | spread(open.east, first) << 1U |
                                       spread(open.south, first) << 2U | spread(open.west, first) << 3U);
        const std::uint64_t letters = (walls + in_each_byte(6)) >> 4U & in_each_byte(1);
        const std::uint64_t digits = walls + in_each_byte('0') + letters * ('A' - '9' - 1);
        std::memcpy(to + first, &digits, sizeof digits);
    }
}

/// Writes a row; `north` is what the row above opens to the south.
void write_row(const std::vector<std::uint64_t>& north, const RowOpenings& row, std::int64_t width,
               Pieces& text) {
    std::uint64_t west = 0;  // whether the cell before the word opens to the east
    std::size_t left = static_cast<std::size_t>(width);
    for (std::size_t i = 0; left > 0 && text.ok(); ++i) {
        constexpr std::size_t word_cells = RowOpenings::kWordCells;
        write_digits({north[i], row.east[i], row.south[i], row.east[i] << 1U | west}, text.place(word_cells));
        west = row.east[i] >> (word_cells - 1);
        const std::size_t count = std::min(left, word_cells);
        text.take(count);
        left -= count;
    }
    text.append("\n");
}

}  // namespace

std::optional<Error> problem_with_stream(const GenerateOptions& options, bool with_path) {
    if (auto problem = problem_with(options)) {
        return problem;
    }
    const Algorithm& algorithm = *find_algorithm(options.algorithm);
    const std::string name(algorithm.name);
    if (algorithm.rows == nullptr) {
        return Error{ErrorCode::bad_value, name + " needs the whole grid"};
    }
    if (with_path && !algorithm.one_way_south) {
        return Error{ErrorCode::bad_value, name + " needs the whole grid for the path"};
    }
    if (options.loops_percent > 0 || options.braid > 0 || !closed_cells(options).empty()) {
        return Error{ErrorCode::bad_value, "loops, braid and pattern need the whole grid"};
    }
    return std::nullopt;
}

Result<std::string> stream_hex(const GenerateOptions& options, const std::optional<Ends>& ends,
                               HexLayout layout, const Sink& sink) {
    auto problem = problem_with_stream(options, ends.has_value());
    if (!problem && ends) {
        problem = problem_with(options.size, *ends);
    }
    if (problem) {
        return *problem;
    }
    const auto [width, height] = options.size;
    Rng rng = rng_of_walls(options);
    const auto rows = find_algorithm(options.algorithm)->rows(width, rng);
    RowOpenings row(width);
    std::vector<std::uint64_t> north(row.south.size());
    std::optional<RowPath> path;
    if (ends) {
        path.emplace(*ends);
    }
    Pieces text(sink);
    for (std::int64_t y = 0; y < height && text.ok(); ++y) {
        rows->next_row(y + 1 == height, row);
        if (options.progress != nullptr) {
            options.progress->fetch_add(width, std::memory_order_relaxed);
        }
        write_row(north, row, width, text);
        if (path) {
            path->pass(y, row);
        }
        north.swap(row.south);
    }
    if (!text.ok()) {
        return std::string{};
    }
    std::string letters = path ? std::move(*path).letters() : std::string{};
    append_tail(text, ends ? std::optional(HexTail{*ends, letters}) : std::nullopt, layout);
    text.finish();
    return letters;
}

}  // namespace mazegen
