"""The server's pulse: when it was last alive, so that clocks stand still while it is away."""

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from shedu.server.storage.database import Storage
from shedu.server.storage.schema import GAMES, SIGNS
from shedu.server.tables.clocks import Clocks, decode
from shedu.server.wire.messages import NewGame

_NAME = "alive"
_RUNNING = (GAMES.c.status == "playing") & GAMES.c.deadline.is_not(None)


class Pulse:
    """Signs of life in the database. Methods block, as a storage's do."""

    def __init__(self, storage: Storage) -> None:
        self.engine = storage.engine

    def beat(self, now: float) -> None:
        """Still alive; noted only while somebody's clock runs."""
        with self.engine.begin() as connection:
            if connection.execute(select(GAMES.c.id).where(_RUNNING).limit(1)).one_or_none() is not None:
                connection.execute(update(SIGNS).where(SIGNS.c.name == _NAME).values(at=now))

    def resume(self, now: float, patience: float = 0.0) -> int:
        """Put the clocks forward by what the server was away, if that is more than `patience`; how many.

        Where other processes live, their pulse is fresh and nothing is done; of several that start at once,
        one does it.
        """
        self._begin(now)
        with self.engine.begin() as connection:
            alive = connection.execute(select(SIGNS.c.at).where(SIGNS.c.name == _NAME)).scalar_one()
            if now - alive <= patience:
                return 0
            mine = update(SIGNS).where(SIGNS.c.name == _NAME, SIGNS.c.at == alive).values(at=now)
            if not connection.execute(mine).rowcount:
                return 0
            rows = connection.execute(select(GAMES.c.id, GAMES.c.clock, GAMES.c.wish).where(_RUNNING)).all()
            for row in rows:
                kind = msgspec.json.decode(row.wish, type=NewGame).terms.clock
                state = decode(row.clock)
                if kind is None or state is None:
                    continue
                clocks = Clocks(kind, Clocks(kind, state).resumed(alive, now))
                values = {"clock": clocks.state.encode(), "deadline": clocks.deadline()}
                connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(values))
            return len(rows)

    def _begin(self, now: float) -> None:
        """Have the row there."""
        try:
            with self.engine.begin() as connection:
                if connection.execute(select(SIGNS.c.at)).first() is None:
                    connection.execute(insert(SIGNS).values(name=_NAME, at=now))
        except IntegrityError:  # another process was faster
            pass
