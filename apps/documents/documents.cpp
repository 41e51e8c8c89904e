// Prints one of the documents.
#include "documents.hpp"

#include <array>
#include <iostream>
#include <string_view>

int main(int argc, char** argv) {
    struct Document {
        std::string_view name;
        std::string (*write)();
    };
    constexpr std::array documents = {Document{"man", man_page}, Document{"config-man", config_man_page},
                                      Document{"bash", bash_completion}, Document{"zsh", zsh_completion},
                                      Document{"fish", fish_completion}};
    const std::string_view wanted = argc == 2 ? argv[1] : "";
    for (const Document& document : documents) {
        if (document.name == wanted) {
            std::cout << document.write() << std::flush;
            return std::cout.good() ? 0 : 1;
        }
    }
    std::cerr << "usage: documents man|config-man|bash|zsh|fish\n";
    return 2;
}
