#include "cli.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <charconv>
#include <cstring>
#include <memory>
#include <sstream>

#include "mazegen/mazegen.hpp"
#include "words.hpp"

namespace {

using mazeapp::Setting;

/// An option of the table and what was typed for it. All values are taken as text: CLI11 would read
/// 010 as octal and cut large numbers silently.
struct Typed {
    const Setting* setting = nullptr;
    CLI::Option* option = nullptr;
    std::vector<std::string> values;
};

/// CLI11 takes a value in square brackets apart as a list, reads on behind "--seed=", and hands a following
/// option over as a value. A mark in front of a value keeps it whole and tells it from an option.
constexpr char kMark = '\x01';

/// The option that takes a value and has this short name; null: there is none.
const Setting* with_value(char letter) {
    const std::string name{'-', letter, ','};
    const auto found = std::ranges::find_if(mazeapp::settings(), [&](const Setting& setting) {
        return setting.option.starts_with(name) && !setting.value_name.empty();
    });
    return found == mazeapp::settings().end() ? nullptr : &*found;
}

/// Where a value that needs the mark begins in a word of the command line; npos: nowhere.
std::size_t value_begin(const std::string& word, bool options_ended) {
    if (word.starts_with('[') || word.starts_with(kMark)) {
        return 0;
    }
    if (options_ended || word.size() < 2 || word[0] != '-') {
        return std::string::npos;
    }
    if (word[1] == '-') {
        const std::size_t equals = word.find('=');
        return equals == std::string::npos ? equals : equals + 1;
    }
    std::size_t letter = 1;  // "-Sqofile": the value begins behind the first letter that takes one
    while (letter < word.size() && with_value(word[letter]) == nullptr) {
        ++letter;
    }
    return letter + 1 < word.size() ? letter + 1 : std::string::npos;
}

/// What the option at the end of this word means when no number follows; empty: nothing, or it is none of
/// that kind.
/// "--braid", "-b" or "-qb".
std::string_view meaning_alone(const std::string& word) {
    for (const Setting& setting : mazeapp::settings()) {
        if (setting.without_value.empty()) {
            continue;
        }
        const bool is_short = word.size() > 1 && word[0] == '-' && word[1] != '-' &&
                              with_value(word.back()) == &setting &&
                              value_begin(word, false) == std::string::npos;
        if (word == setting.long_option() || is_short) {
            return setting.without_value;
        }
    }
    return {};
}

bool is_number(const char* word) {
    double value = 0;
    const char* const end = word + std::strlen(word);
    const auto [rest, error] = std::from_chars(word, end, value);
    return error == std::errc{} && rest == end;
}

std::string unmarked(const std::string& value) { return value.starts_with(kMark) ? value.substr(1) : value; }

/// Without any marks, for messages.
std::string shown(std::string text) {
    std::erase(text, kMark);
    return text;
}

/// A value may begin with a dash only behind "=", as a number, or as "-" alone.
bool looks_like_option(const std::string& value) {
    return value.size() > 1 && value[0] == '-' && !(value[1] >= '0' && value[1] <= '9');
}

std::string unknown_argument(const std::string& word) {
    std::vector<std::string_view> names;
    for (const Setting& setting : mazeapp::settings()) {
        if (!setting.option.empty()) {
            names.push_back(setting.long_option());
        }
    }
    const std::string_view meant = mazeapp::nearest(word.substr(0, word.find('=')), names);
    return mazegen::quoted(word) + (word.starts_with('-') ? " is no option" : " is one argument too many") +
           (meant.empty() ? "" : ": did you mean " + std::string(meant) + '?');
}

/// Adds the options of the table, which put their values into the rows given. CLI11 keeps references to them.
std::vector<Typed> add_options(CLI::App& app) {
    std::vector<Typed> typed;
    typed.reserve(mazeapp::settings().size());
    for (const Setting& setting : mazeapp::settings()) {
        if (setting.option.empty()) {
            continue;
        }
        Typed& row = typed.emplace_back();
        row.setting = &setting;
        const std::string name(setting.option);
        const std::string help(setting.help);
        row.option = setting.value_name.empty() ? app.add_flag(name, help)->disable_flag_override()
                                                : app.add_option(name, row.values, help)
                                                      ->type_name(std::string(setting.value_name))
                                                      ->expected(1)
                                                      ->allow_extra_args(false)
                                                      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        row.option->group(std::string(setting.group));
    }
    return typed;
}

/// The words of the command line with the marks that CLI11 needs, and with the values that options mean when
/// they stand alone; the last word first, as CLI11 takes them.
std::vector<std::string> marked_words(int argc, const char* const* argv) {
    std::vector<std::string> words;
    bool options_ended = false;
    for (int i = 1; i < argc; ++i) {
        std::string& word = words.emplace_back(argv[i]);
        if (const std::size_t value = value_begin(word, options_ended); value != std::string::npos) {
            word.insert(value, 1, kMark);
        }
        options_ended = options_ended || word == "--";
        if (const auto meaning = meaning_alone(word);
            !options_ended && !meaning.empty() && (i + 1 == argc || !is_number(argv[i + 1]))) {
            words.emplace_back(meaning);
        }
    }
    std::ranges::reverse(words);
    return words;
}

/// Descriptions begin in one column and are wrapped, so that the help fits on a terminal.
class HelpFormatter : public CLI::Formatter {
  public:
    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        constexpr std::size_t begin = 30;
        constexpr std::size_t end = 80;
        std::string text;
        std::string line = "  " + make_option_name(option, is_positional) + make_option_opts(option);
        std::istringstream description(make_option_desc(option));
        for (std::string word; description >> word;) {
            std::size_t column = std::max(line.size() + 1, begin);
            if (column + word.size() > end) {
                text.append(line) += '\n';
                line.clear();
                column = begin;
            }
            line.resize(column, ' ');
            line += word;
        }
        return text.append(line) + '\n';
    }
};

