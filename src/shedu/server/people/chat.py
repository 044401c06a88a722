"""What people say at tables, whom they do not want to hear, and what they report."""

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from shedu.server.errors import Code, PersonError
from shedu.server.people.people import Person
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import CHAT, MUTES, REPORTS

REMEMBERED = 100  # lines that somebody who comes hears
MUTED = 500  # people that somebody does not hear
REPORT = 1_000  # characters
REPORTED = 20  # by somebody, and not dealt with


_NO_JOINERS = str.maketrans("", "", "\u200c\u200d")  # invisible, and part of emoji and of some scripts


def tidy_text(text: str, limit: int) -> str | None:
    """What somebody wrote, as one line; None if that is nothing, too long, or cannot be shown."""
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


class Talk:
    """The chat in the database. Methods block, as a storage's do."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    def add(self, game: str, person: Person, text: str) -> ChatLine:
        """Keep what somebody says."""
        at = now()
        with self.engine.begin() as connection:
            row = {"game": game, "person": person.id, "name": person.name, "text": text, "at": at}
            (number,) = connection.execute(insert(CHAT).values(row)).inserted_primary_key or (0,)
        return ChatLine(number, person.id, person.name, text, at)

    def last(self, game: str) -> list[ChatLine]:
        """What was said lately, the oldest first."""
        wanted = select(CHAT).where(CHAT.c.game == game).order_by(CHAT.c.number.desc()).limit(REMEMBERED)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [ChatLine(row.number, row.person, row.name, row.text, row.at) for row in reversed(rows)]

    def mutes(self, person: str) -> list[str]:
        """Whom somebody does not want to hear."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.other).where(MUTES.c.person == person))
            return sorted(other for (other,) in rows)

    def mute(self, person: str, other: str, is_muted: bool) -> None:
        """Not to hear somebody any more, or again; PersonError."""
        if is_muted and person == other:
            raise PersonError(Code.YOURSELF, "nobody can help hearing himself")
        with self.engine.begin() as connection:
            connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.other == other))
            muted = select(func.count()).where(MUTES.c.person == person)
            if is_muted and connection.execute(muted).scalar_one() >= MUTED:
                raise PersonError(Code.MANY, f"{MUTED} people are muted: that is enough")
            if is_muted:
                connection.execute(insert(MUTES).values(person=person, other=other))

    def report(
        self, by: str, game: str, person: str, said: int | None, text: str, is_there: bool = True
    ) -> None:
        """Tell whoever runs the server about somebody who sits at a table or spoke there; PersonError."""
        tidy = tidy_text(text, REPORT)
        if tidy is None:
            raise PersonError(Code.REPORT, f"say in at most {REPORT} characters what happened")
        row = {"by": by, "game": game, "person": person, "said": said, "text": tidy, "at": now()}
        lines = select(CHAT.c.number).where(CHAT.c.game == game, CHAT.c.person == person)
        with self.engine.begin() as connection:
            if said is not None:
                lines = lines.where(CHAT.c.number == said)
            has_spoken = connection.execute(lines.limit(1)).first() is not None
            if not has_spoken and (said is not None or not is_there):
                raise PersonError(Code.NOT_THERE, "this person neither sat at this table nor said that")
            waiting = select(func.count()).where(REPORTS.c.by == by, REPORTS.c.closed.is_(None))
            if connection.execute(waiting).scalar_one() >= REPORTED:
                raise PersonError(Code.MANY, "what you reported is being looked at: wait for that")
            connection.execute(insert(REPORTS).values(row))

    def reports(self) -> list[dict[str, object]]:
        """What is reported and not dealt with, with what was said."""
        wanted = (
            select(REPORTS, CHAT.c.text.label("line"))
            .outerjoin(CHAT, CHAT.c.number == REPORTS.c.said)
            .where(REPORTS.c.closed.is_(None))
            .order_by(REPORTS.c.number)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(wanted)]

    def close_report(self, number: int) -> bool:
        """A report is dealt with; False if there is none of this number."""
        with self.engine.begin() as connection:
            closing = update(REPORTS).where(REPORTS.c.number == number, REPORTS.c.closed.is_(None))
            return connection.execute(closing.values(closed=now())).rowcount > 0
