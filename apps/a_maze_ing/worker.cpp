#include "worker.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <utility>

using mazeplay::Answer;

Worker::Worker() : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Worker::~Worker() {
    if (busy()) {
        thread_.join();
    }
    close(event_);
}

void Worker::start(Kind kind, std::function<Answer()> job) {
    waiting_.push_back({kind, std::move(job)});
    if (!busy()) {
        run_next();
    }
}

void Worker::run_next() {
    Job job = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    running_ = job.kind;
    thread_ = std::thread([this, run = std::move(job.run)] {
        Answer answer;
        try {
            answer = run();
        } catch (const std::exception&) {  // nothing may leave a thread; what can be thrown is std::bad_alloc
            answer.error = "there is not enough memory";
        }
        const std::lock_guard lock(mutex_);
        answer_ = std::move(answer);
        eventfd_write(event_, 1);
    });
}

bool Worker::has_duty() const {
    return (busy() && running_ == Kind::duty) ||
           std::ranges::find(waiting_, Kind::duty, &Job::kind) != waiting_.end();
}

Answer Worker::wait() {
    for (;;) {
        pollfd ready{event_, POLLIN, 0};
        poll(&ready, 1, -1);
        if (auto answer = take()) {
            return *std::move(answer);
        }
    }
}

std::optional<Answer> Worker::take() {
    std::optional<Answer> answer;
    {
        const std::lock_guard lock(mutex_);
        answer = std::exchange(answer_, std::nullopt);
    }
    if (answer) {
        eventfd_t count = 0;
        eventfd_read(event_, &count);
        thread_.join();
        if (!waiting_.empty()) {
            run_next();
        }
    }
    return answer;
}
