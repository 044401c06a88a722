"""Shared by all tests."""

from hypothesis import settings

settings.register_profile("same every time", derandomize=True, database=None, deadline=None)
settings.load_profile("same every time")
