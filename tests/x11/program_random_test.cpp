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
                resize();
        }
    }

    void leave_play_and_menus() {
        press(XK_Escape);
        press(XK_s);
    }

  private:
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint64_t>(bound))); }

    void resize() {
        const bool tiny = below(4) == 0;
        width_ = tiny ? 1 + below(300) : 400 + below(800);
        height_ = tiny ? 1 + below(300) : 300 + below(700);
        XResizeWindow(driver_.display(), window_, static_cast<unsigned>(width_),
                      static_cast<unsigned>(height_));
        driver_.move_pointer(window_, 0, 0);  // keys go where the pointer is
    }
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
        static constexpr std::array<KeySym, 40> keys = {
            // clang-format off
            XK_s, XK_s, XK_s, XK_m, XK_m, XK_r, XK_r, XK_c, XK_p, XK_n, XK_a, XK_g, XK_o, XK_l, XK_v, XK_w,
            XK_d, XK_x, XK_0, XK_1, XK_equal, XK_minus, XK_slash, XK_period, XK_comma, XK_bracketleft,
            XK_bracketright, XK_Up, XK_Down, XK_Left, XK_Right, XK_Home, XK_End, XK_Prior, XK_F1, XK_F5,
            XK_F11, XK_Tab, XK_Escape, XK_Escape
            // clang-format on
        };
        const KeySym sym = keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))];
        const unsigned shift = driver_.code_of(XK_Shift_L);
        const bool shifted = below(4) == 0;
        if (shifted) {
            driver_.key(shift, true);
        }
        press(sym);
        if (shifted) {
            driver_.key(shift, false);
        }
    }

    void press(KeySym sym) {
        driver_.key(driver_.code_of(sym), true);
        driver_.key(driver_.code_of(sym), false);
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
        if (i % 10 == 0) {  // otherwise all of them would wait in its queue
            visitor.leave_play_and_menus();
            ASSERT_TRUE(answers()) << "after " << i << " inputs\n" << errors();
        }
    }
    for (int i = 0; i < 3; ++i) {
        visitor.leave_play_and_menus();
    }
    EXPECT_TRUE(answers());
    written_ = stamp_of(output());
    EXPECT_TRUE(eventually([this] {
        press_key('r');
        return stamp_of(output()) != written_;
    })) << "it still makes mazes";
    close_window();
    expect_end();
    expect_valid_output("in the end");
    EXPECT_EQ(temporary_files(), std::vector<std::string>{});
}

}  // namespace
}  // namespace x11_test
