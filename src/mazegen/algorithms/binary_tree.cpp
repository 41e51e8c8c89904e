// binary_tree: each cell opens one of two sides.
//   Idea        toss a coin in each cell: open it to the east or to the south; the last column has only
//               the south, the last row only the east, the corner between them neither
//   Its mazes   a corridor along the whole east and south side, a texture from north west to south east,
//               no way that ever turns north and west; every cell but one opens towards the south east
//   Properties  perfect, strongly biased: of all trees only those of this form, each equally likely; streams
//               rows. The pattern cuts regions apart, which are joined by random openings
//   Cost        O(cells), the coins of 64 cells in one draw; no memory but the row
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 2, there towards north and east;
//               Walter Pullen, "Think Labyrinth"
#include "algorithms.hpp"
#include "rows.hpp"

namespace mazegen {

namespace {

class BinaryTreeRows : public RowMaker {
  public:
    explicit BinaryTreeRows(Rng& rng) : rng_(rng) {}

    void next_row(bool last, RowOpenings& row) override {
        if (last) {
            row.make_corridor();
            return;
        }
        Rng rng = rng_;  // a copy stays in registers
        for (std::size_t i = 0; i < row.east.size(); ++i) {
            row.east[i] = rng.next() & row.cells_but_last(i);
            row.south[i] = ~row.east[i] & row.cells(i);
        }
        rng_ = rng;
    }

  private:
    Rng& rng_;
};

}  // namespace

std::unique_ptr<RowMaker> binary_tree_rows(std::int64_t /*width*/, Rng& rng) {
    return std::make_unique<BinaryTreeRows>(rng);
}

void carve_binary_tree(Carver& carver, Rng& rng, const GenerateOptions& options) {
    carve_rows(carver, *binary_tree_rows(options.size.width, rng), rng, options);
}

}  // namespace mazegen
