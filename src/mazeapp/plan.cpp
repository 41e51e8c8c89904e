#include "plan.hpp"

#include <algorithm>
#include <iterator>

#include "config.hpp"
#include "drawing_plan.hpp"
#include "machine.hpp"
#include "mazegen/pattern.hpp"
#include "mazegen/stream.hpp"
#include "numbered_name.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

constexpr std::int64_t kDefaultWidth = 20;
constexpr std::int64_t kDefaultHeight = 15;

void judge_end(const Settings& settings, std::string_view key, mazegen::Cell cell, const GeneratePlan& plan,
               bool pattern_known, Problems& problems) {
    const mazegen::Size size = plan.options.size;
    if (!mazegen::contains(size, cell)) {
        problems.push_back(origin(settings, {key}) + "cell " + to_string(cell) +
                           " lies outside the maze of " + to_string(size) + " cells (x from 0 to " +
                           std::to_string(size.width - 1) + ", y from 0 to " +
                           std::to_string(size.height - 1) + ')');
        return;
    }
    const auto pattern =
        plan.options.pattern && pattern_known ? mazegen::pattern_cells(size) : std::vector<mazegen::Cell>{};
    if (std::ranges::find(pattern, cell) != pattern.end()) {
        problems.push_back(origin(settings, {key}) + "cell " + to_string(cell) +
                           " is a closed cell of the 42");
    }
}

std::string planned_name(const Settings& settings) { return settings.output.value_or("-"); }

const Format& planned_format(const Settings& settings) {
    return settings.format != nullptr ? *settings.format : default_format(planned_name(settings));
}

/// Whether nobody needs the maze but the file.
bool can_stream(const Settings& settings, const std::optional<std::string>& config,
                const mazegen::GenerateOptions& options) {
    return planned_format(settings).stream != nullptr && !settings.stats && !settings.batch.asked() &&
           !wants_screen(settings, config) && !mazegen::problem_with_stream(options, !settings.no_path);
}

/// Says that there is less memory than needed.
std::optional<std::string> shortage(mazegen::Size size, double needed) {
    const std::uint64_t available = available_memory();
    if (needed <= static_cast<double>(available)) {
        return std::nullopt;
    }
    return "a maze of " + to_string(size) + " cells takes " + shown_bytes(needed) +
           " of memory, and there are " + shown_bytes(static_cast<double>(available));
}

/// What is meant but comes to nothing, or costs more than one may think.
void add_notes(const Settings& settings, const mazegen::GenerateOptions& options,
               std::vector<std::string>& notes) {
    const bool perfect = settings.perfect.value_or(true);
    for (const auto& [key, given] : {std::pair{"LOOPS", settings.loops_percent.has_value()},
                                     std::pair{"BRAID", settings.braid.has_value()}}) {
        if (perfect && given) {
            notes.push_back(origin(settings, {key}) + "counts with PERFECT=False only");
        }
    }
    if (settings.growing && options.algorithm != "growing_tree") {
        notes.push_back("--growing: counts with growing_tree only");
    }
    constexpr std::int64_t many_cells = 4'000'000;
    if (options.algorithm == "aldous_broder" && options.size.cells() > many_cells) {
        notes.push_back("aldous_broder is slow on so large a maze; wilson is as fair and faster");
    }
    if (options.pattern && !mazegen::has_room_for_pattern(options.size)) {
        notes.push_back("the 42 is left out: a maze of " + to_string(options.size) +
                        " cells is smaller than " + to_string(mazegen::kSmallestSizeWithPattern));
    }
    if (settings.collectibles > 0 && maze_is_written(settings) &&
        !planned_format(settings).with_collectibles) {
        notes.push_back(origin(settings, {"COLLECTIBLES"}) + "the format " +
                        std::string(planned_format(settings).name) +
                        " has no place for collectibles; they are left out of the file");
    }
}

}  // namespace

bool wants_screen(const Settings& settings, const std::optional<std::string>& config) {
    return settings.tui || settings.view == true || settings.render ||
           (settings.view != false && config && planned_name(settings) != "-" && !settings.batch.asked());
}

bool is_book(const Settings& settings) {
    const auto name = parse_batch_name(planned_name(settings));
    return settings.batch.asked() && (planned_format(settings).drawn & kSheets) != 0 && name &&
           !name->numbered;
}

bool maze_is_written(const Settings& settings) {
    return (!settings.render && !settings.tui) || settings.output;
}

