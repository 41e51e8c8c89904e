#include "mazegen/hex.hpp"

#include <algorithm>
#include <array>

#include "bordered_grid.hpp"
#include "digits.hpp"
#include "hex_tail.hpp"
#include "mazegen/lines.hpp"
#include "mazegen/parse.hpp"

namespace mazegen {

namespace {

/// Without a branch, so that compilers do many cells at once.
char digit_of(std::uint8_t walls) { return static_cast<char>('0' + walls + (walls > 9 ? 'A' - '9' - 1 : 0)); }

/// Requires a hex digit; without a branch as well.
std::uint8_t walls_of(char c) { return static_cast<std::uint8_t>((c & 15) + (c > '9' ? 9 : 0)); }

}  // namespace

bool write_hex(const Maze& maze, const std::optional<HexTail>& tail, HexLayout layout, const Sink& sink) {
    Pieces text(sink);
    for (std::int64_t y = 0; y < maze.size().height && text.ok(); ++y) {
        for (auto row = maze.row(y); !row.empty();) {
            const auto part = row.first(std::min(row.size(), Pieces::kPieceBytes));
            std::transform(part.begin(), part.end(), text.place(part.size()), digit_of);
            text.take(part.size());
            row = row.subspan(part.size());
        }
        text.append("\n");
    }
    append_tail(text, tail, layout);
    return text.finish();
}

namespace {

/// Takes a fault; false when one is enough.
using Report = std::function<bool(Rule, std::string)>;

/// Reads a hex file part by part: rows, what follows them, then the walls against each other.
class HexReader {
  public:
    HexReader(std::string_view text, Report report) : lines_(text), report_(std::move(report)) {}

    /// Nothing when the grid could not be read whole, or when one fault was enough.
    std::optional<HexFile> read() {
        find_rows();
        if (rows_.empty()) {
            fault(Rule::form, "there are no rows: the file has no maze in it");
            return std::nullopt;
        }
        const Size size{characters(rows_.front()), static_cast<std::int64_t>(rows_.size())};
        const bool sound = judge_rows(size.width);
        std::optional<Ends> ends;
        std::string path;
        read_tail(size, ends, path);
        if (stopped_ || !is_rectangle()) {
            return std::nullopt;
        }
        Maze maze = take_walls();
        return sound && !stopped_ ? std::optional(HexFile{std::move(maze), ends, std::move(path)})
                                  : std::nullopt;
    }

  private:
    void fault(Rule rule, std::string text) { stopped_ = stopped_ || !report_(rule, std::move(text)); }
    static std::string at_line(std::int64_t line) { return "line " + std::to_string(line); }
    static std::string at_line(std::int64_t line, std::int64_t column) {
        return at_line(line) + ", column " + std::to_string(column);
    }

    /// The rows begin at the first line that is not blank and end before the next blank one.
    void find_rows() {
        while (lines_.next()) {
            const bool blank = trimmed(lines_.line()).empty();
            if (blank && !rows_.empty()) {
                return;
            }
            if (!blank) {
                first_line_ = rows_.empty() ? lines_.number() : first_line_;
                rows_.push_back(lines_.line());
            }
        }
    }

    /// Takes the first character off the text; a byte that is no UTF-8 counts as one.
    static std::string_view take_character(std::string_view& text) {
        const std::string_view character = text.substr(0, std::max<std::size_t>(utf8_length(text), 1));
        text.remove_prefix(character.size());
        return character;
    }
    static std::int64_t characters(std::string_view text) {
        std::int64_t count = 0;
        for (; !text.empty(); ++count) {
            take_character(text);
        }
        return count;
    }

    static bool all_digits(std::string_view row) {
        std::uint8_t others = 0;
        for (const char c : row) {  // to the end: many at once
            others = static_cast<std::uint8_t>(others | static_cast<std::uint8_t>(!is_hex_digit(c)));
        }
        return others == 0;
    }
    [[nodiscard]] bool is_rectangle() const {
        return std::ranges::all_of(rows_,
                                   [&](std::string_view row) { return row.size() == rows_.front().size(); });
    }

