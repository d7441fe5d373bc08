PY ?= python3
V := .venv
BIN := $(V)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -q
PYTEST := $(BIN)/python -m pytest -q
N ?= 1000
SEED ?= 1
# A test run starts hundreds of processes; each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup page play test web check nets fmt lint types rules mutants digest golden verify-cards fuzz bench compiled licences scenarios shots crash-test wire-bench protocol clean

$(V)/.base: requirements.txt requirements-build.txt pyproject.toml
	@$(PY) -c "import sys; sys.version_info >= (3, 11) or sys.exit('Python 3.11 or later is needed, for example: make PY=python3.11')"
	$(PY) -m venv $(V)
	$(PIP) --require-hashes -r requirements.txt
	$(PIP) --require-hashes -r requirements-build.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(V)/.dev: $(V)/.base requirements-lab.txt requirements-dev.txt
	$(PIP) --require-hashes -r requirements-lab.txt
	$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

# If a hooks path is already set, it stays.
setup: $(V)/.dev
	@if [ -e .git ] && ! git config --get core.hooksPath >/dev/null; then git config core.hooksPath .githooks; fi

# Build the web client if it is older than its sources. Without Node.js this only prints a note.
page: $(V)/.base
	@$(BIN)/python hatch_build.py

play: page
	@$(BIN)/emberhold serve --open --quiet || [ $$? -eq 130 ]

# Five processes on two cores, because browser tests mostly wait; each process gets its share of them
# (tests/plugins/browser_shares). Tests from the same file stay together where
# possible, so that they share a server or a browser. The tests come last, so that their summary
# is the last line on the screen.
test: $(V)/.dev
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint types web licences $(if $(EMBERHOLD_REFERENCE),verify-cards)
	$(PYTEST) -n 5 --dist worksteal -m "not long"

check: lint types
	$(PYTEST) -n 2 -m "not net and not slow and not browser and not long"

# The tests that take too long for `make test`. Run them when a piece of work is finished.
nets: $(V)/.dev
	$(PYTEST) -n 2 -m long

# The web client's own checks. Without Node.js they are skipped with a note, except in CI, where they are required.
web: $(V)/.dev page
	@if command -v npm >/dev/null; then \
		cd web && { [ -d node_modules ] || npm ci --no-audit --no-fund; } && npm run -s check && npm -s test; \
	elif [ -n "$$CI" ]; then echo "Node.js is missing, and the web client cannot be checked without it." >&2; exit 1; \
	else echo "Skipped the checks of the web client: they need Node.js."; fi

# Fails if a library or a package in the page has a licence that is not allowed, or if its notice does not come along.
licences: $(V)/.dev page
	@$(BIN)/python -m tools.licences

fmt: $(V)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: $(V)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache --no-logo

types: $(V)/.dev
	$(BIN)/mypy

rules: $(V)/.dev
	@for game in aeons-end ashes; do $(BIN)/emberhold rules $$game --untested || exit; done

mutants: $(V)/.dev
	$(BIN)/python -m tools.mutants

# Record beside each game what its rules do. A match can be continued only by the rules it was played with.
digest: $(V)/.base
	@$(BIN)/python -m tools.rules_digest

golden: $(V)/.dev
	EMBERHOLD_WRITE_GOLDEN=1 $(PYTEST) tests/golden tests/bots/test_versions.py tests/tui/test_screens.py tests/tui/test_screens_aeons_end.py tests/tui/test_screens_draft.py tests/tui/test_screens_expedition.py tests/tui/test_screens_menus.py
	@echo "Transcripts, printed content, screens and what bots answer are rewritten; read them with: git diff tests/golden tests/bots tests/tui/golden"

verify-cards: $(V)/.dev
	@if [ -z "$(EMBERHOLD_REFERENCE)" ]; then \
		echo "Name the folder of the reference: EMBERHOLD_REFERENCE=dir make verify-cards" >&2; exit 2; fi
	EMBERHOLD_REFERENCE="$(EMBERHOLD_REFERENCE)" $(BIN)/python -m tools.verify_cards

fuzz: $(V)/.base
	for game in aeons-end ashes; do $(BIN)/emberhold simulate $$game --games $(N) --seed $(SEED) --bots random --jobs 2 || exit; done

bench: $(V)/.base
	@$(BIN)/emberhold bench

# Builds in a temporary folder and installs nothing here.
compiled: $(V)/.base
	@$(BIN)/python -m tools.compiled

# Pictures of both clients in three sizes, to look at: the terminal as text and SVG, the web pages as PNG.
shots: $(V)/.dev
	@$(BIN)/python -m tools.shots
	@$(BIN)/python -m tools.web_shots

scenarios: $(V)/.base
	@$(BIN)/emberhold scenario tests/scenarios

# Kills a server with 50 tables again and again. Prints JSON and fails if a move was lost or a table is stuck.
crash-test: $(V)/.dev
	@$(BIN)/python -m tools.crash_test

# Measures how fast the server is over the wire, for docs/reports/server.md; takes about four minutes.
wire-bench: $(V)/.dev
	@$(BIN)/python -m tools.wire_bench

# Writes the types that the web client shares with the server and the games, and the page about them.
protocol: $(V)/.base
	@$(BIN)/python -m emberhold.server.wire.schema
	@$(BIN)/python -m emberhold.server.wire.seen_files

clean:
	rm -rf $(V) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