Problems plan_generation(const Settings& settings, const std::optional<std::string>& config, bool complete,
                         GeneratePlan& plan, std::vector<std::string>& notes) {
    Problems problems;
    mazegen::GenerateOptions& options = plan.options;
    options.size = {settings.width.value_or(kDefaultWidth), settings.height.value_or(kDefaultHeight)};
    const mazegen::Algorithm& algorithm =
        settings.algorithm != nullptr ? *settings.algorithm : mazegen::algorithms().front();
    options.algorithm = algorithm.name;
    options.pattern = settings.pattern.value_or(true);

    const bool perfect = settings.perfect.value_or(true);
    options.loops_percent = perfect ? 0 : settings.loops_percent.value_or(kDefaultLoopsPercent);
    options.braid = perfect ? 0 : settings.braid.value_or(0);
    options.threads = settings.threads;
    options.growing = settings.growing.value_or(mazegen::GrowingRule{});
    add_notes(settings, options, notes);

    plan.ends = {settings.entry.value_or(mazegen::Cell{0, 0}),
                 settings.exit.value_or(mazegen::Cell{options.size.width - 1, options.size.height - 1})};
    const bool size_known = complete || (settings.width && settings.height);
    if (size_known) {
        judge_end(settings, "ENTRY", plan.ends.entry, plan, complete || settings.pattern, problems);
        judge_end(settings, "EXIT", plan.ends.exit, plan, complete || settings.pattern, problems);
    }
    if (plan.ends.entry == plan.ends.exit && (complete || (settings.entry && settings.exit))) {
        problems.push_back(origin(settings, {"EXIT", "ENTRY"}) + "entry and exit are the same cell, " +
                           to_string(plan.ends.exit));
    }
    plan.collectibles = settings.collectibles;
    plan.streamed = can_stream(settings, config, options);
    const double copy = settings.solver != nullptr || settings.stats ? 1 : 0;  // what they work on
    const double later = std::max(copy, planned_format(settings).extra_bytes);
    if (const auto problem = plan.streamed
                                 ? stream_memory_problem(options.size, algorithm, !settings.no_path)
                                 : memory_problem(options.size, algorithm, later, plan.collectibles);
        problem && size_known) {
        problems.push_back(origin(settings, {"WIDTH", "HEIGHT"}) + *problem);
    }

    plan.seed_drawn = !settings.seed;
    plan.seed = settings.seed ? *settings.seed : drawn_seed();
    options.seed = plan.seed.value;
    return problems;
}

mazegen::Ends ends_in(mazegen::Size size, mazegen::Size before, const mazegen::Ends& ends, bool pattern) {
    const auto moved = [](std::int64_t at, std::int64_t was, std::int64_t now) {
        return at == was - 1 ? now - 1 : std::min(at, now - 1);
    };
    const auto cell = [&](mazegen::Cell at) {
        return mazegen::Cell{moved(at.x, before.width, size.width), moved(at.y, before.height, size.height)};
    };
    const mazegen::Ends result{cell(ends.entry), cell(ends.exit)};
    const auto closed = pattern ? mazegen::pattern_cells(size) : std::vector<mazegen::Cell>{};
    const bool blocked = std::ranges::find(closed, result.entry) != closed.end() ||
                         std::ranges::find(closed, result.exit) != closed.end();
    return blocked || result.entry == result.exit ? mazegen::Ends{{0, 0}, {size.width - 1, size.height - 1}}
                                                  : result;
}

std::optional<GeneratePlan> plan_like(mazegen::Size size, const std::optional<mazegen::Ends>& ends) {
    if (size.cells() == 1) {
        return std::nullopt;
    }
    const mazegen::Ends corners{{0, 0}, {size.width - 1, size.height - 1}};
    GeneratePlan plan{.options = {.size = size},
                      .seed = drawn_seed(),
                      .seed_drawn = true,
                      .ends = ends_in(size, size, ends.value_or(corners), true)};
    plan.options.seed = plan.seed.value;
    return plan;
}

mazegen::Seed drawn_seed() { return *mazegen::parse_seed(std::to_string(draw_seed())); }

Problems apply_options(const CommandLine& command, Settings& settings) {
    Problems problems;
    for (const auto& [setting, text] : command.options) {
        const std::string name(setting->long_option());
        if (const auto fault = setting->apply(settings, text)) {
            problems.push_back(name + ": " + *fault);
        } else if (!setting->key.empty()) {
            settings.origin[setting->key] = name;
        }
    }
    return problems;
}

