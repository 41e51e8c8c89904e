#include "terminal.hpp"

#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>
#undef columns  // term.h takes these names
#undef lines

#include "machine.hpp"
#include "mazegen/parse.hpp"

using mazeterm::Ink;
using mazeterm::Input;

namespace {

constexpr int kEscapeDelay = 50;  // ms, for the rest of a key's sequence to arrive
constexpr short kOwn = -1;        // the terminal's own colour

/// The colour of an ink where there are 256, and where there are eight. They are to be read on a dark and on
/// a light ground.
struct Colors {
    short many, few;
};
constexpr std::array<Colors, mazeterm::kInks> kColors = {{
    {kOwn, kOwn},          // plain
    {244, kOwn},           // faint
    {68, COLOR_CYAN},      // accent
    {160, COLOR_RED},      // error
    {203, COLOR_RED},      // path
    {67, COLOR_BLUE},      // visited
    {35, COLOR_GREEN},     // entry
    {172, COLOR_YELLOW},   // exit
    {37, COLOR_CYAN},      // pattern
    {133, COLOR_MAGENTA},  // gem
    {32, COLOR_BLUE},      // player
    {kOwn, kOwn},          // walls
    {68, COLOR_BLUE},      //
    {71, COLOR_GREEN},     //
    {137, COLOR_YELLOW},   //
    {139, COLOR_MAGENTA},  //
    {73, COLOR_CYAN},      //
}};

short color_of(Ink ink) {
    const Colors& colors = kColors[static_cast<std::size_t>(ink)];
    return COLORS >= 256 ? colors.many : colors.few;
}

sigset_t taken_signals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH}) {
        sigaddset(&set, number);
    }
    return set;
}

/// What keeps this terminal from showing a screen; empty: nothing. Leaves what terminfo says loaded.
std::string problem_with_terminal() {
    const char* const type = std::getenv("TERM");
    const std::string name = mazegen::quoted(type == nullptr ? "" : type);
    if (type == nullptr || *type == '\0') {
        return "TERM does not say what terminal this is";
    }
    int found = 0;
    if (setupterm(type, STDOUT_FILENO, &found) != OK || found != 1) {
        return "the terminal " + name + ", as TERM calls it, is not known";
    }
    char name_of_capability[] = "cup";
    const char* const placing = tigetstr(name_of_capability);
    if (placing == nullptr) {
        return "the terminal " + name + ", as TERM calls it, cannot place its cursor";
    }
    return {};
}

/// Terminals without colours are from a time before UTF-8.
bool shows_ascii_only() {
    std::setlocale(LC_CTYPE, "");
    const auto is_utf8 = [] { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; };
    if (mazeapp::locale_charset() != mazegen::Charset::unicode) {
        return true;
    }
    if (!is_utf8()) {  // the locale is not installed
        std::setlocale(LC_CTYPE, "C.UTF-8");
    }
    char name_of_capability[] = "colors";
    return !is_utf8() || tigetnum(name_of_capability) < 8;
}

/// Keys that terminals send in other ways than TERM says; without this they would be an Escape and some
/// letters.
struct Sequence {
    const char* text;
    int code;
};
constexpr std::array kSequences = {
    Sequence{"\033[A", KEY_UP},   Sequence{"\033OA", KEY_UP},    Sequence{"\033[B", KEY_DOWN},
    Sequence{"\033OB", KEY_DOWN}, Sequence{"\033[C", KEY_RIGHT}, Sequence{"\033OC", KEY_RIGHT},
    Sequence{"\033[D", KEY_LEFT}, Sequence{"\033OD", KEY_LEFT},  Sequence{"\033[H", KEY_HOME},
    Sequence{"\033OH", KEY_HOME}, Sequence{"\033[1~", KEY_HOME}, Sequence{"\033[F", KEY_END},
    Sequence{"\033OF", KEY_END},  Sequence{"\033[4~", KEY_END},  Sequence{"\033[3~", KEY_DC},
    Sequence{"\033[Z", KEY_BTAB}, Sequence{"\033OP", KEY_F(1)},  Sequence{"\033[11~", KEY_F(1)},
};

