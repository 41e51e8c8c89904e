#include "maze_walk.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace maze_test {
namespace {

struct Way {
    int dx;
    int dy;
    int wall;        // in the cell that is left
    int other_wall;  // in the cell that is entered
    char letter;
};

constexpr std::array<Way, 4> kWays = {{
    {0, -1, 1, 4, 'N'},
    {1, 0, 2, 8, 'E'},
    {0, 1, 4, 1, 'S'},
    {-1, 0, 8, 2, 'W'},
}};

constexpr std::array<std::string_view, 5> kFortyTwo = {
    "X X XXX",  //
    "X X   X",  //
    "XXX XXX",  //
    "  X X  ",  //
    "  X XXX",
};

int width_of(const WallGrid& grid) { return grid.empty() ? 0 : static_cast<int>(grid.front().size()); }

int height_of(const WallGrid& grid) { return static_cast<int>(grid.size()); }

bool inside(const WallGrid& grid, int x, int y) {
    return x >= 0 && y >= 0 && x < width_of(grid) && y < height_of(grid);
}

template <class Grid>
auto& at(Grid& grid, int x, int y) {
    return grid[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

std::string name(int x, int y) { return std::to_string(x) + "," + std::to_string(y); }

bool is_open_block(const WallGrid& grid, int left, int top) {
    if (!inside(grid, left, top) || !inside(grid, left + 2, top + 2)) {
        return false;
    }
    for (int y = top; y < top + 3; ++y) {
        for (int x = left; x < left + 3; ++x) {
            if ((x < left + 2 && (at(grid, x, y) & 2) != 0) || (y < top + 2 && (at(grid, x, y) & 4) != 0)) {
                return false;
            }
        }
    }
    return true;
}

// How many steps each cell is away from the start; -1 where nothing leads. Wave by wave.
std::vector<std::vector<int>> distances_from(const WallGrid& grid, Spot start) {
    std::vector<std::vector<int>> distance(grid.size(), std::vector<int>(grid.front().size(), -1));
    std::vector<Spot> wave = {start};
    at(distance, start.x, start.y) = 0;
    for (int steps = 1; !wave.empty(); ++steps) {
        std::vector<Spot> next;
        for (const Spot spot : wave) {
            for (const Way& way : kWays) {
                const int x = spot.x + way.dx;
                const int y = spot.y + way.dy;
                if ((at(grid, spot.x, spot.y) & way.wall) == 0 && inside(grid, x, y) &&
                    at(distance, x, y) < 0) {
                    at(distance, x, y) = steps;
                    next.push_back({x, y});
                }
            }
        }
        wave.swap(next);
    }
    return distance;
}

void add_reach_problems(const WallGrid& grid, const std::set<Spot>& closed, Problems& problems) {
    std::optional<Spot> start;
    for (int y = 0; y < height_of(grid) && !start; ++y) {
        for (int x = 0; x < width_of(grid) && !start; ++x) {
            if (!closed.contains({x, y})) {
                start = Spot{x, y};
            }
        }
    }
    if (!start) {
        return;
    }
    const auto distance = distances_from(grid, *start);
    for (int y = 0; y < height_of(grid); ++y) {
        for (int x = 0; x < width_of(grid); ++x) {
            if (at(distance, x, y) < 0 && (closed.empty() || !closed.contains({x, y}))) {
                problems.push_back(name(x, y) + " cannot be reached");
            }
        }
    }
}

}  // namespace

WallGrid wall_grid(const mazegen::Maze& maze) {
    WallGrid grid;
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        std::vector<int>& row = grid.emplace_back();
        row.reserve(static_cast<std::size_t>(maze.size().width));
        for (std::int64_t x = 0; x < maze.size().width; ++x) {
            row.push_back(maze.walls({x, y}));
        }
    }
    return grid;
}

WallGrid wall_grid_of_hex(std::string_view hex) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    WallGrid grid(1);
    for (const char c : hex) {
        if (c == '\n') {
            if (grid.back().empty()) {
                break;
            }
            grid.emplace_back();
            continue;
        }
        const auto value = digits.find(c);
        if (value == std::string_view::npos) {
            throw std::runtime_error(std::string("no upper-case hex digit: ") + c);
        }
        grid.back().push_back(static_cast<int>(value));
    }
    if (grid.back().empty()) {
        grid.pop_back();
    }
    return grid;
}

