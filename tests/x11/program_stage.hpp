// The real program on a server of the test's own, somebody who operates it, and a twin: a scene in
// the test that gets the same inputs, so that it knows where the buttons are and what must be seen.
#pragma once

#include "stage.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>

#include "mazegen/check.hpp"
#include "mazegen/hex.hpp"
#include "program.hpp"
#include "scene.hpp"

#include <X11/keysym.h>

namespace x11_test {

using maze_test::lines_of;
using maze_test::read_text;
using maze_test::write_text;
using mazeplay::Action;
using mazeview::Scene;
using mazeview::Screen;

/// Tells one writing of a file from the next; all zero when there is no file.
struct Stamp {
    ino_t file = 0;
    std::int64_t seconds = 0, nanoseconds = 0, size = 0;

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

inline Stamp stamp_of(const std::filesystem::path& file) {
    struct stat status {};
    if (stat(file.c_str(), &status) != 0) {
        return {};
    }
    return {status.st_ino, status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_size};
}

/// The maze of a hex file; the reason when it is not complete or breaks a rule.
inline mazegen::Result<mazeview::ViewedMaze> valid_maze(const std::string& text) {
    const auto fault = [](std::string why) {
        return mazegen::Error{mazegen::ErrorCode::bad_input, std::move(why)};
    };
    if (!text.ends_with('\n')) {
        return fault("no end of line at the end");
    }
    auto file = mazegen::read_hex(text);
    if (!file) {
        return file.error();
    }
    if (!file->ends || file->path.empty()) {
        return fault("no path");
    }
    mazegen::Findings findings;
    mazegen::check(file->maze, file->ends, file->path, {}, findings);
    if (!findings.empty()) {
        return fault(findings.lines().front());
    }
    mazeview::ViewedMaze viewed;
    viewed.maze = std::make_shared<const mazegen::Maze>(std::move(file->maze));
    viewed.ends = *file->ends;
    viewed.path = {viewed.ends.entry, file->path};
    return viewed;
}

class ProgramStage : public Stage {
  protected:
    enum class Motion : std::uint8_t { full, reduced };

    static constexpr milliseconds kPatience{15000};
    static constexpr const char* kOutput = "maze.txt";

    void SetUp() override {
        Stage::SetUp();
        // A window may be gone before it was looked at.
        XSetErrorHandler([](Display*, XErrorEvent*) { return 0; });
    }
    void TearDown() override {
        program_.end(SIGKILL);
        XSetErrorHandler(nullptr);
    }

    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return folder_.path() / name; }
    [[nodiscard]] std::filesystem::path output() const { return file(kOutput); }

    void write_config(int width, int height, const std::string& more = "SEED=7\n") const {
        write_text(file("config.txt"),
                   "WIDTH=" + std::to_string(width) + "\nHEIGHT=" + std::to_string(height) +
                       "\nENTRY=0,0\nEXIT=" + std::to_string(width - 1) + ',' + std::to_string(height - 1) +
                       "\nOUTPUT_FILE=" + kOutput + "\nPERFECT=True\n" + more);
    }
    /// Starts the program with config.txt and waits for its window.
    void launch(const std::vector<std::string>& options = {}, const std::string& out = "out") {
        std::vector<std::string> command = {MAZE_PROGRAM, "config.txt"};
        command.insert(command.end(), options.begin(), options.end());
        const std::filesystem::path err = file("err");
        program_ = Process(std::move(command), {"DISPLAY=" + server_->name()}, -1,
                           {folder_.path().string(), file(out).string(), err.string()});
        ASSERT_TRUE(eventually([this] {
            id_ = driver_->find();
            return id_ != 0 && driver_->attributes(id_).map_state == IsViewable;
        })) << read_text(err);
        driver_->move_pointer(id_, 2, 2);  // without a window manager keys go where the pointer is
    }
    /// The same with a new server and CONFIG.
    void start_program(int width, int height, const std::vector<std::string>& options = {}) {
        start_server();
        write_config(width, height);
        ASSERT_NO_FATAL_FAILURE(launch(options));
        written_ = stamp_of(output());
    }
    /// The same with a twin.
    void visit(int width, int height, Motion motion) {
        std::vector<std::string> words;
        if (motion == Motion::reduced) {
            words.emplace_back("--reduced-motion");
        }
        ASSERT_NO_FATAL_FAILURE(start_program(width, height, words));
        mazeview::SceneOptions options;
        options.reduced_motion = motion == Motion::reduced;
        motion_ = motion;
        auto maze = valid_maze(read_text(output()));
        ASSERT_TRUE(maze.ok()) << maze.error().message;
        path_ = maze->path.letters;
        twin_ = std::make_unique<Scene>(std::make_shared<mazeview::Exhibit>(*std::move(maze)), options);
        tell_twin(Input::Kind::pointer, 2, 2);
        expect_twin("the first picture");
    }

