// Help, man pages, completions and README name all options, keys and words that there are.
#include <gtest/gtest.h>

#include <algorithm>

#include "program.hpp"
#include "settings.hpp"

namespace {

using maze_test::run_program;
using mazeapp::Setting;

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// The part of a text, not as part of a longer word.
bool has_word(const std::string& text, std::string_view word) {
    const auto is_part = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
    };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const bool begins = at == 0 || !is_part(text[at - 1]);
        const std::size_t end = at + word.size();
        if (begins && (end == text.size() || !is_part(text[end]))) {
            return true;
        }
    }
    return false;
}

std::string document(const std::string& name) {
    const auto outcome = run_program({MAZE_DOCUMENTS, name});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    return outcome.out;
}

/// What a reader of the page sees.
std::string plain(std::string text) {
    for (const std::string_view font : {"\\fB", "\\fI", "\\fR"}) {
        for (std::size_t at = text.find(font); at != std::string::npos; at = text.find(font)) {
            text.erase(at, font.size());
        }
    }
    std::erase(text, '\\');
    return text;
}

std::string readme() { return maze_test::read_text(MAZE_SOURCE_DIR "/README.md"); }

TEST(Documents, ManPageHasEveryOptionWithItsHelp) {
    const std::string text = plain(document("man"));
    for (const Setting& setting : mazeapp::settings()) {
        if (!setting.option.empty()) {
            EXPECT_TRUE(has_word(text, setting.long_option())) << setting.option;
            EXPECT_TRUE(has(text, setting.help)) << setting.option;
            EXPECT_NE(setting.help, "") << setting.option;
        }
    }
}

TEST(Documents, ManPageOfConfigHasEveryKeyWithItsHelp) {
    const std::string text = plain(document("config-man"));
    for (const Setting& setting : mazeapp::settings()) {
        if (setting.in_config) {
            EXPECT_TRUE(has_word(text, setting.key)) << setting.key;
            EXPECT_NE(setting.help_of_key(), "") << setting.key;
            EXPECT_TRUE(has(text, setting.help_of_key())) << setting.key;
        }
    }
}

TEST(Documents, CompletionsKnowEveryOptionAndWord) {
    for (const std::string name : {"bash", "zsh", "fish"}) {
        const std::string text = document(name);
        for (const Setting& setting : mazeapp::settings()) {
            if (setting.option.empty()) {
                continue;
            }
            const std::string_view option = setting.long_option();
            EXPECT_TRUE(has_word(text, name == "fish" ? option.substr(2) : option)) << name << ' ' << option;
            for (const std::string_view word :
                 setting.choices == nullptr ? std::vector<std::string_view>{} : setting.choices()) {
                EXPECT_TRUE(has_word(text, word)) << name << ' ' << option << ' ' << word;
            }
        }
    }
}

TEST(Documents, ReadmeNamesEveryKey) {
    const std::string text = readme();
    for (const Setting& setting : mazeapp::settings()) {
        if (setting.in_config) {
            EXPECT_TRUE(has(text, '`' + std::string(setting.key) + '`')) << setting.key;
        }
    }
}

TEST(Documents, ReadmeNamesNoOptionThatThereIsNot) {
    const std::string text = readme();
    const auto known = [](std::string_view name) {
        return name == "--help" || name == "--version" ||
               std::ranges::any_of(mazeapp::settings(), [&](const Setting& setting) {
                   return !setting.option.empty() && setting.long_option() == name;
               });
    };
    // Options of other programs that appear there, and those of a build with the window.
    std::vector<std::string_view> foreign = {"--preset", "--build", "--install", "--component",
                                             "--array",  "--wrap",  "--cflags",  "--libs"};
#ifndef MAZE_VIEWER
    foreign.insert(foreign.end(), {"--view", "--scale", "--render", "--size"});
#endif
    for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at + 2)) {
        const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-_", at);
        const std::string_view name(text.data() + at, end - at);
        const bool alone = at > 0 && (text[at - 1] == ' ' || text[at - 1] == '`' || text[at - 1] == '(');
        if (alone && name.size() > 3 && name[2] != '-') {
            EXPECT_TRUE(known(name) || std::ranges::find(foreign, name) != foreign.end()) << name;
        }
    }
}

