#include "mazeprint/title.hpp"

#include <algorithm>
#include <vector>

#include "mazeprint/pdf_file.hpp"
#include "mazeprint/words.hpp"

namespace mazeprint {

namespace {

// Sizes of type as shares of the width of the area.
constexpr double kLargest = 0.09;
constexpr double kSmallest = 0.03;
constexpr double kLineHeight = 1.3;  // of the size of type
constexpr double kAscent = 0.93, kDescent = 0.24;

constexpr const char* kBlanks = " \t\r\n";

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string::npos;) {
        const std::size_t end = text.find_first_of(kBlanks, at);
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

/// As many words on a line as have room. A word that is too long has a line of its own.
std::vector<std::string> wrapped(cairo_t* cairo, const std::vector<std::string>& words, double width) {
    std::vector<std::string> lines;
    for (const std::string& word : words) {
        if (!lines.empty() && text_width(cairo, lines.back() + ' ' + word) <= width) {
            lines.back() += ' ' + word;
        } else {
            lines.push_back(word);
        }
    }
    return lines;
}

struct SetTitle {
    double type = 0;
    std::vector<std::string> lines;
};

SetTitle set_title(cairo_t* cairo, const std::string& title, const Area& area) {
    const std::vector<std::string> words = words_of(title);
    SetTitle set;
    for (set.type = kLargest * area.width; set.type > kSmallest * area.width; set.type *= 0.95) {
        choose_font(cairo, set.type, true);
        set.lines = wrapped(cairo, words, area.width);
        const bool wide = std::any_of(set.lines.begin(), set.lines.end(), [&](const std::string& line) {
            return text_width(cairo, line) > area.width;
        });
        if (!wide && static_cast<double>(set.lines.size()) * kLineHeight * set.type <= area.height) {
            return set;
        }
    }
    const auto most = static_cast<std::size_t>(std::max(1.0, area.height / (kLineHeight * set.type)));
    if (set.lines.size() > most) {
        set.lines.resize(most);
        set.lines.back() += "\xE2\x80\xA6";
    }
    for (std::string& line : set.lines) {
        line = shortened(cairo, line, area.width);
    }
    return set;
}

}  // namespace

void draw_title(cairo_t* cairo, const std::string& title, const Area& area, mazegen::Rgb color) {
    const SetTitle set = set_title(cairo, title, area);
    choose_font(cairo, set.type, true);
    set_color(cairo, color);
    const double line_height = kLineHeight * set.type;
    const double height = static_cast<double>(set.lines.size()) * line_height;
    double baseline =
        area.y + (area.height - height) / 2 + (line_height + (kAscent - kDescent) * set.type) / 2;
    for (const std::string& line : set.lines) {
        cairo_move_to(cairo, area.x + (area.width - text_width(cairo, line)) / 2, baseline);
        cairo_show_text(cairo, line.c_str());
        baseline += line_height;
    }
}

}  // namespace mazeprint
