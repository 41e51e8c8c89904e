// The rules of the house that no compiler checks: who may include what, words that stay out, how
// long a file may be, and what lies at the top. One table, one loop.

// With sanitizers GCC 12 warns wrongly of what it finds inside <regex>.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <string>
#include <vector>

#include "program.hpp"

namespace maze_test {
namespace {

namespace fs = std::filesystem;

struct Rule {
    const char* name;
    std::vector<std::string> where;   // folders of the source tree, each with all below it
    const char* forbidden;            // a regular expression that no line matches
    std::vector<std::string> except;  // files that may

    friend std::ostream& operator<<(std::ostream& out, const Rule& rule) { return out << rule.name; }
};

/// The sources below these folders, as paths from the top with '/'.
std::vector<std::string> sources(const std::vector<std::string>& folders) {
    const fs::path top = MAZE_SOURCE_DIR;
    std::vector<std::string> files;
    for (const std::string& folder : folders) {
        if (!fs::exists(top / folder)) {
            continue;
        }
        for (const auto& entry : fs::recursive_directory_iterator(top / folder)) {
            const std::string suffix = entry.path().extension().string();
            if (suffix == ".cpp" || suffix == ".hpp" || suffix == ".h") {
                files.push_back(fs::relative(entry.path(), top).generic_string());
            }
        }
    }
    return files;
}

std::vector<std::string> lines_of_file(const std::string& file) {
    return lines_of(read_text(fs::path(MAZE_SOURCE_DIR) / file));
}

class House : public testing::TestWithParam<Rule> {};

TEST_P(House, is_kept) {
    const Rule& rule = GetParam();
    const std::regex forbidden(rule.forbidden);
    const auto files = sources(rule.where);
    EXPECT_FALSE(files.empty());
    for (const std::string& file : files) {
        if (std::ranges::count(rule.except, file) > 0) {
            continue;
        }
        const auto lines = lines_of_file(file);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            EXPECT_FALSE(std::regex_search(lines[i], forbidden)) << file << ':' << i + 1 << ": " << lines[i];
        }
    }
}

const std::vector<std::string> kAll = {"src", "include", "apps"};
const std::vector<std::string> kLibrary = {"src/mazegen", "include/mazegen"};

INSTANTIATE_TEST_SUITE_P(
    rules, House,
    testing::Values(
        Rule{"x11_in_its_own_files",
             kAll,
             R"(#\s*include\s*[<"]X11/)",
             {"apps/a_maze_ing/x11_window.cpp", "apps/a_maze_ing/x11_connection.cpp",
              "apps/a_maze_ing/x11_connection.hpp", "apps/a_maze_ing/x11_frame.cpp",
              "apps/a_maze_ing/x11_frame.hpp", "apps/a_maze_ing/x11_introduction.cpp",
              "apps/a_maze_ing/x11_introduction.hpp", "apps/a_maze_ing/x11_keys.cpp",
              "apps/a_maze_ing/x11_keys.hpp", "src/mazedraw/sprites.cpp"}},
        Rule{"cli11_in_one_file", kAll, R"(#\s*include\s*[<"]CLI/)", {"apps/a_maze_ing/cli.cpp"}},
        Rule{"ncurses_in_one_file",
             kAll,
             R"(#\s*include\s*[<"](ncursesw?/|ncurses|curses|term\.h))",
             {"apps/a_maze_ing/terminal.cpp"}},
        Rule{
            "nlohmann_in_one_file", kAll, R"(#\s*include\s*[<"]nlohmann/)", {"src/mazegen/formats/json.cpp"}},
        Rule{"libpng_in_one_file", kAll, R"(#\s*include\s*<png\.h>)", {"src/mazeprint/png_rows.cpp"}},
        Rule{"cairo_where_pictures_are_drawn",
             {"src/mazegen", "src/mazeapp", "src/mazeplay", "src/mazeview", "include", "apps"},
             R"(#\s*include\s*[<"]cairo)",
             {}},
        Rule{"printing_knows_the_library_alone",
             {"src/mazeprint"},
             R"(#\s*include\s*"(?!mazegen/|mazeprint/))",
             {}},
        Rule{
            "library_includes_standard_and_own_headers_only",
            kLibrary,
            R"(#\s*include\s*(<[^>]*[/.]|"[^"]*(mazeapp|mazedraw|mazeprint|mazeview|mazeplay|mazeterm|\.\./)))",
            {"src/mazegen/formats/json.cpp", "src/mazegen/huge_pages.cpp"}},
        Rule{"library_knows_no_application_header",
             kLibrary,
             R"(#\s*include\s*"(config|console|files|machine|plan|run|settings|words|cli)\.hpp")",
             {}},
        Rule{
            "library_neither_prints_nor_reads_files_or_clocks",
            kLibrary,
            R"(#\s*include\s*<(iostream|cstdio|stdio\.h|fstream|filesystem|chrono|ctime|time\.h|cstdlib|unistd\.h)>)",
            {}},
        Rule{"library_neither_ends_the_process_nor_reads_its_environment",
             kLibrary,
             R"(\b(getenv|abort|terminate|_Exit|quick_exit|system)\s*\(|(^|[^.\w>]|std::)exit\s*\()",
             {}},
        Rule{"public_headers_include_each_other_and_the_standard_library",
             {"include/mazegen"},
             R"(#\s*include\s*("(?!mazegen/)|<(?![a-z_]+>)))",
             {}},
        Rule{"modules_do_not_know_the_applications",
             {"src"},
             R"(#\s*include\s*"(cli|x11_window|terminal|tui|studio|worker|viewer)\.hpp")",
             {}},
        Rule{
            "the_terminals_scene_knows_neither_terminal_nor_files_nor_clocks",
            {"src/mazeterm", "src/mazeplay"},
            R"(#\s*include\s*(<(iostream|fstream|filesystem|unistd\.h|clocale|curses\.h|sys/.*)>|"(files|settings|plan|run|canvas|scene)\.hpp"))",
            {}},
        Rule{"random_numbers_are_the_same_everywhere",
             kAll,
             R"(std::\w+_distribution|std::(ranges::)?(shuffle|sample)\b|\bs?rand\s*\()",
             {}},
        Rule{"no_other_engine_in_the_library",
             kLibrary,
             R"(std::(mt19937|random_device|minstd_rand|default_random))",
             {}},
        Rule{"no_using_namespace_in_headers", {"include"}, R"(\busing\s+namespace\b)", {}},
        Rule{"no_tabs_and_no_blanks_at_the_end", {"src", "include", "apps", "tests"}, "\t|[ \r]$", {}}),
    [](const testing::TestParamInfo<Rule>& rule) { return std::string(rule.param.name); });

