// read_config: what it puts into the settings, and what it says.
#include "config.hpp"

#include <gtest/gtest.h>

namespace mazeapp {
namespace {

constexpr std::string_view kComplete =
    "WIDTH=12\nHEIGHT=9\nENTRY=1,2\nEXIT=11,8\nOUTPUT_FILE=maze.txt\nPERFECT=False\n";

struct Read {
    Settings settings;
    ConfigReport report;
};

Read read(std::string_view text) {
    Read result;
    result.report = read_config(text, "c.txt", result.settings);
    return result;
}

TEST(ReadConfig, fills_the_settings_of_the_mandatory_keys_and_no_others) {
    const auto [settings, report] = read(kComplete);
    EXPECT_TRUE(report.errors.empty());
    EXPECT_TRUE(report.warnings.empty());
    EXPECT_EQ(settings.width, 12);
    EXPECT_EQ(settings.height, 9);
    EXPECT_EQ(settings.entry, (mazegen::Cell{1, 2}));
    EXPECT_EQ(settings.exit, (mazegen::Cell{11, 8}));
    EXPECT_EQ(settings.output, "maze.txt");
    EXPECT_EQ(settings.perfect, false);
    EXPECT_FALSE(settings.seed);
    EXPECT_FALSE(settings.pattern);
    EXPECT_EQ(settings.algorithm, nullptr);
    EXPECT_FALSE(settings.loops_percent);
    EXPECT_EQ(settings.format, nullptr);
    EXPECT_FALSE(settings.window_width);
}

TEST(ReadConfig, fills_the_settings_of_the_optional_keys) {
    const auto [settings, report] = read(std::string(kComplete) +
                                         "SEED=-7\nPATTERN=off\nMODE=DFS-GT\nLOOPS=25\nFORMAT=Hex-Compact\n"
                                         "WINDOW_WIDTH=640\nWINDOW_HEIGHT=480\n");
    EXPECT_TRUE(report.errors.empty());
    ASSERT_TRUE(settings.seed);
    EXPECT_EQ(settings.seed->value, static_cast<std::uint64_t>(-7));
    EXPECT_EQ(settings.pattern, false);
    ASSERT_NE(settings.algorithm, nullptr);
    EXPECT_EQ(settings.algorithm->name, "dfs_gt");
    EXPECT_EQ(settings.loops_percent, 25);
    ASSERT_NE(settings.format, nullptr);
    EXPECT_EQ(settings.format->name, "hex-compact");
    EXPECT_EQ(settings.window_width, 640);
    EXPECT_EQ(settings.window_height, 480);
}

TEST(ReadConfig, remembers_where_each_value_stands) {
    const auto [settings, report] = read("# c\n\n" + std::string(kComplete));
    EXPECT_EQ(settings.origin.at("WIDTH"), "c.txt:3: WIDTH");
    EXPECT_EQ(settings.origin.at("PERFECT"), "c.txt:8: PERFECT");
    EXPECT_FALSE(settings.origin.contains("SEED"));
}

TEST(ReadConfig, keeps_the_good_values_beside_the_bad_ones) {
    const auto [settings, report] = read("WIDTH=abc\nHEIGHT=9\nENTRY=0\nEXIT=1,1\n");
    EXPECT_FALSE(settings.width);
    EXPECT_EQ(settings.height, 9);
    EXPECT_FALSE(settings.entry);
    EXPECT_EQ(settings.exit, (mazegen::Cell{1, 1}));
    EXPECT_FALSE(settings.origin.contains("WIDTH"));
    ASSERT_EQ(report.errors.size(), 3U);
    EXPECT_EQ(report.errors[0], "c.txt:1: WIDTH: 'abc' is not a whole number");
    EXPECT_TRUE(report.errors[1].starts_with("c.txt:3: ENTRY: '0'"));
    EXPECT_TRUE(report.errors[2].starts_with("c.txt: "));
    EXPECT_NE(report.errors[2].find("OUTPUT_FILE"), std::string::npos);
    EXPECT_NE(report.errors[2].find("PERFECT"), std::string::npos);
    EXPECT_EQ(report.errors[2].find("WIDTH"), std::string::npos) << "it was given, if badly";
}

TEST(ReadConfig, the_first_of_two_values_stays) {
    const auto [settings, report] = read("WIDTH=5\nWIDTH=6\n");
    EXPECT_EQ(settings.width, 5);
}

TEST(ReadConfig, an_empty_seed_is_no_seed) {
    for (const char* const line : {"SEED=", "SEED=none", "SEED= NONE # any", "SEED=\"\""}) {
        const auto [settings, report] = read(std::string(kComplete) + line);
        EXPECT_TRUE(report.errors.empty()) << line;
        EXPECT_FALSE(settings.seed) << line;
    }
}

TEST(ReadConfig, quotes_keep_blanks_and_hashes) {
    EXPECT_EQ(read("OUTPUT_FILE=\" a # b \" # c").settings.output, " a # b ");
    EXPECT_EQ(read("OUTPUT_FILE=a b # c").settings.output, "a b");
    EXPECT_EQ(read("OUTPUT_FILE=a#b\t#c").settings.output, "a#b");
    EXPECT_EQ(read("OUTPUT_FILE==").settings.output, "=");
    EXPECT_EQ(read("OUTPUT_FILE=a\"b\"").settings.output, "a\"b\"");
}

TEST(ReadConfig, warns_of_each_unknown_key) {
    const auto [settings, report] =
        read(std::string(kComplete) + "HIEGHT=1\nCHEESE=1\nCHEESE=2\nStart=0,0\n");
    EXPECT_TRUE(report.errors.empty());
    ASSERT_EQ(report.warnings.size(), 4U);
    EXPECT_TRUE(report.warnings[0].starts_with("c.txt:7: "));
    EXPECT_TRUE(report.warnings[0].ends_with("did you mean HEIGHT?"));
    EXPECT_TRUE(report.warnings[2].starts_with("c.txt:9: "));
    EXPECT_EQ(report.warnings[2].find("mean"), std::string::npos);
    EXPECT_TRUE(report.warnings[3].ends_with("did you mean ENTRY?"));
}

TEST(ReadConfig, a_flood_of_errors_is_cut_with_a_count) {
    std::string text(kComplete);
    for (int i = 0; i < 5000; ++i) {
        text += "nonsense\n";
    }
    const auto report = read(text).report;
    EXPECT_LT(report.errors.size(), 200U);
    EXPECT_NE(report.errors.back().find("more"), std::string::npos);
}

}  // namespace
}  // namespace mazeapp
