// Files as the program reads and writes them: whole or not at all. "-" is a standard stream.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "mazegen/result.hpp"
#include "mazegen/sink.hpp"

namespace mazeapp {

/// How a message names an input: "<stdin>" for "-", control and invisible characters as escapes.
std::string shown_name(std::string_view input);

/// The content of a file, "-" for standard input. Errors: the system's reason, without the name; more than
/// `most` bytes.
mazegen::Result<std::string> read_file(const std::string& name, std::uint64_t most);

/// Whether both names lead to one existing file.
bool same_file(const std::string& a, const std::string& b);

/// Where an output will go, found out before any work is done.
struct OutputTarget {
    enum class Kind {
        stream,    ///< an open descriptor: standard output, /dev/fd/N
        in_place,  ///< a device or a FIFO
        replace,   ///< a regular file, there already or new
    };
    Kind kind = Kind::stream;
    int descriptor = 1;  ///< of a stream
    std::string path;    ///< symbolic links followed
    bool exists = false;
    mode_t mode = 0;  ///< of the existing file
};

/// Follows symbolic links and judges whether the target can be written. Errors: a missing or unwritable
/// folder, an unwritable file, a folder as target.
mazegen::Result<OutputTarget> find_target(const std::string& name);

/// Whether what is written to both would land in one place. Devices and pipes take anything.
bool same_target(const OutputTarget& a, const OutputTarget& b);

/// How a writing ended.
struct WriteResult {
    bool pipe_closed = false;  ///< the reader went away: a quiet end
    std::string error;         ///< the system's reason; empty when all was well
    [[nodiscard]] bool ok() const { return !pipe_closed && error.empty(); }
};

/// Lets `produce` write into the target. What stands at the path of a regular file by now is judged
/// again. Such a file is written beside the target and renamed at the end, so that the target is the
/// old or the new file, whole; when anything goes wrong the temporary file is removed.
WriteResult write_output(const OutputTarget& target,
                         const std::function<void(const mazegen::Sink&)>& produce);

/// Writes a short text to standard output.
WriteResult write_stdout(std::string_view text);

/// Writes everything, however often the system takes only a part. False with errno set.
bool write_all(int descriptor, std::string_view bytes);

/// To be called first in the process: descriptors 0 to 2 that are closed become /dev/null, writing
/// to a closed pipe or beyond a size limit becomes an error, and a signal that ends the process
/// removes the temporary file before.
void prepare_process();

/// Ends the process at once, whatever other threads are doing; a temporary file is removed before.
[[noreturn]] void end_process(int exit_code);

}  // namespace mazeapp
