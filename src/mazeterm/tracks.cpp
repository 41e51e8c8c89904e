#include "tracks.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace mazeterm {

Trail::Trail(mazegen::Size maze, mazegen::Path path)
    : width_(maze.width),
      path_(std::move(path)),
      end_(path_.entry),
      ways_(static_cast<std::size_t>(maze.cells())) {}

void Trail::show(std::int64_t steps) {
    const std::size_t wanted = std::min(static_cast<std::size_t>(steps), path_.letters.size());
    for (; shown_ < wanted; ++shown_) {
        const mazegen::Direction d = mazegen::direction_of(path_.letters[shown_]).value();
        ways_[index(end_)] |= mazegen::wall_bit(d);
        end_ = neighbour(end_, d);
        ways_[index(end_)] |= mazegen::wall_bit(opposite(d));
    }
}

Search::Search(std::shared_ptr<const mazeplay::Exhibit> shown, const mazegen::Solver& with)
    : Solved(std::move(shown), with) {
    if (!is_watched()) {
        look({});
        return;
    }
    constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();
    numbers_.resize(static_cast<std::size_t>(exhibit->maze().size().cells()), never);
    look([this](mazegen::Cell cell) {
        std::uint32_t& number = numbers_[index(cell)];
        number = number == never ? count_++ : number;
    });
}

std::optional<std::int64_t> Search::cells_to_watch() const {
    return numbers_.empty() ? std::nullopt : std::optional<std::int64_t>(count_);
}

}  // namespace mazeterm
