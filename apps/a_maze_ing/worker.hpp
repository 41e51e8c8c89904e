// A thread beside that of the screen, for what may take long.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "visit.hpp"

/// A thread for one job at a time. What it gives is taken in the thread that gave the job.
class Worker {
  public:
    Worker();
    /// Waits for the running job.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// A duty is done even when the person leaves; a job of the other kind is then for nobody.
    enum class Kind { for_the_screen, duty };

    /// Starts the job, or keeps it until those before it are done.
    void start(Kind kind, std::function<mazeplay::Answer()> job);
    [[nodiscard]] bool busy() const { return thread_.joinable(); }
    /// A duty is running or waiting.
    [[nodiscard]] bool has_duty() const;
    /// Readable when an answer is there.
    [[nodiscard]] int descriptor() const { return event_; }
    std::optional<mazeplay::Answer> take();
    /// Waits for the running job. Requires that one is running.
    mazeplay::Answer wait();

  private:
    struct Job {
        Kind kind;
        std::function<mazeplay::Answer()> run;
    };

    void run_next();

    int event_;
    std::thread thread_;
    Kind running_ = Kind::for_the_screen;
    std::vector<Job> waiting_;
    std::mutex mutex_;
    std::optional<mazeplay::Answer> answer_;  // guarded by mutex_
};
