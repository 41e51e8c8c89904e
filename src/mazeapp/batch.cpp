#include "batch.hpp"

#include <algorithm>
#include <deque>
#include <future>
#include <thread>

#include "drawing_plan.hpp"
#include "mazegen/pattern.hpp"
#include "mazeprint/book.hpp"

namespace mazeapp {

namespace {

/// The pieces of a name; nothing when a percent sign in it means nothing, or there are two numbers.
struct ParsedName {
    std::optional<NumberedName> numbered;
    std::string plain;  // without a number
};

std::optional<ParsedName> parse_name(std::string_view text) {
    ParsedName parsed;
    std::string* part = &parsed.plain;
    while (!text.empty()) {
        const char c = text.front();
        text.remove_prefix(1);
        if (c != '%') {
            *part += c;
            continue;
        }
        if (text.starts_with('%')) {
            *part += '%';
            text.remove_prefix(1);
            continue;
        }
        int digits = 0;
        if (text.size() > 2 && text[0] == '0' && text[1] >= '1' && text[1] <= '9') {
            digits = text[1] - '0';
            text.remove_prefix(2);
        }
        if (!text.starts_with('d') || parsed.numbered) {
            return std::nullopt;
        }
        text.remove_prefix(1);
        parsed.numbered = NumberedName{parsed.plain, "", digits};
        part = &parsed.numbered->after;
    }
    return parsed;
}

/// As much of the way from a to b as `done` of `all`.
std::int64_t between(std::int64_t a, std::int64_t b, std::int64_t done, std::int64_t all) {
    return all == 0 ? a : a + (b - a) * done / all;
}

MadeMaze make_numbered(const GeneratePlan& plan, const BatchPlan& batch, std::int64_t number, bool solved) {
    MadeMaze made = make_maze(numbered_plan(plan, batch, number), false);
    if (solved) {
        solve_maze(made);  // a maze that was made has a way
    }
    return made;
}

/// What is wrong with the sizes and ends of the mazes of a batch that grows.
Problems judge_growth(const GeneratePlan& plan, const BatchPlan& batch) {
    Problems problems;
    if (!batch.grow) {
        return problems;
    }
    const mazegen::Size from = plan.options.size;
    if (batch.grow->width < from.width || batch.grow->height < from.height) {
        return {"--grow: " + to_string(*batch.grow) + " is smaller than the first maze, " + to_string(from)};
    }
    mazegen::Size judged{};
    for (std::int64_t number = batch.first; number <= batch.last() && problems.empty(); ++number) {
        const GeneratePlan numbered = numbered_plan(plan, batch, number);
        if (numbered.options.size == judged) {
            continue;
        }
        judged = numbered.options.size;
        for (const mazegen::Cell closed : mazegen::pattern_cells(judged)) {
            if (plan.options.pattern && (closed == numbered.ends.entry || closed == numbered.ends.exit)) {
                problems.push_back("--grow: in the maze of " + to_string(judged) + " cells " +
                                   to_string(closed) + " is a closed cell of the 42");
            }
        }
        if (judged == *batch.grow) {
            break;
        }
    }
    return problems;
}

class Batch {
  public:
    Batch(const GeneratePlan& plan, const OutputPlan& output, const BatchPlan& batch,
          std::atomic<std::int64_t>* done)
        : plan_(plan), output_(output), batch_(batch), done_(done) {}

    BatchResult write() {
        result_.name = output_.name;
        if (batch_.name) {
            write_files();
        } else if ((output_.format->drawn & kSheets) != 0) {
            write_book();
        } else {
            result_.written = write_output(output_.target, [&](const mazegen::Sink& sink) { stream(sink); });
        }
        result_.loops_failed = loops_failed_;
        return result_;
    }

  private:
    void count(std::int64_t mazes) {
        if (done_ != nullptr) {
            *done_ += mazes;
        }
    }

    MadeMaze make(std::int64_t number, bool solved) {
        MadeMaze made = make_numbered(plan_, batch_, number, solved);
        if (made.loops_failed) {
            loops_failed_ = true;
        }
        return made;
    }

