// How the screens look.
#include <algorithm>

#include "term_scene.hpp"

namespace mazeterm {

namespace {

constexpr int kItemWidth = 16;  // a line of a menu
constexpr int kHelpWidth = 66;  // a column of the help
constexpr int kHelpKeys = 17;   // of that, the keys
constexpr int kRoomyRows = 12;  // from here on the main menu has blank lines
constexpr std::string_view kDot = "  ·  ";

Rect centred(int width, int height, const Rect& in) {
    return {in.x + (in.width - width) / 2, in.y + (in.height - height) / 2, width, height};
}

/// A text of parts, without as many of the first as there is no room for.
std::string_view last_parts(std::string_view text, int room) {
    while (columns_of(characters(text)) > room) {
        const std::size_t end = text.find(kDot);
        if (end == std::string_view::npos) {
            break;
        }
        text.remove_prefix(end + kDot.size());
    }
    return text;
}

}  // namespace

Grid Scene::draw() {
    dirty_ = false;
    Grid grid(options_.columns, options_.rows, options_.ascii);
    lines_.clear();
    if (!has_room()) {
        grid.put(0, 0, "more room: 20x8", {}, options_.columns);
        return grid;
    }
    const Screen below = screen_ == Screen::help ? behind_ : screen_;
    if (screen_ == Screen::form) {
        const bool tells = visit_.waiting() || !visit_.message().empty();
        form_->draw(grid, tells ? visit_.status() : "", visit_.message_is_error());
    } else if (screen_ == Screen::help) {
        draw_help(grid);
    } else if (below == Screen::main_menu) {
        draw_main_menu(grid);
    } else {
        draw_maze_screen(grid);
        if (screen_ == Screen::game_menu) {
            draw_game_menu(grid);
        }
    }
    return grid;
}

/// Before the maze, faint, a panel.
void Scene::draw_main_menu(Grid& grid) {
    const Rect area = view_.area();
    View view(exhibit_->maze().size(), area, false, exhibit_->viewed.ends.entry);
    draw_maze(grid, view,
              {.maze = exhibit_->maze(),
               .finished = exhibit_->maze(),
               .lone = exhibit_->viewed.lone,
               .walls = Ink::faint,
               .ends = std::nullopt,
               .collectibles = {},
               .player = std::nullopt,
               .hint = std::nullopt});
    const int items = static_cast<int>(this->items().size());
    const bool roomy = options_.rows >= kRoomyRows;
    const Rect panel = centred(std::min(options_.columns, kItemWidth + (roomy ? 12 : 4)),
                               items + (roomy ? 7 : 3), {0, 0, options_.columns, options_.rows});
    grid.frame(panel, {.ink = Ink::faint});
    grid.put_centred({panel.x, panel.y + (roomy ? 2 : 1), panel.width, 1}, "a_maze_ing",
                     {.ink = Ink::accent, .bold = true});
    if (roomy) {
        grid.put_centred({panel.x, panel.y + 3, panel.width, 1},
                         to_string(exhibit_->maze().size()) + " cells", {.ink = Ink::faint});
    }
    place_items({panel.x + (panel.width - kItemWidth) / 2, panel.y + (roomy ? 5 : 2), kItemWidth, items});
    draw_items(grid);
    if (visit_.waiting() || !visit_.message().empty()) {
        draw_status(grid);
    } else if (roomy) {
        grid.fill({0, options_.rows - 1, options_.columns, 1});
        grid.put_centred({0, options_.rows - 1, options_.columns, 1}, "? shows all keys",
                         {.ink = Ink::faint});
    }
}

MazeSight Scene::sight() const {
    const mazeplay::ViewedMaze& viewed = exhibit_->viewed;
    const mazeplay::CarveAnimation* const carving = visit_.animation();
    MazeSight sight{.maze = carving != nullptr ? carving->maze() : exhibit_->maze(),
                    .finished = exhibit_->maze(),
                    .lone = viewed.lone,
                    .walls = static_cast<Ink>(static_cast<int>(Ink::wall_plain) + walls_),
                    .ends = viewed.ends,
                    .collectibles = viewed.collectibles,
                    .player = std::nullopt,
                    .hint = visit_.hint()};
    if (const auto& play = visit_.play()) {
        sight.player = play->at();
        sight.taken = &play->taken();
    }
    if (trail_) {
        sight.trail = &*trail_;
    }
    if (visit_.spread()) {
        sight.search = static_cast<const Search*>(visit_.solved().get());
        sight.searched = visit_.spread()->shown();
    }
    return sight;
}

void Scene::draw_maze_screen(Grid& grid) const {
    draw_maze(grid, view_, sight());
    draw_status(grid);
}

void Scene::draw_status(Grid& grid) const {
    constexpr std::string_view keys = "M menu  ? help";
    const int width = options_.columns - 2;
    const int row = options_.rows - 1;
    const bool error = visit_.message_is_error() && !visit_.message().empty();
    const std::string text = visit_.status();
    const int keys_width = static_cast<int>(keys.size());
    grid.fill({0, row, options_.columns, 1});
    const bool keys_too =
        screen_ == Screen::maze && !visit_.play() && columns_of(characters(text)) + 2 + keys_width <= width;
    grid.put(1, row, last_parts(text, width), {.ink = error ? Ink::error : Ink::plain}, width);
    if (keys_too) {
        grid.put(1 + width - keys_width, row, keys, {.ink = Ink::faint}, keys_width);
    }
}

// Menus

void Scene::draw_game_menu(Grid& grid) {
    const int count = static_cast<int>(items().size());
    const int most_rows = options_.rows - 2;
    const int most_columns = std::max(1, (options_.columns - 2) / (kItemWidth + 1));
    const int columns = std::min(most_columns, (count + most_rows - 1) / most_rows);
    const int rows = std::min(most_rows, (count + columns - 1) / columns);
    const Rect panel = centred(columns * (kItemWidth + 1) + 1 + (columns > 1 ? 2 : 0), rows + 2,
                               {0, 0, options_.columns, options_.rows});
    grid.frame(panel, {.ink = Ink::faint});
    grid.put_centred({panel.x, panel.y, panel.width, 1}, " Menu ", {.ink = Ink::accent, .bold = true});
    place_items({panel.x + 1, panel.y + 1, panel.width - 2, rows});
    draw_items(grid);
}

/// In columns, so that the one with the focus is among them.
void Scene::place_items(const Rect& room) {
    const auto all = items();
    const int columns = std::max(1, (room.width + 1) / (kItemWidth + 1));
    const std::size_t in_view = static_cast<std::size_t>(columns) * static_cast<std::size_t>(room.height);
    const std::size_t first = focus_ >= in_view ? focus_ + 1 - in_view : 0;
    for (std::size_t i = first; i < std::min(all.size(), first + in_view); ++i) {
        const int place = static_cast<int>(i - first);
        lines_.push_back(
            {all[i],
             {room.x + place / room.height * (kItemWidth + 1), room.y + place % room.height, kItemWidth, 1}});
    }
}

void Scene::draw_items(Grid& grid) const {
    for (const Line& line : lines_) {
        const Rect& rect = line.rect;
        const bool enabled = visit_.enabled(line.item.action);
        const bool focused = line.item.action == items()[focus_].action;
        const Style style{.ink = enabled ? Ink::plain : Ink::faint, .bold = focused, .reverse = focused};
        grid.fill(rect, {U' ', style});
        grid.put(rect.x + 1, rect.y, line.item.label, style, rect.width - 2);
        const std::string_view key = mazeplay::key_label(line.item.action);
        grid.put(rect.x + rect.width - 1 - static_cast<int>(key.size()), rect.y, key,
                 {.ink = focused ? style.ink : Ink::faint, .bold = focused, .reverse = focused},
                 static_cast<int>(key.size()));
    }
}

// Help

void Scene::draw_help(Grid& grid) {
    const auto all = mazeplay::help_lines(mazeplay::Surface::terminal);
    const int columns = std::max(1, options_.columns / kHelpWidth);
    const int width = options_.columns / columns - 2;
    const int rows = options_.rows - 2;
    const int count = static_cast<int>(all.size());
    const int in_column = std::max(rows, (count + columns - 1) / columns);
    help_scroll_ = std::clamp(help_scroll_, 0, in_column - rows);
    grid.put(1, 0, "Keys", {.ink = Ink::accent, .bold = true}, options_.columns);
    for (int i = 0; i < count; ++i) {
        const mazeplay::HelpLine& line = all[static_cast<std::size_t>(i)];
        const int row = i % in_column - help_scroll_;
        if (row < 0 || row >= rows) {
            continue;
        }
        const int x = 1 + i / in_column * (width + 2);
        const int y = 1 + row;
        const bool first = row == 0 || i == 0 || line.place != all[static_cast<std::size_t>(i) - 1].place;
        const int place_width = width >= 40 ? 11 : 0;
        const int keys_width = width >= 40 ? kHelpKeys : 9;
        if (first && place_width > 0) {
            grid.put(x, y, line.place, {.ink = Ink::faint}, place_width - 1);
        }
        grid.put(x + place_width, y, line.keys, {.bold = true}, keys_width - 1);
        grid.put(x + place_width + keys_width, y, line.meaning, {}, width - place_width - keys_width);
    }
    grid.put(1, options_.rows - 1, in_column > rows ? "arrows scroll  Escape back" : "Escape back",
             {.ink = Ink::faint}, options_.columns - 2);
}

}  // namespace mazeterm
