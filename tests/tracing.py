"""Pytest plugin of `make coverage`: measures coverage only in tests that are cheap to trace.

On Python 3.11 the tracer of coverage.py slows a test down by up to a half. Whole games, fuzzing and searches
repeat the same lines thousands of times, so they run untraced and add next to nothing to the figure.
`pytest --cov=shedu` without this plugin traces all of them.
"""

import pytest

UNTRACED_WORDS = {
    "broken",
    "builds",
    "cluster",
    "fuzz",
    "games",
    "ladder",
    "laws",
    "leaks",
    "match",
    "perft",
    "play",
    "process",
    "races",
    "schema",
    "tactics",
    "tuning",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if UNTRACED_WORDS & set(item.path.stem.split("_")):
            item.add_marker(pytest.mark.no_cover)
