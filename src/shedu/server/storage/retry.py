"""Retries transactions while the database is unavailable or locked."""

import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

T = TypeVar("T")
RETRY_TIMEOUT_S = 20.0
RETRY_DELAYS_S = (0.02, 1.0)  # first and longest
# SQLSTATE classes of transient errors: connections, conflicts, resources, a server that stops or starts.
TRANSIENT_SQLSTATES = ("08", "40", "53", "57")


def retry_transaction(
    work: Callable[[], T], may_repeat: Callable[[], bool] = lambda: False, timeout_s: float = RETRY_TIMEOUT_S
) -> T:
    """Run `work`, one transaction per attempt, until it succeeds or fails for good.

    If a commit may or may not have succeeded, the work is repeated only if `may_repeat` allows it.
    """
    until = time.monotonic() + timeout_s
    delay, longest = RETRY_DELAYS_S
    while True:
        try:
            return work()
        except DBAPIError as error:
            is_known = not is_commit_unknown(error) or may_repeat()
            if not is_transient(error) or not is_known or time.monotonic() + delay > until:
                raise
        time.sleep(delay)
        delay = min(delay * 2, longest)


def is_transient(error: DBAPIError) -> bool:
    """Whether another attempt may succeed."""
    if isinstance(error, IntegrityError):
        return False
    if type(error.orig).__module__.startswith("sqlite3"):
        return "locked" in str(error.orig)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:  # the connection was lost or refused
        return error.connection_invalidated or error.statement is None
    return error.connection_invalidated or state.startswith(TRANSIENT_SQLSTATES)


def is_commit_unknown(error: DBAPIError) -> bool:
    """Whether the connection was lost during a commit, which may have succeeded."""
    return error.connection_invalidated and error.statement is None
