// The keys of a JSON document that count. Each takes what a parser tells of its value, as it comes, and says
// in the end what is wrong with it: so the keys may come in any order, and are judged in that of the
// messages.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json_text.hpp"
#include "mazegen/parse.hpp"
#include "mazegen/tile_grid.hpp"

namespace mazegen {

/// A value that is no list and no object.
struct Scalar {
    enum class Kind { null, boolean, integer, real, text };

    Kind kind = Kind::null;
    std::string_view text = {};  // a number as written, or what the string holds
    bool truth = false;
};

/// Shows a value as JSON, cut at about 60 characters.
class Echo {
  public:
    void clear() { *this = {}; }
    void take(const Scalar& scalar) {
        put(comma_ ? ", " : "");
        switch (scalar.kind) {
            case Scalar::Kind::null:
                put("null");
                break;
            case Scalar::Kind::boolean:
                put(scalar.truth ? "true" : "false");
                break;
            case Scalar::Kind::integer:
            case Scalar::Kind::real:
                put(scalar.text);
                break;
            case Scalar::Kind::text:
                put(json_text(first_characters(scalar.text, kMostCharacters)));
                break;
        }
        comma_ = true;
    }
    void open(char bracket) {
        put(comma_ ? ", " : "");
        put({&bracket, 1});
        comma_ = false;
    }
    void close(char bracket) {
        put({&bracket, 1});
        comma_ = true;
    }
    void key(std::string_view name) {
        take({Scalar::Kind::text, name});
        put(": ");
        comma_ = false;
    }
    [[nodiscard]] std::string text() const {
        return text_.size() <= kMostCharacters ? text_ : text_.substr(0, kMostCharacters) + "...";
    }

  private:
    static constexpr std::size_t kMostCharacters = 60;

    void put(std::string_view text) {
        if (text_.size() <= kMostCharacters) {
            text_ += text.substr(0, kMostCharacters + 1);
        }
    }

    std::string text_;
    bool comma_ = false;  // the next value is not the first of its list or object
};

/// The value of one key. Levels count from 0, the value itself; 1 is an element of it, and so on.
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

class FormatMember : public Member {
  public:
    void begin() override {
        *this = {};
        is_there_ = true;
    }
    void scalar(const Scalar& scalar, std::int64_t level) override {
        echo_.take(scalar);
        is_one_ = level == 0 && scalar.kind == Scalar::Kind::integer && scalar.text == "1";
    }
    void open(char bracket, std::int64_t) override { echo_.open(bracket); }
    void close(char bracket, std::int64_t) override { echo_.close(bracket); }
    void key(std::string_view name) override { echo_.key(name); }

    [[nodiscard]] std::string fault() const {
        if (!is_there_) {
            return "not a py_maze save file";
        }
        return is_one_ ? "" : "save format " + echo_.text() + " is not supported, this build reads 1";
    }

  private:
    bool is_there_ = false;
    bool is_one_ = false;
    Echo echo_;
};

class SeedMember : public Member {
  public:
    void begin() override { *this = {}; }
    void scalar(const Scalar& scalar, std::int64_t level) override {
        if (level > 0) {
            return;
        }
        const bool is_number = scalar.kind == Scalar::Kind::integer;
        if (is_number || scalar.kind == Scalar::Kind::text) {
            record_ = SeedRecord{std::string(scalar.text), is_number};
        }
        is_sound_ = record_ || scalar.kind == Scalar::Kind::null;
    }
    void open(char, std::int64_t) override { is_sound_ = false; }

    [[nodiscard]] std::string fault() const { return is_sound_ ? "" : "the seed is not a number or a word"; }
    [[nodiscard]] const std::optional<SeedRecord>& record() const { return record_; }

  private:
    bool is_sound_ = true;
    std::optional<SeedRecord> record_;
};

class GridMember : public Member {
  public:
    void begin() override { *this = {}; }
    void scalar(const Scalar& scalar, std::int64_t level) override {
        if (level == 2 && scalar.kind == Scalar::Kind::boolean) {
            tiles_.push_back(scalar.truth ? Tile::wall : Tile::open);
        } else if (level == 1) {
            begin_row();
            bad_row();
        } else if (level == 2) {
            bad_row();
        }
    }
    void open(char bracket, std::int64_t level) override {
        if (level == 1) {
            begin_row();
        }
        if (level > 1 || (level == 1 && bracket == '{')) {
            bad_row();
        }
    }
    void close(char, std::int64_t level) override {
        if (level == 1) {
            end_row();
        }
    }

    [[nodiscard]] std::string fault() const {
        if (rows_ == 0) {
            return "the save file has no maze in it";
        }
        if (bad_row_ > 0) {
            return "row " + std::to_string(bad_row_) + " is not a row of true and false";
        }
        return uneven_;
    }
    /// Requires that there is no fault.
    [[nodiscard]] TileGrid take() {
        const Size size{static_cast<std::int64_t>(width_), rows_};
        return {size, std::move(tiles_)};
    }

