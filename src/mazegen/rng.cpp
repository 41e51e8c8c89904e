#include "mazegen/rng.hpp"

#include "hash.hpp"

namespace mazegen {

Rng::Rng(std::uint64_t seed) : seed_(seed) {
    for (std::uint64_t& word : state_) {
        word = splitmix64(seed);
    }
}

Rng Rng::fork(std::string_view tag) const {
    std::uint64_t mixed = fnv1a64(tag);
    mixed = seed_ ^ splitmix64(mixed);
    return Rng(splitmix64(mixed));
}

}  // namespace mazegen
