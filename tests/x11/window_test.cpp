#include "stage.hpp"

#include <sys/eventfd.h>

#include <algorithm>

#include "x11_connection.hpp"
#include "x11_frame.hpp"

namespace x11_test {
namespace {

struct ServerCase {
    const char* name;
    const char* screen;
    std::vector<std::string> options;
    bool wants_shared, gets_shared;

    friend std::ostream& operator<<(std::ostream& out, const ServerCase& server_case) {
        return out << server_case.name;
    }
};

class OnServer : public Stage, public testing::WithParamInterface<ServerCase> {};

TEST_P(OnServer, ShowsTheSamePixels) {
    const ServerCase& server_case = GetParam();
    start_server(server_case.screen, server_case.options);
    X11Window::Options options;
    options.shared_memory = server_case.wants_shared;
    ASSERT_NO_FATAL_FAILURE(open_window(options));
    EXPECT_EQ(window_->uses_shared_memory(), server_case.gets_shared);
    EXPECT_EQ(width_, 1000);
    EXPECT_EQ(height_, 950);
    expect_shown();
    XResizeWindow(driver_->display(), id_, 711, 333);  // lines end at odd places
    driver_->sync();
    ASSERT_TRUE(until([this] { return width_ == 711; }));
    expect_shown();
    EXPECT_EQ(window_->uses_shared_memory(), server_case.gets_shared);
}

INSTANTIATE_TEST_SUITE_P(
    Depth, OnServer,
    testing::Values(ServerCase{"Bits8", "1280x1024x8", {"-cc", "4"}, true, true},
                    ServerCase{"Bits15", "1280x1024x15", {}, true, true},
                    ServerCase{"Bits16", "1280x1024x16", {}, true, true},
                    ServerCase{"Bits16Unshared", "1280x1024x16", {}, false, false},
                    ServerCase{"Bits24", "1280x1024x24", {}, true, true},
                    ServerCase{"Bits24Unshared", "1280x1024x24", {}, false, false},
                    ServerCase{"Bits24NoExtension", "1280x1024x24", {"-extension", "MIT-SHM"}, true, false},
                    ServerCase{"Bits30", "1280x1024x30", {}, true, true},
                    ServerCase{"Bits30Unshared", "1280x1024x30", {}, false, false}),
    [](const auto& parameter) { return std::string(parameter.param.name); });

class WindowTest : public Stage {};

// Servers give no root of depth 32, but windows with such a visual.
TEST_F(WindowTest, VisualWithAlphaIsOpaque) {
    start_server();
    Display* const display = driver_->display();
    XVisualInfo visual{};
    ASSERT_NE(XMatchVisualInfo(display, DefaultScreen(display), 32, TrueColor, &visual), 0);
    XSetWindowAttributes attributes{};
    attributes.colormap = XCreateColormap(display, driver_->root(), visual.visual, AllocNone);
    const Window deep = XCreateWindow(display, driver_->root(), 0, 0, 60, 40, 0, 32, InputOutput,
                                      visual.visual, CWColormap | CWBorderPixel, &attributes);
    XMapWindow(display, deep);
    GC gc = XCreateGC(display, deep, 0, nullptr);
    for (const bool shared : {true, false}) {
        x11::Frame frame(display, visual, shared, 60, 40);
        EXPECT_EQ(frame.shared(), shared);
        const Canvas canvas = pattern(60, 40);
        frame.put(deep, gc, canvas);
        const Picture picture = driver_->picture(deep);
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 60; ++x) {
                ASSERT_EQ(picture.at(x, y), canvas.row(y)[static_cast<std::size_t>(x)]) << x << ',' << y;
            }
        }
    }
    XFreeGC(display, gc);
}

TEST_F(WindowTest, EverySize) {
    ASSERT_NO_FATAL_FAILURE(start());
    const std::pair<int, int> sizes[] = {{1, 1},     {1, 700}, {3000, 2},   {3000, 2000},
                                         {480, 360}, {2, 3},   {1279, 1023}};
    for (const auto& size : sizes) {
        const int columns = size.first;
        const int rows = size.second;
        XResizeWindow(driver_->display(), id_, static_cast<unsigned>(columns), static_cast<unsigned>(rows));
        driver_->sync();
        ASSERT_TRUE(until([&] { return width_ == columns && height_ == rows; })) << columns << 'x' << rows;
        if (columns <= 1280 && rows <= 1024) {  // what lies outside the screen cannot be read
            expect_shown();
        } else {
            show();
        }
    }
}

