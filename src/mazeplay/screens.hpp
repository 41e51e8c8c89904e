// The screens that window and terminal have in common, and how actions lead from one to another.
#pragma once

#include <optional>

#include "keys.hpp"
#include "visit.hpp"

namespace mazeplay {

/// What is shown. The form is the terminal's.
enum class Screen { main_menu, maze, game_menu, help, form };

/// Where keys are pressed while that screen is shown.
Place place_of(Screen screen, const Visit& visit);

/// The screen to be shown after an action that is about screens, which may be the same as now; nothing: the
/// action is about something else. `behind`: what lies behind help or form. Ends a walk, or the stay at the
/// maze, where the action does.
std::optional<Screen> screen_after(Action action, Screen now, Screen behind, Visit& visit);

}  // namespace mazeplay
