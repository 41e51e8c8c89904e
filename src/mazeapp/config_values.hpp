// The values of CONFIG's keys as they stand in the file, to be looked at, changed and written back: with
// their quotes, without comments.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plan.hpp"

namespace mazeapp {

/// By key; a key that is not there has no value.
using Values = std::map<std::string, std::string, std::less<>>;

/// A key as a person meets it.
struct ConfigKey {
    std::string_view key;
    std::string_view help;  ///< empty when there is nothing to say
    bool mandatory = false;
};
/// All keys, in the order of the table of settings.
std::vector<ConfigKey> config_keys();

/// What is wrong with a value of this key, by the rule of the file; nothing when it is right, or empty though
/// the key need not be given.
std::optional<std::string> value_fault(std::string_view key, std::string_view value);

/// The values of all known keys in a CONFIG text.
Values values_of(std::string_view text);

/// The text with these values instead of its own. What does not change stays as it is to the byte: comments,
/// order, blanks, line ends, lines of unknown keys. A line whose key has no value any more goes, new keys
/// come at the end.
std::string with_values(std::string_view text, const Values& values);

/// What CONFIG's text and the options say together, and what the plan has made of it.
Values values_in_effect(std::string_view text, const CommandLine& command, const GeneratePlan& plan);

/// Plans the maze of these values; of the options only those without a key count. Errors begin with the key.
Preparation prepare_with_values(const CommandLine& command, const Values& values);

/// Reads the file, and writes it anew with these values. "cannot ..." when that fails.
std::string write_config_values(const std::string& config, const Values& values);

}  // namespace mazeapp