    /// Waits until it is so; false when that takes too long. A test that has failed waits no longer.
    static bool eventually(const std::function<bool()>& condition) {
        const auto end = steady_clock::now() + (HasFailure() ? milliseconds(200) : kPatience);
        while (!condition()) {
            if (steady_clock::now() > end) {
                return false;
            }
            std::this_thread::sleep_for(milliseconds(1));
        }
        return true;
    }
    /// It answers the question whether it is alive: all inputs before have been taken.
    bool answers() {
        XSelectInput(driver_->display(), driver_->root(), SubstructureNotifyMask);
        driver_->protocol(id_, "_NET_WM_PING", static_cast<long>(id_));
        return eventually([this] { return told(driver_->atom("WM_PROTOCOLS")); });
    }
    /// A message of this type has come to the root window, where window managers listen.
    bool told(Atom type) {
        bool found = false;
        while (XPending(driver_->display()) != 0 && !found) {
            XEvent event{};
            XNextEvent(driver_->display(), &event);
            found = event.type == ClientMessage && event.xclient.message_type == type;
        }
        return found;
    }
    [[nodiscard]] std::string errors() const { return read_text(file("err")); }
    void close_window() { driver_->protocol(id_, "WM_DELETE_WINDOW"); }
    void expect_end() {
        const std::optional<int> status = program_.wait_at_most(kPatience);
        ASSERT_TRUE(status.has_value()) << "it goes on";
        EXPECT_TRUE(WIFEXITED(*status)) << "signal " << WTERMSIG(*status) << '\n' << errors();
        EXPECT_EQ(WEXITSTATUS(*status), 0) << errors();
    }
    void expect_valid_output(const std::string& when) const {
        const auto maze = valid_maze(read_text(output()));
        EXPECT_TRUE(maze.ok()) << when << ": " << maze.error().message;
    }

    [[nodiscard]] std::vector<std::string> temporary_files() const {
        auto names = folder_.names();
        std::erase_if(names, [](const std::string& name) { return !name.starts_with(".a_maze_ing"); });
        return names;
    }

    // Inputs, to the program and, when there is one, to the twin

    void key(mazeplay::Key key, bool shift = false) {
        press_key(key, shift);
        if (twin_) {
            tell_twin_key(key, shift);
        }
    }
    /// To the program alone.
    void press_key(mazeplay::Key key, bool shift = false) {
        const auto [sym, needs_shift] = sym_of(key);
        const unsigned code = driver_->code_of(sym);
        const unsigned shift_code = driver_->code_of(XK_Shift_L);
        if (shift || needs_shift) {
            driver_->key(shift_code, true);
        }
        driver_->key(code, true);
        driver_->key(code, false);
        if (shift || needs_shift) {
            driver_->key(shift_code, false);
        }
    }
    void move_to(int x, int y) {
        driver_->move_pointer(id_, x, y);
        tell_twin(Input::Kind::pointer, x, y);
    }
    void press(bool down) {
        driver_->button(1, down);
        tell_twin(down ? Input::Kind::press : Input::Kind::release, x_, y_);
    }
    void wheel(int steps) {
        driver_->button(steps > 0 ? 4 : 5, true);
        driver_->button(steps > 0 ? 4 : 5, false);
        tell_twin(Input::Kind::wheel, x_, y_, steps);
    }
    /// A click on the button of the twin's screen, so far from its middle.
    void click(Action action, int aside = 0) {
        const auto& buttons = twin_->buttons();
        const auto found = std::ranges::find(buttons, action, &mazeview::Button::action);
        ASSERT_NE(found, buttons.end()) << "no such button on this screen";
        move_to(found->rect.x + found->rect.width / 2 + aside, found->rect.y + found->rect.height / 2);
        press(true);
        press(false);
        twin_->advance(mazeview::Duration{1});  // what comes next is no double click
    }

    // The twin

