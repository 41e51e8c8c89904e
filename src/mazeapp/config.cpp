#include "config.hpp"

#include <algorithm>
#include <array>

#include "mazegen/lines.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

using mazegen::quoted;
using mazegen::trimmed;

/// Keys that other maze programs use for what has another name here.
struct Synonym {
    std::string_view word;
    std::string_view key;
};
constexpr std::array kSynonyms = {
    Synonym{"ALGORITHM", "MODE"},
    Synonym{"ALGO", "MODE"},
    Synonym{"MAZEGEN", "MODE"},
    Synonym{"GENERATOR", "MODE"},
    Synonym{"MODE_GEN", "MODE"},
    Synonym{"GENERATION_ALGORITHM", "MODE"},
    Synonym{"METHOD", "MODE"},
    Synonym{"START", "ENTRY"},
    Synonym{"ENTRANCE", "ENTRY"},
    Synonym{"BEGIN", "ENTRY"},
    Synonym{"END", "EXIT"},
    Synonym{"GOAL", "EXIT"},
    Synonym{"FINISH", "EXIT"},
    Synonym{"COLS", "WIDTH"},
    Synonym{"COLUMNS", "WIDTH"},
    Synonym{"ROWS", "HEIGHT"},
    Synonym{"LINES", "HEIGHT"},
    Synonym{"OUTPUT", "OUTPUT_FILE"},
    Synonym{"FILE", "OUTPUT_FILE"},
    Synonym{"OUTFILE", "OUTPUT_FILE"},
    Synonym{"FILENAME", "OUTPUT_FILE"},
    Synonym{"LOGO", "PATTERN"},
    Synonym{"FT_LOGO", "PATTERN"},
    Synonym{"RANDOM_SEED", "SEED"},
    Synonym{"LOOP", "LOOPS"},
    Synonym{"OUTPUT_FORMAT", "FORMAT"},
};

std::string_view meant_key(const std::string& key) {
    const auto* const synonym = std::ranges::find(kSynonyms, key, &Synonym::word);
    if (synonym != kSynonyms.end()) {
        return synonym->key;
    }
    std::vector<std::string_view> keys;
    for (const Setting& setting : settings()) {
        if (setting.in_config) {
            keys.push_back(setting.key);
        }
    }
    return nearest(key, keys);
}

class ConfigReader {
  public:
    ConfigReader(std::string_view name, Settings& into) : name_(name), into_(into) {}

