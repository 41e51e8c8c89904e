// The text of a file on its way into a sink.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>

#include "mazegen/sink.hpp"

namespace mazegen {

/// Gathers text and passes it on in pieces of at most 256 KiB. The sink must outlive it.
class Pieces {
  public:
    static constexpr std::size_t kPieceBytes = 1 << 18;

    /// Of the pages behind it only those that are written to take memory and time.
    explicit Pieces(const Sink& sink)
        : sink_(sink), piece_(std::make_unique_for_overwrite<char[]>(kPieceBytes)) {}

    /// Where the next `count` characters go. Requires count <= kPieceBytes.
    char* place(std::size_t count) {
        if (used_ + count > kPieceBytes) {
            pass_on();
        }
        return piece_.get() + used_;
    }
    /// So many of them are there now.
    void take(std::size_t count) { used_ += count; }
    void append(std::string_view text) {
        while (!text.empty()) {
            const std::size_t count = std::min(text.size(), kPieceBytes);
            std::memcpy(place(count), text.data(), count);
            take(count);
            text.remove_prefix(count);
        }
    }

    /// The sink took all so far; later text is lost when it did not.
    [[nodiscard]] bool ok() const { return ok_; }
    /// Passes on what is left; `ok()`.
    bool finish() {
        pass_on();
        return ok_;
    }

  private:
    void pass_on() {
        ok_ = ok_ && sink_({piece_.get(), used_});
        used_ = 0;
    }

    const Sink& sink_;
    std::unique_ptr<char[]> piece_;
    std::size_t used_ = 0;
    bool ok_ = true;
};

}  // namespace mazegen
