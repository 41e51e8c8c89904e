// The random numbers: against the published values of their sources, an independent rewriting,
// and exact fairness. All seeds are fixed, so that no test passes or fails by chance.
#include "mazegen/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "chi_square.hpp"

namespace {

using maze_test::chi_square;
using mazegen::Rng;

// Written from the public descriptions (prng.di.unimi.it), not from the library.
std::uint64_t reference_splitmix(std::uint64_t& x) {
    x = x + 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = x;
    z = z ^ (z >> 30);
    z = z * 0xbf58476d1ce4e5b9ULL;
    z = z ^ (z >> 27);
    z = z * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

struct ReferenceXoshiro {
    std::uint64_t s[4];

    static std::uint64_t turned(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::uint64_t next() {
        const std::uint64_t result = turned(s[0] + s[3], 23) + s[0];
        const std::uint64_t t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = turned(s[3], 45);
        return result;
    }
};

ReferenceXoshiro reference_of(std::uint64_t seed) {
    ReferenceXoshiro reference{};
    for (std::uint64_t& word : reference.s) {
        word = reference_splitmix(seed);
    }
    return reference;
}

constexpr std::array<std::uint64_t, 5> kPublishedSplitmix = {
    6457827717110365317U, 3203168211198807973U,  9817491932198370423U,
    4593380528125082431U, 16408922859458223821U,
};

TEST(Rng, TheReferencesGiveThePublishedValues) {
    std::uint64_t state = 1234567;
    for (const std::uint64_t value : kPublishedSplitmix) {
        EXPECT_EQ(reference_splitmix(state), value);
    }
    ReferenceXoshiro xoshiro{{1, 2, 3, 4}};
    for (const std::uint64_t value :
         {41943041ULL, 58720359ULL, 3588806011781223ULL, 3591011842654386ULL, 9228616714210784205ULL,
          9973669472204895162ULL, 14011001112246962877ULL, 12406186145184390807ULL, 15849039046786891736ULL,
          10450023813501588000ULL}) {
        EXPECT_EQ(xoshiro.next(), value);
    }
}

TEST(Rng, SplitmixGivesThePublishedValues) {
    std::uint64_t state = 1234567;
    for (const std::uint64_t value : kPublishedSplitmix) {
        EXPECT_EQ(mazegen::splitmix64(state), value);
    }
}

TEST(Rng, IsXoshiroFilledBySplitmix) {
    for (const std::uint64_t seed : {0ULL, 1ULL, 42ULL, 1234567ULL, ~0ULL, 1ULL << 63U}) {
        ReferenceXoshiro reference = reference_of(seed);
        Rng rng(seed);
        for (int i = 0; i < 1000; ++i) {
            ASSERT_EQ(rng.next(), reference.next()) << "seed " << seed << ", draw " << i;
        }
    }
}

TEST(Rng, GoldenValuesOfSeed42) {
    Rng rng(42);
    const std::array<std::uint64_t, 4> values = {rng.next(), rng.next(), rng.next(), rng.next()};
    EXPECT_EQ(values, (std::array<std::uint64_t, 4>{15021278609987233951U, 5881210131331364753U,
                                                    18149643915985481100U, 12933668939759105464U}));
    Rng bounded(42);
    std::vector<std::uint64_t> draws;
    for (const std::uint64_t bound : {2U, 3U, 6U, 10U, 100U, 1'000'000U}) {
        draws.push_back(bounded.below(bound));
    }
    EXPECT_EQ(draws, (std::vector<std::uint64_t>{1, 0, 5, 7, 79, 588098}));
    std::string letters = "abcdefghij";
    Rng(42).shuffle(std::span<char>(letters));
    EXPECT_EQ(letters, "fdbajgehci");
    EXPECT_EQ(Rng(42).fork("loops").next(), 5320548670875982324U);
}

TEST(Rng, ACopyContinuesWithTheSameNumbers) {
    Rng rng(7);
    rng.next_byte();
    Rng copy = rng;
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(rng.next_byte(), copy.next_byte());
        EXPECT_EQ(rng.below(1000), copy.below(1000));
    }
}

TEST(Rng, EightBytesComeFromOneDrawTheLowestFirst) {
    Rng words(99);
    Rng bytes(99);
    for (int word = 0; word < 4; ++word) {
        const std::uint64_t expected = words.next();
        std::uint64_t found = 0;
        for (unsigned i = 0; i < 8; ++i) {
            found |= std::uint64_t{bytes.next_byte()} << (8 * i);
        }
        EXPECT_EQ(found, expected);
    }
}

TEST(Rng, BelowOneIsZero) {
    Rng rng(5);
    for (int i = 0; i < 100; ++i) {
        ASSERT_EQ(rng.below(1), 0U);
    }
}

TEST(Rng, BelowStaysBelowEveryBound) {
    Rng rng(5);
    for (const std::uint64_t bound : {2ULL, 3ULL, 255ULL, (1ULL << 32U) + 1, (1ULL << 63U) + 1, ~0ULL}) {
        for (int i = 0; i < 1000; ++i) {
            ASSERT_LT(rng.below(bound), bound);
        }
    }
}

TEST(Rng, BelowIsFairForSmallBounds) {
    for (const std::uint64_t bound : {2U, 3U, 5U, 6U, 7U, 10U}) {
        Rng rng(1000 + bound);
        std::vector<std::int64_t> counts(bound);
        for (int i = 0; i < 100'000; ++i) {
            ++counts[rng.below(bound)];
        }
        EXPECT_LT(chi_square(counts), maze_test::chi_square_limit(bound - 1)) << "bound " << bound;
    }
}

// With a bound of 3/4 of the range one draw in four must be thrown away: a remainder would give the
// lowest third twice its share, a product without rejection the multiples of three.
TEST(Rng, BelowIsFairWhereManyDrawsMustBeRejected) {
    const std::uint64_t third = 1ULL << 62U;
    Rng rng(3);
    std::vector<std::int64_t> thirds(3);
    std::vector<std::int64_t> remainders(3);
    for (int i = 0; i < 30'000; ++i) {
        const std::uint64_t value = rng.below(3 * third);
        ++thirds[value / third];
        ++remainders[value % 3];
    }
    EXPECT_LT(chi_square(thirds), maze_test::chi_square_limit(2));
    EXPECT_LT(chi_square(remainders), maze_test::chi_square_limit(2));
}

TEST(Rng, BelowIsFairJustAboveHalfTheRange) {
    const std::uint64_t bound = (1ULL << 63U) + 1;
    Rng rng(4);
    std::vector<std::int64_t> parts(16);
    std::vector<std::int64_t> parity(2);
    for (int i = 0; i < 32'000; ++i) {
        const std::uint64_t value = rng.below(bound);
        ++parts[std::min<std::uint64_t>(value >> 59U, 15)];
        ++parity[value & 1U];
    }
    EXPECT_LT(chi_square(parts), maze_test::chi_square_limit(15));
    EXPECT_LT(chi_square(parity), maze_test::chi_square_limit(1));
}

template <std::size_t kItems>
void expect_fair_shuffle(std::size_t orders, std::uint64_t seed) {
    Rng rng(seed);
    std::map<std::array<int, kItems>, std::int64_t> seen;
    for (std::size_t i = 0; i < 2000 * orders; ++i) {
        std::array<int, kItems> items{};
        for (std::size_t k = 0; k < kItems; ++k) {
            items[k] = static_cast<int>(k);
        }
        rng.shuffle(std::span<int>(items));
        ++seen[items];
    }
    ASSERT_EQ(seen.size(), orders);
    std::vector<std::int64_t> counts;
    counts.reserve(orders);
    for (const auto& [order, count] : seen) {
        counts.push_back(count);
    }
    EXPECT_LT(chi_square(counts), maze_test::chi_square_limit(orders - 1));
}

TEST(Rng, ShuffleGivesEachOrderOfThreeItemsItsShare) { expect_fair_shuffle<3>(6, 11); }

TEST(Rng, ShuffleGivesEachOrderOfFourItemsItsShare) { expect_fair_shuffle<4>(24, 12); }

TEST(Rng, ShuffleKeepsTheItems) {
    std::vector<int> items(1000);
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i] = static_cast<int>(i);
    }
    const std::vector<int> before = items;
    Rng(1).shuffle(std::span<int>(items));
    EXPECT_NE(items, before);
    EXPECT_TRUE(std::is_permutation(items.begin(), items.end(), before.begin()));
}

