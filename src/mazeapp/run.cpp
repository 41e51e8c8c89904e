#include "run.hpp"

#include <algorithm>

#include "config.hpp"
#include "machine.hpp"
#include "mazegen/check.hpp"
#include "mazegen/hex.hpp"
#include "mazegen/loops.hpp"
#include "mazegen/solve.hpp"
#include "plan.hpp"

namespace mazeapp {

namespace {

using mazegen::Ends;
using mazegen::Maze;
using mazegen::quoted;

std::vector<std::string> apply_options(const CommandLine& command, Settings& settings) {
    std::vector<std::string> faults;
    for (const auto& [setting, text] : command.options) {
        const std::string name(setting->long_option());
        if (const auto fault = setting->apply(settings, text)) {
            faults.push_back(name + ": " + *fault);
        } else if (!setting->key.empty()) {
            settings.origin[setting->key] = name;
        }
    }
    return faults;
}

/// Options that do not go together.
std::vector<std::string> judge_combination(const CommandLine& command, const Settings& settings) {
    std::vector<std::string> faults;
    if (command.config && !settings.load.empty()) {
        faults.push_back("two sources: CONFIG " + quoted(*command.config) + " and --load");
    }
    if (settings.check && settings.load.empty()) {
        faults.emplace_back("--check needs --load FILE");
    } else if (!settings.check && settings.load.size() > 1) {
        faults.emplace_back("--load: several files go with --check only");
    }
    if (std::ranges::count(settings.load, "-") > 1) {
        faults.emplace_back("--load: standard input can be read only once");
    }
    const unsigned use = settings.check ? kCheck : settings.load.empty() ? kGenerate : kLoad;
    for (const auto& [setting, text] : command.options) {
        const std::string name(setting->long_option());
        if ((setting->use & use) == 0 && !settings.load.empty()) {
            faults.push_back(name + " does not go with " + (use == kCheck ? "--check" : "--load"));
        }
        for (const auto& [other, other_text] : command.options) {
            const std::string_view excluded = setting->excludes;
            const std::string_view other_name = other->long_option();
            if (!excluded.empty() &&
                (excluded == other_name || excluded.starts_with(std::string(other_name) + ' ') ||
                 excluded.ends_with(' ' + std::string(other_name)))) {
                faults.push_back(name + " does not go with " + std::string(other_name));
            }
        }
    }
    return faults;
}

template <class Row>
std::string listing(std::span<const Row> table) {
    std::size_t longest = 0;
    for (const Row& row : table) {
        longest = std::max(longest, row.name.size());
    }
    std::string text;
    for (const Row& row : table) {
        text.append(row.name).append(longest + 2 - row.name.size(), ' ').append(row.summary) += '\n';
    }
    return text;
}

/// A maze on its way through the run.
struct Job {
    Maze maze;
    std::optional<Ends> ends;
    std::uint64_t seed = 0;
    int loops_percent = 0;
};

class Run {
  public:
    Run(const CommandLine& command, Console& console) : command_(command), console_(console) {}

