// Many mazes in one run: each numbered, with a seed of its own that follows from the run's seed and its
// number. They go into a file each, into one file one after the other, or into a book.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "make.hpp"

namespace mazeapp {

/// A file's name with a place for a number, as in "maze-%03d.svg".
struct NumberedName {
    std::string before, after;
    int digits = 0;  ///< at least so many, filled up with zeros

    [[nodiscard]] std::string with(std::int64_t number) const;
};

struct BatchPlan {
    std::int64_t first = 1;             ///< number of the first maze
    std::int64_t count = 1;             ///< of mazes
    std::optional<NumberedName> name;   ///< nothing: one file for all
    std::optional<mazegen::Size> grow;  ///< the size that the last of them has
    bool exit_given = false;            ///< otherwise the exit is the corner of each size
    int per_page = 1;
    int answers = 0;  ///< on a page; 0: no answers
    std::string title;

    [[nodiscard]] std::int64_t last() const { return first + count - 1; }
};

/// Whether the mazes are the pages of one document.
bool is_book(const Settings& settings, const Format& format);

/// Fills in the batch from settings that ask for many mazes like `plan`, and puts the percent signs of the
/// output's name right. Gives what is wrong with the settings.
Problems plan_batch(const Settings& settings, GeneratePlan& plan, OutputPlan& output, BatchPlan& batch);

/// The plan of maze `number`.
GeneratePlan numbered_plan(const GeneratePlan& plan, const BatchPlan& batch, std::int64_t number);

struct BatchResult {
    WriteResult written;
    std::string name;           ///< of the file that was written last
    bool loops_failed = false;  ///< in one of the mazes
};

/// Makes and writes them all. `done` counts mazes unless it is null. Throws std::bad_alloc.
BatchResult write_batch(const GeneratePlan& plan, const OutputPlan& output, const BatchPlan& batch,
                        std::atomic<std::int64_t>* done);

}  // namespace mazeapp
