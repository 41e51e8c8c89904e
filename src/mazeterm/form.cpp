#include "form.hpp"

#include <algorithm>

namespace mazeterm {

namespace {

using mazeplay::Key;

constexpr int kTop = 1;     // rows above the fields
constexpr int kBottom = 3;  // rows below: a note of up to two lines, the keys

}  // namespace

Form::Form(const FormRules& rules, const mazeplay::Values& values) : rules_(&rules) {
    for (const FormField& field : rules.fields) {
        const auto value = values.find(field.key);
        values_.push_back(value == values.end() ? "" : value->second);
    }
}

void Form::move_focus(int by) {
    const std::size_t count = values_.size();
    focus_ = (by > 0 ? focus_ + 1 : focus_ + count - 1) % count;
}

void Form::click(int row) {
    const std::size_t field = first_ + static_cast<std::size_t>(std::max(0, row - kTop));
    if (row >= kTop && field < values_.size() && !editing_) {
        focus_ = field;
    }
}

void Form::begin_edit() {
    editing_ = Editing{characters(values_[focus_]), 0};
    editing_->cursor = editing_->text.size();
}

bool Form::type(Key key, char32_t typed) {
    switch (key) {
        case mazeplay::kEscape:
            editing_.reset();
            return false;
        case mazeplay::kReturn:
        case mazeplay::kTab:
        case mazeplay::kDown: {
            const bool right = !fault_of(focus_);
            const bool taken = take();
            if (right) {
                move_focus(1);
            }
            return taken;
        }
        case mazeplay::kBackTab:
        case mazeplay::kUp: {
            const bool right = !fault_of(focus_);
            const bool taken = take();
            if (right) {
                move_focus(-1);
            }
            return taken;
        }
        default:
            edit_text(key, typed);
            return false;
    }
}

void Form::edit_text(Key key, char32_t typed) {
    auto& [text, cursor] = *editing_;
    switch (key) {
        case mazeplay::kLeft:
            cursor = std::max<std::size_t>(cursor, 1) - 1;
            break;
        case mazeplay::kRight:
            cursor = std::min(cursor + 1, text.size());
            break;
        case mazeplay::kHome:
            cursor = 0;
            break;
        case mazeplay::kEnd:
            cursor = text.size();
            break;
        case mazeplay::kBackspace:
            if (cursor > 0) {
                text.erase(--cursor, 1);
            }
            break;
        case mazeplay::kDelete:
            if (cursor < text.size()) {
                text.erase(cursor, 1);
            }
            break;
        default:
            if (typed >= U' ' && typed != 0x7F) {
                text.insert(cursor++, 1, typed);
            }
            break;
    }
}

/// A wrong value stays in the making.
bool Form::take() {
    if (fault_of(focus_)) {
        return false;
    }
    std::string value = utf8(editing_->text);
    editing_.reset();
    const bool changed = value != values_[focus_];
    values_[focus_] = std::move(value);
    return changed;
}

std::string Form::shown_value(std::size_t field) const {
    return editing_ && field == focus_ ? utf8(editing_->text) : values_[field];
}

std::optional<std::string> Form::fault_of(std::size_t field) const {
    return rules_->fault(rules_->fields[field].key, shown_value(field));
}

mazeplay::Values Form::values() const {
    mazeplay::Values result;
    for (std::size_t i = 0; i < values_.size(); ++i) {
        if (!values_[i].empty()) {
            result[rules_->fields[i].key] = values_[i];
        }
    }
    return result;
}

std::string Form::fault() const {
    for (std::size_t i = 0; i < values_.size(); ++i) {
        if (const auto fault = fault_of(i)) {
            return rules_->fields[i].key + ": " + *fault;
        }
    }
    return {};
}

void Form::draw(Grid& grid, std::string_view note, bool note_is_error) {
    const int width = grid.columns();
    const auto in_view = static_cast<std::size_t>(std::max(1, grid.rows() - kTop - kBottom));
    first_ = std::clamp(first_, focus_ + 1 > in_view ? focus_ + 1 - in_view : 0, focus_);
    first_ = std::min(first_, values_.size() > in_view ? values_.size() - in_view : 0);
    grid.put(1, 0, "Settings", {.ink = Ink::accent, .bold = true}, width - 1);
    const int value_column = width < 40 ? 14 : 18;
    for (std::size_t row = 0; row < in_view && first_ + row < values_.size(); ++row) {
        draw_field(grid, first_ + row, kTop + static_cast<int>(row), value_column);
    }
    if (editing_) {
        draw_editing(grid, kTop + static_cast<int>(focus_ - first_), value_column);
    }
    const auto fault = fault_of(focus_);
    const FormField& field = rules_->fields[focus_];
    std::string about = fault ? field.key + ": " + *fault : !note.empty() ? std::string(note) : field.help;
    const bool wrong = fault || (!note.empty() && note_is_error);
    grid.put_wrapped({1, grid.rows() - kBottom, width - 2, kBottom - 1}, about,
                     {.ink = wrong ? Ink::error : Ink::faint});
    grid.put(1, grid.rows() - 1,
             editing_ ? "Return takes it  Escape leaves it" : "Return change  W write  Escape back",
             {.ink = Ink::faint}, width - 2);
}

void Form::draw_field(Grid& grid, std::size_t field, int row, int value_column) const {
    const bool focused = field == focus_;
    const Style style{.bold = focused, .reverse = focused && !editing_};
    const std::string value = shown_value(field);
    if (style.reverse) {
        grid.fill({0, row, grid.columns(), 1}, {U' ', style});
    }
    grid.put(1, row, rules_->fields[field].key, style, value_column - 2);
    if (fault_of(field)) {
        grid.put(value_column - 2, row, U'!', {.ink = Ink::error, .bold = true, .reverse = style.reverse});
    }
    if (value.empty()) {
        grid.put(value_column, row, U'-', {.ink = Ink::faint, .reverse = style.reverse});
    } else {
        grid.put(value_column, row, value, style, grid.columns() - value_column - 1);
    }
}

/// So much of the text that the cursor is in view.
void Form::draw_editing(Grid& grid, int row, int value_column) const {
    const int room = grid.columns() - value_column - 1;
    const auto& [text, cursor] = *editing_;
    std::size_t begin = 0;
    while (columns_of(std::u32string_view(text).substr(begin, cursor - begin)) >= room) {
        ++begin;
    }
    grid.fill({value_column, row, room + 1, 1});
    std::size_t end = begin;
    while (end < text.size() &&
           columns_of(std::u32string_view(text).substr(begin, end + 1 - begin)) <= room) {
        ++end;
    }
    const int before = columns_of(std::u32string_view(text).substr(begin, cursor - begin));
    grid.put(value_column, row, utf8(std::u32string_view(text).substr(begin, end - begin)), {.bold = true},
             room);
    grid.cursor = {value_column + before, row};
}

}  // namespace mazeterm
