#include "progress.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

#include "files.hpp"
#include "machine.hpp"

namespace mazeapp {

namespace {

constexpr std::chrono::seconds kPatience{1};
constexpr std::chrono::milliseconds kInterval{200};
constexpr std::string_view kWipe = "\r\x1B[K";

}  // namespace

Progress::Progress(bool wanted, Clock::time_point run_started, std::string what, std::int64_t total)
    : what_(std::move(what)), total_(total) {
    if (wanted && stderr_is_terminal()) {
        thread_ = std::thread([this, run_started] { show(run_started); });
    }
}

Progress::~Progress() {
    if (thread_.joinable()) {
        {
            const std::lock_guard lock(mutex_);
            end_ = true;
        }
        ended_.notify_one();
        thread_.join();
    }
}

void Progress::show(Clock::time_point run_started) {
    std::unique_lock lock(mutex_);
    const auto is_over = [this] { return end_; };
    if (ended_.wait_until(lock, run_started + kPatience, is_over)) {
        return;
    }
    do {
        const std::chrono::duration<double> seconds = Clock::now() - run_started;
        write_all(2, std::string(kWipe) + line(seconds.count()));
    } while (!ended_.wait_for(lock, kInterval, is_over));
    write_all(2, kWipe);
}

/// "making 4000x4000 [=====>    ] 52 %, 3 s", at most 79 columns; without a total no bar.
std::string Progress::line(double seconds) const {
    constexpr int width = 30;
    std::array<char, 64> numbers{};
    if (total_ <= 0) {
        std::snprintf(numbers.data(), numbers.size(), " ... %.0f s", seconds);
        return what_ + numbers.data();
    }
    const double share = std::min(1.0, static_cast<double>(done_.load()) / static_cast<double>(total_));
    const auto full = static_cast<std::size_t>(share * width);
    std::snprintf(numbers.data(), numbers.size(), " %.0f %%, %.0f s", share * 100, seconds);
    return what_ + " [" + std::string(full, '=') + std::string(width - full, ' ') + ']' + numbers.data();
}

}  // namespace mazeapp
