#include "rows.hpp"

#include <algorithm>
#include <bit>

#include "carver.hpp"
#include "options.hpp"
#include "passes/join.hpp"

namespace mazegen {

void RowOpenings::make_corridor() {
    std::ranges::fill(east, ~std::uint64_t{0});
    east.back() = cells_but_last(east.size() - 1);
    std::ranges::fill(south, 0);
}

namespace {

/// Opens the walls on the side `d` of up to 64 cells, unless there is a closed cell on either side.
void open_walls(Carver& carver, Position first, std::uint64_t openings, Direction d) {
    for (; openings != 0; openings &= openings - 1) {
        const Position at = first + std::countr_zero(openings);
        if (!carver.visited(at) && !carver.visited(carver.neighbour(at, d))) {
            carver.open(at, d);
        }
    }
}

}  // namespace

void carve_rows(Carver& carver, RowMaker& rows, Rng& rng, const GenerateOptions& options) {
    const auto [width, height] = carver.size();
    RowOpenings row(width);
    for (std::int64_t y = 0; y < height; ++y) {
        rows.next_row(y + 1 == height, row);
        Position first = carver.position({0, y});
        for (std::size_t i = 0; i < row.east.size(); ++i, first += RowOpenings::kWordCells) {
            open_walls(carver, first, row.east[i], Direction::east);
            open_walls(carver, first, row.south[i], Direction::south);
        }
    }
    join_regions(carver, closed_cells(options), rng);
}

}  // namespace mazegen
