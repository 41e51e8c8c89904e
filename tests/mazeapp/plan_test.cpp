// What settings mean once they have been understood: defaults, ends, memory, output.
#include "plan.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>

#include "machine.hpp"
#include "mazegen/pattern.hpp"
#include "program.hpp"

namespace mazeapp {
namespace {

struct Planned {
    GeneratePlan plan;
    Problems problems;
    std::vector<std::string> notes;
};

Planned planned(const Settings& settings) {
    Planned result;
    result.problems = plan_generation(settings, std::nullopt, true, result.plan, result.notes);
    return result;
}

TEST(PlanGeneration, defaults_are_20x15_perfect_dfs_with_pattern_and_a_drawn_seed) {
    const auto [plan, problems, notes] = planned({});
    EXPECT_TRUE(problems.empty());
    EXPECT_TRUE(notes.empty());
    EXPECT_EQ(plan.options.size, (mazegen::Size{20, 15}));
    EXPECT_EQ(plan.options.algorithm, "dfs");
    EXPECT_TRUE(plan.options.pattern);
    EXPECT_EQ(plan.options.loops_percent, 0);
    EXPECT_EQ(plan.ends, (mazegen::Ends{{0, 0}, {19, 14}}));
    EXPECT_TRUE(plan.seed_drawn);
    EXPECT_EQ(mazegen::parse_seed(plan.seed.text)->value, plan.seed.value);
    EXPECT_EQ(plan.options.seed, plan.seed.value);
}

TEST(PlanGeneration, imperfect_without_a_share_is_10_percent) {
    Settings settings;
    settings.perfect = false;
    EXPECT_EQ(planned(settings).plan.options.loops_percent, 10);
    settings.loops_percent = 0;
    EXPECT_EQ(planned(settings).plan.options.loops_percent, 0);
    settings.perfect = true;
    settings.loops_percent = 30;
    EXPECT_EQ(planned(settings).plan.options.loops_percent, 0);
    EXPECT_EQ(planned(settings).notes.size(), 1U);
}

TEST(PlanGeneration, ends_outside_equal_or_on_the_42_are_problems_with_their_origin) {
    Settings settings;
    settings.entry = mazegen::Cell{20, 0};
    settings.exit = mazegen::Cell{7, 5};
    settings.origin = {{"ENTRY", "c.txt:3: ENTRY"}, {"EXIT", "--exit"}};
    const auto problems = planned(settings).problems;
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_TRUE(problems[0].starts_with("c.txt:3: ENTRY: ")) << problems[0];
    EXPECT_TRUE(problems[1].starts_with("--exit: ")) << problems[1];
    settings.pattern = false;
    EXPECT_EQ(planned(settings).problems.size(), 1U);
    settings.entry = settings.exit;
    EXPECT_EQ(planned(settings).problems.size(), 1U);
}

TEST(PlanGeneration, a_missing_42_is_one_note) {
    Settings settings;
    settings.width = 9;
    EXPECT_EQ(planned(settings).notes.size(), 1U);
    settings.pattern = false;
    EXPECT_TRUE(planned(settings).notes.empty());
    settings.pattern = true;
    settings.width = 10;
    EXPECT_TRUE(planned(settings).notes.empty());
}

TEST(PlanGeneration, collectibles_are_planned_and_noted_where_the_file_has_no_place_for_them) {
    Settings settings;
    settings.collectibles = 7;
    settings.origin = {{"COLLECTIBLES", "c.txt:9: COLLECTIBLES"}};
    EXPECT_EQ(planned(settings).plan.collectibles, 7);
    EXPECT_TRUE(planned(settings).notes.empty()) << "a drawing has";
    settings.output = "maze.txt";
    const auto notes = planned(settings).notes;
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_TRUE(notes[0].starts_with("c.txt:9: COLLECTIBLES: ")) << notes[0];
    EXPECT_NE(notes[0].find("hex"), std::string::npos) << notes[0];
    settings.format = find_format("text");
    EXPECT_TRUE(planned(settings).notes.empty());
    settings.format = find_format("hex");
    settings.output.reset();
    settings.render = "screen.png";
    EXPECT_TRUE(planned(settings).notes.empty()) << "no file but the picture of a screen";
    settings.render.reset();
    settings.collectibles = 0;
    EXPECT_TRUE(planned(settings).notes.empty());
}

TEST(PlanGeneration, any_size_is_judged_without_overflow) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t width : {most, most - 1, most - 2, most / 2, std::int64_t{1} << 32}) {
        for (const std::int64_t height : {most, most - 2, std::int64_t{1} << 32, std::int64_t{1}}) {
            Settings settings;
            settings.width = width;
            settings.height = height;
            const auto problems = planned(settings).problems;
            if (width > 1 || height > 1) {
                EXPECT_EQ(problems.size(),
                          width == std::int64_t{1} << 32 && height == 1 ? problems.size() : 1U)
                    << width << 'x' << height;
            }
        }
    }
}

