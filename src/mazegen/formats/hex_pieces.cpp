#include "hex_pieces.hpp"

#include <algorithm>

namespace mazegen {

void HexPieces::append(std::string_view text) {
    while (!text.empty()) {
        const std::size_t count = std::min(text.size(), kPieceBytes);
        std::memcpy(place(count), text.data(), count);
        take(count);
        text.remove_prefix(count);
    }
}

void HexPieces::append(const std::optional<HexTail>& tail, HexLayout layout) {
    if (tail) {
        append('\n' + to_string(tail->ends.entry) + '\n' + to_string(tail->ends.exit) + '\n');
        append(layout == HexLayout::spaced ? "\n" : "");
        append(tail->path);
        append("\n");
    }
}

}  // namespace mazegen