    ConfigReport read(std::string_view text) {
        if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
            const auto line =
                1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(nul), '\n');
            error(at(line) + "a NUL byte: this is no text file");
            return std::move(report_);
        }
        for (mazegen::LineReader lines(text); lines.next();) {
            const std::string_view line = trimmed(lines.line());
            if (!line.empty() && line.front() != '#') {
                read_line(line, lines.number());
            }
        }
        if (hidden_errors_ > 0) {
            report_.errors.push_back(name_ + ": ... and " + std::to_string(hidden_errors_) + " more errors");
        }
        if (hidden_warnings_ > 0) {
            report_.warnings.push_back(name_ + ": ... and " + std::to_string(hidden_warnings_) +
                                       " more warnings");
        }
        report_missing();
        return std::move(report_);
    }

  private:
    [[nodiscard]] std::string at(std::int64_t line) const {
        return name_ + ':' + std::to_string(line) + ": ";
    }

    /// A file that is something else altogether should not flood the screen.
    static constexpr std::size_t kMostLines = 100;
    static void add(std::vector<std::string>& lines, std::int64_t& hidden, std::string text) {
        if (lines.size() < kMostLines) {
            lines.push_back(std::move(text));
        } else {
            ++hidden;
        }
    }
    void error(std::string text) { add(report_.errors, hidden_errors_, std::move(text)); }
    void warn(std::string text) { add(report_.warnings, hidden_warnings_, std::move(text)); }

    void read_line(std::string_view line, std::int64_t number) {
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) {
            error(at(number) + quoted(line) + " is no KEY=VALUE");
            return;
        }
        const std::string_view word = trimmed(line.substr(0, equals));
        if (word.empty()) {
            error(at(number) + "there is no key before the '='");
            return;
        }
        const std::string key = upper_case(word);
        const Setting* const setting = find_config_key(key);
        if (setting == nullptr) {
            const std::string_view meant = meant_key(key);
            warn(at(number) + quoted(word) + " is no key of this program" +
                 (meant.empty() ? "" : ": did you mean " + std::string(meant) + '?'));
            return;
        }
        const auto [first, is_new] = lines_.try_emplace(setting->key, number);
        if (!is_new) {
            error(at(number) + key + ": given a second time, first on line " + std::to_string(first->second));
            return;
        }
        const std::string origin = at(number) + key;
        const auto value = meant_value(line.substr(equals + 1));
        const auto fault = value ? setting->apply(into_, *value) : std::optional(value.error().message);
        if (fault) {
            error(origin + ": " + *fault);
        } else {
            into_.origin[setting->key] = origin;
        }
    }

    void report_missing() {
        std::vector<std::string_view> missing;
        for (const Setting& setting : settings()) {
            if (setting.mandatory && !lines_.contains(setting.key)) {
                missing.push_back(setting.key);
            }
        }
        if (!missing.empty()) {
            report_.errors.push_back(name_ + ": missing: " + joined(missing));
        }
    }

    std::string name_;
    Settings& into_;
    ConfigReport report_;
    std::map<std::string_view, std::int64_t> lines_;  // of each key
    std::int64_t hidden_errors_ = 0;
    std::int64_t hidden_warnings_ = 0;
};

}  // namespace

const Setting* find_config_key(std::string_view key) {
    const auto table = settings();
    const auto row = std::ranges::find_if(
        table, [&](const Setting& setting) { return setting.in_config && setting.key == key; });
    return row == table.end() ? nullptr : &*row;
}

std::optional<ConfigEntry> config_entry(std::string_view line) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::size_t first = line.starts_with(mark) ? mark.size() : 0;
    line = line.substr(0, line.find_last_not_of("\r\n") + 1);
    const std::size_t equals = line.find('=');
    if (first >= line.size() || equals == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view key = trimmed(line.substr(first, equals - first));
    if (key.empty() || key.front() == '#') {
        return std::nullopt;
    }
    ConfigEntry entry{key, find_config_key(upper_case(key)), equals + 1, {}};
    const std::string_view text = line.substr(equals + 1);
    const auto meant = meant_value(text);
    entry.value = meant ? *meant : trimmed(text);
    if (entry.value.empty() && !trimmed(text).starts_with('"')) {
        return entry;
    }
    entry.begin = static_cast<std::size_t>(entry.value.data() - line.data());
    if (meant && trimmed(text).starts_with('"')) {  // back to the quotes
        entry.value = line.substr(--entry.begin, meant->size() + 2);
    }
    return entry;
}

mazegen::Result<std::string_view> meant_value(std::string_view text) {
    const std::string_view value = trimmed(text);
    if (value.starts_with('"')) {
        const std::size_t end = value.find('"', 1);
        if (end == std::string_view::npos) {
            return mazegen::Error{.message = "the quote is not closed"};
        }
        const std::string_view after = value.substr(end + 1);
        if (const std::string_view rest = trimmed(after);
            !rest.empty() && (rest.front() != '#' || rest.size() == after.size())) {
            return mazegen::Error{.message = quoted(rest) + " stands after the closing quote"};
        }
        return value.substr(1, end - 1);
    }
    for (std::size_t hash = text.find('#'); hash != std::string_view::npos; hash = text.find('#', hash + 1)) {
        if (hash > 0 && (text[hash - 1] == ' ' || text[hash - 1] == '\t')) {
            return trimmed(text.substr(0, hash));
        }
    }
    return value;
}

ConfigReport read_config(std::string_view text, std::string_view name, Settings& settings) {
    return ConfigReader(name, settings).read(text);
}

}  // namespace mazeapp
