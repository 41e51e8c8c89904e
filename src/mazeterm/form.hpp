// A form: keys with values that are judged while they are typed. It knows no file; the rules come from
// outside.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grid.hpp"
#include "visit.hpp"

namespace mazeterm {

/// What there is to fill in.
struct FormField {
    std::string key;
    std::string help;
    bool mandatory = false;
};

struct FormRules {
    std::vector<FormField> fields;
    /// What is wrong with a value of a key; nothing when it is right.
    std::function<std::optional<std::string>(std::string_view key, std::string_view value)> fault;
};

class Form {
  public:
    Form(const FormRules& rules, const mazeplay::Values& values);

    void move_focus(int by);
    void begin_edit();
    [[nodiscard]] bool editing() const { return editing_.has_value(); }
    /// A key while a value is edited: `typed` is its character, 0 when it has none. True when a right value
    /// has been taken that is another than before.
    bool type(mazeplay::Key key, char32_t typed);
    /// Chooses the field in that row of the screen, as it was drawn.
    void click(int row);

    /// Those that are not empty.
    [[nodiscard]] mazeplay::Values values() const;
    /// The first field with a wrong value, and why: "WIDTH: ..."; empty when all are right.
    [[nodiscard]] std::string fault() const;
    [[nodiscard]] const std::string& focused_key() const { return rules_->fields[focus_].key; }

    /// `note` stands at the bottom; empty: what the key is, or what is wrong with the value.
    void draw(Grid& grid, std::string_view note, bool note_is_error);

  private:
    /// A value in the making.
    struct Editing {
        std::u32string text;
        std::size_t cursor;
    };

    [[nodiscard]] std::optional<std::string> fault_of(std::size_t field) const;
    [[nodiscard]] std::string shown_value(std::size_t field) const;
    void edit_text(mazeplay::Key key, char32_t typed);
    bool take();
    void draw_field(Grid& grid, std::size_t field, int row, int value_column) const;
    void draw_editing(Grid& grid, int row, int value_column) const;

    const FormRules* rules_;
    std::vector<std::string> values_;  // by field
    std::size_t focus_ = 0;
    std::size_t first_ = 0;  // in view
    std::optional<Editing> editing_;
};

}  // namespace mazeterm
