#include "huge_pages.hpp"

#if defined(__linux__)
#include <sys/mman.h>

#include <cstdint>
#endif

namespace mazegen {

void prefer_huge_pages([[maybe_unused]] void* block, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
    constexpr std::size_t worth_it = std::size_t{4} << 20U;
    if (bytes < worth_it) {
        return;
    }
    constexpr std::size_t page = std::size_t{2} << 20U;
    const std::size_t to_next_page = (page - reinterpret_cast<std::uintptr_t>(block) % page) % page;
    // Only a hint: a refusal changes nothing but the speed.
    static_cast<void>(madvise(static_cast<char*>(block) + to_next_page, bytes - to_next_page, MADV_HUGEPAGE));
#endif
}

}  // namespace mazegen
