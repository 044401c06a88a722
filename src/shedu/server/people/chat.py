"""Chat at tables, mutes, and reports to the operator."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from shedu.server.errors import Code, PersonError
from shedu.server.people.people import Person
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import CHAT, MUTES, REPORTS

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


class Chat:
    """Methods block, as those of the storage do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add(self, game: str, person: Person, text: str) -> ChatLine:
        at = now()
        with self.engine.begin() as connection:
            row = {"game": game, "person": person.id, "name": person.name, "text": text, "at": at}
            (number,) = connection.execute(insert(CHAT).values(row)).inserted_primary_key or (0,)
        return ChatLine(number, person.id, person.name, text, at)

    def last(self, game: str) -> list[ChatLine]:
        """The latest lines, the oldest first."""
        wanted = (
            select(CHAT).where(CHAT.c.game == game).order_by(CHAT.c.number.desc()).limit(CHAT_HISTORY_LINES)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [ChatLine(row.number, row.person, row.name, row.text, row.at) for row in reversed(rows)]

    def mutes(self, person: str) -> list[str]:
        """Ids of the people whom a person has muted."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.other).where(MUTES.c.person == person))
            return sorted(other for (other,) in rows)

    def set_muted(self, person: str, other: str, is_muted: bool) -> None:
        """Mute or unmute another person; PersonError."""
        if is_muted and person == other:
            raise PersonError(Code.YOURSELF, "You cannot mute yourself.")
        with self.engine.begin() as connection:
            connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.other == other))
            muted = select(func.count()).where(MUTES.c.person == person)
            if is_muted and connection.execute(muted).scalar_one() >= MAX_MUTES:
                raise PersonError(Code.MANY, f"You have muted {MAX_MUTES} people. Unmute one first.")
            if is_muted:
                connection.execute(insert(MUTES).values(person=person, other=other))

    def report(
        self, by: str, game: str, person: str, said: int | None, text: str, is_seated: bool = True
    ) -> None:
        """Report a person who sits at a table or wrote in its chat to the operator; PersonError."""
        tidy = tidy_text(text, MAX_REPORT_CHARS)
        if tidy is None:
            raise PersonError(
                Code.REPORT, f"Describe what happened in at most {MAX_REPORT_CHARS} characters."
            )
        row = {"by": by, "game": game, "person": person, "said": said, "text": tidy, "at": now()}
        lines = select(CHAT.c.number).where(CHAT.c.game == game, CHAT.c.person == person)
        with self.engine.begin() as connection:
            if said is not None:
                lines = lines.where(CHAT.c.number == said)
            has_spoken = connection.execute(lines.limit(1)).first() is not None
            if not has_spoken and (said is not None or not is_seated):
                raise PersonError(
                    Code.NOT_THERE, "This person neither sat at this table nor wrote this line."
                )
            waiting = select(func.count()).where(REPORTS.c.by == by, REPORTS.c.closed.is_(None))
            if connection.execute(waiting).scalar_one() >= MAX_OPEN_REPORTS:
                raise PersonError(
                    Code.MANY, f"You have {MAX_OPEN_REPORTS} open reports. Wait until one is handled."
                )
            connection.execute(insert(REPORTS).values(row))

    def reports(self) -> list[dict[str, object]]:
        """Open reports, with the reported chat line."""
        wanted = (
            select(REPORTS, CHAT.c.text.label("line"))
            .outerjoin(CHAT, CHAT.c.number == REPORTS.c.said)
            .where(REPORTS.c.closed.is_(None))
            .order_by(REPORTS.c.number)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(wanted)]

    def close_report(self, number: int) -> bool:
        """False if there is no open report with this number."""
        with self.engine.begin() as connection:
            closing = update(REPORTS).where(REPORTS.c.number == number, REPORTS.c.closed.is_(None))
            return connection.execute(closing.values(closed=now())).rowcount > 0
