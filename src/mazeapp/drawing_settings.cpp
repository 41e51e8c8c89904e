#include "drawing_settings.hpp"

#include <algorithm>
#include <array>

#include "colors.hpp"
#include "mazegen/text.hpp"
#include "setting_rows.hpp"

namespace mazeapp {

namespace {

using mazegen::quoted;

constexpr std::string_view kDrawing = "Drawings (lengths in pixels, or with a unit: 8mm, 0.5in)";
constexpr std::string_view kPaper = "Paper (pdf)";
constexpr std::string_view kMany = "Many mazes";

struct NamedCharset {
    std::string_view name;
    mazegen::Charset charset;
};
constexpr std::array kCharsets = {NamedCharset{"unicode", mazegen::Charset::unicode},
                                  NamedCharset{"ascii", mazegen::Charset::ascii},
                                  NamedCharset{"blocks", mazegen::Charset::blocks}};

/// A sheet with a name, upright. Sizes: ISO 216 and ANSI/ASME Y14.1.
struct NamedPaper {
    std::string_view name;
    Paper paper;
};
constexpr double kInch = 25.4;  // mm
constexpr double kLongestPaper =
    200 * kInch;  // ISO 32000-1 (2008), annex C: 14,400 units of a 72nd of an inch
constexpr std::array kPapers = {NamedPaper{"a4", {210, 297}},
                                NamedPaper{"a5", {148, 210}},
                                NamedPaper{"a3", {297, 420}},
                                NamedPaper{"letter", {8.5 * kInch, 11 * kInch}},
                                NamedPaper{"legal", {8.5 * kInch, 14 * kInch}},
                                NamedPaper{"quarter-letter", {4.25 * kInch, 5.5 * kInch}}};

Fault charset(Settings& s, std::string_view text) {
    const NamedCharset* row = nullptr;
    const auto* const found = std::ranges::find(kCharsets, lower_case(text), &NamedCharset::name);
    Fault fault = choose(row, found == kCharsets.end() ? nullptr : found,
                         std::span<const NamedCharset>(kCharsets), "charset", text);
    if (!fault) {
        s.drawing.charset = row->charset;
    }
    return fault;
}

/// "a4", or "210x297mm" in any unit.
Fault paper(Settings& s, std::string_view text) {
    const std::string word = lower_case(text);
    if (const auto* const found = std::ranges::find(kPapers, word, &NamedPaper::name);
        found != kPapers.end()) {
        s.drawing.paper = found->paper;
        return std::nullopt;
    }
    const std::size_t cross = word.find('x');
    const std::size_t unit = word.find_last_of("0123456789.") + 1;  // npos + 1: at the beginning
    if (cross != std::string::npos && unit < word.size() && cross < unit) {
        const auto width = parse_length(word.substr(0, cross) + word.substr(unit));
        const auto height = parse_length(std::string_view(word).substr(cross + 1));
        if (width && height && width->value > 0 && height->value > 0) {
            const Paper size{width->in(kMm), height->in(kMm)};
            if (std::max(size.width_mm, size.height_mm) > kLongestPaper) {
                return quoted(text) + " is too large: a pdf has sheets of 5080mm (200in) at most";
            }
            s.drawing.paper = size;
            return std::nullopt;
        }
    }
    return quoted(text) + " is no paper; there are: " + joined(names_in<kPapers>()) +
           ", and sizes like 200x250mm";
}

Fault ends(Settings& s, std::string_view text) {
    const std::string word = lower_case(text);
    if (word != "gaps" && word != "markers") {
        return quoted(text) + " is neither gaps nor markers";
    }
    s.drawing.gaps = word == "gaps";
    return std::nullopt;
}

template <auto kMember>
Fault length(Settings& s, std::string_view text) {
    return take(parse_length(text), s.drawing.*kMember);
}
template <auto kMember>
Fault length_above_zero(Settings& s, std::string_view text) {
    Fault fault = length<kMember>(s, text);
    return !fault && (s.drawing.*kMember)->value == 0 ? quoted(text) + " is not above 0" : fault;
}
template <auto kMember>
Fault color(Settings& s, std::string_view text) {
    return take(parse_color(text), s.drawing.*kMember);
}
template <auto kMember>
Fault count(Settings& s, std::string_view text) {
    return whole_above_zero(s.batch.*kMember, text);
}

/// One of a few numbers.
template <auto kMember>
Fault one_number(Settings& s, std::string_view text, std::initializer_list<int> choices) {
    const auto number = mazegen::parse_whole(text);
    std::string names;
    for (const int choice : choices) {
        if (number && *number == choice) {
            s.batch.*kMember = choice;
            return std::nullopt;
        }
        names += (names.empty() ? "" : ", ") + std::to_string(choice);
    }
    return quoted(text) + " is none of " + names;
}

constexpr unsigned kNewOrLoaded = kGenerate | kLoad;

}  // namespace

// Colours are no keys of CONFIG: files of other maze programs have keys of such names with values of their
// own.
// NOLINTNEXTLINE(readability-function-size): a table
std::vector<Setting> drawing_settings() {
    using D = DrawingSettings;
    using B = BatchSettings;
    return {
        drawn(
            kCharacters,
            one_of(names_in<kCharsets>,
                   key_and_option("CHARSET", false, "--charset", "NAME", kDrawing, kNewOrLoaded,
                                  "characters of text: unicode, ascii or blocks (by the locale)", charset))),
        drawn(kLines, key_and_option("CELL_SIZE", false, "--cell-size", "N", kDrawing, kNewOrLoaded,
                                     "from wall to wall, in pixels or as in 8mm (20; pdf 8mm, on paper as "
                                     "large as fits)",
                                     length_above_zero<&D::cell>)),
        drawn(kLines, key_and_option("WALL_WIDTH", false, "--wall-width", "N", kDrawing, kNewOrLoaded,
                                     "width of the border (2); the walls inside are half as wide",
                                     length_above_zero<&D::wall>)),
        drawn(kLines, key_and_option("MARGIN", false, "--margin", "N", kDrawing, kNewOrLoaded,
                                     "around the maze (one cell; on paper 10mm)", length<&D::margin>)),
        drawn(kLines,
              one_of(
                  [] {
                      return std::vector<std::string_view>{"gaps", "markers"};
                  },
                  key_and_option("ENDS", false, "--ends", "KIND", kDrawing, kNewOrLoaded,
                                 "gaps in the border, or markers as for ends further in (gaps)", ends))),
        drawn(kLines, option("--wall-color", "COLOR", kDrawing, kNewOrLoaded,
                             "a name of CSS or #rrggbb, as for the next two", color<&D::wall_color>)),
        drawn(kLines, option("--path-color", "COLOR", kDrawing, kNewOrLoaded, "of the way that --solve draws",
                             color<&D::path_color>)),
        drawn(kLines, option("--background", "COLOR", kDrawing, kNewOrLoaded,
                             "behind the maze (none; png white)", color<&D::background>)),

        drawn(kSheets,
              one_of(names_in<kPapers>,
                     key_and_option("PAPER", false, "--paper", "SIZE", kPaper, kNewOrLoaded,
                                    "a4, a5, a3, letter, legal, quarter-letter or a size like 200x250mm",
                                    paper))),
        drawn(kSheets, option("--landscape", "", kPaper, kNewOrLoaded, "the paper lies on its long side",
                              [](Settings& s, std::string_view) -> Fault {
                                  s.drawing.landscape = true;
                                  return std::nullopt;
                              })),
        drawn(kSheets,
              option("--per-page", "N", kPaper, kGenerate, "mazes on a page of a book: 1, 2, 4, 6 or 9 (1)",
                     [](Settings& s, std::string_view text) {
                         return one_number<&B::per_page>(s, text, {1, 2, 4, 6, 9});
                     })),
        drawn(kSheets, option("--answers", "N", kPaper, kGenerate,
                              "pages with the solutions at the end, 4, 6, 9 or 16 on each",
                              [](Settings& s, std::string_view text) {
                                  return one_number<&B::answers>(s, text, {4, 6, 9, 16});
                              })),
        drawn(kSheets, option("--title", "TEXT", kPaper, kGenerate, "a cover page of a book",
                              [](Settings& s, std::string_view text) -> Fault {
                                  if (mazegen::trimmed(text).empty()) {
                                      return "a title needs at least one character";
                                  }
                                  if (const auto seed = mazegen::parse_seed(text); !seed) {
                                      return seed.error().message;  // it is no text
                                  }
                                  s.batch.title = std::string(mazegen::trimmed(text));
                                  return std::nullopt;
                              })),
        drawn(kSheets, option("--grow", "WxH", kPaper, kGenerate,
                              "the mazes of a book grow from first to last, up to that size",
                              [](Settings& s, std::string_view text) {
                                  return size(s.batch.grow, 100'000, "cells", text);
                              })),

        key_and_option("COUNT", false, "--count", "N", kMany, kGenerate,
                       "so many mazes, each with a seed of its own; one file each for a name like "
                       "maze-%03d.svg, otherwise one after the other",
                       count<&B::count>),
        option("--first", "K", kMany, kGenerate, "number of the first of them (1)", count<&B::first>),
    };
}

}  // namespace mazeapp
