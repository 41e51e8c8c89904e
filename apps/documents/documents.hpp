// The documents that follow from the table of settings: written by a program, so that none can go stale.
#pragma once

#include <string>

/// The man page of the program, for man(7).
std::string man_page();
/// The man page of CONFIG.
std::string config_man_page();

/// Completions of options and of the words that are their values.
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();
