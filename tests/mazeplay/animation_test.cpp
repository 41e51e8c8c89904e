#include "animation.hpp"

#include <gtest/gtest.h>

#include "mazegen/generate.hpp"

namespace {

using mazeplay::CarveAnimation;
using mazeplay::Duration;
using mazeplay::PathReveal;

constexpr Duration kFrame{1.0 / 60};

mazegen::GenerateOptions options_of(std::int64_t side) {
    mazegen::GenerateOptions options;
    options.size = {side, side};
    options.seed = 42;
    return options;
}

std::shared_ptr<const mazegen::Trace> trace_of(std::int64_t side) {
    return std::make_shared<const mazegen::Trace>(mazegen::generate_trace(options_of(side)).value());
}

/// Frames until it is finished, each the same time.
template <class Animation>
int frames(Animation& animation, Duration frame) {
    int count = 0;
    while (!animation.finished() && count < 100'000) {
        animation.advance(frame);
        ++count;
    }
    return count;
}

TEST(CarveAnimation, carves_eight_walls_a_frame) {
    CarveAnimation animation(trace_of(25));
    ASSERT_EQ(animation.size(), 604);
    for (int frame = 1; frame <= 75; ++frame) {
        animation.advance(kFrame);
        ASSERT_EQ(animation.position(), 8 * frame);
    }
    EXPECT_FALSE(animation.finished());
    animation.advance(kFrame);
    EXPECT_TRUE(animation.finished());  // 76 frames, 1.27 s
    EXPECT_EQ(animation.maze(), mazegen::generate(options_of(25)).value());
}

TEST(CarveAnimation, depends_on_time_and_not_on_frames) {
    for (const double frame : {1.0 / 17, 1.0 / 60, 1.0 / 144, 0.4}) {
        CarveAnimation animation(trace_of(25));
        const double seconds = frames(animation, Duration(frame)) * frame;
        EXPECT_GE(seconds, 604 / 480.0 - 1e-6);
        EXPECT_LE(seconds, 604 / 480.0 + frame + 1e-6);
    }
}

TEST(CarveAnimation, takes_ten_seconds_at_most) {
    CarveAnimation animation(trace_of(400));
    ASSERT_GT(animation.size(), 4800 * 10);
    const int count = frames(animation, kFrame);
    EXPECT_LE(count, 601);
    EXPECT_GE(count, 595);
    EXPECT_EQ(animation.maze(), mazegen::generate(options_of(400)).value());
}

TEST(CarveAnimation, pauses_steps_and_skips) {
    CarveAnimation animation(trace_of(10));
    animation.advance(kFrame);
    animation.toggle_pause();
    animation.advance(Duration(5));
    EXPECT_EQ(animation.position(), 8);
    animation.step();
    EXPECT_EQ(animation.position(), 9);
    EXPECT_TRUE(animation.paused());
    animation.toggle_pause();
    animation.step();
    EXPECT_EQ(animation.position(), 10);
    EXPECT_TRUE(animation.paused());
    animation.toggle_pause();
    animation.advance(Duration(-3));
    EXPECT_EQ(animation.position(), 10);
    animation.skip();
    EXPECT_TRUE(animation.finished());
    EXPECT_EQ(animation.position(), animation.size());
    animation.step();
    animation.advance(kFrame);
    EXPECT_EQ(animation.position(), animation.size());
}

TEST(CarveAnimation, goes_faster_and_slower_within_bounds) {
    CarveAnimation animation(trace_of(25));
    animation.faster();
    animation.advance(kFrame);
    EXPECT_EQ(animation.position(), 16);
    animation.slower();
    animation.slower();
    animation.advance(kFrame);
    EXPECT_EQ(animation.position(), 20);
    for (int i = 0; i < 20; ++i) {
        animation.slower();
    }
    EXPECT_EQ(animation.speed(), 1.0 / 64);
    for (int i = 0; i < 20; ++i) {
        animation.faster();
    }
    EXPECT_EQ(animation.speed(), 64);
}

TEST(CarveAnimation, of_a_single_cell_is_finished) {
    CarveAnimation animation(trace_of(1));
    EXPECT_TRUE(animation.finished());
    animation.advance(kFrame);
    EXPECT_EQ(animation.position(), 0);
}

TEST(PathReveal, shows_a_step_a_frame_and_takes_three_seconds_at_most) {
    PathReveal reveal(100);
    for (int frame = 1; frame <= 100; ++frame) {
        ASSERT_FALSE(reveal.finished());
        reveal.advance(kFrame);
        ASSERT_EQ(reveal.shown(), frame);
    }
    EXPECT_TRUE(reveal.finished());

    PathReveal longer(2'000'000);
    const int count = frames(longer, kFrame);
    EXPECT_LE(count, 181);
    EXPECT_GE(count, 179);
    EXPECT_EQ(longer.shown(), 2'000'000);
}

TEST(PathReveal, can_be_finished_at_once) {
    PathReveal reveal(50);
    EXPECT_EQ(reveal.shown(), 0);
    reveal.finish();
    EXPECT_EQ(reveal.shown(), 50);
    EXPECT_TRUE(reveal.finished());
    EXPECT_TRUE(PathReveal(0).finished());
}

}  // namespace
