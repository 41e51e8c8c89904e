#include "stage.hpp"

#include <X11/keysym.h>

namespace x11_test {
namespace {

class KeysTest : public Stage {
  protected:
    void SetUp() override {
        Stage::SetUp();
        if (IsSkipped()) {
            return;
        }
        ASSERT_NO_FATAL_FAILURE(start());
        show();
        driver_->move_pointer(id_, 50, 50);  // without a window manager keys go where the pointer is
        ASSERT_TRUE(until([this] { return has(Input::Kind::pointer); }));
    }

    void set_layout(const std::vector<std::string>& arguments) {
        if (!is_installed("setxkbmap") || !is_installed("xkbcomp")) {
            GTEST_SKIP() << "setxkbmap and xkbcomp are not installed (Debian package x11-xkb-utils)";
        }
        std::vector<std::string> command = {"setxkbmap", "-display", server_->name()};
        command.insert(command.end(), arguments.begin(), arguments.end());
        ASSERT_EQ(Process(command).wait(), 0);
        work_for(milliseconds(100));
    }
    /// What came for a press of the key; key 0 for nothing. `held` are keys to hold meanwhile.
    decltype(Input::key) press(unsigned code, const std::vector<unsigned>& held = {}) {
        inputs_.clear();
        for (const unsigned other : held) {
            driver_->key(other, true);
        }
        driver_->key(code, true);
        driver_->key(code, false);
        for (const unsigned other : held) {
            driver_->key(other, false);
        }
        driver_->click(id_, 50, 50);  // comes after the key
        EXPECT_TRUE(until([this] { return has(Input::Kind::release); }));
        const auto keys = inputs_of(Input::Kind::key);
        EXPECT_LE(keys.size(), 1U);
        return keys.empty() ? decltype(Input::key){} : keys[0].key;
    }
    unsigned key_for(KeySym sym) { return driver_->code_of(sym); }

