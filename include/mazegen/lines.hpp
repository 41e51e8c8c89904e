// Lines of a text, numbered from 1, as the readers take them.
#pragma once

#include <cstdint>
#include <string_view>

namespace mazegen {

/// Splits at LF and drops a CR before it and a byte order mark at the very beginning. A last line
/// without LF is a line; nothing after the last LF is none.
class LineReader {
  public:
    explicit LineReader(std::string_view text) : rest_(text) {
        if (rest_.starts_with("\xEF\xBB\xBF")) {
            rest_.remove_prefix(3);
        }
    }

    /// Goes to the next line; false at the end.
    bool next() {
        if (rest_.empty()) {
            return false;
        }
        const std::size_t end = rest_.find('\n');
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        if (line_.ends_with('\r')) {
            line_.remove_suffix(1);
        }
        ++number_;
        return true;
    }
    [[nodiscard]] std::string_view line() const { return line_; }
    [[nodiscard]] std::int64_t number() const { return number_; }

  private:
    std::string_view rest_;
    std::string_view line_;
    std::int64_t number_ = 0;
};

}  // namespace mazegen
