// mazegen: mazes made, solved, checked, read and written. Include this, or the parts one by one.
//
//     mazegen::GenerateOptions options{.size = {20, 15}, .algorithm = "dfs_gt", .seed = 42};
//     mazegen::Maze maze = mazegen::generate(options).value();
//     mazegen::Path path = mazegen::solve(maze, {{0, 0}, {19, 14}}).value();
//     std::cout << mazegen::to_text(maze) << path.letters << '\n';
//
// The library never prints, exits, opens files, reads clocks or the environment, and keeps no
// global state: two threads may each make mazes of their own.
#pragma once

#include <string_view>

#include "mazegen/algorithm.hpp"     // the table of algorithms
#include "mazegen/braid.hpp"         // the braid pass: fewer dead ends
#include "mazegen/check.hpp"         // every broken rule of a maze
#include "mazegen/collectibles.hpp"  // things to pick up on the way
#include "mazegen/drawing.hpp"       // a maze drawn with lines: measures, colours, places
#include "mazegen/format.hpp"        // which format a file is in
#include "mazegen/generate.hpp"      // start here: options in, maze out
#include "mazegen/grid.hpp"          // Size, Cell, Direction
#include "mazegen/growing.hpp"       // the growing tree's rule
#include "mazegen/hex.hpp"           // the hex file
#include "mazegen/json.hpp"          // the JSON document
#include "mazegen/json_object.hpp"   // an object written member by member
#include "mazegen/lines.hpp"         // the lines of a text
#include "mazegen/loops.hpp"         // the loop pass and the 3x3 rule
#include "mazegen/maze.hpp"          // the maze itself
#include "mazegen/parse.hpp"         // strict numbers, cells, seeds
#include "mazegen/path_map.hpp"      // where a path is
#include "mazegen/pattern.hpp"       // the 42
#include "mazegen/picture.hpp"       // the picture of a tile grid
#include "mazegen/result.hpp"        // a value or an error
#include "mazegen/rng.hpp"           // the random numbers
#include "mazegen/sink.hpp"          // where writers put their text
#include "mazegen/solve.hpp"         // the shortest path
#include "mazegen/solvers.hpp"       // other ways to find one, to watch and compare
#include "mazegen/stats.hpp"         // what can be counted and measured
#include "mazegen/stream.hpp"        // the hex file of a maze that nobody keeps
#include "mazegen/svg.hpp"           // drawings as SVG
#include "mazegen/text.hpp"          // drawings in characters
#include "mazegen/tile_grid.hpp"     // the other shape of a maze
#include "mazegen/trace.hpp"         // step by step
#include "mazegen/trails.hpp"        // the walls as lines for a pen

namespace mazegen {

/// The version of the library and the program, as in "0.1.0".
std::string_view version();

}  // namespace mazegen
