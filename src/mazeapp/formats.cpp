#include "formats.hpp"

#include <algorithm>
#include <array>

#include "mazegen/hex.hpp"
#include "mazegen/stream.hpp"
#include "words.hpp"

namespace mazeapp {

namespace {

template <mazegen::HexLayout layout>
bool write_hex(const Picture& picture, const mazegen::Sink& sink) {
    std::optional<mazegen::HexTail> tail;
    if (picture.ends) {
        tail = {*picture.ends, picture.path};
    }
    return mazegen::write_hex(picture.maze, tail, layout, sink);
}

template <mazegen::HexLayout layout>
bool stream_hex(const mazegen::GenerateOptions& options, const std::optional<mazegen::Ends>& ends,
                const mazegen::Sink& sink) {
    return mazegen::stream_hex(options, ends, layout, sink).ok();
}

bool write_text(const Picture& picture, const mazegen::Sink& sink) {
    return mazegen::write_text(picture.maze,
                               {.charset = picture.charset,
                                .color = picture.color,
                                .ends = picture.ends,
                                .path = picture.path,
                                .collectibles = picture.collectibles},
                               sink);
}

constexpr std::array<Format, 3> kTable = {{
    {.name = "hex",
     .suffix = "",
     .summary = "a hexadecimal digit a cell, entry, exit, an empty line, the path",
     .always_with_path = true,
     .with_collectibles = false,
     .write = write_hex<mazegen::HexLayout::spaced>,
     .stream = stream_hex<mazegen::HexLayout::spaced>},
    {.name = "hex-compact",
     .suffix = "",
     .summary = "the same without the empty line before the path",
     .always_with_path = true,
     .with_collectibles = false,
     .write = write_hex<mazegen::HexLayout::compact>,
     .stream = stream_hex<mazegen::HexLayout::compact>},
    {.name = "text",
     .suffix = "",
     .summary = "a drawing in characters, for a terminal or a mail",
     .always_with_path = false,
     .with_collectibles = true,
     .write = write_text},
}};

}  // namespace

std::span<const Format> formats() { return kTable; }

const Format* find_format(std::string_view name) {
    const auto* const row = std::ranges::find(kTable, lower_case(name), &Format::name);
    return row == kTable.end() ? nullptr : row;
}

const Format& default_format(std::string_view output) {
    if (output == "-") {
        return *find_format("text");
    }
    const auto* const row = std::ranges::find_if(kTable, [&](const Format& format) {
        return !format.suffix.empty() && lower_case(output).ends_with(format.suffix);
    });
    return row == kTable.end() ? *find_format("hex") : *row;
}

}  // namespace mazeapp
