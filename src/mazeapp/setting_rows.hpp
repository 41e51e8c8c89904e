// The kinds of rows that the table of settings has.
#pragma once

#include "settings.hpp"
#include "values.hpp"

namespace mazeapp {

/// What a flag does.
template <auto kMember, bool kValue>
Fault set(Settings& s, std::string_view) {
    s.*kMember = kValue;
    return std::nullopt;
}

/// A key of CONFIG alone.
inline Setting key(std::string_view key, bool mandatory, unsigned use, std::string_view help, Apply apply) {
    return {key, true, mandatory, "", "", "", use, {}, help, apply};
}

/// A key and the option that overrides it, which read the same values.
inline Setting key_and_option(std::string_view key, bool mandatory, std::string_view option,
                              std::string_view value_name, std::string_view group, unsigned use,
                              std::string_view help, Apply apply) {
    return {key, true, mandatory, option, value_name, group, use, {}, help, apply};
}

/// An option that overrides a key in its own way.
inline Setting overriding(std::string_view key, std::string_view option, std::string_view value_name,
                          std::string_view group, unsigned use, std::string_view help, Apply apply,
                          std::array<std::string_view, 3> excludes = {}) {
    return {key, false, false, option, value_name, group, use, excludes, help, apply};
}

/// An option alone.
inline Setting option(std::string_view option, std::string_view value_name, std::string_view group,
                      unsigned use, std::string_view help, Apply apply,
                      std::array<std::string_view, 3> excludes = {}, bool many = false) {
    Setting setting{"", false, false, option, value_name, group, use, excludes, help, apply};
    setting.many = many;
    return setting;
}

/// In CONFIG it is told of in other words.
inline Setting in_config(std::string_view help, Setting setting) {
    setting.key_help = help;
    return setting;
}

/// The option may stand alone: then it means this.
inline Setting optional_value(std::string_view without_value, Setting setting) {
    setting.without_value = without_value;
    return setting;
}

/// The value is one of a few words.
inline Setting one_of(Choices choices, Setting setting) {
    setting.choices = choices;
    return setting;
}

/// The names of a table's rows.
template <const auto& kRows>
std::vector<std::string_view> names_in() {
    return names_of(kRows);
}

/// The option counts with some formats only.
inline Setting drawn(unsigned drawing, Setting setting) {
    setting.drawing = drawing;
    return setting;
}

/// The rows about drawings, paper and many mazes at once.
std::vector<Setting> drawing_settings();

}  // namespace mazeapp
