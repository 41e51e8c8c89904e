// A window on an X display: the only part of the program that knows Xlib, and only behind this
// header. It shows a canvas and gives inputs; it draws nothing itself.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "canvas.hpp"
#include "input.hpp"
#include "mazegen/result.hpp"

class X11Window {
  public:
    struct Options {
        std::string title = "a_maze_ing";
        int width = 1000, height = 950;  // logical pixels wanted; cut to the screen
        int smallest_width = 1, smallest_height = 1;
        std::optional<double> scale;             // pixels a logical pixel; nothing: as the display says
        bool shared_memory = true;               // use MIT-SHM when the server has it
        const mazedraw::Sprite* icon = nullptr;  // copied
        std::string display;                     // empty: DISPLAY
    };

    /// Opens and maps the window. Error, at most a second later: one line that names the display
    /// and says why it cannot be used.
    static mazegen::Result<std::unique_ptr<X11Window>> open(const Options& options);
    ~X11Window();
    X11Window(const X11Window&) = delete;
    X11Window& operator=(const X11Window&) = delete;

    /// Waits until there are inputs, `wake_fd` (-1: none) is readable, a frame was finished or the time
    /// is up (nothing: for ever), and gives all inputs there are, with runs of pointer moves and resizes
    /// folded into the last of each.
    std::vector<mazeview::Input> poll(std::optional<std::chrono::milliseconds> timeout, int wake_fd);

    /// Whether a frame may be shown now: the window is visible and no frame is in flight.
    [[nodiscard]] bool ready() const;
    /// Shows the canvas, which has the size of the last resize input (the first one comes from the first
    /// poll). The pixels are copied before it returns.
    void present(const mazedraw::Canvas& canvas);

    void toggle_full_screen();
    /// Pixels a logical pixel: as asked for, else Xft.dpi / 96, or 1.
    [[nodiscard]] double scale() const;
    /// The window was destroyed or the server went away: nothing can be shown any more.
    [[nodiscard]] bool gone() const;
    /// The server went away.
    [[nodiscard]] bool lost() const;
    [[nodiscard]] bool uses_shared_memory() const;

  private:
    struct State;
    explicit X11Window(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};
