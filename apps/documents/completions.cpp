#include <string_view>
#include <vector>

#include "documents.hpp"
#include "settings.hpp"

namespace {

using mazeapp::Setting;

/// -w and --width.
std::vector<std::string_view> names_of(const Setting& setting) {
    std::vector<std::string_view> names;
    for (std::string_view rest = setting.option; !rest.empty();) {
        const std::size_t comma = rest.find(',');
        names.push_back(rest.substr(0, comma));
        rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
    }
    return names;
}

std::vector<const Setting*> options() {
    std::vector<const Setting*> rows;
    for (const Setting& setting : mazeapp::settings()) {
        if (!setting.option.empty()) {
            rows.push_back(&setting);
        }
    }
    return rows;
}

bool is_file(const Setting& setting) { return setting.value_name == "FILE"; }

std::string words(const Setting& setting) {
    std::string text;
    for (const std::string_view word : setting.choices()) {
        text += (text.empty() ? "" : " ") + std::string(word);
    }
    return text;
}

/// Text in single quotes for a shell. In the specifications of zsh, `special` stand with a backslash.
std::string shell_quoted(std::string_view text, std::string_view special = "") {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'') {
            result += "'\\''";
        } else if (special.find(c) != std::string_view::npos) {
            result += '\\';
            result += c;
        } else {
            result += c;
        }
    }
    return result + '\'';
}

}  // namespace

std::string bash_completion() {
    std::string all = "-h --help -V --version";
    std::string cases;
    for (const Setting* setting : options()) {
        std::string pattern;
        for (const std::string_view name : names_of(*setting)) {
            all += ' ' + std::string(name);
            pattern += (pattern.empty() ? "" : "|") + std::string(name);
        }
        if (setting->value_name.empty()) {
            continue;
        }
        cases += "        " + pattern + ")\n            ";
        if (setting->choices != nullptr) {
            cases += "COMPREPLY=($(compgen -W '" + words(*setting) + "' -- \"$word\"))";
        } else {
            cases += is_file(*setting) ? "COMPREPLY=($(compgen -f -- \"$word\"))" : "COMPREPLY=()";
        }
        cases += "\n            return\n            ;;\n";
    }
    return "# Completion of a_maze_ing for bash.\n"
           "_a_maze_ing() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    compopt -o filenames 2>/dev/null\n"
           "    case $before in\n" +
           cases +
           "    esac\n"
           "    if [[ $word == -* ]]; then\n"
           "        COMPREPLY=($(compgen -W '" +
           all +
           "' -- \"$word\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
           "    fi\n"
           "}\n"
           "complete -F _a_maze_ing a_maze_ing\n";
}

std::string zsh_completion() {
    std::string text =
        "#compdef a_maze_ing\n"
        "# Completion of a_maze_ing for zsh.\n"
        "_arguments -s \\\n"
        "    '(-h --help)'{-h,--help}'[print this help]' \\\n"
        "    '(-V --version)'{-V,--version}'[print the version]' \\\n";
    for (const Setting* setting : options()) {
        const auto names = names_of(*setting);
        std::string name;
        std::string excluded;
        for (const std::string_view one : names) {
            excluded.append(excluded.empty() ? "" : " ").append(one);
            name.append(name.empty() ? "" : ",").append(one);
        }
        if (names.size() > 1) {
            name.insert(0, std::string("'(").append(excluded).append(")'{")).append("}");
        }
        std::string rest = shell_quoted(std::string(setting->help), "[]:\\");
        rest.insert(1, "[").insert(rest.size() - 1, "]");
        if (!setting->value_name.empty()) {
            std::string action = is_file(*setting)             ? "_files"
                                 : setting->choices != nullptr ? "(" + words(*setting) + ")"
                                                               : " ";
            rest.insert(rest.size() - 1,
                        std::string(":").append(setting->value_name).append(":").append(action));
        }
        text.append(setting->many ? "    '*'" : "    ").append(name).append(rest).append(" \\\n");
    }
    return text + "    '::CONFIG:_files'\n";
}

std::string fish_completion() {
    std::string text =
        "# Completion of a_maze_ing for fish.\n"
        "complete -c a_maze_ing -s h -l help -d 'print this help'\n"
        "complete -c a_maze_ing -s V -l version -d 'print the version'\n";
    for (const Setting* setting : options()) {
        text += "complete -c a_maze_ing";
        for (const std::string_view name : names_of(*setting)) {
            text += name.starts_with("--") ? " -l " + std::string(name.substr(2))
                                           : " -s " + std::string(name.substr(1));
        }
        if (setting->choices != nullptr) {
            text += " -x -a '" + words(*setting) + '\'';
        } else if (!setting->value_name.empty()) {
            text += is_file(*setting) ? " -r -F" : " -x";
        }
        text += " -d " + shell_quoted(setting->help) + '\n';
    }
    return text;
}
