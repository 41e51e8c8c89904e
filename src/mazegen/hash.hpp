// FNV-1a, 64 bits (Glenn Fowler, Landon Curt Noll, Kiem-Phong Vo): text to number, the same everywhere.
#pragma once

#include <cstdint>
#include <string_view>

namespace mazegen {

constexpr std::uint64_t fnv1a64(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : bytes) {
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3U;
    }
    return hash;
}

}  // namespace mazegen