    void write_files() {
        for (std::int64_t number = batch_.first; number <= batch_.last() && result_.written.ok(); ++number) {
            OutputPlan output = output_;
            output.name = result_.name = batch_.name->with(number);
            const auto target = find_target(output.name);
            if (!target) {
                result_.written.error = target.error().message;
                return;
            }
            output.target = *target;
            result_.written = write_maze(make(number, output.with_path), output);
            count(1);
        }
    }

    void write_book() {
        const DrawingPlan& drawing = output_.drawing;
        const mazeprint::Book book{
            .page = {drawing.paper->width_mm, drawing.paper->height_mm},
            .margin_mm = drawing.style.margin,
            .first = batch_.first,
            .count = batch_.count,
            .per_page = batch_.per_page,
            .answers_per_page = batch_.answers,
            .solved = output_.with_path,
            .title = batch_.title,
            .style = drawing.style,
            .cell_mm = drawing.cell_given ? std::optional(drawing.style.cell) : std::nullopt,
            .wall_given = drawing.wall_given};
        const bool solved = output_.with_path || batch_.answers > 0;
        const auto puzzle = [&](std::int64_t number) {
            MadeMaze made = make(number, solved);
            count(1);
            return mazeprint::Puzzle{.maze = made.maze,
                                     .ends = made.ends,
                                     .path = made.path ? std::move(made.path->letters) : std::string{},
                                     .seed = made.seed,
                                     .algorithm = made.algorithm,
                                     .closed_are_walls = false};
        };
        result_.written = write_output(
            output_.target, [&](const mazegen::Sink& sink) { mazeprint::write_book(book, puzzle, sink); });
    }

    /// Some threads make pieces of the text, which are written in their order.
    void stream(const mazegen::Sink& sink) {
        constexpr std::int64_t cells_at_once = 100'000;  // some milliseconds
        constexpr std::int64_t large = 4'000'000;        // cells; two such mazes are not made at once
        const std::int64_t cells = plan_.options.size.cells();
        const std::int64_t mazes = std::clamp<std::int64_t>(cells_at_once / cells, 1, 1000);
        const std::size_t threads = plan_.options.threads > 0
                                        ? static_cast<std::size_t>(plan_.options.threads)
                                        : std::max(1U, std::thread::hardware_concurrency());
        const std::size_t most = cells > large ? 1 : threads;
        std::deque<std::future<std::string>> pieces;
        std::int64_t next = batch_.first;
        while (next <= batch_.last() || !pieces.empty()) {
            while (next <= batch_.last() && pieces.size() < most) {
                const std::int64_t end = std::min(next + mazes, batch_.last() + 1);
                pieces.push_back(std::async(most > 1 ? std::launch::async : std::launch::deferred,
                                            [this, next, end] { return text_of(next, end); }));
                next = end;
            }
            const std::string text = pieces.front().get();
            pieces.pop_front();
            if (!sink(text)) {
                return;
            }
            count(mazes);
        }
    }

    std::string text_of(std::int64_t number, std::int64_t end) {
        std::string text;
        const mazegen::Sink append = [&text](std::string_view piece) {
            text += piece;
            return true;
        };
        for (; number < end; ++number) {
            // Between two mazes, so that pieces of a batch can be put together; one maze stands alone.
            if (number > 1 && batch_.count > 1) {
                text += *output_.format->between;
            }
            const MadeMaze made = make(number, output_.with_path);
            output_.format->write(
                picture_of(made, made.path ? made.path->letters : std::string_view{}, output_), append);
        }
        return text;
    }

