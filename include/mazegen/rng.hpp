// The random numbers of the project: the same on every machine, compiler and standard library.
// Engine: xoshiro256++ 1.0 (David Blackman and Sebastiano Vigna, 2019), its state filled by
// splitmix64 (Vigna, after Steele, Lea and Flood, "Fast splittable pseudorandom number
// generators", OOPSLA 2014).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace mazegen {

/// The promise behind "same seed, same maze": raised by every change that alters a maze for a
/// given seed and options.
inline constexpr int kStreamVersion = 1;

/// One step of splitmix64: advances `state` and gives the next value.
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

/// A value: a copy continues with the same numbers.
class Rng {
  public:
    explicit Rng(std::uint64_t seed);

    /// 64 random bits.
    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// 8 random bits; one draw of the engine serves eight calls, the lowest bits first.
    std::uint8_t next_byte() {
        if (pooled_bytes_ == 0) {
            pool_ = next();
            pooled_bytes_ = 8;
        }
        const auto byte = static_cast<std::uint8_t>(pool_);
        pool_ >>= 8U;
        --pooled_bytes_;
        return byte;
    }

    /// A whole number from 0 to bound - 1, each exactly equally likely. Requires bound > 0.
    /// Method: Daniel Lemire, "Fast random integer generation in an interval", ACM TOMACS 29(1), 2019.
    std::uint64_t below(std::uint64_t bound) {
        assert(bound > 0);
        __extension__ using Wide = unsigned __int128;
        Wide product = static_cast<Wide>(next()) * bound;
        if (static_cast<std::uint64_t>(product) < bound) [[unlikely]] {
            const std::uint64_t threshold = (0 - bound) % bound;  // 2^64 mod bound
            while (static_cast<std::uint64_t>(product) < threshold) {
                product = static_cast<Wide>(next()) * bound;
            }
        }
        return static_cast<std::uint64_t>(product >> 64U);
    }

    /// Puts the items in a random order, each order equally likely (Fisher-Yates, Durstenfeld's form).
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(left)]);
        }
    }

    /// An independent generator for one purpose. It depends on the seed and the tag alone, not on
    /// how many numbers were drawn before: a change in one phase does not reshuffle another.
    [[nodiscard]] Rng fork(std::string_view tag) const;

  private:
    std::uint64_t seed_;
    std::array<std::uint64_t, 4> state_{};
    std::uint64_t pool_ = 0;
    unsigned pooled_bytes_ = 0;
};

}  // namespace mazegen
