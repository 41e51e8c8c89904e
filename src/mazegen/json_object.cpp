#include "mazegen/json_object.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace mazegen {

namespace {

std::string in_quotes(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20) {
            result.append("\\u00").append({digits[byte >> 4U], digits[byte & 15U]});
        } else {
            if (c == '"' || c == '\\') {
                result += '\\';
            }
            result += c;
        }
    }
    return result + '"';
}

std::string joined(const std::vector<std::string>& members, std::string_view separator) {
    std::string text;
    for (const std::string& member : members) {
        text.append(text.empty() ? "" : separator).append(member);
    }
    return text;
}

}  // namespace

void JsonObject::add_raw(std::string_view name, std::string_view value) {
    members_.push_back(in_quotes(name).append(": ").append(value));
}

void JsonObject::add(std::string_view name, std::int64_t value) { add_raw(name, std::to_string(value)); }

void JsonObject::add(std::string_view name, double value) {
    constexpr int decimals = 4;
    if (!std::isfinite(value)) {
        add_null(name);
        return;
    }
    std::array<char, 400> text{};  // the largest double has 309 digits
    const auto written =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals);
    add_raw(name, std::string_view(text.data(), static_cast<std::size_t>(written.ptr - text.data())));
}

void JsonObject::add(std::string_view name, bool value) { add_raw(name, value ? "true" : "false"); }

void JsonObject::add(std::string_view name, std::string_view text) { add_raw(name, in_quotes(text)); }

void JsonObject::add(std::string_view name, const JsonObject& object) { add_raw(name, object.on_one_line()); }

void JsonObject::add_null(std::string_view name) { add_raw(name, "null"); }

std::string JsonObject::to_string() const {
    return members_.empty() ? "{}\n" : "{\n  " + joined(members_, ",\n  ") + "\n}\n";
}

std::string JsonObject::on_one_line() const { return '{' + joined(members_, ", ") + '}'; }

}  // namespace mazegen