mazegen::Maze maze_from_drawing(std::string_view drawing) {
    std::vector<std::string_view> lines;
    while (!drawing.empty()) {
        const auto end = std::min(drawing.find('\n'), drawing.size());
        const std::string_view line = drawing.substr(0, end);
        const auto first = line.find_first_not_of(' ');
        if (first != std::string_view::npos) {
            lines.push_back(line.substr(first, line.find_last_not_of(' ') + 1 - first));
        }
        drawing.remove_prefix(std::min(end + 1, drawing.size()));
    }
    if (lines.size() < 3 || lines.size() % 2 == 0 || lines[0].size() < 3 || lines[0].size() % 2 == 0) {
        throw std::runtime_error("no drawing of a maze");
    }
    const mazegen::Size size{static_cast<std::int64_t>(lines[0].size() / 2),
                             static_cast<std::int64_t>(lines.size() / 2)};
    mazegen::Maze maze(size);
    for (std::size_t row = 0; row < lines.size() / 2; ++row) {
        for (std::size_t column = 0; column < lines[0].size() / 2; ++column) {
            const mazegen::Cell cell{static_cast<std::int64_t>(column), static_cast<std::int64_t>(row)};
            if (cell.x + 1 < size.width && lines[2 * row + 1].at(2 * column + 2) == ' ') {
                maze.carve(cell, mazegen::Direction::east);
            }
            if (cell.y + 1 < size.height && lines[2 * row + 2].at(2 * column + 1) == ' ') {
                maze.carve(cell, mazegen::Direction::south);
            }
        }
    }
    return maze;
}

const mazegen::Maze& small_tree() {
    static const mazegen::Maze maze = maze_from_drawing(R"(
        +-+-+-+
        |   | |
        +-+ + +
        |     |
        +-+-+-+
    )");
    return maze;
}

std::set<Spot> pattern_spots(int width, int height) {
    std::set<Spot> spots;
    if (width < 10 || height < 7) {
        return spots;
    }
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < 7; ++column) {
            if (kFortyTwo[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == 'X') {
                spots.insert({width / 2 - 3 + column, (height - 5) / 2 + row});
            }
        }
    }
    return spots;
}

Problems side_problems(const WallGrid& grid) {
    Problems problems;
    for (int y = 0; y < height_of(grid); ++y) {
        for (int x = 0; x < width_of(grid); ++x) {
            const int walls = at(grid, x, y);
            if (walls < 0 || walls > 15) {
                problems.push_back(name(x, y) + " has walls " + std::to_string(walls));
            }
            for (const Way& way : kWays) {
                const bool closed = (walls & way.wall) != 0;
                if (!inside(grid, x + way.dx, y + way.dy)) {
                    if (!closed) {
                        problems.push_back(name(x, y) + " is open to the outside, " + way.letter);
                    }
                } else if (closed != ((at(grid, x + way.dx, y + way.dy) & way.other_wall) != 0)) {
                    problems.push_back(name(x, y) + " and its neighbour " + way.letter + " disagree");
                }
            }
        }
    }
    return problems;
}

int count_openings(const WallGrid& grid) {
    int openings = 0;
    for (int y = 0; y < height_of(grid); ++y) {
        for (int x = 0; x < width_of(grid); ++x) {
            openings += x + 1 < width_of(grid) && (at(grid, x, y) & 2) == 0 ? 1 : 0;
            openings += y + 1 < height_of(grid) && (at(grid, x, y) & 4) == 0 ? 1 : 0;
        }
    }
    return openings;
}

std::vector<Spot> open_blocks(const WallGrid& grid) {
    std::vector<Spot> blocks;
    for (int y = 0; y + 2 < height_of(grid); ++y) {
        for (int x = 0; x + 2 < width_of(grid); ++x) {
            if (is_open_block(grid, x, y)) {
                blocks.push_back({x, y});
            }
        }
    }
    return blocks;
}

