// Algorithms that make a maze row by row, each row knowing only what the rows above left behind: the
// same code fills a grid and writes a maze of any height that nobody keeps.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"

namespace mazegen {

class Carver;

/// What the cells of a row open to the east and to the south: a bit a cell, the lowest bit of a word is
/// its westmost cell. Bits beyond the width, those to the east of the last column and those to the south
/// of the last row are zero.
class RowOpenings {
  public:
    static constexpr std::int64_t kWordCells = 64;

    explicit RowOpenings(std::int64_t width)
        : east(static_cast<std::size_t>((width - 1) / kWordCells + 1)),
          south(east.size()),
          last_word_(~std::uint64_t{0} >>
                     static_cast<unsigned>((kWordCells - width % kWordCells) % kWordCells)) {}

    [[nodiscard]] bool opens_east(std::int64_t x) const { return bit(east, x); }
    [[nodiscard]] bool opens_south(std::int64_t x) const { return bit(south, x); }
    /// The bits of the cells that a row has in word i.
    [[nodiscard]] std::uint64_t cells(std::size_t i) const {
        return i + 1 == east.size() ? last_word_ : ~std::uint64_t{0};
    }
    /// The bits of those that have a neighbour to the east.
    [[nodiscard]] std::uint64_t cells_but_last(std::size_t i) const {
        return i + 1 == east.size() ? last_word_ >> 1U : ~std::uint64_t{0};
    }
    /// All cells in one corridor, which is a row without a way south.
    void make_corridor();

    std::vector<std::uint64_t> east;
    std::vector<std::uint64_t> south;

  private:
    static bool bit(const std::vector<std::uint64_t>& words, std::int64_t x) {
        return (words[static_cast<std::size_t>(x / kWordCells)] >> static_cast<unsigned>(x % kWordCells) &
                1U) != 0;
    }

    std::uint64_t last_word_;
};

/// Makes one maze from its first row to its last.
class RowMaker {
  public:
    RowMaker() = default;
    RowMaker(const RowMaker&) = delete;
    RowMaker& operator=(const RowMaker&) = delete;
    virtual ~RowMaker() = default;

    /// Fills `row`, whatever it held. Its width is always that of the maze; no row follows the last.
    virtual void next_row(bool last, RowOpenings& row) = 0;
};

/// Makers of mazes of that width, for the table. They draw from `rng`, which must outlive them.
std::unique_ptr<RowMaker> eller_rows(std::int64_t width, Rng& rng);
std::unique_ptr<RowMaker> sidewinder_rows(std::int64_t width, Rng& rng);
std::unique_ptr<RowMaker> binary_tree_rows(std::int64_t width, Rng& rng);

/// Fills the carver's grid. The regions that the pattern cut apart are joined by random openings.
void carve_rows(Carver& carver, RowMaker& rows, Rng& rng, const GenerateOptions& options);

}  // namespace mazegen
