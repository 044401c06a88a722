"""Executes a statement for many rows.

SQLAlchemy builds and converts the parameters of every row anew, which takes longer than the database needs to
store a row. Here the statement is compiled once, and rows are passed to the driver as they are.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.sql.dml import UpdateBase

Row = dict[str, Any]


class BulkStatement:
    """A statement whose parameters all have names, and values that the drivers accept unchanged."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Row, tuple[str, ...] | None]] = {}  # by dialect

    def execute(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Execute the statement for each row, which has all parameters; return how many rows changed."""
        text, constants, order = self._compiled_for(connection)
        parameters: Any = [constants | row for row in rows] if constants else rows
        if order is not None:
            parameters = list(map(itemgetter(*order), parameters))
        done = connection.exec_driver_sql(text, parameters, execution_options={"preserve_rowcount": True})
        return done.rowcount

    def _compiled_for(self, connection: Connection) -> tuple[str, Row, tuple[str, ...] | None]:
        """The text, the values of its literals, and the order of its parameters if they have no names."""
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            compiled: Any = self._statement.compile(dialect=dialect)
            constants = {name: bind.value for bind, name in compiled.bind_names.items() if not bind.required}
            order = None if compiled.positiontup is None else tuple(compiled.positiontup)
            self._compiled[dialect.name] = compiled.string, constants, order
        return self._compiled[dialect.name]
