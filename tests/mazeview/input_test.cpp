// How inputs are folded.
#include "input.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace {

using mazeview::Input;

/// One letter an input: p(ointer), l(eave), s(ize), d(rawn again), k(ey), b(utton), w(heel). What needs its
/// order is put behind the others as it is.
std::vector<Input> folded(const std::string& letters) {
    using Kind = Input::Kind;
    std::vector<Input> inputs;
    int number = 0;
    for (const char letter : letters) {
        Input input;
        input.x = ++number;
        const bool folds = std::string("plsd").find(letter) != std::string::npos;
        input.kind = letter == 'p'   ? Kind::pointer
                     : letter == 'l' ? Kind::leave
                     : letter == 's' ? Kind::resize
                     : letter == 'd' ? Kind::redraw
                     : letter == 'k' ? Kind::key
                     : letter == 'b' ? Kind::press
                                     : Kind::wheel;
        if (folds) {
            mazeview::add_folded(input, inputs);
        } else {
            inputs.push_back(input);
        }
    }
    return inputs;
}

/// The numbers of those that stay, counted from 1.
std::vector<int> numbers(const std::vector<Input>& inputs) {
    std::vector<int> found;
    std::ranges::transform(inputs, std::back_inserter(found), &Input::x);
    return found;
}

TEST(Input, of_many_moves_the_last_one_stays) {
    const auto inputs = folded(std::string(1000, 'p'));
    ASSERT_EQ(inputs.size(), 1U);
    EXPECT_EQ(inputs.front().x, 1000);
}

TEST(Input, of_each_kind_the_last_one_stays) {
    EXPECT_EQ(numbers(folded("psdpsd")), (std::vector<int>{4, 5, 6}));
    EXPECT_EQ(numbers(folded("dps")), (std::vector<int>{1, 2, 3}));
}

TEST(Input, the_pointer_is_in_one_place_or_gone) {
    EXPECT_EQ(numbers(folded("pl")), (std::vector<int>{2}));
    EXPECT_EQ(numbers(folded("plsp")), (std::vector<int>{3, 4}));
}

TEST(Input, nothing_is_folded_over_a_press_a_key_or_the_wheel) {
    for (const char between : {'k', 'b', 'w'}) {
        EXPECT_EQ(numbers(folded(std::string("ps") + between + "ps")), (std::vector<int>{1, 2, 3, 4, 5}))
            << between;
    }
}

}  // namespace
