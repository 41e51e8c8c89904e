#include "mazegen/check.hpp"

#include <algorithm>

#include "bordered_grid.hpp"
#include "mazegen/loops.hpp"
#include "mazegen/pattern.hpp"
#include "mazegen/solve.hpp"

namespace mazegen {

void Findings::add(Rule rule, std::string text) {
    constexpr std::size_t shown = 5;
    Kind& kind = kinds_[static_cast<std::size_t>(rule)];
    ++kind.count;
    if (kind.first.size() < shown) {
        kind.first.push_back(std::move(text));
    }
}

bool Findings::empty() const {
    return std::ranges::all_of(kinds_, [](const Kind& kind) { return kind.count == 0; });
}

std::vector<std::string> Findings::lines() const {
    std::vector<std::string> lines;
    for (const Kind& kind : kinds_) {
        lines.insert(lines.end(), kind.first.begin(), kind.first.end());
        const std::int64_t rest = kind.count - static_cast<std::int64_t>(kind.first.size());
        if (rest > 0) {
            lines.push_back("... and " + std::to_string(rest) + " more like the one before");
        }
    }
    return lines;
}

namespace {

/// The 42 in the two forms in use: the program's own, and one whose 4 is open at the upper right.
constexpr std::array<PatternForm, 2> kForms = {
    kPattern,
    {
        "#...###",  //
        "#.....#",  //
        "###.###",  //
        "..#.#..",  //
        "..#.###",
    },
};

template <class Visit>
void for_each_cell(Size size, Visit visit) {
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            visit(Cell{x, y});
        }
    }
}

class Judge {
  public:
    Judge(const Maze& maze, const CheckOptions& options, Findings& findings)
        : maze_(maze), scratch_(maze), grid_(scratch_), options_(options), findings_(findings) {}

    void judge(const std::optional<Ends>& ends, std::string_view path) {
        judge_closed_cells();
        std::optional<Cell> start = first_open_cell();
        if (ends && judge_ends(*ends)) {
            start = ends->entry;
        }
        if (start) {
            visit_all_from(*start);
            judge_reach(*start);
            visit_the_rest();
            judge_loops();
        }
        for (const Cell corner : find_open_areas(maze_)) {
            findings_.add(Rule::open_area, "the 3x3 block at " + to_string(corner) + " has no wall inside");
        }
        if (ends && maze_.contains(ends->entry) && maze_.contains(ends->exit) && ends->entry != ends->exit &&
            !path.empty()) {
            judge_path(*ends, path);
        }
    }

  private:
    /// The cells of the first complete 42; none when there is none.
    [[nodiscard]] std::vector<Cell> find_pattern(const std::vector<Cell>& closed) const {
        for (const PatternForm& form : kForms) {
            for (const Cell corner : closed) {
                std::vector<Cell> cells = form_cells(form, corner);
                if (std::ranges::all_of(cells,
                                        [&](Cell c) { return maze_.contains(c) && maze_.is_closed(c); })) {
                    return cells;
                }
            }
        }
        return {};
    }

    void judge_closed_cells() {
        if (maze_.size().cells() == 1) {
            return;  // the only cell of a maze has nothing to open to
        }
        std::vector<Cell> closed;
        for_each_cell(maze_.size(), [&](Cell c) {
            if (maze_.is_closed(c)) {
                closed.push_back(c);
            }
        });
        const std::vector<Cell> pattern = find_pattern(closed);
        for (const Cell c : closed) {
            if (std::ranges::find(pattern, c) == pattern.end()) {
                findings_.add(Rule::closed,
                              "cell " + to_string(c) + " is closed on all sides and no part of a 42");
            } else if (options_.pattern == false) {
                findings_.add(Rule::pattern, "cell " + to_string(c) + " belongs to a 42, and none is wanted");
            }
        }
        if (options_.pattern == true && pattern.empty() && has_room_for_pattern(maze_.size())) {
            const Cell corner = pattern_cells(maze_.size()).front();
            findings_.add(Rule::pattern, "there is no 42, which would begin at " + to_string(corner));
        }
    }

    [[nodiscard]] std::optional<Cell> first_open_cell() const {
        std::optional<Cell> first;
        for_each_cell(maze_.size(), [&](Cell c) {
            if (!first && !maze_.is_closed(c)) {
                first = c;
            }
        });
        return first;
    }

