// Everything that the window shows and does, without a window: inputs and elapsed time come in as
// values, pixels go out into a canvas, and what has to be done outside (making a maze, writing a
// file) goes out as requests. It knows no window system, no clock, no file.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "canvas.hpp"
#include "input.hpp"
#include "layout.hpp"
#include "maze_geometry.hpp"
#include "maze_painter.hpp"
#include "mazegen/rng.hpp"
#include "picture.hpp"
#include "screens.hpp"
#include "visit.hpp"

namespace mazeview {

using Duration = mazeplay::Duration;

using mazeplay::Answer;
using mazeplay::Hint;
using mazeplay::Request;

struct SceneOptions {
    int width = 1000, height = 950;           ///< pixels
    double scale = 1;                         ///< pixels a logical pixel
    bool can_reload = true;                   ///< there is a CONFIG that can be read again
    bool can_generate = true;                 ///< redraw, animate, algorithm; otherwise greyed out
    bool reduced_motion = false;              ///< no hopping, hue change or path animation
    std::uint64_t seed = 1;                   ///< of colours
    const mazegen::Solver* solver = nullptr;  ///< whose search Path shows; null: the path alone
};

using mazeplay::Screen;

class Scene {
  public:
    /// Nobody else may change the exhibit.
    Scene(std::shared_ptr<Exhibit> exhibit, const SceneOptions& options);

    void handle(const Input& input);
    /// Lets time pass for whatever moves.
    void advance(Duration elapsed);
    /// When something has to move next; nothing when all stands still.
    [[nodiscard]] std::optional<Duration> next_move() const;

    /// What draw would show differs from the last picture.
    [[nodiscard]] bool dirty() const { return dirty_; }
    /// Draws all of it; the canvas gets the size of the window.
    void draw(mazedraw::Canvas& canvas);

    /// The next request, in the order in which they came up.
    std::optional<Request> take_request() { return visit_.take_request(); }
    void answer(Answer answer);

    // For tests and --render: what is shown, and how to get there at once.
    [[nodiscard]] Screen screen() const { return screen_; }
    [[nodiscard]] const std::vector<Button>& buttons() const { return buttons_; }
    [[nodiscard]] const mazedraw::MazeGeometry& geometry() const { return geometry_; }
    [[nodiscard]] const mazedraw::MazeColors& colors() const { return colors_; }
    [[nodiscard]] bool animating() const { return visit_.animation() != nullptr; }
    [[nodiscard]] bool path_shown() const { return visit_.reveal().has_value(); }
    [[nodiscard]] const std::optional<mazeplay::Play>& play() const { return visit_.play(); }
    [[nodiscard]] const mazeplay::Visit& visit() const { return visit_; }
    [[nodiscard]] const mazegen::Maze& shown_maze() const;
    /// The maze alone, with its path when that is shown: what `save` asks for.
    [[nodiscard]] Picture picture() const { return {exhibit_, colors_, path_shown(), solved()}; }
    [[nodiscard]] std::shared_ptr<const Exhibit> exhibit() const { return exhibit_; }
    [[nodiscard]] const mazegen::Solver* solver() const { return visit_.solver(); }
    /// Cells of a search that are tinted; nothing when no search is shown.
    [[nodiscard]] std::optional<std::int64_t> search_shown() const {
        return visit_.spread() ? std::optional(visit_.spread()->shown()) : std::nullopt;
    }
    void show(Screen screen);
    void show_path_at_once();
    void seek_animation(std::int64_t step);

  private:
    // scene.cpp: state and inputs
    [[nodiscard]] mazedraw::MazeView maze_view() const;
    void perform(mazeplay::Action action);
    void go_to(Screen screen);
    void layout();
    void press(const Input& input);
    void release(const Input& input);
    void move_pointer(const Input& input);
    void move_focus(int by);
    [[nodiscard]] int button_at(int x, int y) const;  // -1: none
    /// False: the action is about something else.
    bool move_view(mazeplay::Action action);
    void perform_in_visit(mazeplay::Action action);
    void follow_visit();
    void keep_in_view(mazegen::Cell at);
    [[nodiscard]] std::shared_ptr<SolverShow> solved() const {
        return std::static_pointer_cast<SolverShow>(visit_.solved());
    }
    [[nodiscard]] mazedraw::PathPicture& path_picture() { return solved() ? solved()->path : exhibit_->path; }
    void repaint_maze() {
        layer_valid_ = false;
        dirty_ = true;
    }

    // scene_draw.cpp: pictures
    void draw_main_menu(mazedraw::Canvas& canvas);
    void draw_menu_background(mazedraw::Canvas& canvas) const;
    void draw_faint_maze(mazedraw::Canvas& canvas, const mazedraw::Rect& area) const;
    void draw_figure(mazedraw::Canvas& canvas) const;
    void draw_player(mazedraw::Canvas& canvas) const;
    void draw_maze(mazedraw::Canvas& canvas);
    void refresh_layer();
    void repaint_changes();
    void tint_search();
    void draw_status(mazedraw::Canvas& canvas) const;
    void draw_status_text(mazedraw::Canvas& canvas, const mazedraw::Rect& room) const;
    [[nodiscard]] std::string status_text() const;
    void draw_panel(mazedraw::Canvas& canvas, const PanelLayout& panel, const std::string& heading) const;
    void draw_help(mazedraw::Canvas& canvas) const;
    void draw_buttons(mazedraw::Canvas& canvas) const;
    void draw_button(mazedraw::Canvas& canvas, std::size_t i) const;

    SceneOptions options_;
    Frame frame_;
    Screen screen_ = Screen::main_menu;
    Screen behind_help_ = Screen::main_menu;
    std::shared_ptr<Exhibit> exhibit_;  // the visit's
    mazedraw::MazeGeometry geometry_;
    mazedraw::MazeColors colors_;
    mazegen::Rng rng_;

    mazeplay::Visit visit_;
    bool carving_shown_ = false;  // in the layer, as what the next line says
    bool search_shown_ = false;
    std::int64_t tinted_ = 0;  // cells of the search in the layer

    std::vector<Button> buttons_;
    int hovered_ = -1;
    int pressed_ = -1;
    int focused_ = -1;
    bool dragging_ = false;
    int pointer_x_ = 0, pointer_y_ = 0;
    bool pointer_inside_ = false;
    Duration since_click_{1};  // so that a double click, at one place, is one action
    int click_x_ = 0, click_y_ = 0;

    double title_hue_ = 210;
    Duration hop_time_{0};

    mazedraw::Canvas layer_{1, 1};  // what stands still: the menu without its figure, or the maze
    bool layer_valid_ = false;
    bool dirty_ = true;
};

}  // namespace mazeview