    /// Whether every row consists of digits and is as long as the first.
    bool judge_rows(std::int64_t width) {
        bool sound = true;
        for (std::size_t y = 0; y < rows_.size() && !stopped_; ++y) {
            if (!all_digits(rows_[y]) || static_cast<std::int64_t>(rows_[y].size()) != width) {
                judge_row(rows_[y], first_line_ + static_cast<std::int64_t>(y), width);
                sound = false;
            }
        }
        return sound;
    }

    /// Says what is wrong with the text of a row. Columns count characters, not bytes.
    void judge_row(std::string_view row, std::int64_t line, std::int64_t width) {
        std::int64_t column = 0;
        while (!row.empty() && !stopped_) {
            const std::string_view character = take_character(row);
            ++column;
            if (!all_digits(character)) {
                fault(Rule::form, at_line(line, column) + ": " + quoted(character) + " is not a hex digit");
            }
        }
        if (column != width && !stopped_) {
            fault(Rule::form, at_line(line) + ": the row is " + std::to_string(column) +
                                  " long, the first row is " + std::to_string(width));
        }
    }

    /// The walls of all cells, compared with each other. Requires rows of one length. A cell that is no
    /// digit is marked as visited and takes no part in the comparison.
    Maze take_walls() {
        Maze maze({static_cast<std::int64_t>(rows_.front().size()), static_cast<std::int64_t>(rows_.size())});
        BorderedGrid grid(maze);
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            Position at = grid.position({0, static_cast<std::int64_t>(y)});
            if (all_digits(rows_[y])) {
                std::ranges::transform(rows_[y], &grid[at], walls_of);
                continue;
            }
            for (const char c : rows_[y]) {
                if (is_hex_digit(c)) {
                    grid[at] = walls_of(c);
                } else {
                    grid.visit(at);
                }
                ++at;
            }
        }
        compare_walls(maze.size(), grid);
        grid.clear_scratch();
        return maze;
    }

    /// What follows the grid: entry, exit, path, each on a line of its own.
    void read_tail(Size size, std::optional<Ends>& ends, std::string& path) {
        std::vector<std::pair<std::int64_t, std::string_view>> parts;
        while (!stopped_ && lines_.next()) {
            const std::string_view part = trimmed(lines_.line());
            if (part.empty()) {
                continue;
            }
            if (parts.size() == 3) {
                fault(Rule::form, at_line(lines_.number()) + ": " + quoted(part) + " stands after the path");
                break;
            }
            parts.emplace_back(lines_.number(), part);
        }
        if (parts.empty() || stopped_) {
            return;
        }
        const auto entry = read_end(parts[0], "entry", size);
        if (parts.size() == 1) {
            fault(Rule::form, at_line(parts[0].first) + ": an entry without an exit");
            return;
        }
        const auto exit = read_end(parts[1], "exit", size);
        if (entry && exit && *entry == *exit) {
            fault(Rule::ends,
                  at_line(parts[1].first) + ": entry and exit are the same cell, " + to_string(*exit));
        } else if (entry && exit) {
            ends = Ends{*entry, *exit};
        }
        if (parts.size() == 3) {
            path = read_path(parts[2].second, parts[2].first);
        }
    }

    std::optional<Cell> read_end(const std::pair<std::int64_t, std::string_view>& part, std::string_view name,
                                 Size size) {
        const auto cell = parse_cell(part.second);
        if (!cell) {
            fault(Rule::form, at_line(part.first) + ": " + std::string(name) + ": " + cell.error().message);
            return std::nullopt;
        }
        if (!contains(size, *cell)) {
            fault(Rule::ends, at_line(part.first) + ": the " + std::string(name) + ' ' + to_string(*cell) +
                                  " lies outside the maze of " + to_string(size) + " cells");
            return std::nullopt;
        }
        return *cell;
    }

