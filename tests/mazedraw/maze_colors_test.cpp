#include "maze_colors.hpp"

#include <gtest/gtest.h>

#include <set>

#include "sprites.hpp"

namespace {

using namespace mazedraw;

void expect_contrast(const MazeColors& colors) {
    EXPECT_GE(contrast(colors.wall, colors.floor), 3);
    EXPECT_GE(contrast(colors.wall, colors.background), 3);
    for (int i = 0; i < 256; ++i) {
        const Color tinted = to_color(textured_pixel(wall_texture(), colors.wall, i % 16, i / 16));
        EXPECT_GE(contrast(tinted, colors.floor), 3);
        EXPECT_GE(contrast(tinted, colors.visited), 3);
    }
    for (const Color above : {colors.wall, colors.path, colors.entry, colors.exit, colors.collectible}) {
        EXPECT_GE(contrast(above, colors.visited), 3);
    }
    EXPECT_GE(contrast(colors.visited, colors.floor), 1.3);
    EXPECT_GE(contrast(colors.closed, colors.floor), 3);
    EXPECT_GE(contrast(colors.path, colors.floor), 3);
    EXPECT_GE(contrast(colors.entry, colors.floor), 3);
    EXPECT_GE(contrast(colors.exit, colors.floor), 3);
    EXPECT_GE(contrast(colors.text, colors.background), 4.5);
    EXPECT_GE(contrast(colors.text, colors.floor), 4.5);
    // The pattern is seen among walls, and cells that are not carved yet are neither floor nor wall.
    EXPECT_GE(contrast(colors.closed, colors.wall), 1.5);
    EXPECT_GE(contrast(colors.uncarved, colors.wall), 1.5);
    EXPECT_GE(contrast(colors.uncarved, colors.closed), 1.2);
    EXPECT_GE(contrast(colors.uncarved, colors.floor), 1.3);
}

TEST(MazeColors, every_wall_colour_is_well_seen) {
    expect_contrast(default_colors());
    for (const double hue : wall_hues()) {
        SCOPED_TRACE(hue);
        expect_contrast(colors_of_hue(hue));
    }
}

TEST(MazeColors, random_ones_are_from_the_set) {
    mazegen::Rng rng(1);
    std::set<double> seen;
    for (int i = 0; i < 500; ++i) {
        const MazeColors colors = random_colors(rng);
        bool is_known = false;
        for (const double hue : wall_hues()) {
            if (colors == colors_of_hue(hue)) {
                is_known = true;
                seen.insert(hue);
            }
        }
        EXPECT_TRUE(is_known);
    }
    EXPECT_EQ(seen.size(), wall_hues().size());
}

TEST(MazeColors, sprites_have_an_outline_that_is_seen_on_the_floor) {
    for (const Sprite* sprite : {&walker(), &coin(), &gem()}) {
        for (int y = 0; y < sprite->height; ++y) {
            bool was_clear = true;
            for (int x = 0; x < sprite->width; ++x) {
                const std::uint32_t pixel = sprite->pixel(x, y);
                if (pixel >> 24U != 0 && was_clear) {
                    EXPECT_GE(contrast(to_color(pixel), default_colors().floor), 3) << x << ' ' << y;
                }
                was_clear = pixel >> 24U == 0;
            }
        }
    }
}

}  // namespace
