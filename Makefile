# Everything sets itself up: a virtual environment in .venv, the dependencies, the native build.
# On a fresh machine only python3 (with venv), g++ and make are needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE := $(shell find native CMakeLists.txt pyproject.toml -type f 2>/dev/null)
UV := $(BIN)/python -m uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python --constraint constraints.txt
JOBS ?= 2

NATIVE_TESTS := build/native-tests/kiebitz_native_tests
CMAKE := PATH="$(CURDIR)/$(BIN):$$PATH" cmake

.PHONY: help run tour test stub check sanitize sanitize-bound thread-sanitize fuzz solver-check worlds-check arena-check bench docs format compare clean
.DEFAULT_GOAL := help

help:  ## Show this help
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(VENV)/.uv:
	@command -v $(PYTHON) >/dev/null || { echo "Kiebitz needs Python 3.11 or newer: please install python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Kiebitz needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing: please install it (on Debian: apt install python3-venv)."; exit 1; }
	@command -v g++ >/dev/null || command -v c++ >/dev/null || { echo "A C++20 compiler is missing: please install g++ (on Debian: apt install g++)."; exit 1; }
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $@

# The package itself, rebuilt when the native sources or the build files change.
$(VENV)/.installed: $(VENV)/.uv $(NATIVE) constraints.txt
	@echo "Building the native core (about two minutes) ..."
	@$(INSTALL) --group build
	@$(INSTALL) --no-build-isolation --config-settings=cmake.define.KIEBITZ_STRICT=ON --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.installed
	@$(INSTALL) --group test && touch $@

$(VENV)/.check: $(VENV)/.installed
	@$(INSTALL) --group check && touch $@

$(VENV)/.docs: $(VENV)/.installed
	@$(INSTALL) --group docs && touch $@

run: $(VENV)/.installed  ## Sit down and play: the table in the browser (in a pipe: one hand and its review)
	@if [ -t 1 ]; then $(BIN)/kiebitz serve; else $(BIN)/kiebitz serve --one-hand; fi

tour: $(VENV)/.installed  ## Show what Kiebitz does: a tour through the three games
	@$(BIN)/kiebitz tour

test: $(VENV)/.test $(NATIVE_TESTS)  ## Run all tests
	@KIEBITZ_FUZZ=200000 $(NATIVE_TESTS)
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist loadfile

$(NATIVE_TESTS): $(VENV)/.installed
	@echo "Building the native tests (about two minutes) ..."
	@$(CMAKE) -S . -B build/native-tests -G Ninja -DKIEBITZ_NATIVE_TESTS=ON -DKIEBITZ_STRICT=ON \
		-DKIEBITZ_CORE_LIBRARY="$$(ls $(CURDIR)/build/cp*/libkiebitz_core.a 2>/dev/null | head -n 1)" >/dev/null
	@$(CMAKE) --build build/native-tests -- --quiet

stub: $(VENV)/.installed  ## Write the typed face of the native module anew (src/kiebitz/_core.pyi)
	@$(BIN)/python tools/make_stub.py

check: $(VENV)/.check $(VENV)/.test  ## Lint, types, layers, formatting, includes
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@find native -name '*.[ch]pp' | xargs $(BIN)/clang-format --dry-run --Werror
	@$(BIN)/python tools/check_includes.py
	@$(BIN)/python tools/make_stub.py --check

format: $(VENV)/.check  ## Format Python and C++ sources
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .
	@find native -name '*.[ch]pp' | xargs $(BIN)/clang-format -i

sanitize: $(VENV)/.installed  ## Run the native tests under address and undefined-behaviour sanitizers
	@$(CMAKE) -S . -B build/sanitize -G Ninja -DCMAKE_BUILD_TYPE=Debug -DKIEBITZ_NATIVE_TESTS=ON -DKIEBITZ_SANITIZE=ON -DKIEBITZ_STRICT=ON >/dev/null
	@$(CMAKE) --build build/sanitize -- --quiet
	@build/sanitize/kiebitz_native_tests

