"""Permissions of the data folder: only the server's user may read games, hashes and keys."""

import os
import stat
from pathlib import Path

import structlog

FOLDER_MODE = 0o700
FILE_MODE = 0o600
_log = structlog.get_logger("storage")


def private_umask() -> None:
    """Let all files that this process creates be private."""
    os.umask(0o077)


def private_folder(folder: Path) -> None:
    """Create a folder, or tighten the permissions of an existing one of this user."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    _tighten(folder, FOLDER_MODE)


def private_file(file: Path) -> None:
    """Tighten the permissions of a database file and of the files that SQLite keeps next to it."""
    for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        _tighten(each, FILE_MODE)


def _tighten(path: Path, mode: int) -> None:
    """Remove the permissions of others, where the system has such permissions."""
    try:
        found = path.stat()
        extra = stat.S_IMODE(found.st_mode) & ~mode
        if os.name != "posix" or not extra & 0o077 or found.st_uid != os.getuid():
            return
        path.chmod(stat.S_IMODE(found.st_mode) & mode)
        _log.info("permissions tightened", path=str(path), before=f"{stat.S_IMODE(found.st_mode):o}")
    except OSError:  # gone in the meantime, or on a file system without permissions
        return
