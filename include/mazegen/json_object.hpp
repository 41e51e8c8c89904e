// A JSON object (RFC 8259) as it is put together: members in the order in which they are added.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mazegen {

/// Each name may be added once; nobody checks.
class JsonObject {
  public:
    void add(std::string_view name, std::int64_t value);
    /// With four decimals; null when it is not finite.
    void add(std::string_view name, double value);
    void add(std::string_view name, bool value);
    /// Valid UTF-8, escaped as JSON asks for.
    void add(std::string_view name, std::string_view text);
    void add(std::string_view name, const char* text) { add(name, std::string_view(text)); }
    void add(std::string_view name, const JsonObject& object);
    void add_null(std::string_view name);

    /// One member a line, objects within it on one line each, and a last LF.
    [[nodiscard]] std::string to_string() const;
    /// The same on one line, without LF.
    [[nodiscard]] std::string on_one_line() const;

  private:
    void add_raw(std::string_view name, std::string_view value);

    std::vector<std::string> members_;  // as `"name": value`
};

}  // namespace mazegen
