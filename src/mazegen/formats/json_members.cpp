#include "json_members.hpp"

#include "json_text.hpp"
#include "mazegen/parse.hpp"

namespace mazegen {

namespace {

constexpr std::size_t kMostShown = 60;

}  // namespace

void Echo::put(std::string_view text) {
    if (text_.size() <= kMostShown) {
        text_ += text.substr(0, kMostShown + 1);
    }
}

void Echo::scalar(const Scalar& scalar) {
    separate();
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
            put(json_text(first_characters(scalar.text, kMostShown)));
            break;
    }
    comma_ = true;
}

void Echo::open(char bracket) {
    separate();
    put({&bracket, 1});
    comma_ = false;
}

void Echo::close(char bracket) {
    put({&bracket, 1});
    comma_ = true;
}

void Echo::key(std::string_view name) {
    scalar({Scalar::Kind::text, name});
    put(": ");
    comma_ = false;
}

std::string Echo::text() const {
    return text_.size() <= kMostShown ? text_ : text_.substr(0, kMostShown) + "...";
}

void FormatMember::begin() {
    *this = {};
    is_there_ = true;
}

void FormatMember::scalar(const Scalar& scalar, std::int64_t level) {
    echo_.scalar(scalar);
    is_one_ = level == 0 && scalar.kind == Scalar::Kind::integer && scalar.text == "1";
}

std::string FormatMember::fault() const {
    if (!is_there_) {
        return "not a py_maze save file";
    }
    return is_one_ ? "" : "save format " + echo_.text() + " is not supported, this build reads 1";
}

void SeedMember::scalar(const Scalar& scalar, std::int64_t level) {
    if (level > 0) {
        return;
    }
    const bool is_number = scalar.kind == Scalar::Kind::integer;
    if (is_number || scalar.kind == Scalar::Kind::text) {
        record_ = SeedRecord{std::string(scalar.text), is_number};
    }
    is_sound_ = record_ || scalar.kind == Scalar::Kind::null;
}

std::string SeedMember::fault() const { return is_sound_ ? "" : "the seed is not a number or a word"; }

void GridMember::scalar(const Scalar& scalar, std::int64_t level) {
    if (level == 2 && scalar.kind == Scalar::Kind::boolean) {
        tiles_.push_back(scalar.truth ? Tile::wall : Tile::open);
    } else if (level == 1) {
        begin_row();
        bad_row();
    } else if (level == 2) {
        bad_row();
    }
}

void GridMember::open(char bracket, std::int64_t level) {
    if (level == 0) {
        is_list_ = bracket == '[';
    } else if (level == 1) {
        begin_row();
    }
    if (level > 1 || (level == 1 && bracket == '{')) {
        bad_row();
    }
}

void GridMember::close(char /*bracket*/, std::int64_t level) {
    if (level == 1) {
        end_row();
    }
}

void GridMember::begin_row() {
    ++rows_;
    row_begin_ = tiles_.size();
}

void GridMember::end_row() {
    const std::size_t length = tiles_.size() - row_begin_;
    width_ = rows_ == 1 ? length : width_;
    if (length == 0) {
        bad_row();
    } else if (length != width_ && uneven_.empty()) {
        uneven_ = "row " + std::to_string(rows_) + " is " + std::to_string(length) + " cells, expected " +
                  std::to_string(width_);
    }
}

std::string GridMember::fault() const {
    if (!is_list_ || rows_ == 0) {
        return "the save file has no maze in it";
    }
    if (bad_row_ > 0) {
        return "row " + std::to_string(bad_row_) + " is not a row of true and false";
    }
    return uneven_;
}

TileGrid GridMember::take() { return {{static_cast<std::int64_t>(width_), rows_}, std::move(tiles_)}; }

void CellsMember::scalar(const Scalar& scalar, std::int64_t level) {
    if (level == 0) {
        is_list_ = scalar.kind == Scalar::Kind::null;
        return;
    }
    echo_.scalar(scalar);
    if (level == 2 && scalar.kind == Scalar::Kind::integer && count_ < numbers_.size()) {
        const auto number = parse_whole(scalar.text);
        is_far_ = is_far_ || !number;
        numbers_[count_++] = number ? *number : -1;
    } else {
        is_pair_ = false;
    }
    if (level == 1) {
        end_item();
    }
}

void CellsMember::open(char bracket, std::int64_t level) {
    if (level == 0) {
        is_list_ = bracket == '[';
        return;
    }
    echo_.open(bracket);
    is_pair_ = is_pair_ && level == 1 && bracket == '[';
}

void CellsMember::close(char bracket, std::int64_t level) {
    if (level > 0) {
        echo_.close(bracket);
    }
    if (level == 1) {
        end_item();
    }
}

void CellsMember::end_item() {
    if (!is_pair_ || count_ < numbers_.size()) {
        no_cell_ = no_cell_.empty() ? echo_.text() : no_cell_;
    } else {
        if (is_far_ && !far_at_) {
            far_at_ = cells_.size();
            far_ = echo_.text();
        }
        cells_.push_back(is_far_ ? Cell{-1, -1} : Cell{numbers_[0], numbers_[1]});
    }
    echo_ = {};
    is_pair_ = true;
    is_far_ = false;
    count_ = 0;
}

std::optional<Ends> CellsMember::ends(Size size) const {
    if (!is_list_ || !no_cell_.empty() || cells_.size() != 2 || cells_[0] == cells_[1] ||
        !contains(size, cells_[0]) || !contains(size, cells_[1])) {
        return std::nullopt;
    }
    return Ends{cells_[0], cells_[1]};
}

std::string CellsMember::fault(const TileGrid& grid) const {
    const auto holds = [](const std::string& item, std::string_view what) {
        return "collectibles holds " + item + ", which is " + std::string(what);
    };
    if (!is_list_) {
        return "collectibles is not a list of cells";
    }
    if (!no_cell_.empty()) {
        return holds(no_cell_, "not an (x, y) cell");
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (!contains(grid.size(), cells_[i])) {
            return holds(far_at_ == i ? far_ : json_text(cells_[i]), "outside the maze");
        }
    }
    for (const Cell cell : cells_) {
        if (grid.is_wall(cell)) {
            return holds(json_text(cell), "a wall");
        }
    }
    return {};
}

}  // namespace mazegen
