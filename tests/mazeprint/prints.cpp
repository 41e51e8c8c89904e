#include "prints.hpp"

#include <png.h>

#include <stdexcept>

#include "mazegen/generate.hpp"
#include "mazegen/rng.hpp"
#include "mazegen/solve.hpp"
#include "program.hpp"

namespace print_test {

using mazegen::Cell;
using mazegen::Rgb;

Picture Picture::from_png(const std::string& bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
        throw std::runtime_error(image.message);
    }
    image.format = PNG_FORMAT_RGB;
    std::vector<std::uint8_t> read(PNG_IMAGE_SIZE(image));
    const png_color white{255, 255, 255};
    if (png_image_finish_read(&image, &white, read.data(), 0, nullptr) == 0) {
        throw std::runtime_error(image.message);
    }
    Picture picture(static_cast<int>(image.width), static_cast<int>(image.height), {});
    std::size_t at = 0;
    for (Rgb& pixel : picture.pixels_) {
        pixel = {read[at], read[at + 1], read[at + 2]};
        at += 3;
    }
    return picture;
}

void Picture::fill(int x, int y, int width, int height, Rgb color) {
    for (int row = y; row < y + height; ++row) {
        for (int column = x; column < x + width; ++column) {
            pixels_.at(index(column, row)) = color;
        }
    }
}

std::string difference(const Picture& a, const Picture& b) {
    const auto shown = [](Rgb color) {
        return std::to_string(color.red) + ',' + std::to_string(color.green) + ',' +
               std::to_string(color.blue);
    };
    if (a.width() != b.width() || a.height() != b.height()) {
        return "sizes " + std::to_string(a.width()) + 'x' + std::to_string(a.height()) + " and " +
               std::to_string(b.width()) + 'x' + std::to_string(b.height());
    }
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.at(x, y) != b.at(x, y)) {
                return "at " + std::to_string(x) + ',' + std::to_string(y) + ": " + shown(a.at(x, y)) +
                       " and " + shown(b.at(x, y));
            }
        }
    }
    return "";
}

Box ink_of(const Picture& picture) {
    Box box{picture.width(), picture.height(), 0, 0};
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.at(x, y) != Rgb{255, 255, 255}) {
                box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1),
                       std::max(box.bottom, y + 1)};
            }
        }
    }
    return box;
}

int bits_of_png(const std::string& bytes) { return bytes.at(24); }

Sample::Sample(std::uint64_t i) {
    mazegen::Rng rng(i);
    const auto below = [&rng](std::uint64_t n) { return static_cast<std::int64_t>(rng.below(n)); };
    const std::int64_t most = i % 3 == 0 ? 4 : 16;
    mazegen::Size size{1 + below(static_cast<std::uint64_t>(most)),
                       1 + below(static_cast<std::uint64_t>(most))};
    if (size.cells() == 1) {
        size.height = 2;
    }
    maze = mazegen::generate({.size = size,
                              .algorithm = i % 2 == 0 ? "dfs" : "kruskal",
                              .seed = i,
                              .loops_percent = rng.below(2) == 0 ? 0 : static_cast<int>(below(101))})
               .value();
    const auto open_cell = [&] {
        Cell cell;
        do {
            cell = {below(static_cast<std::uint64_t>(size.width)),
                    below(static_cast<std::uint64_t>(size.height))};
        } while (maze.is_closed(cell));
        return cell;
    };
    ends.entry = open_cell();
    const bool side_by_side = rng.below(4) == 0;
    if (side_by_side) {
        ends.entry = {below(static_cast<std::uint64_t>(size.width)), 0};
    }
    do {
        ends.exit =
            side_by_side && size.width > 1 ? Cell{ends.entry.x == 0 ? 1 : ends.entry.x - 1, 0} : open_cell();
    } while (ends.exit == ends.entry);
    has_ends = rng.below(8) != 0;
    if (rng.below(2) == 0) {
        path = mazegen::solve(maze, ends).value().letters;
    }
    style.wall = static_cast<double>(1 + below(6));
    style.inner = static_cast<double>(1 + below(static_cast<std::uint64_t>(style.wall)));
    style.cell = style.inner + static_cast<double>(1 + below(14));
    style.margin = static_cast<double>(below(3) * below(20));
    style.gaps = rng.below(3) != 0;
    closed_are_walls = rng.below(4) == 0;
    if (rng.below(3) == 0) {
        style.background = Rgb{0xF0, 0xE8, 0xD0};
    }
}

mazegen::Drawing Sample::drawing() const {
    return {.maze = maze,
            .style = style,
            .ends = has_ends ? std::optional(ends) : std::nullopt,
            .path = has_ends ? path : std::string_view(),
            .closed_are_walls = closed_are_walls};
}

std::string Sample::described() const {
    return to_string(maze.size()) + ", cell " + std::to_string(style.cell) + ", wall " +
           std::to_string(style.wall) + ", inner " + std::to_string(style.inner) + ", margin " +
           std::to_string(style.margin) + ", ends " + to_string(ends.entry) + ' ' + to_string(ends.exit) +
           (style.gaps ? ", gaps, " : ", markers, ") + path;
}

namespace {

/// Standard output of a command in a folder with the file `in`.
std::string run(std::vector<std::string> command, const maze_test::ScratchFolder& folder) {
    command.insert(command.begin(), "/usr/bin/env");  // which looks for the program
    maze_test::Launch launch;
    launch.folder = folder.path();
    const maze_test::Outcome outcome = maze_test::run_program(command, launch);
    if (outcome.exit_code != 0) {
        throw std::runtime_error(command[1] + ": " + outcome.err);
    }
    return outcome.out;
}

}  // namespace

std::vector<Picture> pages_of(const std::string& pdf, double pixels_an_inch, bool smooth) {
    const maze_test::ScratchFolder folder;
    maze_test::write_text(folder.path() / "in.pdf", pdf);
    const std::string yes_or_no = smooth ? "yes" : "no";
    // A page may be a millionth wider than whole pixels, and would have one more.
    const std::string resolution = std::to_string(pixels_an_inch * (1 - 1e-6));
    run({"pdftoppm", "-png", "-aaVector", yes_or_no, "-aa", yes_or_no, "-r", resolution, "in.pdf", "page"},
        folder);
    std::vector<Picture> pages;
    for (const std::string& name : folder.names()) {
        if (name != "in.pdf") {
            pages.push_back(Picture::from_png(maze_test::read_text(folder.path() / name)));
        }
    }
    return pages;
}

std::string text_of(const std::string& pdf) {
    const maze_test::ScratchFolder folder;
    maze_test::write_text(folder.path() / "in.pdf", pdf);
    return run({"pdftotext", "in.pdf", "-"}, folder);
}

std::string info_of(const std::string& pdf) {
    const maze_test::ScratchFolder folder;
    maze_test::write_text(folder.path() / "in.pdf", pdf);
    return run({"pdfinfo", "in.pdf"}, folder);
}

Picture drawn_svg(const std::string& svg) {
    const maze_test::ScratchFolder folder;
    maze_test::write_text(folder.path() / "in.svg", svg);
    run({"rsvg-convert", "-b", "white", "-o", "out.png", "in.svg"}, folder);
    return Picture::from_png(maze_test::read_text(folder.path() / "out.png"));
}

}  // namespace print_test
