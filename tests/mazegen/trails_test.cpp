#include "mazegen/trails.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"
#include "mazegen/text.hpp"

namespace {

using mazegen::Corner;
using mazegen::Direction;
using mazegen::Maze;
using mazegen::Size;

using Spot = std::pair<std::int64_t, std::int64_t>;
using Wall = std::pair<Spot, Spot>;  // the lesser corner first

/// The walls between cells, by looking at each cell alone.
std::set<Wall> inner_walls(const Maze& maze) {
    std::set<Wall> walls;
    const Size size = maze.size();
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            if (x + 1 < size.width && maze.has_wall({x, y}, Direction::east)) {
                walls.insert({{x + 1, y}, {x + 1, y + 1}});
            }
            if (y + 1 < size.height && maze.has_wall({x, y}, Direction::south)) {
                walls.insert({{x, y + 1}, {x + 1, y + 1}});
            }
        }
    }
    return walls;
}

/// Half the odd corners of each connected piece, at least one.
std::size_t least_trails(const std::set<Wall>& walls) {
    std::map<Spot, std::vector<Spot>> graph;
    for (const auto& [a, b] : walls) {
        graph[a].push_back(b);
        graph[b].push_back(a);
    }
    std::set<Spot> seen;
    std::size_t trails = 0;
    for (const auto& [start, unused] : graph) {
        if (!seen.insert(start).second) {
            continue;
        }
        std::vector<Spot> open{start};
        std::size_t odd = 0;
        while (!open.empty()) {
            const Spot at = open.back();
            open.pop_back();
            odd += graph[at].size() % 2;
            for (const Spot& next : graph[at]) {
                if (seen.insert(next).second) {
                    open.push_back(next);
                }
            }
        }
        trails += std::max<std::size_t>(1, odd / 2);
    }
    return trails;
}

std::int64_t sign(std::int64_t n) { return n < 0 ? -1 : n > 0 ? 1 : 0; }

/// Draws each wall once, in as few trails as can be, without a needless point.
void expect_exact(const Maze& maze) {
    std::set<Wall> drawn;
    std::size_t trails = 0;
    mazegen::inner_trails(maze, [&](std::span<const Corner> trail) {
        ++trails;
        ASSERT_GE(trail.size(), 2U);
        Spot direction{0, 0};
        for (std::size_t i = 1; i < trail.size(); ++i) {
            const Corner from = trail[i - 1];
            const Corner to = trail[i];
            ASSERT_TRUE((from.x == to.x) != (from.y == to.y)) << "no straight line along the lattice";
            const Spot step{sign(to.x - from.x), sign(to.y - from.y)};
            ASSERT_NE(step, direction) << "a point in the middle of a line";
            direction = step;
            for (Spot at{from.x, from.y}; at != Spot{to.x, to.y};) {
                const Spot next{at.first + step.first, at.second + step.second};
                ASSERT_TRUE(drawn.insert({std::min(at, next), std::max(at, next)}).second) << "drawn twice";
                at = next;
            }
        }
    });
    const std::set<Wall> walls = inner_walls(maze);
    EXPECT_EQ(drawn, walls) << mazegen::to_text(maze);
    EXPECT_EQ(trails, least_trails(walls)) << mazegen::to_text(maze);
}

TEST(Trails, MazesOfAllKindsAreDrawnExactly) {
    const Size sizes[] = {{1, 1}, {1, 2}, {2, 1},  {2, 2},   {1, 9},
                          {9, 1}, {3, 3}, {10, 7}, {17, 12}, {30, 31}};
    for (const Size size : sizes) {
        for (const std::string_view algorithm : {"dfs", "wilson", "kruskal", "binary_tree"}) {
            for (const int loops : {0, 10, 100}) {
                for (std::uint64_t seed = 0; seed < 8; ++seed) {
                    expect_exact(
                        mazegen::generate(
                            {.size = size, .algorithm = algorithm, .seed = seed, .loops_percent = loops})
                            .value());
                }
            }
        }
    }
}

