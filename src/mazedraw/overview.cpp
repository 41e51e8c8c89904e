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
    if (size.height <= kDirectCells / size.width) {
        return 0;
    }
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
        for (std::int64_t column = 0; column < columns_; ++column) {
            take_block(maze, column, rows_taken_);
        }
        ++rows_taken_;
    }
    return !complete();
}

void Overview::update(const Maze& maze, mazegen::Cell cell) {
    if (block_ > 0) {
        take_block(maze, cell.x / block_, cell.y / block_);
    }
}

void Overview::take_block(const Maze& maze, std::int64_t column, std::int64_t row) {
    const Size size = maze.size();
    const std::int64_t x0 = column * block_;
    const std::int64_t x1 = std::min(size.width, x0 + block_);
    const std::int64_t y1 = std::min(size.height, (row + 1) * block_);
    std::uint64_t walls = 0;
    std::uint64_t closed = 0;
    for (std::int64_t y = row * block_; y < y1; ++y) {
        const std::uint8_t* bytes = maze.row(y).data();
        for (std::int64_t x = x0; x < x1; ++x) {
            walls += (bytes[x] & 1U) + (bytes[x] >> 3U);
            closed += static_cast<std::uint64_t>(bytes[x] == mazegen::kAllWalls);
        }
    }
    const auto cells = static_cast<std::uint64_t>((x1 - x0) * (y1 - row * block_));
    const auto share = [cells](std::uint64_t parts) {
        return static_cast<std::uint8_t>((parts * 255 + cells * kParts / 2) / (cells * kParts));
    };
    const auto index = static_cast<std::size_t>(row * columns_ + column);
    walls_[index] = share(cells + 2 * walls);
    closed_[index] = share(kInsideParts * closed);
}

}  // namespace mazedraw