TEST_F(WindowTest, SizeIsCutToTheScreen) {
    start_server("640x400x24");
    ASSERT_NO_FATAL_FAILURE(open_window());
    EXPECT_EQ(width_, 640);
    EXPECT_EQ(height_, 400);
    expect_shown();
}

TEST_F(WindowTest, OneFrameInFlight) {
    for (const bool shared : {true, false}) {
        start_server();
        X11Window::Options options;
        options.shared_memory = shared;
        ASSERT_NO_FATAL_FAILURE(open_window(options));
        show();
        window_->poll(milliseconds(0), -1);
        server_->process().signal(SIGSTOP);
        const Canvas canvas = pattern(100, 100);
        window_->present(canvas);
        EXPECT_FALSE(window_->ready());
        const auto processor = processor_time();
        for (int i = 0; i < 3; ++i) {
            EXPECT_TRUE(window_->poll(milliseconds(100), -1).empty());
            EXPECT_FALSE(window_->ready());
        }
        EXPECT_LT(processor_time() - processor, milliseconds(20));
        server_->process().signal(SIGCONT);
        window_->poll(milliseconds(5000), -1);  // ends when the frame is done
        EXPECT_TRUE(window_->ready());
        window_.reset();
        driver_.reset();
    }
}

TEST_F(WindowTest, IdlePollCostsNothing) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    work_for(milliseconds(100));
    rusage before{};
    getrusage(RUSAGE_SELF, &before);
    const auto processor = processor_time();
    EXPECT_TRUE(window_->poll(milliseconds(1000), -1).empty());
    rusage after{};
    getrusage(RUSAGE_SELF, &after);
    EXPECT_LT(processor_time() - processor, milliseconds(2));
    EXPECT_LE(after.ru_nvcsw - before.ru_nvcsw, 1) << "it slept once";
}

TEST_F(WindowTest, PollKeepsItsTime) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    work_for(milliseconds(100));
    const auto begin = steady_clock::now();
    EXPECT_TRUE(window_->poll(milliseconds(80), -1).empty());
    const auto time = steady_clock::now() - begin;
    EXPECT_GE(time, milliseconds(80));
    EXPECT_LT(time, milliseconds(1000));
}

TEST_F(WindowTest, WakesForADescriptor) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    const int descriptor = eventfd(0, EFD_CLOEXEC);
    std::thread waker([descriptor] {
        std::this_thread::sleep_for(milliseconds(50));
        eventfd_write(descriptor, 1);
    });
    const auto begin = steady_clock::now();
    window_->poll(std::nullopt, descriptor);
    waker.join();
    EXPECT_LT(steady_clock::now() - begin, milliseconds(2000));
    close(descriptor);
}

TEST_F(WindowTest, ThousandMovesAreOne) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    driver_->move_pointer(id_, 5, 5);
    work_for(milliseconds(50));
    for (int i = 0; i < 1000; ++i) {
        XTestFakeMotionEvent(driver_->display(), -1, 100 + i % 500, 200 + i % 300, CurrentTime);
    }
    XTestFakeMotionEvent(driver_->display(), -1, 77, 88, CurrentTime);
    driver_->sync();
    const auto processor = processor_time();
    inputs_.clear();
    ASSERT_TRUE(
        until([this] { return !inputs_.empty() && inputs_.back().x == 77 && inputs_.back().y == 88; }));
    EXPECT_LT(processor_time() - processor, milliseconds(20));
    EXPECT_EQ(inputs_of(Input::Kind::pointer).size(), inputs_.size());
    EXPECT_LT(inputs_.size(), 20U) << "one for each time that the server has sent a part of them";
}

