"""The heartbeat of the server in the database: clocks do not run while the server is down."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.storage.database import Database
from shedu.server.storage.schema import GAMES, SIGNS
from shedu.server.tables.games import IS_CLOCK_RUNNING, resume_clocks

_NAME = "alive"


class Heartbeat:
    """The time of the last heartbeat; methods block."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def beat(self, now: float) -> None:
        """Store the time; only while a clock runs."""
        with self.engine.begin() as connection:
            running = select(GAMES.c.id).where(IS_CLOCK_RUNNING).limit(1)
            if connection.execute(running).one_or_none() is not None:
                connection.execute(update(SIGNS).where(SIGNS.c.name == _NAME).values(at=now))

    def resume(self, now: float, timeout_s: float = 0.0) -> int:
        """Shift all clocks by the downtime, if it was longer than the timeout; how many games.

        While another process runs, its heartbeat is fresh and nothing changes. If several processes start at
        once, one of them shifts the clocks.
        """
        self._insert(now)
        with self.engine.begin() as connection:
            alive = connection.execute(select(SIGNS.c.at).where(SIGNS.c.name == _NAME)).scalar_one()
            if now - alive <= timeout_s:
                return 0
            claimed = update(SIGNS).where(SIGNS.c.name == _NAME, SIGNS.c.at == alive).values(at=now)
            if not connection.execute(claimed).rowcount:
                return 0
            return resume_clocks(connection, alive, now)

    def _insert(self, now: float) -> None:
        try:
            with self.engine.begin() as connection:
                if connection.execute(select(SIGNS.c.at)).first() is None:
                    connection.execute(insert(SIGNS).values(name=_NAME, at=now))
        except IntegrityError:  # another process was faster
            pass
