#include "mazegen/picture.hpp"

#include <algorithm>
#include <array>

#include "digits.hpp"
#include "mazegen/parse.hpp"
#include "pieces.hpp"
#include "utf8.hpp"
#include "white_space.hpp"

namespace mazegen {

namespace {

/// The digits of the format's number when the line, which begins with '#', is a header.
std::optional<std::string_view> header_number(std::string_view line) {
    constexpr std::string_view words = "py_maze save";
    std::string_view rest = without_leading_space(line.substr(1));
    if (!rest.starts_with(words)) {
        return std::nullopt;
    }
    rest.remove_prefix(words.size());
    const std::string_view number = without_space_around(rest);
    if (rest.size() == without_leading_space(rest).size() || number.empty() ||
        number.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    return without_leading_zeros(number);
}

/// What stands on a seed line, which begins with '#'; empty on any other.
std::string_view seed_text(std::string_view line) {
    constexpr std::string_view word = "seed:";
    const std::string_view rest = without_leading_space(line.substr(1));
    return rest.starts_with(word) ? without_space_around(rest.substr(word.size())) : std::string_view();
}

/// What each character stands for.
class MarkerTable {
  public:
    /// No tile, but stored like one.
    static constexpr Tile kNone{0xFF};

    explicit MarkerTable(PictureMarkers markers) : markers_(markers) {
        for (std::uint32_t c = 0; c < 0x80; ++c) {
            of_ascii_[c] = tile_of(c);
        }
    }
    [[nodiscard]] bool has(char32_t c) const { return c == markers_.wall || c == markers_.open; }
    [[nodiscard]] Tile of_byte(char c) const { return of_ascii_[static_cast<std::uint8_t>(c)]; }
    [[nodiscard]] Tile tile_of(char32_t c) const {
        if (c == markers_.wall) {
            return Tile::wall;
        }
        if (c == U'$') {
            return Tile::collectible;
        }
        return c == markers_.open ? Tile::open : kNone;
    }

  private:
    static constexpr auto kNothing = [] {
        std::array<Tile, 256> table{};
        table.fill(kNone);
        return table;
    }();

    PictureMarkers markers_;
    std::array<Tile, 256> of_ascii_ = kNothing;
};

/// Reads a picture line by line.
class PictureReader {
  public:
    PictureReader(std::string_view text, PictureMarkers markers) : rest_(text), markers_(markers) {
        tiles_.reserve(text.size());
    }

    Result<TileGrid> read() {
        while (!rest_.empty() && fault_.empty()) {
            const std::string_view line = take_line(rest_);
            ++line_number_;
            read_line(line);
        }
        if (fault_.empty() && width_ == 0) {
            fault_ = "the save file has no maze in it";
        }
        if (!fault_.empty()) {
            return Error{ErrorCode::bad_input, fault_};
        }
        const auto height = static_cast<std::int64_t>(tiles_.size() / width_);
        TileGrid grid({static_cast<std::int64_t>(width_), height}, std::move(tiles_));
        grid.seed = std::move(seed_);
        return grid;
    }

  private:
    void read_line(std::string_view line) {
        const bool hash = line.starts_with('#');
        if (const auto number = hash ? header_number(line) : std::nullopt) {
            read_header(*number);
        } else if (hash && !markers_.has(U'#')) {
            read_comment(line);
        } else if (!without_leading_space(line).empty()) {
            read_row(line);
        }
    }

    void read_header(std::string_view number) {
        if (width_ > 0) {
            fault_ = "the save header on line " + std::to_string(line_number_) + " comes after the maze";
        } else if (number != "1") {
            const std::string_view shown = first_characters(number, 60);
            fault_ = "save format " + std::string(shown) + (shown.size() < number.size() ? "..." : "") +
                     " is not supported, this build reads 1";
        }
        has_header_ = true;
        markers_ = MarkerTable({});
    }

    void read_comment(std::string_view line) {
        for (std::string_view rest = line; !rest.empty() && fault_.empty();) {
            const CodePoint c = read_code_point(rest);
            if (c.bytes == 0) {
                unexpected(rest);
            }
            rest.remove_prefix(std::max<std::size_t>(c.bytes, 1));
        }
        if (const std::string_view text = seed_text(line); !text.empty()) {
            seed_ = seed_record_of(text);
        }
    }

    void read_row(std::string_view line) {
        const std::size_t before = tiles_.size();
        if (!take_ascii(line)) {
            tiles_.resize(before);
            take_characters(line);
        }
        const std::size_t length = tiles_.size() - before;
        if (!fault_.empty()) {
            return;
        }
        width_ = before == 0 ? length : width_;
        if (length != width_) {
            fault_ = "line " + std::to_string(line_number_) + " is " + std::to_string(length) +
                     " characters, expected " + std::to_string(width_);
        }
    }

    /// Takes the row as one of single bytes; false, with something taken, when it is not.
    bool take_ascii(std::string_view line) {
        unsigned seen = 0;
        for (const char c : line) {
            const Tile tile = markers_.of_byte(c);
            seen |= static_cast<unsigned>(tile);
            tiles_.push_back(tile);
        }
        return (seen & 0x80U) == 0;
    }

    void take_characters(std::string_view line) {
        while (!line.empty()) {
            const CodePoint c = read_code_point(line);
            const Tile tile = c.bytes > 0 ? markers_.tile_of(c.value) : MarkerTable::kNone;
            if (tile == MarkerTable::kNone && width_ == 0 && !has_header_) {
                fault_ = "not a py_maze save file" + reason(c);
                return;
            }
            if (tile == MarkerTable::kNone) {
                unexpected(line);
                return;
            }
            tiles_.push_back(tile);
            line.remove_prefix(c.bytes);
        }
    }

    /// The text begins with a character that must not be where it is.
    void unexpected(std::string_view text) {
        const std::string character = printable(first_characters(text, 1));
        fault_ = "unexpected character '" + character + "' on line " + std::to_string(line_number_) +
                 reason(read_code_point(text));
    }

    /// What people cannot see of a character that is no tile.
    static std::string reason(const CodePoint& c) {
        constexpr std::uint32_t byte_order_mark = 0xFEFF;
        return c.bytes == 0                 ? ": this byte is no UTF-8"
               : c.value == byte_order_mark ? ": there is a byte order mark"
                                            : "";
    }

    std::string_view rest_;
    MarkerTable markers_;
    std::vector<Tile> tiles_;
    std::size_t width_ = 0;  // of the rows; 0 before the first
    std::int64_t line_number_ = 0;
    bool has_header_ = false;
    std::optional<SeedRecord> seed_;
    std::string fault_;
};

}  // namespace

Result<TileGrid> read_picture(std::string_view text, PictureMarkers markers) {
    return PictureReader(text, markers).read();
}

bool fits_on_line(const SeedRecord& seed) {
    return !seed.text.empty() && seed.text.find_first_of("\r\n") == std::string::npos &&
           without_space_around(seed.text).size() == seed.text.size();
}

std::vector<std::int64_t> blank_rows(const TileGrid& tiles) {
    std::vector<std::int64_t> blank;
    for (std::int64_t y = 0; y < tiles.size().height; ++y) {
        if (std::ranges::all_of(tiles.row(y), [](Tile tile) { return tile == Tile::open; })) {
            blank.push_back(y);
        }
    }
    return blank;
}

namespace {

/// One byte a tile, or '.' for an open one that `on_path` has.
void append_rows(Pieces& text, const TileGrid& tiles, const std::vector<bool>& on_path) {
    std::size_t at = 0;
    for (std::int64_t y = 0; y < tiles.size().height && text.ok(); ++y) {
        for (auto row = tiles.row(y); !row.empty();) {
            const auto part = row.first(std::min(row.size(), Pieces::kPieceBytes));
            char* const place = text.place(part.size());
            for (std::size_t i = 0; i < part.size(); ++i) {
                place[i] = " *$"[static_cast<std::size_t>(part[i])];
            }
            for (std::size_t i = 0; i < part.size() && !on_path.empty(); ++i) {
                place[i] = on_path[at + i] && part[i] == Tile::open ? '.' : place[i];
            }
            text.take(part.size());
            at += part.size();
            row = row.subspan(part.size());
        }
        text.append("\n");
    }
}

}  // namespace

bool write_picture(const TileGrid& tiles, const Sink& sink) {
    Pieces text(sink);
    text.append("# py_maze save 1\n");
    if (tiles.seed && fits_on_line(*tiles.seed)) {
        text.append("# seed: " + tiles.seed->text + '\n');
    }
    append_rows(text, tiles, {});
    return text.finish();
}

bool write_tile_text(const TileGrid& tiles, const std::optional<Path>& path, const Sink& sink) {
    std::vector<bool> on_path;
    if (path) {
        const Size size = tiles.size();
        on_path.resize(static_cast<std::size_t>(size.cells()));
        Cell at = path->entry;
        on_path[static_cast<std::size_t>(at.y * size.width + at.x)] = true;
        for (const char letter : path->letters) {
            at = neighbour(at, direction_of(letter).value());
            on_path[static_cast<std::size_t>(at.y * size.width + at.x)] = true;
        }
    }
    Pieces text(sink);
    append_rows(text, tiles, on_path);
    return text.finish();
}

}  // namespace mazegen
