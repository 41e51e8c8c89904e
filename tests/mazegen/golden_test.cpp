// The promise "same seed, same maze" in numbers: the FNV-1a hashes of hex texts. They change only
// together with mazegen::kStreamVersion, never because of a compiler, an optimisation or a machine.
#include <gtest/gtest.h>

#include <algorithm>

#include "maze_makers.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/rng.hpp"

namespace {

using mazegen::GenerateOptions;

struct Golden {
    const char* algorithm;
    std::uint64_t plain;   // 20x15, seed 42
    std::uint64_t large;   // 64x65, seed 7
    std::uint64_t looped;  // 20x15, seed 42, loops 10
};

constexpr Golden kGoldens[] = {
    {"dfs", 13029908141362928295U, 4945587483415500470U, 16275161438724851521U},
    {"dfs_gt", 15150571696849339542U, 8596751582846385086U, 15047415087872661627U},
    {"growing_tree", 17420276180705453720U, 17737471474752100179U, 17117965394437817095U},
    {"prim", 13713070990635013870U, 6896517529855756940U, 10330437848762443336U},
    {"wilson", 14196187858484557581U, 13416104085901219745U, 16275144594854872579U},
    {"aldous_broder", 753282452551515794U, 7077436102248951945U, 3681748500676590924U},
    {"hunt_and_kill", 3272402569585683006U, 6735210115467356675U, 18088609732520184086U},
    {"kruskal", 4646685963438257750U, 17757108122771204863U, 13556539798031585501U},
    {"recursive_division", 6309524981111177469U, 4428472831256662104U, 9508752586003989819U},
    {"eller", 7377476549948466461U, 228962828673266596U, 14500366910307197434U},
    {"sidewinder", 8390480302682044523U, 16911204498088531863U, 9397525159573563208U},
    {"binary_tree", 16994626542703629695U, 13701780958136256398U, 5149706255877521296U},
};

std::uint64_t hash_of(const GenerateOptions& options) {
    std::uint64_t hash = 14695981039346656037U;
    mazegen::write_hex(maze_test::made(options), std::nullopt, mazegen::HexLayout::spaced,
                       [&](std::string_view text) {
                           for (const char c : text) {
                               hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
                           }
                           return true;
                       });
    return hash;
}

class EveryGolden : public testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(, EveryGolden, testing::ValuesIn(maze_test::algorithm_names()),
                         maze_test::test_name);

TEST_P(EveryGolden, TheMazesOfAnAlgorithmAreStillTheSame) {
    const auto* const golden = std::ranges::find(kGoldens, GetParam(), &Golden::algorithm);
    ASSERT_NE(golden, std::end(kGoldens)) << "a new algorithm needs its golden values here";
    EXPECT_EQ(hash_of({.size = {20, 15}, .algorithm = GetParam(), .seed = 42}), golden->plain);
    EXPECT_EQ(hash_of({.size = {64, 65}, .algorithm = GetParam(), .seed = 7}), golden->large);
    EXPECT_EQ(hash_of({.size = {20, 15}, .algorithm = GetParam(), .seed = 42, .loops_percent = 10}),
              golden->looped);
}

TEST(Golden, IsThatOfStreamVersion1) {
    EXPECT_EQ(mazegen::kStreamVersion, 1) << "new values above, then this number";
}

}  // namespace
