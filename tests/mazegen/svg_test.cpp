#include "mazegen/svg.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "mazegen/generate.hpp"
#include "mazegen/solve.hpp"
#include "mazegen/text.hpp"

namespace {

using mazegen::Direction;
using mazegen::Drawing;
using mazegen::Maze;
using mazegen::Size;

std::string svg_of(const Drawing& drawing, std::string_view unit = "px") {
    std::string text;
    EXPECT_TRUE(mazegen::write_svg(drawing, unit, [&](std::string_view piece) {
        text += piece;
        return true;
    }));
    return text;
}

/// The text of the group of that name; empty when there is none.
std::string group(const std::string& svg, const std::string& name) {
    const std::size_t begin = svg.find("<g id=\"" + name + "\"");
    return begin == std::string::npos ? "" : svg.substr(begin, svg.find("</g>\n", begin) + 5 - begin);
}

struct Line {
    double x0, y0, x1, y1;
};

/// What stands between `begin` and `end` in a text from `at` on, which goes behind it; nothing at the end.
std::optional<std::string> next_between(const std::string& text, std::size_t& at, const std::string& begin,
                                        const std::string& end) {
    const std::size_t found = text.find(begin, at);
    if (found == std::string::npos) {
        return std::nullopt;
    }
    const std::size_t from = found + begin.size();
    const std::size_t to = text.find(end, from);
    at = to + end.size();
    return text.substr(from, to - from);
}

/// The lines of all paths in a text, by the width of their stroke.
std::map<std::string, std::vector<Line>> lines_in(const std::string& text) {
    std::map<std::string, std::vector<Line>> lines;
    std::size_t at = 0;
    while (const auto width = next_between(text, at, "<path stroke-width=\"", "\"")) {
        std::istringstream d(next_between(text, at, "d=\"", "\"").value());
        double x = 0;
        double y = 0;
        double first_x = 0;
        double first_y = 0;
        for (char letter = 0; d >> letter;) {
            const double old_x = x;
            const double old_y = y;
            double step = 0;
            if (letter == 'M') {
                d >> x >> y;
                first_x = x;
                first_y = y;
                continue;
            }
            if (letter == 'z') {
                x = first_x;
                y = first_y;
            } else {
                d >> step;
                (letter == 'h' ? x : y) += step;
            }
            lines[*width].push_back({old_x, old_y, x, y});
        }
    }
    return lines;
}

/// Whether one of the lines covers the middle of that wall, up to the offset of the border.
bool covers(const std::vector<Line>& lines, double x, double y, bool across, double slack) {
    for (const Line& line : lines) {
        const bool is_across = line.y0 == line.y1;
        const double along = across ? x : y;
        const double beside = across ? y : x;
        const auto [low, high] = std::minmax(across ? line.x0 : line.y0, across ? line.x1 : line.y1);
        if (is_across == across && std::abs((across ? line.y0 : line.x0) - beside) <= slack && low < along &&
            along < high) {
            return true;
        }
    }
    return false;
}

/// Compares every wall of a drawing with the maze.
void expect_shows(const Drawing& drawing) {
    const std::string svg = svg_of(drawing);
    const auto lines = lines_in(group(svg, "walls"));
    std::vector<Line> all;
    for (const auto& [width, some] : lines) {
        all.insert(all.end(), some.begin(), some.end());
    }
    const Maze& maze = drawing.maze;
    const Size size = maze.size();
    const mazegen::Layout layout(size, drawing.style);
    const mazegen::Gaps gaps = mazegen::gaps_of(drawing);
    const double slack = drawing.style.wall;
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            for (const Direction d : mazegen::kDirections) {
                const mazegen::Cell cell{x, y};
                const bool gap = drawing.ends && ((cell == drawing.ends->entry && gaps.entry == d) ||
                                                  (cell == drawing.ends->exit && gaps.exit == d));
                const bool wall = maze.has_wall(cell, d) && !gap;
                const bool across = d == Direction::north || d == Direction::south;
                const double line = layout.line(across ? (d == Direction::north ? y : y + 1)
                                                       : (d == Direction::west ? x : x + 1));
                const mazegen::Point centre = layout.centre(cell);
                ASSERT_EQ(covers(all, across ? centre.x : line, across ? line : centre.y, across, slack),
                          wall)
                    << to_string(cell) << ' ' << mazegen::to_letter(d) << '\n'
                    << mazegen::to_text(maze);
            }
        }
    }
}

