// The window in action: the scene, a thread that makes mazes for it, and the X window that shows it.
#pragma once

#include "run.hpp"

/// Shows a maze in a window until the person has had enough; or, with --render, draws one screen into
/// a PNG file. Errors in between are shown in the window and said on the console.
mazeapp::ViewResult show_maze(mazeapp::ViewRequest request, const mazeapp::Console& console);
