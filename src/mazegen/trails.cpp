#include "mazegen/trails.hpp"

#include <array>
#include <bit>
#include <vector>

namespace mazegen {

namespace {

/// Walls between corners, and the corners' walls that no trail has taken yet: a bit for each direction in
/// which one leads from the corner.
class Lattice {
  public:
    explicit Lattice(Size cells)
        : width_(cells.width + 1),
          steps_{-width_, 1, width_, -1},
          walls_(static_cast<std::size_t>(width_ * (cells.height + 1))) {}

    /// A wall from that corner to the next in that direction.
    void add(Corner from, Direction d) { flip(from.y * width_ + from.x, d); }
    void remove(Corner from, Direction d) { flip(from.y * width_ + from.x, d); }

    void take_trails(const TakeTrail<Corner>& take) {
        take_ = &take;
        const auto corners = static_cast<std::int64_t>(walls_.size());
        // Trails begin and end at corners with an odd number of walls, two for each trail. From where one
        // ends the next odd corner is jumped to.
        for (std::int64_t at = 0; at < corners; ++at) {
            if (std::popcount(walls(at)) % 2 != 0) {
                walk(at);
            }
        }
        // What is left are rounds. Those that touch a trail are inserted where they do.
        put_together();
        for (std::int64_t at = 0; at < corners; ++at) {
            if (walls(at) != 0) {
                walk(at);
                put_together();
            }
        }
    }

  private:
    [[nodiscard]] unsigned walls(std::int64_t corner) const {
        return walls_[static_cast<std::size_t>(corner)];
    }
    void flip(std::int64_t from, Direction d) {
        walls_[static_cast<std::size_t>(from)] ^= wall_bit(d);
        walls_[static_cast<std::size_t>(from + step(d))] ^= wall_bit(opposite(d));
    }
    [[nodiscard]] std::int64_t step(Direction d) const { return steps_[static_cast<unsigned>(d)]; }

    /// Goes from a corner as long as there is a wall to follow.
    void walk(std::int64_t at) {
        way_.push_back(~at);
        follow_walls(at);
    }
    void follow_walls(std::int64_t at) {
        for (unsigned left = walls(at); left != 0; left = walls(at)) {
            const auto d = static_cast<Direction>(std::countr_zero(left));
            flip(at, d);
            at += step(d);
            way_.push_back(at);
        }
    }

    /// Goes back over the whole way and makes its trails of it, with a detour wherever walls are left.
    void put_together() {
        while (!way_.empty()) {
            const bool jumped = way_.back() < 0;
            const std::int64_t at = jumped ? ~way_.back() : way_.back();
            if (walls(at) != 0) {
                follow_walls(at);
                continue;
            }
            way_.pop_back();
            append({at % width_, at / width_});
            if (jumped) {
                (*take_)(trail_);
                trail_.clear();
            }
        }
    }

    /// Leaves out the middle of a straight line.
    void append(Corner corner) {
        if (trail_.size() >= 2) {
            const Corner middle = trail_.back();
            const Corner before = trail_[trail_.size() - 2];
            if ((before.x == middle.x && middle.x == corner.x) ||
                (before.y == middle.y && middle.y == corner.y)) {
                trail_.back() = corner;
                return;
            }
        }
        trail_.push_back(corner);
    }

