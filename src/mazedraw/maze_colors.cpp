#include "maze_colors.hpp"

#include <array>

namespace mazedraw {

namespace {

constexpr Color kFloor{250, 247, 240};
constexpr Color kVisited{158, 206, 242};
constexpr Color kBackground{236, 231, 221};
constexpr Color kPath{206, 32, 41};
constexpr Color kEntry{20, 108, 67};
constexpr Color kExit{150, 84, 0};
constexpr Color kCollectible{106, 27, 154};
constexpr Color kText{38, 36, 42};
constexpr double kDefaultHue = 216;
// More than 3, so that the texture's darker and lighter spots and an eye that is not the best have room.
constexpr double kWallContrast = 6.5;
constexpr double kClosedContrast = 3.2;

constexpr std::array kHues = {32.0,  58.0,  90.0,  128.0, 160.0, 180.0,
                              198.0, 216.0, 236.0, 258.0, 280.0, 304.0};

/// The lightest colour of a hue that has the contrast on the floor. Eyes see yellow as lighter than blue, so
/// one lightness for all hues would not do.
Color lightest(double hue, double saturation, double wanted) {
    double dark = 0;
    double light = 1;
    for (int i = 0; i < 20; ++i) {
        const double middle = (dark + light) / 2;
        (contrast(from_hsl(hue, saturation, middle), kFloor) >= wanted ? dark : light) = middle;
    }
    return from_hsl(hue, saturation, dark);
}

}  // namespace

std::span<const double> wall_hues() { return kHues; }

MazeColors colors_of_hue(double hue) {
    MazeColors colors;
    colors.background = kBackground;
    colors.floor = kFloor;
    colors.visited = kVisited;
    colors.wall = lightest(hue, 0.38, kWallContrast);
    colors.closed = lightest(hue + 30, 0.42, kClosedContrast);
    colors.uncarved = mix(kFloor, colors.wall, 0.28);
    colors.path = kPath;
    colors.entry = kEntry;
    colors.exit = kExit;
    colors.collectible = kCollectible;
    colors.text = kText;
    return colors;
}

MazeColors default_colors() { return colors_of_hue(kDefaultHue); }

MazeColors random_colors(mazegen::Rng& rng) { return colors_of_hue(kHues[rng.below(kHues.size())]); }

}  // namespace mazedraw