    // Places on the keyboard, the same on every one of a PC.
    static constexpr unsigned kPlaceQ = 24, kPlaceA = 38, kPlaceP = 33, kPlaceR = 27, kPlaceDot = 60,
                              kPlaceZero = 19, kPlaceBracket = 34, kShift = 50, kControl = 37, kPlaceY = 29,
                              kPlace8 = 17, kAltGr = 108, kCapsLock = 66, kNumLock = 77, kKeypad8 = 80,
                              kKeypadPlus = 86, kKeypadEnter = 104, kKeypad7 = 79;
};

TEST_F(KeysTest, NamedKeys) {
    const std::pair<KeySym, mazeplay::Key> wanted[] = {
        {XK_Up, mazeplay::kUp},
        {XK_Down, mazeplay::kDown},
        {XK_Left, mazeplay::kLeft},
        {XK_Right, mazeplay::kRight},
        {XK_Home, mazeplay::kHome},
        {XK_End, mazeplay::kEnd},
        {XK_F1, mazeplay::kF1},
        {XK_F11, mazeplay::kF11},
        {XK_Return, mazeplay::kReturn},
        {XK_Escape, mazeplay::kEscape},
        {XK_Tab, mazeplay::kTab},
        {XK_space, mazeplay::kSpace},
        {XK_F5, 0},
        {XK_Shift_L, 0},
        {XK_a, U'a'},
        {XK_period, U'.'},
        {XK_bracketleft, U'['},
        {XK_0, U'0'},
    };
    for (const auto& [sym, key] : wanted) {
        EXPECT_EQ(press(key_for(sym)).key, key) << XKeysymToString(sym);
    }
}

TEST_F(KeysTest, ShiftIsTold) {
    EXPECT_FALSE(press(kPlaceP).shift);
    const auto shifted = press(kPlaceP, {kShift});
    EXPECT_EQ(shifted.key, U'p');
    EXPECT_TRUE(shifted.shift);
    EXPECT_EQ(press(key_for(XK_slash), {kShift}).key, U'?');
    EXPECT_EQ(press(key_for(XK_equal), {kShift}).key, U'+');
    EXPECT_EQ(press(key_for(XK_Tab), {kShift}).key, mazeplay::kBackTab);
}

TEST_F(KeysTest, ControlAndAltMeanSomethingElse) {
    EXPECT_EQ(press(kPlaceQ, {kControl}).key, mazeplay::Key{0});
    EXPECT_EQ(press(kPlaceQ, {key_for(XK_Alt_L)}).key, mazeplay::Key{0});
}

TEST_F(KeysTest, CapsLockBreaksNothing) {
    press(kCapsLock);
    const auto plain = press(kPlaceP);
    EXPECT_EQ(plain.key, U'p');
    EXPECT_FALSE(plain.shift);
    const auto shifted = press(kPlaceP, {kShift});
    EXPECT_EQ(shifted.key, U'p');
    EXPECT_TRUE(shifted.shift);
    EXPECT_EQ(press(kPlaceZero).key, U'0');
}

TEST_F(KeysTest, KeypadWithAndWithoutNumLock) {
    EXPECT_EQ(press(kKeypad8).key, mazeplay::kUp);
    EXPECT_EQ(press(kKeypad7).key, mazeplay::kHome);
    EXPECT_EQ(press(kKeypadPlus).key, U'+');
    EXPECT_EQ(press(kKeypadEnter).key, mazeplay::kReturn);
    press(kNumLock);
    EXPECT_EQ(press(kKeypad8).key, U'8');
    EXPECT_EQ(press(kKeypadPlus).key, U'+');
    EXPECT_EQ(press(kPlaceP).key, U'p');
    EXPECT_EQ(press(key_for(XK_Up)).key, mazeplay::kUp);
}

TEST_F(KeysTest, HeldKeyRepeats) {
    XkbSetAutoRepeatRate(driver_->display(), XkbUseCoreKbd, 60, 20);
    inputs_.clear();
    driver_->key(kPlaceP, true);
    ASSERT_TRUE(until([this] { return inputs_of(Input::Kind::key).size() >= 5; })) << "no repeats come";
    driver_->key(kPlaceP, false);
    const auto keys = inputs_of(Input::Kind::key);
    EXPECT_FALSE(keys[0].key.repeat);
    for (std::size_t i = 1; i < keys.size(); ++i) {
        EXPECT_TRUE(keys[i].key.repeat) << i;
    }
    EXPECT_FALSE(press(kPlaceP).repeat);
}

// The release goes to another window_; the next press is a new one all the same.
TEST_F(KeysTest, KeyReleasedElsewhere) {
    XResizeWindow(driver_->display(), id_, 500, 400);
    driver_->sync();
    inputs_.clear();
    driver_->key(kPlaceP, true);
    ASSERT_TRUE(until([this] { return has(Input::Kind::key); }));
    driver_->move_pointer(driver_->root(), 900, 900);
    driver_->key(kPlaceP, false);
    driver_->move_pointer(id_, 50, 50);
    work_for(milliseconds(50));
    const auto again = press(kPlaceP);
    EXPECT_EQ(again.key, U'p');
    EXPECT_FALSE(again.repeat);
}

TEST_F(KeysTest, FrenchLayout) {
    set_layout({"-layout", "fr"});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    EXPECT_EQ(press(kPlaceQ).key, U'a');
    EXPECT_EQ(press(kPlaceA).key, U'q');
    EXPECT_EQ(press(kPlaceP).key, U'p');
    EXPECT_EQ(press(kPlaceZero, {kShift}).key, U'0');
    EXPECT_EQ(press(kPlaceZero).key, U'à');
}

TEST_F(KeysTest, GermanLayout) {
    set_layout({"-layout", "de"});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    EXPECT_EQ(press(kPlaceY).key, U'z');
    EXPECT_EQ(press(kPlace8, {kAltGr}).key, U'[');
    EXPECT_EQ(press(kPlaceBracket).key, U'ü');
    EXPECT_EQ(press(kPlaceBracket, {kShift}).key, U'ü');
}

TEST_F(KeysTest, RussianBesideAmerican) {
    set_layout({"-layout", "us,ru"});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    EXPECT_EQ(press(kPlaceQ).key, U'q');
    XkbLockGroup(driver_->display(), XkbUseCoreKbd, 1);
    driver_->sync();
    EXPECT_EQ(press(kPlaceQ).key, U'q');
    EXPECT_EQ(press(kPlaceP, {kShift}).key, U'p');
    EXPECT_TRUE(press(kPlaceP, {kShift}).shift);
    EXPECT_EQ(press(kPlaceBracket).key, U'[');
    EXPECT_EQ(press(key_for(XK_Return)).key, mazeplay::kReturn);
    EXPECT_EQ(press(kPlaceZero).key, U'0');
}

TEST_F(KeysTest, RussianBesideFrench) {
    set_layout({"-layout", "fr,ru"});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    XkbLockGroup(driver_->display(), XkbUseCoreKbd, 1);
    driver_->sync();
    EXPECT_EQ(press(kPlaceQ).key, U'a') << "what the person's Latin layout has there";
}

TEST_F(KeysTest, RussianAlone) {
    set_layout({"-layout", "ru"});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    EXPECT_EQ(press(kPlaceQ).key, U'q');
    EXPECT_EQ(press(kPlaceR).key, U'r');
    EXPECT_EQ(press(kPlaceDot).key, U'.');
}

}  // namespace
}  // namespace x11_test
