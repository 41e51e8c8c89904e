// Pearson's test: whether counts that should all be equal are as equal as chance lets them be.
#pragma once

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

namespace maze_test {

/// The sum of squared deviations from the mean, over the mean.
inline double chi_square(const std::vector<std::int64_t>& counts) {
    const double mean = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::int64_t{0})) /
                        static_cast<double>(counts.size());
    double sum = 0;
    for (const std::int64_t count : counts) {
        const double deviation = static_cast<double>(count) - mean;
        sum += deviation * deviation / mean;
    }
    return sum;
}

/// What fair counts exceed once in 10,000 times (approximation of Wilson and Hilferty, 1931).
inline double chi_square_limit(std::uint64_t degrees_of_freedom) {
    const double part = 2.0 / (9.0 * static_cast<double>(degrees_of_freedom));
    const double root = 1.0 - part + 3.719 * std::sqrt(part);
    return static_cast<double>(degrees_of_freedom) * root * root * root;
}

}  // namespace maze_test
