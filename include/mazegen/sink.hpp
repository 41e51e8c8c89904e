// Where the writers put their output: the library itself never opens a file.
#pragma once

#include <functional>
#include <string_view>

namespace mazegen {

/// Takes the next piece of an output; false when it cannot be written, which ends the writing. Into a stream:
///
///     [&](std::string_view piece) { return bool(stream << piece); }
using Sink = std::function<bool(std::string_view)>;

}  // namespace mazegen
