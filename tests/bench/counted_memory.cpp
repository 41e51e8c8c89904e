// The allocations of the benchmark program are counted, all of them. In a file of its own, so that no
// compiler sees half of a pair of new and delete inlined.
#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

#include "bench_support.hpp"

namespace {

std::atomic<std::size_t> in_use{0};
std::atomic<std::size_t> peak{0};

}  // namespace

void* operator new(std::size_t bytes) {
    void* const block = std::malloc(bytes);
    if (block == nullptr) {
        throw std::bad_alloc();
    }
    const std::size_t now = in_use += malloc_usable_size(block);
    peak = std::max(peak.load(), now);
    return block;
}

void operator delete(void* block) noexcept {
    in_use -= block == nullptr ? 0 : malloc_usable_size(block);
    std::free(block);
}

void operator delete(void* block, std::size_t /*bytes*/) noexcept { operator delete(block); }

std::size_t maze_bench::peak_bytes(const std::function<void()>& work) {
    const std::size_t before = in_use;
    peak = before;
    work();
    return peak - before;
}
