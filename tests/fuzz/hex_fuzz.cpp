// Hex files of any bytes: both readers agree on what is sound, what was read can be written and read
// again, and judging and solving it never fails in another way than by saying so.
#include <algorithm>
#include <cstdint>

#include "fuzz_support.hpp"

namespace {

using maze_fuzz::require;

std::string written(const mazegen::HexFile& file, mazegen::HexLayout layout) {
    std::optional<mazegen::HexTail> tail;
    if (file.ends) {
        tail = mazegen::HexTail{*file.ends, file.path};
    }
    return maze_fuzz::written_by(
        [&](const mazegen::Sink& sink) { return mazegen::write_hex(file.maze, tail, layout, sink); });
}

void require_same_again(const mazegen::HexFile& file) {
    for (const auto layout : {mazegen::HexLayout::spaced, mazegen::HexLayout::compact}) {
        const std::string text = written(file, layout);
        const auto again = mazegen::read_hex(text);
        require(again.ok());
        require(again->maze == file.maze && again->ends == file.ends && again->path == file.path);
        require(written(*again, layout) == text);
    }
}

/// Every wall has two sides that agree, and the border is closed.
void require_sound_walls(const mazegen::Maze& maze) {
    for (std::int64_t y = 0; y < maze.size().height; ++y) {
        for (std::int64_t x = 0; x < maze.size().width; ++x) {
            const mazegen::Cell cell{x, y};
            require(maze.walls(cell) <= mazegen::kAllWalls);
            for (const mazegen::Direction d : mazegen::kDirections) {
                const mazegen::Cell beyond = neighbour(cell, d);
                require(maze.has_wall(cell, d) ==
                        (!maze.contains(beyond) || maze.has_wall(beyond, opposite(d))));
            }
        }
    }
}

void use(const mazegen::HexFile& file, bool sound) {
    for (const bool wanted : {false, true}) {
        mazegen::Findings findings;
        mazegen::check(file.maze, file.ends, file.path, {.perfect = wanted, .pattern = wanted}, findings);
        require(findings.empty() == findings.lines().empty());
    }
    if (!file.ends) {
        return;
    }
    const auto path = mazegen::solve(file.maze, *file.ends);
    if (!path) {
        require(path.error().code == mazegen::ErrorCode::no_path);
        return;
    }
    mazegen::Findings findings;
    mazegen::check(file.maze, file.ends, path->letters, {}, findings);
    require(findings.count(mazegen::Rule::path) == 0);
    if (sound) {
        const std::string drawing = mazegen::to_text(file.maze, {.ends = file.ends, .path = path->letters});
        require(std::count(drawing.begin(), drawing.end(), '\n') == 2 * file.maze.size().height + 1);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto strict = mazegen::read_hex(text);
    mazegen::Findings findings;
    const auto collected = mazegen::read_hex(text, findings);

    require(strict.ok() == findings.empty());
    require(!strict.ok() || collected.has_value());
    if (strict) {
        require(collected->maze == strict->maze && collected->ends == strict->ends &&
                collected->path == strict->path);
        require_same_again(*strict);
    } else {
        require(!strict.error().message.empty());
    }
    if (collected) {
        require_sound_walls(collected->maze);
        use(*collected, strict.ok());
    }
    return 0;
}
