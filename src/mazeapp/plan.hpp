// What a run means, once everything that was typed has been understood and fits together.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "files.hpp"
#include "mazegen/generate.hpp"
#include "settings.hpp"

namespace mazeapp {

inline constexpr int kDefaultLoopsPercent = 10;

/// A new maze: a perfect one first, then the loops.
struct GeneratePlan {
    mazegen::GenerateOptions options;
    mazegen::Seed seed;
    bool seed_drawn = false;
    mazegen::Ends ends;
    std::int64_t collectibles = 0;  ///< as many as were asked for
    bool solved = false;            ///< the path is wanted with it
    bool streamed = false;          ///< written while it is made, row by row; otherwise in a grid
};

struct OutputPlan {
    std::string name;  ///< of many files the first
    OutputTarget target;
    const Format* format = nullptr;
    bool with_ends = true;  ///< otherwise the grid alone
    bool with_path = false;
    bool color = false;  ///< a terminal that shows colours
    DrawingPlan drawing;
};

/// Everything wrong with what was asked, in complete lines; empty when all is well.
using Problems = std::vector<std::string>;

/// Fills `plan` for a new maze. What is absent from the settings gets its default; `complete` says that it
/// was left out on purpose: only then is it judged together with the rest.
Problems plan_generation(const Settings& settings, const std::optional<std::string>& config, bool complete,
                         GeneratePlan& plan, std::vector<std::string>& notes);

/// For another maze of the size of one that was loaded: with what nobody chose as usual, a drawn seed, and
/// the ends of that maze, or the corners where these lie in the pattern. Nothing when there is no room for
/// two ends.
std::optional<GeneratePlan> plan_like(mazegen::Size size, const std::optional<mazegen::Ends>& ends);

/// Such ends in a maze that had another size before: at the right or lower border they stay there. Corners
/// where they would lie in the pattern or on each other. Requires at least two cells.
mazegen::Ends ends_in(mazegen::Size size, mazegen::Size before, const mazegen::Ends& ends, bool pattern);

/// Whether many mazes are asked for as the pages of one document.
bool is_book(const Settings& settings);

/// Whether a terminal's screen, a window or a picture of one is wanted: by name, or as the usual end of a run
/// with CONFIG.
bool wants_screen(const Settings& settings, const std::optional<std::string>& config);

/// Whether there is an output: a screen to render, and one in the terminal, is the whole result when no
/// output is named.
bool maze_is_written(const Settings& settings);

/// A random seed, as if it had been typed.
mazegen::Seed drawn_seed();

/// Finds format and target. Nothing is created yet.
Problems plan_output(const Settings& settings, const std::optional<std::string>& config, OutputPlan& plan);

/// Fills in how a maze of that size is drawn. Gives what is wrong with that.
Problems judge_drawing(const Settings& settings, mazegen::Size size, OutputPlan& output);

/// Applies the options to the settings, in the order of the table. What is wrong with them.
Problems apply_options(const CommandLine& command, Settings& settings);

/// A new maze and its output as CONFIG and options ask for them.
struct Preparation {
    Settings settings;
    GeneratePlan plan;
    OutputPlan output;
    Problems errors;         ///< of what was asked
    Problems output_errors;  ///< of the place that the output should go to
    std::vector<std::string> warnings;
    std::vector<std::string> notes;
};

/// The text of a CONFIG file. Error: "cannot read CONFIG 'config.txt': ...".
mazegen::Result<std::string> read_config_file(const std::string& name);

/// Applies the options to the settings and plans; adds what is wrong to the errors.
void plan_all(const CommandLine& command, Preparation& preparation);

/// Reads CONFIG, if there is one, applies the options, plans. All errors are found in one go.
Preparation prepare_generation(const CommandLine& command);

/// Whether a maze of that size can be made and handled in the memory that there is; what is wrong otherwise.
/// `later` are bytes a cell that are needed beside the maze when the algorithm is done; then there is also
/// the list of so many collectibles.
std::optional<std::string> memory_problem(mazegen::Size size, const mazegen::Algorithm& algorithm,
                                          double later = 0, std::int64_t collectibles = 0);
/// The same for a maze that is written while it is made.
std::optional<std::string> stream_memory_problem(mazegen::Size size, const mazegen::Algorithm& algorithm,
                                                 bool with_path);

}  // namespace mazeapp
