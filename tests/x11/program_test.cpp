// Visits to the real program: every button by mouse, every key by keyboard.
#include "program_stage.hpp"

#include "png.hpp"

namespace x11_test {
namespace {

class ProgramTest : public ProgramStage {
  protected:
    /// The program itself judges what it wrote.
    void expect_checked() const {
        const auto outcome = maze_test::run_program({MAZE_PROGRAM, "--load", output().string(), "--check"});
        EXPECT_EQ(outcome.exit_code, 0) << outcome.out << outcome.err;
    }
    /// The saved picture is the twin's, byte for byte.
    void expect_saved(const std::string& name) {
        std::string wanted;
        mazedraw::write_png(twin_->picture().draw(), [&](std::string_view piece) {
            wanted += piece;
            return true;
        });
        ASSERT_TRUE(eventually([&] { return std::filesystem::exists(file(name)); })) << errors();
        EXPECT_EQ(read_text(file(name)), wanted) << name;
        EXPECT_EQ(stamp_of(output()), written_) << "all that was to be written before was written once";
    }
    /// A Reload of a CONFIG that is no good.
    void expect_refused_reload(const std::function<void()>& reload) {
        write_text(file("config.txt"), "WIDTH=many\n");
        const std::string before = errors();
        reload();
        const auto lines = [&] { return lines_of(errors().substr(before.size())); };
        ASSERT_TRUE(eventually([&] { return lines().size() == 2; })) << errors();
        for (const std::string& line : lines()) {
            EXPECT_TRUE(line.starts_with("a_maze_ing: config.txt")) << line;
        }
        EXPECT_NE(lines().front().find("'many'"), std::string::npos);
        EXPECT_NE(lines().back().find("missing"), std::string::npos) << "all errors are told";
        const std::size_t start = std::string("a_maze_ing: ").size();
        twin_->answer({.error = lines().front().substr(start) + '\n' + lines().back().substr(start)});
        expect_twin("the error, and the old maze");
        EXPECT_EQ(stamp_of(output()), written_);
    }
    /// From the entry to the exit, by arrows and letters in turn.
    void walk_the_path() {
        constexpr std::array<std::pair<mazeplay::Key, mazeplay::Key>, 4> keys = {
            {{mazeplay::kUp, 'w'}, {mazeplay::kRight, 'd'}, {mazeplay::kDown, 's'}, {mazeplay::kLeft, 'a'}}};
        for (std::size_t i = 0; i < path_.size(); ++i) {
            const auto& [arrow, letter] = keys[std::string_view("NESW").find(path_[i])];
            key(i % 2 == 0 ? arrow : letter);
        }
        EXPECT_TRUE(twin_->play() && twin_->play()->arrived());
    }
    void open_menu() {
        click(Action::menu);
        expect_twin("the menu in the maze");
    }
    std::size_t differences_at_the_left(const Picture& before) {
        const Picture now = driver_->picture(id_);
        std::size_t count = 0;
        for (int y = 0; y < now.height; ++y) {
            for (int x = 0; x < 300; ++x) {
                count += now.at(x, y) != before.at(x, y) ? 1U : 0U;
            }
        }
        return count;
    }
    /// Waits until the picture changes no more, and gives it.
    std::vector<unsigned long> still_picture() {
        std::vector<unsigned long> last;
        EXPECT_TRUE(eventually([&] {
            const auto before = std::exchange(last, driver_->picture(id_).pixels);
            std::this_thread::sleep_for(milliseconds(50));
            return last == before;
        }));
        return last;
    }
};

TEST_F(ProgramTest, EveryButtonByMouse) {
    ASSERT_NO_FATAL_FAILURE(visit(20, 15, Motion::reduced));
    expect_checked();

    write_config(30, 10);
    click(Action::reload);
    expect_new_maze("reloaded");
    EXPECT_EQ(twin_->shown_maze().size(), (mazegen::Size{30, 10}));
    expect_refused_reload([this] { click(Action::reload, 30); });

    click(Action::start);
    expect_twin("the maze");
    open_menu();
    click(Action::redraw);
    expect_new_maze("a fresh seed");
    expect_checked();
    open_menu();
    click(Action::path);
    expect_twin("the path");
    open_menu();
    click(Action::path);
    expect_twin("no path");
    open_menu();
    click(Action::solver);
    expect_twin("the path of the first solver");
    open_menu();
    click(Action::algorithm);
    expect_new_maze("the next algorithm");
    open_menu();
    click(Action::animate);
    expect_animation();
    expect_checked();

    open_menu();
    click(Action::save);
    expect_saved("maze-1.png");
    click(Action::save, 30);
    expect_saved("maze-2.png");
    click(Action::play);
    expect_twin("the walker at the entry");
    expect_hint();
    walk_the_path();
    expect_twin("the walker at the exit");
    key(mazeplay::kEscape);
    expect_twin("no walker");

    open_menu();
    driver_->click(id_, 0, 0, 3);  // the right button does nothing
    expect_twin("still the menu");
    const Picture before = driver_->picture(id_);
    click(Action::color);
    EXPECT_TRUE(eventually([&] { return differences_at_the_left(before) > 1000; })) << "other walls";
    // The program may draw other colours than the twin; both have the same main menu.
    click(Action::exit_to_menu);
    expect_twin("the main menu again");
    EXPECT_EQ(folder_.names(),
              (std::vector<std::string>{"config.txt", "err", "maze-1.png", "maze-2.png", "maze.txt", "out"}));
    EXPECT_EQ(read_text(file("out")), "");
    click(Action::quit);
    expect_end();
}

TEST_F(ProgramTest, TwoSlowClicksInOnePlaceAreTwo) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::reduced));
    key('s');
    open_menu();
    for (const char* picture : {"maze-1.png", "maze-2.png", "maze-3.png"}) {
        click(Action::save);
        EXPECT_TRUE(eventually([&] { return std::filesystem::exists(file(picture)); })) << picture;
        std::this_thread::sleep_for(milliseconds(400));  // longer than a double click
    }
}

