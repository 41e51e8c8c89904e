// The screen in a terminal in action: the scene, a thread that makes mazes for it, and the terminal.
#pragma once

#include "run.hpp"

/// Shows a maze in the terminal until the person has had enough. A signal that ends the program ends it here,
/// after the terminal has been given back. Errors in between are shown on the screen.
mazeapp::ViewResult show_in_terminal(mazeapp::ViewRequest request, const mazeapp::Console& console);
