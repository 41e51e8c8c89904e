#include "losses.hpp"

#include <algorithm>
#include <utility>

#include "mazegen/picture.hpp"

namespace mazeapp {

namespace {

using Notes = std::vector<std::string>;

std::string no_place(std::string_view format, std::string_view what) {
    return "left out: the format " + std::string(format) + " has no place for " + std::string(what);
}

std::string between(const mazegen::Ends& ends) {
    return to_string(ends.entry) + " and " + to_string(ends.exit);
}

/// The ends that are found in its picture; nothing when both are one cell.
std::optional<mazegen::Ends> picture_ends(const MadeMaze& made) {
    const mazegen::Ends ends = own_ends(made);
    return ends.entry == ends.exit ? std::nullopt : std::optional(ends);
}

void tell_of_ends(const MadeMaze& made, Notes& notes) {
    const auto own = picture_ends(made);
    if (made.ends && made.ends != own) {
        notes.push_back("the ends " + between(*made.ends) + " are left out: a picture has its own, " +
                        (own ? between(*own) : "here both the same"));
    }
}

void tell_of_seed(const mazegen::SeedRecord& seed, Notes& notes) {
    const mazegen::SeedRecord read = mazegen::seed_record_of(seed.text);
    if (!mazegen::fits_on_line(seed)) {
        notes.push_back("the seed " + mazegen::quoted(seed.text) + " is " + no_place("picture", "it"));
    } else if (read != seed) {
        notes.push_back("the seed " + mazegen::quoted(seed.text) +
                        " is text, and whoever reads the picture " + "takes it for the number " + read.text);
    }
}

void tell_of_blank_rows(const mazegen::TileGrid& tiles, Notes& notes) {
    constexpr std::size_t most = 5;
    const auto rows = mazegen::blank_rows(tiles);
    std::string named;
    for (std::size_t i = 0; i < std::min(rows.size(), most); ++i) {
        named += (i == 0 ? " " : i + 1 == rows.size() ? " and " : ", ") + std::to_string(rows[i] + 1);
    }
    if (rows.size() > most) {
        named += " and " + std::to_string(rows.size() - most) + " more";
    }
    if (!rows.empty()) {
        notes.push_back((rows.size() == 1 ? "row" + named + " is" : "rows" + named + " are") +
                        " open from end to end: a blank line, which whoever reads the picture skips");
    }
}

}  // namespace

std::vector<std::string> losses(const LoadedMaze& loaded, const Format& format, const std::string& name) {
    Notes notes;
    const MadeMaze& made = loaded.made;
    if (made.has_cell_a_tile() && !format.with_tiles) {
        notes.push_back(name + " is no maze of cells: every tile becomes a cell");
    }
    const bool whole = format.with_tiles && made.tiles != nullptr;
    const auto lost =
        whole ? 0 : loaded.lost_collectibles + (format.with_collectibles ? 0 : std::ssize(made.collectibles));
    if (lost > 0) {
        notes.push_back(
            std::to_string(lost) + (lost == 1 ? " collectible is " : " collectibles are ") +
            (format.with_collectibles ? "left out: only cells can have one" : no_place(format.name, "them")));
    }
    if (made.tiles && made.tiles->seed && !format.with_seed) {
        notes.push_back("the seed " + mazegen::quoted(made.tiles->seed->text) + " is " +
                        no_place(format.name, "it"));
    }
    return notes;
}

std::vector<std::string> picture_losses(const MadeMaze& made, bool solve) {
    Notes notes;
    tell_of_ends(made, notes);
    if (const auto seed = seed_record(made)) {
        tell_of_seed(*seed, notes);
    }
    if (made.tiles) {
        tell_of_blank_rows(*made.tiles, notes);
    }
    if (solve) {
        notes.push_back("the path is " + no_place("picture", "it"));
    }
    return notes;
}

}  // namespace mazeapp
