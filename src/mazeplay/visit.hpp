// What goes on while somebody looks at a maze, whatever it is drawn with: carving, the path, a solver's
// search, a walk, and what has to be done outside (making a maze, writing a file), which goes out as
// requests. It knows no screen, no clock, no file.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "exhibit.hpp"
#include "keys.hpp"
#include "play.hpp"

namespace mazeplay {

/// What is wanted to be done by the surroundings.
struct Request {
    enum class Kind {
        redraw,          ///< a new maze with a fresh seed, and write the file
        animate,         ///< a new maze with a fresh seed and its trace; the file is written by `write`
        next_algorithm,  ///< the same seed with the next algorithm of the table, and write the file
        other_loops,     ///< the same seed with loops instead of none, or without any, and write the file
        smaller,         ///< the same seed with fewer cells, and write the file
        larger,          ///< the same seed with more cells, and write the file
        reload,          ///< read CONFIG again, make its maze, write the file
        write,           ///< write the file of the maze that was animated
        save,            ///< the maze, with its path when that is shown, as PNG
        solve,           ///< what the `solver` does in the `exhibit`
        hint,            ///< the next step of the way in `play`
        full_screen,     ///< change between full screen and window
        values,          ///< the values that CONFIG and options give to its keys
        apply,           ///< make the maze that the form's values ask for, and write the file
        write_config,    ///< write the form's values to CONFIG
        quit,
    };
    Kind kind = Kind::quit;
};

/// One step from a cell.
struct Hint {
    mazegen::Cell from;
    mazegen::Direction step;
};

/// By key of CONFIG: the value as it stands there.
using Values = std::map<std::string, std::string, std::less<>>;

/// The answer to a request: a new maze, what a solver does in it, a hint, the values for a form, a notice
/// ("saved maze-1.png"), or what went wrong; the old maze then stays.
struct Answer {
    std::shared_ptr<Exhibit> maze = nullptr;
    std::string notice = {};
    std::string error = {};  ///< lines, when there are several errors
    std::optional<Hint> hint = {};
    std::shared_ptr<Solved> solved = nullptr;
    std::optional<Values> values = {};
    bool ends_wait = true;  ///< false after what makes no maze: one may still be in the making
};

struct VisitOptions {
    bool can_reload = true;                   ///< there is a CONFIG that can be read again
    bool can_generate = true;                 ///< new mazes can be made
    bool reduced_motion = false;              ///< no search or path that grows
    const mazegen::Solver* solver = nullptr;  ///< whose search Path shows; null: the path alone
};

class Visit {
  public:
    /// Nobody else may change the exhibit.
    Visit(std::shared_ptr<Exhibit> exhibit, const VisitOptions& options);

    /// What an action did.
    enum class Effect {
        none,        ///< it is none of a visit's: it is about screens or the view
        done,        ///< nothing else is to be done
        shows_maze,  ///< it is to be watched: the maze should be on the screen
    };
    Effect perform(Action action);

    /// Lets time pass for whatever moves.
    void advance(Duration elapsed);
    /// Something moves by itself.
    [[nodiscard]] bool moves() const;

    void ask(Request::Kind kind);
    /// The next request, in the order in which they came up.
    std::optional<Request> take_request();
    void answer(Answer answer);

    /// Leaves the maze: what is carved is finished, a walk ends.
    void leave();
    void end_walk();
    void finish_animation();
    void say(std::string text, bool error);
    void be_silent() { message_.clear(); }

    [[nodiscard]] const std::shared_ptr<Exhibit>& exhibit() const { return exhibit_; }
    [[nodiscard]] CarveAnimation* animation() const;  ///< null: the maze is finished
    [[nodiscard]] const std::optional<PathReveal>& reveal() const { return reveal_; }
    [[nodiscard]] const std::optional<PathReveal>& spread() const { return spread_; }
    [[nodiscard]] const std::shared_ptr<Solved>& solved() const { return solved_; }
    [[nodiscard]] const mazegen::Path& path() const {
        return solved_ ? solved_->found : exhibit_->viewed.path;
    }
    [[nodiscard]] const mazegen::Solver* solver() const { return options_.solver; }
    [[nodiscard]] const std::optional<Play>& play() const { return play_; }
    [[nodiscard]] std::optional<mazegen::Direction> hint() const { return hint_; }
    [[nodiscard]] bool enabled(Action action) const;

    /// For the status line: a message, "making a maze ...", or what the maze is and goes through.
    [[nodiscard]] std::string status() const;
    [[nodiscard]] const std::string& message() const { return message_; }
    [[nodiscard]] bool message_is_error() const { return message_is_error_; }
    [[nodiscard]] bool waiting() const { return waiting_; }

  private:
    Effect ask_for_maze(Request::Kind kind);
    void take_maze(std::shared_ptr<Exhibit> exhibit);
    void toggle_path(bool at_once);
    void reveal_path(bool at_once);
    void hide_path();
    void next_solver();
    void tell_if_nothing_found();
    void start_play();
    void walk(mazegen::Direction d);
    /// Acts on what is being carved; false: nothing is, or the action is about something else.
    bool steer(Action action);
    void step_animation();
    [[nodiscard]] std::string walk_status() const;
    [[nodiscard]] std::string carving_status(const CarveAnimation& carving) const;

    VisitOptions options_;
    std::shared_ptr<Exhibit> exhibit_;
    std::optional<PathReveal> reveal_;  // present: the path is shown
    std::optional<PathReveal> spread_;  // present: the search is shown, before the path
    std::shared_ptr<Solved> solved_;    // what the chosen solver does, once that is known
    std::optional<bool> path_wanted_;   // when it is known; at once or not
    std::optional<Play> play_;
    std::optional<mazegen::Direction> hint_;
    std::deque<Request> requests_;
    bool waiting_ = false;  // for the answer to a request that makes a maze
    std::string message_;
    bool message_is_error_ = false;
};

}  // namespace mazeplay