TEST_F(WindowTest, FoldingKeepsTheOrderAroundAPress) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    work_for(milliseconds(50));
    driver_->move_pointer(id_, 10, 10);
    driver_->move_pointer(id_, 20, 20);
    driver_->button(1, true);
    driver_->move_pointer(id_, 30, 30);
    driver_->move_pointer(id_, 40, 40);
    driver_->button(1, false);
    const std::vector<Input> got = window_->poll(milliseconds(1000), -1);
    ASSERT_EQ(got.size(), 4U);
    EXPECT_EQ(got[0].kind, Input::Kind::pointer);
    EXPECT_EQ(got[0].x, 20);
    EXPECT_EQ(got[1].kind, Input::Kind::press);
    EXPECT_EQ(got[1].x, 20);
    EXPECT_EQ(got[1].button, 1);
    EXPECT_EQ(got[2].x, 40);
    EXPECT_EQ(got[3].kind, Input::Kind::release);
    EXPECT_EQ(got[3].x, 40);
}

TEST_F(WindowTest, ResizesAndExposuresAreFolded) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    work_for(milliseconds(50));
    for (unsigned i = 0; i < 50; ++i) {
        XResizeWindow(driver_->display(), id_, 500 + i, 400 + i);
    }
    driver_->sync();
    const std::vector<Input> got = window_->poll(milliseconds(1000), -1);
    ASSERT_LE(got.size(), 3U) << "a resize, an exposure, and the pointer is outside now";
    take(got);
    EXPECT_EQ(width_, 549);
    EXPECT_EQ(height_, 449);
}

TEST_F(WindowTest, ButtonsAndWheel) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    for (unsigned button = 1; button <= 5; ++button) {
        driver_->click(id_, 50, 60, button);
    }
    ASSERT_TRUE(until([this] { return inputs_of(Input::Kind::wheel).size() == 2; }));
    const auto presses = inputs_of(Input::Kind::press);
    ASSERT_EQ(presses.size(), 3U);
    EXPECT_EQ(presses[2].button, 3);
    EXPECT_EQ(inputs_of(Input::Kind::release).size(), 3U);
    const auto wheel = inputs_of(Input::Kind::wheel);
    EXPECT_EQ(wheel[0].steps, 1);
    EXPECT_EQ(wheel[1].steps, -1);
    EXPECT_EQ(wheel[1].x, 50);
    EXPECT_EQ(wheel[1].y, 60);
}

TEST_F(WindowTest, PointerLeaves) {
    X11Window::Options options;
    options.width = 500;
    options.height = 400;
    ASSERT_NO_FATAL_FAILURE(start(options));
    show();
    driver_->move_pointer(id_, 100, 100);
    ASSERT_TRUE(until([this] { return has(Input::Kind::pointer); }));
    driver_->move_pointer(driver_->root(), 900, 900);
    EXPECT_TRUE(until([this] { return has(Input::Kind::leave); }));
}

TEST_F(WindowTest, UnmapAndMap) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    XUnmapWindow(driver_->display(), id_);
    driver_->sync();
    ASSERT_TRUE(until([this] { return !window_->ready(); }));
    work_for(milliseconds(50));
    EXPECT_FALSE(window_->ready());
    inputs_.clear();
    XMapWindow(driver_->display(), id_);
    driver_->sync();
    ASSERT_TRUE(until([this] { return has(Input::Kind::redraw); }));
    expect_shown();
}

TEST_F(WindowTest, CoverAndUncover) {
    ASSERT_NO_FATAL_FAILURE(start());
    show();
    inputs_.clear();
    XSetWindowAttributes attributes{};
    attributes.override_redirect = True;
    const Window cover =
        XCreateWindow(driver_->display(), driver_->root(), 0, 0, 1280, 1024, 0, CopyFromParent, InputOutput,
                      CopyFromParent, CWOverrideRedirect, &attributes);
    XMapRaised(driver_->display(), cover);
    driver_->sync();
    ASSERT_TRUE(until([this] { return !window_->ready(); }));
    XDestroyWindow(driver_->display(), cover);
    driver_->sync();
    ASSERT_TRUE(until([this] { return has(Input::Kind::redraw); }));
    expect_shown();
}

TEST_F(WindowTest, NoFlicker) {
    ASSERT_NO_FATAL_FAILURE(start());
    const Canvas canvas = show();
    XResizeWindow(driver_->display(), id_, 1200, 1000);
    driver_->sync();
    const Picture picture = driver_->picture(id_);  // before anything new is shown
    for (int i = 0; i < 900; ++i) {
        ASSERT_EQ(picture.at(i, i), picture.pixel_of(canvas.row(i)[static_cast<std::size_t>(i)] & 0xFFFFFF));
    }
}

