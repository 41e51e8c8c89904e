#include "values.hpp"

#include <array>
#include <charconv>

namespace mazeapp {

using mazegen::parse_whole;
using mazegen::quoted;

Fault whole_above_zero(std::optional<std::int64_t>& target, std::string_view text) {
    const auto number = parse_whole(text);
    if (number && *number < 1) {
        return quoted(text) + " is not above 0";
    }
    return take(number, target);
}

Fault whole_from_zero(std::int64_t& target, std::string_view text) {
    const auto number = parse_whole(text);
    if (number && *number < 0) {
        return quoted(text) + " is below 0";
    }
    return take(number, target);
}

Fault percent(std::optional<int>& target, std::string_view text) {
    const auto number = parse_whole(text);
    if (!number) {
        return number.error().message;
    }
    if (*number < 0 || *number > 100) {
        return quoted(text) + " is not from 0 to 100";
    }
    target = static_cast<int>(*number);
    return std::nullopt;
}

Fault decimal(std::optional<double>& target, double least, double most, std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= least && value <= most)) {
        const auto shown = [](double number) {
            return std::to_string(number).substr(0, number < 1 && number > 0 ? 3 : 1);
        };
        return quoted(text) + " is not a number from " + shown(least) + " to " + shown(most);
    }
    target = value;
    return std::nullopt;
}

Fault boolean(std::optional<bool>& target, std::string_view text) {
    constexpr std::array<std::string_view, 6> yes = {"true", "yes", "y", "on", "t", "1"};
    constexpr std::array<std::string_view, 6> no = {"false", "no", "n", "off", "f", "0"};
    const std::string word = lower_case(text);
    for (std::size_t i = 0; i < yes.size(); ++i) {
        if (word == yes[i] || word == no[i]) {
            target = word == yes[i];
            return std::nullopt;
        }
    }
    return quoted(text) + " is neither True nor False";
}

Fault size(std::optional<mazegen::Size>& target, std::int64_t most, std::string_view what,
           std::string_view text) {
    const std::size_t cross = text.find('x');
    const auto width = parse_whole(text.substr(0, cross));
    const auto height = parse_whole(cross == std::string_view::npos ? "" : text.substr(cross + 1));
    if (!width || !height || *width < 1 || *height < 1 || *width > most || *height > most) {
        return quoted(text) + " is no size WxH in " + std::string(what) + " from 1 to " +
               std::to_string(most);
    }
    target = mazegen::Size{*width, *height};
    return std::nullopt;
}

}  // namespace mazeapp
