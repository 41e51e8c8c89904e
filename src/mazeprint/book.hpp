// A book of puzzles as a PDF document: a cover, mazes with their numbers and seeds, answers at the end.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"
#include "mazeprint/fit.hpp"

namespace mazeprint {

/// A maze of the book, with what `mazegen::Drawing` says of it.
struct Puzzle {
    std::shared_ptr<const mazegen::Maze> maze = {};  ///< never null
    std::optional<mazegen::Ends> ends = {};
    std::string path = {};       ///< letters from the entry; empty: no path is drawn
    std::string seed = {};       ///< stands under the maze; empty: unknown
    std::string algorithm = {};  ///< empty: unknown
    bool closed_are_walls = false;
};

/// Makes the puzzle of that number. Asked again for the cover and for the answers, it must give the same
/// again.
using MakePuzzle = std::function<Puzzle(std::int64_t number)>;

/// All lengths in millimetres.
struct Book {
    Page page = {};
    double margin_mm = 10;               ///< around everything; less than half the page
    std::int64_t first = 1;              ///< number of the first puzzle
    std::int64_t count = 1;              ///< of puzzles; 1 or more
    int per_page = 1;                    ///< puzzles on a page: 1, 2, 4, 6 or 9
    int answers_per_page = 0;            ///< solved mazes on a page at the end: 4, 6, 9 or 16; 0: no answers
    bool solved = false;                 ///< the puzzles themselves show their paths
    std::string title = {};              ///< UTF-8, on a cover; empty: no cover
    mazegen::DrawingStyle style = {};    ///< cell and margin are not used
    std::optional<double> cell_mm = {};  ///< nothing: as large as fits; never larger than that
    bool wall_given = false;             ///< as for `fitted`, as is `cell_mm`
};

/// How a puzzle of that size is drawn on its page.
mazegen::DrawingStyle puzzle_style(const Book& book, mazegen::Size size);

/// Pages in the order cover, puzzles, answers. Each but the cover has its number at the bottom when there are
/// several; the cover counts. Answers have walls half as thick, and no seed under them. The same puzzles give
/// the same bytes. False when the sink refused. Memory: a page.
bool write_book(const Book& book, const MakePuzzle& make, const mazegen::Sink& sink);

}  // namespace mazeprint
