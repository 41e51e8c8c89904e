#include <string_view>

#include "documents.hpp"
#include "mazegen/mazegen.hpp"
#include "mazegen/solvers.hpp"
#include "settings.hpp"

namespace {

using mazeapp::Setting;

/// Text as troff shows it: no dash that becomes a hyphen, no dot or quote that begins a request.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
    }
    return result.starts_with('.') || result.starts_with('\'') ? "\\&" + result : result;
}

std::string title(std::string_view name, int section) {
    return ".TH " + std::string(name) + ' ' + std::to_string(section) + " \"\" \"a_maze_ing " +
           std::string(mazegen::version()) + "\" \"a_maze_ing\"\n";
}

std::string entry(const std::string& term, std::string_view text) {
    return ".TP\n" + term + '\n' + escaped(text) + '\n';
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }

/// "-w, --width N".
std::string option_term(const Setting& setting) {
    std::string term;
    for (const char c : setting.option) {
        term += c == ',' ? std::string("\\fR, \\fB") : escaped(std::string_view(&c, 1));
    }
    return "\\fB" + term + "\\fR" +
           (setting.value_name.empty() ? "" : " \\fI" + escaped(setting.value_name) + "\\fR");
}

std::string options() {
    std::string text;
    std::string_view group;
    for (const Setting& setting : mazeapp::settings()) {
        if (setting.option.empty()) {
            continue;
        }
        if (setting.group != group) {
            group = setting.group;
            text += ".SS " + escaped(group) + '\n';
        }
        text += entry(option_term(setting), setting.help);
    }
    return text + ".SS Help\n" + entry("\\fB\\-h\\fR, \\fB\\-\\-help\\fR", "print a summary of the options") +
           entry("\\fB\\-V\\fR, \\fB\\-\\-version\\fR", "print the version");
}

template <class Row>
std::string listing(std::span<const Row> table) {
    std::string text;
    for (const Row& row : table) {
        text += entry(bold(row.name), row.summary);
    }
    return text;
}

constexpr std::string_view kDescription = R"(.SH NAME
a_maze_ing \- make, solve, check, draw and show mazes
.SH SYNOPSIS
.B a_maze_ing
.RI [ CONFIG ]
.RI [ option ...]
.br
.B a_maze_ing \-\-load
.I FILE
.RI [ option ...]
.br
.B a_maze_ing \-\-check \-\-load
.I FILE
.RB [ \-\-load
.IR FILE " ...]"
.SH DESCRIPTION
.B a_maze_ing
makes a maze as the file
.I CONFIG
says (see
.BR a_maze_ing\-config (5)),
or as its options say, or reads one with
.BR \-\-load .
It finds the shortest way through it, writes it in one of several formats, and shows it in a window or in the
terminal.
The same seed and options give the same maze on every machine.
.PP
Standard output carries the result and nothing else; notes and errors go to standard error.
.B \-
is standard input or output wherever a file is named.
A file is written whole or not at all.
)";

constexpr std::string_view kFormats = R"(.SH FORMATS
The format follows from the suffix of the output's name, unless
.B \-\-format
names one.
)";

constexpr std::string_view kStatusAndExamples = R"(.SH EXIT STATUS
.TP
.B 0
done
.TP
.B 1
with CONFIG: an error in the file or in the run; or
.B \-\-view
and no window can open, or
.B \-\-tui
and the terminal shows no screen
.TP
.B 2
wrong usage; without CONFIG also impossible ends, or a size beyond memory
.TP
.B 3
a loaded file was refused, or
.B \-\-check
found something
.TP
.B 4
a file cannot be read or written (without CONFIG)
.TP
.B 5
a loaded maze has no way through
.SH ENVIRONMENT
.TP
.B DISPLAY
the X display for the window
.TP
.B NO_COLOR
no colours on a terminal, unless it is empty
.TP
.BR LC_ALL ", " LC_CTYPE ", " LANG
the first that is set says whether drawings in characters are UTF\-8 or plain ASCII
.SH EXAMPLES
.TP
.B a_maze_ing \-w 38 \-H 11 \-\-seed winter \-\-solve
draw a maze and its solution in the terminal
.TP
.B a_maze_ing \-w 30 \-H 40 \-\-paper a4 \-o maze.pdf
a maze that fills a sheet of paper
.TP
.B a_maze_ing \-\-load maze.txt \-\-check
judge a maze file
.SH SEE ALSO
.BR a_maze_ing\-config (5)
)";

}  // namespace

std::string man_page() {
    std::string text = title("A_MAZE_ING", 1);
    text += kDescription;
    text += ".SH OPTIONS\n" + options();
    text += kFormats;
    text += listing(mazeapp::formats());
    text += ".SH ALGORITHMS\n" + listing(mazegen::algorithms());
    text += ".SH SOLVERS\n" + listing(mazegen::solvers());
    text += kStatusAndExamples;
    return text;
}

std::string config_man_page() {
    std::string keys;
    for (const bool mandatory : {true, false}) {
        keys += mandatory ? ".SH KEYS THAT MUST BE GIVEN\n" : ".SH OTHER KEYS\n";
        for (const Setting& setting : mazeapp::settings()) {
            if (setting.in_config && setting.mandatory == mandatory) {
                keys += entry(bold(setting.key), setting.help_of_key());
            }
        }
    }
    return title("A_MAZE_ING-CONFIG", 5) + R"(.SH NAME
a_maze_ing\-config \- the file that says which maze a_maze_ing makes
.SH DESCRIPTION
One
.I KEY=VALUE
a line. Blank lines and lines that begin with
.B #
are skipped, and so is what follows a
.B #
after a blank. Keys may be in any case, blanks around
.B =
and
.B ,
do not matter, a value may stand in double quotes.
Options of the command line override keys.
.PP
All errors of a file are reported in one run, each with its line. A key that is unknown is a warning.
)" + keys + R"(.SH EXAMPLE
.nf
WIDTH=20
HEIGHT=15
ENTRY=0,0
EXIT=19,14
OUTPUT_FILE=maze.txt
PERFECT=True
.fi
.SH SEE ALSO
.BR a_maze_ing (1)
)";
}
