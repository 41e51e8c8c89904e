// Doing the same work in several threads at once.
#pragma once

#include <functional>

namespace mazegen {

/// What an option "threads" means: 0 is as many as the machine has, at least 1. Requires threads >= 0.
int thread_count(int threads);

/// Calls `work` in `threads` threads at once, one of them the calling one, and returns when all are done.
/// Where the system gives fewer threads, fewer do it, so the calls share the work among themselves.
/// Throws what a call has thrown, the first of these. Requires threads >= 1; 1 starts none.
void run_in_threads(int threads, const std::function<void()>& work);

}  // namespace mazegen
