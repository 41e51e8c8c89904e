#include "studio.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <utility>

#include "png.hpp"

using mazeapp::GeneratePlan;
using mazeapp::MadeMaze;
using mazeview::Answer;

namespace {

/// There is room for a few words only.
std::string shortened(const std::string& text) {
    constexpr std::size_t most_characters = 24;
    const std::string_view shown = mazegen::first_characters(text, most_characters);
    return mazegen::printable(shown) + (shown.size() < text.size() ? "\u2026" : "");
}

mazeview::ViewedMaze view_of(const MadeMaze& made) {
    return {.maze = made.maze,
            .ends = made.ends.value_or(own_ends(made)),
            .path = made.path.value_or(mazegen::Path{}),
            .seed = shortened(made.seed),
            .algorithm = shortened(made.algorithm),
            .trace = made.trace,
            .collectibles = made.collectibles,
            .lone = lone_cells(made)};
}

std::shared_ptr<mazeview::Exhibit> exhibit_of(const MadeMaze& made) {
    return std::make_shared<mazeview::Exhibit>(view_of(made));
}

Answer failure(std::string text) { return {.error = std::move(text)}; }

}  // namespace

std::string write_picture(const mazedraw::Canvas& picture, const std::string& name) {
    const std::string failed = "cannot write " + mazegen::quoted(name) + ": ";
    const auto target = mazeapp::find_target(name);
    if (!target) {
        return failed + target.error().message;
    }
    const auto written = mazeapp::write_output(
        *target, [&](const mazegen::Sink& sink) { mazedraw::write_png(picture, sink); });
    return written.error.empty() ? "" : failed + written.error;
}

std::shared_ptr<mazeview::Exhibit> Studio::exhibit() const { return exhibit_of(request_.made); }

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
    return {.maze = exhibit_of(request_.made)};
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

Answer Studio::reload() {
    mazeapp::Preparation prepared = mazeapp::prepare_generation(request_.command);
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

Answer Studio::save(const mazeview::Picture& picture) const {
    Answer answer = save_picture(picture);
    answer.ends_wait = false;
    return answer;
}

Answer Studio::save_picture(const mazeview::Picture& picture) const {
    std::filesystem::path file = has_file() ? request_.output->name : "a_maze_ing";
    const std::string stem = file.stem().string();
    int number = 0;
    std::error_code ignored;
    do {
        file.replace_filename(stem + '-' + std::to_string(++number) + ".png");
    } while (std::filesystem::exists(std::filesystem::symlink_status(file, ignored)));
    if (std::string error = write_picture(picture.draw(), file.string()); !error.empty()) {
        return failure(std::move(error));
    }
    return {.notice = "saved " + file.string()};
}

Worker::Worker() : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Worker::~Worker() {
    if (busy()) {
        thread_.join();
    }
    close(event_);
}

void Worker::start(Kind kind, std::function<Answer()> job) {
    waiting_.push_back({kind, std::move(job)});
    if (!busy()) {
        run_next();
    }
}

void Worker::run_next() {
    Job job = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    running_ = job.kind;
    thread_ = std::thread([this, run = std::move(job.run)] {
        Answer answer;
        try {
            answer = run();
        } catch (const std::exception&) {  // nothing may leave a thread; what can be thrown is std::bad_alloc
            answer = failure("there is not enough memory");
        }
        const std::lock_guard lock(mutex_);
        answer_ = std::move(answer);
        eventfd_write(event_, 1);
    });
}

bool Worker::has_duty() const {
    return (busy() && running_ == Kind::duty) ||
           std::ranges::find(waiting_, Kind::duty, &Job::kind) != waiting_.end();
}

Answer Worker::wait() {
    for (;;) {
        pollfd ready{event_, POLLIN, 0};
        poll(&ready, 1, -1);
        if (auto answer = take()) {
            return *std::move(answer);
        }
    }
}

std::optional<Answer> Worker::take() {
    std::optional<Answer> answer;
    {
        const std::lock_guard lock(mutex_);
        answer = std::exchange(answer_, std::nullopt);
    }
    if (answer) {
        eventfd_t count = 0;
        eventfd_read(event_, &count);
        thread_.join();
        if (!waiting_.empty()) {
            run_next();
        }
    }
    return answer;
}
