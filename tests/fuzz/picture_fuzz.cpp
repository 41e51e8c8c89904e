// Pictures of any bytes. The first byte chooses the markers. What is read can be written, read again and is
// then the same; what is refused has a reason on one line; a text that is taken for a document or a hex file
// may be read as a picture all the same.
#include <cstdint>

#include "fuzz_support.hpp"

namespace {

using maze_fuzz::require;

std::string picture_of(const mazegen::TileGrid& grid) {
    return maze_fuzz::written_by(
        [&](const mazegen::Sink& sink) { return mazegen::write_picture(grid, sink); });
}

std::string rows_of(const mazegen::TileGrid& grid, const std::optional<mazegen::Path>& path) {
    return maze_fuzz::written_by(
        [&](const mazegen::Sink& sink) { return mazegen::write_tile_text(grid, path, sink); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr mazegen::PictureMarkers choices[] = {{},           {U'#', U'.'}, {U'\u2588', U'\u00B7'},
                                                   {U'$', U'#'}, {U'1', U'$'}, {U'{', U'0'}};
    if (size == 0) {
        return 0;
    }
    const mazegen::PictureMarkers markers = choices[data[0] % std::size(choices)];
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    require(mazegen::recognise(text, markers) != mazegen::MazeFormat::hex);
    const auto grid = mazegen::read_picture(text, markers);
    if (!grid) {
        const std::string& message = grid.error().message;
        require(!message.empty() && message.find('\n') == std::string::npos && message.size() < 200);
        return 0;
    }
    maze_fuzz::use(*grid);
    const std::string picture = picture_of(*grid);
    const auto path = mazegen::solve(*grid);
    require(rows_of(*grid, path ? std::optional(*path) : std::nullopt).size() ==
            static_cast<std::size_t>((grid->size().width + 1) * grid->size().height));
    if (mazegen::blank_rows(*grid).empty()) {
        const auto again = mazegen::read_picture(picture);
        require(again.ok() && *again == *grid && picture_of(*again) == picture);
    }
    return 0;
}