  private:
    void begin_row() {
        ++rows_;
        row_begin_ = tiles_.size();
    }
    void bad_row() { bad_row_ = bad_row_ > 0 ? bad_row_ : rows_; }
    void end_row() {
        const std::size_t length = tiles_.size() - row_begin_;
        width_ = rows_ == 1 ? length : width_;
        if (length == 0) {
            bad_row();
        } else if (length != width_ && uneven_.empty()) {
            uneven_ = "row " + std::to_string(rows_) + " is " + std::to_string(length) + " cells, expected " +
                      std::to_string(width_);
        }
    }

    std::vector<Tile> tiles_;
    std::size_t width_ = 0;      // of the first row
    std::int64_t rows_ = 0;      // so far; 0 also when the grid is no list
    std::size_t row_begin_ = 0;  // the first tile of the last row
    std::int64_t bad_row_ = 0;   // the first one, from 1; 0: none
    std::string uneven_;         // the first row of another length, as a message
};

/// A list of cells, each [x, y].
class CellsMember : public Member {
  public:
    void begin() override { *this = {}; }
    void scalar(const Scalar& scalar, std::int64_t level) override {
        if (level == 0) {
            is_list_ = scalar.kind == Scalar::Kind::null;
            return;
        }
        if (level == 1) {
            echo_.clear();
        }
        echo_.take(scalar);
        if (level == 2 && scalar.kind == Scalar::Kind::integer && count_ < 2) {
            take_number(scalar.text);
        } else {
            is_pair_ = false;
        }
        if (level == 1) {
            end_item();
        }
    }
    void open(char bracket, std::int64_t level) override {
        if (level == 0) {
            is_list_ = bracket == '[';
            return;
        }
        if (level == 1) {
            echo_.clear();
        }
        is_pair_ = is_pair_ && level == 1 && bracket == '[';
        echo_.open(bracket);
    }
    void close(char bracket, std::int64_t level) override {
        if (level > 0) {
            echo_.close(bracket);
        }
        if (level == 1) {
            is_pair_ = is_pair_ && count_ == 2;
            end_item();
        }
    }
    void key(std::string_view name) override { echo_.key(name); }

    /// Two cells inside a grid of that size that differ.
    [[nodiscard]] std::optional<Ends> ends(Size size) const {
        if (!is_list_ || !no_cell_.empty() || cells_.size() != 2 || cells_[0] == cells_[1] ||
            !contains(size, cells_[0]) || !contains(size, cells_[1])) {
            return std::nullopt;
        }
        return Ends{cells_[0], cells_[1]};
    }

    /// Whether all are collectibles of the grid.
    [[nodiscard]] std::string fault(const TileGrid& grid) const {
        if (!is_list_) {
            return "collectibles is not a list of cells";
        }
        if (!no_cell_.empty()) {
            return holds(no_cell_) + "not an (x, y) cell";
        }
        for (const Cell cell : cells_) {
            if (!contains(grid.size(), cell)) {
                return holds(cell == kFarOutside ? far_outside_ : shown(cell)) + "outside the maze";
            }
        }
        for (const Cell cell : cells_) {
            if (grid.is_wall(cell)) {
                return holds(shown(cell)) + "a wall";
            }
        }
        return {};
    }
    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }

  private:
    /// Stands for a cell with a number beyond 64 bits.
    static constexpr Cell kFarOutside{std::numeric_limits<std::int64_t>::min(), 0};

    static std::string shown(Cell cell) {
        return '[' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ']';
    }
    static std::string holds(const std::string& item) { return "collectibles holds " + item + ", which is "; }

    void take_number(std::string_view text) {
        const auto number = parse_whole(text);
        is_far_ = is_far_ || !number;
        numbers_[count_++] = number ? *number : 0;
    }
    void end_item() {
        if (!is_pair_ && no_cell_.empty()) {
            no_cell_ = echo_.text();
        }
        if (is_pair_) {
            cells_.push_back(is_far_ ? kFarOutside : Cell{numbers_[0], numbers_[1]});
            far_outside_ = is_far_ && far_outside_.empty() ? echo_.text() : far_outside_;
        }
        is_pair_ = true;
        is_far_ = false;
        count_ = 0;
    }

    bool is_list_ = true;
    std::vector<Cell> cells_;
    std::string no_cell_;      // the first item that is none
    std::string far_outside_;  // the first item beyond 64 bits
    // The item that is being read:
    Echo echo_;
    bool is_pair_ = true;
    bool is_far_ = false;
    std::array<std::int64_t, 2> numbers_{};
    std::size_t count_ = 0;
};

}  // namespace mazegen
