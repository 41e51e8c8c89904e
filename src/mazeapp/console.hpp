// What the program says to its user on standard error, each line as "a_maze_ing: ...".
#pragma once

#include <string_view>

namespace mazeapp {

/// What the process ends with.
enum class ExitCode {
    done = 0,
    config_error = 1,  ///< with CONFIG: any error in the file or found in the run; no display with --view
    usage = 2,         ///< an option unknown or with a bad value; without CONFIG also impossible ends or size
    refused = 3,       ///< a loaded file was refused, or --check found something
    unusable_file = 4,  ///< a file cannot be read or written (without CONFIG)
    no_path = 5,        ///< no way through in a loaded maze
};

class Console {
  public:
    /// Keeps notes and warnings back from now on.
    void be_quiet() { quiet_ = true; }
    [[nodiscard]] bool quiet() const { return quiet_; }
    void error(std::string_view text) const;
    void warning(std::string_view text) const;
    void note(std::string_view text) const;

  private:
    bool quiet_ = false;
};

}  // namespace mazeapp
