#include "run.hpp"

#include <algorithm>
#include <iterator>

#include "batch.hpp"
#include "combination.hpp"
#include "drawing_plan.hpp"
#include "judge.hpp"
#include "load.hpp"
#include "losses.hpp"
#include "machine.hpp"
#include "progress.hpp"
#include "report.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

using mazegen::quoted;

class Run {
  public:
    Run(const CommandLine& command, Console& console, const Viewers& viewers)
        : command_(command), console_(console), viewers_(viewers) {}

    ExitCode run() {
        if (const auto faults = apply_options(command_, settings_); !faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        if (settings_.quiet) {
            console_.be_quiet();
        }
        if (settings_.list_algorithms || settings_.list_formats || settings_.list_solvers) {
            return print((settings_.list_algorithms ? listing(mazegen::algorithms()) : "") +
                         (settings_.list_formats ? listing(formats()) : "") +
                         (settings_.list_solvers ? listing(mazegen::solvers()) : ""));
        }
        if (settings_.tui && !viewers_.terminal) {
            return fail("--tui: this build has no terminal screen", ExitCode::config_error);
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

    void note_drawn(const mazegen::Seed& seed, const std::string& what) {
        console_.note("the seed is " + seed.text + " (--seed " + seed.text + " makes the same " + what +
                      " again)");
    }

    /// The text of a maze file; says why there is none.
    std::optional<std::string> read_maze_file(const std::string& name) {
        auto text = read_file(name, available_memory() / 3);  // the rest is for the maze
        if (!text) {
            console_.error("cannot read " + quoted(shown_name(name)) + ": " + text.error().message);
            return std::nullopt;
        }
        return *std::move(text);
    }

    /// Does what may take long, with a bar for whoever sits before the terminal. `work` may count in what it
    /// is given.
    template <class Work>
    auto with_bar(const std::string& what, std::int64_t total, Work work) {
        Progress bar(!console_.quiet(), started_, what, total);
        return work(bar.done());
    }

    ExitCode run_generation() {
        Preparation prepared = prepare_generation(command_);
        BatchPlan batch;
        if (prepared.settings.batch.asked() && prepared.output.format != nullptr) {
            std::ranges::move(
                plan_batch(prepared.settings, command_.config, prepared.plan, prepared.output, batch),
                std::back_inserter(prepared.errors));
        }
        for (const std::string& warning : prepared.warnings) {
            console_.warning(warning);
        }
        if (!prepared.errors.empty()) {
            std::ranges::move(prepared.output_errors, std::back_inserter(prepared.errors));
            return fail(prepared.errors, code(ExitCode::usage));
        }
        settings_ = std::move(prepared.settings);
        output_ = std::move(prepared.output);
        if (const auto failed = judge_output(prepared.output_errors)) {
            return *failed;
        }
        plan_ = std::move(prepared.plan);
        for (const std::string& note : prepared.notes) {
            console_.note(note);
        }
        const mazegen::Size size = plan_->options.size;
        note_small_cells(is_book(settings_) ? smallest_cell(batch) : style_for(output_.drawing, size).cell);
        if (plan_->seed_drawn) {
            note_drawn(plan_->seed, settings_.batch.asked() ? "mazes" : "maze");
        }
        if (settings_.batch.asked()) {
            return write_many(batch);
        }
        const auto watched_plan = [this](std::atomic<std::int64_t>* done) {
            GeneratePlan plan = *plan_;
            plan.options.progress = done;
            return plan;
        };
        const std::string what = "making " + to_string(size);
        if (plan_->streamed) {
            return judge_writing(
                with_bar(what, size.cells(),
                         [&](auto* done) { return stream_maze(watched_plan(done), output_); }),
                ExitCode::done);
        }
        return finish(
            with_bar(what, size.cells(), [&](auto* done) { return make_maze(watched_plan(done), false); }));
    }

    ExitCode write_many(const BatchPlan& batch) {
        if (output_.format->is_picture || plan_->collectibles > 0) {  // of the others as of the first
            note_losses(make_maze(numbered_plan(*plan_, batch, batch.first), false));
        }
        if (batch.count > 1 && !batch.grow) {
            console_.note("each maze has a seed of its own; --seed " + plan_->seed.text +
                          " --first K --count 1 makes number K again");
        }
        BatchResult result = with_bar("making " + std::to_string(batch.count) + " mazes", batch.count,
                                      [&](auto* done) { return write_batch(*plan_, output_, batch, done); });
        if (result.loops_failed) {
            console_.note("there is a maze into which no loop fits");
        }
        output_.name = std::move(result.name);
        return judge_writing(result.written, ExitCode::done);
    }

    /// What was asked for and has no room or place.
    void note_losses(const MadeMaze& made) {
        if (const auto count = static_cast<std::int64_t>(made.collectibles.size());
            plan_ && count < plan_->collectibles) {
            console_.note("there is room for " + std::to_string(count) + " collectibles only, not for " +
                          std::to_string(plan_->collectibles));
        }
        if (output_.format->is_picture && maze_is_written(settings_)) {
            for (const std::string& note : picture_losses(made, settings_.solve)) {
                console_.note(note);
            }
        }
    }

    void note_small_cells(double cell) {
        if (const auto note = small_cells(*output_.format, output_.drawing, cell)) {
            console_.note(*note);
        }
    }
    /// Of the puzzles of a book.
    [[nodiscard]] double smallest_cell(const BatchPlan& batch) const {
        return mazeprint::puzzle_style(book_of(output_, batch), numbered_size(*plan_, batch, batch.last()))
            .cell;
    }

    ExitCode run_loaded(const std::string& name) {
        if (const auto failed = judge_output(plan_output(settings_, command_.config, output_))) {
            return *failed;
        }
        const auto text = read_maze_file(name);
        if (!text) {
            return ExitCode::unusable_file;
        }
        auto loaded = load_maze(*text, markers_of(settings_));
        if (!loaded) {
            return fail(shown_name(name) + ": " + loaded.error().message, ExitCode::refused);
        }
        loaded_ = shown_name(name);
        MadeMaze& made = loaded->made;
        if (const auto faults = choose_ends(settings_, made.maze->size(), made.ends); !faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        const bool path_is_needed = output_.with_path && output_.format->always_with_path;
        if (!made.ends && path_is_needed && !(made.tiles && !mazegen::solve(*made.tiles))) {
            return fail(loaded_ + (made.maze->size().cells() == 1
                                       ? ": a maze of one cell has no room for an entry and an exit"
                                       : ": entrance and exit are the same tile"),
                        ExitCode::refused);
        }
        if ((settings_.loops_percent || settings_.braid) && made.has_cell_a_tile()) {
            return fail(no_cells_for(settings_, {"LOOPS", "BRAID"}, loaded_), ExitCode::usage);
        }
        if (const auto faults = judge_drawing(settings_, made.maze->size(), output_); !faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        note_small_cells(style_for(output_.drawing, made.maze->size()).cell);
        if (settings_.loops_percent.value_or(0) > 0 || settings_.braid.value_or(0) > 0) {
            const mazegen::Seed seed = settings_.seed ? *settings_.seed : drawn_seed();
            if (!settings_.seed) {
                note_drawn(seed, "loops");
            }
            open_further(made, {.seed = seed.value,
                                .loops_percent = settings_.loops_percent.value_or(0),
                                .braid = settings_.braid.value_or(0)});
        }
        for (const std::string& note : losses(*loaded, *output_.format, loaded_)) {
            console_.note(note);
        }
        return finish(std::move(made));
    }

    std::optional<ExitCode> judge_output(const Problems& problems) {
        if (settings_.no_path && !output_.format->always_with_path) {
            return fail(
                "--no-path goes with the hex formats only, not with " + std::string(output_.format->name),
                ExitCode::usage);
        }
        if (settings_.tui && settings_.output && problems.empty() &&
            output_.target.kind == OutputTarget::Kind::stream) {
            return fail("--tui, --output: two results for standard output", code(ExitCode::usage));
        }
        if (const auto faults = judge_format(command_, *output_.format); !faults.empty()) {
            return fail(faults, ExitCode::usage);
        }
        if (!problems.empty()) {
            return fail(problems, code(ExitCode::unusable_file));
        }
        if (settings_.stats) {
            stats_ = plan_stats(settings_, command_.config, output_);
            if (!stats_->problem.empty()) {
                return fail("--stats" + stats_->problem,
                            stats_->clashes ? ExitCode::usage : code(ExitCode::unusable_file));
            }
        }
        return std::nullopt;
    }

    /// The common end of all mazes: solution, output, window. One without a way is shown as well.
    ExitCode finish(MadeMaze made) {
        if (made.loops_failed) {
            console_.note("no loop fits into this maze");
        }
        note_losses(made);
        ExitCode result = ExitCode::done;
        bool is_written = maze_is_written(settings_);
        if (output_.with_path) {
            if (const auto error = with_bar("solving", 0, [&](auto*) { return solve_maze(made); })) {
                result =
                    fail(made.tiles ? std::string(mazegen::kNoWayThrough) : loaded_ + ": " + error->message,
                         ExitCode::no_path);
                is_written = is_written && !output_.format->always_with_path;
            }
        }
        const std::optional<SolverRun> run = let_solver_run(made);
        const bool drawn_by_solver = run && run->path && !output_.format->always_with_path;
        const std::string_view path = drawn_by_solver ? run->path->letters
                                      : made.path     ? made.path->letters
                                                      : std::string_view{};
        const WriteResult written = !is_written ? WriteResult{} : timed(made.stages, "output", [&] {
            return with_bar("writing", 0, [&](auto*) { return write_maze(made, path, output_); });
        });
        const ExitCode end = judge_writing(written, result);
        if (!written.ok()) {
            return end;
        }
        if (const std::string error = stats_ ? write_report(made, run, *stats_) : ""; !error.empty()) {
            return fail("--stats: " + error, code(ExitCode::unusable_file));
        }
        const ExitCode shown = show(std::move(made));
        return result == ExitCode::done ? shown : result;
    }

    /// What a run comes to whose result so far is `result`. A reader that went away is no fault.
    ExitCode judge_writing(const WriteResult& written, ExitCode result) {
        if (written.error.empty()) {
            return result;
        }
        return fail("cannot write " + (output_.name == "-" ? "to standard output" : quoted(output_.name)) +
                        ": " + written.error,
                    code(ExitCode::unusable_file));
    }

    /// Where a path is to be drawn or judged; says when the solver finds none though there is one. The
    /// window lets its solver run itself.
    std::optional<SolverRun> let_solver_run(MadeMaze& made) {
        if (stats_ && !made.path && !output_.with_path) {
            solve_maze(made);
        }
        const bool drawn =
            output_.with_path && !output_.format->always_with_path && maze_is_written(settings_);
        if (settings_.solver == nullptr || !made.path || !made.ends || !(drawn || stats_)) {
            return std::nullopt;
        }
        SolverRun run = run_solver(*settings_.solver, made);
        if (!run.path) {
            console_.note(run.problem + (drawn ? "; the shortest path is drawn" : ""));
        }
        return run;
    }

    /// Opens the window when it was asked for by name, or when it may and can be; or the terminal's screen.
    ExitCode show(MadeMaze made) {
        if (!wants_screen(settings_, command_.config)) {
            return ExitCode::done;
        }
        const bool asked = settings_.tui || settings_.view == true || settings_.render;
        const std::string option = settings_.tui ? "--tui: " : "--view: ";
        const Viewer& viewer = settings_.tui ? viewers_.terminal : viewers_.window;
        if (!viewer) {
            if (asked) {
                return fail("--view: this build has no viewer", ExitCode::config_error);
            }
            console_.note("no window is opened: this build has no viewer");
            return ExitCode::done;
        }
        if (!made.path) {
            solve_maze(made);
        }
        if (!plan_) {
            plan_ = plan_like(made.maze->size(), made.ends);
        }
        const ViewResult viewed = viewer({command_, settings_, std::move(made), plan_,
                                          settings_.output ? std::optional(output_) : std::nullopt});
        if (viewed.error.empty()) {
            return ExitCode::done;
        }
        if (!viewed.shown && !asked) {
            console_.note("no window is opened: " + viewed.error);
            return ExitCode::done;
        }
        return fail((viewed.shown ? "" : option) + viewed.error, ExitCode::config_error);
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
        const auto text = read_maze_file(name);
        if (!text) {
            return ExitCode::unusable_file;
        }
        mazegen::Findings findings;
        if (const auto faults = judge_maze(*text, shown_name(name), settings_, findings); !faults.empty()) {
            return fail(faults, ExitCode::usage);
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
    const Viewers& viewers_;
    Progress::Clock::time_point started_ = Progress::Clock::now();
    Settings settings_;
    std::optional<GeneratePlan> plan_;  // of a new maze
    OutputPlan output_;
    std::optional<StatsPlan> stats_;
    std::string loaded_;  // the name of a loaded file, for messages
};

}  // namespace

ExitCode run(const CommandLine& command, Console& console, const Viewers& viewers) {
    return Run(command, console, viewers).run();
}

}  // namespace mazeapp
