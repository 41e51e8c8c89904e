// sidewinder: rows cut into runs, each with one way south.
//   Idea        go along a row, tossing a coin in each cell: open the wall to the east, which lengthens the
//               run, or end the run here and open one random cell of it to the south; the last row is one run
//   Its mazes   a corridor along the whole south side, short dead ends, no way that ever turns north and
//               comes back; seen from the north side it is easy: go south where one can
//   Properties  perfect, biased: each run has one way south, never two; streams rows. The pattern cuts
//               regions apart, which are joined by random openings
//   Cost        O(cells), the coins of 64 cells in one draw and a draw a run; no memory but the row
//   Source      Jamis Buck, "Mazes for Programmers" (2015), chapter 2, there towards the north; Walter
//               Pullen, "Think Labyrinth"
#include <bit>

#include "algorithms.hpp"
#include "rows.hpp"

namespace mazegen {

namespace {

class SidewinderRows : public RowMaker {
  public:
    explicit SidewinderRows(Rng& rng) : rng_(rng) {}

    void next_row(bool last, RowOpenings& row) override {
        if (last) {
            row.make_corridor();
            return;
        }
        Rng rng = rng_;          // a copy stays in registers
        std::int64_t begin = 0;  // of the run
        for (std::size_t i = 0; i < row.east.size(); ++i) {
            row.east[i] = rng.next() & row.cells_but_last(i);
            row.south[i] = 0;
            for (auto ends = ~row.east[i] & row.cells(i); ends != 0; ends &= ends - 1) {
                const auto end =
                    static_cast<std::int64_t>(i) * RowOpenings::kWordCells + std::countr_zero(ends) + 1;
                open_south(row, begin + static_cast<std::int64_t>(
                                            rng.below(static_cast<std::uint64_t>(end - begin))));
                begin = end;
            }
        }
        rng_ = rng;
    }

  private:
    static void open_south(RowOpenings& row, std::int64_t x) {
        row.south[static_cast<std::size_t>(x / RowOpenings::kWordCells)] |=
            std::uint64_t{1} << static_cast<unsigned>(x % RowOpenings::kWordCells);
    }

    Rng& rng_;
};

}  // namespace

std::unique_ptr<RowMaker> sidewinder_rows(std::int64_t /*width*/, Rng& rng) {
    return std::make_unique<SidewinderRows>(rng);
}

void carve_sidewinder(Carver& carver, Rng& rng, const GenerateOptions& options) {
    carve_rows(carver, *sidewinder_rows(options.size.width, rng), rng, options);
}

}  // namespace mazegen
