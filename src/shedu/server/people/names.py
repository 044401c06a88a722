"""The names of accounts in the database: who holds a name, and since when a released one is reserved.

Only hashes are stored, so that a deleted person's name cannot be read from the database.
"""

from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, or_, select, update

from shedu.server.naming import look_keys
from shedu.server.storage.database import now
from shedu.server.storage.schema import NAMES

MAX_RESERVED_NAMES = 3  # that a person has released; the oldest is free for others
DEFAULT_RESERVED_DAYS = 180


def is_free(connection: Connection, name: str, person: str, reserved_days: int) -> bool:
    """Whether no other person holds a name that looks like this one, or held it lately."""
    is_others = or_(NAMES.c.person.is_(None), NAMES.c.person != person)
    others = select(NAMES.c.id).where(NAMES.c.id.in_(look_keys(name)), is_others)
    held = or_(NAMES.c.released.is_(None), NAMES.c.released >= _before(reserved_days))
    return connection.execute(others.where(held).limit(1)).first() is None


def claim(connection: Connection, name: str, person: str) -> None:
    """Give a free name to an account, and release its former one; IntegrityError if another was faster."""
    keys = look_keys(name)
    free = or_(NAMES.c.person == person, NAMES.c.released.is_not(None))
    connection.execute(delete(NAMES).where(NAMES.c.id.in_(keys), free))
    release(connection, person)
    connection.execute(insert(NAMES), [{"id": key, "person": person} for key in sorted(keys)])


def release(connection: Connection, person: str) -> None:
    """Reserve the name of a person who takes another one; they may take it back."""
    mine = NAMES.c.person == person
    connection.execute(update(NAMES).where(mine, NAMES.c.released.is_(None)).values(released=now()))
    times = select(NAMES.c.released).where(mine, NAMES.c.released.is_not(None)).distinct()
    found = connection.execute(times.order_by(NAMES.c.released.desc())).scalars().all()
    connection.execute(delete(NAMES).where(mine, NAMES.c.released.in_(found[MAX_RESERVED_NAMES:])))


def release_all(connection: Connection, person: str) -> None:
    """Reserve the names of a deleted person without saying whose they were."""
    release(connection, person)
    connection.execute(update(NAMES).where(NAMES.c.person == person).values(person=None))


def _before(days: int) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