/// A key that ncurses has a code for; 0: none of ours.
mazeplay::Key key_of_code(wint_t code) {
    using namespace mazeplay;
    switch (code) {
        case KEY_UP:
            return kUp;
        case KEY_DOWN:
            return kDown;
        case KEY_LEFT:
            return kLeft;
        case KEY_RIGHT:
            return kRight;
        case KEY_HOME:
            return kHome;
        case KEY_END:
            return kEnd;
        case KEY_BTAB:
            return kBackTab;
        case KEY_ENTER:
            return kReturn;
        case KEY_BACKSPACE:
            return kBackspace;
        case KEY_DC:
            return kDelete;
        case KEY_F(1):
            return kF1;
        default:
            return 0;
    }
}

Input input_of_character(wint_t typed) {
    Input input{.kind = Input::Kind::key, .typed = static_cast<char32_t>(typed)};
    input.key.key = typed == '\n'                    ? mazeplay::kReturn
                    : typed == 0x7F || typed == '\b' ? mazeplay::kBackspace
                                                     : static_cast<mazeplay::Key>(typed);
    if (typed >= 'A' && typed <= 'Z') {
        input.key.key = static_cast<mazeplay::Key>(typed - 'A' + 'a');
        input.key.shift = true;
    }
    return input;
}

std::optional<Input> input_of_mouse() {
    MEVENT event{};
    if (getmouse(&event) != OK) {
        return std::nullopt;
    }
    if ((event.bstate & BUTTON1_PRESSED) != 0) {
        return Input{.kind = Input::Kind::click, .column = event.x, .row = event.y};
    }
    const int steps = (event.bstate & BUTTON4_PRESSED) != 0   ? 1
                      : (event.bstate & BUTTON5_PRESSED) != 0 ? -1
                                                              : 0;
    return steps == 0 ? std::nullopt : std::optional(Input{.kind = Input::Kind::wheel, .steps = steps});
}

}  // namespace

/// What is taken, and what has to be given back.
struct Terminal::Screen {
    Screen() {
        const sigset_t set = taken_signals();
        pthread_sigmask(SIG_BLOCK, &set, &mask_before);
        signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
        struct sigaction stop {};
        sigaction(SIGTSTP, nullptr, &stop);
        screen = newterm(nullptr, stdout, stdin);
        sigaction(SIGTSTP, &stop, nullptr);  // instead of ncurses' own
    }
    ~Screen() {
        if (screen != nullptr) {
            curs_set(1);
            endwin();
            delscreen(screen);
        }
        close(signals);
        pthread_sigmask(SIG_SETMASK, &mask_before, nullptr);
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    SCREEN* screen = nullptr;
    int signals = -1;
    sigset_t mask_before{};
};

mazegen::Result<std::unique_ptr<Terminal>> Terminal::open() {
    if (std::string problem = problem_with_terminal(); !problem.empty()) {
        return mazegen::Error{.message = std::move(problem)};
    }
    const bool ascii = shows_ascii_only();
    auto screen = std::make_unique<Screen>();
    if (screen->screen == nullptr) {
        return mazegen::Error{.message = "the terminal shows no screen"};
    }
    const bool color = !mazeapp::colors_unwanted() && has_colors();
    if (color) {
        start_color();
        use_default_colors();
    }
    cbreak();
    noecho();
    nonl();
    set_escdelay(kEscapeDelay);
    keypad(stdscr, TRUE);
    for (const Sequence& sequence : kSequences) {
        define_key(sequence.text, sequence.code);
    }
    nodelay(stdscr, TRUE);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
    mouseinterval(0);
    std::unique_ptr<Terminal> terminal(new Terminal(std::move(screen), ascii, color && COLORS >= 8));
    static_cast<void>(terminal->measured());
    return terminal;
}

Terminal::Terminal(std::unique_ptr<Screen> screen, bool ascii, bool color)
    : screen_(std::move(screen)), ascii_(ascii), color_(color) {}

Terminal::~Terminal() = default;

int Terminal::columns() const { return getmaxx(stdscr); }

int Terminal::rows() const { return getmaxy(stdscr); }

/// ncurses learns of the size as well.
Input Terminal::measured() const {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
        resizeterm(size.ws_row, size.ws_col);
    }
    return {.kind = Input::Kind::resize, .columns = columns(), .rows = rows()};
}

