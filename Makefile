# Each target installs what it needs first; see scripts/setup.
BIN := .venv/bin
# The tests start hundreds of Python processes; without bytecode files each of them compiles every module.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help play play-terminal test test-interpreted test-client coverage check check-python check-client format bench soak fuzz audit pictures docs types wheel clean

help:
	@echo "make play    play in the browser; make play-terminal, in the terminal"
	@echo "make test    run all checks and tests"
	@echo "make coverage  coverage of the Python code and of the client only"
	@echo "make check   check formatting, lint and types only"
	@echo "make format  format the code"
	@echo "make bench   measure speed; writes build/bench.json"
	@echo "make pictures  redraw docs/pictures"
	@echo "make soak    stress the server: half an hour of faults and hostile clients, 100,000 mutated messages; longer tests"
	@echo "make fuzz    fuzz the notation and the kernel with sanitizers, 30 minutes side by side"
	@echo "make audit   check dependencies for known vulnerabilities, if the network allows it"
	@echo "make docs    regenerate the generated pages and notebooks of docs/, and build the site in build/site"
	@echo "make types   regenerate the client's message types"
	@echo "make wheel   build a wheel into dist/, with the hashes of its dependencies"
	@echo "make clean   delete everything that was built"

play:
	@scripts/setup play
	@$(BIN)/shedu serve

play-terminal:
	@scripts/setup play
	@$(BIN)/shedu play

# The browser tests wait for pages a third of their time, which the interpreted tests fill, with less priority.
test: check
	$(BIN)/python -m pytest -n auto --dist worksteal -p tests.coverage
	@echo "The interpreted tests and the client's tests run side by side; the output of each follows when it ends."
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-interpreted test-client

test-interpreted:
	SHEDU_PURE=1 nice $(BIN)/python -m pytest -n auto --dist worksteal -m "not compiled_only" tests/rules tests/engine

test-client:
	scripts/client test

coverage:
	@scripts/setup dev
	$(BIN)/python -m pytest -n auto --dist worksteal -p tests.coverage
	scripts/client coverage

check:
	@scripts/setup dev
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-client check-python

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-client:
	scripts/client check

format:
	@scripts/setup dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	scripts/client format

bench:
	@scripts/setup dev
	$(BIN)/python -m bench

pictures:
	@scripts/setup dev
	scripts/client pictures

soak:
	@scripts/setup dev
	$(BIN)/python -m bench.soak
	SHEDU_FUZZ=100000 $(BIN)/python -m pytest -n 0 tests/server/http/test_fuzz.py
	SHEDU_SOAK=1 $(BIN)/python -m pytest -o faulthandler_timeout=3600 -n auto --dist worksteal tests/players/bots tests/study/test_puzzles.py tests/server/live/test_table_machine.py tests/cli/test_broken_input.py \
		tests/server/http/test_schema.py tests/server/wire/test_wire.py
	SHEDU_SOAK=1 scripts/client test

fuzz:
	@scripts/setup dev
	scripts/fuzz

audit:
	@scripts/setup dev
	@scripts/audit

docs:
	@scripts/setup dev
	$(BIN)/python docs/generate.py
	$(BIN)/python docs/notebooks.py
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/site
	@echo "the site is build/site/index.html"

types:
	@scripts/setup dev
	$(BIN)/python scripts/write_game_messages.py
	$(BIN)/python scripts/write_types.py

wheel:
	@scripts/setup play
	@rm -rf build/lib* dist/shedu-*.whl
	@test -f src/shedu/server/static/index.html || \
		{ echo "wheel: the browser client is not built; install Node 20.19 or newer and npm" >&2; exit 1; }
	$(BIN)/python -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@cp requirements/online.txt dist/requirements.txt

clean:
	rm -rf web/node_modules src/shedu/server/static
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -f src/shedu/*/kernel/*.so src/shedu/engine/kernel/codes.pxd
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