# The module with sanitizers lies over the sources in a folder of its own; -S keeps the installed one
# away.
BOUND := build/sanitize-bound
INPUTS ?= 20000
sanitize-bound: $(VENV)/.test  ## Call every bound function under address and undefined-behaviour sanitizers
	@$(CMAKE) -S . -B $(BOUND) -G Ninja -DCMAKE_BUILD_TYPE=Debug -DKIEBITZ_SANITIZE=ON -DKIEBITZ_STRICT=ON \
		-DPython_EXECUTABLE="$(CURDIR)/$(BIN)/python" >/dev/null
	@$(CMAKE) --build $(BOUND) -- --quiet
	@mkdir -p $(BOUND)/package/kiebitz && ln -sf $(CURDIR)/src/kiebitz/* $(CURDIR)/$(BOUND)/_core.*.so $(BOUND)/package/kiebitz/
	@LD_PRELOAD="$$(g++ -print-file-name=libasan.so):$$(g++ -print-file-name=libubsan.so)" \
		ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1 \
		PYTHONPATH="$(CURDIR)/$(BOUND)/package:$(CURDIR):$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" \
		$(BIN)/python -S -m tests.fuzz.bound_functions --inputs $(INPUTS)

THREADED := thread batch
thread-sanitize: $(VENV)/.installed  ## Run the native tests of threads, solver and searches under the thread sanitizer
	@$(CMAKE) -S . -B build/thread-sanitize -G Ninja -DCMAKE_BUILD_TYPE=Debug -DKIEBITZ_NATIVE_TESTS=ON -DKIEBITZ_THREAD_SANITIZE=ON -DKIEBITZ_STRICT=ON >/dev/null
	@$(CMAKE) --build build/thread-sanitize -- --quiet
	@build/thread-sanitize/kiebitz_native_tests $(THREADED)

fuzz: $(VENV)/.test $(NATIVE_TESTS)  ## Ten million inputs that nobody would give, over all readers and bound functions
	@KIEBITZ_FUZZ=8000000 $(NATIVE_TESTS) fuzz
	@$(BIN)/python -m tests.fuzz.bound_functions --inputs 1000000 --valid-every 20
	@$(BIN)/python -m tests.fuzz.readers --inputs 1000000

# One test alone: make solver-check ONLY="Schieber hearts, team 0"
ONLY ?= solver check
solver-check: $(NATIVE_TESTS)  ## Compare the solvers with every line of play and each other, 50,000 endings per contract and side
	@KIEBITZ_CHECK=100 $(NATIVE_TESTS) "$(ONLY)"

worlds-check: $(NATIVE_TESTS) $(VENV)/.test  ## Draw ten million worlds per game, look at 100,000 games, replay thousands of views
	@KIEBITZ_CHECK=100 $(NATIVE_TESTS) "worlds check"
	@$(BIN)/python -m tests.oracle.worlds_by_replay --views 3000

arena-check: $(VENV)/.test  ## Simulate the judges, play every player against its copy on every engine, random players on 100,000 boards
	@$(BIN)/python -m tests.arena.judging.simulate --matches 10000
	@$(BIN)/python -m tests.contract.self_matches --boards 5
	@$(BIN)/kiebitz lab run baselines

bench: $(VENV)/.test  ## Measure speed against the other packages, in one run
	@$(BIN)/python -m benchmarks.card_play

compare: $(VENV)/.test  ## Compare the core with the Python twin on 200,000 games per option set
	@$(BIN)/python -m tests.oracle.compare --games 200000 --jobs $(JOBS)

docs: $(VENV)/.docs  ## Build the documentation; warnings are errors
	@$(BIN)/python -m sphinx -q -W --keep-going -b html docs docs/_build/html
	@echo "Open docs/_build/html/index.html"

clean:  ## Remove everything that was built
	rm -rf $(VENV) build dist docs/_build
