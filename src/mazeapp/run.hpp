// One run of the program: what was asked -> plan -> maze -> passes -> solution -> output.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "console.hpp"
#include "settings.hpp"

namespace mazeapp {

/// What was typed: the CONFIG file and the options with their values, in the order of the table.
struct CommandLine {
    std::optional<std::string> config;  ///< "-" is standard input
    std::vector<std::pair<const Setting*, std::string>> options;
};

/// Does it all and gives the exit code of the process. Throws std::bad_alloc when memory runs out.
ExitCode run(const CommandLine& command, Console& console);

}  // namespace mazeapp
