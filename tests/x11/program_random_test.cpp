// Somebody at the real program who does anything.
#include "program_stage.hpp"

#include <array>

#include "mazegen/rng.hpp"

namespace x11_test {
namespace {

using ProgramRandomTest = ProgramStage;

/// Types, clicks, drags, turns the wheel and resizes at random; quits nowhere.
class RandomVisitor {
  public:
    RandomVisitor(Driver& driver, Window window) : driver_(driver), window_(window) {}

    void act() {
        switch (below(10)) {
            case 0:
            case 1:
            case 2:
            case 3:
                type();
                break;
            case 4:
            case 5:
                click_a_button();
                break;
            case 6:
                go();
                driver_.button(1 + static_cast<unsigned>(below(5)), true);
                break;
            case 7:
                go();
                for (unsigned button = 1; button <= 5; ++button) {
                    driver_.button(button, false);
                }
                break;
            case 8:
                go();
                break;
            default:
                width_ = 1 + below(1200);
                height_ = 1 + below(1000);
                XResizeWindow(driver_.display(), window_, static_cast<unsigned>(width_),
                              static_cast<unsigned>(height_));
                driver_.sync();
        }
    }

  private:
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint64_t>(bound))); }

    /// The place of Quit on the main menu, wherever we are.
    [[nodiscard]] bool on_quit(int x, int y) const {
        const mazeview::Frame frame{width_, height_, 1};
        std::vector<mazeview::Button> buttons(3);
        place_buttons(frame, main_menu_layout(frame).buttons, buttons);
        return buttons.back().rect.contains(x, y);
    }
    void go() { go(below(width_), below(height_)); }
    void go(int x, int y) {
        if (!on_quit(x, y)) {
            driver_.move_pointer(window_, x, y);
        }
    }
    /// Where some button of some screen is.
    void click_a_button() {
        const mazeview::Frame frame{width_, height_, 1};
        std::vector<mazeview::Button> buttons(8);
        place_buttons(frame, game_menu_layout(frame, 8).buttons, buttons);
        std::vector<mazeview::Button> menu(3);
        place_buttons(frame, main_menu_layout(frame).buttons, menu);
        buttons.insert(buttons.end(), menu.begin(), menu.end());
        buttons.push_back({Action::menu, "", "", burger_rect(frame), true});
        const mazedraw::Rect rect = buttons[static_cast<std::size_t>(below(12))].rect;
        go(rect.x + rect.width / 2, rect.y + rect.height / 2);
        driver_.button(1, true);
        driver_.button(1, false);
    }
    void type() {
        // Without Q, and without Return and Space, which press Quit when it has the focus.
        static constexpr std::array keys = {XK_s,           XK_s,
                                            XK_s,           XK_m,
                                            XK_r,           XK_c,
                                            XK_p,           XK_n,
                                            XK_a,           XK_v,
                                            XK_g,           XK_g,
                                            XK_o,           XK_l,
                                            XK_equal,       XK_minus,
                                            XK_0,           XK_w,
                                            XK_d,           XK_slash,
                                            XK_Up,          XK_Down,
                                            XK_Right,       XK_Left,
                                            XK_bracketleft, XK_bracketright,
                                            XK_Home,        XK_F1,
                                            XK_F11,         XK_Tab,
                                            XK_End,         XK_F5,
                                            XK_x,           XK_1,
                                            XK_period,      XK_comma,
                                            XK_b,           XK_k,
                                            XK_Prior,       XK_Escape};
        const unsigned code =
            driver_.code_of(static_cast<KeySym>(keys[static_cast<std::size_t>(below(keys.size()))]));
        const unsigned shift = driver_.code_of(XK_Shift_L);
        const bool shifted = below(4) == 0;
        if (shifted) {
            driver_.key(shift, true);
        }
        driver_.key(code, true);
        driver_.key(code, false);
        if (shifted) {
            driver_.key(shift, false);
        }
    }

    Driver& driver_;
    Window window_;
    mazegen::Rng rng_{20'240'601};
    int width_ = 1000, height_ = 950;
};

TEST_F(ProgramRandomTest, TwoThousandRandomInputs) {
    ASSERT_NO_FATAL_FAILURE(start_program(25, 25));
    RandomVisitor visitor(*driver_, id_);
    for (int i = 0; i < 2000; ++i) {
        visitor.act();
        if (i % 50 == 0) {  // otherwise all of them would wait in its queue
            ASSERT_TRUE(answers()) << "after " << i << " inputs\n" << errors();
        }
    }
    EXPECT_TRUE(answers());
    close_window();
    expect_end();
    expect_valid_output("in the end");
    EXPECT_NE(stamp_of(output()), written_) << "there were mazes in between";
    EXPECT_EQ(temporary_files(), std::vector<std::string>{});
}

}  // namespace
}  // namespace x11_test
