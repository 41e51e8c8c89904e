#include "combination.hpp"

#include <algorithm>

#include "load.hpp"
#include "machine.hpp"
#include "words.hpp"

namespace mazeapp {

std::vector<std::string> judge_combination(const CommandLine& command, const Settings& settings) {
    std::vector<std::string> faults;
    if (command.config && !settings.load.empty()) {
        faults.push_back("two sources: CONFIG " + mazegen::quoted(*command.config) + " and --load");
    }
    if (settings.check && settings.load.empty()) {
        faults.emplace_back("--check needs --load FILE");
    } else if (!settings.check && settings.load.size() > 1) {
        faults.emplace_back("--load: several files go with --check only");
    }
    if (settings.render == "-" && settings.output == "-") {
        faults.emplace_back("--render, --output: two results for standard output");
    }
    if (const std::string lacking = settings.tui ? lacking_terminal() : ""; !lacking.empty()) {
        faults.push_back("--tui: " + lacking + " is no terminal");
    }
    if (std::ranges::count(settings.load, "-") > 1) {
        faults.emplace_back("--load: standard input can be read only once");
    }
    if (const auto markers = markers_of(settings); markers && markers->wall == markers->open) {
        faults.emplace_back("--wall-char, --open-char: both are the same character");
    }
    const unsigned use = settings.check ? kCheck : settings.load.empty() ? kGenerate : kLoad;
    for (const auto& [setting, text] : command.options) {
        const std::string name(setting->long_option());
        if ((setting->use & use) == 0 && (use != kGenerate || (setting->use & kLoad) != 0)) {
            faults.push_back(name + (use == kGenerate ? " needs --load FILE"
                                     : use == kCheck  ? " does not go with --check"
                                                      : " does not go with --load"));
        }
        for (const auto& [other, other_text] : command.options) {
            const std::string_view other_name = other->long_option();
            if (std::ranges::find(setting->excludes, other_name) != setting->excludes.end()) {
                faults.push_back(name + " does not go with " + std::string(other_name));
            }
        }
    }
    return faults;
}

std::vector<std::string> judge_format(const CommandLine& command, const Format& format) {
    std::vector<std::string> faults;
    for (const auto& [setting, text] : command.options) {
        const unsigned drawing = setting->drawing;
        if ((format.drawn & drawing) == drawing) {
            continue;
        }
        std::vector<std::string_view> names;
        for (const Format& other : formats()) {
            if ((other.drawn & drawing) == drawing) {
                names.push_back(other.name);
            }
        }
        faults.push_back(std::string(setting->long_option()) + " goes with " + joined(names) +
                         " only, not with " + std::string(format.name));
    }
    return faults;
}

}  // namespace mazeapp
