"""The log of operators' acts: the person concerned and the reason."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import insert, select

from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import AUDIT

Act = Literal[
    "close-table",
    "remove-table",
    "ban",
    "unban",
    "ban-address",
    "unban-address",
    "mute",
    "unmute",
    "rename",
    "remove-line",
    "remove-study",
    "close-report",
    "reset-password",
    "invite",
    "withdraw-invitation",
]
MAX_OPERATOR_CHARS = 64
MAX_TARGET_CHARS = 64


@dataclass(frozen=True)
class AuditEntry:
    number: int
    at: str
    operator: str
    act: str
    target: str
    reason: str


class Audit:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database, operator: str = "", reason: str = "") -> None:
        self.engine = database.engine
        self._operator = operator[:MAX_OPERATOR_CHARS]
        self.reason = reason

    def add(self, act: Act, target: str, detail: str = "") -> None:
        """Log an act; `detail` is added to the operator's reason."""
        reason = "; ".join(part for part in (detail, self.reason) if part)
        values = {
            "at": now(),
            "operator": self._operator,
            "act": act,
            "target": target[:MAX_TARGET_CHARS],
            "reason": reason,
        }
        with self.engine.begin() as connection:
            connection.execute(insert(AUDIT).values(values))

    def last(self, limit: int, target: str | None = None) -> list[AuditEntry]:
        """The latest acts, the last first; of one target, or all."""
        wanted = select(AUDIT).order_by(AUDIT.c.number.desc()).limit(limit)
        if target is not None:
            wanted = wanted.where(AUDIT.c.target == target)
        with self.engine.connect() as connection:
            return [AuditEntry(*row) for row in connection.execute(wanted)]
