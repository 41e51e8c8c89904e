// JSON documents of any bytes: what is read can be written and read again and is then the same; what is
// refused has a reason on one line.
#include <cstdint>

#include "fuzz_support.hpp"

namespace {

using maze_fuzz::require;

std::string document_of(const mazegen::JsonMaze& maze) {
    const auto path = mazegen::solve(maze.tiles);
    mazegen::JsonNotes notes{.algorithm = maze.algorithm, .ends = maze.ends};
    if (path) {
        notes.solution = *path;
    }
    return maze_fuzz::written_by(
        [&](const mazegen::Sink& sink) { return mazegen::write_json(maze.tiles, notes, sink); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto maze = mazegen::read_json(text);
    if (!maze) {
        const std::string& message = maze.error().message;
        require(!message.empty() && message.find('\n') == std::string::npos && message.size() < 400);
        return 0;
    }
    maze_fuzz::use(maze->tiles);
    const std::string document = document_of(*maze);
    const auto again = mazegen::read_json(document);
    require(again.ok() && again->tiles == maze->tiles && again->ends == maze->ends &&
            again->algorithm == maze->algorithm);
    require(document_of(*again) == document);
    return 0;
}