TEST_F(ProgramTest, EveryKeyOfTheMainMenu) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::full));
    write_config(24, 20);
    key('l');
    expect_new_maze("reloaded");
    expect_refused_reload([this] { key('l'); });
    key(mazeplay::kF1);
    expect_twin("help on the main menu");
    key('?');
    expect_twin("the main menu");
    key(mazeplay::kDown);
    expect_twin("a focus");
    key(mazeplay::kTab);
    key(mazeplay::kUp);
    key(mazeplay::kRight);
    key(mazeplay::kLeft);
    expect_twin("the focus on Start");
    key(' ');
    expect_twin("the maze");
    key(mazeplay::kEscape);
    expect_twin("the main menu again");
    key('q');
    expect_end();
}

TEST_F(ProgramTest, EveryKeyThatChangesTheMaze) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::full));
    key('s');
    expect_twin("the maze");
    key('r');
    expect_new_maze("a fresh seed");
    key('p');
    expect_twin("the path, segment by segment");
    key('p');
    expect_twin("no path");
    key('p', true);
    expect_twin("the path at once");
    key('v');
    expect_twin("the search, then the path");
    key('a');
    expect_new_maze("the next algorithm");
    key('n');
    expect_animation([this] {
        press_key(' ');
        const auto paused = still_picture();
        press_key('.');
        EXPECT_NE(still_picture(), paused) << "one step";
        press_key('[');
        press_key(']');
        press_key(']');
        press_key(' ');
        EXPECT_TRUE(eventually([&] { return driver_->picture(id_).pixels != paused; }));
    });
    key('o');
    expect_saved("maze-1.png");
    const Picture before = driver_->picture(id_);
    key('c');  // perhaps to the twin's colour
    EXPECT_TRUE(eventually([&] { return differences_at_the_left(before) > 1000; })) << "other walls";
    key('q');
    expect_end();
}

TEST_F(ProgramTest, EveryKeyThatMovesTheView) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::full));
    key('s');
    move_to(300, 200);
    for (const mazeplay::Key zoom : {U'+', U'+', U'-', U'+'}) {
        key(zoom);
        expect_twin("zoomed at the pointer");
    }
    for (const mazeplay::Key pan : {mazeplay::kRight, mazeplay::kDown, mazeplay::kLeft, mazeplay::kUp,
                                    mazeplay::kEnd, mazeplay::kHome, mazeplay::Key{'0'}}) {
        key(pan);
        expect_twin("moved by a key");
    }
    wheel(1);
    wheel(1);
    expect_twin("zoomed by the wheel");
    press(true);
    move_to(350, 260);
    press(false);
    expect_twin("dragged");
    wheel(-1);
    expect_twin("and back");
    const auto resize_twin = [this](int width, int height) {
        mazeview::Input input;
        input.kind = mazeview::Input::Kind::resize;
        input.width = width;
        input.height = height;
        twin_->handle(input);
    };
    const XWindowAttributes window = driver_->attributes(id_);
    const XWindowAttributes screen = driver_->attributes(driver_->root());
    key(mazeplay::kF11);
    resize_twin(screen.width, screen.height);
    expect_twin("full screen");
    key(mazeplay::kF11);
    resize_twin(window.width, window.height);
    expect_twin("and back from it");
}

TEST_F(ProgramTest, EveryKeyOfTheWalkAndTheMenu) {
    ASSERT_NO_FATAL_FAILURE(visit(25, 25, Motion::full));
    key('s');
    key('g');
    expect_hint();
    walk_the_path();
    key('q');  // no letter of play
    key('r');
    expect_twin("the walker at the exit");
    key(mazeplay::kEscape);
    expect_twin("no walker");

    key('m');
    for (int i = 0; i < 3; ++i) {
        key(mazeplay::kTab);
    }
    key(mazeplay::kTab, true);
    expect_twin("the focus on Color");
    key(mazeplay::kEscape);
    expect_twin("no menu");
    key(mazeplay::kTab);
    key(mazeplay::kReturn);
    expect_twin("the menu by the focus");
    key('m');
    EXPECT_TRUE(answers());
    key(mazeplay::kEscape);
    expect_twin("the main menu again");
    key('s');
    key('q');
    expect_end();
}

}  // namespace
}  // namespace x11_test
