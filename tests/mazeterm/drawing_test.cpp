// Mazes as they are drawn, in pictures.
#include "mazes.hpp"

namespace mazeterm {
namespace {

// 4x3 cells, with a closed one in the middle of the first row.
constexpr std::string_view kHex = "93FB\nAA92\nEC6E\n";

std::string drawn(const mazeplay::ViewedMaze& maze, int columns, int rows, bool ascii = false,
                  std::int64_t steps = 0, bool color = false) {
    Grid grid(columns, rows, ascii);
    const View view(maze.maze->size(), {0, 0, columns, rows}, color, maze.ends.entry);
    Trail trail(maze.maze->size(), maze.path);
    trail.show(steps);
    draw_maze(grid, view,
              {.maze = *maze.maze,
               .finished = *maze.maze,
               .lone = {},
               .ends = maze.ends,
               .collectibles = maze.collectibles,
               .trail = &trail,
               .player = std::nullopt,
               .hint = std::nullopt});
    return '\n' + grid.text();
}

TEST(Drawing, cells_are_four_by_two_where_there_is_room) {
    EXPECT_EQ(drawn(viewed(kHex), 17, 7), R"(
┌───────┬───┬───┐
│ A     │███│   │
│   ╷   ├───┘   │
│   │   │       │
│   │   ╵   ╷   │
│   │       │ B │
└───┴───────┴───┘
)");
}

TEST(Drawing, the_path_is_a_heavy_line_as_far_as_it_is_shown) {
    EXPECT_EQ(drawn(viewed(kHex), 17, 7, false, 100), R"(
┌───────┬───┬───┐
│ A ━━┓ │███│   │
│   ╷ ┃ ├───┘   │
│   │ ┃ │ ┏━━━┓ │
│   │ ┃ ╵ ┃ ╷ ┃ │
│   │ ┗━━━┛ │ B │
└───┴───────┴───┘
)");
    EXPECT_EQ(drawn(viewed(kHex), 17, 7, false, 2), R"(
┌───────┬───┬───┐
│ A ━━┓ │███│   │
│   ╷ ┃ ├───┘   │
│   │ ╹ │       │
│   │   ╵   ╷   │
│   │       │ B │
└───┴───────┴───┘
)");
}

TEST(Drawing, ascii_has_other_signs) {
    mazeplay::ViewedMaze maze = viewed(kHex);
    maze.collectibles = {{3, 0}, {0, 2}};
    EXPECT_EQ(drawn(maze, 17, 7, true, 100), R"(
+-------+---+---+
| A ... |###| $ |
|   + . +---+   |
|   | . | ..... |
|   | . + . + . |
| $ | ..... | B |
+---+-------+---+
)");
}

TEST(Drawing, small_cells_are_two_by_two_and_large_ones_eight_by_four) {
    EXPECT_EQ(drawn(viewed(kHex), 10, 7), R"(
┌───┬─┬─┐
│A  │█│ │
│ ╷ ├─┘ │
│ │ │   │
│ │ ╵ ╷ │
│ │   │B│
└─┴───┴─┘
)");
    const std::string large = drawn(viewed("9"
                                           "3\nC6\n"),
                                    17, 9);
    EXPECT_EQ(large, R"(
┌───────────────┐
│               │
│   A           │
│               │
│               │
│               │
│           B   │
│               │
└───────────────┘
)");
}

TEST(Drawing, half_blocks_show_two_squares_in_a_character) {
    EXPECT_EQ(drawn(viewed(kHex), 9, 4, false, 0, true), R"(
█▀▀▀█▀█▀█
█ █ █▀▀ █
█ █ ▀ █▄█
▀▀▀▀▀▀▀▀▀
)");
}

TEST(Drawing, a_part_of_a_large_maze_covers_the_screen) {
    const std::string text = drawn(generated(50, 50), 20, 7);
    EXPECT_TRUE(has(text, "│ A "));
    EXPECT_EQ(text.find("\n\n"), std::string::npos);
}

TEST(Views, keep_a_cell_in_sight_and_the_maze_on_the_screen) {
    View view({100, 100}, {0, 0, 40, 20}, true, {0, 0});
    EXPECT_EQ(view.left(), 0);
    EXPECT_EQ(view.top(), 0);
    for (std::int64_t i = 0; i < 100; ++i) {
        view.keep_in_view({i, i});
        const std::int64_t x = view.left() + i * view.zoom().columns;
        const std::int64_t y = view.top() + i * view.zoom().rows;
        EXPECT_TRUE(x >= 0 && x + view.zoom().columns < 40 && y >= 0 && y + view.zoom().rows < 20) << i;
    }
    EXPECT_EQ(view.left(), 40 - view.width());
    view.pan(10'000, 10'000);
    EXPECT_EQ(view.left(), 40 - view.width());
    view.pan(-10'000, -10'000);
    EXPECT_EQ(view.left(), 0);
    view.set_area({0, 0, 500, 300});
    EXPECT_TRUE(view.shows_all());
    EXPECT_EQ(view.left(), (500 - view.width()) / 2) << "in the middle";
}

TEST(Views, zoom_between_half_blocks_and_large_cells) {
    View view({50, 40}, {0, 0, 80, 23}, true, {0, 0});
    EXPECT_EQ(view.zoom(), (Zoom{4, 2, false})) << "where nothing fits, cells of a good size";
    view.zoom_by(-5);
    EXPECT_EQ(view.zoom(), (Zoom{2, 1, true}));
    view.zoom_by(9);
    EXPECT_EQ(view.zoom(), (Zoom{16, 8, false}));
    view.fit();
    EXPECT_EQ(view.zoom(), (Zoom{4, 2, false}));
    View small({5, 5}, {0, 0, 80, 23}, false, {0, 0});
    EXPECT_TRUE(small.shows_all());
    small.zoom_by(-9);
    EXPECT_EQ(small.zoom(), (Zoom{2, 2, false})) << "no half blocks without colours";
}

TEST(Grids, cut_and_wrap_text_by_columns) {
    Grid grid(12, 3, false);
    EXPECT_EQ(grid.put(0, 0, "a long line of text", {}, 10), 10);
    grid.put(0, 1, "日本語のテキスト", {}, 7);
    EXPECT_EQ(grid.text(), "a long li…\n日本語…\n\n");
    Grid wrapped(12, 3, true);
    EXPECT_EQ(wrapped.put_wrapped({0, 0, 12, 3}, "words that go on · and end", {}), 3);
    EXPECT_EQ(wrapped.text(), "words that\ngo on - and\nend\n");
}

TEST(Grids, text_that_is_no_utf8_or_leaves_the_screen_is_no_fault) {
    Grid grid(4, 1, false);
    grid.put(-1, 0, "ab\xFF", {}, 9);
    grid.put(0, 7, "x", {}, 9);
    EXPECT_EQ(grid.text(), "b\xEF\xBF\xBD\n");
}

}  // namespace
}  // namespace mazeterm
