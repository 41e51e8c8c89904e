// Everything that the terminal shows and does, without a terminal: keys, clicks and elapsed time come in as
// values, a grid of characters goes out, and what has to be done outside goes out as requests.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "form.hpp"
#include "grid.hpp"
#include "maze_drawing.hpp"
#include "screens.hpp"
#include "tracks.hpp"
#include "view.hpp"
#include "visit.hpp"

namespace mazeterm {

using mazeplay::Duration;

/// What comes in from a person or the terminal.
struct Input {
    enum class Kind {
        key,     ///< `key`, and the character `typed`, 0 when it is none
        click,   ///< at column, row
        wheel,   ///< `steps` above 0: away from the person
        resize,  ///< the screen has now columns x rows characters
        redraw,  ///< what was shown is lost
    };
    Kind kind = Kind::redraw;
    mazeplay::KeyPress key = {};
    char32_t typed = 0;
    int column = 0, row = 0;
    int steps = 0;
    int columns = 0, rows = 0;
};

inline constexpr int kLeastColumns = 20;  // that everything has room in
inline constexpr int kLeastRows = 8;

struct SceneOptions {
    int columns = 80, rows = 24;
    bool ascii = false;
    bool color = true;  ///< otherwise there are no cells of half blocks
    mazeplay::VisitOptions visit = {};
    FormRules rules = {};
};

using mazeplay::Screen;

class Scene {
  public:
    /// Nobody else may change the exhibit.
    Scene(std::shared_ptr<mazeplay::Exhibit> exhibit, SceneOptions options);
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    void handle(const Input& input);
    /// Lets time pass for whatever moves.
    void advance(Duration elapsed);
    /// When something has to move next; nothing when all stands still.
    [[nodiscard]] std::optional<Duration> next_move() const;

    /// What draw would show differs from the last picture.
    [[nodiscard]] bool dirty() const { return dirty_; }
    Grid draw();

    std::optional<mazeplay::Request> take_request() { return visit_.take_request(); }
    void answer(mazeplay::Answer answer);
    /// The values of the form, for `apply` and `write_config`.
    [[nodiscard]] mazeplay::Values form_values() const {
        return form_ ? form_->values() : mazeplay::Values{};
    }

    [[nodiscard]] Screen screen() const { return screen_; }
    [[nodiscard]] const mazeplay::Visit& visit() const { return visit_; }
    [[nodiscard]] const View& view() const { return view_; }

  private:
    /// A line of a menu on the screen.
    struct Line {
        mazeplay::MenuItem item;
        Rect rect;
    };

    // scene.cpp: state and inputs
    void press(const Input& input);
    void click(int column, int row);
    void perform(mazeplay::Action action);
    bool move_view(mazeplay::Action action);
    void perform_in_visit(mazeplay::Action action);
    void go_to(Screen screen);
    void move_focus(int by);
    void pan(int columns, int rows);
    void write_config();
    void follow_visit();
    [[nodiscard]] std::span<const mazeplay::MenuItem> items() const;
    [[nodiscard]] bool has_room() const {
        return options_.columns >= kLeastColumns && options_.rows >= kLeastRows;
    }

    // scene_draw.cpp: pictures
    void draw_main_menu(Grid& grid);
    void draw_maze_screen(Grid& grid) const;
    void draw_game_menu(Grid& grid);
    void draw_help(Grid& grid);
    void draw_status(Grid& grid) const;
    void place_items(const Rect& room);
    void draw_items(Grid& grid) const;
    [[nodiscard]] MazeSight sight() const;

    SceneOptions options_;
    Screen screen_ = Screen::main_menu;
    Screen behind_ = Screen::main_menu;  // of help
    Screen behind_form_ = Screen::main_menu;
    bool awaits_form_ = false;  // its values are being read
    std::vector<Input> held_;   // keys pressed meanwhile, which are meant for it
    mazeplay::Visit visit_;
    std::shared_ptr<const mazeplay::Exhibit> exhibit_;  // the visit's
    View view_;
    int walls_ = 0;               // their colour
    std::optional<Trail> trail_;  // present: the path is shown
    std::optional<Form> form_;
    std::size_t focus_ = 0;
    std::vector<Line> lines_;  // of the menu, as they were drawn
    int help_scroll_ = 0;
    bool dirty_ = true;
};

}  // namespace mazeterm
