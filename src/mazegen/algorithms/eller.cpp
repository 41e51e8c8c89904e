// eller: row by row, remembering only which cells of a row hang together.
//   Idea        go along a row: when the next cell belongs to another set, toss a coin whether to open the
//               wall and unite the sets; toss another whether to open the cell to the south, which the last
//               cell of its set in the row always does; the last row opens all walls between different sets
//   Its mazes   look like those of kruskal from far away: short corridors, many dead ends; the last row has
//               long corridors, since there the sets must be united
//   Properties  perfect, not uniform; any perfect maze may come out; streams rows. The pattern cuts regions
//               apart, which are joined by random openings
//   Cost        O(cells); two links a column, 8 bytes in mazes narrower than 2^32 cells
//   Source      Marlin Eller (1982), told by Jamis Buck, "Mazes for Programmers" (2015), chapter 12; the
//               rings instead of numbered sets: John Tromp, in Don Libes, "Obfuscated C and Other
//               Mysteries" (1993)
#include <limits>

#include "algorithms.hpp"
#include "rows.hpp"

namespace mazegen {

namespace {

/// The sets of a row as rings: each cell knows the one before it and the one behind it in its set, from
/// west to east and round again. In a plane no two sets cross, they lie beside or inside each other: so
/// uniting the sets of neighbours and leaving a set changes four links, whatever the size of the sets.
template <class Column>
class EllerRows : public RowMaker {
  public:
    EllerRows(std::int64_t width, Rng& rng) : ring_(static_cast<std::size_t>(width)), rng_(rng) {
        for (Column x = 0; x < ring_.size(); ++x) {
            ring_[x] = {x, x};
        }
    }

    void next_row(bool last, RowOpenings& row) override {
        for (std::size_t i = 0; i < row.east.size(); ++i) {
            const std::uint64_t joins = (last ? ~std::uint64_t{0} : rng_.next()) & row.cells_but_last(i);
            const std::uint64_t leaves = last ? 0 : rng_.next();
            std::uint64_t east = 0;
            std::uint64_t south = 0;
            auto x = static_cast<Column>(i * RowOpenings::kWordCells);
            for (std::uint64_t cell = 1; (cell & row.cells(i)) != 0; cell <<= 1U, ++x) {
                east |= (joins & cell) != 0 && unite_with_next(x) ? cell : 0;
                south |= (leaves & cell) != 0 && leave(x) ? 0 : cell;
            }
            row.east[i] = east;
            row.south[i] = last ? 0 : south;
        }
    }

  private:
    struct Links {
        Column before;
        Column behind;
    };

    /// False when both are of one set already.
    bool unite_with_next(Column x) {
        const auto next = static_cast<Column>(x + 1);
        const Column behind = ring_[x].behind;
        if (behind == next) {
            return false;
        }
        const Column before = ring_[next].before;
        ring_[before].behind = behind;
        ring_[behind].before = before;
        ring_[x].behind = next;
        ring_[next].before = x;
        return true;
    }
    /// Makes the cell a set of its own; false when it is one already.
    bool leave(Column x) {
        const Column before = ring_[x].before;
        const Column behind = ring_[x].behind;
        if (behind == x) {
            return false;
        }
        ring_[before].behind = behind;
        ring_[behind].before = before;
        ring_[x] = {x, x};
        return true;
    }

    std::vector<Links> ring_;
    Rng& rng_;
};

}  // namespace

std::unique_ptr<RowMaker> eller_rows(std::int64_t width, Rng& rng) {
    if (width <= std::numeric_limits<std::uint32_t>::max()) {
        return std::make_unique<EllerRows<std::uint32_t>>(width, rng);
    }
    return std::make_unique<EllerRows<std::uint64_t>>(width, rng);
}

void carve_eller(Carver& carver, Rng& rng, const GenerateOptions& options) {
    carve_rows(carver, *eller_rows(options.size.width, rng), rng, options);
}

}  // namespace mazegen
