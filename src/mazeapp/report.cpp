#include "report.hpp"

#include "mazegen/json_object.hpp"
#include "mazegen/rng.hpp"
#include "mazegen/stats.hpp"

namespace mazeapp {

namespace {

using mazegen::JsonObject;

void add_text(JsonObject& object, std::string_view name, const std::string& text) {
    if (text.empty()) {
        object.add_null(name);
    } else {
        object.add(name, text);
    }
}

JsonObject described(const SolverRun& run, const MadeMaze& made) {
    JsonObject object;
    object.add("name", run.solver->name);
    object.add("found", run.path.has_value());
    if (run.path) {
        object.add("length", static_cast<std::int64_t>(run.path->letters.size()));
        object.add("shortest", run.path->letters.size() == made.path->letters.size());
    }
    object.add("visits", run.visits);
    return object;
}

}  // namespace

SolverRun run_solver(const mazegen::Solver& solver, MadeMaze& made) {
    SolverRun run{.solver = &solver, .path = std::nullopt, .problem = {}};
    auto path = timed(made.stages, "solver", [&] {
        return mazegen::solve_with(solver, *made.maze, made.ends.value(),
                                   [&](mazegen::Cell) { ++run.visits; });
    });
    if (path) {
        run.path = *std::move(path);
    } else {
        run.problem = path.error().message;
    }
    return run;
}

std::string report(const MadeMaze& made, const std::optional<SolverRun>& run) {
    JsonObject object;
    add_text(object, "algorithm", made.algorithm);
    add_text(object, "seed", made.seed);
    object.add("stream_version", std::int64_t{mazegen::kStreamVersion});
    const auto ends =
        made.ends || !made.path ? made.ends : std::optional(own_ends(made));  // perhaps one cell
    add_text(object, "entry", ends ? to_string(ends->entry) : "");
    add_text(object, "exit", ends ? to_string(ends->exit) : "");
    Stages stages = made.stages;
    const mazegen::Stats stats = timed(stages, "statistics", [&] {
        return mazegen::statistics(*made.maze, made.path, std::ssize(lone_cells(made)));
    });
    add_to(object, stats);
    if (run) {
        object.add("solver", described(*run, made));
    } else {
        object.add_null("solver");
    }
    JsonObject milliseconds;
    for (const Stage& stage : stages) {
        milliseconds.add(stage.name, stage.milliseconds);
    }
    object.add("milliseconds", milliseconds);
    return object.to_string();
}

StatsPlan plan_stats(const Settings& settings, const std::optional<std::string>& config,
                     const OutputPlan& output) {
    StatsPlan plan{.name = settings.stats.value(), .target = {}, .problem = {}};
    const auto target = find_target(plan.name);
    if (!target) {
        plan.problem = ": cannot write " + mazegen::quoted(plan.name) + ": " + target.error().message;
        return plan;
    }
    plan.target = *target;
    const bool is_file = plan.target.kind == OutputTarget::Kind::replace;
    if (config && is_file && same_file(*config == "-" ? "/dev/stdin" : *config, plan.target.path)) {
        plan.problem = ": " + mazegen::quoted(plan.name) + " is the CONFIG file itself";
    }
    const auto judge = [&](const OutputTarget& other, const std::string& option) {
        if (same_target(plan.target, other)) {
            plan.clashes = true;
            plan.problem = ", " + option + ": two results for " + (is_file ? "one file" : "standard output");
        }
    };
    if (maze_is_written(settings)) {
        judge(output.target, "--output");
    }
    if (settings.tui) {
        judge(OutputTarget{}, "--tui");
    }
    if (settings.render) {
        if (const auto picture = find_target(*settings.render)) {
            judge(*picture, "--render");
        }
    }
    return plan;
}

std::string write_report(const MadeMaze& made, const std::optional<SolverRun>& run, const StatsPlan& plan) {
    const std::string text = report(made, run);
    const WriteResult written = write_output(plan.target, [&](const mazegen::Sink& sink) { sink(text); });
    return written.error.empty() ? "" : "cannot write " + mazegen::quoted(plan.name) + ": " + written.error;
}

}  // namespace mazeapp
