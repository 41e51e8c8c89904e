// What options mean, for all who make mazes from them.
#pragma once

#include <optional>
#include <vector>

#include "mazegen/generate.hpp"
#include "mazegen/result.hpp"
#include "mazegen/rng.hpp"

namespace mazegen {

/// Why `generate` refuses them; nothing when it does not.
std::optional<Error> problem_with(const GenerateOptions& options);

/// Why no path can lead between them; nothing when one may.
std::optional<Error> problem_with(Size size, Ends ends);

/// The cells that are left out. Requires options without a problem.
std::vector<Cell> closed_cells(const GenerateOptions& options);

/// What the algorithm draws from.
Rng rng_of_walls(const GenerateOptions& options);

}  // namespace mazegen
