#include "threads.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace mazegen {

int thread_count(int threads) {
    return threads != 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void run_in_threads(int threads, const std::function<void()>& work) {
    std::mutex mutex;
    std::exception_ptr first;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (first == nullptr) {
                first = std::current_exception();
            }
        }
    };
    std::vector<std::thread> started;
    started.reserve(static_cast<std::size_t>(threads - 1));
    try {
        while (started.size() + 1 < static_cast<std::size_t>(threads)) {
            started.emplace_back(guarded);
        }
    } catch (const std::exception&) {  // the system or the memory gives no more
    }
    guarded();
    for (std::thread& thread : started) {
        thread.join();
    }
    if (first != nullptr) {
        std::rethrow_exception(first);
    }
}

}  // namespace mazegen
