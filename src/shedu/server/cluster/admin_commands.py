"""Admin commands: changes made directly in the database, which every running process must apply."""

from typing import Literal

from sqlalchemy import delete, func, insert, select

from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import ORDERS

Kind = Literal["table", "line"]  # a table to reload; a chat line to remove: "TABLE NUMBER"
MAX_STORED_COMMANDS = 1_000


class AdminCommands:
    """The queue of admin commands in the database; methods block."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add(self, kind: Kind, target: str) -> None:
        """Have every process reload a target within seconds."""
        with self.engine.begin() as connection:
            connection.execute(insert(ORDERS).values(kind=kind, target=target, at=now()))
            last = connection.execute(select(func.max(ORDERS.c.number))).scalar_one()
            connection.execute(delete(ORDERS).where(ORDERS.c.number <= last - MAX_STORED_COMMANDS))

    def last(self) -> int:
        """The number of the latest command."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(ORDERS.c.number))).scalar_one() or 0

    def after(self, number: int) -> list[tuple[int, Kind, str]]:
        """Number, kind and target of all later commands."""
        wanted = select(ORDERS.c.number, ORDERS.c.kind, ORDERS.c.target).where(ORDERS.c.number > number)
        with self.engine.connect() as connection:
            found = connection.execute(wanted.order_by(ORDERS.c.number)).all()
        return [(row.number, row.kind, row.target) for row in found]
