#include "mazegen/rng.hpp"

#include <cassert>

#include "hash.hpp"

namespace mazegen {

Rng::Rng(std::uint64_t seed) : seed_(seed) {
    for (std::uint64_t& word : state_) {
        word = splitmix64(seed);
    }
}

std::uint64_t Rng::below(std::uint64_t bound) {
    assert(bound > 0);
    __extension__ using Wide = unsigned __int128;
    Wide product = static_cast<Wide>(next()) * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
        const std::uint64_t threshold = (0 - bound) % bound;  // 2^64 mod bound
        while (static_cast<std::uint64_t>(product) < threshold) {
            product = static_cast<Wide>(next()) * bound;
        }
    }
    return static_cast<std::uint64_t>(product >> 64U);
}

Rng Rng::fork(std::string_view tag) const {
    std::uint64_t mixed = fnv1a64(tag);
    mixed = seed_ ^ splitmix64(mixed);
    return Rng(splitmix64(mixed));
}

}  // namespace mazegen
