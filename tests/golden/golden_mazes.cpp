// The promise "same seed, same maze" in numbers: the FNV-1a hashes of hex texts. They change only
// together with mazegen::kStreamVersion, never because of a compiler, an optimisation or a C++ library.
// A program of its own, without a test framework: so it can be built with any of these (`make golden`).
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <iterator>
#include <string_view>

#include "mazegen/algorithm.hpp"
#include "mazegen/generate.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/rng.hpp"

namespace {

struct Golden {
    std::string_view algorithm;
    std::uint64_t plain;    // 20x15, seed 42
    std::uint64_t large;    // 64x65, seed 7
    std::uint64_t looped;   // 20x15, seed 42, loops 10
    std::uint64_t braided;  // 64x65, seed 7, braid 0.5
};

constexpr int kStreamVersionOfGoldens = 1;

constexpr Golden kGoldens[] = {
    {"dfs", 13029908141362928295U, 4945587483415500470U, 16275161438724851521U, 11141085243013224122U},
    {"dfs_gt", 15150571696849339542U, 8596751582846385086U, 15047415087872661627U, 12468483892220365277U},
    {"growing_tree", 17420276180705453720U, 17737471474752100179U, 17117965394437817095U,
     1250305214329420639U},
    {"prim", 13713070990635013870U, 6896517529855756940U, 10330437848762443336U, 16190757765297034596U},
    {"wilson", 14196187858484557581U, 13416104085901219745U, 16275144594854872579U, 3201065519342676442U},
    {"aldous_broder", 753282452551515794U, 7077436102248951945U, 3681748500676590924U, 9755212069972442726U},
    {"hunt_and_kill", 3272402569585683006U, 6735210115467356675U, 18088609732520184086U,
     10106656829932233127U},
    {"kruskal", 4646685963438257750U, 17757108122771204863U, 13556539798031585501U, 10001668951868654312U},
    {"recursive_division", 6309524981111177469U, 4428472831256662104U, 9508752586003989819U,
     14191308066330266019U},
    {"eller", 7377476549948466461U, 228962828673266596U, 14500366910307197434U, 11063809365505715960U},
    {"sidewinder", 8390480302682044523U, 16911204498088531863U, 9397525159573563208U, 11417749827129254474U},
    {"binary_tree", 16994626542703629695U, 13701780958136256398U, 5149706255877521296U,
     15686985750412792063U},
};

std::uint64_t hash_of(const mazegen::GenerateOptions& options) {
    std::uint64_t hash = 14695981039346656037U;
    mazegen::write_hex(mazegen::generate(options).value(), std::nullopt, mazegen::HexLayout::spaced,
                       [&](std::string_view text) {
                           for (const char c : text) {
                               hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
                           }
                           return true;
                       });
    return hash;
}

/// Says what a hash is that should be another; gives how many faults that is.
int compare(std::string_view algorithm, const char* what, std::uint64_t golden, std::uint64_t hash) {
    if (hash == golden) {
        return 0;
    }
    std::cerr << algorithm << ", " << what << ": the hash is " << hash << ", not " << golden << '\n';
    return 1;
}

Golden made_by(std::string_view name) {
    mazegen::GenerateOptions small{.size = {20, 15}, .algorithm = name, .seed = 42};
    mazegen::GenerateOptions large{.size = {64, 65}, .algorithm = name, .seed = 7};
    Golden made{name, hash_of(small), hash_of(large), 0, 0};
    small.loops_percent = 10;
    large.braid = 0.5;
    made.looped = hash_of(small);
    made.braided = hash_of(large);
    return made;
}

int faults_of(std::string_view name) {
    const Golden made = made_by(name);
    const auto* const golden = std::ranges::find(kGoldens, name, &Golden::algorithm);
    if (golden == std::end(kGoldens)) {
        std::cerr << "the table of golden mazes lacks a row:\n    {\"" << name << "\", " << made.plain
                  << "U, " << made.large << "U, " << made.looped << "U, " << made.braided << "U},\n";
        return 1;
    }
    return compare(name, "plain", golden->plain, made.plain) +
           compare(name, "large", golden->large, made.large) +
           compare(name, "looped", golden->looped, made.looped) +
           compare(name, "braided", golden->braided, made.braided);
}

}  // namespace

int main() {
    int faults = 0;
    if (mazegen::kStreamVersion != kStreamVersionOfGoldens) {
        std::cerr << "the stream version is " << mazegen::kStreamVersion
                  << ": new values above, then its number\n";
        ++faults;
    }
    for (const mazegen::Algorithm& algorithm : mazegen::algorithms()) {
        faults += faults_of(algorithm.name);
    }
    return faults == 0 ? 0 : 1;
}
