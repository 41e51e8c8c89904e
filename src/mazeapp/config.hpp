// The CONFIG file: KEY=VALUE lines, read generously where they are clear, refused with their line
// where they are not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "settings.hpp"

namespace mazeapp {

/// Complete lines for people, in the order of the file: "config.txt:3: WIDTH: 'abc' is not ...".
struct ConfigReport {
    std::vector<std::string> errors;
    std::vector<std::string> warnings;
};

/// Puts every readable value into `settings` and says everything that is wrong with the others.
/// `name` is how messages call the file.
ConfigReport read_config(std::string_view text, std::string_view name, Settings& settings);

}  // namespace mazeapp
