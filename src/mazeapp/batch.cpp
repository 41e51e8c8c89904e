#include "batch.hpp"

#include <algorithm>
#include <deque>
#include <future>
#include <system_error>
#include <thread>

#include "drawing_plan.hpp"
#include "mazegen/algorithm.hpp"
#include "mazegen/pattern.hpp"
#include "mazeprint/book.hpp"

namespace mazeapp {

namespace {

/// As much of the way from a to b as `done` of `all`.
std::int64_t part_way(std::int64_t a, std::int64_t b, std::int64_t done, std::int64_t all) {
    return all == 0 ? a : a + (b - a) * done / all;
}

/// What is wrong with the sizes and ends of the mazes of a batch that grows.
Problems judge_growth(const GeneratePlan& plan, const OutputPlan& output, const BatchPlan& batch) {
    const mazegen::Size from = plan.options.size;
    if (batch.grow->width < from.width || batch.grow->height < from.height) {
        return {"--grow: " + to_string(*batch.grow) + " is smaller than the first maze, " + to_string(from)};
    }
    constexpr std::int64_t most = 1'000'000;
    if (batch.count > most) {
        return {"--grow: a book that grows has at most " + std::to_string(most) + " mazes"};
    }
    if (const auto problem = memory_problem(*batch.grow, *mazegen::find_algorithm(plan.options.algorithm),
                                            output.format->extra_bytes)) {
        return {"--grow: " + *problem};
    }
    mazegen::Size judged{};
    for (std::int64_t number = batch.first; number <= batch.last(); ++number) {
        const mazegen::Size size = numbered_size(plan, batch, number);
        if (size == judged || !plan.options.pattern) {
            continue;
        }
        judged = size;
        const mazegen::Ends ends = numbered_plan(plan, batch, number).ends;
        for (const mazegen::Cell closed : mazegen::pattern_cells(size)) {
            if (closed == ends.entry || closed == ends.exit) {
                return {"--grow: in the maze of " + to_string(size) + " cells " + to_string(closed) +
                        " is a closed cell of the 42"};
            }
        }
    }
    return {};
}

/// What is wrong with the measures of the largest maze on its page.
Problems judge_page(const Settings& settings, const GeneratePlan& plan, const OutputPlan& output,
                    const BatchPlan& batch) {
    const mazegen::Size size = numbered_size(plan, batch, batch.last());
    auto problem = drawing_problem(settings, *output.format, output.drawing, size,
                                   mazeprint::puzzle_style(book_of(output, batch), size));
    return problem ? Problems{*std::move(problem)} : Problems{};
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
            write_pages();
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

    MadeMaze make(std::int64_t number) {
        MadeMaze made = make_maze(numbered_plan(plan_, batch_, number), false);
        if (plan_.solved) {
            solve_maze(made);  // a maze that was made has a way
        }
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
            if (batch_.config && same_file(*batch_.config, target->path)) {
                result_.written.error = "it is the CONFIG file itself";
                return;
            }
            result_.written = write_maze(make(number), output);
            count(1);
        }
    }

