#include "mazegen/pattern.hpp"

namespace mazegen {

std::vector<Cell> form_cells(const PatternForm& form, Cell corner) {
    std::vector<Cell> cells;
    cells.reserve(form.size() * form.front().size());
    for (std::size_t y = 0; y < form.size(); ++y) {
        for (std::size_t x = 0; x < form[y].size(); ++x) {
            if (form[y][x] == '#') {
                cells.push_back(
                    {corner.x + static_cast<std::int64_t>(x), corner.y + static_cast<std::int64_t>(y)});
            }
        }
    }
    return cells;
}

std::vector<Cell> pattern_cells(Size size) {
    if (!has_room_for_pattern(size)) {
        return {};
    }
    return form_cells(kPattern, {size.width / 2 - 3, (size.height - 5) / 2});
}

}  // namespace mazegen