    std::int64_t width_;  // corners in a row
    std::array<std::int64_t, 4> steps_;
    std::vector<std::uint8_t> walls_;
    std::vector<std::int64_t> way_;  // corners, the complement of one that was jumped to
    std::vector<Corner> trail_;
    const TakeTrail<Corner>* take_ = nullptr;
};

/// The first of these sides that is a border for this cell.
std::optional<Direction> border_of(Size size, Cell cell, const std::array<Direction, 4>& order) {
    for (const Direction d : order) {
        if (!contains(size, neighbour(cell, d))) {
            return d;
        }
    }
    return std::nullopt;
}

/// Where the wall on that side of a cell begins, and in which direction it goes.
std::pair<Corner, Direction> wall_of(Cell cell, Direction side) {
    switch (side) {
        case Direction::north:
            return {{cell.x, cell.y}, Direction::east};
        case Direction::east:
            return {{cell.x + 1, cell.y}, Direction::south};
        case Direction::south:
            return {{cell.x, cell.y + 1}, Direction::east};
        case Direction::west:
            break;
    }
    return {{cell.x, cell.y}, Direction::south};
}

}  // namespace

Gaps gaps_of(const Drawing& drawing) {
    using enum Direction;
    if (!drawing.ends || !drawing.style.gaps) {
        return {};
    }
    const Size size = drawing.maze.size();
    return {border_of(size, drawing.ends->entry, {north, west, south, east}),
            border_of(size, drawing.ends->exit, {south, east, north, west})};
}

void inner_trails(const Maze& maze, const TakeTrail<Corner>& take) {
    const Size size = maze.size();
    Lattice lattice(size);
    for (std::int64_t y = 0; y < size.height; ++y) {
        const auto row = maze.row(y);
        for (std::int64_t x = 0; x < size.width; ++x) {
            const unsigned walls = row[static_cast<std::size_t>(x)];
            if (y > 0 && (walls & wall_bit(Direction::north)) != 0) {
                lattice.add({x, y}, Direction::east);
            }
            if (x > 0 && (walls & wall_bit(Direction::west)) != 0) {
                lattice.add({x, y}, Direction::south);
            }
        }
    }
    lattice.take_trails(take);
}

void border_trails(const Drawing& drawing, const TakeTrail<Point>& take) {
    const Size size = drawing.maze.size();
    Lattice lattice(size);
    for (std::int64_t x = 0; x < size.width; ++x) {
        lattice.add({x, 0}, Direction::east);
        lattice.add({x, size.height}, Direction::east);
    }
    for (std::int64_t y = 0; y < size.height; ++y) {
        lattice.add({0, y}, Direction::south);
        lattice.add({size.width, y}, Direction::south);
    }
    const Gaps gaps = gaps_of(drawing);
    const auto open = [&](Cell cell, std::optional<Direction> side) {
        if (side) {
            const auto [from, d] = wall_of(cell, *side);
            lattice.remove(from, d);
        }
    };
    if (drawing.ends) {
        open(drawing.ends->entry, gaps.entry);
        open(drawing.ends->exit, gaps.exit);
    }

    const Layout layout(size, drawing.style);
    // How far the middle of the border lies outside the lattice's outer line; a piece that ends at a gap
    // ends as far before the lattice line there, for its cap.
    const double outside = (drawing.style.wall - drawing.style.inner) / 2;
    const auto place = [&](std::int64_t i, std::int64_t most, std::int64_t towards) {
        const bool begins = i == most || (i != 0 && towards > i);
        return layout.line(i) + (begins ? outside : -outside);
    };
    std::vector<Point> points;
    lattice.take_trails([&](std::span<const Corner> trail) {
        points.clear();
        for (std::size_t i = 0; i < trail.size(); ++i) {
            const Corner at = trail[i];
            const Corner next = i == 0 ? trail[1] : trail[i - 1];
            points.push_back({place(at.x, size.width, next.x), place(at.y, size.height, next.y)});
        }
        take(points);
    });
}

void filled_runs(const Drawing& drawing, const std::function<void(Cell first, std::int64_t cells)>& take) {
    const Size size = drawing.maze.size();
    for (std::int64_t y = 0; y < size.height; ++y) {
        for (std::int64_t x = 0; x < size.width; ++x) {
            const std::int64_t first = x;
            while (x < size.width && drawing.is_filled({x, y})) {
                ++x;
            }
            if (x > first) {
                take({first, y}, x - first);
            }
        }
    }
}

std::vector<Cell> solution_corners(const Drawing& drawing) {
    if (!drawing.ends || drawing.path.empty()) {
        return {};
    }
    Cell at = drawing.ends->entry;
    std::vector<Cell> corners{at};
    for (std::size_t i = 0; i < drawing.path.size(); ++i) {
        at = neighbour(at, direction_of(drawing.path[i]).value());
        if (i + 1 == drawing.path.size() || drawing.path[i + 1] != drawing.path[i]) {
            corners.push_back(at);
        }
    }
    return corners;
}

}  // namespace mazegen
