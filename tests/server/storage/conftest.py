"""The tests of the database migrate and flush it as in production."""

import pytest


@pytest.fixture(autouse=True)
def quick_sqlite() -> None:
    """Replaces the fixture of the other tests and changes nothing."""