    /// Whether both ends are two cells that a path could join.
    bool judge_ends(const Ends& ends) {
        const auto judge_end = [&](std::string_view name, Cell cell) {
            if (!maze_.contains(cell)) {
                findings_.add(Rule::ends,
                              std::string(name) + ' ' + to_string(cell) + " lies outside the maze");
            } else if (maze_.is_closed(cell)) {
                findings_.add(Rule::ends,
                              std::string(name) + ' ' + to_string(cell) + " is closed on all sides");
            }
        };
        judge_end("entry", ends.entry);
        judge_end("exit", ends.exit);
        if (ends.entry == ends.exit) {
            findings_.add(Rule::ends, "entry and exit are the same cell, " + to_string(ends.entry));
        }
        return findings_.count(Rule::ends) == 0;
    }

    void visit_all_from(Cell start) {
        std::vector<Position> open{grid_.position(start)};
        grid_[open.back()] |= BorderedGrid::kVisited | BorderedGrid::kRoot;
        while (!open.empty()) {
            const Position at = open.back();
            open.pop_back();
            for (const Direction d : kDirections) {
                const Position beyond = at + grid_.step(d);
                if (!grid_.has_wall(at, d) && !grid_.visited(beyond)) {
                    grid_.visit(beyond, opposite(d));
                    open.push_back(beyond);
                }
            }
        }
    }

    void judge_reach(Cell start) {
        for_each_cell(maze_.size(), [&](Cell c) {
            if (!maze_.is_closed(c) && !grid_.visited(grid_.position(c))) {
                findings_.add(Rule::reach,
                              "cell " + to_string(c) + " cannot be reached from " + to_string(start));
            }
        });
    }

    /// The parts of the maze that cannot be reached may have loops, too.
    void visit_the_rest() {
        for_each_cell(maze_.size(), [&](Cell c) {
            if (!grid_.visited(grid_.position(c))) {
                visit_all_from(c);
            }
        });
    }

    /// Whether the visit came to this cell from its neighbour on that side.
    [[nodiscard]] bool came_from(Position at, Direction d) {
        return (grid_[at] & BorderedGrid::kRoot) == 0 && grid_.way_back(at) == d;
    }

    /// An opening between two cells neither of which was visited from the other closes a loop.
    void judge_loops() {
        if (!options_.perfect) {
            return;
        }
        bool any = false;
        for_each_cell(maze_.size(), [&](Cell c) {
            const Position at = grid_.position(c);
            for (const Direction d : {Direction::east, Direction::south}) {
                const Position beyond = at + grid_.step(d);
                if (grid_.has_wall(at, d) || came_from(at, d) || came_from(beyond, opposite(d))) {
                    continue;
                }
                any = true;
                if (*options_.perfect) {
                    findings_.add(Rule::loops, "a loop runs through the opening between " + to_string(c) +
                                                   " and " + to_string(neighbour(c, d)));
                }
            }
        });
        if (!*options_.perfect && !any && can_add_loop(maze_)) {
            findings_.add(Rule::loops, "there is no loop, and one is wanted");
        }
    }

    void judge_path(const Ends& ends, std::string_view path) {
        Cell at = ends.entry;
        for (std::size_t i = 0; i < path.size(); ++i) {
            const auto d = direction_of(path[i]);
            if (!d || maze_.has_wall(at, *d)) {
                findings_.add(Rule::path, "step " + std::to_string(i + 1) + " of the path, " + path[i] +
                                              ", runs into a wall at " + to_string(at));
                return;
            }
            at = neighbour(at, *d);
        }
        if (at != ends.exit) {
            findings_.add(Rule::path,
                          "the path ends at " + to_string(at) + ", not at the exit " + to_string(ends.exit));
            return;
        }
        const auto shortest = solve(maze_, ends);
        if (shortest && shortest->letters.size() != path.size()) {
            findings_.add(Rule::path, "the path has " + std::to_string(path.size()) +
                                          " steps, the shortest has " +
                                          std::to_string(shortest->letters.size()));
        }
    }

    const Maze& maze_;
    Maze scratch_;  // a copy whose spare bits keep the visit
    BorderedGrid grid_;
    const CheckOptions& options_;
    Findings& findings_;
};

}  // namespace

void check(const Maze& maze, const std::optional<Ends>& ends, std::string_view path,
           const CheckOptions& options, Findings& findings) {
    Judge(maze, options, findings).judge(ends, path);
}

}  // namespace mazegen
