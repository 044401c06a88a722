"""How often a password may be tried for one account, from however many addresses.

It is counted in the database, so that it holds for all processes and after a restart. Names that
nobody has are counted alike, and only a keyed hash is kept: people type passwords in place of names.
"""

import math
import time
from collections.abc import Callable

from sqlalchemy import Connection, case, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.errors import PersonError
from shedu.server.people.people import folded
from shedu.server.storage.database import Database
from shedu.server.storage.schema import GUESSES
from shedu.server.tokens import Seals

WRONG = 10  # passwords, and then one each so often:
PAUSE = 90.0  # seconds
FORGOTTEN = WRONG * PAUSE  # seconds after which all of them are


def account_of(person: str | None, name: str = "") -> str:
    """For whom passwords are counted: a person, who may change his name, or a name that nobody has."""
    if person is not None:
        return f"person {person}"
    try:
        return f"name {folded(name)}"
    except PersonError:  # nobody could have it
        return f"name {name}"


class Guesses:
    """Passwords that were tried, in the database. Methods block, as a storage's do."""

    def __init__(
        self, database: Database, seals: Seals, is_on: bool, clock: Callable[[], float] = time.time
    ) -> None:
        self.engine = database.engine
        self.is_on = is_on
        self.clock = clock
        self._seals = seals

    def take(self, account: str) -> float:
        """Try a password: 0 if that may be, else how many seconds to wait. It counts as a wrong one.

        It counts before it is looked at, so that many at the same time are not more than so many.
        """
        if not self.is_on:
            return 0.0
        moment = float(math.floor(self.clock()))  # so that sums are exact
        try:
            with self.engine.begin() as connection:
                return _take(connection, self._id(account), moment)
        except IntegrityError:  # somebody else tried the first one at the same time
            with self.engine.begin() as connection:
                return _take(connection, self._id(account), moment)

    def give_back(self, account: str) -> None:
        """The password was right."""
        if not self.is_on:
            return
        mine = update(GUESSES).where(GUESSES.c.id == self._id(account))
        with self.engine.begin() as connection:
            connection.execute(mine.values(until=GUESSES.c.until - PAUSE))

    def _id(self, account: str) -> str:
        return self._seals.secret("guess", account).hex()


def _take(connection: Connection, id: str, moment: float) -> float:
    mine, room = GUESSES.c.id == id, moment + FORGOTTEN - PAUSE
    later = case((GUESSES.c.until > moment, GUESSES.c.until), else_=moment) + PAUSE
    while True:
        one_more = update(GUESSES).where(mine, GUESSES.c.until <= room).values(until=later)
        if connection.execute(one_more).rowcount:
            return 0.0
        until: float | None = connection.execute(select(GUESSES.c.until).where(mine)).scalar_one_or_none()
        if until is None:
            connection.execute(insert(GUESSES).values(id=id, until=moment + PAUSE))
            return 0.0
        if until > room:
            return until - room
        # Another process has changed it between the two questions: once more.
