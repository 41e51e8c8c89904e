// The keys of a JSON document that count. Each takes what a parser tells of its value, as it comes, and says
// in the end what is wrong with it: so the keys may come in any order, and are judged in that of the
// messages.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mazegen/tile_grid.hpp"

namespace mazegen {

/// A value that is no list and no object.
struct Scalar {
    enum class Kind { null, boolean, integer, real, text };

    Kind kind = Kind::null;
    std::string_view text = {};  // a number as written, or what the string holds
    bool truth = false;
};

/// Shows a value as JSON, cut at 60 characters.
class Echo {
  public:
    void scalar(const Scalar& scalar);
    void open(char bracket);
    void close(char bracket);
    void key(std::string_view name);
    [[nodiscard]] std::string text() const;

  private:
    void put(std::string_view text);
    void separate() { put(comma_ ? ", " : ""); }

    std::string text_;
    bool comma_ = false;  // the next value is not the first of its list or object
};

/// The value of one key. Levels count from 0, the value itself; 1 is an element of it, and so on. What is
/// wrong comes as a message, empty when nothing is.
class Member {
  public:
    Member() = default;
    Member(const Member&) = default;
    Member& operator=(const Member&) = default;
    virtual ~Member() = default;

    /// The key is here; what an earlier one of the same name said is forgotten.
    virtual void begin() = 0;
    virtual void scalar(const Scalar& scalar, std::int64_t level) = 0;
    virtual void open(char bracket, std::int64_t level) = 0;
    virtual void close(char /*bracket*/, std::int64_t /*level*/) {}
    virtual void key(std::string_view /*name*/) {}
};

/// "py_maze": the number of the format.
class FormatMember : public Member {
  public:
    void begin() override;
    void scalar(const Scalar& scalar, std::int64_t level) override;
    void open(char bracket, std::int64_t /*level*/) override { echo_.open(bracket); }
    void close(char bracket, std::int64_t /*level*/) override { echo_.close(bracket); }
    void key(std::string_view name) override { echo_.key(name); }

    [[nodiscard]] std::string fault() const;

  private:
    bool is_there_ = false;
    bool is_one_ = false;
    Echo echo_;
};

class SeedMember : public Member {
  public:
    void begin() override { *this = {}; }
    void scalar(const Scalar& scalar, std::int64_t level) override;
    void open(char /*bracket*/, std::int64_t /*level*/) override { is_sound_ = false; }

    [[nodiscard]] std::string fault() const;
    [[nodiscard]] const std::optional<SeedRecord>& record() const { return record_; }

  private:
    bool is_sound_ = true;
    std::optional<SeedRecord> record_;
};

/// A text; anything else is as good as none.
class TextMember : public Member {
  public:
    void begin() override { text_.clear(); }
    void scalar(const Scalar& scalar, std::int64_t level) override {
        text_ = level == 0 && scalar.kind == Scalar::Kind::text ? scalar.text : std::string_view();
    }
    void open(char /*bracket*/, std::int64_t /*level*/) override {}

    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::string text_;
};

/// A list of rows, each a list of booleans.
class GridMember : public Member {
  public:
    void begin() override { *this = {}; }
    void scalar(const Scalar& scalar, std::int64_t level) override;
    void open(char bracket, std::int64_t level) override;
    void close(char bracket, std::int64_t level) override;

    [[nodiscard]] std::string fault() const;
    /// Gives the tiles away. Requires that there is no fault.
    [[nodiscard]] TileGrid take();

  private:
    void begin_row();
    void bad_row() { bad_row_ = bad_row_ > 0 ? bad_row_ : rows_; }
    void end_row();

    bool is_list_ = false;
    std::vector<Tile> tiles_;
    std::size_t width_ = 0;      // of the first row
    std::int64_t rows_ = 0;      // so far
    std::size_t row_begin_ = 0;  // the first tile of the last row
    std::int64_t bad_row_ = 0;   // the first one, from 1; 0: none
    std::string uneven_;         // the first row of another length, as a message
};

/// A list of cells, each [x, y].
class CellsMember : public Member {
  public:
    void begin() override { *this = {}; }
    void scalar(const Scalar& scalar, std::int64_t level) override;
    void open(char bracket, std::int64_t level) override;
    void close(char bracket, std::int64_t level) override;
    void key(std::string_view name) override { echo_.key(name); }

    /// Nothing unless these are two cells inside a grid of that size that differ.
    [[nodiscard]] std::optional<Ends> ends(Size size) const;
    /// What keeps them from being the collectibles of the grid.
    [[nodiscard]] std::string fault(const TileGrid& grid) const;
    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }

  private:
    void end_item();

    bool is_list_ = true;  // or null, or not there
    std::vector<Cell> cells_;
    std::string no_cell_;  // the first item that is none
    // The first cell with a number beyond 64 bits: it stands among the others as (-1, -1).
    std::optional<std::size_t> far_at_;
    std::string far_;
    // The item that is being read:
    Echo echo_;
    bool is_pair_ = true;  // so far
    bool is_far_ = false;
    std::array<std::int64_t, 2> numbers_{};
    std::size_t count_ = 0;  // of numbers
};

}  // namespace mazegen
