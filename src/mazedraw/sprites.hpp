// The little pictures of assets/, compiled in. Each is read at its first use and kept.
#pragma once

#include "canvas.hpp"

namespace mazedraw {

const Sprite& walker();        ///< 32x32: who enters the maze, walking to the right
const Sprite& coin();          ///< 32x32: what waits at the exit
const Sprite& gem();           ///< 32x32: a collectible
const Sprite& icon();          ///< 64x64: of the window
const Sprite& wall_texture();  ///< 16x16: greys close to white, to be tinted; tiles without a seam

}  // namespace mazedraw
