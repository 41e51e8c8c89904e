// Drawings as people ask for them: measures, colours, characters, paper.
#include "cli.hpp"

namespace maze_test {
namespace {

using Drawing = Cli;

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

TEST_F(Drawing, is_chosen_by_the_suffix_of_the_name) {
    for (const auto& [name, begin] : {std::pair<std::string, std::string>{"maze.svg", "<svg "},
                                      {"maze.PNG", "\x89PNG"},
                                      {"maze.pdf", "%PDF-"}}) {
        EXPECT_TRUE(ended(run({"-s", "1", "-o", name}), 0));
        EXPECT_TRUE(read(name).starts_with(begin)) << name;
    }
}

TEST_F(Drawing, is_the_same_twice) {
    for (const std::string format : {"svg", "png", "pdf"}) {
        const Arguments arguments{"-s", "1", "-S", "-f", format};
        EXPECT_EQ(run(arguments).out, run(arguments).out) << format;
    }
}

TEST_F(Drawing, has_the_measures_that_were_asked_for) {
    // W * cell - inner + 2 * wall + 2 * margin
    const auto size = [&](Arguments arguments) {
        arguments.insert(arguments.end(), {"-w", "20", "-H", "10", "-s", "1", "-f", "svg"});
        const Outcome outcome = run(arguments);
        EXPECT_TRUE(ended(outcome, 0));
        const std::string line = first_line(outcome.out);
        return line.substr(line.find("width"), line.find(" viewBox") - line.find("width"));
    };
    EXPECT_EQ(size({}), "width=\"443px\" height=\"243px\"");
    EXPECT_EQ(size({"--cell-size", "10"}), "width=\"223px\" height=\"123px\"");
    EXPECT_EQ(size({"--cell-size", "8mm", "--wall-width", "1mm", "--margin", "10mm"}),
              "width=\"181.5mm\" height=\"101.5mm\"");
    EXPECT_EQ(size({"--cell-size", "0.5in", "--wall-width", "0.1in", "--margin", "0"}),
              "width=\"10.15in\" height=\"5.15in\"");
    EXPECT_EQ(size({"--wall-width", "6", "--margin", "0"}), "width=\"409px\" height=\"209px\"");
    write("config.txt", config_with("CELL_SIZE=4mm\nMARGIN=0\nWALL_WIDTH=1mm\nFORMAT=svg\n"));
    EXPECT_TRUE(ended(run({"config.txt", "--no-view"}), 0));
    EXPECT_TRUE(has(read("maze.txt"), "width=\"49.5mm\""));
}

TEST_F(Drawing, png_has_whole_pixels) {
    const auto size = [&](Arguments arguments) {
        arguments.insert(arguments.end(), {"-w", "20", "-H", "10", "-s", "1", "-f", "png", "-q"});
        const Outcome outcome = run(arguments);
        EXPECT_TRUE(ended(outcome, 0));
        const auto number = [&](std::size_t at) {
            unsigned value = 0;
            for (std::size_t i = 0; i < 4; ++i) {
                value = value << 8U | static_cast<unsigned char>(outcome.out.at(at + i));
            }
            return std::to_string(value);
        };
        return number(16) + 'x' + number(20);
    };
    EXPECT_EQ(size({}), "443x243");
    EXPECT_EQ(size({"--cell-size", "3", "--margin", "0"}), "63x33");
    EXPECT_EQ(size({"--cell-size", "8mm", "--margin", "0"}), "603x303");  // 30.2 px are 30
    EXPECT_TRUE(refused(run({"-f", "png", "--cell-size", "2.5"}), 2, {"--cell-size", "2.5px", "whole"}));
}

TEST_F(Drawing, colours_have_names_or_digits) {
    const std::string svg = run({"-s", "1", "-S", "-f", "svg", "--wall-color", "RebeccaPurple",
                                 "--path-color", "#f80", "--background", "#FFFFF0"})
                                .out;
    EXPECT_TRUE(has(svg, "stroke=\"#663399\""));
    EXPECT_TRUE(has(svg, "stroke=\"#ff8800\""));
    EXPECT_TRUE(has(svg, "fill=\"#fffff0\""));
    EXPECT_TRUE(refused(run({"-f", "svg", "--wall-color", "blu"}), 2, {"--wall-color", "'blu'", "blue"}));
    for (const char* const wrong : {"", "#12345", "#gggggg", "#1234567", "0x112233", "rgb(1,2,3)"}) {
        EXPECT_TRUE(refused(run({"-f", "svg", "--wall-color", wrong}), 2, {"--wall-color", "no colour"}))
            << wrong;
    }
}

TEST_F(Drawing, senseless_measures_are_refused) {
    for (const char* const wrong :
         {"nan", "inf", "-1", "1e3", "8 mm", "8m", "mm", "", "1e999", "0x10", "100001", "8mmm"}) {
        for (const std::string option : {"--cell-size", "--wall-width", "--margin"}) {
            EXPECT_TRUE(refused(run({"-f", "svg", option + "=" + wrong}), 2, {option, "no length"})) << wrong;
        }
    }
    EXPECT_TRUE(refused(run({"-f", "svg", "--cell-size", "0"}), 2, {"--cell-size", "not above 0"}));
    EXPECT_TRUE(refused(run({"-f", "svg", "--wall-width", "30"}), 2, {"--wall-width", "30px", "20px"}));
    EXPECT_TRUE(refused(run({"-f", "svg", "--wall-width", "9mm", "--cell-size", "8mm"}), 2, {"9mm", "8mm"}));
    EXPECT_TRUE(refused(run({"-f", "png", "--cell-size", "1"}), 2, {"--cell-size", "1px"}));
    EXPECT_TRUE(refused(run({"-f", "pdf", "--paper", "a4", "--margin", "110mm"}), 2, {"--margin", "110mm"}));
    EXPECT_TRUE(
        refused(run({"-f", "pdf", "--paper", "a4", "--cell-size", "20mm"}), 2, {"--cell-size", "20mm"}));
    EXPECT_TRUE(refused(run({"-w", "2000000000", "-H", "1", "-f", "png", "--cell-size", "100000"}), 2,
                        {"too large"}));
}

TEST_F(Drawing, options_of_other_formats_are_refused) {
    EXPECT_TRUE(refused(run({"--cell-size", "5"}), 2, {"--cell-size", "svg, png, pdf", "text"}));
    EXPECT_TRUE(refused(run({"-f", "svg", "--paper", "a4"}), 2, {"--paper", "pdf only", "svg"}));
    EXPECT_TRUE(refused(run({"-f", "hex", "--charset", "ascii"}), 2, {"--charset", "text only", "hex"}));
    write("config.txt", config_with("PAPER=a4\nCELL_SIZE=5mm\nCHARSET=ascii\n"));  // for other runs with it
    EXPECT_TRUE(ended(run({"config.txt", "--no-view"}), 0));
}

TEST_F(Drawing, colours_in_files_of_other_programs_are_no_errors) {
    write("config.txt",
          config_with("WALL_COLOR=light_blue\nPATH_COLOR=grey\nTITLE=My maze\nBACKGROUND=0xff0000\n"));
    EXPECT_TRUE(ended(run({"config.txt", "--no-view"}), 0));
    EXPECT_TRUE(exists("maze.txt"));
}

TEST_F(Drawing, paper_has_names_and_sizes) {
    for (const char* const good :
         {"a4", "A3", "letter", "quarter-letter", "200x250mm", "8.5x11in", "20x30cm", "200x200in"}) {
        EXPECT_TRUE(ended(run({"-f", "pdf", "-o", "a.pdf", "--paper", good}), 0)) << good;
    }
    for (const char* const wrong : {"a9", "", "200x250", "200mm", "0x100mm", "200x-5mm", "xmm", "1x2x3mm"}) {
        EXPECT_TRUE(
            refused(run({"-f", "pdf", "-o", "b.pdf", "--paper", wrong}), 2, {"--paper", "no paper", "a4"}))
            << wrong;
    }
    EXPECT_TRUE(refused(run({"-f", "pdf", "-o", "b.pdf", "--paper", "201x100in"}), 2, {"--paper", "5080mm"}));
    EXPECT_FALSE(exists("b.pdf"));
}

TEST_F(Drawing, small_cells_get_a_note) {
    EXPECT_TRUE(has_line(run({"-f", "png", "--cell-size", "2", "-o", "a.png"}).err, {"note", "2px"}));
    EXPECT_EQ(run({"-s", "1", "-f", "png", "--cell-size", "3", "-o", "a.png"}).err, "");
    EXPECT_TRUE(has_line(run({"-w", "200", "-H", "200", "-f", "pdf", "--paper", "a4", "-o", "a.pdf"}).err,
                         {"note", "mm"}));
}

TEST_F(Drawing, characters_can_be_chosen) {
    const auto drawn = [&](const char* charset) {
        return run({"-w", "3", "-H", "2", "-s", "1", "--charset", charset}).out;
    };
    EXPECT_TRUE(drawn("ascii").starts_with("+-"));
    EXPECT_TRUE(has(drawn("unicode"), "┌"));
    EXPECT_EQ(lines_of(drawn("blocks")).size(), 3U);
    EXPECT_TRUE(has(drawn("BLOCKS"), "▀"));
    EXPECT_TRUE(refused(run({"--charset", "latin"}), 2, {"--charset", "'latin'", "unicode, ascii, blocks"}));
}

TEST_F(Drawing, loaded_mazes_are_drawn_too) {
    EXPECT_TRUE(ended(run({"-s", "1", "-f", "hex", "-o", "maze.txt"}), 0));
    EXPECT_EQ(run({"--load", "maze.txt", "-S", "-f", "png"}).out, run({"-s", "1", "-S", "-f", "png"}).out);
    write("tiles.txt", "* ***\n*   *\n*** *\n");  // no lattice with cells of its own
    write("odd.txt", "* **\n*  *\n** *\n");
    for (const char* const name : {"tiles.txt", "odd.txt"}) {
        for (const char* const format : {"svg", "png", "pdf"}) {
            EXPECT_TRUE(ended(run({"--load", name, "-S", "-f", format}), 0)) << name << ' ' << format;
        }
    }
    const std::string odd = run({"--load", "odd.txt", "-f", "svg", "-q"}).out;
    EXPECT_TRUE(has(odd, "<g id=\"pattern\" fill=\"#1a1a1a\"")) << odd;
}

TEST_F(Drawing, landscape_lies_on_its_long_side) {
    const auto box = [&](Arguments arguments) {
        arguments.insert(arguments.end(), {"-s", "1", "-q", "-o", "a.pdf"});
        EXPECT_TRUE(ended(run(arguments), 0));
        for (const std::string& line : lines_of(shell("pdfinfo a.pdf").out)) {
            if (line.starts_with("Page size:")) {
                return line.substr(line.find_first_of("0123456789"),
                                   line.find(" pts") - line.find_first_of("0123456789"));
            }
        }
        return std::string("none");
    };
    EXPECT_EQ(box({"--paper", "a4"}), "595.276 x 841.89");
    EXPECT_EQ(box({"--paper", "a4", "--landscape"}), "841.89 x 595.276");
    EXPECT_EQ(box({"--paper", "300x200mm", "--landscape"}), "850.394 x 566.929");
    EXPECT_EQ(box({"--count", "2", "--landscape"}), "841.89 x 595.276");
}

TEST_F(Drawing, lengths_below_half_a_pixel_are_refused) {
    EXPECT_TRUE(
        refused(run({"-f", "png", "--wall-width", "0.1mm"}), 2, {"--wall-width", "0.1mm", "half a pixel"}));
    EXPECT_TRUE(
        refused(run({"-f", "png", "--cell-size", "0.1mm"}), 2, {"--cell-size", "0.1mm", "half a pixel"}));
}

TEST_F(Drawing, text_of_a_file_is_no_markup) {
    write("a.json", R"({"py_maze": 1, "algorithm": "</desc><script>alert(1)</script> &", "seed": "a\u0001<b>",
                       "grid": [[true,false,true],[true,false,true],[true,false,true]]})");
    const Outcome outcome = run({"--load", "a.json", "-f", "svg", "-q"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_FALSE(has(outcome.out, "<script>"));
    EXPECT_TRUE(has(outcome.out, "&lt;/desc&gt;&lt;script&gt;"));
    EXPECT_EQ(outcome.out.find('\x01'), std::string::npos);
}

TEST_F(Drawing, open_tiles_without_neighbours_are_not_filled) {
    write("lone.txt", "* ****\n* ** *\n* ****\n*    *\n**** *\n");
    const Outcome outcome = run({"--load", "lone.txt", "-f", "svg", "-q"});
    EXPECT_TRUE(ended(outcome, 0));
    // Tile 4,1: line(4) is 20 + 2 - 0.5 + 80, line(1) 41.5.
    EXPECT_TRUE(has(outcome.out, "<rect x=\"61.5\" y=\"41.5\" width=\"40\" height=\"20\"/>")) << outcome.out;
    EXPECT_TRUE(has(outcome.out, "<rect x=\"121.5\" y=\"41.5\" width=\"20\" height=\"20\"/>")) << outcome.out;
}

}  // namespace
}  // namespace maze_test
