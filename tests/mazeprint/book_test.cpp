#include "mazeprint/book.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"
#include "prints.hpp"

namespace {

using mazeprint::Book;
using mazeprint::Puzzle;
using print_test::Picture;
using print_test::written;

constexpr mazegen::Size kSize{12, 9};

Puzzle puzzle_of(std::int64_t number, mazegen::Size size = kSize) {
    const mazegen::Ends ends{{0, 0}, {size.width - 1, size.height - 1}};
    auto made =
        mazegen::generate_solved({.size = size, .seed = static_cast<std::uint64_t>(number)}, ends).value();
    return {std::make_shared<const mazegen::Maze>(std::move(made.maze)),
            ends,
            made.path.letters,
            "s" + std::to_string(1000 + number),
            "dfs",
            false};
}

std::string book_of(
    const Book& book,
    const mazeprint::MakePuzzle& make = [](std::int64_t number) { return puzzle_of(number); }) {
    return written([&](const mazegen::Sink& sink) { return mazeprint::write_book(book, make, sink); });
}

Book plain_book() {
    Book book;
    book.style.wall = 0.8;
    return book;
}

/// The pages' texts, words separated by single blanks.
std::vector<std::string> texts_of(const std::string& pdf) {
    std::vector<std::string> pages(1);
    bool blank = false;
    for (const char c : print_test::text_of(pdf)) {
        if (c == '\f') {
            pages.emplace_back();
        } else if (c == ' ' || c == '\n') {
            blank = !pages.back().empty();
        } else {
            pages.back() += (blank && !pages.back().empty() ? " " : "") + std::string(1, c);
            blank = false;
        }
    }
    pages.pop_back();
    return pages;
}

TEST(Book, has_a_cover_puzzles_and_answers_with_their_numbers) {
    Book book = plain_book();
    book.first = 11;
    book.count = 5;
    book.per_page = 4;
    book.answers_per_page = 4;
    book.title = "Mazes & more";
    const auto pages = texts_of(book_of(book));
    ASSERT_EQ(pages.size(), 5U);
    EXPECT_EQ(pages[0], "Mazes & more");
    for (const int n : {11, 12, 13, 14}) {
        EXPECT_NE(pages[1].find(std::to_string(n) + " seed s10" + std::to_string(n)), std::string::npos)
            << pages[1];
        EXPECT_NE(pages[3].find(std::to_string(n)), std::string::npos) << pages[3];
    }
    EXPECT_TRUE(pages[2].starts_with("15 seed s1015 –")) << pages[2];
    EXPECT_NE(pages[2].find('3'), std::string::npos) << pages[2];
    EXPECT_TRUE(pages[4].starts_with("Answers 15 –")) << pages[4];
    EXPECT_EQ(pages[3].find("seed"), std::string::npos);
}

TEST(Book, of_one_page_has_no_page_number) {
    EXPECT_EQ(texts_of(book_of(plain_book())), std::vector<std::string>{"1 seed s1001"});
}

/// Whether that colour is somewhere on the page.
bool has_color(const Picture& page, mazegen::Rgb color) {
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            if (page.at(x, y) == color) {
                return true;
            }
        }
    }
    return false;
}

TEST(Book, paths_are_on_answers_and_where_asked_for_on_puzzles) {
    Book book = plain_book();
    book.title = "Mazes";
    book.answers_per_page = 9;
    for (const bool solved : {false, true}) {
        book.solved = solved;
        const auto pages = print_test::pages_of(book_of(book), 100);
        ASSERT_EQ(pages.size(), 3U);
        EXPECT_EQ(has_color(pages[0], book.style.path_color), solved);
        EXPECT_EQ(has_color(pages[1], book.style.path_color), solved);
        EXPECT_TRUE(has_color(pages[2], book.style.path_color));
    }
}

