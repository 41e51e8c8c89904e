#include "mazegen/svg.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "mazegen/parse.hpp"
#include "mazegen/trails.hpp"
#include "pieces.hpp"

namespace mazegen {

namespace {

/// A length in thousandths of the unit: sums of rounded steps do not drift.
using Thousandths = std::int64_t;

Thousandths rounded(double length) { return std::llround(length * 1000); }

std::string shown(Thousandths length) {
    std::string text = length < 0 ? "-" : "";
    const Thousandths whole = std::abs(length) / 1000;
    Thousandths rest = std::abs(length) % 1000;
    text += std::to_string(whole);
    if (rest != 0) {
        text += '.';
        for (Thousandths digit = 100; rest != 0; digit /= 10) {
            text += static_cast<char>('0' + rest / digit);
            rest %= digit;
        }
    }
    return text;
}

std::string shown(double length) { return shown(rounded(length)); }

std::string shown(Rgb color) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned part : {color.red, color.green, color.blue}) {
        text += digits[part / 16];
        text += digits[part % 16];
    }
    return text;
}

/// For XML, which has no place for control characters.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : printable(text)) {
        if (c == '&') {
            result += "&amp;";
        } else if (c == '<') {
            result += "&lt;";
        } else if (c == '>') {
            result += "&gt;";
        } else {
            result += c;
        }
    }
    return result;
}

class SvgWriter {
  public:
    SvgWriter(const Drawing& drawing, std::string_view unit, const Sink& sink)
        : drawing_(drawing),
          style_(drawing.style),
          layout_(drawing.maze.size(), drawing.style),
          unit_(unit),
          text_(sink) {}

    bool write() {
        put_head();
        put_pattern();
        put_walls();
        put_solution();
        put_ends();
        text_.append("</svg>\n");
        return text_.finish();
    }

  private:
    void put_head() {
        const std::string width = shown(layout_.width());
        const std::string height = shown(layout_.height());
        put({"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width, unit_, "\" height=\"", height,
             unit_, "\" viewBox=\"0 0 ", width, " ", height, "\">\n"});
        put({"<title>Maze of ", to_string(drawing_.maze.size()), " cells</title>\n<desc>",
             to_string(drawing_.maze.size()), " cells"});
        if (!drawing_.seed.empty()) {
            put({", seed ", escaped(drawing_.seed)});
        }
        if (!drawing_.algorithm.empty()) {
            put({", algorithm ", escaped(drawing_.algorithm)});
        }
        put({"</desc>\n"});
        if (style_.background) {
            put({"<rect width=\"", width, "\" height=\"", height, "\" fill=\"", shown(*style_.background),
                 "\"/>\n"});
        }
    }

    /// The closed cells, each run of them in a row as one rectangle.
    void put_pattern() {
        const Rgb color = drawing_.closed_are_walls ? style_.wall_color : style_.pattern_color;
        put({"<g id=\"pattern\" fill=\"", shown(color), "\" stroke=\"none\">\n"});
        filled_runs(drawing_, [&](Cell first, std::int64_t cells) {
            const Thousandths left = rounded(layout_.line(first.x));
            const Thousandths top = rounded(layout_.line(first.y));
            put({"<rect x=\"", shown(left), "\" y=\"", shown(top), "\" width=\"",
                 shown(rounded(layout_.line(first.x + cells)) - left), "\" height=\"",
                 shown(rounded(layout_.line(first.y + 1)) - top), "\"/>\n"});
        });
        put({"</g>\n"});
    }

    void put_walls() {
        put({"<g id=\"walls\" fill=\"none\" stroke=\"", shown(style_.wall_color),
             "\" stroke-linecap=\"square\" stroke-linejoin=\"miter\">\n"});
        begin_path(style_.inner);
        inner_trails(drawing_.maze, [&](std::span<const Corner> trail) {
            put_trail(trail, [&](Corner at) {
                return Place{rounded(layout_.line(at.x)), rounded(layout_.line(at.y))};
            });
        });
        end_path();
        begin_path(style_.wall);
        border_trails(drawing_, [&](std::span<const Point> trail) {
            put_trail(trail, [](Point at) { return Place{rounded(at.x), rounded(at.y)}; });
        });
        end_path();
        put({"</g>\n"});
    }