Maze made(Size size, std::uint64_t seed, int loops = 0) {
    return mazegen::generate({.size = size, .seed = seed, .loops_percent = loops}).value();
}

TEST(Svg, EveryWallIsThereAndNoOther) {
    const Size sizes[] = {{1, 2}, {2, 1}, {1, 9}, {9, 1}, {3, 3}, {12, 9}, {21, 16}};
    for (const Size size : sizes) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Maze maze = made(size, seed, seed % 2 == 0 ? 0 : 30);
            const mazegen::Ends corners{{0, 0}, {size.width - 1, size.height - 1}};
            const mazegen::Ends inner{{size.width / 3, size.height / 3}, corners.exit};
            expect_shows({.maze = maze});
            expect_shows({.maze = maze, .ends = corners});
            expect_shows({.maze = maze, .style = {.gaps = false}, .ends = corners});
            expect_shows({.maze = maze,
                          .style = {.cell = 7.3, .wall = 1.25, .inner = 0.625, .margin = 0},
                          .ends = inner.entry == inner.exit ? corners : inner});
        }
    }
}

TEST(Svg, IsAsItStandsHere) {
    Maze maze({2, 1});
    maze.carve({0, 0}, Direction::east);
    EXPECT_EQ(
        svg_of(
            {.maze = maze,
             .style =
                 {.cell = 10, .wall = 2, .inner = 1, .margin = 5, .background = mazegen::Rgb{255, 255, 255}},
             .ends = mazegen::Ends{{0, 0}, {1, 0}},
             .path = "E",
             .seed = "a<b&c>",
             .algorithm = "dfs"},
            "mm"),
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="33mm" height="23mm" viewBox="0 0 33 23">
<title>Maze of 2x1 cells</title>
<desc>2x1 cells, seed a&lt;b&amp;c&gt;, algorithm dfs</desc>
<rect width="33" height="23" fill="#ffffff"/>
<g id="pattern" fill="#c9c4e6" stroke="none">
</g>
<g id="walls" fill="none" stroke="#1a1a1a" stroke-linecap="square" stroke-linejoin="miter">
<path stroke-width="2" d="M27 17v-11h-10M16 17h-10v-11"/>
</g>
<g id="solution" fill="none" stroke="#e0551b" stroke-linecap="round" stroke-linejoin="round">
<path stroke-width="3" d="M11.5 11.5h10"/>
</g>
<g id="ends" stroke="none">
</g>
</svg>
)");
}

TEST(Svg, WithoutItsSolutionLayerIsThePuzzle) {
    const Maze maze = made({20, 15}, 3);
    const mazegen::Ends ends{{0, 0}, {19, 14}};
    const std::string path = mazegen::solve(maze, ends).value().letters;
    const std::string solved = svg_of({.maze = maze, .ends = ends, .path = path});
    const std::string layer = group(solved, "solution");
    ASSERT_NE(layer, "");
    const std::size_t at = solved.find(layer);
    EXPECT_EQ(solved.substr(0, at) + solved.substr(at + layer.size()), svg_of({.maze = maze, .ends = ends}));
}

