"""The built browser client."""

import pytest
from bench.page import GOALS, STATIC, kilobytes


def test_the_client_is_small() -> None:
    """Scripts of the start page and the table, and all styles, compressed."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: see scripts/client")
    size = kilobytes()
    assert size > 50  # fails if a file is missing
    assert GOALS["page.kilobytes"].is_met(size)