    void put_solution() {
        const std::vector<Cell> corners = solution_corners(drawing_);
        if (corners.empty()) {
            return;
        }
        put({"<g id=\"solution\" fill=\"none\" stroke=\"", shown(style_.path_color),
             "\" stroke-linecap=\"round\" stroke-linejoin=\"round\""});
        if (style_.path_is_dashed()) {
            put({" stroke-dasharray=\"", shown(style_.cell / 2), "\""});
        }
        put({">\n"});
        begin_path(style_.path_width());
        const auto centre = [&](Cell cell) {
            const Point point = layout_.centre(cell);
            return Place{rounded(point.x), rounded(point.y)};
        };
        move_to(centre(corners.front()));
        for (const Cell corner : std::span(corners).subspan(1)) {
            line_to(centre(corner));
        }
        end_path();
        put({"</g>\n"});
    }

    /// What is no gap: a disc at the entry, a square at the exit.
    void put_ends() {
        put({"<g id=\"ends\" stroke=\"none\">\n"});
        const Gaps gaps = gaps_of(drawing_);
        const double radius = style_.marker_radius();
        if (drawing_.ends && !gaps.entry) {
            const Point at = layout_.centre(drawing_.ends->entry);
            put({"<circle cx=\"", shown(at.x), "\" cy=\"", shown(at.y), "\" r=\"", shown(radius),
                 "\" fill=\"", shown(style_.entry_color), "\"/>\n"});
        }
        if (drawing_.ends && !gaps.exit) {
            const Point at = layout_.centre(drawing_.ends->exit);
            put({"<rect x=\"", shown(at.x - radius), "\" y=\"", shown(at.y - radius), "\" width=\"",
                 shown(2 * radius), "\" height=\"", shown(2 * radius), "\" fill=\"", shown(style_.exit_color),
                 "\"/>\n"});
        }
        put({"</g>\n"});
    }

    struct Place {
        Thousandths x = 0, y = 0;
    };

    template <class P, class ToPlace>
    void put_trail(std::span<const P> trail, ToPlace to_place) {
        if (in_path_ > kMostInPath) {
            const double width = path_width_;
            end_path();
            begin_path(width);
        }
        const Place first = to_place(trail.front());
        const Place last = to_place(trail.back());
        const bool closed = first.x == last.x && first.y == last.y;
        move_to(first);
        for (const P& point : trail.subspan(1, trail.size() - (closed ? 2 : 1))) {
            line_to(to_place(point));
        }
        if (closed) {
            put({"z"});
        }
    }

    /// A path element is not written before it has something to draw.
    void begin_path(double width) {
        path_width_ = width;
        in_path_ = 0;
    }
    void move_to(Place to) {
        if (in_path_ == 0) {
            put({"<path stroke-width=\"", shown(path_width_), "\" d=\""});
        }
        put({"M", shown(to.x), to.y < 0 ? "" : " ", shown(to.y)});
        ++in_path_;
        at_ = to;
    }
    void line_to(Place to) {
        if (to.y == at_.y) {
            put({"h", shown(to.x - at_.x)});
        } else {
            put({"v", shown(to.y - at_.y)});
        }
        ++in_path_;
        at_ = to;
    }
    void end_path() {
        if (in_path_ > 0) {
            put({"\"/>\n"});
        }
        in_path_ = 0;
    }

    void put(std::initializer_list<std::string_view> words) {
        for (const std::string_view word : words) {
            text_.append(word);
        }
    }

    static constexpr std::int64_t kMostInPath = 100'000;  // readers of XML refuse attributes of 10 MB

    const Drawing& drawing_;
    const DrawingStyle& style_;
    Layout layout_;
    std::string_view unit_;
    Pieces text_;
    double path_width_ = 0;
    std::int64_t in_path_ = 0;  // points of the path element
    Place at_;
};

}  // namespace

bool write_svg(const Drawing& drawing, std::string_view unit, const Sink& sink) {
    return SvgWriter(drawing, unit, sink).write();
}

}  // namespace mazegen
