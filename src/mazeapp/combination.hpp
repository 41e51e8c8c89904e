// Which options go together.
#pragma once

#include <string>
#include <vector>

#include "settings.hpp"

namespace mazeapp {

/// What is wrong with the options as a whole, in complete lines. Requires the settings that they gave.
std::vector<std::string> judge_combination(const CommandLine& command, const Settings& settings);

/// What is wrong with the options about drawings for that format.
std::vector<std::string> judge_format(const CommandLine& command, const Format& format);

}  // namespace mazeapp
