"""Orders: what whoever runs the server changed in the database, for every process that runs to look at."""

from typing import Literal

from sqlalchemy import delete, func, insert, select

from shedu.server.storage.database import Storage, now
from shedu.server.storage.schema import ORDERS

Kind = Literal["table"]
KEPT = 1_000  # of the last ones


class Orders:
    """The orders in the database. Methods block, as a storage's do."""

    def __init__(self, storage: Storage) -> None:
        self.engine = storage.engine

    def give(self, kind: Kind, target: str) -> None:
        """Have every process look at something, within seconds."""
        with self.engine.begin() as connection:
            connection.execute(insert(ORDERS).values(kind=kind, target=target, at=now()))
            last = connection.execute(select(func.max(ORDERS.c.number))).scalar_one()
            connection.execute(delete(ORDERS).where(ORDERS.c.number <= last - KEPT))

    def last(self) -> int:
        """The number of the last one."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(ORDERS.c.number))).scalar_one() or 0

    def after(self, number: int) -> list[tuple[int, str]]:
        """Those after a number: the number and the table of each."""
        wanted = select(ORDERS.c.number, ORDERS.c.target).where(ORDERS.c.number > number)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(ORDERS.c.number)).all()
        return [(row.number, row.target) for row in rows]