Problems judge_drawing(const Settings& settings, mazegen::Size size, OutputPlan& output) {
    Problems problems = plan_drawing(settings, *output.format, output.drawing);
    if (problems.empty() && (output.format->drawn & kLines) != 0 && !is_book(settings)) {
        if (auto problem = drawing_problem(settings, *output.format, output.drawing, size,
                                           style_for(output.drawing, size))) {
            problems.push_back(*std::move(problem));
        }
    }
    return problems;
}

mazegen::Result<std::string> read_config_file(const std::string& name) {
    constexpr std::uint64_t most = 16 << 20;  // bytes; what is larger is something else
    auto text = read_file(name, most);
    if (!text) {
        return mazegen::Error{.message = "cannot read CONFIG " + mazegen::quoted(shown_name(name)) + ": " +
                                         text.error().message};
    }
    return text;
}

void plan_all(const CommandLine& command, Preparation& preparation) {
    apply_options(command, preparation.settings);
    const bool complete = preparation.errors.empty();
    std::ranges::move(
        plan_generation(preparation.settings, command.config, complete, preparation.plan, preparation.notes),
        std::back_inserter(preparation.errors));
    if (complete || preparation.settings.output) {
        preparation.output_errors = plan_output(preparation.settings, command.config, preparation.output);
        preparation.plan.solved = preparation.output.with_path;
        std::ranges::move(
            judge_drawing(preparation.settings, preparation.plan.options.size, preparation.output),
            std::back_inserter(preparation.errors));
    }
}

Preparation prepare_generation(const CommandLine& command) {
    Preparation result;
    if (command.config) {
        const auto text = read_config_file(*command.config);
        if (!text) {
            result.errors.push_back(text.error().message);
            return result;
        }
        ConfigReport report = read_config(*text, shown_name(*command.config), result.settings);
        result.errors = std::move(report.errors);
        result.warnings = std::move(report.warnings);
    }
    plan_all(command, result);
    return result;
}

Problems plan_output(const Settings& settings, const std::optional<std::string>& config, OutputPlan& plan) {
    Problems problems;
    plan.name = planned_name(settings);
    if (const auto name = settings.batch.asked() ? parse_batch_name(plan.name) : std::nullopt) {
        plan.name = name->numbered ? name->numbered->with(settings.batch.first.value_or(1)) : name->plain;
    }
    plan.format = &planned_format(settings);
    plan.with_ends = !settings.no_path;
    plan.with_path = plan.with_ends && (plan.format->always_with_path || settings.solve);
    plan.color = plan.name == "-" && stdout_shows_color();
    const auto target = find_target(plan.name);
    if (!target) {
        problems.push_back(origin(settings, {"OUTPUT_FILE"}) + "cannot write " + mazegen::quoted(plan.name) +
                           ": " + target.error().message);
        return problems;
    }
    plan.target = *target;
    if (config && plan.target.kind == OutputTarget::Kind::replace &&
        same_file(*config == "-" ? "/dev/stdin" : *config, plan.target.path)) {
        problems.push_back(origin(settings, {"OUTPUT_FILE"}) + mazegen::quoted(plan.name) +
                           " is the CONFIG file itself");
    }
    return problems;
}

std::optional<std::string> memory_problem(mazegen::Size size, const mazegen::Algorithm& algorithm,
                                          double later, std::int64_t collectibles) {
    if (!mazegen::Maze::fits(size)) {
        return "a maze of " + to_string(size) + " cells is larger than any memory";
    }
    // Beyond the maze and what the algorithm takes: the path and the search for it, rarely a quarter
    // of a byte a cell.
    return shortage(size,
                    static_cast<double>(mazegen::Maze::bytes_needed(size)) +
                        static_cast<double>(size.cells()) * (std::max(algorithm.extra_bytes, later) + 0.25) +
                        static_cast<double>(size.width) * algorithm.column_bytes +
                        static_cast<double>(std::min(collectibles, size.cells())) * sizeof(mazegen::Cell));
}

std::optional<std::string> stream_memory_problem(mazegen::Size size, const mazegen::Algorithm& algorithm,
                                                 bool with_path) {
    // The path goes about one step to the side for each to the south, and along the last row; a growing
    // text takes up to three times its length.
    const double columns = static_cast<double>(size.width);
    const double letters = with_path ? columns + 3 * static_cast<double>(size.height) : 0;
    return shortage(size, columns * (algorithm.column_bytes + 0.5) + 3 * letters);
}

}  // namespace mazeapp
