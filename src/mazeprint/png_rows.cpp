// libpng reports an error by longjmp. So each call of it stands in a function without anything to destroy,
// and what the sink throws is kept, because an exception must not pass through C.
#include "mazeprint/png_rows.hpp"

#include <png.h>

#include <array>
#include <csetjmp>
#include <exception>
#include <new>
#include <string>
#include <utility>

namespace mazeprint {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 18U;
// Of zlib: at 4 and above it takes several times as long for files a little smaller.
constexpr int kFastCompression = 3;

}  // namespace

unsigned PngHead::bits_per_pixel() const {
    if (palette.empty()) {
        return 24;
    }
    return palette.size() <= 2 ? 1 : palette.size() <= 4 ? 2 : 4;
}

std::size_t PngHead::row_bytes() const {
    return (static_cast<std::size_t>(width) * bits_per_pixel() + 7) / 8;
}

struct PngRows::State {
    explicit State(const mazegen::Sink& taker) : sink(&taker) { piece.reserve(kPieceBytes); }
    ~State() { png_destroy_write_struct(&png, &info); }
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    bool take(std::string_view bytes) noexcept {
        try {
            while (!bytes.empty()) {
                const std::size_t count = std::min(bytes.size(), kPieceBytes - piece.size());
                piece.append(bytes.substr(0, count));
                bytes.remove_prefix(count);
                if (piece.size() == kPieceBytes && !pass_on()) {
                    return false;
                }
            }
            return true;
        } catch (...) {
            thrown = std::current_exception();
            return false;
        }
    }
    bool pass_on() {
        const bool taken = (*sink)(piece);
        piece.clear();
        return taken;
    }
    void rethrow() {
        if (thrown) {
            std::rethrow_exception(std::exchange(thrown, nullptr));
        }
    }

    const mazegen::Sink* sink;
    std::string piece;
    std::exception_ptr thrown;
    png_structp png = nullptr;
    png_infop info = nullptr;
    bool ok = true;
};

namespace {

template <class State>
void put_bytes(png_structp png, png_bytep bytes, png_size_t count) {
    auto* state = static_cast<State*>(png_get_io_ptr(png));
    if (!state->take({reinterpret_cast<const char*>(bytes), count})) {
        png_error(png, "refused");
    }
}

void flush_nothing(png_structp) {}

void on_error(png_structp png, png_const_charp) { png_longjmp(png, 1); }

void on_warning(png_structp, png_const_charp) {}

bool write_head(png_structp png, png_infop info, const PngHead& head, const png_color* palette) {
    if (setjmp(png_jmpbuf(png)) != 0) {  // NOLINT(cert-err52-cpp): libpng's way
        return false;
    }
    const bool colors = palette == nullptr;
    png_set_user_limits(png, kMostPngSide, kMostPngSide);
    png_set_IHDR(png, info, static_cast<png_uint_32>(head.width), static_cast<png_uint_32>(head.height),
                 colors ? 8 : static_cast<int>(head.bits_per_pixel()),
                 colors ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (!colors) {
        png_set_PLTE(png, info, palette, static_cast<int>(head.palette.size()));
        png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
        png_set_compression_level(png, kFastCompression);
    }
    png_write_info(png, info);
    return true;
}

bool write_rows(png_structp png, const std::uint8_t* row, std::int64_t times) {
    if (setjmp(png_jmpbuf(png)) != 0) {  // NOLINT(cert-err52-cpp)
        return false;
    }
    for (std::int64_t i = 0; i < times; ++i) {
        png_write_row(png, row);
    }
    return true;
}

bool write_end(png_structp png, png_infop info) {
    if (setjmp(png_jmpbuf(png)) != 0) {  // NOLINT(cert-err52-cpp)
        return false;
    }
    png_write_end(png, info);
    return true;
}

}  // namespace

PngRows::PngRows(const PngHead& head, const mazegen::Sink& sink) : state_(std::make_unique<State>(sink)) {
    State& state = *state_;
    state.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, on_error, on_warning);
    state.info = state.png == nullptr ? nullptr : png_create_info_struct(state.png);
    if (state.info == nullptr) {
        throw std::bad_alloc();
    }
    png_set_write_fn(state.png, &state, put_bytes<State>, flush_nothing);
    std::array<png_color, 16> palette{};
    for (std::size_t i = 0; i < head.palette.size(); ++i) {
        const mazegen::Rgb color = head.palette[i];
        palette[i] = {color.red, color.green, color.blue};
    }
    state.ok = write_head(state.png, state.info, head, head.palette.empty() ? nullptr : palette.data());
    state.rethrow();
}

PngRows::~PngRows() = default;

void PngRows::put(std::span<const std::uint8_t> row, std::int64_t times) {
    state_->ok = state_->ok && write_rows(state_->png, row.data(), times);
    state_->rethrow();
}

bool PngRows::ok() const { return state_->ok; }

bool PngRows::finish() {
    State& state = *state_;
    state.ok = state.ok && write_end(state.png, state.info);
    state.rethrow();
    state.ok = state.ok && state.pass_on();
    return state.ok;
}

}  // namespace mazeprint
