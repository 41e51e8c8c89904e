// JSON documents: what is read, each refusal word by word and their order, and what is written.
#include "mazegen/json.hpp"

#include <gtest/gtest.h>

#include "mazegen/mazegen.hpp"
#include "tile_makers.hpp"

namespace {

using maze_test::grid_of;
using mazegen::Ends;
using mazegen::JsonMaze;
using mazegen::read_json;
using mazegen::SeedRecord;
using mazegen::Size;
using mazegen::TileGrid;

constexpr std::string_view kGrid = R"("grid": [[true, false, true], [true, false, true]])";

const TileGrid& small() {
    static const TileGrid grid = grid_of({"#.#", "#.#"});
    return grid;
}

JsonMaze read(std::string_view text) {
    auto maze = read_json(text);
    EXPECT_TRUE(maze.ok()) << (maze.ok() ? "" : maze.error().message) << "\n" << text;
    return maze.ok() ? *maze : JsonMaze{TileGrid(Size{1, 1}), std::nullopt};
}

std::string refusal(std::string_view text) {
    const auto maze = read_json(text);
    if (maze) {
        return "ok";
    }
    EXPECT_EQ(maze.error().code, mazegen::ErrorCode::bad_input);
    return maze.error().message;
}

/// A document with these further members before the grid.
std::string document(std::string_view members) {
    return R"({"py_maze": 1, )" + std::string(members) + (members.empty() ? "" : ", ") + std::string(kGrid) +
           '}';
}

std::string of_format(const std::string& format) {
    return refusal("{\"py_maze\": " + format + ", \"grid\": []}");
}
std::string unsupported(const std::string& shown) {
    return "save format " + shown + " is not supported, this build reads 1";
}
std::string with_grid(const std::string& grid) { return refusal(R"({"py_maze": 1, "grid": )" + grid + '}'); }
std::string with_collectibles(const std::string& list) {
    return refusal(document("\"collectibles\": " + list));
}

TEST(ReadJson, TakesTheGrid) {
    EXPECT_EQ(read(document("")).tiles, small());
    EXPECT_EQ(read(R"({"py_maze":1,"grid":[[true,false,true],[true,false,true]]})").tiles, small());
    EXPECT_EQ(
        read("\n {\t\"grid\" : [ [true , false, true],\r\n[true,false,true] ] , \"py_maze\": 1 }\n").tiles,
        small());
    EXPECT_EQ(read(R"({"py_maze": 1, "grid": [[false]]})").tiles, grid_of({"."})) << "a narrow one too";
}

TEST(ReadJson, TakesTheSeed) {
    EXPECT_EQ(read(document("")).tiles.seed, std::nullopt);
    EXPECT_EQ(read(document(R"("seed": null)")).tiles.seed, std::nullopt);
    EXPECT_EQ(read(document(R"("seed": 2024)")).tiles.seed, (SeedRecord{"2024", true}));
    EXPECT_EQ(read(document(R"("seed": -7)")).tiles.seed, (SeedRecord{"-7", true}));
    EXPECT_EQ(read(document(R"("seed": -0)")).tiles.seed, (SeedRecord{"0", true}));
    EXPECT_EQ(read(document(R"("seed": "winter")")).tiles.seed, (SeedRecord{"winter", false}));
    EXPECT_EQ(read(document(R"("seed": "2024")")).tiles.seed, (SeedRecord{"2024", false}))
        << "text stays text";
    EXPECT_EQ(read(document(R"("seed": "")")).tiles.seed, (SeedRecord{"", false}));
    EXPECT_EQ(read(document(R"("seed": "\u00e9\ud83d\ude00")")).tiles.seed, (SeedRecord{"é😀", false}));
}

TEST(ReadJson, TakesSeedsOfAnyLength) {
    for (const std::string& digits :
         {std::string("340282366920938463463374607431768211456"), std::string("18446744073709551615"),
          std::string("18446744073709551616"), std::string("-9223372036854775808"),
          std::string("-9223372036854775809"), std::string(4301, '7'), std::string(1'000'000, '7')}) {
        EXPECT_EQ(read(document("\"seed\": " + digits)).tiles.seed, (SeedRecord{digits, true}));
    }
}

TEST(ReadJson, TakesCollectiblesInAnyOrderAndTwice) {
    EXPECT_EQ(read(document(R"("collectibles": [[1, 1], [1, 0], [1, 1]])")).tiles, grid_of({"#$#", "#$#"}));
    EXPECT_EQ(read(document(R"("collectibles": [])")).tiles, small());
    EXPECT_EQ(read(document(R"("collectibles": null)")).tiles, small());
}

TEST(ReadJson, TakesEndsWhenTheyAreValid) {
    const std::string begin =
        R"({"py_maze": 1, "grid": [[true,false,true,true,true],[true,false,false,false,true],)"
        R"([true,true,true,false,true]], "ends": )";
    EXPECT_EQ(read(begin + "[[1, 0], [0, 0]]}").ends, (Ends{{1, 0}, {0, 0}}));
    for (const char* ends :
         {"null", "[]", "[[0, 0]]", "[[0, 0], [0, 0]]", "[[0, 0], [2, 0]]", "[[0, 0], [0, 1]]",
          "[[0, -1], [0, 0]]", "[[0, 0], [1, 0], [1, 0]]", "[[0, 0], [1.0, 0]]", "[0, 1]", "{\"a\": 1}", "7",
          "[[0, 0], [99999999999999999999, 0]]"}) {
        EXPECT_EQ(read(begin + ends + "}").ends, std::nullopt) << ends;
    }
    EXPECT_EQ(read(document(R"("ends": [[0, 0], [0, 1]])")).ends, std::nullopt) << "two rows are no lattice";
}

TEST(ReadJson, TakesTheAlgorithm) {
    EXPECT_EQ(read(document(R"("algorithm": "prim")")).algorithm, "prim");
    EXPECT_EQ(read(document(R"("algorithm": "a \"\u00e9\"")")).algorithm, "a \"é\"");
    EXPECT_EQ(read(document("")).algorithm, "");
    for (const char* other : {"null", "1", "true", "[\"prim\"]", "{\"prim\": \"prim\"}"}) {
        EXPECT_EQ(read(document(R"("algorithm": "prim", "algorithm": )" + std::string(other))).algorithm, "");
    }
}

TEST(ReadJson, IgnoresOtherKeysAndDoesNotBelieveTheEnds) {
    EXPECT_EQ(
        read(
            document(
                R"("entrance": 5, "exit": [[]], "solution": {"grid": [], "py_maze": 2}, "x": [1e300, -1.5, "", {}])"))
            .tiles,
        small());
}

TEST(ReadJson, OfAKeyThatIsThereTwiceTheLastCounts) {
    const std::string first = R"({"py_maze": 2, "seed": [], "grid": [[true], 5], "collectibles": [[0, 0]], )";
    EXPECT_EQ(read(first + R"("collectibles": [[1, 0]], "seed": 3, )" + document("").substr(1))
                  .tiles.collectibles(),
              (std::vector<mazegen::Cell>{{1, 0}}));
    EXPECT_EQ(refusal(document("").substr(0, document("").size() - 1) + R"(, "grid": []})"),
              "the save file has no maze in it");
    EXPECT_EQ(refusal(document("").substr(0, document("").size() - 1) + R"(, "py_maze": 3})"),
              unsupported("3"));
}

TEST(ReadJson, RefusesWhatIsNoJson) {
    const std::string begin = "the JSON could not be read: ";
    EXPECT_EQ(refusal(R"({"py_maze": 1, "grid": [[true,)"),
              begin + "line 1, column 31: the text ends too early");
    EXPECT_EQ(refusal(document("") + " x"),
              begin + "line 1, column " + std::to_string(document("").size() + 2) + ": unexpected 'x'");
    EXPECT_EQ(refusal("{\n  \"py_maze\": 1,\n  'seed': 2}"), begin + "line 3, column 3: unexpected '''");
    EXPECT_EQ(refusal("{\"é\": \"é\" é}"), begin + "line 1, column 11: unexpected 'é'")
        << "columns are characters";
    EXPECT_EQ(refusal("{\"a\": \"\n\"}"), begin + "line 1, column 8: unexpected '\\n'");
    for (const char* bytes : {"\xFF", "\xFF(", "\xC3(", "\xC3\"", "\xC3"}) {
        const std::string first = bytes[0] == '\xFF' ? "\\xFF" : "\\xC3";
        EXPECT_EQ(refusal("{\"a\": \"" + std::string(bytes)),
                  begin + "line 1, column 8: unexpected '" + first + "': this byte is no UTF-8")
            << "the first of them that is none";
    }
    EXPECT_EQ(refusal(""), begin + "line 1, column 1: the text ends too early");
    for (const char* text : {"{", "{]", "[1,]", "{\"a\" 1}", "{\"a\": 01}", "{\"a\": +1}", "{\"a\": .5}",
                             "{\"a\": tru}", "{\"a\": \"\\x\"}", "{\"a\": \"\\ud800\"}", "{1: 2}", "nul"}) {
        EXPECT_TRUE(refusal(text).starts_with(begin + "line 1, column ")) << text << ": " << refusal(text);
    }
}

TEST(ReadJson, RefusesANulWhereverItStands) {
    const std::string nul(1, '\0');
    EXPECT_EQ(refusal("{\"a\"" + nul + ": 1}"),
              "the JSON could not be read: line 1, column 5: unexpected '\\x00'");
    EXPECT_EQ(refusal(document("") + nul + "more"), "the JSON could not be read: line 1, column " +
                                                        std::to_string(document("").size() + 1) +
                                                        ": unexpected '\\x00'");
    EXPECT_TRUE(refusal(document("\"seed\": \"" + nul + "\"")).ends_with("unexpected '\\x00'"));
}

TEST(ReadJson, NoNumberIsTooLargeToBeIgnored) {
    const std::string digits(1'000'000, '7');
    for (const std::string& number : {std::string("1e99999"), std::string("-1e99999"),
                                      std::string("1e-99999"), digits, '-' + digits, digits + ".5"}) {
        EXPECT_EQ(refusal(document("\"x\": " + number)), "ok") << number.substr(0, 20);
        EXPECT_EQ(refusal(document("\"x\": [{\"y\": " + number + "}]")), "ok") << number.substr(0, 20);
    }
}

TEST(ReadJson, NumbersBeyondMeasureGetTheMessageOfTheirKey) {
    EXPECT_EQ(of_format("1e99999"), unsupported("1e99999"));
    EXPECT_EQ(of_format(std::string(10'000, '1')), unsupported(std::string(60, '1') + "..."));
    EXPECT_EQ(refusal(document("\"seed\": 1e99999")), "the seed is not a number or a word");
    EXPECT_EQ(with_grid("[[true, 1e99999]]"), "row 1 is not a row of true and false");
    EXPECT_EQ(with_collectibles("[[1e99999, 0]]"),
              "collectibles holds [1e99999, 0], which is not an (x, y) cell");
    EXPECT_EQ(with_collectibles("[[0, " + std::string(10'000, '1') + "]]"),
              "collectibles holds [0, " + std::string(56, '1') + "..., which is outside the maze");
}

TEST(ReadJson, RefusesWhatIsNoSave) {
    for (const char* text :
         {"[]", "[[true]]", "5", "null", "\"py_maze\"", "{}", R"({"grid": [[true]]})",
          R"({"a": {"py_maze": 1}})", R"([{"py_maze": 1}])", R"({"seed": [], "PY_MAZE": 1})"}) {
        EXPECT_EQ(refusal(text), "not a py_maze save file") << text;
    }
}

TEST(ReadJson, RefusesAnotherFormatAndShowsItAsJson) {
    EXPECT_EQ(of_format("2"), unsupported("2"));
    EXPECT_EQ(of_format("-1"), unsupported("-1"));
    EXPECT_EQ(of_format("1.0"), unsupported("1.0"));
    EXPECT_EQ(of_format("1e0"), unsupported("1e0"));
    EXPECT_EQ(of_format("true"), unsupported("true"));
    EXPECT_EQ(of_format("null"), unsupported("null"));
    EXPECT_EQ(of_format("\"1\""), unsupported("\"1\""));
    EXPECT_EQ(of_format("\"\\u00e9\\n\""), unsupported("\"\\u00e9\\n\""));
    EXPECT_EQ(of_format("[1]"), unsupported("[1]"));
    EXPECT_EQ(of_format("[]"), unsupported("[]"));
    EXPECT_EQ(of_format(R"([1,[true,{"a":1,"b":[]}],"x"])"),
              unsupported(R"([1, [true, {"a": 1, "b": []}], "x"])"));
    EXPECT_EQ(of_format("99999999999999999999"), unsupported("99999999999999999999"));
    EXPECT_EQ(of_format(std::string(100, '9')), unsupported(std::string(60, '9') + "..."));
    EXPECT_EQ(of_format("\"" + std::string(100'000, 'x') + "\""),
              unsupported("\"" + std::string(59, 'x') + "..."));
}

TEST(ReadJson, RefusesASeedThatIsNone) {
    for (const char* seed : {"1.0", "1e3", "true", "false", "[]", "[1]", "{}", "{\"a\": 1}"}) {
        EXPECT_EQ(refusal(document(std::string("\"seed\": ") + seed)), "the seed is not a number or a word")
            << seed;
    }
}

TEST(ReadJson, RefusesAGridThatIsNone) {
    EXPECT_EQ(refusal(R"({"py_maze": 1})"), "the save file has no maze in it");
    for (const char* grid : {"null", "[]", "\"***\"", "{}", "{\"a\": [true]}", "true", "7"}) {
        EXPECT_EQ(with_grid(grid), "the save file has no maze in it") << grid;
    }
}

TEST(ReadJson, RefusesRowsThatAreNone) {
    EXPECT_EQ(with_grid("[[]]"), "row 1 is not a row of true and false");
    EXPECT_EQ(with_grid("[[true, false], \"* \"]"), "row 2 is not a row of true and false");
    for (const char* row : {"[]", "null", "true", "{}", "{\"a\": true}", "[1, 0]", "[true, null]",
                            "[true, [true]]", "[true, {}]", "[[]]"}) {
        EXPECT_EQ(with_grid(std::string("[[true, false], [true, true], ") + row + ", []]"),
                  "row 3 is not a row of true and false")
            << row;
    }
}

TEST(ReadJson, RefusesRowsOfDifferentLength) {
    EXPECT_EQ(with_grid("[[true, false], [true, true], [true], [true, true, true]]"),
              "row 3 is 1 cells, expected 2");
    EXPECT_EQ(with_grid("[[true, false], [true, true, true]]"), "row 2 is 3 cells, expected 2");
}

TEST(ReadJson, RefusesCollectiblesThatAreNoList) {
    for (const char* list : {"5", "true", "\"x\"", "{}", "{\"a\": [1, 0]}"}) {
        EXPECT_EQ(with_collectibles(list), "collectibles is not a list of cells") << list;
    }
}

TEST(ReadJson, RefusesACollectibleThatIsNoCell) {
    for (const char* item :
         {"[1]", "[]", "[1, 0, 0]", "[1.0, 1]", "[1, true]", "[\"a\", \"b\"]", "[null, 1]", "5", "null",
          "\"\\u00e9\"", "{}", "{\"x\": 1, \"y\": 0}", "[[1, 0]]", "[1, [0]]"}) {
        EXPECT_EQ(with_collectibles("[[1, 0], " + std::string(item) + ", [], 7]"),
                  "collectibles holds " + std::string(item) + ", which is not an (x, y) cell");
    }
}

TEST(ReadJson, RefusesACollectibleOutsideTheMaze) {
    for (const char* item : {"[3, 0]", "[1, 2]", "[-1, 0]", "[1, -1]", "[99999999999999999999, 0]",
                             "[0, -99999999999999999999]", "[-9223372036854775808, 0]"}) {
        EXPECT_EQ(with_collectibles("[[1, 0], " + std::string(item) + ", [9, 9], [99999999999999999998, 1]]"),
                  "collectibles holds " + std::string(item) + ", which is outside the maze");
    }
}

TEST(ReadJson, RefusesACollectibleOnAWall) {
    EXPECT_EQ(with_collectibles("[[1, 0], [0, 0], [2, 1]]"), "collectibles holds [0, 0], which is a wall");
}

TEST(ReadJson, JudgesInTheSameOrderWhateverTheOrderOfTheKeys) {
    std::vector<std::pair<std::string, std::string>> members = {
        {R"("py_maze": 2)", unsupported("2")},
        {R"("seed": [1])", "the seed is not a number or a word"},
        {R"("grid": [[true, true], [true], [0]])", "row 3 is not a row of true and false"},
        {R"("collectibles": [[9, 9], [0]])", ""},
    };
    const auto refused = [](const std::vector<std::string>& parts, bool reversed) {
        std::string text;
        for (const std::string& part : parts) {
            text = text.empty() ? part : reversed ? part + ", " + text : text + ", " + part;
        }
        return refusal("{" + text + "}");
    };
    const std::vector<std::string> sound = {R"("py_maze": 1)", R"("seed": 1)", std::string(kGrid)};
    for (std::size_t right = 0; right < 3; ++right) {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < members.size(); ++i) {
            parts.push_back(i < right ? sound[i] : members[i].first);
        }
        EXPECT_EQ(refused(parts, false), members[right].second);
        EXPECT_EQ(refused(parts, true), members[right].second);
    }
    EXPECT_EQ(with_collectibles("[[0, 0], [9, 9], [1]]"),
              "collectibles holds [1], which is not an (x, y) cell");
    EXPECT_EQ(with_collectibles("[[0, 0], [9, 9]]"), "collectibles holds [9, 9], which is outside the maze");
    EXPECT_TRUE(refusal(R"({"py_maze": 2, "grid": [)").starts_with("the JSON could not be read: "));
}

TEST(ReadJson, DeepNestingIsNoTrouble) {
    const std::string open(1'000'000, '[');
    const std::string close(1'000'000, ']');
    EXPECT_EQ(refusal(open), "the JSON could not be read: line 1, column 1000001: the text ends too early");
    EXPECT_EQ(refusal(open + close), "not a py_maze save file");
    EXPECT_EQ(of_format(open + close), unsupported(std::string(60, '[') + "..."));
    EXPECT_EQ(with_grid(open + close), "row 1 is not a row of true and false");
    EXPECT_EQ(with_collectibles(open + close),
              "collectibles holds " + std::string(60, '[') + "..., which is not an (x, y) cell");
    EXPECT_EQ(refusal(document("\"x\": " + open + close)), "ok");
}

}  // namespace
