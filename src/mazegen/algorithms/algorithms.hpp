// The algorithms' functions, for the table alone: each makes a spanning tree of the free cells.
#pragma once

namespace mazegen {

class Carver;
class Rng;
struct GenerateOptions;

void carve_dfs(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_dfs_gt(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_growing_tree(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_prim(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_wilson(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_aldous_broder(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_hunt_and_kill(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_kruskal(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_recursive_division(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_eller(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_sidewinder(Carver& carver, Rng& rng, const GenerateOptions& options);
void carve_binary_tree(Carver& carver, Rng& rng, const GenerateOptions& options);

}  // namespace mazegen
