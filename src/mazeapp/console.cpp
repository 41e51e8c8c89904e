#include "console.hpp"

#include <string>

#include "files.hpp"

namespace mazeapp {

namespace {

void say(std::string_view kind, std::string_view text) {
    std::string line = "a_maze_ing: ";
    line.append(kind).append(text) += '\n';
    write_all(2, line);  // nobody is left to tell when this fails
}

}  // namespace

void Console::error(std::string_view text) const { say("", text); }

void Console::warning(std::string_view text) const {
    if (!quiet_) {
        say("warning: ", text);
    }
}

void Console::note(std::string_view text) const {
    if (!quiet_) {
        say("note: ", text);
    }
}

}  // namespace mazeapp
