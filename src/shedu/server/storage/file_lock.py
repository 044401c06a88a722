"""The lock file in the data folder, which keeps two servers from writing to one SQLite database."""

from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

LOCK_FILE = "server.lock"


def flock(file: IO[str], is_exclusive: bool) -> None:
    """Lock a file until it is closed, where the system can; OSError if another process has it."""
    if fcntl is not None:
        fcntl.flock(file, (fcntl.LOCK_EX if is_exclusive else fcntl.LOCK_SH) | fcntl.LOCK_NB)
