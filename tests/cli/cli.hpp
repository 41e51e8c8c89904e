// What the tests of the program share: a scratch folder for each test, the program run in it, and
// assertions on how it ended.
#pragma once

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "program.hpp"

namespace maze_test {

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

inline std::string shown(const Outcome& outcome) {
    return "exit " + std::to_string(outcome.exit_code) + ", signal " + std::to_string(outcome.signal) +
           (outcome.timed_out ? ", timed out" : "") + "\n--- out:\n" + outcome.out.substr(0, 2000) +
           "\n--- err:\n" + outcome.err.substr(0, 2000);
}

/// It ended by itself with that code, and every line on standard error is the program's own.
inline testing::AssertionResult ended(const Outcome& outcome, int code) {
    if (outcome.exit_code != code) {
        return testing::AssertionFailure() << "exit code " << code << " expected; " << shown(outcome);
    }
    for (const std::string& line : lines_of(outcome.err)) {
        if (!line.starts_with("a_maze_ing: ")) {
            return testing::AssertionFailure() << "'" << line << "' does not begin with the program's name";
        }
    }
    return testing::AssertionSuccess();
}

/// The text has one line with all the parts.
inline testing::AssertionResult has_line(std::string_view text, const std::vector<std::string>& parts) {
    for (const std::string& line : lines_of(text)) {
        bool all = true;
        for (const std::string& part : parts) {
            all = all && has(line, part);
        }
        if (all) {
            return testing::AssertionSuccess();
        }
    }
    auto failure = testing::AssertionFailure() << "no line with";
    for (const std::string& part : parts) {
        failure << " \"" << part << '"';
    }
    return failure << " in:\n" << text;
}

/// It gave nothing on standard output, that code, and one line with all the parts on standard error.
inline testing::AssertionResult refused(const Outcome& outcome, int code,
                                        const std::vector<std::string>& parts) {
    if (auto result = ended(outcome, code); !result) {
        return result;
    }
    if (!outcome.out.empty()) {
        return testing::AssertionFailure() << "nothing expected on standard output; " << shown(outcome);
    }
    return has_line(outcome.err, parts);
}

/// A row of a table of tests: a file's text, and what one line of the answer says.
struct TextCase {
    const char* name;
    std::string text;
    std::vector<std::string> parts = {};

    friend std::ostream& operator<<(std::ostream& out, const TextCase& row) { return out << row.name; }
};

/// Names the tests of a table after the `name` of each row.
template <class Row>
std::string row_name(const testing::TestParamInfo<Row>& row) {
    return row.param.name;
}

using Arguments = std::vector<std::string>;

class Cli : public testing::Test {
  protected:
    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return scratch_.path() / name; }
    void write(const std::string& name, std::string_view text) const { write_text(file(name), text); }
    [[nodiscard]] std::string read(const std::string& name) const { return read_text(file(name)); }
    [[nodiscard]] bool exists(const std::string& name) const { return std::filesystem::exists(file(name)); }
    [[nodiscard]] std::vector<std::string> names() const { return scratch_.names(); }
    [[nodiscard]] unsigned mode(const std::string& name) const {
        struct stat status {};
        return stat(file(name).c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
    }

    /// The program with these arguments, in the scratch folder.
    [[nodiscard]] Outcome run(Arguments arguments, Launch launch = {}) const {
        launch.folder = scratch_.path();
        arguments.insert(arguments.begin(), MAZE_PROGRAM);
        return run_program(arguments, launch);
    }
    [[nodiscard]] Outcome run_with_input(const Arguments& arguments, std::string input) const {
        Launch launch;
        launch.input = std::move(input);
        return run(arguments, launch);
    }
    /// As somebody whom the modes of files bind; the program is copied to where he may run it.
    [[nodiscard]] Outcome run_unprivileged(Arguments arguments) const {
        const ScratchFolder place;
        const std::filesystem::path copy = place.path() / "a_maze_ing";
        std::filesystem::copy_file(MAZE_PROGRAM, copy);
        std::filesystem::permissions(copy, std::filesystem::perms(0755));
        arguments.insert(arguments.begin(), copy.string());
        Launch launch;
        launch.folder = scratch_.path();
        launch.unprivileged = true;
        return run_program(arguments, launch);
    }
    /// A bash script in the scratch folder that finds the program in $maze.
    [[nodiscard]] Outcome shell(const std::string& script) const {
        Launch launch;
        launch.folder = scratch_.path();
        launch.environment = {{"maze", MAZE_PROGRAM}};
        return run_program({"/bin/bash", "-c", script}, launch);
    }

    /// The hex file of a maze made with these options.
    [[nodiscard]] std::string hex_of(Arguments arguments) const {
        arguments.insert(arguments.end(), {"-f", "hex", "-o", "-"});
        const Outcome outcome = run(arguments);
        EXPECT_TRUE(ended(outcome, 0));
        return outcome.out;
    }

  private:
    ScratchFolder scratch_;
};

/// The six mandatory keys, and further lines below.
inline std::string config_with(std::string_view further = {}) {
    return "WIDTH=12\nHEIGHT=9\nENTRY=0,0\nEXIT=11,8\nOUTPUT_FILE=maze.txt\nPERFECT=True\n" +
           std::string(further);
}

/// The same with one line replaced: the key of `line` says which.
inline std::string config_but(std::string_view line) {
    std::string text;
    const std::string_view key = line.substr(0, line.find('=') + 1);
    for (const std::string& old : lines_of(config_with())) {
        text.append(old.starts_with(key) ? line : std::string_view(old)) += '\n';
    }
    return text;
}

}  // namespace maze_test
