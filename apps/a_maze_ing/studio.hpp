// Does what the scene asks for: makes mazes, reads CONFIG again, writes files. Its work may take
// long, so it runs in a thread of its own, one piece at a time.
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "canvas.hpp"
#include "run.hpp"
#include "scene.hpp"

/// Writes a canvas as PNG, whole or not at all; "cannot write ..." when that fails.
std::string write_picture(const mazedraw::Canvas& picture, const std::string& name);

class Studio {
  public:
    explicit Studio(mazeapp::ViewRequest request) : request_(std::move(request)) {}

    [[nodiscard]] std::shared_ptr<mazeview::Exhibit> exhibit() const;
    [[nodiscard]] bool can_reload() const;
    [[nodiscard]] bool can_generate() const { return request_.plan.has_value(); }

    mazeview::Answer redraw(bool traced);
    mazeview::Answer next_algorithm();
    mazeview::Answer reload();
    mazeview::Answer write();
    mazeview::Answer save(const mazeview::Picture& picture) const;

  private:
    /// Makes and, unless it is traced, writes; only then it takes the old maze's place.
    mazeview::Answer make(mazeapp::GeneratePlan plan, bool traced);
    [[nodiscard]] mazeview::Answer save_picture(const mazeview::Picture& picture) const;
    /// The output is a file, which can be written again.
    [[nodiscard]] bool has_file() const;
    [[nodiscard]] std::string write_file(const mazeapp::MadeMaze& made) const;

    mazeapp::ViewRequest request_;
    bool written_ = true;  // the maze is in its file, as far as it has one
};

/// A thread for one job at a time. What it gives is taken in the thread that gave the job.
class Worker {
  public:
    Worker();
    /// Waits for the running job.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// A duty is done even when the person leaves; a job of the other kind is then for nobody.
    enum class Kind { for_the_window, duty };

    /// Starts the job, or keeps it until those before it are done.
    void start(Kind kind, std::function<mazeview::Answer()> job);
    [[nodiscard]] bool busy() const { return thread_.joinable(); }
    /// A duty is running or waiting.
    [[nodiscard]] bool has_duty() const;
    /// Readable when an answer is there.
    [[nodiscard]] int descriptor() const { return event_; }
    std::optional<mazeview::Answer> take();
    /// Waits for the running job. Requires that one is running.
    mazeview::Answer wait();

  private:
    struct Job {
        Kind kind;
        std::function<mazeview::Answer()> run;
    };

    void run_next();

    int event_;
    std::thread thread_;
    Kind running_ = Kind::for_the_window;
    std::vector<Job> waiting_;
    std::mutex mutex_;
    std::optional<mazeview::Answer> answer_;  // guarded by mutex_
};