TEST(Rng, ShuffleOfOneItemOrNoneDrawsNothing) {
    Rng rng(8);
    Rng untouched(8);
    int one = 1;
    rng.shuffle(std::span<int>());
    rng.shuffle(std::span<int>(&one, 1));
    EXPECT_EQ(rng.next(), untouched.next());
}

TEST(Rng, AForkDoesNotDependOnTheDrawsAlreadyMade) {
    Rng fresh(42);
    Rng used(42);
    for (int i = 0; i < 100; ++i) {
        used.next();
        used.next_byte();
    }
    Rng a = fresh.fork("loops");
    Rng b = used.fork("loops");
    for (int i = 0; i < 100; ++i) {
        ASSERT_EQ(a.next(), b.next());
    }
}

TEST(Rng, ForkingDrawsNothingItself) {
    Rng rng(42);
    Rng untouched(42);
    (void)rng.fork("loops");
    EXPECT_EQ(rng.next(), untouched.next());
}

TEST(Rng, ForksOfDifferentTagsAndSeedsDiffer) {
    std::set<std::uint64_t> first_draws;
    std::size_t generators = 0;
    for (const std::uint64_t seed : {0ULL, 1ULL, 2ULL, 42ULL, ~0ULL}) {
        first_draws.insert(Rng(seed).next());
        ++generators;
        for (const char* tag : {"", "a", "b", "ab", "ba", "aa", "loops", "loops ", "Loops", "walls"}) {
            first_draws.insert(Rng(seed).fork(tag).next());
            ++generators;
        }
    }
    EXPECT_EQ(first_draws.size(), generators);
}

TEST(Rng, ForksOfForksGoOnBranching) {
    const Rng root(42);
    std::set<std::uint64_t> first_draws = {
        root.fork("a").next(),           root.fork("b").next(),           root.fork("a").fork("a").next(),
        root.fork("a").fork("b").next(), root.fork("b").fork("a").next(), root.fork("ab").next(),
    };
    EXPECT_EQ(first_draws.size(), 6U);
}

}  // namespace
