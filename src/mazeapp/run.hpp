// One run of the program: what was asked -> plan -> maze -> passes -> solution -> output -> window.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "console.hpp"
#include "make.hpp"
#include "settings.hpp"

namespace mazeapp {

/// All that a window or a terminal's screen needs: the maze that was made, and how to make and write others.
struct ViewRequest {
    const CommandLine& command;
    const Settings& settings;
    MadeMaze made;                     ///< solved, when there is a way
    std::optional<GeneratePlan> plan;  ///< nothing for a loaded maze
    std::optional<OutputPlan> output;  ///< nothing when the maze is written nowhere
};

/// How a showing ended.
struct ViewResult {
    bool shown = true;  ///< false: no window or screen could be opened, and `error` says why
    std::string error;  ///< what went wrong; empty when the person closed it
};

/// Shows the maze until the person has had enough.
using Viewer = std::function<ViewResult(ViewRequest)>;

/// Those of this build; null where it has none.
struct Viewers {
    Viewer window = nullptr;
    Viewer terminal = nullptr;
};

/// Does it all and gives the exit code of the process. Throws std::bad_alloc when memory runs out.
ExitCode run(const CommandLine& command, Console& console, const Viewers& viewers);

}  // namespace mazeapp
