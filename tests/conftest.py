"""Settings for all tests."""

import os

from hypothesis import settings

settings.register_profile("same every time", derandomize=True, database=None, deadline=None)
settings.load_profile("same every time")
os.environ["SHEDU_LANGUAGE"] = "en"  # in every environment
