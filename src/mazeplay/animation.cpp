#include "animation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace mazeplay {

namespace {

constexpr double kFramesPerSecond = 60;
constexpr double kChangesPerFrame = 8;
constexpr double kLongestCarving = 10;  // seconds
constexpr double kLongestReveal = 3;
constexpr double kFastest = 64;

/// Small sums of fractions come out a little below the whole number they stand for.
constexpr double kRounding = 1e-9;

double seconds(Duration elapsed) { return std::max(0.0, elapsed.count()); }

}  // namespace

CarveAnimation::CarveAnimation(std::shared_ptr<const mazegen::Trace> trace)
    : trace_(std::move(trace)),
      replay_(*trace_),
      changes_per_second_(std::max(kChangesPerFrame * kFramesPerSecond,
                                   static_cast<double>(trace_->size()) / kLongestCarving)) {
    assert(trace_ != nullptr);
}

void CarveAnimation::advance(Duration elapsed) {
    if (paused_ || finished()) {
        return;
    }
    due_ = std::min(due_ + seconds(elapsed) * changes_per_second_ * speed_, static_cast<double>(size()));
    const double whole = std::floor(due_ + kRounding * (1 + due_));
    due_ = std::max(0.0, due_ - whole);
    replay_.seek(position() + static_cast<std::int64_t>(whole));
}

void CarveAnimation::step() {
    paused_ = true;
    replay_.forward();
}

void CarveAnimation::faster() { speed_ = std::min(speed_ * 2, kFastest); }

void CarveAnimation::slower() { speed_ = std::max(speed_ / 2, 1 / kFastest); }

void CarveAnimation::skip() { replay_.seek(size()); }

bool CarveAnimation::finished() const { return position() == size(); }

PathReveal::PathReveal(std::int64_t steps) : steps_(steps) { assert(steps >= 0); }

void PathReveal::advance(Duration elapsed) {
    const double steps_per_second = std::max(kFramesPerSecond, static_cast<double>(steps_) / kLongestReveal);
    shown_ = std::min(shown_ + seconds(elapsed) * steps_per_second, static_cast<double>(steps_));
}

void PathReveal::finish() { shown_ = static_cast<double>(steps_); }

std::int64_t PathReveal::shown() const {
    return std::min(steps_, static_cast<std::int64_t>(shown_ + kRounding * (1 + shown_)));
}

bool PathReveal::finished() const { return shown() == steps_; }

}  // namespace mazeplay
