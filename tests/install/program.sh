#!/usr/bin/env bash
# Installs the program into a folder with a blank in its name, looks whether all is there, and runs it from there.
#     program.sh BUILD WINDOW    (1: with the window, 0: without)
set -euo pipefail
build=$1 window=$2

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix="$folder/a prefix"
cmake --install "$build" --component program --prefix "$prefix" >/dev/null
cd "$prefix"

files=(bin/a_maze_ing share/man/man1/a_maze_ing.1 share/man/man5/a_maze_ing-config.5
    share/bash-completion/completions/a_maze_ing share/zsh/site-functions/_a_maze_ing
    share/fish/vendor_completions.d/a_maze_ing.fish share/doc/a_maze_ing/LICENSE share/doc/a_maze_ing/CHANGELOG.md)
if [[ $window == 1 ]]; then
    files+=(share/applications/a_maze_ing.desktop share/icons/hicolor/scalable/apps/a_maze_ing.svg)
fi
for file in "${files[@]}"; do
    test -s "$file" || { echo "$file is missing" >&2; exit 1; }
done

for config in share/doc/a_maze_ing/examples/*.txt; do
    bin/a_maze_ing "$config" --no-view -q -f hex -o "$folder/maze.txt"
    bin/a_maze_ing --load "$folder/maze.txt" --check -q
done
echo "the installed program ran"
