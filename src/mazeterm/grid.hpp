// The picture that a terminal shows: a grid of characters with what they mean as colour. It knows no
// terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mazeterm {

/// What a character is drawn for; the terminal has a colour for each.
enum class Ink : std::uint8_t {
    plain,  ///< the terminal's own
    faint,
    accent,
    error,
    path,
    visited,
    entry,
    exit,
    pattern,
    gem,
    player,
    // of walls, as Color changes them; the first is the terminal's own
    wall_plain,
    wall_blue,
    wall_green,
    wall_sand,
    wall_mauve,
    wall_teal,
};
inline constexpr int kInks = static_cast<int>(Ink::wall_teal) + 1;
inline constexpr int kWallInks = kInks - static_cast<int>(Ink::wall_plain);

struct Style {
    Ink ink = Ink::plain;
    bool bold = false;
    bool reverse = false;
    Ink ground = Ink::plain;  ///< behind the character

    friend bool operator==(const Style&, const Style&) = default;
};

struct Glyph {
    char32_t character = U' ';  ///< 0: the right half of the wide character before it
    Style style;

    friend bool operator==(const Glyph&, const Glyph&) = default;
};

/// Characters; x to the right, y down.
struct Rect {
    int x = 0, y = 0, width = 0, height = 0;
    [[nodiscard]] bool contains(int column, int row) const {
        return column >= x && column < x + width && row >= y && row < y + height;
    }
};

class Grid {
  public:
    /// Blanks. Requires sides of at least 0. In ASCII text that is put keeps no other characters.
    Grid(int columns, int rows, bool ascii);

    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] bool ascii() const { return ascii_; }
    [[nodiscard]] const Glyph& at(int x, int y) const { return glyphs_[index(x, y)]; }

    /// What lies outside is left out.
    void put(int x, int y, char32_t character, const Style& style);
    /// UTF-8, cut with an ellipsis to so many columns; gives the columns taken.
    int put(int x, int y, std::string_view text, const Style& style, int most);
    /// The same over several lines, broken at blanks; gives the lines taken.
    int put_wrapped(const Rect& room, std::string_view text, const Style& style);
    void put_centred(const Rect& line, std::string_view text, const Style& style);
    void fill(const Rect& area, const Glyph& glyph = {});
    /// A line round the inside of the area, blanks within it.
    void frame(const Rect& area, const Style& style);

    /// Where the cursor blinks.
    std::optional<std::pair<int, int>> cursor;

    /// The characters alone, each line without the blanks at its end.
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
    }

    int columns_, rows_;
    bool ascii_;
    std::vector<Glyph> glyphs_;
};

/// The characters of UTF-8; what is none becomes U+FFFD.
std::u32string characters(std::string_view text);
std::string utf8(std::u32string_view text);
/// How many columns a character takes: 0 (it sits on the one before), 1 or 2.
int columns_of(char32_t character);
int columns_of(std::u32string_view text);

}  // namespace mazeterm
