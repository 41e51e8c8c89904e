#include "units.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "mazegen/parse.hpp"

namespace mazeapp {

namespace {

constexpr std::array kUnits = {kPx, kMm, Unit{"cm", 960 / 25.4}, Unit{"in", 96}, Unit{"pt", 96.0 / 72}};
constexpr double kLongest = 100'000;

}  // namespace

mazegen::Result<Length> parse_length(std::string_view text) {
    const mazegen::Error error{mazegen::ErrorCode::bad_value,
                               mazegen::quoted(text) + " is no length from 0 to 100000 like 20, 8mm, 0.5in"};
    Length length;
    const char* const end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data(), end, length.value, std::chars_format::fixed);
    if (fault != std::errc{} || !(length.value >= 0 && length.value <= kLongest)) {
        return error;
    }
    const std::string_view name(rest, static_cast<std::size_t>(end - rest));
    if (name.empty()) {
        return length;
    }
    const auto* const unit = std::ranges::find(kUnits, name, &Unit::name);
    if (unit == kUnits.end()) {
        return error;
    }
    length.unit = *unit;
    return length;
}

}  // namespace mazeapp
