// With window managers that leave sizes alone, that impose them, and with none.
#include "stage.hpp"

#include <fstream>

namespace x11_test {
namespace {

class ManagedTest : public Stage {
  protected:
    /// "" for none. Skips the test when it is not installed.
    void start_managed(const std::string& manager) {
        start_server();
        if (manager.empty()) {
            return;
        }
        if (!is_installed(manager)) {
            GTEST_SKIP() << manager << " is not installed";
        }
        std::vector<std::string> command = {manager};
        if (manager == "i3") {
            const std::string config = testing::TempDir() + "x11_test_i3_" + std::to_string(getpid());
            std::ofstream(config) << "# i3 config file (v4)\nfont fixed\n";
            command.insert(command.end(), {"-c", config});
        }
        manager_ = Process(command, {"DISPLAY=" + server_->name(), "XDG_RUNTIME_DIR=" + testing::TempDir()});
        ASSERT_TRUE(driver_->wait_for_manager()) << manager;
    }
    void TearDown() override {
        window_.reset();
        manager_.end(SIGTERM);
    }

    void expect_corners_and_clicks() {
        const Canvas canvas = show();
        const Picture picture = driver_->picture(id_);
        ASSERT_EQ(differences(picture, canvas), 0U);
        for (const int x : {0, width_ - 1}) {
            for (const int y : {0, height_ - 1}) {
                inputs_.clear();
                driver_->click(id_, x, y);
                ASSERT_TRUE(until([this] { return has(Input::Kind::release); })) << x << ',' << y;
                EXPECT_EQ(inputs_of(Input::Kind::press)[0].x, x);
                EXPECT_EQ(inputs_of(Input::Kind::press)[0].y, y);
            }
        }
    }

    Process manager_;
};

bool is_tiling(std::string_view manager) { return manager == "i3" || manager == "dwm"; }

class EachManager : public ManagedTest, public testing::WithParamInterface<const char*> {};

TEST_P(EachManager, FirstFrameHasTheFinalSize) {
    start_managed(GetParam());
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    ASSERT_NO_FATAL_FAILURE(open_window());
    const std::pair first(width_, height_);
    const Canvas canvas = show();
    work_for(milliseconds(200));
    EXPECT_EQ(std::pair(width_, height_), first);
    const XWindowAttributes attributes = driver_->attributes(id_);
    EXPECT_EQ(std::pair(attributes.width, attributes.height), first);
    EXPECT_EQ(differences(driver_->picture(id_), canvas), 0U);
}

TEST_P(EachManager, ClicksLandBeforeAndAfterAResize) {
    start_managed(GetParam());
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    ASSERT_NO_FATAL_FAILURE(open_window());
    expect_corners_and_clicks();
    const int old_width = width_;
    if (is_tiling(GetParam())) {  // a second window takes half of the screen
        const Window other = XCreateSimpleWindow(driver_->display(), driver_->root(), 0, 0, 10, 10, 0, 0, 0);
        XMapWindow(driver_->display(), other);
    } else {
        XResizeWindow(driver_->display(), id_, 600, 500);
    }
    driver_->sync();
    ASSERT_TRUE(until([&] { return width_ < old_width; }));
    work_for(milliseconds(100));
    expect_corners_and_clicks();
}

TEST_P(EachManager, CloseButton) {
    start_managed(GetParam());
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    ASSERT_NO_FATAL_FAILURE(open_window());
    show();
    driver_->protocol(id_, "WM_DELETE_WINDOW");
    EXPECT_TRUE(until([this] { return has(Input::Kind::close); }));
    EXPECT_FALSE(window_->gone());
}

TEST_P(EachManager, FullScreenAndBack) {
    start_managed(GetParam());
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    ASSERT_NO_FATAL_FAILURE(open_window());
    show();
    const std::pair before(width_, height_);
    window_->toggle_full_screen();
    EXPECT_TRUE(until([this] { return width_ == 1280 && height_ == 1024; })) << width_ << 'x' << height_;
    expect_shown();
    window_->toggle_full_screen();
    EXPECT_TRUE(until([&] { return std::pair(width_, height_) == before; }));
    expect_shown();
}

INSTANTIATE_TEST_SUITE_P(Manager, EachManager, testing::Values("", "openbox", "i3", "dwm"),
                         [](const auto& parameter) {
                             return std::string(parameter.param[0] == '\0' ? "none" : parameter.param);
                         });

TEST_F(ManagedTest, AnswersAPing) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    XSelectInput(driver_->display(), driver_->root(), SubstructureNotifyMask);
    driver_->protocol(id_, "_NET_WM_PING", static_cast<long>(id_));
    const auto begin = steady_clock::now();
    bool answered = false;
    ASSERT_TRUE(until([&] {
        XEvent event;
        while (XCheckTypedEvent(driver_->display(), ClientMessage, &event) != 0) {
            answered =
                answered || (event.xclient.window == driver_->root() &&
                             static_cast<Atom>(event.xclient.data.l[0]) == driver_->atom("_NET_WM_PING") &&
                             static_cast<Window>(event.xclient.data.l[2]) == id_);
        }
        return answered;
    }));
    EXPECT_LT(steady_clock::now() - begin, milliseconds(100));
    EXPECT_FALSE(has(Input::Kind::close));
}

}  // namespace
}  // namespace x11_test
