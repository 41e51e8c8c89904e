#include "hex_tail.hpp"

namespace mazegen {

void append_tail(Pieces& text, const std::optional<HexTail>& tail, HexLayout layout) {
    if (tail) {
        text.append('\n' + to_string(tail->ends.entry) + '\n' + to_string(tail->ends.exit) + '\n');
        text.append(layout == HexLayout::spaced ? "\n" : "");
        text.append(tail->path);
        text.append("\n");
    }
}

}  // namespace mazegen
