#include "screens.hpp"

namespace mazeplay {

Place place_of(Screen screen, const Visit& visit) {
    switch (screen) {
        case Screen::main_menu:
            return Place::main_menu;
        case Screen::game_menu:
            return Place::game_menu;
        case Screen::help:
            return Place::help;
        case Screen::form:
            return Place::form;
        case Screen::maze:
            break;
    }
    return visit.play() ? Place::play : visit.animation() != nullptr ? Place::animation : Place::maze;
}

std::optional<Screen> screen_after(Action action, Screen now, Screen behind, Visit& visit) {
    switch (action) {
        case Action::help:
            return now == Screen::help ? behind : Screen::help;
        case Action::start:
            return Screen::maze;
        case Action::menu:
            return now == Screen::game_menu ? Screen::maze : Screen::game_menu;
        case Action::exit_to_menu:
            visit.leave();
            return Screen::main_menu;
        case Action::back:
            break;
        default:
            return std::nullopt;
    }
    if (now == Screen::help || now == Screen::form) {
        return behind;
    }
    if (now == Screen::game_menu) {
        return Screen::maze;
    }
    if (visit.play()) {
        visit.end_walk();
        return now;
    }
    return now == Screen::maze ? screen_after(Action::exit_to_menu, now, behind, visit) : now;
}

}  // namespace mazeplay