/// Lets CLI11 read the words. What is to be printed instead of a run, or what is wrong.
CliResult parse(CLI::App& app, std::vector<std::string> words) {
    CliResult result;
    try {
        app.parse(std::move(words));
    } catch (const CLI::CallForHelp&) {
        result.text = CLI::detail::find_and_replace(app.help(), "\n\n\n", "\n\n");
    } catch (const CLI::CallForVersion& version) {
        result.text = std::string(version.what()) + '\n';
    } catch (const CLI::ArgumentMismatch& error) {
        const std::string text = shown(error.what());
        const bool missing = text.find("required") != std::string::npos;  // "--width: 1 required N missing"
        result.error = missing ? text.substr(0, text.find(':')) + ": a value is missing"
                               : "--" + text.substr(0, text.find(' ')) + " takes no value";
    } catch (const CLI::ParseError& error) {
        result.error = shown(error.what());
    }
    if (result.text.empty() && result.error.empty()) {
        for (const std::string& extra : app.remaining()) {
            if (extra != "--") {  // the end of the options
                result.error = unknown_argument(shown(extra));
                break;
            }
        }
    }
    return result;
}

/// What is wrong with what was typed for an option.
std::string problem_with(const Typed& row) {
    const std::string name(row.setting->long_option());
    if (row.values.size() > 1 && !row.setting->many) {
        return name + ": given " + std::to_string(row.values.size()) + " times";
    }
    const auto wrong = std::ranges::find_if(row.values, looks_like_option);
    return wrong == row.values.end() ? "" : name + ": a value is missing before " + mazegen::quoted(*wrong);
}

}  // namespace

CliResult read_command_line(int argc, const char* const* argv) {
    CLI::App app("Makes, solves, checks and draws mazes.", "a_maze_ing");
    app.allow_extras();
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_help_flag("-h,--help", "print this help");
    app.set_version_flag("-V,--version",
                         "a_maze_ing " + std::string(mazegen::version()) + " (stream version " +
                             std::to_string(mazegen::kStreamVersion) + ")",
                         "print the version");
    std::string config;
    const CLI::Option* const config_option =
        app.add_option("CONFIG", config, "a file of KEY=VALUE lines; '-' is standard input")->type_name("");
    const std::vector<Typed> typed = add_options(app);

    CliResult result = parse(app, marked_words(argc, argv));
    if (!result.text.empty() || !result.error.empty()) {
        return result;
    }
    mazeapp::CommandLine command;
    if (config_option->count() > 0) {
        command.config = unmarked(config);
    }
    for (const Typed& row : typed) {
        if (result.error = problem_with(row); !result.error.empty()) {
            return result;
        }
        for (const std::string& value : row.values) {
            command.options.emplace_back(row.setting, unmarked(value));
        }
        if (row.setting->value_name.empty() && row.option->count() > 0) {
            command.options.emplace_back(row.setting, "");
        }
    }
    result.command = std::move(command);
    return result;
}