std::vector<Input> Terminal::poll(std::optional<std::chrono::milliseconds> time, int descriptor) {
    std::array<pollfd, 3> waited = {
        {{STDIN_FILENO, POLLIN, 0}, {screen_->signals, POLLIN, 0}, {descriptor, POLLIN, 0}}};
    ::poll(waited.data(), waited.size(), time ? static_cast<int>(time->count()) : -1);
    std::vector<Input> inputs;
    if ((waited[1].revents & POLLIN) != 0) {
        take_signals(inputs);
    }
    if ((waited[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
        ended_by_ = ended_by_.value_or(SIGHUP);
    } else if ((waited[0].revents & POLLIN) != 0) {
        take_keys(inputs);
    }
    return inputs;
}

void Terminal::take_signals(std::vector<Input>& inputs) {
    signalfd_siginfo signal{};
    while (read(screen_->signals, &signal, sizeof signal) == sizeof signal) {
        const int number = static_cast<int>(signal.ssi_signo);
        if (number == SIGTSTP) {
            suspend();
        } else if (number != SIGWINCH) {
            ended_by_ = number;
            return;
        }
        inputs.push_back(measured());
    }
}

void Terminal::take_keys(std::vector<Input>& inputs) {
    wint_t typed = 0;
    for (int kind = get_wch(&typed); kind != ERR; kind = get_wch(&typed)) {
        constexpr wint_t redraw_key = 'L' & 0x1F;
        if (kind != KEY_CODE_YES && typed == redraw_key) {
            clearok(curscr, TRUE);
            inputs.push_back({.kind = Input::Kind::redraw});
        } else if (kind != KEY_CODE_YES) {
            inputs.push_back(input_of_character(typed));
        } else if (typed == KEY_MOUSE) {
            if (const auto input = input_of_mouse()) {
                inputs.push_back(*input);
            }
        } else if (const mazeplay::Key key = key_of_code(typed); key != 0) {
            inputs.push_back({.kind = Input::Kind::key, .key = {.key = key}});
        }
    }
}

/// Stops here until the person wants to go on.
void Terminal::suspend() {
    endwin();
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    raise(SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &stop, nullptr);
    pthread_sigmask(SIG_BLOCK, &stop, nullptr);
    clearok(curscr, TRUE);
    refresh();
}

void Terminal::show(const mazeterm::Grid& grid) {
    erase();
    for (int y = 0; y < std::min(grid.rows(), rows()); ++y) {
        for (int x = 0; x < std::min(grid.columns(), columns()); ++x) {
            const mazeterm::Glyph& glyph = grid.at(x, y);
            if (glyph.character == U'\0' || glyph == mazeterm::Glyph{}) {
                continue;
            }
            const std::array<wchar_t, 2> text = {static_cast<wchar_t>(glyph.character), L'\0'};
            cchar_t cell{};
            setcchar(&cell, text.data(), attributes(glyph.style),
                     color_ ? pair(glyph.style.ink, glyph.style.ground) : short{0}, nullptr);
            mvadd_wch(y, x, &cell);
        }
    }
    curs_set(grid.cursor ? 1 : 0);
    if (grid.cursor) {
        move(grid.cursor->second, grid.cursor->first);
    }
    refresh();
}

unsigned Terminal::attributes(const mazeterm::Style& style) const {
    const bool dim = style.ink == Ink::faint && color_ && COLORS < 256;
    return (style.bold ? A_BOLD : A_NORMAL) | (style.reverse ? A_REVERSE : A_NORMAL) |
           (dim ? A_DIM : A_NORMAL);
}

/// Made when it is first needed; the terminal's own colours when there are no more.
short Terminal::pair(Ink ink, Ink ground) {
    const std::pair wanted{ink, ground};
    const auto found = std::ranges::find(pairs_, wanted);
    const auto number = static_cast<short>(found - pairs_.begin() + 1);
    if (found != pairs_.end()) {
        return number;
    }
    if (number >= COLOR_PAIRS || init_pair(number, color_of(ink), color_of(ground)) != OK) {
        return 0;
    }
    pairs_.push_back(wanted);
    return number;
}
