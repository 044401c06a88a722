"""Where games are kept: records in the person's data folder, written whole or not at all."""

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
    """The folder of saved games: below SHEDU_DATA, or where this system keeps such data."""
    data = os.environ.get("SHEDU_DATA")
    return (Path(data) if data else platformdirs.user_data_path("shedu")) / "games"


def new_path(dynasty: str) -> Path:
    """A file for a game that begins now."""
    return unused(games_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}-{dynasty}.te")


def unused(path: Path) -> Path:
    """This path, or one like it, at which there is nothing yet."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in chain([path], numbered) if not candidate.exists())


def person_in(record: Record) -> int | None:
    """The seat of the person in a saved game; None if it is no such record."""
    seats = [seat for seat, name in enumerate(record.players) if record.names.get(name) == PERSON]
    return seats[0] if len(seats) == 1 else None


def newest_unfinished() -> Path | None:
    """The saved game that was played last and is not over."""
    files = [(path.stat().st_mtime_ns, path) for path in games_folder().glob("*.te") if path.is_file()]
    return next((path for _, path in sorted(files, reverse=True) if _is_unfinished(path)), None)


def _is_unfinished(path: Path) -> bool:
    try:
        record = parse_record(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, TextError):
        return False
    return record.result is None and person_in(record) is not None


class SaveFile:
    """The file of one game. It never replaces anything but what the game wrote there or began with."""

    def __init__(self, path: Path, held: bytes | None = None) -> None:
        self.path = path
        self._held = held  # what the file must hold to be replaced; None: there must be none

    @classmethod
    def of(cls, path: Path) -> Self:
        """The file from which a game was read."""
        return cls(path, path.read_bytes())

    def write(self, text: str) -> bool:
        """Keep this text; False if it had to be in another file, because this one was changed meanwhile."""
        is_ours = self._held == (self.path.read_bytes() if self.path.exists() else None)
        if not is_ours:
            self.path = unused(self.path)
        write_atomically(self.path, text)
        self._held = text.encode()
        return is_ours


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that at every moment it holds the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        os.fchmod(handle, 0o644)  # a record may be read by others, as any file
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