TEST(PlanGeneration, streams_what_nobody_needs_but_the_file) {
    Settings settings;
    settings.algorithm = mazegen::find_algorithm("binary_tree");
    settings.format = find_format("hex");
    settings.pattern = false;
    EXPECT_TRUE(planned(settings).plan.streamed);
    const auto streamed_with = [&](auto change, const std::optional<std::string>& config = std::nullopt) {
        Settings changed = settings;
        change(changed);
        GeneratePlan plan;
        std::vector<std::string> notes;
        plan_generation(changed, config, true, plan, notes);
        return plan.streamed;
    };
    EXPECT_TRUE(streamed_with([](Settings& s) { s.format = find_format("hex-compact"); }));
    EXPECT_TRUE(streamed_with([](Settings& s) { s.no_path = true; }));
    EXPECT_TRUE(streamed_with([](Settings& s) { s.collectibles = 5; }));
    EXPECT_TRUE(streamed_with([](Settings& s) { s.pattern = true, s.width = 9; }));
    EXPECT_TRUE(streamed_with([](Settings& s) { s.format = nullptr, s.output = "maze"; }));
    EXPECT_TRUE(streamed_with([](Settings& s) { s.output = "maze", s.view = false; }, "config"));
    EXPECT_TRUE(streamed_with([](Settings&) {}, "config"));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.output = "maze"; }, "config"));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.format = nullptr; }));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.view = true; }));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.render = "screen.png"; }));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.pattern = true; }));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.perfect = false; }));
    EXPECT_FALSE(streamed_with([](Settings& s) { s.algorithm = nullptr; }));
    settings.algorithm = mazegen::find_algorithm("eller");
    EXPECT_FALSE(planned(settings).plan.streamed);
    EXPECT_TRUE(streamed_with([](Settings& s) { s.no_path = true; }));
}

TEST(MemoryProblem, of_a_stream_grows_with_the_width_and_the_path_alone) {
    const auto& algorithm = *mazegen::find_algorithm("binary_tree");
    EXPECT_FALSE(stream_memory_problem({3, std::int64_t{1} << 60U}, algorithm, false));
    EXPECT_TRUE(stream_memory_problem({3, std::int64_t{1} << 60U}, algorithm, true));
    EXPECT_TRUE(stream_memory_problem({std::int64_t{1} << 50U, 3}, algorithm, false));
}

TEST(MemoryProblem, counts_the_list_of_collectibles_but_no_more_than_there_are_cells) {
    const auto& algorithm = mazegen::algorithms().front();
    EXPECT_FALSE(memory_problem({20, 15}, algorithm, 0, INT64_MAX));
    const auto available = static_cast<double>(available_memory());
    const auto side = static_cast<std::int64_t>(std::sqrt(available / 8));  // room for the maze alone
    EXPECT_FALSE(memory_problem({side, side}, algorithm));
    EXPECT_TRUE(memory_problem({side, side}, algorithm, 0, side * side));
}

