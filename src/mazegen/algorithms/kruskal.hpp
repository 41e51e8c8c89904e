// What the tests of kruskal need to know beyond its function.
#pragma once

#include <cstdint>

#include "carver.hpp"

namespace mazegen {

/// How the work is divided, which the maze does not depend on.
struct KruskalWork {
    std::int64_t tile_side = 128;  // cells, 1 to 32768
    int threads = 1;               // 1 or more
};

/// 64 random bits for a cell: the weights of the walls to its east and south.
constexpr std::uint64_t wall_weights(std::uint64_t key, Position at) {
    std::uint64_t state = key + static_cast<std::uint64_t>(at) * 0x9E3779B97F4A7C15U;
    return splitmix64(state);
}

/// The walls are tried in ascending order of this. Requires side east or south. Of equal ones, that of the
/// smaller position is tried first, and of one cell's the one to the east.
constexpr std::uint32_t wall_weight(std::uint64_t key, Position at, Direction side) {
    return static_cast<std::uint32_t>(wall_weights(key, at) >> (side == Direction::south ? 32U : 0U));
}

/// The one number that is drawn is the key of the weights.
void carve_kruskal_tiled(Carver& carver, Rng& rng, const KruskalWork& work);

}  // namespace mazegen
