#include "mazegen/stats.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "bordered_grid.hpp"

namespace mazegen {

namespace {

// Marks in the scratch bits of the working copy.
constexpr std::uint8_t kCounted = 0x80;   // by the first search
constexpr std::uint8_t kMeasured = 0x40;  // by the second
constexpr std::uint8_t kWalked = 0x20;    // part of a corridor that is known

unsigned openings_of(BorderedGrid& grid, Position at) { return ~static_cast<unsigned>(grid[at]) & kAllWalls; }
int degree(BorderedGrid& grid, Position at) { return std::popcount(openings_of(grid, at)); }
bool has_mark(BorderedGrid& grid, Position at, std::uint8_t mark) { return (grid[at] & mark) != 0; }

template <class Visit>
void for_each_cell(const BorderedGrid& grid, Visit visit) {
    const Size size = grid.size();
    for (std::int64_t y = 0; y < size.height; ++y) {
        const Position row = grid.position({0, y});
        for (Position at = row; at < row + size.width; ++at) {
            visit(at);
        }
    }
}

void count_cells(BorderedGrid& grid, Stats& stats) {
    constexpr unsigned north_south = 0b0101;
    constexpr unsigned east_west = 0b1010;
    for_each_cell(grid, [&](Position at) {
        const unsigned openings = openings_of(grid, at);
        const auto count = static_cast<std::size_t>(std::popcount(openings));
        ++stats.cells_with[count];
        stats.openings += static_cast<std::int64_t>(count);
        const bool straight = openings == north_south || openings == east_west;
        stats.straights += straight ? 1 : 0;
        stats.turns += count == 2 && !straight ? 1 : 0;
    });
    stats.openings /= 2;  // each was seen from both sides
    stats.closed_cells = stats.cells_with[0];
}

struct Farthest {
    Position at;
    std::int64_t steps;
};

/// A cell that is farthest from `from`; marks all that can be reached. Requires that none of it is marked.
Farthest farthest(BorderedGrid& grid, Position from, std::uint8_t mark) {
    std::vector<Position> frontier{from};
    std::vector<Position> next;
    grid[from] |= mark;
    for (std::int64_t steps = 0;; ++steps) {
        for (const Position at : frontier) {
            for (const Direction d : kDirections) {
                const Position beyond = at + grid.step(d);
                if (!grid.has_wall(at, d) && !has_mark(grid, beyond, mark)) {
                    grid[beyond] |= mark;
                    next.push_back(beyond);
                }
            }
        }
        if (next.empty()) {
            return {frontier.front(), steps};
        }
        frontier.swap(next);
        next.clear();
    }
}

/// Two searches in each connected part: the first finds an end of a longest path, the second its length.
void measure_parts(BorderedGrid& grid, Stats& stats) {
    std::int64_t parts = 0;
    for_each_cell(grid, [&](Position at) {
        if (openings_of(grid, at) != 0 && !has_mark(grid, at, kCounted)) {
            ++parts;
            const Position end = farthest(grid, at, kCounted).at;
            stats.diameter = std::max(stats.diameter, farthest(grid, end, kMeasured).steps);
        }
    });
    const std::int64_t open_cells = stats.size.cells() - stats.closed_cells;
    stats.loops = stats.openings - open_cells + parts;
    stats.diameter_exact = stats.loops == 0;
}

/// Steps from a cell through one of its openings to the next cell that is no passage, or round to itself.
std::int64_t walk_corridor(BorderedGrid& grid, Position start, Direction d) {
    std::int64_t steps = 0;
    Position at = start;
    do {
        at += grid.step(d);
        ++steps;
        if (degree(grid, at) != 2) {
            break;
        }
        grid[at] |= kWalked;
        d = static_cast<Direction>(
            std::countr_zero(openings_of(grid, at) & ~unsigned{wall_bit(opposite(d))}));
    } while (at != start);
    return steps;
}

std::int64_t longest_corridor(BorderedGrid& grid) {
    std::int64_t longest = 0;
    const auto walk = [&](Position at, Direction d) {
        if (!grid.has_wall(at, d) && !has_mark(grid, at + grid.step(d), kWalked)) {
            longest = std::max(longest, walk_corridor(grid, at, d));
        }
    };
    for_each_cell(grid, [&](Position at) {
        if (degree(grid, at) != 2) {
            std::ranges::for_each(kDirections, [&](Direction d) { walk(at, d); });
        }
    });
    for_each_cell(grid, [&](Position at) {  // what is left are rings
        if (degree(grid, at) == 2 && !has_mark(grid, at, kWalked)) {
            std::ranges::for_each(kDirections, [&](Direction d) { walk(at, d); });
        }
    });
    return longest;
}

std::int64_t count_turns(std::string_view letters) {
    std::int64_t turns = 0;
    for (std::size_t i = 1; i < letters.size(); ++i) {
        turns += letters[i] != letters[i - 1] ? 1 : 0;
    }
    return turns;
}

double share(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

PathStats measure_path(BorderedGrid& grid, const Path& path, const Stats& stats) {
    constexpr std::int64_t half_of_choices = 20;
    const std::int64_t open_cells = stats.size.cells() - stats.closed_cells;
    const auto length = static_cast<std::int64_t>(path.letters.size());
    const std::int64_t turns = count_turns(path.letters);
    Position at = grid.position(path.entry);
    std::int64_t wrong_turnings = path.letters.empty() ? 0 : 1;  // the entry has no way back
    for (const char letter : path.letters) {
        wrong_turnings += degree(grid, at) - 2;
        at += grid.step(direction_of(letter).value());
    }
    const Cell exit = grid.cell(at);
    const auto between = [](std::int64_t a, std::int64_t b) { return std::max(a, b) - std::min(a, b); };
    const std::int64_t distance = between(exit.x, path.entry.x) + between(exit.y, path.entry.y);
    return {.length = length,
            .turns = turns,
            .share = share(length + 1, open_cells),
            .difficulty = {.detour = 100 * share(length - distance, length),
                           .turns = 100 * share(turns, std::max<std::int64_t>(length - 1, 0)),
                           .choices = 100 * share(wrong_turnings, wrong_turnings + half_of_choices),
                           .dead_ends = std::min(100.0, 200 * share(stats.dead_ends(), open_cells))}};
}

}  // namespace

Stats statistics(const Maze& maze, const std::optional<Path>& path, std::int64_t lone) {
    Maze copy = maze;
    BorderedGrid grid(copy);
    Stats stats;
    stats.size = maze.size();
    count_cells(grid, stats);
    measure_parts(grid, stats);
    stats.closed_cells -= lone;
    stats.longest_corridor = longest_corridor(grid);
    if (path) {
        stats.path = measure_path(grid, *path, stats);
        stats.diameter = std::max(stats.diameter, stats.path->length);
    }
    return stats;
}

void add_to(JsonObject& object, const Stats& stats) {
    object.add("width", stats.size.width);
    object.add("height", stats.size.height);
    object.add("cells", stats.size.cells());
    object.add("pattern_cells", stats.closed_cells);
    object.add("openings", stats.openings);
    object.add("loops", stats.loops);
    object.add("dead_ends", stats.dead_ends());
    JsonObject passages;
    for (std::size_t count = 1; count < stats.cells_with.size(); ++count) {
        passages.add(std::to_string(count), stats.cells_with[count]);
    }
    object.add("passages", passages);
    object.add("straights", stats.straights);
    object.add("turns", stats.turns);
    object.add("longest_corridor", stats.longest_corridor);
    object.add("diameter", stats.diameter);
    object.add("diameter_exact", stats.diameter_exact);
    if (!stats.path) {
        object.add_null("solution");
        object.add_null("difficulty");
        return;
    }
    JsonObject solution;
    solution.add("length", stats.path->length);
    solution.add("turns", stats.path->turns);
    solution.add("share", stats.path->share);
    object.add("solution", solution);
    const Difficulty& parts = stats.path->difficulty;
    JsonObject difficulty;
    difficulty.add("score", parts.score());
    difficulty.add("detour", parts.detour);
    difficulty.add("turns", parts.turns);
    difficulty.add("choices", parts.choices);
    difficulty.add("dead_ends", parts.dead_ends);
    object.add("difficulty", difficulty);
}

}  // namespace mazegen
