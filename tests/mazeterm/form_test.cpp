// The form with the rules of CONFIG.
#include "mazes.hpp"

namespace mazeterm {
namespace {

using mazeplay::kBackspace, mazeplay::kDelete, mazeplay::kDown, mazeplay::kEnd, mazeplay::kEscape,
    mazeplay::kHome, mazeplay::kLeft, mazeplay::kReturn, mazeplay::kRight, mazeplay::kUp;

const mazeplay::Values kValues = {{"WIDTH", "12"},  {"HEIGHT", "9"},     {"ENTRY", "0,0"},
                                  {"EXIT", "11,8"}, {"PERFECT", "True"}, {"OUTPUT_FILE", "maze.txt"}};

/// A visitor in the form.
class FormVisitor : public Visitor {
  public:
    explicit FormVisitor(SceneOptions options = {}) : Visitor(generated(12, 9), std::move(options)) {
        key('e');
        EXPECT_EQ(request(), Kind::values);
        scene().answer({.values = kValues, .ends_wait = false});
    }
    void type(std::string_view text) {
        key(kReturn);
        for (int i = 0; i < 20; ++i) {
            key(kBackspace);
        }
        keys(text);
    }
};

TEST(Forms, have_every_key_of_config) {
    FormVisitor visitor({.columns = 80, .rows = 60});
    for (const mazeapp::ConfigKey& key : mazeapp::config_keys()) {
        EXPECT_TRUE(has(visitor.shown(), std::string(key.key) + ' '));
    }
    EXPECT_TRUE(has(visitor.shown(), "EXIT             11,8"));
}

TEST(Forms, a_right_value_makes_the_maze_anew) {
    FormVisitor visitor;
    visitor.type("30");
    EXPECT_FALSE(visitor.scene().take_request()) << "not before it is taken";
    visitor.key(kReturn);
    EXPECT_EQ(visitor.request(), Kind::apply);
    EXPECT_EQ(visitor.scene().form_values().at("WIDTH"), "30");
    visitor.scene().answer({.maze = exhibit(generated(30, 9))});
    EXPECT_TRUE(has(visitor.shown(), "made anew: 30x9"));
    visitor.key(kEscape);
    EXPECT_EQ(visitor.scene().screen(), Screen::main_menu);
}

TEST(Forms, a_value_is_judged_while_it_is_typed) {
    FormVisitor visitor;
    visitor.type("");
    EXPECT_TRUE(has(visitor.shown(), "WIDTH: must be given"));
    visitor.key('-');
    EXPECT_TRUE(has(visitor.shown(), "'-' is not a whole number"));
    visitor.key(kBackspace);
    visitor.key('7');
    EXPECT_FALSE(has(visitor.shown(), "WIDTH: "));
    visitor.key('.');
    EXPECT_TRUE(has(visitor.shown(), "'7.' is not a whole number"));
    visitor.key(kReturn);
    EXPECT_TRUE(has(visitor.shown(), "Return takes it")) << "a wrong value is not taken";
    visitor.key(kEscape);
    EXPECT_EQ(visitor.scene().form_values(), kValues) << "nor is one that is left";
    EXPECT_FALSE(visitor.scene().take_request());
}

TEST(Forms, a_value_is_edited_within) {
    FormVisitor visitor;
    visitor.key(kReturn);
    visitor.key(kHome);
    visitor.key('3');
    visitor.key(kRight);
    visitor.key(kDelete);
    visitor.key(kEnd);
    visitor.key(kLeft);
    visitor.key('4');
    visitor.key(kReturn);
    EXPECT_EQ(visitor.scene().form_values().at("WIDTH"), "341");
}

TEST(Forms, keys_that_need_not_be_given_may_be_empty) {
    FormVisitor visitor;
    for (int i = 0; i < 4; ++i) {
        visitor.key(kDown);
    }
    visitor.type("winter");
    visitor.key(kReturn);
    EXPECT_EQ(visitor.request(), Kind::apply);
    EXPECT_EQ(visitor.scene().form_values().at("SEED"), "winter");
    visitor.scene().answer({.error = "no"});
    visitor.key(kUp);
    visitor.type("");
    visitor.key(kReturn);
    EXPECT_FALSE(visitor.scene().form_values().contains("SEED"));
}

TEST(Forms, are_written_when_config_is_a_file) {
    FormVisitor visitor;
    visitor.key('w');
    EXPECT_EQ(visitor.request(), Kind::write_config);
    FormVisitor without({.visit = {.can_reload = false}});
    without.key('w');
    EXPECT_TRUE(has(without.shown(), "there is no CONFIG to write to"));
}

TEST(Forms, a_click_chooses_a_field) {
    FormVisitor visitor;
    visitor.click(3, 2);
    visitor.type("10");
    visitor.key(kReturn);
    EXPECT_EQ(visitor.scene().form_values().at("HEIGHT"), "10");
}

TEST(Forms, long_values_are_shown_where_the_cursor_is) {
    FormVisitor visitor({.columns = 30, .rows = 20});
    for (int i = 0; i < 11; ++i) {
        visitor.key(kDown);
    }
    visitor.type("a-name-that-is-longer-than-the-screen.txt");
    EXPECT_TRUE(has(visitor.shown(), "screen.txt"));
    visitor.key(kHome);
    EXPECT_TRUE(has(visitor.shown(), "a-name"));
}

}  // namespace
}  // namespace mazeterm