    void write_pages() {
        const mazeprint::Book book = book_of(output_, batch_);
        const auto puzzle = [&](std::int64_t number) {
            MadeMaze made = make(number);
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

    /// Some threads make pieces of the text, which are written in their order. Large mazes are made one by
    /// one and not kept as text.
    void stream(const mazegen::Sink& sink) {
        constexpr std::int64_t cells_at_once = 100'000;  // some milliseconds
        const std::int64_t mazes = std::min<std::int64_t>(cells_at_once / plan_.options.size.cells(), 1000);
        if (mazes == 0) {
            for (std::int64_t number = batch_.first; number <= batch_.last(); ++number) {
                if (!write_one(number, sink)) {
                    return;
                }
                count(1);
            }
            return;
        }
        const std::size_t threads = plan_.options.threads > 0
                                        ? static_cast<std::size_t>(plan_.options.threads)
                                        : std::max(1U, std::thread::hardware_concurrency());
        std::deque<std::future<std::string>> pieces;
        std::int64_t next = batch_.first;
        while (next <= batch_.last() || !pieces.empty()) {
            while (next <= batch_.last() && pieces.size() < threads) {
                const std::int64_t end = std::min(next + mazes, batch_.last() + 1);
                pieces.push_back(started([this, next, end] { return text_of(next, end); }, threads > 1));
                next = end;
            }
            const std::string text = pieces.front().get();
            pieces.pop_front();
            if (!sink(text)) {
                return;
            }
        }
    }

    /// In a thread of its own if it may and can be, otherwise when it is asked for.
    template <class Work>
    static std::future<std::string> started(Work work, bool in_thread) {
        if (in_thread) {
            try {
                return std::async(std::launch::async, work);
            } catch (const std::system_error&) {  // there are no more threads
            }
        }
        return std::async(std::launch::deferred, work);
    }

    /// Between two mazes stands what the format says, so that pieces of a batch can be put together; one maze
    /// stands alone.
    bool write_one(std::int64_t number, const mazegen::Sink& sink) {
        if (number > 1 && batch_.count > 1 && !sink(*output_.format->between)) {
            return false;
        }
        const MadeMaze made = make(number);
        return output_.format->write(
            picture_of(made, made.path ? made.path->letters : std::string_view{}, output_), sink);
    }

    std::string text_of(std::int64_t number, std::int64_t end) {
        std::string text;
        const mazegen::Sink append = [&text](std::string_view piece) {
            text += piece;
            return true;
        };
        for (; number < end; ++number) {
            write_one(number, append);
            count(1);
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

Problems plan_batch(const Settings& settings, const std::optional<std::string>& config, GeneratePlan& plan,
                    const OutputPlan& output, BatchPlan& batch) {
    Problems problems;
    const BatchSettings& asked = settings.batch;
    batch.count = asked.count.value_or(1);
    batch.first = asked.first.value_or(1);
    batch.grow = asked.grow;
    batch.exit_given = settings.exit.has_value();
    batch.per_page = static_cast<int>(asked.per_page.value_or(1));
    batch.answers = static_cast<int>(asked.answers.value_or(0));
    batch.title = asked.title.value_or("");
    batch.config = config;
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
            problems.push_back(std::string(name) + " does not go with many mazes or a book");
        }
    }
    const std::string asked_name = settings.output.value_or("-");
    auto name = parse_batch_name(asked_name);
    if (!name) {
        problems.push_back(origin(settings, {"OUTPUT_FILE"}) + mazegen::quoted(asked_name) +
                           " needs one %d or %03d for the number, and %% for a percent sign");
        return problems;
    }
    batch.name = std::move(name->numbered);
    const bool book = is_book(settings);
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
    if (problems.empty() && batch.grow) {
        problems = judge_growth(plan, output, batch);
    }
    if (problems.empty() && book) {
        problems = judge_page(settings, plan, output, batch);
    }
    plan.solved = plan.solved || batch.answers > 0;
    return problems;
}

mazegen::Size numbered_size(const GeneratePlan& plan, const BatchPlan& batch, std::int64_t number) {
    const mazegen::Size size = plan.options.size;
    if (!batch.grow) {
        return size;
    }
    const std::int64_t done = number - batch.first;
    return {part_way(size.width, batch.grow->width, done, batch.count - 1),
            part_way(size.height, batch.grow->height, done, batch.count - 1)};
}

GeneratePlan numbered_plan(const GeneratePlan& plan, const BatchPlan& batch, std::int64_t number) {
    GeneratePlan numbered = plan;
    numbered.seed = mazegen::numbered_seed(plan.seed, number);
    numbered.options.seed = numbered.seed.value;
    numbered.options.progress = nullptr;
    numbered.options.size = numbered_size(plan, batch, number);
    if (batch.grow && !batch.exit_given) {
        numbered.ends.exit = {numbered.options.size.width - 1, numbered.options.size.height - 1};
    }
    return numbered;
}

mazeprint::Book book_of(const OutputPlan& output, const BatchPlan& batch) {
    const DrawingPlan& drawing = output.drawing;
    return {.page = {drawing.paper->width_mm, drawing.paper->height_mm},
            .margin_mm = drawing.style.margin,
            .first = batch.first,
            .count = batch.count,
            .per_page = batch.per_page,
            .answers_per_page = batch.answers,
            .solved = output.with_path,
            .title = batch.title,
            .style = drawing.style,
            .cell_mm = drawing.cell_given ? std::optional(drawing.style.cell) : std::nullopt,
            .wall_given = drawing.wall_given};
}

BatchResult write_batch(const GeneratePlan& plan, const OutputPlan& output, const BatchPlan& batch,
                        std::atomic<std::int64_t>* done) {
    return Batch(plan, output, batch, done).write();
}

}  // namespace mazeapp
