// What most tests here need: a server, the window on it, and who operates it.
#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "canvas.hpp"
#include "x11_window.hpp"
#include "xvfb.hpp"

#include "driver.hpp"

namespace x11_test {

using mazedraw::Canvas;
using mazeview::Input;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// Every pixel tells where it stands.
inline Canvas pattern(int width, int height) {
    Canvas canvas(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const auto column = static_cast<std::uint32_t>(x);
            const auto line = static_cast<std::uint32_t>(y);
            canvas.row(y)[static_cast<std::size_t>(x)] =
                0xFF000000 | (column * 7 & 0xFF) << 16 | (line * 5 & 0xFF) << 8 | ((column ^ line) & 0xFF);
        }
    }
    return canvas;
}

/// The number of pixels on the screen that are not the canvas's.
inline std::size_t differences(const Picture& picture, const Canvas& canvas) {
    if (picture.width != canvas.width() || picture.height != canvas.height() || picture.pixels.empty()) {
        return SIZE_MAX;
    }
    std::size_t count = 0;
    for (int y = 0; y < canvas.height(); ++y) {
        for (int x = 0; x < canvas.width(); ++x) {
            const std::uint32_t wanted = canvas.row(y)[static_cast<std::size_t>(x)];
            count += picture.at(x, y) == picture.pixel_of(wanted & 0xFFFFFF) ? 0U : 1U;
        }
    }
    return count;
}

/// Processor time of this process so far.
inline std::chrono::microseconds processor_time() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return std::chrono::seconds(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           std::chrono::microseconds(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

class Stage : public testing::Test {
  protected:
    void SetUp() override {
        if (!is_installed("Xvfb")) {
            GTEST_SKIP() << "Xvfb is not installed (Debian package xvfb): no test of the window is run";
        }
        std::signal(SIGPIPE, SIG_IGN);  // as the program has it
    }

    void start_server(const std::string& screen = "1280x1024x24",
                      const std::vector<std::string>& options = {}) {
        server_ = std::make_unique<Xvfb>(screen, options);
        ASSERT_TRUE(server_->started()) << "Xvfb does not start with " << screen;
        driver_ = std::make_unique<Driver>(server_->name());
        ASSERT_NE(driver_->display(), nullptr);
    }
    void open_window(X11Window::Options options = {}) {
        options.display = server_->name();
        auto opened = X11Window::open(options);
        ASSERT_TRUE(opened.ok()) << opened.error().message;
        window_ = std::move(opened).value();
        id_ = driver_->find();
        ASSERT_NE(id_, Window{0});
        take(window_->poll(milliseconds(0), -1));
        ASSERT_GT(width_, 0) << "the first poll tells the size";
    }
    void start(X11Window::Options options = {}) {
        start_server();
        if (!HasFatalFailure()) {
            open_window(std::move(options));
        }
    }

    /// Lets the window work until this is true, at most 5 s.
    bool until(const std::function<bool()>& condition) {
        const auto end = steady_clock::now() + std::chrono::seconds(5);
        while (!condition()) {
            if (steady_clock::now() > end) {
                return false;
            }
            take(window_->poll(milliseconds(5), -1));
        }
        return true;
    }
    /// Lets it work for a time.
    void work_for(milliseconds time) {
        const auto end = steady_clock::now() + time;
        while (steady_clock::now() < end) {
            take(window_->poll(milliseconds(5), -1));
        }
    }
    /// Shows the pattern at the window's size; gives what was shown.
    Canvas show() {
        EXPECT_TRUE(until([this] { return window_->ready(); }));
        Canvas canvas = pattern(width_, height_);
        window_->present(canvas);
        EXPECT_TRUE(until([this] { return window_->ready(); }));
        return canvas;
    }
    void expect_shown() {
        const Canvas canvas = show();
        EXPECT_EQ(differences(driver_->picture(id_), canvas), 0U);
    }
    [[nodiscard]] std::vector<Input> inputs_of(Input::Kind kind) const {
        std::vector<Input> found;
        for (const Input& input : inputs_) {
            if (input.kind == kind) {
                found.push_back(input);
            }
        }
        return found;
    }
    [[nodiscard]] bool has(Input::Kind kind) const { return !inputs_of(kind).empty(); }

    void take(const std::vector<Input>& more) {
        for (const Input& input : more) {
            if (input.kind == Input::Kind::resize) {
                width_ = input.width;
                height_ = input.height;
            }
        }
        inputs_.insert(inputs_.end(), more.begin(), more.end());
    }

    std::unique_ptr<Xvfb> server_;
    std::unique_ptr<Driver> driver_;
    std::unique_ptr<X11Window> window_;
    Window id_ = 0;
    std::vector<Input> inputs_;   // all that came so far
    int width_ = 0, height_ = 0;  // as the last resize input said
};

}  // namespace x11_test