    const GeneratePlan& plan_;
    const OutputPlan& output_;
    const BatchPlan& batch_;
    std::atomic<std::int64_t>* done_;
    std::atomic<bool> loops_failed_ = false;
    BatchResult result_;
};

}  // namespace

std::string NumberedName::with(std::int64_t number) const {
    const std::string text = std::to_string(number);
    const std::size_t zeros =
        static_cast<std::size_t>(digits) > text.size() ? static_cast<std::size_t>(digits) - text.size() : 0;
    return before + std::string(zeros, '0') + text + after;
}

bool is_book(const Settings& settings, const Format& format) {
    const auto name = parse_name(settings.output.value_or("-"));
    return settings.batch.asked() && (format.drawn & kSheets) != 0 && name && !name->numbered;
}

Problems plan_batch(const Settings& settings, GeneratePlan& plan, OutputPlan& output, BatchPlan& batch) {
    Problems problems;
    const BatchSettings& asked = settings.batch;
    batch.count = asked.count.value_or(1);
    batch.first = asked.first.value_or(1);
    batch.grow = asked.grow;
    batch.exit_given = settings.exit.has_value();
    batch.per_page = static_cast<int>(asked.per_page.value_or(1));
    batch.answers = static_cast<int>(asked.answers.value_or(0));
    batch.title = asked.title.value_or("");
    constexpr std::int64_t most = 1'000'000'000'000'000;
    if (batch.count > most || batch.first > most) {
        problems.emplace_back("--count, --first: there are no more than 10^15 mazes");
        return problems;
    }
    for (const auto& [name, given] :
         {std::pair{"--stats", settings.stats.has_value()}, std::pair{"--solver", settings.solver != nullptr},
          std::pair{"--view", settings.view == true}, std::pair{"--tui", settings.tui},
          std::pair{"--render", settings.render.has_value()}}) {
        if (given) {
            problems.push_back(std::string(name) + " goes with one maze, not with --count or --first");
        }
    }
    auto name = parse_name(output.name);
    if (!name) {
        problems.push_back(origin(settings, {"OUTPUT_FILE"}) + mazegen::quoted(output.name) +
                           " needs one %d or %03d for the number, and %% for a percent sign");
        return problems;
    }
    batch.name = std::move(name->numbered);
    if (!batch.name && name->plain != output.name) {
        output.name = name->plain;
        if (auto target = find_target(output.name)) {
            output.target = *std::move(target);
        } else {
            problems.push_back("cannot write " + mazegen::quoted(output.name) + ": " +
                               target.error().message);
        }
    }
    const bool book = is_book(settings, *output.format);
    if (!batch.name && !book && !output.format->between && batch.count > 1) {
        const std::string suffix(output.format->suffix);
        problems.push_back(origin(settings, {"OUTPUT_FILE"}) + "a file of the format " +
                           std::string(output.format->name) + " holds one maze; a name like maze-%d" +
                           suffix + " gives each its own");
    }
    for (const auto& [option, given] :
         {std::pair{"--per-page", asked.per_page.has_value()},
          std::pair{"--answers", asked.answers.has_value()}, std::pair{"--title", asked.title.has_value()},
          std::pair{"--grow", asked.grow.has_value()}}) {
        if (given && !book) {
            problems.push_back(std::string(option) + " is for a book: one pdf for all mazes");
        }
    }
    if (problems.empty()) {
        problems = judge_growth(plan, batch);
    }
    plan.solved = plan.solved || batch.answers > 0;
    return problems;
}

GeneratePlan numbered_plan(const GeneratePlan& plan, const BatchPlan& batch, std::int64_t number) {
    GeneratePlan numbered = plan;
    numbered.seed = mazegen::numbered_seed(plan.seed, number);
    numbered.options.seed = numbered.seed.value;
    numbered.options.progress = nullptr;
    if (batch.grow) {
        mazegen::Size& size = numbered.options.size;
        const std::int64_t done = number - batch.first;
        size = {between(size.width, batch.grow->width, done, batch.count - 1),
                between(size.height, batch.grow->height, done, batch.count - 1)};
        if (!batch.exit_given) {
            numbered.ends.exit = {size.width - 1, size.height - 1};
        }
    }
    return numbered;
}

BatchResult write_batch(const GeneratePlan& plan, const OutputPlan& output, const BatchPlan& batch,
                        std::atomic<std::int64_t>* done) {
    return Batch(plan, output, batch, done).write();
}

}  // namespace mazeapp
