#include "machine.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <string_view>

#include "files.hpp"
#include "mazegen/lines.hpp"
#include "mazegen/parse.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kMostBytes = 1 << 20;  // of a file of the system

/// The number that stands alone in a file of the system; unlimited when there is none ("max").
std::uint64_t number_in(const std::string& file) {
    const auto text = read_file(file, kMostBytes);
    if (!text) {
        return kUnlimited;
    }
    const auto number = mazegen::parse_whole(std::string_view(*text).substr(0, text->find('\n')));
    return number ? static_cast<std::uint64_t>(*number) : kUnlimited;
}

/// The number of kB behind a name in a file of "Name:   123 kB" lines, in bytes.
std::uint64_t kilobytes_in(const std::string& file, std::string_view name) {
    const auto text = read_file(file, kMostBytes);
    if (text) {
        for (mazegen::LineReader lines(*text); lines.next();) {
            if (lines.line().starts_with(name)) {
                std::string_view rest = lines.line().substr(name.size());
                rest = mazegen::trimmed(rest.substr(0, rest.find("kB")));
                const auto number = mazegen::parse_whole(rest);
                return number ? static_cast<std::uint64_t>(*number) * 1024 : kUnlimited;
            }
        }
    }
    return kUnlimited;
}

std::uint64_t difference(std::uint64_t limit, std::uint64_t used) {
    return limit == kUnlimited || used == kUnlimited ? limit : limit - std::min(limit, used);
}

/// What a control group and those above it leave; `limit` and `usage` are files in its folder below `root`.
std::uint64_t left_in_groups(const std::string& root, std::string group, const char* limit,
                             const char* usage) {
    std::uint64_t least = kUnlimited;
    for (;;) {
        const std::string folder = root + group + '/';
        least = std::min(least, difference(number_in(folder + limit), number_in(folder + usage)));
        if (group.empty() || group == "/") {
            return least;
        }
        group.erase(group.rfind('/'));
    }
}

std::uint64_t left_in_control_group() {
    std::uint64_t least = kUnlimited;
    const auto text = read_file("/proc/self/cgroup", kMostBytes);
    if (!text) {
        return least;
    }
    for (mazegen::LineReader lines(*text); lines.next();) {  // "number:controllers:/group"
        const std::string_view line = lines.line();
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string_view::npos || line.substr(second + 1, 1) != "/") {
            continue;
        }
        const std::string_view controllers = line.substr(first + 1, second - first - 1);
        const std::string group(line.substr(second + 1));
        if (controllers.empty()) {
            least = std::min(least, left_in_groups("/sys/fs/cgroup", group, "memory.max", "memory.current"));
        } else if (controllers.find("memory") != std::string_view::npos) {
            least = std::min(least, left_in_groups("/sys/fs/cgroup/memory", group, "memory.limit_in_bytes",
                                                   "memory.usage_in_bytes"));
        }
    }
    return least;
}

std::string_view environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

}  // namespace

std::uint64_t available_memory() {
    std::uint64_t least = std::min(kilobytes_in("/proc/meminfo", "MemAvailable:"), left_in_control_group());
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
        least = std::min(least, difference(limit.rlim_cur, kilobytes_in("/proc/self/status", "VmSize:")));
    }
    return least;
}

mazegen::Charset locale_charset() {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (const std::string locale = lower_case(environment(name)); !locale.empty()) {
            const bool utf8 =
                locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
            return utf8 ? mazegen::Charset::unicode : mazegen::Charset::ascii;
        }
    }
    return mazegen::Charset::ascii;
}

bool stderr_is_terminal() {
    const std::string_view terminal = environment("TERM");
    return !terminal.empty() && terminal != "dumb" && isatty(STDERR_FILENO) != 0;
}

bool stdout_shows_color() {
    const std::string_view terminal = environment("TERM");
    return !colors_unwanted() && !terminal.empty() && terminal != "dumb" && isatty(STDOUT_FILENO) != 0;
}

std::string lacking_terminal() {
    return isatty(STDIN_FILENO) == 0 ? "standard input" : isatty(STDOUT_FILENO) == 0 ? "standard output" : "";
}

bool colors_unwanted() { return !environment("NO_COLOR").empty(); }

std::uint64_t draw_seed() {
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U | device()) >> 1U;
}

}  // namespace mazeapp
