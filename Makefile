# Each target installs what it needs first; see scripts/setup.
BIN := .venv/bin
.PHONY: help play play-terminal test coverage check format bench soak audit pictures docs types wheel clean

help:
	@echo "make play    play in the browser; make play-terminal, in the terminal"
	@echo "make test    run all checks and tests"
	@echo "make coverage  coverage of the Python code by the tests that are cheap to trace, and of the client"
	@echo "make check   check formatting, lint and types only"
	@echo "make format  format the code"
	@echo "make bench   measure speed; writes build/bench.json"
	@echo "make pictures  redraw docs/pictures"
	@echo "make soak    stress the server: injected faults for some minutes, 100,000 mutated messages"
	@echo "make audit   check dependencies for known vulnerabilities, if the network allows it"
	@echo "make docs    regenerate the generated pages of docs/"
	@echo "make types   regenerate the client's message types"
	@echo "make wheel   build a wheel into dist/"
	@echo "make clean   delete everything that was built"

play:
	@scripts/setup play
	@$(BIN)/shedu serve

play-terminal:
	@scripts/setup play
	@$(BIN)/shedu play

test: check
	$(BIN)/python -m pytest -n auto --dist worksteal
	SHEDU_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "not compiled_only" tests/rules tests/engine
	scripts/client test

coverage:
	@scripts/setup dev
	$(BIN)/python -m pytest -n auto --dist worksteal -p tests.tracing --cov=shedu --cov-report=term:skip-covered
	scripts/client coverage

check:
	@scripts/setup dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
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
	SHEDU_SOAK=1 $(BIN)/python -m pytest -n auto --dist worksteal tests/players/bots tests/cli/test_broken_input.py \
		tests/server/http/test_schema.py tests/server/wire/test_wire.py

audit:
	@scripts/setup dev
	@scripts/audit

docs:
	@scripts/setup dev
	$(BIN)/python docs/generate.py

types:
	@scripts/setup dev
	$(BIN)/python scripts/write_game_messages.py
	$(BIN)/python scripts/write_types.py

wheel:
	@scripts/setup dev
	@rm -rf build/lib*
	$(BIN)/python -m build --no-isolation --wheel

clean:
	rm -rf web/node_modules src/shedu/server/static
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -f src/shedu/*/kernel/*.so src/shedu/engine/kernel/codes.pxd
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
