// The judgement of a maze file, for --check.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mazegen/check.hpp"
#include "settings.hpp"

namespace mazeapp {

/// Adds to `findings` what is wrong with the file. A tile grid is judged by its own rules; where cells, loops
/// or the pattern are asked for, by those of the maze that it shows. Gives what is wrong with the options.
/// `name` is the file's.
std::vector<std::string> judge_maze(std::string_view text, const std::string& name, const Settings& settings,
                                    mazegen::Findings& findings);

}  // namespace mazeapp