TEST(Trails, WallsWithoutOddCornersAreOneRound) {
    expect_exact(Maze({2, 2}));  // a cross, four odd ends
    expect_exact(Maze({5, 4}));
    Maze ring({3, 3});  // only the middle cell is closed
    for (std::int64_t i = 0; i < 2; ++i) {
        ring.carve({i, 0}, Direction::east);
        ring.carve({i, 2}, Direction::east);
        ring.carve({0, i}, Direction::south);
        ring.carve({2, i}, Direction::south);
    }
    expect_exact(ring);
}

TEST(Trails, RandomWallsAreDrawnExactly) {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        mazegen::Rng rng(seed);
        Maze maze({static_cast<std::int64_t>(1 + rng.below(9)), static_cast<std::int64_t>(1 + rng.below(9))});
        const Size size = maze.size();
        const std::uint64_t open = rng.below(11);  // of ten walls
        for (std::int64_t y = 0; y < size.height; ++y) {
            for (std::int64_t x = 0; x < size.width; ++x) {
                if (x + 1 < size.width && rng.below(10) < open) {
                    maze.carve({x, y}, Direction::east);
                }
                if (y + 1 < size.height && rng.below(10) < open) {
                    maze.carve({x, y}, Direction::south);
                }
            }
        }
        expect_exact(maze);
    }
}

/// The lines of a border as text: "x,y x,y ...; ...".
std::string border(Size size, std::optional<mazegen::Ends> ends, bool gaps = true) {
    const Maze maze(size);
    std::string text;
    mazegen::border_trails(
        {.maze = maze, .style = {.cell = 10, .wall = 4, .inner = 2, .margin = 0, .gaps = gaps}, .ends = ends},
        [&](std::span<const mazegen::Point> trail) {
            for (const mazegen::Point& point : trail) {
                text += (text.empty() || text.ends_with(';') ? "" : " ") +
                        std::to_string(static_cast<int>(point.x)) + ',' +
                        std::to_string(static_cast<int>(point.y));
            }
            text += ';';
        });
    return text;
}

// Cell 10, border 4, inner walls 2: lattice lines at 3, 13, 23, 33; the border's middle at 2 and 34.
TEST(Trails, BorderWithoutGapsIsOneRound) {
    EXPECT_EQ(border({3, 3}, std::nullopt), "2,2 2,34 34,34 34,2 2,2;");
    EXPECT_EQ(border({3, 3}, mazegen::Ends{{0, 0}, {2, 2}}, false), border({3, 3}, std::nullopt));
    EXPECT_EQ(border({3, 3}, mazegen::Ends{{1, 1}, {1, 1}}), border({3, 3}, std::nullopt));
}

TEST(Trails, GapsAreAsWideAsCorridors) {
    // The gap in the north of 1,0 goes from 14 to 22: caps of 2 end there from 12 and from 24.
    EXPECT_EQ(border({3, 3}, mazegen::Ends{{1, 0}, {1, 1}}), "24,2 34,2 34,34 2,34 2,2 12,2;");
    // A gap at a corner leaves the corner to the other side.
    EXPECT_EQ(border({3, 3}, mazegen::Ends{{0, 0}, {2, 2}}), "34,34 34,2 14,2;22,34 2,34 2,2;");
}

TEST(Trails, EndsTakeTheFirstBorderOfTheirOrder) {
    const Maze maze({3, 3});
    const auto sides = [&](mazegen::Cell entry, mazegen::Cell exit) {
        const mazegen::Gaps gaps = mazegen::gaps_of({.maze = maze, .ends = mazegen::Ends{entry, exit}});
        const auto letter = [](std::optional<Direction> d) { return d ? mazegen::to_letter(*d) : '-'; };
        return std::string{letter(gaps.entry), letter(gaps.exit)};
    };
    EXPECT_EQ(sides({0, 0}, {2, 2}), "NS");
    EXPECT_EQ(sides({0, 2}, {2, 0}), "WE");
    EXPECT_EQ(sides({2, 2}, {0, 0}), "SN");
    EXPECT_EQ(sides({2, 1}, {0, 1}), "EW");
    EXPECT_EQ(sides({1, 1}, {1, 2}), "-S");
}

}  // namespace