    ExitCode run() {
        if (const auto faults = apply_options(command_, settings_); !faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        if (settings_.quiet) {
            console_.be_quiet();
        }
        if (settings_.list_algorithms || settings_.list_formats) {
            return print((settings_.list_algorithms ? listing(mazegen::algorithms()) : "") +
                         (settings_.list_formats ? listing(formats()) : ""));
        }
        if (const auto faults = judge_combination(command_, settings_); !faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        if (settings_.check) {
            return check_files();
        }
        return settings_.load.empty() ? run_generation() : run_loaded(settings_.load.front());
    }

  private:
    ExitCode fail(const std::vector<std::string>& faults, ExitCode code) {
        for (const std::string& fault : faults) {
            console_.error(fault);
        }
        return code;
    }
    ExitCode fail(const std::string& fault, ExitCode code) { return fail(std::vector{fault}, code); }
    /// With CONFIG, whatever goes wrong is exit code 1.
    [[nodiscard]] ExitCode code(ExitCode without_config) const {
        return command_.config ? ExitCode::config_error : without_config;
    }

    ExitCode print(const std::string& text) {
        const WriteResult result = write_stdout(text);
        return result.error.empty()
                   ? ExitCode::done
                   : fail("cannot write to standard output: " + result.error, code(ExitCode::unusable_file));
    }

    ExitCode run_generation() {
        std::vector<std::string> faults;
        if (command_.config) {
            const auto text = read_file(*command_.config);
            const std::string name = shown_name(*command_.config);
            if (!text) {
                return fail("cannot read CONFIG " + quoted(name) + ": " + text.error().message,
                            ExitCode::config_error);
            }
            Settings from_file;
            ConfigReport report = read_config(*text, name, from_file);
            for (const std::string& warning : report.warnings) {
                console_.warning(warning);
            }
            faults = std::move(report.errors);
            settings_ = std::move(from_file);
            apply_options(command_, settings_);
        }
        GeneratePlan plan;
        std::vector<std::string> notes;
        if (faults.empty() || (settings_.width && settings_.height)) {
            std::ranges::move(plan_generation(settings_, faults.empty(), plan, notes),
                              std::back_inserter(faults));
        }
        if (!faults.empty()) {
            return fail(faults, code(ExitCode::usage));
        }
        if (const auto failed = find_output()) {
            return *failed;
        }
        if (plan.seed_drawn) {
            notes.push_back("the seed is " + plan.seed.text + " (--seed " + plan.seed.text +
                            " makes the same maze again)");
        }
        for (const std::string& note : notes) {
            console_.note(note);
        }
        const int loops_percent = std::exchange(plan.options.loops_percent, 0);
        return finish({mazegen::generate(plan.options).value(), plan.ends, plan.seed.value, loops_percent});
    }

    ExitCode run_loaded(const std::string& name) {
        if (const auto failed = find_output()) {
            return *failed;
        }
        const auto text = read_file(name);
        if (!text) {
            return fail("cannot read " + quoted(shown_name(name)) + ": " + text.error().message,
                        ExitCode::unusable_file);
        }
        auto file = mazegen::read_hex(*text);
        if (!file) {
            return fail(shown_name(name) + ": " + file.error().message, ExitCode::refused);
        }
        std::vector<std::string> faults;
        const auto ends = ends_of(*file, faults);
        if (!faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        if (!ends && output_.with_path) {
            return fail(shown_name(name) + ": a maze of one cell has no room for an entry and an exit",
                        ExitCode::refused);
        }
        loaded_ = shown_name(name);
        std::uint64_t seed = 0;
        if (settings_.loops_percent) {
            seed = settings_.seed ? settings_.seed->value : draw_seed();
            if (!settings_.seed) {
                console_.note("the seed is " + std::to_string(seed));
            }
        }
        return finish({std::move(file->maze), ends, seed, settings_.loops_percent.value_or(0)});
    }

    /// The ends of a loaded maze: the options', the file's, the corners; nothing in a maze of one cell.
    std::optional<Ends> ends_of(const mazegen::HexFile& file, std::vector<std::string>& faults) const {
        const mazegen::Size size = file.maze.size();
        const Ends given = file.ends.value_or(Ends{{0, 0}, {size.width - 1, size.height - 1}});
        const Ends ends{settings_.entry.value_or(given.entry), settings_.exit.value_or(given.exit)};
        const auto judge = [&](const std::optional<mazegen::Cell>& cell, const std::string& option) {
            if (cell && !mazegen::contains(size, *cell)) {
                faults.push_back(option + ": cell " + to_string(*cell) + " lies outside the maze of " +
                                 to_string(size) + " cells");
            }
        };
        judge(settings_.entry, "--entry");
        judge(settings_.exit, "--exit");
        if (ends.entry != ends.exit) {
            return ends;
        }
        if (settings_.entry || settings_.exit) {
            faults.push_back("--entry, --exit: entry and exit are the same cell, " + to_string(ends.exit));
        }
        return std::nullopt;
    }

    std::optional<ExitCode> find_output() {
        const auto problems = plan_output(settings_, command_.config, output_);
        if (settings_.no_path && !output_.format->always_with_path) {
            return fail(
                "--no-path goes with the hex formats only, not with " + std::string(output_.format->name),
                ExitCode::usage);
        }
        if (!problems.empty()) {
            return fail(problems, code(ExitCode::unusable_file));
        }
        return std::nullopt;
    }

    /// The common end of all mazes: passes, solution, output, window.
    ExitCode finish(Job job) {
        if (job.loops_percent > 0 && mazegen::add_loops(job.maze, job.loops_percent, job.seed) == 0) {
            console_.note("no loop fits into this maze");
        }
        ExitCode result = ExitCode::done;
        std::string path;
        if (output_.with_path) {
            auto solution = mazegen::solve_in_place(job.maze, job.ends.value());
            if (solution) {
                path = std::move(solution->letters);
            } else {
                result = fail(loaded_ + ": " + solution.error().message, ExitCode::no_path);
                if (output_.format->always_with_path) {
                    return result;
                }
            }
        }
        const bool to_stdout = output_.name == "-";
        const Picture picture{.maze = job.maze,
                              .ends = output_.with_ends ? job.ends : std::nullopt,
                              .path = path,
                              .charset = locale_charset(),
                              .color = to_stdout && stdout_shows_color()};
        const WriteResult written = write_output(
            output_.target, [&](const mazegen::Sink& sink) { output_.format->write(picture, sink); });
        if (written.pipe_closed) {
            return result;
        }
        if (!written.ok()) {
            return fail("cannot write " + (to_stdout ? "to standard output" : quoted(output_.name)) + ": " +
                            written.error,
                        code(ExitCode::unusable_file));
        }
        return result == ExitCode::done ? show() : result;
    }

    /// The window, which this build does not have.
    ExitCode show() {
        if (settings_.view == true) {
            return fail("--view: this build has no viewer", ExitCode::config_error);
        }
        if (!settings_.view && command_.config && output_.name != "-") {
            console_.note("no window is opened: this build has no viewer");
        }
        return ExitCode::done;
    }

    ExitCode check_files() {
        ExitCode worst = ExitCode::done;
        std::string report;
        for (const std::string& name : settings_.load) {
            worst = std::max(worst, check_file(name, report));
        }
        return std::max(worst, print(report));
    }

    ExitCode check_file(const std::string& name, std::string& report) {
        const auto text = read_file(name);
        if (!text) {
            return fail("cannot read " + quoted(shown_name(name)) + ": " + text.error().message,
                        ExitCode::unusable_file);
        }
        mazegen::Findings findings;
        const auto file = mazegen::read_hex(*text, findings);
        if (file) {
            std::vector<std::string> faults;
            const auto ends = ends_of(*file, faults);
            if (!faults.empty()) {
                return fail(faults, ExitCode::usage);
            }
            mazegen::check(file->maze, ends, file->path,
                           {.perfect = settings_.perfect, .pattern = settings_.pattern}, findings);
        }
        for (const std::string& line : findings.lines()) {
            report += shown_name(name) + ": " + line + '\n';
        }
        if (findings.empty() && !settings_.quiet) {
            report += shown_name(name) + ": ok\n";
        }
        return findings.empty() ? ExitCode::done : ExitCode::refused;
    }

    const CommandLine& command_;
    Console& console_;
    Settings settings_;
    OutputPlan output_;
    std::string loaded_;  // the name of a loaded file, for messages
};

}  // namespace

ExitCode run(const CommandLine& command, Console& console) { return Run(command, console).run(); }

}  // namespace mazeapp
