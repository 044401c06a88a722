"""The heartbeat of the server in the database, which carries the game time from process to process.

The row holds the game time and the time of the database's own clock at the last heartbeat. A process that
starts while another one runs continues its game time; otherwise game time continues where it stopped.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.storage.database import Database
from shedu.server.storage.schema import GAMES, SIGNS
from shedu.server.tables.games import HAS_CLOCK, last_clock_start

HEARTBEAT_INTERVAL_S = 5.0
HEARTBEAT_TIMEOUT_S = 15.0  # after which no other process is assumed to run
_NAME = "alive"
_ROW = select(SIGNS.c.at, SIGNS.c.wall).where(SIGNS.c.name == _NAME)


class Heartbeat:
    """The heartbeat of all processes; methods block."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self.engine = database.engine
        self._wall_here = wall  # where the database has no clock of its own

    def join(self, is_shared: bool) -> float:
        """The game time at which this process starts; `is_shared` if other processes may be running."""
        self._insert()
        with self.engine.begin() as connection:
            row, wall = self._locked(connection), self._wall(connection)
            age = wall - row.wall
            # A wall clock that was changed looks like downtime; `beat` then closes the gap of a few seconds.
            is_running = is_shared and 0 <= age <= HEARTBEAT_TIMEOUT_S
            time = max(row.at + age if is_running else row.at, last_clock_start(connection))
            self._write(connection, time, wall)
            return float(time)

    def beat(self, time: float, is_shared: bool) -> float:
        """Store the game time of this process; the game time of the process that is ahead.

        A process alone on its database writes only while there are tables with clocks.
        """
        with self.engine.begin() as connection:
            timed = select(GAMES.c.id).where(HAS_CLOCK).limit(1)
            if not is_shared and connection.execute(timed).one_or_none() is None:
                return time
            row, wall = self._locked(connection), self._wall(connection)
            if is_shared:
                # The other process has gone on since; a jump of the wall clock must not count.
                time = max(time, row.at + min(max(0.0, wall - row.wall), HEARTBEAT_INTERVAL_S))
            self._write(connection, time, wall)
            return time

    def time(self) -> float:
        """The present game time, for a command that runs beside the server."""
        self._insert()
        with self.engine.connect() as connection:
            row = connection.execute(_ROW).one()
            age = self._wall(connection) - row.wall
            return float(row.at + age if 0 <= age <= HEARTBEAT_TIMEOUT_S else row.at)

    def _locked(self, connection: Connection) -> Any:
        return connection.execute(_ROW.with_for_update()).one()

    def _write(self, connection: Connection, time: float, wall: float) -> None:
        connection.execute(update(SIGNS).where(SIGNS.c.name == _NAME).values(at=time, wall=wall))

    def _wall(self, connection: Connection) -> float:
        """One clock for all processes: they may run on machines whose clocks differ."""
        if connection.dialect.name == "sqlite":  # used by one process
            return self._wall_here()
        return float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())

    def _insert(self) -> None:
        try:
            with self.engine.begin() as connection:
                if connection.execute(_ROW).first() is None:
                    wall = self._wall(connection)
                    connection.execute(insert(SIGNS).values(name=_NAME, at=wall, wall=wall))
        except IntegrityError:  # another process was faster
            pass
