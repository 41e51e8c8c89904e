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

    /// The maze has a cell for each tile, since the tiles are no lattice of cells.
    [[nodiscard]] bool has_cell_a_tile() const {
        return made.tiles && made.tiles->size() == made.maze->size();
    }
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

/// What that format has no place for of a file, and what becomes of it, as notes for people. `name` is the
/// file's.
std::vector<std::string> losses(const LoadedMaze& loaded, const Format& format, const std::string& name);

}  // namespace mazeapp