TEST(HouseFiles, have_at_most_400_lines) {
    for (const std::string& file : sources({"src", "include", "apps", "tests"})) {
        EXPECT_LE(lines_of_file(file).size(), 400U) << file;
    }
}

TEST(HouseFiles, headers_are_guarded) {
    for (const std::string& file : sources({"src", "include", "apps", "tests"})) {
        const auto lines = lines_of_file(file);
        EXPECT_TRUE(!file.ends_with(".hpp") || std::ranges::count(lines, "#pragma once") == 1) << file;
    }
}

TEST(HouseFiles, open_with_what_they_own) {
    for (const std::string& file : sources({"include", "tests/support"})) {
        if (file.ends_with(".hpp")) {
            const auto lines = lines_of_file(file);
            EXPECT_TRUE(!lines.empty() && lines.front().starts_with("// ")) << file;
        }
    }
}

TEST(HouseFiles, mazegen_hpp_includes_every_public_header) {
    const auto lines = lines_of_file("include/mazegen/mazegen.hpp");
    for (const std::string& file : sources({"include/mazegen"})) {
        const std::string name = fs::path(file).filename().string();
        const std::string include = "#include \"mazegen/" + name + '"';
        EXPECT_TRUE(
            name == "mazegen.hpp" ||
            std::ranges::any_of(lines, [&](const std::string& line) { return line.starts_with(include); }))
            << file;
    }
}

/// What `make` prints with these arguments, errors included.
std::string made(const std::string& arguments) {
    const Outcome outcome = run_program(
        {"/bin/sh", "-c", "make --no-print-directory -C " MAZE_SOURCE_DIR " " + arguments + " 2>&1"});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.out;
    return outcome.out;
}

TEST(HouseMake, targets_stand_there_once_and_do_what_they_say) {
    std::vector<std::string> targets;
    for (const std::string& line : lines_of(made("help"))) {
        if (line.starts_with("  ")) {
            targets.push_back(line.substr(2, line.find(' ', 2) - 2));
        }
    }
    const std::vector<std::string> expected = {"help",     "deps",    "run",   "build",  "debug", "test",
                                               "sanitize", "golden",  "lint",  "format", "bench", "fuzz",
                                               "install",  "package", "clean", "fclean", "re"};
    EXPECT_EQ(targets, expected);
    EXPECT_EQ(made("-n clean").find("rm "), std::string::npos) << "the configuration stays";
    EXPECT_EQ(made("-n fclean"), "rm -f -r build maze.txt\n");
    EXPECT_TRUE(made("-n re").starts_with(made("-n fclean")));
    EXPECT_NE(made("-n install PREFIX='/a b'").find("--prefix \"/a b\""), std::string::npos);
    EXPECT_NE(made("-n run CONFIG='a b.txt'").find("a_maze_ing \"a b.txt\""), std::string::npos);
}

TEST(HouseFiles, the_top_level_holds_what_belongs_there) {
    std::vector<std::string> allowed = {
        ".ci",     ".clang-format", ".clang-tidy",  ".editorconfig",  ".git",
        ".github", ".gitignore",    "CHANGELOG.md", "CMakeLists.txt", "CMakePresets.json",
        "LICENSE", "Makefile",      "README.md",    "apps",           "assets",
        "configs", "include",       "src",          "tests",
    };
    const fs::path top = MAZE_SOURCE_DIR;
    for (const std::string& line : lines_of(read_text(top / ".gitignore"))) {
        std::string name = line.substr(std::min<std::size_t>(line.find_first_not_of('/'), line.size()));
        while (name.ends_with('/')) {
            name.pop_back();
        }
        allowed.push_back(name);
    }
    for (const auto& entry : fs::directory_iterator(top)) {
        const std::string name = entry.path().filename().string();
        if (std::regex_match(name, std::regex(R"(maze.*\.txt|.*\.maze)"))) {
            continue;  // what `make run` and the examples make, and git ignores
        }
        EXPECT_TRUE(std::ranges::count(allowed, name) > 0) << name << " does not belong at the top level";
    }
}

}  // namespace
}  // namespace maze_test
