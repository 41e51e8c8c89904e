// CONFIG's values taken out, judged, and written back where they stand.
#include "config_values.hpp"

#include <gtest/gtest.h>

#include "config.hpp"
#include "program.hpp"

namespace mazeapp {
namespace {

constexpr std::string_view kText =
    "# sizes\n"
    "width = 20   # cells\n"
    "HEIGHT=15\r\n"
    "\n"
    "  Exit =\t3 , 4\n"
    "OUTPUT_FILE=\"a # b\" # quoted\n"
    "SEED=\n"
    "WIDHT=7\n"
    "no key";

TEST(ConfigValues, are_taken_as_they_stand) {
    EXPECT_EQ(values_of(kText), (Values{{"WIDTH", "20"},
                                        {"HEIGHT", "15"},
                                        {"EXIT", "3 , 4"},
                                        {"OUTPUT_FILE", "\"a # b\""},
                                        {"SEED", ""}}));
}

TEST(ConfigValues, that_do_not_change_leave_the_text_as_it_is) {
    Values values = values_of(kText);
    values["SEED"] = "";
    const std::string text = with_values(kText, values);
    std::string expected(kText);
    expected.erase(expected.find("SEED=\n"), 6);  // a key without a value goes
    EXPECT_EQ(text, expected);
}

TEST(ConfigValues, are_replaced_where_they_stand) {
    Values values = values_of(kText);
    values["WIDTH"] = "100";
    values["HEIGHT"] = "9";
    values["EXIT"] = "1,2";
    values["OUTPUT_FILE"] = "plain";
    values["SEED"] = "7";
    EXPECT_EQ(with_values(kText, values),
              "# sizes\n"
              "width = 100   # cells\n"
              "HEIGHT=9\r\n"
              "\n"
              "  Exit =\t1,2\n"
              "OUTPUT_FILE=plain # quoted\n"
              "SEED=7\n"
              "WIDHT=7\n"
              "no key");
}

TEST(ConfigValues, of_new_keys_come_at_the_end) {
    EXPECT_EQ(with_values("WIDTH=3", {{"WIDTH", "3"}, {"HEIGHT", "4"}}), "WIDTH=3\nHEIGHT=4\n");
    EXPECT_EQ(with_values("WIDTH=3\r\n", {{"WIDTH", "3"}, {"HEIGHT", "4"}}), "WIDTH=3\r\nHEIGHT=4\r\n");
    EXPECT_EQ(with_values("", {{"WIDTH", "3"}, {"SEED", ""}}), "WIDTH=3\n");
}

TEST(ConfigValues, of_the_first_line_are_found_behind_a_byte_order_mark) {
    const std::string text = "\xEF\xBB\xBFWIDTH=3\n";
    EXPECT_EQ(values_of(text), (Values{{"WIDTH", "3"}}));
    EXPECT_EQ(with_values(text, {{"WIDTH", "4"}}), "\xEF\xBB\xBFWIDTH=4\n");
    EXPECT_EQ(with_values("\xEF\xBB\xBF", {}), "\xEF\xBB\xBF");
}

TEST(ConfigValues, are_judged_by_the_rule_of_their_key) {
    EXPECT_EQ(value_fault("WIDTH", "12"), std::nullopt);
    EXPECT_EQ(value_fault("WIDTH", "12 # cells"), std::nullopt) << "as in the file";
    EXPECT_TRUE(value_fault("WIDTH", "0").has_value());
    EXPECT_EQ(value_fault("WIDTH", ""), "must be given");
    EXPECT_EQ(value_fault("SEED", ""), std::nullopt);
    EXPECT_TRUE(value_fault("MODE", "nothing").has_value());
    EXPECT_TRUE(value_fault("OUTPUT_FILE", "\"open").has_value());
    for (const ConfigKey& key : config_keys()) {
        EXPECT_EQ(value_fault(key.key, "").has_value(), key.mandatory) << key.key;
    }
}

TEST(ConfigValues, in_effect_are_those_of_the_file_of_the_options_and_of_the_plan) {
    CommandLine command;
    for (const Setting& setting : settings()) {
        if (setting.option.ends_with("--seed")) {
            command.options.emplace_back(&setting, "a # b");
        } else if (setting.option == "--imperfect") {
            command.options.emplace_back(&setting, "");
        }
    }
    const std::string text =
        "WIDTH=20\nHEIGHT=15\nENTRY= 0 , 0\nEXIT=19,14\nOUTPUT_FILE=m.txt\nPERFECT=yes\n";
    Preparation prepared;
    read_config(text, "config", prepared.settings);
    plan_all(command, prepared);
    prepared.plan.options.size.width = 22;
    const Values values = values_in_effect(text, command, prepared.plan);
    EXPECT_EQ(values, (Values{{"WIDTH", "22"},
                              {"HEIGHT", "15"},
                              {"ENTRY", "0 , 0"},
                              {"EXIT", "19,14"},
                              {"OUTPUT_FILE", "m.txt"},
                              {"PERFECT", "False"},
                              {"SEED", "\"a # b\""}}));
    const Preparation again = prepare_with_values(command, values);
    EXPECT_TRUE(again.errors.empty()) << again.errors.front();
    EXPECT_EQ(again.plan.options.size, (mazegen::Size{22, 15}));
    EXPECT_EQ(again.plan.options.loops_percent, kDefaultLoopsPercent);
    EXPECT_EQ(again.plan.seed.text, "a # b");
}

TEST(ConfigValues, that_are_wrong_together_are_told_by_their_key) {
    const Preparation prepared = prepare_with_values(
        {}, {{"WIDTH", "9"}, {"HEIGHT", "x"}, {"ENTRY", "0,0"}, {"EXIT", "0,0"}, {"PERFECT", "True"}});
    const std::string all = [&] {
        std::string lines;
        for (const std::string& error : prepared.errors) {
            lines += error + '\n';
        }
        return lines;
    }();
    EXPECT_NE(all.find("HEIGHT: 'x' is not a whole number\n"), std::string::npos) << all;
    EXPECT_NE(all.find("OUTPUT_FILE: must be given\n"), std::string::npos) << all;
    EXPECT_NE(all.find("EXIT: entry and exit are the same cell"), std::string::npos) << all;
}

TEST(ConfigValues, are_written_into_the_file_whole) {
    const maze_test::ScratchFolder folder;
    const std::string name = (folder.path() / "config.txt").string();
    maze_test::write_text(name, kText);
    Values values = values_of(kText);
    values["WIDTH"] = "21";
    EXPECT_EQ(write_config_values(name, values), "");
    EXPECT_EQ(values_of(maze_test::read_text(name)).at("WIDTH"), "21");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"config.txt"});
    EXPECT_TRUE(
        write_config_values((folder.path() / "none.txt").string(), values).starts_with("cannot read"));
}

TEST(ConfigValues, ends_stay_at_the_border_of_a_maze_of_another_size) {
    const mazegen::Size before{10, 10};
    const mazegen::Ends corners{{0, 0}, {9, 9}};
    EXPECT_EQ(ends_in({12, 13}, before, corners, true), (mazegen::Ends{{0, 0}, {11, 12}}));
    EXPECT_EQ(ends_in({3, 4}, before, {{5, 0}, {9, 5}}, false), (mazegen::Ends{{2, 0}, {2, 3}}));
    EXPECT_EQ(ends_in({2, 2}, before, {{5, 5}, {6, 6}}, false), (mazegen::Ends{{0, 0}, {1, 1}}))
        << "both would be one cell";
}

TEST(ConfigValues, an_example_has_every_key) {
    const Values values =
        values_of(maze_test::read_text(std::filesystem::path(MAZE_SOURCE_DIR) / "configs/every-key.txt"));
    for (const ConfigKey& key : config_keys()) {
        EXPECT_TRUE(values.contains(key.key)) << key.key;
    }
}

}  // namespace
}  // namespace mazeapp
