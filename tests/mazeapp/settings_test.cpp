// The table of options and keys makes sense as a whole.
#include "settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

namespace mazeapp {
namespace {

/// "-w,--width" as its names.
std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::set<std::string> all_long_options() {
    std::set<std::string> names;
    for (const Setting& setting : settings()) {
        if (!setting.option.empty()) {
            names.emplace(setting.long_option());
        }
    }
    return names;
}

TEST(SettingsTable, option_names_are_unique_and_well_formed) {
    std::set<std::string> seen = {"-h", "--help", "-V", "--version"};
    for (const Setting& setting : settings()) {
        for (const std::string& name : split(setting.option, ',')) {
            EXPECT_TRUE(seen.insert(name).second) << name << " is there twice";
            EXPECT_TRUE(name.starts_with("--") ? name.size() > 3 : name.size() == 2 && name[0] == '-')
                << name;
        }
        EXPECT_TRUE(setting.option.empty() || setting.long_option().starts_with("--")) << setting.option;
    }
}

TEST(SettingsTable, config_keys_are_unique_and_in_capitals) {
    std::set<std::string_view> seen;
    for (const Setting& setting : settings()) {
        if (setting.in_config) {
            EXPECT_FALSE(setting.key.empty());
            EXPECT_TRUE(seen.insert(setting.key).second) << setting.key << " is there twice";
            EXPECT_TRUE(std::ranges::all_of(setting.key, [](char c) {
                return (c >= 'A' && c <= 'Z') || c == '_';
            })) << setting.key;
        }
    }
    for (const char* const key :
         {"WIDTH", "HEIGHT", "ENTRY", "EXIT", "OUTPUT_FILE", "PERFECT", "SEED", "PATTERN", "MODE", "LOOPS",
          "COLLECTIBLES", "FORMAT", "WINDOW_WIDTH", "WINDOW_HEIGHT"}) {
        EXPECT_TRUE(seen.contains(key)) << key;
    }
}

TEST(SettingsTable, exactly_six_keys_are_mandatory) {
    std::set<std::string_view> mandatory;
    for (const Setting& setting : settings()) {
        if (setting.mandatory) {
            mandatory.insert(setting.key);
            EXPECT_TRUE(setting.in_config) << setting.key;
        }
    }
    EXPECT_EQ(mandatory,
              (std::set<std::string_view>{"WIDTH", "HEIGHT", "ENTRY", "EXIT", "OUTPUT_FILE", "PERFECT"}));
}

TEST(SettingsTable, every_option_has_help_group_and_use) {
    for (const Setting& setting : settings()) {
        EXPECT_FALSE(setting.option.empty() && !setting.in_config) << "a row that nothing reaches";
        if (!setting.option.empty()) {
            EXPECT_FALSE(setting.help.empty()) << setting.option;
            EXPECT_FALSE(setting.group.empty()) << setting.option;
        }
        EXPECT_NE(setting.use & kAlways, 0U) << setting.option << setting.key;
        EXPECT_EQ(setting.use & ~static_cast<unsigned>(kAlways), 0U) << setting.option << setting.key;
        EXPECT_NE(setting.apply, nullptr) << setting.option << setting.key;
    }
}

TEST(SettingsTable, every_key_that_an_option_overrides_is_a_key_of_config) {
    for (const Setting& setting : settings()) {
        const bool known = std::ranges::any_of(
            settings(), [&](const Setting& other) { return other.in_config && other.key == setting.key; });
        EXPECT_TRUE(setting.key.empty() || known) << setting.option << " overrides " << setting.key;
    }
}

TEST(SettingsTable, excluded_options_exist_and_are_others) {
    auto names = all_long_options();
#ifndef MAZE_VIEWER
    names.insert("--render");  // in a build with the window
#endif
    for (const Setting& setting : settings()) {
        for (const std::string_view excluded : setting.excludes) {
            if (excluded.empty()) {
                continue;
            }
            EXPECT_TRUE(names.contains(std::string(excluded))) << setting.option << " excludes " << excluded;
            EXPECT_NE(excluded, setting.long_option());
        }
    }
}

TEST(SettingsTable, no_value_makes_a_row_throw) {
    for (const Setting& setting : settings()) {
        for (const char* const text :
             {"", " ", "0", "-1", "1", "99999999999999999999", "a", "1,1", ",", "\xFF", "-"}) {
            Settings into;
            EXPECT_NO_THROW({
                const auto fault = setting.apply(into, text);
                EXPECT_TRUE(!fault || !fault->empty());
            }) << setting.option
               << setting.key << ' ' << text;
        }
    }
}

TEST(SettingsTable, perfect_option_drops_the_share_of_loops) {
    Settings into;
    into.loops_percent = 30;
    for (const Setting& setting : settings()) {
        if (!setting.option.empty() && setting.long_option() == "--perfect") {
            EXPECT_FALSE(setting.apply(into, ""));
        }
    }
    EXPECT_EQ(into.perfect, true);
    EXPECT_FALSE(into.loops_percent);
}

const Setting& row_of(std::string_view long_option) {
    return *std::ranges::find_if(settings(), [&](const Setting& setting) {
        return !setting.option.empty() && setting.long_option() == long_option;
    });
}

TEST(SettingsTable, a_difficulty_is_a_size_and_comes_before_width_and_height) {
    const auto size_of = [](std::string_view name) {
        Settings into;
        EXPECT_FALSE(row_of("--difficulty").apply(into, name)) << name;
        return mazegen::Size{into.width.value_or(0), into.height.value_or(0)};
    };
    EXPECT_EQ(size_of("easy"), (mazegen::Size{6, 6}));
    EXPECT_EQ(size_of("normal"), (mazegen::Size{9, 11}));
    EXPECT_EQ(size_of("hard"), (mazegen::Size{16, 20}));
    EXPECT_EQ(size_of("Hard"), (mazegen::Size{16, 20}));
    EXPECT_LT(&row_of("--difficulty"), &row_of("--width")) << "what is applied later wins";
    EXPECT_LT(&row_of("--difficulty"), &row_of("--height"));
    for (const char* const text : {"", "har", "hard ", "1", "hard,easy"}) {
        Settings into;
        const auto fault = row_of("--difficulty").apply(into, text);
        ASSERT_TRUE(fault) << text;
        EXPECT_NE(fault->find("easy, normal, hard"), std::string::npos) << *fault;
        EXPECT_FALSE(into.width || into.height) << text;
    }
}

TEST(SettingsTable, collectibles_are_a_whole_number_from_0_on) {
    Settings into;
    EXPECT_EQ(into.collectibles, 0);
    for (const auto& [text, wanted] : {std::pair{"12", std::int64_t{12}},
                                       {"007", 7},
                                       {"+3", 3},
                                       {"9223372036854775807", INT64_MAX},
                                       {"0", 0}}) {
        EXPECT_FALSE(row_of("--collectibles").apply(into, text)) << text;
        EXPECT_EQ(into.collectibles, wanted);
    }
    for (const char* const text : {"", "-1", "1.5", "0x10", "many", "9223372036854775808", "5 5"}) {
        EXPECT_TRUE(row_of("--collectibles").apply(into, text)) << text;
        EXPECT_EQ(into.collectibles, 0) << text;
    }
}

TEST(FormatTable, names_and_suffixes_are_unique_and_found_in_any_case) {
    std::set<std::string_view> names;
    std::set<std::string_view> suffixes;
    for (const Format& format : formats()) {
        EXPECT_TRUE(names.insert(format.name).second) << format.name;
        EXPECT_TRUE(format.suffix.empty() || suffixes.insert(format.suffix).second) << format.suffix;
        EXPECT_FALSE(format.summary.empty()) << format.name;
        EXPECT_EQ(find_format(format.name), &format);
    }
    EXPECT_EQ(find_format("HEX"), find_format("hex"));
    EXPECT_EQ(find_format("hex "), nullptr);
    EXPECT_EQ(find_format(""), nullptr);
}

TEST(FormatTable, default_is_text_on_standard_output_and_hex_for_other_files) {
    EXPECT_EQ(default_format("-").name, "text");
    for (const char* const name : {"maze.txt", "maze", "maze.hex", "a/b.c/maze", "text", "/dev/stdout"}) {
        EXPECT_EQ(default_format(name).name, "hex") << name;
    }
}

}  // namespace
}  // namespace mazeapp