TEST(Svg, SolutionFollowsThePath) {
    const Maze maze = made({9, 9}, 5);
    const mazegen::Ends ends{{0, 0}, {8, 8}};
    const std::string path = mazegen::solve(maze, ends).value().letters;
    const Drawing drawing{.maze = maze, .ends = ends, .path = path};
    const mazegen::Layout layout(maze.size(), drawing.style);
    const auto lines = lines_in(group(svg_of(drawing), "solution")).begin()->second;
    double length = 0;
    for (const Line& line : lines) {
        length += std::abs(line.x1 - line.x0) + std::abs(line.y1 - line.y0);
    }
    EXPECT_NEAR(length, 20.0 * static_cast<double>(path.size()), 0.01);
    EXPECT_EQ(lines.front().x0, layout.centre(ends.entry).x);
    EXPECT_EQ(lines.back().y1, layout.centre(ends.exit).y);
    mazegen::Cell at = ends.entry;
    for (const char letter : path) {
        const Direction d = mazegen::direction_of(letter).value();
        const mazegen::Point a = layout.centre(at);
        at = mazegen::neighbour(at, d);
        const mazegen::Point b = layout.centre(at);
        EXPECT_TRUE(covers(lines, (a.x + b.x) / 2, (a.y + b.y) / 2, a.y == b.y, 0.001)) << to_string(at);
    }
}

TEST(Svg, SolutionNoWiderThanTheWallsIsDashed) {
    const Maze maze = made({5, 5}, 1);
    const mazegen::Ends ends{{0, 0}, {4, 4}};
    const std::string path = mazegen::solve(maze, ends).value().letters;
    Drawing drawing{.maze = maze, .ends = ends, .path = path};
    EXPECT_EQ(svg_of(drawing).find("stroke-dasharray"), std::string::npos);
    drawing.style.wall = 10;
    drawing.style.inner = 5;
    EXPECT_NE(svg_of(drawing).find("stroke-dasharray"), std::string::npos);
}

TEST(Svg, ClosedCellsAreFilled) {
    const Maze maze = made({10, 7}, 1);
    const std::string fill = group(svg_of({.maze = maze}), "pattern");
    double cells = 0;
    std::size_t at = 0;
    while (const auto width = next_between(fill, at, "width=\"", "\"")) {
        cells += std::stod(*width) * std::stod(next_between(fill, at, "height=\"", "\"").value()) / 400;
    }
    EXPECT_DOUBLE_EQ(cells, 20);
    EXPECT_NE(group(svg_of({.maze = maze, .closed_are_walls = true}), "pattern").find("#1a1a1a"),
              std::string::npos);
}

TEST(Svg, EndsInsideAreMarked) {
    const Maze maze = made({5, 5}, 1);
    const std::string both = group(svg_of({.maze = maze, .ends = mazegen::Ends{{1, 1}, {3, 3}}}), "ends");
    EXPECT_NE(both.find("<circle cx=\"51.5\" cy=\"51.5\" r=\"5.7\" fill=\"#2a8c4a\"/>"), std::string::npos)
        << both;
    EXPECT_NE(both.find("<rect x=\"85.8\" y=\"85.8\" width=\"11.4\" height=\"11.4\" fill=\"#b3261e\"/>"),
              std::string::npos)
        << both;
}

TEST(Svg, HasNoStylesheetAndNoHugeAttribute) {
    const Maze maze = made({300, 300}, 1);
    const std::string svg = svg_of({.maze = maze});
    EXPECT_EQ(svg.find("style="), std::string::npos);
    EXPECT_EQ(svg.find("class="), std::string::npos);
    EXPECT_LE(svg.size(), 12U * 300 * 300);
    const Maze large({700, 700});  // all walls
    static constexpr std::size_t most = 2'000'000;
    for (std::size_t at = svg_of({.maze = large}).find("d=\""); at != std::string::npos;) {
        const std::string text = svg_of({.maze = large});
        EXPECT_LT(text.find('"', at + 3) - at, most);
        at = text.find("d=\"", at + 3);
    }
}

TEST(Svg, StopsWhenTheSinkRefuses) {
    const Maze maze = made({200, 200}, 1);
    EXPECT_FALSE(mazegen::write_svg({.maze = maze}, "px", [](std::string_view) { return false; }));
}

}  // namespace
