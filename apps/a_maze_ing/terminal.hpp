// The terminal itself: keys in, a grid of characters out, and all as it was before in the end. Its .cpp is
// the only one that knows ncurses.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "mazegen/result.hpp"
#include "term_scene.hpp"

/// One at a time. Signals that end or stop the program, or tell of another size, are taken by `poll` as long
/// as it lives.
class Terminal {
  public:
    /// Takes the terminal of standard input and output. Error: it cannot show a screen, and why.
    static mazegen::Result<std::unique_ptr<Terminal>> open();
    /// Gives it back as it was.
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] bool ascii() const { return ascii_; }
    [[nodiscard]] bool color() const { return color_; }

    /// Waits for input, or until the descriptor is readable, at most for that time (nothing: for ever). Stops
    /// the program meanwhile when the person wants that (Ctrl-Z).
    std::vector<mazeterm::Input> poll(std::optional<std::chrono::milliseconds> time, int descriptor);
    void show(const mazeterm::Grid& grid);

    /// The signal that the program has to end of; SIGHUP, too, when the terminal has gone.
    [[nodiscard]] std::optional<int> ended_by() const { return ended_by_; }

  private:
    struct Screen;

    explicit Terminal(std::unique_ptr<Screen> screen, bool ascii, bool color);
    void take_signals(std::vector<mazeterm::Input>& inputs);
    void take_keys(std::vector<mazeterm::Input>& inputs);
    void suspend();
    [[nodiscard]] mazeterm::Input measured() const;
    [[nodiscard]] unsigned attributes(const mazeterm::Style& style) const;
    short pair(mazeterm::Ink ink, mazeterm::Ink ground);

    std::unique_ptr<Screen> screen_;
    bool ascii_;
    bool color_;
    std::vector<std::pair<mazeterm::Ink, mazeterm::Ink>> pairs_;  // number 1 and so on
    std::optional<int> ended_by_;
};
