#include "canvas.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "drawing.hpp"
#include "sprites.hpp"

namespace {

using namespace mazedraw;

constexpr Color kWhite{255, 255, 255};
constexpr Color kBlue{10, 20, 200};

int pixels_of(const Canvas& canvas, Color color, const Rect& part) {
    int count = 0;
    for (int y = part.y; y < part.bottom(); ++y) {
        for (int x = part.x; x < part.right(); ++x) {
            count += canvas.pixel(x, y) == color ? 1 : 0;
        }
    }
    return count;
}

Rect all_of(const Canvas& canvas) { return {0, 0, canvas.width(), canvas.height()}; }

TEST(Color, has_the_hues_of_the_wheel) {
    EXPECT_EQ(from_hsl(0, 1, 0.5), (Color{255, 0, 0}));
    EXPECT_EQ(from_hsl(120, 1, 0.5), (Color{0, 255, 0}));
    EXPECT_EQ(from_hsl(600, 1, 0.5), (Color{0, 0, 255}));
    EXPECT_EQ(from_hsl(-120, 1, 0.25), (Color{0, 0, 128}));
    EXPECT_EQ(from_hsl(77, 0, 1), kWhite);
    EXPECT_EQ(from_hsl(360, 1, 0.5), from_hsl(0, 1, 0.5));
}

TEST(Color, contrast_is_that_of_the_guidelines) {
    EXPECT_NEAR(contrast({}, kWhite), 21, 1e-9);
    EXPECT_NEAR(contrast(kWhite, kWhite), 1, 1e-9);
    EXPECT_NEAR(contrast({119, 119, 119}, kWhite), 4.48, 0.005);  // the well-known grey that just fails
    EXPECT_EQ(contrast(kBlue, kWhite), contrast(kWhite, kBlue));
}

TEST(Canvas, fills_what_lies_on_it) {
    Canvas canvas(10, 8);
    canvas.fill({-5, -5, 8, 7}, kBlue);
    canvas.fill({8, 6, 100, 100}, kWhite);
    canvas.fill({3, 3, -2, 5}, kWhite);
    canvas.fill({50, 50, 5, 5}, kWhite);
    EXPECT_EQ(pixels_of(canvas, kBlue, all_of(canvas)), 3 * 2);
    EXPECT_EQ(pixels_of(canvas, kWhite, all_of(canvas)), 2 * 2);
    canvas.resize(4, 3);
    EXPECT_EQ(pixels_of(canvas, {}, all_of(canvas)), 12);
}

TEST(Canvas, blends) {
    Canvas canvas(4, 4);
    canvas.blend(all_of(canvas), kWhite, 0.5);
    EXPECT_NEAR(canvas.pixel(1, 1).red, 128, 1);
    canvas.blend(all_of(canvas), kBlue, 1);
    EXPECT_EQ(canvas.pixel(3, 3), kBlue);
    canvas.blend(all_of(canvas), kWhite, 0);
    EXPECT_EQ(canvas.pixel(0, 0), kBlue);
}

TEST(Canvas, texture_repeats_from_its_origin) {
    const Sprite texture{3, 2, {0xFFFFFFFF, 0xFF808080, 0xFF000000, 0xFF404040, 0xFFC0C0C0, 0xFF202020}};
    Canvas canvas(20, 20);
    canvas.fill_textured({2, 3, 15, 14}, texture, kWhite, -4, 5);
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 20; ++x) {
            const std::uint32_t expected = texture.pixel((x + 4) % 3, (y + 5) % 2);
            EXPECT_EQ(canvas.row(y)[static_cast<std::size_t>(x)],
                      (Rect{2, 3, 15, 14}).contains(x, y) ? expected : 0xFF000000U);
        }
    }
    canvas.fill_textured(all_of(canvas), texture, kBlue, 0, 0);
    EXPECT_EQ(canvas.pixel(0, 0), kBlue);
    EXPECT_EQ(canvas.pixel(2, 0), Color{});
}

TEST(Canvas, draws_sprites_scaled_and_through_their_holes) {
    const Sprite sprite{2, 2, {0xFFFFFFFF, 0x00000000, 0xFF0000FF, 0x80FFFFFF}};
    Canvas canvas(8, 8);
    canvas.draw(sprite, {1, 1, 4, 4});
    EXPECT_EQ(pixels_of(canvas, kWhite, {1, 1, 2, 2}), 4);
    EXPECT_EQ(pixels_of(canvas, {}, {3, 1, 2, 2}), 4);
    EXPECT_EQ(pixels_of(canvas, {0, 0, 255}, {1, 3, 2, 2}), 4);
    EXPECT_NEAR(canvas.pixel(3, 3).green, 128, 2);
    EXPECT_EQ(pixels_of(canvas, {}, all_of(canvas)), 64 - 12);
    canvas.draw(mirrored(sprite), {-2, 0, 4, 4}, {0, 0, 1, 8});
    EXPECT_EQ(canvas.pixel(0, 0), kWhite);
}

