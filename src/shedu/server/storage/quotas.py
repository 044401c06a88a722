"""Limits on what a person may store, which hold for concurrent requests and for several processes."""

from typing import Any

from sqlalchemy import Connection, Select, func, select, update

from shedu.server.storage.schema import PEOPLE


class QuotaError(Exception):
    """A person has stored as much as they may; nothing was stored."""


def lock_person(connection: Connection, person: str) -> None:
    """Make other transactions that lock the same person wait for the end of this one.

    An update locks the person's row on PostgreSQL, and on SQLite, which has no `FOR UPDATE`, the database.
    """
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=PEOPLE.c.seen))


def check_quota(connection: Connection, person: str, counted: Select[Any], limit: int) -> None:
    """Raise QuotaError if the selected rows are as many as the limit; call it before the insert."""
    lock_person(connection, person)
    count = select(func.count()).select_from(counted.subquery())
    if connection.execute(count).scalar_one() >= limit:
        raise QuotaError
