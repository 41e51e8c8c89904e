// Many mazes in one run: each numbered, with a seed of its own that follows from the run's seed and its
// number. They go into a file each, into one file one after the other, or into a book.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "make.hpp"
#include "mazeprint/book.hpp"
#include "numbered_name.hpp"

namespace mazeapp {

struct BatchPlan {
    std::int64_t first = 1;             ///< number of the first maze
    std::int64_t count = 1;             ///< of mazes
    std::optional<NumberedName> name;   ///< nothing: one file for all
    std::optional<mazegen::Size> grow;  ///< the size that the last of them has
    bool exit_given = false;            ///< otherwise the exit is the corner of each size
    int per_page = 1;
    int answers = 0;  ///< on a page; 0: no answers
    std::string title;
    std::optional<std::string> config;  ///< a file that must not be overwritten

    [[nodiscard]] std::int64_t last() const { return first + count - 1; }
};

/// Fills in the batch from settings that ask for many mazes like `plan`. Gives what is wrong with them.
Problems plan_batch(const Settings& settings, const std::optional<std::string>& config, GeneratePlan& plan,
                    const OutputPlan& output, BatchPlan& batch);

/// The size of maze `number`.
mazegen::Size numbered_size(const GeneratePlan& plan, const BatchPlan& batch, std::int64_t number);

/// The book of a batch whose mazes are the pages of one document.
mazeprint::Book book_of(const OutputPlan& output, const BatchPlan& batch);

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
