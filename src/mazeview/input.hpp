// What comes in from a person or the window system, as values: no type of any window system.
#pragma once

#include <vector>

#include "keys.hpp"

namespace mazeview {

struct Input {
    enum class Kind {
        key,      ///< `key`
        pointer,  ///< the pointer is at x, y
        press,
        release,  ///< button 1 (left), 2, 3 at x, y
        wheel,    ///< `steps` above 0: away from the person, at x, y
        leave,    ///< the pointer left the window
        resize,   ///< the window's inside is now width x height pixels
        redraw,   ///< what was shown is lost
        close,    ///< the person closed the window
    };
    Kind kind = Kind::redraw;
    mazeplay::KeyPress key;
    int x = 0, y = 0;
    int button = 0;
    int steps = 0;
    int width = 0, height = 0;
};

/// Puts the input behind the others. Of the last inputs without a press, key or wheel among them, where order
/// means nothing, only one of its kind stays: 1000 moves of the pointer cost one.
void add_folded(const Input& input, std::vector<Input>& inputs);

}  // namespace mazeview
