// The CONFIG file: KEY=VALUE lines, read generously where they are clear, refused with their line
// where they are not.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazegen/result.hpp"
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

/// The row of a key in capitals; null when there is none.
const Setting* find_config_key(std::string_view key);

/// A line KEY=VALUE taken apart.
struct ConfigEntry {
    std::string_view key;              ///< as it stands there
    const Setting* setting = nullptr;  ///< null: no key of this program
    std::size_t begin = 0;             ///< of the value in the line
    std::string_view value;            ///< with its quotes, without blanks around it and comment
};
/// Nothing for comments, blank lines and lines without key or '='. The line may have its end, and a byte
/// order mark.
std::optional<ConfigEntry> config_entry(std::string_view line);

/// What the text behind the '=' means: without blanks, quotes and comment.
mazegen::Result<std::string_view> meant_value(std::string_view text);

}  // namespace mazeapp
