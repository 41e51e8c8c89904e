// Watching a solver: V chooses it, its search spreads, then its path is revealed.
#include "scene_support.hpp"

namespace scene_test {
namespace {

using mazeview::SolverShow;

/// What the surroundings answer to Kind::solve.
void answer_solve(Visitor& visitor) {
    mazeview::Scene& scene = visitor.scene();
    scene.answer(
        {.solved = std::make_shared<SolverShow>(scene.exhibit(), *scene.solver()), .ends_wait = false});
}

/// Presses V so often that the solver of that name is chosen, and answers.
void choose(Visitor& visitor, std::string_view name) {
    do {
        visitor.key('v');
    } while (visitor.scene().solver()->name != name);
    visitor.requests();
    answer_solve(visitor);
}

mazeview::ViewedMaze with_loops(std::int64_t side, std::uint64_t seed) {
    mazeview::ViewedMaze maze = viewed(side, side, seed);
    maze.maze = std::make_shared<const mazegen::Maze>(
        mazegen::generate({.size = {side, side}, .seed = seed, .loops_percent = 60}).value());
    maze.path = mazegen::solve(*maze.maze, maze.ends).value();
    return maze;
}

int pixels_of(const mazedraw::Canvas& canvas, mazedraw::Color color) {
    int count = 0;
    for (int y = 0; y < canvas.height(); ++y) {
        count += static_cast<int>(std::ranges::count(canvas.row(y), mazedraw::to_pixel(color)));
    }
    return count;
}

TEST(SceneSolver, v_goes_through_the_table_and_asks_for_each) {
    Visitor visitor(viewed(10, 10));
    opened(visitor);
    EXPECT_EQ(visitor.scene().solver(), nullptr);
    for (int round = 0; round < 2; ++round) {
        for (const mazegen::Solver& solver : mazegen::solvers()) {
            visitor.key('v');
            EXPECT_EQ(visitor.scene().solver(), &solver);
            EXPECT_EQ(visitor.requests(), Kinds{Kind::solve});
        }
    }
    visitor.scene().show(Screen::game_menu);
    visitor.click(Action::solver);
    EXPECT_EQ(visitor.scene().screen(), Screen::maze);
    EXPECT_EQ(visitor.requests(), Kinds{Kind::solve});
}

TEST(SceneSolver, the_search_spreads_before_the_path_each_in_3_s_at_most) {
    for (const int side : {5, 25, 300}) {
        Visitor visitor(viewed(side, side));
        opened(visitor);
        choose(visitor, "bfs");
        EXPECT_TRUE(visitor.scene().path_shown());
        EXPECT_EQ(visitor.scene().search_shown(), 0);
        visitor.scene().advance(Duration{0.05});
        EXPECT_GE(visitor.scene().search_shown().value(), 3) << "at least one a frame";
        EXPECT_EQ(pixels_of(visitor.drawn(), visitor.scene().colors().path), 0) << "not yet the path";
        EXPECT_GT(visitor.watch(), 0.1);
        EXPECT_GT(visitor.scene().search_shown().value(), 0);
        EXPECT_GT(pixels_of(visitor.drawn(), visitor.scene().colors().path), 0);
        visitor.key('p');
        EXPECT_FALSE(visitor.scene().path_shown());
        EXPECT_FALSE(visitor.scene().search_shown());
        visitor.key('p');
        EXPECT_EQ(visitor.requests(), Kinds{}) << "it is known";
        EXPECT_EQ(visitor.scene().search_shown(), 0);
        EXPECT_LE(visitor.watch(), 6.1);
    }
}

TEST(SceneSolver, what_has_been_tinted_step_by_step_is_what_is_painted_at_once) {
    for (const std::string_view name : {"astar", "dead_end_filling", "wall_follower"}) {
        for (const int side : {12, 70, 600}) {  // 600: an overview
            Visitor visitor(with_loops(side, 5));
            opened(visitor);
            choose(visitor, name);
            for (int frame = 0; frame < 40; ++frame) {
                visitor.scene().advance(Duration{1.0 / 60});
                visitor.drawn();
            }
            const mazedraw::Canvas stepwise = visitor.drawn();
            visitor.resize(1001, 950);
            visitor.resize(1000, 950);
            EXPECT_TRUE(drawing::equal(visitor.drawn(), stepwise)) << name << ' ' << side;
        }
    }
}

TEST(SceneSolver, the_tint_is_the_cells_that_were_visited_and_goes_with_the_path) {
    Visitor visitor(viewed(20, 20));
    opened(visitor);
    const mazedraw::Canvas before = visitor.drawn();
    choose(visitor, "bfs");
    visitor.watch();
    const mazedraw::Canvas after = visitor.drawn();
    const auto& geometry = visitor.scene().geometry();
    std::int64_t tinted = 0;
    for (std::int64_t y = 0; y < 20; ++y) {
        for (std::int64_t x = 0; x < 20; ++x) {
            const mazedraw::Rect cell = geometry.cell_rect({x, y});
            tinted += after.pixel(cell.x, cell.y) == visitor.scene().colors().visited ? 1 : 0;
        }
    }
    EXPECT_EQ(tinted, visitor.scene().search_shown());
    visitor.key('p');
    const auto area = visitor.scene().geometry().area();
    EXPECT_EQ(differences(visitor.drawn(), before, area), 0);
}

TEST(SceneSolver, shift_p_shows_the_path_alone) {
    Visitor visitor(viewed(25, 25));
    opened(visitor);
    choose(visitor, "astar");
    visitor.scene().advance(Duration{0.5});
    visitor.key('p', true);
    EXPECT_TRUE(visitor.scene().path_shown());
    EXPECT_FALSE(visitor.scene().search_shown());
    EXPECT_FALSE(visitor.scene().next_move());
    visitor.key('p');
    visitor.key('p', true);
    EXPECT_FALSE(visitor.scene().search_shown());
    EXPECT_FALSE(visitor.scene().next_move());
}

TEST(SceneSolver, reduced_motion_shows_the_path_alone) {
    auto options = sized(1000, 950);
    options.reduced_motion = true;
    Visitor visitor(viewed(25, 25), options);
    opened(visitor);
    choose(visitor, "bfs");
    EXPECT_TRUE(visitor.scene().path_shown());
    EXPECT_FALSE(visitor.scene().next_move());
}

TEST(SceneSolver, late_answers_for_another_maze_or_solver_are_dropped) {
    Visitor visitor(viewed(25, 25));
    opened(visitor).key('v');
    const auto late = std::make_shared<SolverShow>(visitor.scene().exhibit(), *visitor.scene().solver());
    visitor.key('v');
    visitor.scene().answer({.solved = late, .ends_wait = false});
    EXPECT_FALSE(visitor.scene().path_shown());
    const auto later = std::make_shared<SolverShow>(visitor.scene().exhibit(), *visitor.scene().solver());
    visitor.scene().answer(answer_with(viewed(9, 9)));
    visitor.scene().answer({.solved = later, .ends_wait = false});
    EXPECT_FALSE(visitor.scene().path_shown());
    visitor.requests();
    visitor.key('p');
    EXPECT_EQ(visitor.requests(), Kinds{Kind::solve}) << "the new maze has to be searched anew";
}

TEST(SceneSolver, a_wall_follower_that_gives_up_says_so_and_shows_no_path) {
    mazeview::ViewedMaze maze = viewed(5, 5);
    mazegen::Maze open({5, 5});
    for (std::int64_t y = 0; y < 5; ++y) {
        for (std::int64_t x = 0; x < 5; ++x) {
            for (const auto d : {mazegen::Direction::east, mazegen::Direction::south}) {
                if (open.contains(neighbour({x, y}, d))) {
                    open.carve({x, y}, d);
                }
            }
        }
    }
    maze.maze = std::make_shared<const mazegen::Maze>(open);
    maze.ends = {{0, 0}, {2, 2}};
    maze.path = mazegen::solve(open, maze.ends).value();
    Visitor visitor(maze);
    opened(visitor);
    choose(visitor, "wall_follower");
    const mazedraw::Rect status = status_area(mazeview::make_frame(1000, 950, 1));
    const mazedraw::Canvas before = visitor.drawn();
    visitor.watch();
    EXPECT_GT(differences(visitor.drawn(), before, status), 0);
    EXPECT_EQ(visitor.scene().search_shown(), 16) << "once along the border";
    EXPECT_EQ(pixels_of(visitor.drawn(), visitor.scene().colors().path), 0);
    visitor.key('p');
    EXPECT_FALSE(visitor.scene().path_shown());
}

TEST(SceneSolver, the_status_line_names_the_solver) {
    Visitor visitor(viewed(25, 25));
    opened(visitor);
    const mazedraw::Rect status = status_area(mazeview::make_frame(1000, 950, 1));
    const mazedraw::Canvas before = visitor.drawn();
    visitor.key('v');
    EXPECT_GT(differences(visitor.drawn(), before, status), 0);
}

TEST(SceneSolver, a_saved_picture_has_the_path_of_the_solver) {
    Visitor visitor(with_loops(25, 3));
    opened(visitor);
    visitor.key('p');
    const mazedraw::Canvas shortest = visitor.scene().picture().draw();
    visitor.key('p');
    choose(visitor, "wall_follower");
    EXPECT_FALSE(drawing::equal(visitor.scene().picture().draw(), shortest));
}

TEST(SceneSolver, a_very_large_maze_shows_the_path_alone) {
    Visitor visitor(viewed(2500, 1700));
    opened(visitor);
    choose(visitor, "astar");
    EXPECT_TRUE(visitor.scene().path_shown());
    EXPECT_FALSE(visitor.scene().search_shown());
}

TEST(SceneSolver, while_a_maze_is_carved_v_only_chooses) {
    Visitor visitor(viewed(25, 25));
    watching(visitor, 25, 25);
    visitor.key('v');
    EXPECT_EQ(visitor.requests(), Kinds{});
    visitor.key('\r');
    EXPECT_EQ(visitor.requests(), (Kinds{Kind::write, Kind::solve}));
    answer_solve(visitor);
    EXPECT_EQ(visitor.scene().search_shown(), 0);
}

}  // namespace
}  // namespace scene_test
