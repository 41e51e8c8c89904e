// The names of files of many mazes, with a place for the number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazeapp {

/// "maze-%03d.svg".
struct NumberedName {
    std::string before, after;
    std::size_t digits = 0;  ///< at least so many, filled up with zeros

    [[nodiscard]] std::string with(std::int64_t number) const;
};

/// One of the two.
struct BatchName {
    std::optional<NumberedName> numbered;
    std::string plain;  ///< one name for all
};

/// Reads %d or %0Nd, N from 1 to 99, as the place of the number, and %% as a percent sign. Nothing when
/// another percent sign is there, or two places.
std::optional<BatchName> parse_batch_name(std::string_view text);

}  // namespace mazeapp