    /// The letters in upper case; empty when one is wrong.
    std::string read_path(std::string_view text, std::int64_t line) {
        std::string path(text);
        for (std::size_t i = 0; i < path.size(); ++i) {
            path[i] = path[i] >= 'a' && path[i] <= 'z' ? static_cast<char>(path[i] - 'a' + 'A') : path[i];
            if (!direction_of(path[i])) {
                std::string_view rest = text.substr(i);
                fault(Rule::form, at_line(line, static_cast<std::int64_t>(i) + 1) + ": " +
                                      quoted(take_character(rest)) + " is no step of a path (N, E, S, W)");
                return {};
            }
        }
        return path;
    }

    /// Compares each wall with its other side, and closes those that disagree. The border around
    /// the grid is closed, so an opening to the outside disagrees with it.
    void compare_walls(Size size, BorderedGrid& grid) {
        for (std::int64_t y = 0; y <= size.height && !stopped_; ++y) {
            Position at = grid.position({0, y});
            if (row_agrees(grid, at, size.width)) {
                continue;
            }
            for (std::int64_t x = 0; x <= size.width; ++x, ++at) {
                for (const Direction d : {Direction::north, Direction::west}) {
                    const Position beyond = at + grid.step(d);
                    if (grid.has_wall(at, d) != grid.has_wall(beyond, opposite(d)) && !grid.visited(at) &&
                        !grid.visited(beyond)) {
                        report_wall(size, {x, y}, d);
                        grid[at] |= wall_bit(d);
                        grid[beyond] |= wall_bit(opposite(d));
                    }
                }
            }
        }
    }

    /// Whether all walls north and west of a row's cells, and of the border after them, have equal sides.
    static bool row_agrees(const BorderedGrid& grid, Position row, std::int64_t width) {
        const std::uint8_t* const here = &grid[row];
        const std::uint8_t* const above = here + grid.step(Direction::north);
        const std::uint8_t* const before = here + grid.step(Direction::west);
        unsigned differ = 0;
        for (std::int64_t x = 0; x <= width; ++x) {  // to the end: many at once
            const unsigned north = here[x] ^ unsigned { above[x] } >> 2U;
            const unsigned west = unsigned{here[x]} >> 3U ^ unsigned { before[x] } >> 1U;
            differ |= (north | west) & 1U;
        }
        return differ == 0;
    }

    void report_wall(Size size, Cell cell, Direction d) {
        const Cell beyond = neighbour(cell, d);
        const Cell shown = contains(size, cell) ? cell : beyond;
        constexpr std::array<std::string_view, 4> names = {"north", "east", "south", "west"};
        const std::string_view outside = names[static_cast<unsigned>(shown == cell ? d : opposite(d))];
        const std::string where = at_line(first_line_ + shown.y, shown.x + 1);
        if (contains(size, cell) && contains(size, beyond)) {
            fault(Rule::walls, where + ": cells " + to_string(beyond) + " and " + to_string(cell) +
                                   " disagree about the wall between them");
        } else {
            fault(Rule::border,
                  where + ": cell " + to_string(shown) + " is open to the outside, " + std::string(outside));
        }
    }

    LineReader lines_;
    Report report_;
    bool stopped_ = false;
    std::vector<std::string_view> rows_;
    std::int64_t first_line_ = 0;  // of the rows
};

}  // namespace

Result<HexFile> read_hex(std::string_view text) {
    std::string first_fault;
    auto file = HexReader(text, [&](Rule, std::string fault) {
                    first_fault = std::move(fault);
                    return false;
                }).read();
    if (!first_fault.empty()) {
        return Error{ErrorCode::bad_input, std::move(first_fault)};
    }
    return *std::move(file);
}

std::optional<HexFile> read_hex(std::string_view text, Findings& findings) {
    return HexReader(text,
                     [&](Rule rule, std::string fault) {
                         findings.add(rule, std::move(fault));
                         return true;
                     })
        .read();
}

}  // namespace mazegen
