"""Saved games: records in the user's data folder, written atomically."""

import os
import tempfile
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Self

import platformdirs

from shedu.cli.table.wording import PERSON
from shedu.engine.errors import TextError
from shedu.engine.record import Record, parse_record


def games_folder() -> Path:
    """The folder of saved games: below SHEDU_DATA, or the system's folder for user data."""
    data = os.environ.get("SHEDU_DATA")
    return (Path(data) if data else platformdirs.user_data_path("shedu")) / "games"


def new_path(dynasty: str) -> Path:
    """A file name for a new game."""
    return unused(games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{dynasty}.te")


def unused(path: Path) -> Path:
    """This path, or a numbered variant of it that does not exist."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in chain([path], numbered) if not candidate.exists())


def person_in(record: Record) -> int | None:
    """The seat of the person in a saved game; None if the record is not one."""
    seats = [seat for seat, name in enumerate(record.players) if record.names.get(name) == PERSON]
    return seats[0] if len(seats) == 1 else None


def newest_unfinished() -> Path | None:
    """The most recent unfinished game."""
    files = [(path.stat().st_mtime_ns, path) for path in games_folder().glob("*.te") if path.is_file()]
    return next((path for _, path in sorted(files, reverse=True) if _is_unfinished(path)), None)


def _is_unfinished(path: Path) -> bool:
    try:
        record = parse_record(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, TextError):
        return False
    return record.result is None and person_in(record) is not None


class SaveFile:
    """The file of one game. It only replaces content that the game itself wrote or was loaded from."""

    def __init__(self, path: Path, held: bytes | None = None) -> None:
        self.path = path
        self._held = held  # the content that may be replaced; None if the file must not exist

    @classmethod
    def of(cls, path: Path) -> Self:
        """The file that a game was loaded from."""
        return cls(path, path.read_bytes())

    def write(self, text: str) -> bool:
        """Write the text; False if it went to another file, because this one was changed."""
        is_ours = self._held == (self.path.read_bytes() if self.path.exists() else None)
        if not is_ours:
            self.path = unused(self.path)
        write_atomically(self.path, text)
        self._held = text.encode()
        return is_ours


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that it holds either the old text or the new one at any time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        os.fchmod(handle, 0o644)  # mkstemp makes the file private
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