TEST(MemoryProblem, names_the_size_the_need_and_what_there_is) {
    const auto& algorithm = mazegen::algorithms().front();
    EXPECT_FALSE(memory_problem({20, 15}, algorithm));
    EXPECT_FALSE(memory_problem({1, 1}, algorithm));
    const auto problem = memory_problem({2000000, 2000000}, algorithm);
    ASSERT_TRUE(problem);
    EXPECT_NE(problem->find("2000000x2000000"), std::string::npos) << *problem;
    EXPECT_NE(problem->find("TiB"), std::string::npos) << *problem;
}

TEST(AvailableMemory, is_something_between_a_megabyte_and_an_exabyte) {
    EXPECT_GT(available_memory(), std::uint64_t{1} << 20U);
    EXPECT_LT(available_memory(), std::uint64_t{1} << 60U);
}

TEST(PlanOutput, format_follows_the_name_unless_it_is_chosen) {
    Settings settings;
    OutputPlan plan;
    EXPECT_TRUE(plan_output(settings, std::nullopt, plan).empty());
    EXPECT_EQ(plan.name, "-");
    EXPECT_EQ(plan.format->name, "text");
    EXPECT_FALSE(plan.with_path);
    settings.solve = true;
    EXPECT_TRUE(plan_output(settings, std::nullopt, plan).empty());
    EXPECT_TRUE(plan.with_path);
    settings.solve = false;
    settings.format = find_format("hex");
    EXPECT_TRUE(plan_output(settings, std::nullopt, plan).empty());
    EXPECT_TRUE(plan.with_path);
    EXPECT_TRUE(plan.with_ends);
    settings.no_path = true;
    EXPECT_TRUE(plan_output(settings, std::nullopt, plan).empty());
    EXPECT_FALSE(plan.with_path);
    EXPECT_FALSE(plan.with_ends);
}

TEST(PlanOutput, a_target_that_cannot_be_is_a_problem_with_its_origin) {
    // On the heap: g++ 12 takes the optional's string for uninitialized otherwise.
    const auto settings = std::make_unique<Settings>();
    settings->output = "/no/such/folder/maze.txt";
    settings->origin = {{"OUTPUT_FILE", "c.txt:5: OUTPUT_FILE"}};
    OutputPlan plan;
    const auto problems = plan_output(*settings, std::nullopt, plan);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_TRUE(problems[0].starts_with("c.txt:5: OUTPUT_FILE: ")) << problems[0];
    EXPECT_NE(problems[0].find("/no/such/folder/maze.txt"), std::string::npos);
}

TEST(PlanOutput, config_is_no_output) {
    const maze_test::ScratchFolder scratch;
    const std::string name = (scratch.path() / "c.txt").string();
    maze_test::write_text(name, "");
    Settings settings;
    settings.output = (scratch.path() / "." / "c.txt").string();
    OutputPlan plan;
    EXPECT_EQ(plan_output(settings, name, plan).size(), 1U);
    EXPECT_EQ(plan_output(settings, std::nullopt, plan).size(), 0U);
}

}  // namespace
TEST(PlanLike, is_for_another_maze_of_the_size_between_the_same_ends) {
    const mazegen::Ends ends{{2, 1}, {5, 0}};
    const auto plan = mazeapp::plan_like({6, 4}, ends);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->options.size, (mazegen::Size{6, 4}));
    EXPECT_EQ(plan->ends, ends);
    EXPECT_EQ(plan->options.seed, plan->seed.value);
    EXPECT_NE(plan->seed.value, mazeapp::plan_like({6, 4}, ends)->seed.value) << "drawn anew";
}

TEST(PlanLike, leads_from_corner_to_corner_where_the_pattern_takes_an_end) {
    const mazegen::Cell closed = mazegen::pattern_cells({12, 8}).front();
    const mazegen::Ends corners{{0, 0}, {11, 7}};
    EXPECT_EQ(mazeapp::plan_like({12, 8}, mazegen::Ends{closed, {11, 7}})->ends, corners);
    EXPECT_EQ(mazeapp::plan_like({12, 8}, mazegen::Ends{{0, 0}, closed})->ends, corners);
    EXPECT_EQ(mazeapp::plan_like({12, 8}, std::nullopt)->ends, corners);
    EXPECT_FALSE(mazeapp::plan_like({1, 1}, std::nullopt));
}

}  // namespace mazeapp
