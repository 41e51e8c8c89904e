// The table of output formats: a row each, with the function that writes it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "mazegen/generate.hpp"
#include "mazegen/maze.hpp"
#include "mazegen/sink.hpp"
#include "mazegen/text.hpp"

namespace mazeapp {

/// What a format is given to write.
struct Picture {
    const mazegen::Maze& maze;
    std::optional<mazegen::Ends> ends;  ///< absent: the grid alone
    std::string_view path;              ///< letters; empty: without the path
    mazegen::Charset charset = mazegen::Charset::ascii;
    bool color = false;
    std::span<const mazegen::Cell> collectibles = {};  ///< in reading order
};

struct Format {
    std::string_view name;
    std::string_view suffix;  ///< of files that get this format unless another is asked for; may be empty
    std::string_view summary;
    bool always_with_path;   ///< otherwise the path is drawn with --solve only
    bool with_collectibles;  ///< otherwise it has no place for them
    bool (*write)(const Picture&, const mazegen::Sink&);
    /// Writes the same, with ends also the path, while the maze is made (`mazegen::stream_hex`); null when
    /// the format needs the grid. False when the options cannot be streamed.
    bool (*stream)(const mazegen::GenerateOptions&, const std::optional<mazegen::Ends>&,
                   const mazegen::Sink&) = nullptr;
};

/// All of them, in the order in which they are shown.
std::span<const Format> formats();

/// The row of that name in any case; null when there is none.
const Format* find_format(std::string_view name);

/// The format of an output nobody chose one for: by suffix, `hex` for other files, `text` for "-".
const Format& default_format(std::string_view output);

}  // namespace mazeapp
