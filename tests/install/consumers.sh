#!/usr/bin/env bash
# Installs the library, moves it somewhere else, and builds a program with it twice: by find_package, as README.md says,
# and by pkg-config.
#     consumers.sh BUILD PROGRAM.cpp CXX README.md
set -euo pipefail
build=$1 program=$2 cxx=$3 readme=$4

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cmake --install "$build" --component library --prefix "$folder/first" >/dev/null
mkdir "$folder/elsewhere"
mv "$folder/first" "$folder/elsewhere/prefix"
prefix=$folder/elsewhere/prefix

test -s "$prefix/share/doc/mazegen/LICENSE"
if grep -riE 'x11|cairo|png|nlohmann' "$prefix"/lib*/ --include='*.cmake' --include='*.pc' -r; then
    echo "the package asks for what the library does not need" >&2
    exit 1
fi

mkdir "$folder/by_cmake"
cp "$program" "$folder/by_cmake/main.cpp"
sed -n '/^```cmake$/,/^```$/ { /^```/d; p }' "$readme" >"$folder/by_cmake/CMakeLists.txt"
cmake -S "$folder/by_cmake" -B "$folder/by_cmake/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$cxx" >/dev/null
cmake --build "$folder/by_cmake/build" >/dev/null
"$folder/by_cmake/build/with_mazes" >"$folder/by_cmake.txt"

pc=$(dirname "$(find "$prefix" -name mazegen.pc)")
flags=$(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs mazegen)
# shellcheck disable=SC2086  # several words
"$cxx" -std=c++20 "$program" $flags -o "$folder/by_pkg_config"
"$folder/by_pkg_config" >"$folder/by_pkg_config.txt"

cmp "$folder/by_cmake.txt" "$folder/by_pkg_config.txt"
test -s "$folder/by_cmake.txt"
echo "both programs ran"
