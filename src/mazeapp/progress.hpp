// A bar on the terminal for what takes long.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace mazeapp {

/// Shows on standard error how far a piece of work has come, once the run has taken a second, and wipes that
/// line out in the end. Nothing is shown where standard error is no terminal. A thread of its own draws the
/// bar.
class Progress {
  public:
    using Clock = std::chrono::steady_clock;

    /// `what` as in "making 4000x4000"; `total`: what `done` comes to in the end, about; 0: nobody knows.
    Progress(bool wanted, Clock::time_point run_started, std::string what, std::int64_t total = 0);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// For the worker to count in; null when nothing is shown.
    [[nodiscard]] std::atomic<std::int64_t>* done() { return thread_.joinable() ? &done_ : nullptr; }

  private:
    void show(Clock::time_point run_started);
    [[nodiscard]] std::string line(double seconds) const;

    std::string what_;
    std::int64_t total_;
    std::atomic<std::int64_t> done_{0};
    std::mutex mutex_;
    std::condition_variable ended_;
    bool end_ = false;  // guarded by mutex_
    std::thread thread_;
};

}  // namespace mazeapp
