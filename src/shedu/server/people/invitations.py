"""Invitation codes, for servers where guests or accounts need one."""

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from shedu.server.errors import Code, PersonError
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import INVITATIONS

CODE_GROUPS, GROUP_CHARS = 4, 4
MAX_CODE_CHARS = 40
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look alike


@dataclass(frozen=True)
class Invitation:
    """An invitation as the operator sees it: the code itself is not stored."""

    start: str
    uses: int  # left
    until: float
    created: str


class Invitations:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def create(self, uses: int, until: float) -> str:
        """A new code."""
        code = "-".join(
            "".join(secrets.choice(_ALPHABET) for _ in range(GROUP_CHARS)) for _ in range(CODE_GROUPS)
        )
        values = {
            "id": _hash(code),
            "start": code[:GROUP_CHARS],
            "uses": uses,
            "until": until,
            "created": now(),
        }
        with self.engine.begin() as connection:
            connection.execute(insert(INVITATIONS).values(values))
        return code

    def all(self) -> list[Invitation]:
        """All that are stored, the newest first."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(INVITATIONS).order_by(INVITATIONS.c.created.desc()))
            return [Invitation(row.start, row.uses, row.until, row.created) for row in rows]

    def withdraw(self, start: str) -> int:
        """Delete the invitations whose code begins so; how many."""
        with self.engine.begin() as connection:
            return connection.execute(delete(INVITATIONS).where(INVITATIONS.c.start == start)).rowcount


def redeem(connection: Connection, code: str | None) -> None:
    """Use an invitation once; PersonError. None: this server needs none."""
    if code is None:
        return
    valid = update(INVITATIONS).where(
        INVITATIONS.c.id == _hash(code), INVITATIONS.c.uses > 0, INVITATIONS.c.until > time.time()
    )
    if not connection.execute(valid.values(uses=INVITATIONS.c.uses - 1)).rowcount:
        raise PersonError(
            Code.INVITATION, "This invitation is unknown, used up or expired. Ask for a new one."
        )


def _hash(code: str) -> str:
    """Codes are accepted in capitals and without hyphens too."""
    letters = "".join(char for char in code.lower() if char.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
