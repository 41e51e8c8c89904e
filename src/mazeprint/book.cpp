// Each page is cut into areas from the outside in: margin, page number, heading, a grid of slots, and in each
// slot a maze with a line of words under it. Sizes of type follow the slots, so that small pages have small
// type.
#include "mazeprint/book.hpp"

#include <algorithm>
#include <cmath>

#include "mazeprint/pdf_file.hpp"
#include "mazeprint/title.hpp"
#include "mazeprint/words.hpp"

namespace mazeprint {

namespace {

constexpr mazegen::Rgb kInk = {0x22, 0x22, 0x22};
constexpr mazegen::Rgb kQuietInk = {0x80, 0x80, 0x80};
constexpr mazegen::Rgb kCuttingInk = {0xB0, 0xB0, 0xB0};

/// Columns and rows of that many slots: as square as can be, and otherwise longer where the page is.
struct Grid {
    Grid(int slots, const Page& page) {
        const int longer = static_cast<int>(std::ceil(std::sqrt(slots)));
        const int shorter = (slots + longer - 1) / longer;
        columns = page.width_mm > page.height_mm ? longer : shorter;
        rows = page.width_mm > page.height_mm ? shorter : longer;
    }

    [[nodiscard]] Area slot(const Area& area, int i) const {
        const double width = area.width / columns;
        const double height = area.height / rows;
        const int column = i % columns;
        const int row = i / columns;
        return {area.x + width * column, area.y + height * row, width, height};
    }

    int columns, rows;
};

Area without_border(const Area& area, double border) {
    return {area.x + border, area.y + border, area.width - 2 * border, area.height - 2 * border};
}

/// How a page of the book is divided.
struct PageLayout {
    explicit PageLayout(const Book& book)
        : content(without_border({0, 0, book.page.width_mm, book.page.height_mm}, book.margin_mm)),
          type(std::min({3.2, content.height * 0.03, content.width * 0.03})),
          inside{content.x, content.y, content.width, content.height - 2.5 * type} {}

    Area content;
    double type;  // size of the page number
    Area inside;  // above the page number
};

/// Where a puzzle lies together with what stands under it.
Area puzzle_slot(const Book& book, const PageLayout& page, const Grid& grid, int i) {
    const Area slot = grid.slot(page.inside, i);
    return book.per_page == 1 ? slot : without_border(slot, 0.06 * std::min(slot.width, slot.height));
}

double label_type(const Area& slot) {
    const double side = std::min(slot.width, slot.height);
    return std::clamp(0.05 * side, std::min(2.2, 0.1 * side), 3.6);
}
/// Room for the words under a maze.
double label_height(const Area& slot) { return 2.2 * label_type(slot); }

class BookWriter {
  public:
    BookWriter(const Book& book, const MakePuzzle& make, const mazegen::Sink& sink)
        : book_(book),
          make_(make),
          layout_(book),
          file_(book.page, book.title.empty() ? "Mazes" : drawable(book.title), sink) {}

    bool write() {
        return (book_.title.empty() || put_cover()) && put_puzzles() &&
               (book_.answers_per_page == 0 || put_answers()) && file_.finish();
    }

  private:
    enum class Kind { puzzle, answer };

    bool put_cover() {
        draw_title(
            file_.context(), drawable(book_.title),
            {layout_.content.x, layout_.content.y, layout_.content.width, layout_.content.height * 0.33},
            kInk);
        const Area area{layout_.content.x + layout_.content.width * 0.14,
                        layout_.content.y + layout_.content.height * 0.36, layout_.content.width * 0.72,
                        layout_.content.height * 0.56};
        draw_puzzle(make_(book_.first), area, 0, Kind::puzzle, book_.solved);
        ++page_;
        return file_.end_page();
    }

    bool put_puzzles() {
        const Grid grid(book_.per_page, book_.page);
        return put_pages(book_.per_page, [&](int i, std::int64_t number) {
            if (book_.per_page > 1 && i == 0) {
                draw_cutting_lines(grid);
            }
            put_numbered(puzzle_slot(book_, layout_, grid, i), number, Kind::puzzle);
        });
    }

    bool put_answers() {
        const Grid grid(book_.answers_per_page, book_.page);
        const double heading = 1.4 * layout_.type;
        const double above = 3 * heading;
        const Area area{layout_.inside.x, layout_.inside.y + above, layout_.inside.width,
                        layout_.inside.height - above};
        return put_pages(book_.answers_per_page, [&](int i, std::int64_t number) {
            if (i == 0) {
                draw_centred("Answers", layout_.inside.y + heading, heading, true, kInk);
            }
            const Area slot = grid.slot(area, i);
            put_numbered(without_border(slot, 0.06 * std::min(slot.width, slot.height)), number,
                         Kind::answer);
        });
    }

    /// All puzzles, so many on a page.
    template <class PutSlot>
    bool put_pages(int slots, PutSlot put_slot) {
        for (std::int64_t done = 0; done < book_.count;) {
            for (int i = 0; i < slots && done < book_.count; ++i, ++done) {
                put_slot(i, book_.first + done);
            }
            put_page_number();
            if (!file_.end_page()) {
                return false;
            }
        }
        return true;
    }
    void put_page_number() {
        ++page_;
        const bool alone =
            book_.title.empty() && book_.answers_per_page == 0 && book_.count <= book_.per_page;
        if (!alone) {
            draw_centred("– " + std::to_string(page_) + " –",
                         layout_.content.y + layout_.content.height - 0.3 * layout_.type, layout_.type, false,
                         kQuietInk);
        }
    }

