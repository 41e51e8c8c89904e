#include "config_values.hpp"

#include <algorithm>

#include "config.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

/// As it must stand in CONFIG to be read as `meant`.
std::string written(std::string_view meant) {
    const bool plain = meant == mazegen::trimmed(meant) && !meant.starts_with('"') &&
                       meant.find(" #") == std::string_view::npos &&
                       meant.find("\t#") == std::string_view::npos;
    return plain ? std::string(meant) : '"' + std::string(meant) + '"';
}

/// What one value says, put into the settings; the fault otherwise.
std::optional<std::string> apply_value(const Setting& setting, std::string_view value, Settings& settings) {
    const auto meant = meant_value(value);
    return meant ? setting.apply(settings, *meant) : std::optional(meant.error().message);
}

/// Calls back with each line, its end included.
template <class Take>
void for_each_line(std::string_view text, Take take) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::size_t length = end == std::string_view::npos ? text.size() : end + 1;
        take(text.substr(0, length));
        text.remove_prefix(length);
    }
}

/// What a plan has that the settings do not say, as values.
void add_plan(const Settings& said, const GeneratePlan& plan, Values& values) {
    const mazegen::GenerateOptions& options = plan.options;
    const auto set = [&values](bool differs, const char* key, const std::string& value) {
        if (differs) {
            values[key] = value;
        }
    };
    set(said.width != options.size.width, "WIDTH", std::to_string(options.size.width));
    set(said.height != options.size.height, "HEIGHT", std::to_string(options.size.height));
    set(said.entry != plan.ends.entry, "ENTRY", to_string(plan.ends.entry));
    set(said.exit != plan.ends.exit, "EXIT", to_string(plan.ends.exit));
    set(said.pattern.value_or(true) != options.pattern, "PATTERN", options.pattern ? "True" : "False");
    const std::string_view algorithm =
        said.algorithm != nullptr ? said.algorithm->name : mazegen::algorithms().front().name;
    set(algorithm != options.algorithm, "MODE", std::string(options.algorithm));
    set(!said.output, "OUTPUT_FILE", "-");

    const bool perfect = said.perfect.value_or(true);
    const int loops = perfect ? 0 : said.loops_percent.value_or(kDefaultLoopsPercent);
    const double braid = perfect ? 0 : said.braid.value_or(0);
    const bool differs = !said.perfect || loops != options.loops_percent || braid != options.braid;
    const bool becomes_perfect = options.loops_percent == 0 && options.braid == 0;
    set(differs, "PERFECT", becomes_perfect ? "True" : "False");
    set(differs && options.loops_percent != said.loops_percent.value_or(kDefaultLoopsPercent) &&
            !becomes_perfect,
        "LOOPS", std::to_string(options.loops_percent));
}

}  // namespace

std::vector<ConfigKey> config_keys() {
    std::vector<ConfigKey> keys;
    for (const Setting& setting : settings()) {
        if (setting.in_config) {
            keys.push_back({setting.key, setting.help_of_key(), setting.mandatory});
        }
    }
    return keys;
}

std::optional<std::string> value_fault(std::string_view key, std::string_view value) {
    const Setting* const setting = find_config_key(key);
    if (setting == nullptr) {
        return mazegen::quoted(key) + " is no key of this program";
    }
    if (value.empty()) {
        return setting->mandatory ? std::optional<std::string>("must be given") : std::nullopt;
    }
    Settings scratch;
    return apply_value(*setting, value, scratch);
}

Values values_of(std::string_view text) {
    Values values;
    for_each_line(text, [&values](std::string_view line) {
        if (const auto entry = config_entry(line); entry && entry->setting != nullptr) {
            values.try_emplace(std::string(entry->setting->key), entry->value);
        }
    });
    return values;
}

std::string with_values(std::string_view text, const Values& values) {
    Values left = values;
    std::string result;
    std::string line_end = "\n";
    for_each_line(text, [&](std::string_view line) {
        line_end = line.ends_with("\r\n") ? "\r\n" : "\n";
        const auto entry = config_entry(line);
        if (!entry || entry->setting == nullptr) {
            result += line;
            return;
        }
        const auto value = values.find(entry->setting->key);
        if (value == values.end() || value->second.empty()) {
            return;
        }
        left.erase(value->first);
        result.append(line.substr(0, entry->begin)).append(value->second);
        result += line.substr(entry->begin + entry->value.size());
    });
    for (const auto& [key, value] : left) {
        if (!value.empty()) {
            result += result.empty() || result.ends_with('\n') ? "" : line_end;
            result.append(key).append("=").append(value).append(line_end);
        }
    }
    return result;
}

Values values_in_effect(std::string_view text, const CommandLine& command, const GeneratePlan& plan) {
    Values values = values_of(text);
    for (const auto& [setting, typed] : command.options) {
        if (setting->in_config) {
            values[std::string(setting->key)] = written(typed);
        }
    }
    Settings said;
    for (const auto& [key, value] : values) {
        apply_value(*find_config_key(key), value, said);
    }
    add_plan(said, plan, values);
    return values;
}

Preparation prepare_with_values(const CommandLine& command, const Values& values) {
    Preparation result;
    for (const Setting& setting : settings()) {
        if (!setting.in_config) {
            continue;
        }
        const std::string key(setting.key);
        const auto value = values.find(setting.key);
        const std::string text = value == values.end() ? "" : value->second;
        if (auto fault = value_fault(setting.key, text)) {
            result.errors.push_back(key + ": " + *fault);
        } else if (!text.empty()) {
            apply_value(setting, text, result.settings);
            result.settings.origin[setting.key] = key;
        }
    }
    CommandLine without_keys{.config = command.config, .options = {}};
    std::ranges::copy_if(command.options, std::back_inserter(without_keys.options),
                         [](const auto& option) { return option.first->key.empty(); });
    plan_all(without_keys, result);
    return result;
}

std::string write_config_values(const std::string& config, const Values& values) {
    const auto text = read_config_file(config);
    if (!text) {
        return text.error().message;
    }
    const std::string failed = "cannot write CONFIG " + mazegen::quoted(config) + ": ";
    const auto target = find_target(config);
    if (!target) {
        return failed + target.error().message;
    }
    const std::string changed = with_values(*text, values);
    const WriteResult result = write_output(*target, [&](const mazegen::Sink& sink) { sink(changed); });
    return result.error.empty() ? "" : failed + result.error;
}

}  // namespace mazeapp
