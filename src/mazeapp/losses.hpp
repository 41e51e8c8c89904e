// What a format has no place for, as notes for people.
#pragma once

#include <string>
#include <vector>

#include "formats.hpp"
#include "load.hpp"

namespace mazeapp {

/// Of a maze that was loaded, and what becomes of it. `name` is the file's.
std::vector<std::string> losses(const LoadedMaze& loaded, const Format& format, const std::string& name);

/// Of any maze in a picture: what whoever reads that will not find, or will find changed. `solve`: the path
/// is wanted.
std::vector<std::string> picture_losses(const MadeMaze& made, bool solve);

}  // namespace mazeapp
