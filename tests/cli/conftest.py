"""Fixtures for the tests of the command line."""

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games: a temporary one. Texts are English, and nothing waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setenv("SHEDU_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("SHEDU_LANGUAGE", "en")
    return tmp_path / "data" / "games"