TEST_F(WindowTest, SaysWhatItIs) {
    const mazedraw::Sprite icon{.width = 2, .height = 1, .pixels = {0xFF112233, 0x00445566}};
    X11Window::Options options;
    options.title = "a maze – 25×25";
    options.icon = &icon;
    options.width = 500;
    options.height = 450;
    options.smallest_width = 480;
    options.smallest_height = 360;
    options.scale = 1.5;
    ASSERT_NO_FATAL_FAILURE(start(options));
    EXPECT_EQ(std::pair(width_, height_), std::pair(750, 675)) << "logical pixels times the scale";
    EXPECT_EQ(driver_->text_property(id_, "WM_CLASS"), std::string("a_maze_ing\0A_maze_ing\0", 22));
    EXPECT_EQ(driver_->text_property(id_, "WM_NAME"), options.title);
    EXPECT_EQ(driver_->text_property(id_, "_NET_WM_NAME"), options.title);
    EXPECT_EQ(driver_->property(id_, "_NET_WM_PID"),
              (std::vector<unsigned long>{static_cast<unsigned long>(getpid())}));
    EXPECT_NE(driver_->text_property(id_, "WM_CLIENT_MACHINE"), "");
    EXPECT_EQ(driver_->property(id_, "_NET_WM_ICON"),
              (std::vector<unsigned long>{2, 1, 0xFF112233, 0x00445566}));
    XSizeHints hints{};
    long given = 0;
    ASSERT_NE(XGetWMNormalHints(driver_->display(), id_, &hints, &given), 0);
    EXPECT_EQ(hints.flags & PMinSize, PMinSize);
    EXPECT_EQ(hints.flags & PMaxSize, 0);
    EXPECT_EQ(hints.min_width, 720);
    EXPECT_EQ(hints.min_height, 540);
    XWMHints* const wm_hints = XGetWMHints(driver_->display(), id_);
    ASSERT_NE(wm_hints, nullptr);
    EXPECT_EQ(wm_hints->input, True);
    XFree(wm_hints);
}

TEST_F(WindowTest, ScaleFromTheResources) {
    start_server();
    const std::string resources = "*color0: #000000\nXft.dpi:\t144\nXft.antialias: 1\n";
    XChangeProperty(driver_->display(), driver_->root(), XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
                    reinterpret_cast<const unsigned char*>(resources.data()),
                    static_cast<int>(resources.size()));
    driver_->sync();
    ASSERT_NO_FATAL_FAILURE(open_window());
    EXPECT_DOUBLE_EQ(window_->scale(), 1.5);
    window_.reset();
    XDeleteProperty(driver_->display(), driver_->root(), XA_RESOURCE_MANAGER);
    driver_->sync();
    ASSERT_NO_FATAL_FAILURE(open_window());
    EXPECT_DOUBLE_EQ(window_->scale(), 1);
}

TEST_F(WindowTest, OneAfterAnother) {
    start_server();
    for (int i = 0; i < 20; ++i) {
        ASSERT_NO_FATAL_FAILURE(open_window());
        show();
        window_.reset();
        ASSERT_EQ(driver_->find(), Window{0});
    }
}

TEST_F(WindowTest, FrameIsQuick) {
    for (const bool shared : {true, false}) {
        start_server();
        X11Window::Options options;
        options.shared_memory = shared;
        ASSERT_NO_FATAL_FAILURE(open_window(options));
        const Canvas canvas = show();
        std::vector<std::chrono::microseconds> times;
        for (int i = 0; i < 100; ++i) {
            const auto begin = steady_clock::now();
            window_->present(canvas);
            times.push_back(
                std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - begin));
            ASSERT_TRUE(until([this] { return window_->ready(); }));
        }
        std::ranges::sort(times);
        RecordProperty(shared ? "shared_median_us" : "unshared_median_us", std::to_string(times[50].count()));
        EXPECT_LT(times[50], shared ? milliseconds(8) : milliseconds(12));
        window_.reset();
        driver_.reset();
    }
}

}  // namespace
}  // namespace x11_test