    /// A maze with its number under it, in the middle of the slot.
    void put_numbered(const Area& slot, std::int64_t number, Kind kind) {
        const Puzzle puzzle = make_(number);
        const double type = label_type(slot);
        const Area maze =
            draw_puzzle(puzzle, slot, label_height(slot), kind, kind == Kind::answer || book_.solved);
        const std::string seed =
            kind == Kind::puzzle && !puzzle.seed.empty() ? "seed " + drawable(puzzle.seed) : "";
        draw_label(std::to_string(number), seed, slot, maze.y + maze.height + 1.9 * type, type);
    }

    /// As large as fits into the area with so much room below it, and in the middle together with that.
    /// Returns where the maze lies.
    Area draw_puzzle(const Puzzle& puzzle, const Area& area, double below, Kind kind, bool with_path) {
        const mazegen::Size size = puzzle.maze->size();
        const bool answer = kind == Kind::answer;
        mazegen::DrawingStyle wanted = book_.style;
        wanted.wall *= answer ? 0.5 : 1;  // quiet behind the path, and small mazes want thin walls
        const mazegen::DrawingStyle style =
            fitted(size, wanted, book_.cell_mm, book_.wall_given && !answer, area.width, area.height - below);
        const mazegen::Layout layout(size, style);
        const Area maze{area.x + (area.width - layout.width()) / 2,
                        area.y + (area.height - below - layout.height()) / 2, layout.width(),
                        layout.height()};
        const mazegen::Drawing drawing{.maze = *puzzle.maze,
                                       .style = style,
                                       .ends = puzzle.ends,
                                       .path = with_path ? std::string_view(puzzle.path) : std::string_view(),
                                       .closed_are_walls = puzzle.closed_are_walls,
                                       .seed = puzzle.seed,
                                       .algorithm = puzzle.algorithm};
        draw_maze(file_.context(), drawing, {maze.x, maze.y});
        return maze;
    }

    /// The number, and after it in a quieter ink the rest, which is cut where there is no room.
    void draw_label(const std::string& number, const std::string& rest, const Area& slot, double baseline,
                    double type) {
        cairo_t* const cairo = file_.context();
        choose_font(cairo, type, true);
        const std::string first = shortened(cairo, number, slot.width);
        const double first_width = text_width(cairo, first);
        choose_font(cairo, type, false);
        const double gap = rest.empty() ? 0 : 0.8 * type;
        const std::string second =
            rest.empty() ? rest : shortened(cairo, rest, std::max(0.0, slot.width - first_width - gap));
        const double width = first_width + gap + text_width(cairo, second);
        const double left = slot.x + (slot.width - width) / 2;
        draw_text(second, {left + first_width + gap, baseline}, type, false, kQuietInk);
        draw_text(first, {left, baseline}, type, true, kInk);
    }
    void draw_centred(const std::string& text, double baseline, double type, bool bold, mazegen::Rgb color) {
        choose_font(file_.context(), type, bold);
        const double width = text_width(file_.context(), text);
        draw_text(text, {layout_.content.x + (layout_.content.width - width) / 2, baseline}, type, bold,
                  color);
    }
    void draw_text(const std::string& text, mazegen::Point at, double type, bool bold, mazegen::Rgb color) {
        cairo_t* const cairo = file_.context();
        choose_font(cairo, type, bold);
        set_color(cairo, color);
        cairo_move_to(cairo, at.x, at.y);
        cairo_show_text(cairo, text.c_str());
    }

    void draw_cutting_lines(const Grid& grid) {
        cairo_t* const cairo = file_.context();
        for (int i = 1; i < grid.columns; ++i) {
            const double x = layout_.inside.x + layout_.inside.width * i / grid.columns;
            cairo_move_to(cairo, x, layout_.inside.y);
            cairo_line_to(cairo, x, layout_.inside.y + layout_.inside.height);
        }
        for (int i = 1; i < grid.rows; ++i) {
            const double y = layout_.inside.y + layout_.inside.height * i / grid.rows;
            cairo_move_to(cairo, layout_.inside.x, y);
            cairo_line_to(cairo, layout_.inside.x + layout_.inside.width, y);
        }
        const double dash = 1.5;
        cairo_save(cairo);
        cairo_set_dash(cairo, &dash, 1, 0);
        cairo_set_line_width(cairo, 0.15);
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT);
        set_color(cairo, kCuttingInk);
        cairo_stroke(cairo);
        cairo_restore(cairo);
    }

    const Book& book_;
    const MakePuzzle& make_;
    PageLayout layout_;
    PdfFile file_;
    std::int64_t page_ = 0;
};

}  // namespace

mazegen::DrawingStyle puzzle_style(const Book& book, mazegen::Size size) {
    const Area slot = puzzle_slot(book, PageLayout(book), Grid(book.per_page, book.page), 0);
    return fitted(size, book.style, book.cell_mm, book.wall_given, slot.width,
                  slot.height - label_height(slot));
}

bool write_book(const Book& book, const MakePuzzle& make, const mazegen::Sink& sink) {
    return BookWriter(book, make, sink).write();
}

}  // namespace mazeprint
