"""Work on a database that may be away for a while, or in somebody else's hands."""

import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

T = TypeVar("T")
PATIENCE = 20.0  # seconds
PAUSES = (0.02, 1.0)  # seconds between two tries: the first, and the longest
# Classes of SQLSTATE that pass: connections, conflicts, resources, a server that stops or starts.
PASSING = ("08", "40", "53", "57")


def steadily(
    work: Callable[[], T], may_repeat: Callable[[], bool] = lambda: False, patience: float = PATIENCE
) -> T:
    """What some work gives, each try one transaction; it is tried again while the database is away.

    If nobody can know whether a transaction was committed, it is repeated only where that does no harm.
    """
    until = time.monotonic() + patience
    pause, longest = PAUSES
    while True:
        try:
            return work()
        except DBAPIError as error:
            is_known = not is_unsure(error) or may_repeat()
            if not is_passing(error) or not is_known or time.monotonic() + pause > until:
                raise
        time.sleep(pause)
        pause = min(pause * 2, longest)


def is_passing(error: DBAPIError) -> bool:
    """Whether it may go better soon."""
    if isinstance(error, IntegrityError):
        return False
    if type(error.orig).__module__.startswith("sqlite3"):
        return "locked" in str(error.orig)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:  # the connection was lost, or there was none
        return error.connection_invalidated or error.statement is None
    return error.connection_invalidated or state.startswith(PASSING)


def is_unsure(error: DBAPIError) -> bool:
    """Whether the connection was lost while a transaction was ended: what it was to store may be there."""
    return error.connection_invalidated and error.statement is None
