"""Chat at tables, mutes, and reports to the operator."""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from shedu.server.errors import Code, PersonError
from shedu.server.people.people import Person
from shedu.server.storage.database import Database, now
from shedu.server.storage.quotas import QuotaError, check_quota
from shedu.server.storage.schema import CHAT, MUTES, PEOPLE, REPORTS

CHAT_HISTORY_LINES = 100  # that a client receives when it joins
MAX_MUTES = 500  # of a person
MAX_REPORT_CHARS = 1_000
MAX_OPEN_REPORTS = 20  # by a person


_NO_JOINERS = str.maketrans("", "", "\u200c\u200d")  # not printable, but part of emoji and some scripts


def tidy_text(text: str, limit: int) -> str | None:
    """Text as one line; None if it is empty, too long or not printable."""
    text = " ".join(text.split())
    visible = text.translate(_NO_JOINERS)
    return text if visible and len(text) <= limit and visible.isprintable() else None


@dataclass(frozen=True)
class ChatLine:
    """A line of a table's chat."""

    number: int
    person: str
    name: str
    text: str
    at: str
    is_removed: bool = False  # by a moderator


@dataclass(frozen=True)
class Report:
    """A report to the operator."""

    number: int
    at: str
    by: str
    person: str
    game: str
    said: int | None  # number of a chat line
    line: str | None  # its text
    text: str
    closed: str | None