TEST(Documents, ShellsUnderstandTheCompletions) {
    const maze_test::ScratchFolder folder;
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        const auto file = folder.path() / shell;
        maze_test::write_text(file, document(shell));
        const auto outcome = run_program({"/usr/bin/env", shell, "-n", file.string()});
        EXPECT_EQ(outcome.exit_code, 0) << shell << ": " << outcome.err;
        EXPECT_EQ(outcome.err, "") << shell;
    }
}

TEST(Documents, BashCompletesOptionsAndTheirWords) {
    const maze_test::ScratchFolder folder;
    maze_test::write_text(folder.path() / "completion", document("bash"));
    maze_test::write_text(folder.path() / "my maze.txt", "");
    const auto completed = [&](const std::string& words) {
        maze_test::Launch launch;
        launch.folder = folder.path();
        return run_program({"/bin/bash", "-c",
                            ". ./completion; COMP_WORDS=(a_maze_ing " + words +
                                "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _a_maze_ing; "
                                "printf '%s;' \"${COMPREPLY[@]}\""},
                           launch)
            .out;
    };
    EXPECT_EQ(completed("-q --solv"), "--solve;--solver;");
    EXPECT_EQ(completed("-A w"), "wilson;");
    EXPECT_EQ(completed("--format hex"), "hex;hex-compact;");
    EXPECT_EQ(completed("--format = js"), "json;") << "as readline cuts --format=js";
    EXPECT_EQ(completed("--format ="), completed("--format ''"));
    EXPECT_EQ(completed("--load comp"), "completion;");
    EXPECT_EQ(completed("--load my"), "my maze.txt;");
    EXPECT_EQ(completed("my"), "my maze.txt;");
    EXPECT_EQ(completed("-b --so"), "--solve;--solver;") << "its value may be left out";
    EXPECT_EQ(completed("--seed my"), ";") << "any text";
}

TEST(Documents, ZshCompletesOptionsAndTheirWords) {
    const maze_test::ScratchFolder folder;
    maze_test::write_text(folder.path() / "_a_maze_ing", document("zsh"));
    maze_test::write_text(folder.path() / "my maze.txt", "");
    // In a pseudo terminal: Tab completes, Ctrl-X writes down what stands on the line then.
    maze_test::write_text(folder.path() / "run.zsh", R"(
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "fpath=($PWD \$fpath); cd $PWD; autoload -Uz compinit; compinit -u -D
write_down() { print -r -- \"\$BUFFER\" >> lines; BUFFER=; zle reset-prompt }
zle -N write_down; bindkey '^X' write_down; : > ready"
count=0
wait_for() { repeat 400 { eval $1 && return; sleep 0.02 }; print "waited in vain: $1"; exit 1 }
wait_for '[[ -e ready ]]'
for line in "$@"; do
    zpty -w -n shell "$line"$'\t\x18'
    (( ++count ))
    wait_for '[[ -e lines && $(wc -l < lines) -ge $count ]]'
done
zpty -d shell
cat lines
)");
    maze_test::Launch launch;
    launch.folder = folder.path();
    std::vector<std::string> command = {"/usr/bin/env", "zsh", "-f", "run.zsh"};
    std::string expected;
    for (const auto& [typed, completed] :
         std::vector<std::pair<std::string, std::string>>{{"-A pri", "-A prim "},
                                                          {"-Apri", "-Aprim "},
                                                          {"--algorithm=pri", "--algorithm=prim "},
                                                          {"--algorithm pri", "--algorithm prim "},
                                                          {"--stat", "--stats="},
                                                          {"--list-sol", "--list-solvers "},
                                                          {"--load my", "--load my\\ maze.txt "},
                                                          {"my", "my\\ maze.txt "},
                                                          {"-b --list-sol", "-b --list-solvers "}}) {
        command.push_back("a_maze_ing " + typed);
        expected += "a_maze_ing " + completed + '\n';
    }
    const auto outcome = run_program(command, launch);
    EXPECT_EQ(outcome.out, expected) << outcome.err;
}

TEST(Documents, ManReadsThePagesWithoutAWarning) {
    const maze_test::ScratchFolder folder;
    for (const std::string name : {"man", "config-man"}) {
        const auto file = folder.path() / name;
        maze_test::write_text(file, document(name));
        const auto outcome =
            run_program({"/usr/bin/env", "groff", "-man", "-Tutf8", "-ww", "-z", file.string()});
        EXPECT_EQ(outcome.exit_code, 0);
        EXPECT_EQ(outcome.err, "");
    }
}

}  // namespace
