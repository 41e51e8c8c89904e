// Which options go together.
#pragma once

#include <string>
#include <vector>

#include "settings.hpp"

namespace mazeapp {

/// What is wrong with the options as a whole, in complete lines. Requires the settings that they gave.
std::vector<std::string> judge_combination(const CommandLine& command, const Settings& settings);

}  // namespace mazeapp