std::optional<std::string> wall_to_open(const WallGrid& grid, const std::set<Spot>& closed) {
    WallGrid tried = grid;
    for (int y = 0; y < height_of(grid); ++y) {
        for (int x = 0; x < width_of(grid); ++x) {
            for (const Way& way : {kWays[1], kWays[2]}) {
                const int to_x = x + way.dx;
                const int to_y = y + way.dy;
                if (!inside(grid, to_x, to_y) || (at(grid, x, y) & way.wall) == 0 ||
                    (!closed.empty() && (closed.contains({x, y}) || closed.contains({to_x, to_y})))) {
                    continue;
                }
                at(tried, x, y) &= ~way.wall;
                at(tried, to_x, to_y) &= ~way.other_wall;
                bool block = false;
                for (int top = y - 2; top <= y; ++top) {
                    for (int left = x - 2; left <= x; ++left) {
                        block = block || is_open_block(tried, left, top);
                    }
                }
                if (!block) {
                    return name(x, y) + " could be opened " + way.letter;
                }
                at(tried, x, y) |= way.wall;
                at(tried, to_x, to_y) |= way.other_wall;
            }
        }
    }
    return std::nullopt;
}

Problems maze_problems(const WallGrid& grid, const std::set<Spot>& closed, int loops_percent) {
    Problems problems = side_problems(grid);
    const int cells = width_of(grid) * height_of(grid);
    for (int y = 0; y < height_of(grid); ++y) {
        for (int x = 0; x < width_of(grid); ++x) {
            const bool wanted = !closed.empty() && closed.contains({x, y});
            if (cells > 1 && (at(grid, x, y) == 15) != wanted) {
                problems.push_back(name(x, y) + (wanted ? " should be closed" : " should not be closed"));
            }
        }
    }
    add_reach_problems(grid, closed, problems);
    const int tree = cells - static_cast<int>(closed.size()) - 1;
    const int openings = count_openings(grid);
    if (loops_percent == 0) {
        if (openings != tree) {
            problems.push_back(std::to_string(openings) + " openings where a tree has " +
                               std::to_string(tree));
        }
        return problems;
    }
    for (const Spot block : open_blocks(grid)) {
        problems.push_back("open block at " + name(block.x, block.y));
    }
    if (openings < tree) {
        problems.push_back("fewer openings than a tree");
    }
    if (openings == tree || loops_percent == 100) {
        if (const auto wall = wall_to_open(grid, closed)) {
            problems.push_back((openings == tree ? "no loop, but " : "all were tried, but ") + *wall);
        }
    }
    return problems;
}

std::optional<std::string> shortest_path(const WallGrid& grid, Spot entry, Spot exit) {
    const auto distance = distances_from(grid, exit);
    if (at(distance, entry.x, entry.y) < 0) {
        return std::nullopt;
    }
    std::string path;
    for (Spot spot = entry; spot != exit;) {
        const Spot before = spot;
        for (const Way& way : kWays) {
            const int x = spot.x + way.dx;
            const int y = spot.y + way.dy;
            if ((at(grid, spot.x, spot.y) & way.wall) == 0 && inside(grid, x, y) &&
                at(distance, x, y) == at(distance, spot.x, spot.y) - 1) {
                path += way.letter;
                spot = {x, y};
                break;
            }
        }
        if (spot == before) {
            return "stuck after " + path;  // a wall that only one side knows of
        }
    }
    return path;
}

std::string joined(const Problems& problems) {
    std::string lines;
    for (const std::string& problem : problems) {
        lines += problem + '\n';
    }
    return lines;
}

}  // namespace maze_test

namespace mazegen {

std::ostream& operator<<(std::ostream& out, const Maze& maze) {
    out << maze.size();
    for (const auto& row : maze_test::wall_grid(maze)) {
        out << '\n';
        for (const int walls : row) {
            out << (walls < 16 ? "0123456789ABCDEF"[walls] : '?');
        }
    }
    return out;
}

std::ostream& operator<<(std::ostream& out, const Cell& cell) { return out << cell.x << ',' << cell.y; }

std::ostream& operator<<(std::ostream& out, const Size& size) {
    return out << size.width << 'x' << size.height;
}

}  // namespace mazegen
