// CONFIG files of any bytes: reading says what is wrong and where, always the same, and lets only
// values through that are within their bounds.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "config.hpp"

namespace {

void require(bool condition) {
    if (!condition) {
        std::abort();
    }
}

/// A line for people: it names the file and brings no control character along.
void require_clean(const std::string& line) {
    require(line.starts_with("c.txt:"));
    for (const char c : line) {
        require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
    }
}

void require_within_bounds(const mazeapp::Settings& settings) {
    for (const auto& length :
         {settings.width, settings.height, settings.window_width, settings.window_height}) {
        require(!length || *length > 0);
    }
    require(!settings.loops_percent || (*settings.loops_percent >= 0 && *settings.loops_percent <= 100));
    require(!settings.output || !settings.output->empty());
    require(settings.load.empty() && !settings.check && !settings.quiet && !settings.view);
    if (settings.seed) {
        // What is shown of a seed gives it again.
        const auto again = mazegen::parse_seed(settings.seed->text);
        require(again.ok() && again->value == settings.seed->value && again->text == settings.seed->text);
    }
    if (settings.entry) {
        const auto again = mazegen::parse_cell(to_string(*settings.entry));
        require(again.ok() && *again == *settings.entry);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    mazeapp::Settings settings;
    const mazeapp::ConfigReport report = mazeapp::read_config(text, "c.txt", settings);
    for (const std::string& line : report.errors) {
        require_clean(line);
    }
    for (const std::string& line : report.warnings) {
        require_clean(line);
    }
    require_within_bounds(settings);
    if (report.errors.empty()) {
        require(settings.width && settings.height && settings.entry && settings.exit && settings.output &&
                settings.perfect);
    }
    for (const auto& [key, origin] : settings.origin) {
        require(origin.starts_with("c.txt:") && origin.ends_with(key));
    }

    mazeapp::Settings same;
    const mazeapp::ConfigReport again = mazeapp::read_config(text, "c.txt", same);
    require(again.errors == report.errors && again.warnings == report.warnings);
    require(same.origin == settings.origin && same.width == settings.width && same.entry == settings.entry &&
            same.output == settings.output && same.algorithm == settings.algorithm &&
            same.format == settings.format);
    return 0;
}
