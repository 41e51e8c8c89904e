// The reading half of mazegen/json.hpp, and the only file that knows nlohmann-json. Its parser keeps no
// document but tells of each value as it comes to it. (The document would turn long numbers into fractions.)
#include "mazegen/json.hpp"

#include <algorithm>

#include "json_members.hpp"
#include "mazegen/parse.hpp"

namespace mazegen {

/// A number that the parser works out for nothing, since its text says all. It is written into as a double
/// and read as zero, so that no number is too large for the parser. Conversions are what the parser asks for.
class UnreadNumber {
  public:
    constexpr UnreadNumber(double number = 0) : number_(number) {}
    operator double&() { return number_; }
    constexpr operator long double() const { return 0; }

  private:
    double number_;
};

}  // namespace mazegen

#ifdef _LIBCPP_VERSION
// The parser asks this of its numbers, and this library answers for arithmetic types only.
namespace std {
constexpr bool isfinite(mazegen::UnreadNumber /*number*/) { return true; }
}  // namespace std
#endif

// After what it needs to know of the number.
#include <nlohmann/json.hpp>

namespace mazegen {

namespace {

/// Only its types count.
using Json =
    nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t, std::uint64_t, UnreadNumber>;

/// What the parser calls: passes each value on to the key of the outermost object that it belongs to.
/// Each function gives whether to go on.
class Document {
  public:
    bool null() { return scalar({Scalar::Kind::null}); }
    bool boolean(bool truth) { return scalar({Scalar::Kind::boolean, {}, truth}); }
    bool number_integer(std::int64_t number) { return integer(number); }
    bool number_unsigned(std::uint64_t number) { return integer(number); }
    bool number_float(UnreadNumber, const std::string& text) {
        const bool whole = text.find_first_of(".eE") == std::string::npos;  // and beyond 64 bits
        return scalar({whole ? Scalar::Kind::integer : Scalar::Kind::real, text});
    }
    bool string(const std::string& text) { return scalar({Scalar::Kind::text, text}); }
    bool binary(const Json::binary_t&) { return false; }  // there is none in a text

    bool start_object(std::size_t) { return open('{'); }
    bool end_object() { return close('}'); }
    bool start_array(std::size_t) { return open('['); }
    bool end_array() { return close(']'); }
    bool key(const std::string& name) {
        if (depth_ == 1) {
            member_ = find(name);
            if (member_ != nullptr) {
                member_->begin();
            }
        } else if (member_ != nullptr) {
            member_->key(name);
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) {
        fault_position_ = position;
        return false;
    }

    /// Where the text is no JSON: the number of the last character that the parser saw, from 1; 0 when it is
    /// JSON.
    [[nodiscard]] std::size_t fault_position() const { return fault_position_; }

    /// Once all is read.
    Result<JsonMaze> judge() {
        for (std::string fault : {format_.fault(), seed_.fault(), grid_.fault()}) {
            if (!fault.empty()) {
                return Error{ErrorCode::bad_input, std::move(fault)};
            }
        }
        TileGrid tiles = grid_.take();
        if (std::string fault = collectibles_.fault(tiles); !fault.empty()) {
            return Error{ErrorCode::bad_input, std::move(fault)};
        }
        for (const Cell tile : collectibles_.cells()) {
            tiles.set(tile, Tile::collectible);
        }
        tiles.seed = seed_.record();
        const std::optional<Ends> ends = ends_of(tiles.size());
        return JsonMaze{std::move(tiles), ends, algorithm_.text()};
    }

  private:
    Member* find(std::string_view name) {
        const std::pair<std::string_view, Member*> members[] = {
            {"py_maze", &format_}, {"seed", &seed_},
            {"grid", &grid_},      {"collectibles", &collectibles_},
            {"ends", &ends_},      {"algorithm", &algorithm_}};
        const auto* const found = std::ranges::find(members, name, [](const auto& m) { return m.first; });
        return found == std::end(members) ? nullptr : found->second;
    }

    bool scalar(const Scalar& scalar) {
        if (member_ != nullptr) {
            member_->scalar(scalar, depth_ - 1);
        }
        return true;
    }
    template <class Number>
    bool integer(Number number) {
        return member_ == nullptr || scalar({Scalar::Kind::integer, std::to_string(number)});
    }
    bool open(char bracket) {
        if (member_ != nullptr) {
            member_->open(bracket, depth_ - 1);
        }
        ++depth_;
        return true;
    }
    bool close(char bracket) {
        --depth_;
        if (member_ != nullptr && depth_ > 0) {
            member_->close(bracket, depth_ - 1);
        }
        return true;
    }

    std::optional<Ends> ends_of(Size tiles) {
        const bool odd = tiles.width % 2 == 1 && tiles.height % 2 == 1;
        return odd ? ends_.ends({tiles.width / 2, tiles.height / 2}) : std::nullopt;
    }

    std::int64_t depth_ = 0;    // of lists and objects around the next value
    Member* member_ = nullptr;  // that the next value belongs to; null: none that counts
    FormatMember format_;
    SeedMember seed_;
    GridMember grid_;
    CellsMember collectibles_;
    CellsMember ends_;
    TextMember algorithm_;
    std::size_t fault_position_ = 0;
};

/// "line 1, column 31: unexpected ']'", for a position as `Document` has it.
std::string described(std::string_view text, std::size_t position) {
    const std::string_view before = text.substr(0, position - 1);
    const std::size_t line_begin = before.rfind('\n') + 1;  // 0 without one
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    std::size_t column = 1;
    std::size_t at =
        line_begin;  // of what is unexpected; bytes that are no UTF-8 may begin before `position`
    for (; at < before.size() && utf8_length(text.substr(at)) > 0; ++column) {
        at += utf8_length(text.substr(at));
    }
    const std::string_view character = first_characters(text.substr(at), 1);
    return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " +
           (character.empty() ? "the text ends too early" : "unexpected " + quoted(character)) +
           (character.empty() || utf8_length(character) > 0 ? "" : ": this byte is no UTF-8");
}

}  // namespace

Result<JsonMaze> read_json(std::string_view text) {
    // The parser takes a NUL for the end of the text; it is an error anywhere.
    const std::string_view parsed = text.substr(0, text.find('\0'));
    Document document;
    Json::sax_parse(parsed.begin(), parsed.end(), &document);
    const std::size_t position = document.fault_position();
    if (position > 0 || parsed.size() < text.size()) {
        const std::size_t end = parsed.size() + 1;
        return Error{ErrorCode::bad_input, "the JSON could not be read: " +
                                               described(text, position > 0 ? std::min(position, end) : end)};
    }
    return document.judge();
}

}  // namespace mazegen
