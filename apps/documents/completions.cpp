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

/// A value follows; one that may be left out is not asked for.
bool takes_value(const Setting& setting) {
    return !setting.value_name.empty() && setting.without_value.empty();
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
        if (!takes_value(*setting)) {
            continue;
        }
        const std::string action = setting->choices != nullptr
                                       ? "_a_maze_ing_words '" + words(*setting) + '\''
                                   : is_file(*setting) ? "_a_maze_ing_files"
                                                       : ":";
        cases.append("        ").append(pattern).append(") ").append(action).append(" ;;\n");
    }
    return R"(# Completion of a_maze_ing for bash.
_a_maze_ing_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")
}
_a_maze_ing_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
}
_a_maze_ing() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    # In --option=value the = is a word of its own.
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $before in
)" + cases +
           R"(        *)
            if [[ $word == -* ]]; then
                _a_maze_ing_words ')" +
           all + R"('
            else
                _a_maze_ing_files
            fi
            ;;
    esac
}
complete -F _a_maze_ing a_maze_ing
)";
}

std::string zsh_completion() {
    std::string text =
        "#compdef a_maze_ing\n"
        "# Completion of a_maze_ing for zsh.\n"
        "_arguments -s \\\n"
        "    '(-h --help)'{-h,--help}'[print this help]' \\\n"
        "    '(-V --version)'{-V,--version}'[print the version]' \\\n";
    for (const Setting* setting : options()) {
        std::string names;
        std::string excluded;
        for (const std::string_view name : names_of(*setting)) {
            excluded.append(excluded.empty() ? "" : " ").append(name);
            // The value may follow in the same word: -Aprim, --algorithm=prim.
            names.append(names.empty() ? "" : ",").append(name);
            names += !takes_value(*setting) ? "" : name.starts_with("--") ? "=" : "+";
        }
        if (excluded.find(' ') != std::string::npos) {
            names.insert(0, "{").append("}");
        }
        // What is given once is not offered again.
        const std::string times = setting->many ? "'*'" : std::string("'(").append(excluded).append(")'");
        std::string rest = shell_quoted(std::string(setting->help), "[]:\\");
        rest.insert(1, "[").insert(rest.size() - 1, "]");
        if (takes_value(*setting)) {
            const std::string action = is_file(*setting)             ? "_files"
                                       : setting->choices != nullptr ? "(" + words(*setting) + ")"
                                                                     : " ";
            rest.insert(rest.size() - 1,
                        std::string(":").append(setting->value_name).append(":").append(action));
        }
        text.append("    ").append(times).append(names).append(rest).append(" \\\n");
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
        } else if (takes_value(*setting)) {
            text += is_file(*setting) ? " -r -F" : " -x";
        }
        text += " -d " + shell_quoted(setting->help) + '\n';
    }
    return text;
}