TEST(Book, all_ink_lies_inside_the_margins) {
    mazegen::Rng rng(5);
    const auto below = [&rng](std::uint64_t n) { return static_cast<int>(rng.below(n)); };
    constexpr int kSlots[] = {1, 2, 4, 6, 9, 16};
    for (int i = 0; i < 24; ++i) {
        Book book = plain_book();
        book.page = {60.0 + below(300), 60.0 + below(300)};
        book.margin_mm = below(25);
        book.per_page = kSlots[below(6)];
        book.answers_per_page = kSlots[below(6)];
        book.count = 1 + below(12);
        book.title =
            i % 3 == 0 ? "Ways"
            : i % 3 == 1
                ? "A very long title of a book about the many ways there are through a maze, and all of them "
                  "have to be walked one after the other until nobody is left"
                : std::string(200, 'W');
        book.style.wall = 0.2 * (1 + below(30));
        book.wall_given = below(3) == 0;
        book.solved = below(2) == 0;
        if (below(3) == 0) {
            book.cell_mm = 1 + below(20);
        }
        const mazegen::Size size{2 + below(30), 2 + below(30)};
        const auto pages = print_test::pages_of(book_of(book,
                                                        [&](std::int64_t number) {
                                                            Puzzle puzzle = puzzle_of(number, size);
                                                            puzzle.seed =
                                                                std::string(i % 2 == 0 ? 3 : 300, '8');
                                                            return puzzle;
                                                        }),
                                                50.8, true);
        for (const Picture& page : pages) {  // 2 pixels a millimetre
            const print_test::Box ink = print_test::ink_of(page);
            const double margin = 2 * book.margin_mm;
            EXPECT_GE(ink.left, margin - 1) << i;
            EXPECT_GE(ink.top, margin - 1) << i;
            EXPECT_LE(ink.right, 2 * book.page.width_mm - margin + 1) << i;
            EXPECT_LE(ink.bottom, 2 * book.page.height_mm - margin + 1) << i;
        }
    }
}

TEST(Book, the_same_puzzles_give_the_same_bytes) {
    Book book = plain_book();
    book.count = 3;
    book.per_page = 2;
    book.answers_per_page = 4;
    book.title = "Mazes";
    const std::string bytes = book_of(book);
    EXPECT_EQ(book_of(book), bytes);
    book.title = "mazes";
    EXPECT_NE(book_of(book), bytes);
}

TEST(Book, asks_for_each_puzzle_when_it_is_drawn_and_holds_none) {
    Book book = plain_book();
    book.count = 3;
    book.answers_per_page = 4;
    std::vector<std::int64_t> asked;
    std::vector<std::weak_ptr<const mazegen::Maze>> made;
    book_of(book, [&](std::int64_t number) {
        for (const auto& maze : made) {
            EXPECT_TRUE(maze.expired());
        }
        asked.push_back(number);
        Puzzle puzzle = puzzle_of(number);
        made.push_back(puzzle.maze);
        return puzzle;
    });
    EXPECT_EQ(asked, (std::vector<std::int64_t>{1, 2, 3, 1, 2, 3}));
}

TEST(Book, a_sink_that_refuses_ends_it_at_that_page) {
    Book book = plain_book();
    book.count = 50;
    int made = 0;
    const mazeprint::MakePuzzle make = [&](std::int64_t number) {
        ++made;
        return puzzle_of(number);
    };
    EXPECT_FALSE(mazeprint::write_book(book, make, [](std::string_view) { return false; }));
    EXPECT_LE(made, 1);
    EXPECT_THROW(
        mazeprint::write_book(book, make, [](std::string_view) -> bool { throw std::runtime_error("full"); }),
        std::runtime_error);
    EXPECT_THROW(mazeprint::write_book(
                     book, [](std::int64_t) -> Puzzle { throw std::runtime_error("no maze"); },
                     [](std::string_view) { return true; }),
                 std::runtime_error);
}

TEST(Book, words_that_are_no_utf8_are_drawn_all_the_same) {
    Book book = plain_book();
    book.title = "Ways\xFF\n& more";
    const auto pages = texts_of(book_of(book));
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0], "Ways? & more");
}

}  // namespace
