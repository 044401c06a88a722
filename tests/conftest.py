"""Settings for all tests."""

import gc
import os

import pytest
from hypothesis import settings

settings.register_profile("same every time", derandomize=True, database=None, deadline=None)
settings.load_profile("same every time")
os.environ["SHEDU_LANGUAGE"] = "en"  # in every environment
gc.disable()  # while tests are imported: nothing becomes garbage


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exclude what is loaded from garbage collection: each pass over it takes as long as a short test."""
    gc.enable()
    gc.collect()
    gc.freeze()