    /// The window shows what the twin would, but for the status line and the hopping figure.
    void expect_twin(const std::string& where) {
        while (const auto request = twin_->take_request()) {
            if (request->kind == mazeview::Request::Kind::solve) {
                twin_->answer(
                    {.solved = std::make_shared<mazeview::SolverShow>(twin_->exhibit(), *twin_->solver()),
                     .ends_wait = false});
            }
        }
        for (int frames = 0; twin_->next_move() && twin_->screen() == Screen::maze && frames < 600;
             ++frames) {
            twin_->advance(mazeview::Duration{1.0 / 60});  // the path is shown to its end
        }
        const Canvas wanted = drawn_by_twin();
        std::size_t left = 0;
        EXPECT_TRUE(eventually([&] {
            left = differences_in(driver_->picture(id_), wanted, known_part(wanted));
            return left == 0;
        })) << where
            << ": " << left << " pixels differ";
    }
    /// How many pixels of the window now differ from the twin's.
    std::size_t differences_to_twin() {
        const Canvas wanted = drawn_by_twin();
        return differences_in(driver_->picture(id_), wanted, known_part(wanted));
    }
    /// Waits for a new output file, checks it, and gives its maze to the twin.
    void take_new_maze(const std::string& where) {
        ASSERT_TRUE(eventually([this] { return stamp_of(output()) != written_; })) << where << '\n'
                                                                                   << errors();
        written_ = stamp_of(output());
        auto maze = valid_maze(read_text(output()));
        ASSERT_TRUE(maze.ok()) << where << ": " << maze.error().message;
        EXPECT_NE(*maze->maze, twin_->shown_maze()) << where;
        path_ = maze->path.letters;
        twin_->answer({.maze = std::make_shared<mazeview::Exhibit>(*std::move(maze))});
    }
    /// Asks for one while playing.
    void expect_hint() {
        key('?');
        const mazeplay::Play& play = twin_->play().value();
        twin_->answer({.hint = mazeview::Hint{play.at(), play.hint().value()}, .ends_wait = false});
        expect_twin("a hint");
    }
    void expect_new_maze(const std::string& where) {
        ASSERT_NO_FATAL_FAILURE(take_new_maze(where));
        expect_twin(where);
    }
    /// After Animate: waits for the carving, skips it, and expects one file, and the path shown.
    void expect_animation(const std::function<void()>& meanwhile = [] {}) {
        ASSERT_TRUE(eventually([this] { return uncarved() > 1000; })) << "the carving begins";
        EXPECT_EQ(stamp_of(output()), written_) << "not before the end";
        meanwhile();
        press_key(mazeplay::kReturn);
        ASSERT_NO_FATAL_FAILURE(take_new_maze("carved"));
        tell_twin_key('p', false);
        expect_twin("the carved maze with its path");
        EXPECT_TRUE(answers());
        EXPECT_EQ(stamp_of(output()), written_) << "once only";
    }
    /// Pixels of cells that are still to be carved.
    std::size_t uncarved() {
        const Picture picture = driver_->picture(id_);
        const std::uint32_t color = to_pixel(twin_->colors().uncarved) & 0xFFFFFF;
        return static_cast<std::size_t>(std::ranges::count(picture.pixels, picture.pixel_of(color)));
    }

    maze_test::ScratchFolder folder_;
    Process program_;
    std::unique_ptr<Scene> twin_;
    Stamp written_;     // of the output file, as far as the twin knows
    std::string path_;  // the letters of its shortest path
    Motion motion_ = Motion::full;

  private:
    static std::pair<KeySym, bool> sym_of(mazeplay::Key key) {
        switch (key) {
            case mazeplay::kUp:
                return {XK_Up, false};
            case mazeplay::kDown:
                return {XK_Down, false};
            case mazeplay::kLeft:
                return {XK_Left, false};
            case mazeplay::kRight:
                return {XK_Right, false};
            case mazeplay::kHome:
                return {XK_Home, false};
            case mazeplay::kEnd:
                return {XK_End, false};
            case mazeplay::kF1:
                return {XK_F1, false};
            case mazeplay::kF11:
                return {XK_F11, false};
            case mazeplay::kEscape:
                return {XK_Escape, false};
            case mazeplay::kReturn:
                return {XK_Return, false};
            case mazeplay::kTab:
                return {XK_Tab, false};
            case '+':
                return {XK_equal, true};
            case '?':
                return {XK_slash, true};
            default:
                return {static_cast<KeySym>(key), false};  // the rest of ASCII
        }
    }
    void tell_twin_key(mazeplay::Key key, bool shift) {
        Input input;
        input.kind = Input::Kind::key;
        input.key = {key, shift, false};
        twin_->handle(input);
    }
    void tell_twin(Input::Kind kind, int x, int y, int steps = 0) {
        x_ = x;
        y_ = y;
        if (twin_) {
            Input input;
            input.kind = kind;
            input.x = x;
            input.y = y;
            input.button = 1;
            input.steps = steps;
            twin_->handle(input);
        }
    }
    Canvas drawn_by_twin() {
        if (twin_->screen() != Screen::help) {
            on_main_menu_ = twin_->screen() == Screen::main_menu;
        }
        Canvas canvas(1, 1);
        twin_->draw(canvas);
        return canvas;
    }
    /// Without what only the program knows: its seed, and how far the figure has hopped.
    [[nodiscard]] mazedraw::Rect known_part(const Canvas& canvas) const {
        const mazeview::Frame frame{canvas.width(), canvas.height(), 1};
        if (on_main_menu_ && motion_ == Motion::reduced) {
            return frame.whole();
        }
        const int figure = mazeview::main_menu_layout(frame).floor.y - 80;
        return {0, 0, frame.width, on_main_menu_ ? figure : status_area(frame).y};
    }
    static std::size_t differences_in(const Picture& picture, const Canvas& canvas, mazedraw::Rect part) {
        if (picture.width != canvas.width() || picture.height != canvas.height() || picture.pixels.empty()) {
            return SIZE_MAX;
        }
        std::size_t count = 0;
        for (int y = part.y; y < part.bottom(); ++y) {
            for (int x = part.x; x < part.right(); ++x) {
                const std::uint32_t wanted = canvas.row(y)[static_cast<std::size_t>(x)];
                count += picture.at(x, y) == picture.pixel_of(wanted & 0xFFFFFF) ? 0U : 1U;
            }
        }
        return count;
    }

    int x_ = 2, y_ = 2;
    bool on_main_menu_ = true;  // also below the help
};

}  // namespace x11_test
