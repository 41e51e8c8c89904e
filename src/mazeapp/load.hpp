// A maze from a file of any format that can be read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "make.hpp"
#include "mazegen/picture.hpp"
#include "mazegen/result.hpp"
#include "settings.hpp"

namespace mazeapp {

struct LoadedMaze {
    MadeMaze made;                       ///< with the file's ends
    std::int64_t lost_collectibles = 0;  ///< of a lattice, those between two cells
};

/// The two characters of a picture, when either was named.
std::optional<mazegen::PictureMarkers> markers_of(const Settings& settings);

/// Recognises the format by the text itself. Error: why it is refused.
mazegen::Result<LoadedMaze> load_maze(std::string_view text,
                                      const std::optional<mazegen::PictureMarkers>& markers);

/// Puts the options' ends in the place of the file's; the corners where neither names any; nothing where both
/// are one cell. Gives what is wrong with the options.
std::vector<std::string> choose_ends(const Settings& settings, mazegen::Size size,
                                     std::optional<mazegen::Ends>& ends);

}  // namespace mazeapp
