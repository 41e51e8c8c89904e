// Which part of a maze is on the screen, and how large: pure arithmetic in characters.
#pragma once

#include <cstdint>

#include "grid.hpp"
#include "mazegen/grid.hpp"

namespace mazeterm {

/// How many characters a cell takes, from one wall to the next.
struct Zoom {
    int columns = 4, rows = 2;
    bool pixels = false;  ///< a character shows two squares, one above the other: half blocks

    friend bool operator==(const Zoom&, const Zoom&) = default;
};

/// A maze of columns * width + 1 by rows * height + 1 characters under an area that shows a part of it, or
/// all of it in its middle.
class View {
  public:
    /// The largest that shows the whole maze; where none does, cells of a good size at the entry.
    View(mazegen::Size maze, const Rect& area, bool pixels_possible, mazegen::Cell entry);

    [[nodiscard]] const Zoom& zoom() const;
    [[nodiscard]] const Rect& area() const { return area_; }
    /// The size of the whole drawing.
    [[nodiscard]] std::int64_t width() const;
    [[nodiscard]] std::int64_t height() const;
    /// Where the top left character of the drawing lies on the screen; at times left of it or above.
    [[nodiscard]] std::int64_t left() const { return left_; }
    [[nodiscard]] std::int64_t top() const { return top_; }
    [[nodiscard]] bool shows_all() const { return width() <= area_.width && height() <= area_.height; }

    void set_area(const Rect& area);
    /// One step larger or smaller; the middle stays.
    void zoom_by(int steps);
    void fit();
    /// Moves the view over the maze.
    void pan(int columns, int rows);
    void centre_on(mazegen::Cell cell);
    /// Centres on the cell when it lies outside, or near the border though the maze goes on there.
    void keep_in_view(mazegen::Cell cell);

  private:
    void place();
    void centre_at(double x, double y);

    mazegen::Size maze_;
    Rect area_;
    int first_level_;  // the smallest zoom that is possible
    int level_;
    bool fitted_ = true;  // as `fit` leaves it
    mazegen::Cell entry_;
    std::int64_t left_ = 0, top_ = 0;
};

}  // namespace mazeterm