TEST(Canvas, shapes_keep_to_their_places_and_stay_opaque) {
    Canvas canvas(60, 40);
    canvas.fill_rounded({5, 5, 30, 20}, 6, kBlue);
    EXPECT_EQ(canvas.pixel(20, 15), kBlue);
    EXPECT_EQ(canvas.pixel(5, 5), Color{});
    canvas.outline_rounded({38, 5, 20, 20}, 4, 2, kWhite);
    EXPECT_EQ(canvas.pixel(48, 15), Color{});
    EXPECT_EQ(canvas.pixel(48, 5), kWhite);
    canvas.circle(20, 32, 5, kWhite);
    EXPECT_EQ(canvas.pixel(20, 32), kWhite);
    canvas.line(40, 30, 55, 30, 4, kBlue);
    EXPECT_EQ(canvas.pixel(45, 30), kBlue);
    EXPECT_EQ(pixels_of(canvas, {}, {0, 0, 60, 5}), 300);
    for (int y = 0; y < 40; ++y) {
        for (const std::uint32_t pixel : canvas.row(y)) {
            ASSERT_EQ(pixel >> 24U, 0xFFU);
        }
    }
}

TEST(Text, ink_stays_in_the_measured_box) {
    for (const char* text : {"Redraw", "gjpqy|ÄÅ", "f", "42", "Größe 25x25", "…"}) {
        for (const double size : {9.0, 16.0, 31.5, 48.0}) {
            for (const bool bold : {false, true}) {
                const Canvas::TextStyle style{size, bold, kWhite};
                const Canvas::TextSize box = Canvas::measure(text, style);
                EXPECT_GT(box.width, 0);
                EXPECT_GT(box.ascent, 0);
                EXPECT_GT(box.descent, 0);
                Canvas canvas(600, 160);
                canvas.text(50, 80, text, style);
                // Letters may lean out of their advance by a little, and anti-aliasing by a pixel.
                const int slack = 1 + static_cast<int>(size / 12);
                const int top = static_cast<int>(std::floor(80 - box.ascent)) - 1;
                const int bottom = static_cast<int>(std::ceil(80 + box.descent)) + 1;
                const Rect inside{50 - slack, top, static_cast<int>(std::ceil(box.width)) + 2 * slack,
                                  bottom - top};
                EXPECT_LT(pixels_of(canvas, {}, inside), inside.width * inside.height) << text;
                EXPECT_EQ(pixels_of(canvas, {}, all_of(canvas)) - pixels_of(canvas, {}, inside),
                          600 * 160 - inside.width * inside.height)
                    << text << ' ' << size;
            }
        }
    }
}

TEST(Text, centred_lies_in_the_middle_and_never_leaves_its_rectangle) {
    const Canvas::TextStyle style{20, true, kWhite};
    for (const char* text : {"Start", "a text that is much too long for a button", "", "\xFF\xC3 broken"}) {
        for (const Rect rect : {Rect{20, 20, 150, 44}, Rect{20, 20, 9, 12}, Rect{60, 30, 0, 10}}) {
            Canvas canvas(220, 90);
            canvas.text_centred(rect, text, style);
            EXPECT_EQ(pixels_of(canvas, {}, all_of(canvas)) - pixels_of(canvas, {}, rect),
                      220 * 90 - rect.width * rect.height)
                << text;
        }
    }
    Canvas canvas(200, 60);
    canvas.text_centred(all_of(canvas), "HHHH", style);
    int left = 200;
    int right = 0;
    for (int x = 0; x < 200; ++x) {
        if (pixels_of(canvas, {}, {x, 0, 1, 60}) < 60) {
            left = std::min(left, x);
            right = std::max(right, x);
        }
    }
    EXPECT_NEAR(left, 200 - 1 - right, 2);
}

TEST(Text, what_is_no_utf8_is_drawn_all_the_same) {
    const Canvas::TextStyle style{16, false, kWhite};
    EXPECT_EQ(Canvas::measure("a\xFF", style).width, Canvas::measure("a?", style).width);
    EXPECT_EQ(Canvas::measure("", style).width, 0);
}

TEST(Sprites, are_whole) {
    EXPECT_EQ(walker().width, 32);
    EXPECT_EQ(coin().height, 32);
    EXPECT_EQ(icon().width, 64);
    EXPECT_EQ(wall_texture().width, 16);
    for (const Sprite* sprite : {&walker(), &coin(), &icon(), &wall_texture()}) {
        EXPECT_EQ(sprite->pixels.size(), static_cast<std::size_t>(sprite->width * sprite->height));
    }
    EXPECT_EQ(walker().pixel(0, 0) >> 24U, 0U);
    for (const std::uint32_t pixel : wall_texture().pixels) {
        EXPECT_EQ(pixel >> 24U, 0xFFU);
        EXPECT_GE(pixel & 0xFFU, 200U);
        EXPECT_EQ(pixel & 0xFFU, pixel >> 8U & 0xFFU);
    }
}

}  // namespace
