// The command line. CLI11 stands behind this header alone: it takes ten seconds to compile.
#pragma once

#include <optional>
#include <string>

#include "run.hpp"

/// What came of reading the command line: a run to be done, a text for standard output (help,
/// version), or a usage error.
struct CliResult {
    std::optional<mazeapp::CommandLine> command;
    std::string text;
    std::string error;
};

CliResult read_command_line(int argc, const char* const* argv);
