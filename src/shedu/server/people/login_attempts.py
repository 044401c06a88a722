"""Limits how often a password may be tried for an account, over all addresses and processes.

The count is in the database, so that it holds for every process and after a restart. Names without an
account are counted alike, so that the limit does not reveal which names exist. Rows are keyed by a keyed
hash: users sometimes type a password as their name.
"""

import math
import time
from collections.abc import Callable

from sqlalchemy import Connection, case, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import PersonError
from shedu.server.naming import folded
from shedu.server.storage.database import Database
from shedu.server.storage.schema import LOGIN_ATTEMPTS
from shedu.server.tokens import Tokens

MAX_FAILURES = 10
RECOVERY_S = 90.0  # after MAX_FAILURES, one more attempt per RECOVERY_S
RESET_S = MAX_FAILURES * RECOVERY_S


def account_key(person: str | None, name: str = "") -> str:
    """The key by which attempts are counted: a person (names change), or a name without an account."""
    if person is not None:
        return f"person {person}"
    try:
        return f"name {folded(name)}"
    except PersonError:  # not a possible name
        return f"name {name}"


class LoginAttempts:
    """Methods block, as those of the storage do."""

    def __init__(
        self, database: Database, tokens: Tokens, is_on: bool, clock: Callable[[], float] = time.time
    ) -> None:
        self.engine = database.engine
        self.is_on = is_on
        self.clock = clock
        self._tokens = tokens

    def take(self, account: str) -> float:
        """Count an attempt: 0 if it is allowed, else the seconds to wait.

        It is counted before the password is checked, so that concurrent attempts cannot exceed the limit.
        """
        if not self.is_on:
            return 0.0
        moment = float(math.floor(self.clock()))  # whole seconds: sums are exact
        try:
            with self.engine.begin() as connection:
                return _take(connection, self._id(account), moment)
        except IntegrityError:  # another process inserted the row at the same time
            with self.engine.begin() as connection:
                return _take(connection, self._id(account), moment)

    def give_back(self, account: str) -> None:
        """The password was right: the attempt does not count."""
        if not self.is_on:
            return
        mine = update(LOGIN_ATTEMPTS).where(LOGIN_ATTEMPTS.c.id == self._id(account))
        with self.engine.begin() as connection:
            connection.execute(mine.values(until=LOGIN_ATTEMPTS.c.until - RECOVERY_S))

    def _id(self, account: str) -> str:
        return self._tokens.secret("guess", account).hex()


def _take(connection: Connection, id: str, moment: float) -> float:
    """`until` is when all counted attempts will have expired."""
    mine, room = LOGIN_ATTEMPTS.c.id == id, moment + RESET_S - RECOVERY_S
    later = case((LOGIN_ATTEMPTS.c.until > moment, LOGIN_ATTEMPTS.c.until), else_=moment) + RECOVERY_S
    while True:
        one_more = update(LOGIN_ATTEMPTS).where(mine, LOGIN_ATTEMPTS.c.until <= room).values(until=later)
        if connection.execute(one_more).rowcount:
            return 0.0
        stored = connection.execute(select(LOGIN_ATTEMPTS.c.until).where(mine))
        until: float | None = stored.scalar_one_or_none()
        if until is None:
            connection.execute(insert(LOGIN_ATTEMPTS).values(id=id, until=moment + RECOVERY_S))
            return 0.0
        if until > room:
            return until - room
        # Another process changed the row between the two statements: retry.
