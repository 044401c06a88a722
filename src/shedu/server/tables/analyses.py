"""The repository of stored analyses. Methods block; `storage.writer.Writer` runs them in its thread."""

from collections.abc import Callable

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import ANALYSES


class Analyses:
    """One analysis for each finished game or opened record, as compressed JSON."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, game: str) -> bytes | None:
        with self._database.engine.connect() as connection:
            found = connection.execute(select(ANALYSES.c.data).where(ANALYSES.c.game == game)).scalar()
        return None if found is None else bytes(found)

    def put(self, game: str, data: bytes, replaces: Callable[[bytes], bool] = lambda _: True) -> None:
        """Store an analysis if it replaces the stored one, and if the game was not deleted meanwhile."""
        stored = select(ANALYSES.c.data).where(ANALYSES.c.game == game).with_for_update()
        try:
            with self._database.engine.begin() as connection:
                before = connection.execute(stored).scalar()
                if before is not None and not replaces(bytes(before)):
                    return
                connection.execute(delete(ANALYSES).where(ANALYSES.c.game == game))
                connection.execute(insert(ANALYSES).values(game=game, data=data, made=now()))
        except IntegrityError:
            return
