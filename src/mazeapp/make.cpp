#include "make.hpp"

#include <utility>

#include "mazegen/collectibles.hpp"

namespace mazeapp {

namespace {

void make_walls(const GeneratePlan& plan, bool traced, MadeMaze& made) {
    if (traced) {
        auto trace = std::make_shared<mazegen::Trace>(mazegen::generate_trace(plan.options).value());
        mazegen::Replay replay(*trace);
        replay.seek(trace->size());
        made.maze = std::make_shared<mazegen::Maze>(replay.maze());
        made.trace = std::move(trace);
        return;
    }
    mazegen::GenerateOptions perfect = plan.options;
    perfect.loops_percent = 0;
    perfect.braid = 0;
    const bool solved = plan.solved && plan.options.loops_percent == 0 && plan.options.braid == 0;
    made.maze = timed(made.stages, "maze", [&] {
        if (!solved) {
            return std::make_shared<mazegen::Maze>(mazegen::generate(perfect).value());
        }
        auto [maze, path] = mazegen::generate_solved(perfect, plan.ends).value();
        made.path = std::move(path);
        return std::make_shared<mazegen::Maze>(std::move(maze));
    });
    open_further(made, plan.options);
}

}  // namespace

mazegen::Ends own_ends(const MadeMaze& made) {
    if (!made.tiles) {
        return mazegen::gap_cells(made.maze->size());
    }
    const mazegen::TileGrid& tiles = *made.tiles;
    return made.has_cell_a_tile() ? mazegen::Ends{tiles.entrance_tile(), tiles.exit_tile()}
                                  : mazegen::ends_of_lattice(tiles);
}

std::vector<mazegen::Cell> lone_cells(const MadeMaze& made) {
    return made.tiles ? mazegen::lone_cells(*made.maze, *made.tiles) : std::vector<mazegen::Cell>{};
}

std::optional<mazegen::SeedRecord> seed_record(const MadeMaze& made) {
    if (made.tiles) {
        return made.tiles->seed;
    }
    if (made.seed.empty()) {
        return std::nullopt;
    }
    mazegen::SeedRecord record = mazegen::seed_record_of(made.seed);
    // A number was typed as it is written; 1_000 was meant as text.
    return record.text == made.seed ? record : mazegen::SeedRecord{made.seed, false};
}

MadeMaze make_maze(const GeneratePlan& plan, bool traced) {
    MadeMaze made{.maze = nullptr,
                  .ends = plan.ends,
                  .path = std::nullopt,
                  .seed = plan.seed.text,
                  .algorithm = std::string(plan.options.algorithm)};
    make_walls(plan, traced, made);
    if (plan.collectibles > 0) {
        made.collectibles = timed(made.stages, "collectibles", [&] {
            return mazegen::place_collectibles(*made.maze, plan.ends, plan.collectibles, plan.options.seed);
        });
    }
    return made;
}

void open_further(MadeMaze& made, const mazegen::GenerateOptions& options) {
    if (options.braid > 0 || options.loops_percent > 0) {
        if (made.tiles) {  // what was loaded is another maze now
            made.tiles = nullptr;
            made.algorithm.clear();
        }
        made.loops_failed =
            timed(made.stages, "loops", [&] { return mazegen::open_further(*made.maze, options) == 0; });
    }
}

std::optional<mazegen::Error> solve_maze(MadeMaze& made) {
    if (made.path) {
        return std::nullopt;
    }
    if (!made.ends && made.tiles) {
        const auto way = mazegen::solve(*made.tiles);
        if (!way) {
            return way.error();
        }
        made.path = mazegen::Path{own_ends(made).entry, ""};
        return std::nullopt;
    }
    if (!made.ends) {
        return mazegen::Error{mazegen::ErrorCode::no_path,
                              "a maze of one cell has no room for an entry and an exit"};
    }
    auto path =
        timed(made.stages, "solution", [&] { return mazegen::solve_in_place(*made.maze, *made.ends); });
    if (!path) {
        return path.error();
    }
    made.path = *std::move(path);
    return std::nullopt;
}

WriteResult stream_maze(const GeneratePlan& plan, const OutputPlan& output) {
    const auto ends = output.with_path ? std::optional(plan.ends) : std::nullopt;
    return write_output(output.target,
                        [&](const mazegen::Sink& sink) { output.format->stream(plan.options, ends, sink); });
}

WriteResult write_maze(const MadeMaze& made, const OutputPlan& output) {
    return write_maze(made, made.path ? made.path->letters : std::string_view{}, output);
}

Picture picture_of(const MadeMaze& made, std::string_view path, const OutputPlan& output) {
    return {.maze = *made.maze,
            .ends = output.with_ends ? made.ends : std::nullopt,
            .path = output.with_path ? path : std::string_view{},
            .drawing = output.drawing,
            .color = output.color,
            .collectibles = made.collectibles,
            .tiles = made.tiles.get(),
            .solved = output.with_path,
            .seed = output.format->with_seed ? seed_record(made) : std::nullopt,
            .algorithm = made.algorithm};
}

WriteResult write_maze(const MadeMaze& made, std::string_view path, const OutputPlan& output) {
    const Picture picture = picture_of(made, path, output);
    return write_output(output.target,
                        [&](const mazegen::Sink& sink) { output.format->write(picture, sink); });
}

}  // namespace mazeapp
