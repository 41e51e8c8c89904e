// How long each stage of a run took.
#pragma once

#include <chrono>
#include <string_view>
#include <utility>
#include <vector>

namespace mazeapp {

struct Stage {
    std::string_view name;  ///< of static storage
    double milliseconds;
};
using Stages = std::vector<Stage>;

/// Does the work and notes its time. Gives what the work gives.
template <class Work>
auto timed(Stages& stages, std::string_view name, Work work) {
    const auto begin = std::chrono::steady_clock::now();
    auto result = work();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    stages.push_back({name, took.count()});
    return result;
}

}  // namespace mazeapp
