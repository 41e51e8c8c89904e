#include "studio.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "config_values.hpp"

using mazeapp::GeneratePlan;
using mazeapp::MadeMaze;
using mazeplay::Answer;
using mazeplay::Request;

namespace {

/// There is room for a few words only.
std::string shortened(const std::string& text) {
    constexpr std::size_t most_characters = 24;
    const std::string_view shown = mazegen::first_characters(text, most_characters);
    return mazegen::printable(shown) + (shown.size() < text.size() ? "\u2026" : "");
}

mazeplay::ViewedMaze view_of(const MadeMaze& made) {
    return {.maze = made.maze,
            .ends = made.ends.value_or(own_ends(made)),
            .path = made.path.value_or(mazegen::Path{}),
            .seed = shortened(made.seed),
            .algorithm = shortened(made.algorithm),
            .trace = made.trace,
            .collectibles = made.collectibles,
            .lone = lone_cells(made)};
}

Answer failure(std::string text) { return {.error = std::move(text)}; }

}  // namespace

std::shared_ptr<mazeplay::Exhibit> Studio::exhibit() const { return prepare_(view_of(request_.made)); }

bool Studio::can_reload() const { return request_.command.config && *request_.command.config != "-"; }

bool Studio::has_file() const {
    return request_.output && request_.output->target.kind == mazeapp::OutputTarget::Kind::replace;
}

std::string Studio::write_file(const MadeMaze& made) const {
    // Standard output and pipes got the first maze and get no other.
    if (!has_file()) {
        return {};
    }
    const mazeapp::WriteResult written = mazeapp::write_maze(made, *request_.output);
    return written.ok() ? ""
                        : "cannot write " + mazegen::quoted(request_.output->name) + ": " + written.error;
}

Answer Studio::make(GeneratePlan plan, bool traced) {
    MadeMaze made = mazeapp::make_maze(plan, traced);
    mazeapp::solve_maze(made);
    if (!traced) {
        if (std::string error = write_file(made); !error.empty()) {
            return failure(std::move(error));
        }
    }
    written_ = !traced;
    request_.plan = std::move(plan);
    request_.made = std::move(made);
    return {.maze = exhibit()};
}

Answer Studio::redraw(bool traced) {
    GeneratePlan plan = request_.plan.value();
    plan.seed = mazeapp::drawn_seed();
    plan.options.seed = plan.seed.value;
    return make(std::move(plan), traced);
}

Answer Studio::next_algorithm() {
    GeneratePlan plan = request_.plan.value();
    const auto table = mazegen::algorithms();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].name == request_.plan->options.algorithm) {
            plan.options.algorithm = table[(i + 1) % table.size()].name;
        }
    }
    return make(std::move(plan), false);
}

Answer Studio::other_loops() {
    GeneratePlan plan = request_.plan.value();
    const bool perfect = plan.options.loops_percent == 0 && plan.options.braid == 0;
    plan.options.loops_percent = perfect ? mazeapp::kDefaultLoopsPercent : 0;
    plan.options.braid = 0;
    return make(std::move(plan), false);
}

Answer Studio::resize(bool larger) {
    GeneratePlan plan = request_.plan.value();
    const auto changed = [larger](std::int64_t length) {
        const std::int64_t by = std::max<std::int64_t>(1, length / 10);
        return larger ? length + by : std::max<std::int64_t>(2, length - by);
    };
    const mazegen::Size before = plan.options.size;
    const mazegen::Size size{changed(before.width), changed(before.height)};
    if (size == before) {
        return failure("a maze has at least 2x2 cells here");
    }
    if (auto problem = mazeapp::memory_problem(size, *mazegen::find_algorithm(plan.options.algorithm))) {
        return failure(*std::move(problem));
    }
    plan.options.size = size;
    plan.ends = mazeapp::ends_in(size, before, plan.ends, plan.options.pattern);
    return make(std::move(plan), false);
}

Answer Studio::reload() { return make(mazeapp::prepare_generation(request_.command)); }

Answer Studio::make(mazeapp::Preparation prepared) {
    std::ranges::move(prepared.output_errors, std::back_inserter(prepared.errors));
    if (!prepared.errors.empty()) {
        std::string lines = prepared.errors.front();
        for (std::size_t i = 1; i < prepared.errors.size(); ++i) {
            lines += '\n' + prepared.errors[i];
        }
        return failure(std::move(lines));
    }
    const auto output = std::exchange(request_.output, prepared.output);
    Answer answer = make(std::move(prepared.plan), false);
    if (!answer.error.empty()) {
        request_.output = output;
    }
    return answer;
}

