// What a newcomer tries first: the files in configs/ and the commands of the README.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>

#include "cli.hpp"

namespace maze_test {
namespace {

namespace fs = std::filesystem;

#ifdef MAZE_VIEWER
constexpr bool kHasViewer = true;
#else
constexpr bool kHasViewer = false;
#endif

class Examples : public Cli {
  protected:
    void SetUp() override { fs::copy(source() / "configs", file("configs"), fs::copy_options::recursive); }
    static fs::path source() { return MAZE_SOURCE_DIR; }

    /// A script in the scratch folder that finds the program as `a_maze_ing`.
    [[nodiscard]] Outcome run_as_newcomer(const std::string& script) const {
        const ScratchFolder programs;
        fs::create_symlink(MAZE_PROGRAM, programs.path() / "a_maze_ing");
        const char* const path = std::getenv("PATH");
        Launch launch;
        launch.folder = file("");
        launch.environment = {
            {"PATH", programs.path().string() + ':' + (path == nullptr ? "/usr/bin:/bin" : path)}};
        return run_program({"/bin/bash", "-eu", "-c", script}, launch);
    }
};

TEST_F(Examples, every_config_makes_a_sound_maze) {
    int count = 0;
    for (const auto& entry : fs::directory_iterator(file("configs"))) {
        const std::string name = "configs/" + entry.path().filename().string();
        const Outcome outcome = run({name, "--no-view"});
        EXPECT_TRUE(ended(outcome, 0)) << name;
        EXPECT_FALSE(has(outcome.err, "warning")) << name << ":\n" << outcome.err;
        EXPECT_TRUE(ended(run({name, "--no-view", "-f", "hex", "-o", "maze.hex"}), 0)) << name;
        const Outcome check = run({"--check", "--load", "maze.hex"});
        EXPECT_TRUE(ended(check, 0)) << name << ":\n" << check.out;
        ++count;
    }
    EXPECT_GE(count, 1);
}

TEST_F(Examples, every_config_writes_the_file_that_it_names) {
    for (const auto& entry : fs::directory_iterator(file("configs"))) {
        const std::string name = "configs/" + entry.path().filename().string();
        std::string output;
        for (const std::string& line : lines_of(read(name))) {
            if (line.starts_with("OUTPUT_FILE")) {
                output = line.substr(line.find_first_not_of(" =", 11));
            }
        }
        const Outcome outcome = run({name, "--no-view"});
        EXPECT_EQ(outcome.out.empty(), output != "-") << name;
        EXPECT_TRUE(output == "-" || exists(output)) << name << " should write " << output;
    }
}

TEST_F(Examples, default_config_is_there) { EXPECT_TRUE(exists("configs/default.txt")); }

/// The blocks of a Markdown text that are fenced as of that language.
std::vector<std::string> blocks_of(std::string_view text, const std::string& language) {
    std::vector<std::string> blocks;
    bool inside = false;
    for (const std::string& line : lines_of(text)) {
        if (!inside && line == "```" + language) {
            blocks.emplace_back();
            inside = true;
        } else if (inside && line.starts_with("```")) {
            inside = false;
        } else if (inside) {
            blocks.back() += line + '\n';
        }
    }
    return blocks;
}

TEST_F(Examples, every_block_of_the_readme_runs) {
    auto blocks = blocks_of(read_text(source() / "README.md"), "sh");
    EXPECT_GE(blocks.size(), 5U) << "the README shows the program in use";
    std::ranges::copy(blocks_of(read_text(source() / "README.md"), "bash"), std::back_inserter(blocks));
    for (const std::string& block : blocks) {
        if (!kHasViewer && has(block, "--render")) {
            continue;  // a build without the window does not draw it either
        }
        const Outcome outcome = run_as_newcomer(block);
        EXPECT_EQ(outcome.exit_code, 0) << block << shown(outcome);
        EXPECT_FALSE(outcome.timed_out) << block;
    }
}

TEST_F(Examples, the_config_of_the_readme_is_right) {
    const auto blocks = blocks_of(read_text(source() / "README.md"), "ini");
    ASSERT_EQ(blocks.size(), 1U);
    write("config.txt", blocks.front());
    const Outcome outcome = run({"config.txt", "--no-view"});
    EXPECT_TRUE(ended(outcome, 0));
    EXPECT_TRUE(exists("maze.txt"));
}

TEST_F(Examples, the_errors_of_the_readme_are_what_one_gets) {
    write("config.txt",
          "WIDTH=20\nHEIGHT=15\nPERFECT=False\nENTRY=0,0\nEXIT=20,14\nOUTPUT_FILE=maze.txt\n\nLOOPS=many\n");
    EXPECT_TRUE(has(read_text(source() / "README.md"), "```text\n" + run({"config.txt"}).err + "```"));
}

}  // namespace
}  // namespace maze_test
