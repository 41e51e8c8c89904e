# A front door to the CMake presets: `make run` and `make test` do everything on a fresh Debian machine.

CONFIG ?= configs/default.txt
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 300
BENCH_ARGS ?=
GOLDEN := gcc-O0 gcc-O3 clang-O3 libcxx-O0

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help deps run build debug test sanitize lint format golden bench fuzz install package clean fclean re

help: ## Show this list
	@echo "Usage: make TARGET"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile

deps: deps-all ## Install what any of these targets needs

run: build ## Build, make the maze of CONFIG=configs/default.txt, show it (without DISPLAY: draw it)
	build/release/a_maze_ing "$(CONFIG)"
	test -n "$$DISPLAY" || build/release/a_maze_ing --load maze.txt --solve

build: deps-run preset-release ## Build the program into build/release

debug: deps-run preset-debug ## Build the program for a debugger into build/debug

test: deps-test preset-dev preset-fuzz ## Build and run all tests, and each fuzz target for a moment
	ctest --preset dev --parallel $(shell nproc)
	ctest --preset fuzz --parallel $(shell nproc)

sanitize: deps-test preset-sanitize ## Run the tests under the address and undefined behaviour sanitizers
	ctest --preset sanitize --parallel $(shell nproc)

golden: deps-golden $(GOLDEN:%=preset-golden-%) ## Compare mazes of g++ and clang++, -O0 and -O3, libstdc++ and libc++
	for build in $(GOLDEN); do echo "golden mazes: $$build" && build/golden-$$build/tests/golden/golden_mazes || exit 1; done

lint: deps-lint ## Check format and clang-tidy, warnings are errors
	find apps include src tests -name '*.[ch]pp' -exec clang-format --dry-run --Werror {} +
	$(MAKE) preset-tidy

format: deps-lint ## Format all sources in place
	find apps include src tests -name '*.[ch]pp' -exec clang-format -i {} +

bench: deps-test preset-bench ## Run the benchmarks (BENCH_ARGS=--benchmark_filter=...)
	build/bench/tests/bench/maze_bench $(BENCH_ARGS)

fuzz: deps-test ## Run each fuzz target for FUZZ_SECONDS=300
	cmake --preset fuzz -DMAZE_FUZZ_SECONDS=$(FUZZ_SECONDS)
	cmake --build --preset fuzz --target fuzz_long

install: build ## Install program, library and headers under PREFIX=/usr/local
	cmake --install build/release --prefix "$(PREFIX:~/%=$(HOME)/%)"

package: deps-package preset-package ## Make Debian packages in build/package
	cd build/package && cpack

clean: ## Remove what was compiled, keep the configuration
	for folder in build/*/build.ninja; do test ! -e $$folder || cmake --build $${folder%/*} --target clean; done

fclean: ## Remove all that was built, and the maze of `make run`
	$(RM) -r build maze.txt

re: fclean build ## Build again from nothing

deps-%:
	.ci/deps $*

preset-%:
	cmake --preset $*
	cmake --build --preset $*