Answer Studio::write() {
    request_.made.trace.reset();
    Answer answer = written_ ? Answer{} : failure(write_file(request_.made));
    written_ = true;
    answer.ends_wait = false;
    return answer;
}

Answer Studio::save(const WritePicture& write_picture) const {
    const std::string name = picture_name();
    Answer answer{.error = write_picture(name), .ends_wait = false};
    if (answer.error.empty()) {
        answer.notice = "saved " + name;
    }
    return answer;
}

std::string Studio::picture_name() const {
    std::filesystem::path file = has_file() ? request_.output->name : "a_maze_ing";
    const std::string stem = file.stem().string();
    int number = 0;
    std::error_code ignored;
    do {
        file.replace_filename(stem + '-' + std::to_string(++number) + ".png");
    } while (std::filesystem::exists(std::filesystem::symlink_status(file, ignored)));
    return file.string();
}

std::string Studio::write_png(const std::string& path_letters, const std::string& name) const {
    const std::string failed = "cannot write " + mazegen::quoted(name) + ": ";
    const auto target = mazeapp::find_target(name);
    if (!target) {
        return failed + target.error().message;
    }
    mazeapp::OutputPlan output;
    output.name = name;
    output.target = *target;
    output.format = mazeapp::find_format("png");
    output.with_path = !path_letters.empty();
    const MadeMaze& made = request_.made;
    if (const auto problems = mazeapp::judge_drawing(request_.settings, made.maze->size(), output);
        !problems.empty()) {
        return problems.front();
    }
    const auto written = mazeapp::write_maze(made, path_letters, output);
    return written.error.empty() ? "" : failed + written.error;
}

Answer Studio::values() const {
    std::string text;
    if (can_reload()) {
        const auto read = mazeapp::read_config_file(*request_.command.config);
        if (!read) {
            return {.error = read.error().message, .ends_wait = false};
        }
        text = *read;
    }
    return {.values = mazeapp::values_in_effect(text, request_.command, request_.plan.value()),
            .ends_wait = false};
}

Answer Studio::apply(const mazeplay::Values& values) {
    return make(mazeapp::prepare_with_values(request_.command, values));
}

Answer Studio::write_config(const mazeplay::Values& values) const {
    const mazeapp::Preparation prepared = mazeapp::prepare_with_values(request_.command, values);
    const std::string error = !prepared.errors.empty()
                                  ? prepared.errors.front()
                                  : mazeapp::write_config_values(request_.command.config.value(), values);
    return {.notice = error.empty() ? "written to " + mazeapp::shown_name(*request_.command.config) : "",
            .error = error,
            .ends_wait = false};
}

namespace {

Answer hint(const std::optional<mazeplay::Play>& play) {
    Answer answer{.ends_wait = false};
    const auto step = play ? play->hint() : std::nullopt;
    if (step) {
        answer.hint = {play->at(), *step};
    }
    return answer;
}

}  // namespace

bool start_job(Request::Kind kind, const mazeplay::Visit& visit, Studio& studio, Worker& worker) {
    const auto start = [&worker](auto job, Worker::Kind of = Worker::Kind::for_the_screen) {
        worker.start(of, job);
        return true;
    };
    switch (kind) {
        case Request::Kind::redraw:
            return start([&studio] { return studio.redraw(false); });
        case Request::Kind::animate:
            return start([&studio] { return studio.redraw(true); });
        case Request::Kind::next_algorithm:
            return start([&studio] { return studio.next_algorithm(); });
        case Request::Kind::other_loops:
            return start([&studio] { return studio.other_loops(); });
        case Request::Kind::smaller:
            return start([&studio] { return studio.resize(false); });
        case Request::Kind::larger:
            return start([&studio] { return studio.resize(true); });
        case Request::Kind::reload:
            return start([&studio] { return studio.reload(); });
        case Request::Kind::write:
            return start([&studio] { return studio.write(); }, Worker::Kind::duty);
        case Request::Kind::values:
            return start([&studio] { return studio.values(); });
        case Request::Kind::hint:
            return start([exhibit = visit.exhibit(), play = visit.play()] { return hint(play); });
        default:
            return false;
    }
}

mazeapp::ViewResult end_showing(Worker& worker, std::string error, const mazeapp::Console& console) {
    while (error.empty() && worker.has_duty()) {
        error = worker.wait().error;
    }
    if (worker.busy()) {
        if (!error.empty()) {
            console.error(error);
        }
        mazeapp::end_process(error.empty() ? 0 : 1);
    }
    return {.error = error};
}
