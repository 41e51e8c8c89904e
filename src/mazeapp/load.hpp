// A maze from a file of any format that can be read.
#pragma once

#include <cstdint>
#include <initializer_list>
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

/// What is wrong with those options of the keys that were given: the file of that name is no maze of cells.
std::string no_cells_for(const Settings& settings, std::initializer_list<std::string_view> keys,
                         const std::string& name);

}  // namespace mazeapp
