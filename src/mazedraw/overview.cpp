#include "overview.hpp"

#include <algorithm>

namespace mazedraw {

namespace {

using mazegen::Maze;
using mazegen::Size;

// Of nine parts of a cell one is a post, two each the walls in north and west, four the inside.
constexpr std::uint32_t kParts = 9;
constexpr std::uint32_t kInsideParts = 4;

}  // namespace

std::int64_t Overview::block_cells(Size size) {
    return size.height <= kDirectCells / size.width ? 0 : coarse_block(size);
}

std::int64_t Overview::coarse_block(Size size) {
    const auto blocks = [size](std::int64_t side) {
        return ((size.width + side - 1) / side) * ((size.height + side - 1) / side);
    };
    std::int64_t side = 1;
    while (blocks(side) > kMostBlocks) {
        side += 1 + side / 16;
    }
    return side;
}

Overview::Overview(Size size) : block_(block_cells(size)) {
    if (block_ > 0) {
        columns_ = (size.width + block_ - 1) / block_;
        rows_ = (size.height + block_ - 1) / block_;
        walls_.resize(static_cast<std::size_t>(columns_ * rows_));
        closed_.resize(walls_.size());
    }
}

Overview::Overview(const Maze& maze) : Overview(maze.size()) { take(maze, maze.size().cells()); }

bool Overview::take(const Maze& maze, std::int64_t cells) {
    for (std::int64_t left = cells; left > 0 && !complete(); left -= block_ * maze.size().width) {
        take_row(maze, rows_taken_);
        ++rows_taken_;
    }
    return !complete();
}

void Overview::update(const Maze& maze, mazegen::Cell cell) {
    if (block_ > 0) {
        take_block(maze, cell.x / block_, cell.y / block_);
    }
}

/// As `take_block` for each of a row, but cell row by cell row, in loops that are vector instructions.
void Overview::take_row(const Maze& maze, std::int64_t row) {
    constexpr std::int64_t most_rows = 127;  // that a sum of up to two a cell has room for
    const auto [width, height] = maze.size();
    const std::int64_t y1 = std::min(height, (row + 1) * block_);
    std::vector<std::uint16_t> sums(static_cast<std::size_t>(width));
    std::vector<Count> counts(static_cast<std::size_t>(columns_));
    for (std::int64_t y = row * block_; y < y1; y += most_rows) {
        std::ranges::fill(sums, std::uint16_t{0});
        for (std::int64_t line = y; line < std::min(y1, y + most_rows); ++line) {
            const std::uint8_t* bytes = maze.row(line).data();
            std::uint16_t* const out = sums.data();
            for (std::int64_t x = 0; x < width; ++x) {
                const unsigned closed = bytes[x] == mazegen::kAllWalls ? 256U : 0U;
                out[x] = static_cast<std::uint16_t>(out[x] + (bytes[x] & 1U) + (bytes[x] >> 3U) + closed);
            }
        }
        std::size_t x = 0;
        for (Count& count : counts) {
            for (const std::size_t end = std::min(sums.size(), x + static_cast<std::size_t>(block_)); x < end;
                 ++x) {
                count.walls += sums[x] & 0xFFU;
                count.closed += std::uint32_t{sums[x]} >> 8U;
            }
        }
    }
    for (std::int64_t column = 0; column < columns_; ++column) {
        const std::int64_t cells = std::min(width - column * block_, block_) * (y1 - row * block_);
        set(column, row, counts[static_cast<std::size_t>(column)], static_cast<std::uint64_t>(cells));
    }
}

void Overview::take_block(const Maze& maze, std::int64_t column, std::int64_t row) {
    const Size size = maze.size();
    const std::int64_t x0 = column * block_;
    const std::int64_t x1 = std::min(size.width, x0 + block_);
    const std::int64_t y1 = std::min(size.height, (row + 1) * block_);
    Count count;
    for (std::int64_t y = row * block_; y < y1; ++y) {
        const std::uint8_t* bytes = maze.row(y).data();
        for (std::int64_t x = x0; x < x1; ++x) {
            count.walls += (bytes[x] & 1U) + (bytes[x] >> 3U);
            count.closed += bytes[x] == mazegen::kAllWalls ? 1U : 0U;
        }
    }
    set(column, row, count, static_cast<std::uint64_t>((x1 - x0) * (y1 - row * block_)));
}

void Overview::set(std::int64_t column, std::int64_t row, Count count, std::uint64_t cells) {
    const auto share = [cells](std::uint64_t parts) {
        return static_cast<std::uint8_t>((parts * 255 + cells * kParts / 2) / (cells * kParts));
    };
    const auto index = static_cast<std::size_t>(row * columns_ + column);
    walls_[index] = share(cells + 2 * count.walls);
    closed_[index] = share(kInsideParts * count.closed);
}

}  // namespace mazedraw
