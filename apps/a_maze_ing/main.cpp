// a_maze_ing: the thin main. It reads the command line, hands over to the run, and is the only one
// that catches.
#include <exception>
#include <new>
#include <string>
#include <utility>

#include "cli.hpp"
#include "files.hpp"
#ifdef MAZE_TERMINAL
#include "tui.hpp"
#endif
#ifdef MAZE_VIEWER
#include "viewer.hpp"
#endif

namespace {

/// The window and the terminal's screen, as far as this build has them.
mazeapp::Viewers viewers([[maybe_unused]] const mazeapp::Console& console) {
    mazeapp::Viewers result;
#ifdef MAZE_VIEWER
    result.window = [&console](mazeapp::ViewRequest request) {
        return show_maze(std::move(request), console);
    };
#endif
#ifdef MAZE_TERMINAL
    result.terminal = [&console](mazeapp::ViewRequest request) {
        return show_in_terminal(std::move(request), console);
    };
#endif
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    using mazeapp::ExitCode;
    mazeapp::prepare_process();
    mazeapp::Console console;
    ExitCode code = ExitCode::done;
    bool with_config = false;
    try {
        const CliResult cli = read_command_line(argc, argv);
        with_config = cli.command && cli.command->config;
        if (cli.command) {
            code = mazeapp::run(*cli.command, console, viewers(console));
        } else if (!cli.error.empty()) {
            console.error(cli.error + " (see a_maze_ing --help)");
            code = ExitCode::usage;
        } else if (const auto written = mazeapp::write_stdout(cli.text); !written.error.empty()) {
            console.error("cannot write to standard output: " + written.error);
            code = ExitCode::unusable_file;
        }
    } catch (const std::bad_alloc&) {
        console.error("there is not enough memory");
        code = with_config ? ExitCode::config_error : ExitCode::usage;
    } catch (const std::exception& error) {
        console.error(std::string("internal error: ") + error.what());
        code = ExitCode::config_error;
    }
    return static_cast<int>(code);
}