class Chat:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add(self, game: str, person: Person, text: str) -> ChatLine:
        """Store a line; PersonError if a moderator has muted the person."""
        at = now()
        is_muted = select(PEOPLE.c.id).where(PEOPLE.c.id == person.id, PEOPLE.c.muted_until > time.time())
        with self.engine.begin() as connection:
            if connection.execute(is_muted).first() is not None:
                raise PersonError(Code.MUTED, "A moderator has muted you for some time.")
            row = {"game": game, "person": person.id, "name": person.name, "text": text, "at": at}
            (number,) = connection.execute(insert(CHAT).values(row)).inserted_primary_key or (0,)
        return ChatLine(number, person.id, person.name, text, at)

    def last(self, game: str) -> list[ChatLine]:
        """The latest lines, the oldest first."""
        visible = select(CHAT).where(CHAT.c.game == game, CHAT.c.removed.is_(None))
        wanted = visible.order_by(CHAT.c.number.desc()).limit(CHAT_HISTORY_LINES)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [_line(row) for row in reversed(rows)]

    def around(self, game: str, number: int | None, at: str, count: int) -> list[ChatLine]:
        """Lines around one line, or around a time; removed ones too, for moderators."""
        here = select(CHAT).where(CHAT.c.game == game)
        is_before = CHAT.c.at <= at if number is None else CHAT.c.number <= number
        before = here.where(is_before).order_by(CHAT.c.number.desc()).limit(count + 1)
        after = here.where(~is_before).order_by(CHAT.c.number).limit(count)
        with self.engine.connect() as connection:
            earlier = connection.execute(before).all()
            return [_line(row) for row in [*reversed(earlier), *connection.execute(after)]]

    def lines_of(self, person: str) -> list[tuple[str, ChatLine]]:
        """All lines that a person wrote, with their tables."""
        wanted = select(CHAT).where(CHAT.c.person == person).order_by(CHAT.c.number)
        with self.engine.connect() as connection:
            return [(row.game, _line(row)) for row in connection.execute(wanted)]

    def remove(self, number: int) -> str | None:
        """Hide a line from all but moderators; its table, or None if there is no such line."""
        line = CHAT.c.number == number
        with self.engine.begin() as connection:
            game = connection.execute(select(CHAT.c.game).where(line)).scalar_one_or_none()
            connection.execute(update(CHAT).where(line, CHAT.c.removed.is_(None)).values(removed=now()))
        return game

    def mutes(self, person: str) -> list[str]:
        """Ids of the people that a person has muted."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.other).where(MUTES.c.person == person))
            return sorted(other for (other,) in rows)

    def set_muted(self, person: str, other: str, is_muted: bool) -> None:
        """Mute or unmute another person; PersonError."""
        if is_muted and person == other:
            raise PersonError(Code.YOURSELF, "You cannot mute yourself.")
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.other == other))
                if is_muted:
                    muted = select(MUTES.c.other).where(MUTES.c.person == person)
                    check_quota(connection, person, muted, MAX_MUTES)
                    connection.execute(insert(MUTES).values(person=person, other=other))
        except QuotaError:
            raise PersonError(Code.MANY, f"You have muted {MAX_MUTES} people. Unmute one first.") from None

    def report(
        self,
        by: str,
        game: str,
        person: str,
        said: int | None,
        text: str,
        is_seated: bool = True,
        evidence: bytes | None = None,
    ) -> None:
        """Report a person who sits at a table or wrote in its chat to the operator; PersonError.

        `evidence` is a copy of data that the person can change afterwards.
        """
        tidy = tidy_text(text, MAX_REPORT_CHARS)
        if tidy is None:
            raise PersonError(
                Code.REPORT, f"Describe what happened in at most {MAX_REPORT_CHARS} characters."
            )
        row: dict[str, Any] = {"by": by, "game": game, "person": person, "said": said, "text": tidy}
        row |= {"at": now(), "evidence": evidence}
        lines = select(CHAT.c.number).where(CHAT.c.game == game, CHAT.c.person == person)
        with self.engine.begin() as connection:
            if said is not None:
                lines = lines.where(CHAT.c.number == said)
            has_spoken = connection.execute(lines.limit(1)).first() is not None
            if not has_spoken and (said is not None or not is_seated):
                raise PersonError(
                    Code.NOT_THERE, "This person neither sat at this table nor wrote this line."
                )
            waiting = select(REPORTS.c.number).where(REPORTS.c.by == by, REPORTS.c.closed.is_(None))
            try:
                check_quota(connection, by, waiting, MAX_OPEN_REPORTS)
            except QuotaError:
                raise PersonError(
                    Code.MANY, f"You have {MAX_OPEN_REPORTS} open reports. Wait until one is handled."
                ) from None
            connection.execute(insert(REPORTS).values(row))

    def reports_by(self, person: str) -> list[Report]:
        """All reports that a person made."""
        return self.reports(is_open=False, by=person)

    def reports(self, is_open: bool = True, number: int | None = None, by: str | None = None) -> list[Report]:
        """Open reports, or all; of them the one with a number, or those by a person."""
        wanted = (
            select(*(each for each in REPORTS.c if each is not REPORTS.c.evidence), CHAT.c.text.label("line"))
            .outerjoin(CHAT, CHAT.c.number == REPORTS.c.said)
            .order_by(REPORTS.c.number)
        )
        if is_open:
            wanted = wanted.where(REPORTS.c.closed.is_(None))
        if number is not None:
            wanted = wanted.where(REPORTS.c.number == number)
        if by is not None:
            wanted = wanted.where(REPORTS.c.by == by)
        names = ("number", "at", "by", "person", "game", "said", "line", "text", "closed")
        with self.engine.connect() as connection:
            rows = connection.execute(wanted)
            return [Report(*(row._mapping[name] for name in names)) for row in rows]

    def evidence(self, number: int) -> bytes | None:
        """The evidence of a report, which can be large: lists of reports are read without it."""
        with self.engine.connect() as connection:
            return connection.execute(select(REPORTS.c.evidence).where(REPORTS.c.number == number)).scalar()

    def close_report(self, number: int) -> bool:
        """False if there is no open report with this number."""
        with self.engine.begin() as connection:
            closing = update(REPORTS).where(REPORTS.c.number == number, REPORTS.c.closed.is_(None))
            return connection.execute(closing.values(closed=now())).rowcount > 0


def _line(row: Any) -> ChatLine:
    return ChatLine(row.number, row.person, row.name, row.text, row.at, row.removed is not None)
