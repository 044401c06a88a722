"""When people change: a guest becomes somebody with an account, gets another name, or goes for good.

Tables are changed first, one by one, and all else at the end and at once: whoever is interrupted can
begin again.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Engine, delete, insert, or_, select, update

from shedu.server.errors import Code, PersonError, UnknownGameError
from shedu.server.live.registry import Hall
from shedu.server.people.people import Person
from shedu.server.storage.schema import (
    CHAT,
    GAMES,
    MUTES,
    NOTICES,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SUBSCRIPTIONS,
)
from shedu.server.tables.roster import Gathering
from shedu.server.wire import messages as m

NOBODY = ""  # who stands for somebody who went
TRIES = 5  # since somebody may sit down somewhere meanwhile


async def rename(hall: Hall, person: Person) -> None:
    """Somebody has another name: at all tables where something is to come."""
    for info in await hall.writer.run(hall.writer.storage.infos_of, person.id, None):
        if info.status in ("waiting", "playing"):
            await _change(hall, info.id, lambda gathering: gathering.renamed(person))


async def take_along(hall: Hall, guest: Person, person: Person) -> None:
    """All that a guest had is a person's, and the guest is no more."""
    engine = hall.writer.storage.engine
    for _ in range(TRIES):
        for info in await hall.writer.run(hall.writer.storage.infos_of, guest.id, None):
            await _change(hall, info.id, lambda gathering: gathering.adopted(guest.id, person))
        if await hall.writer.run(_merge, engine, guest.id, person):
            return
    raise _busy()


async def forget(hall: Hall, person: Person) -> None:
    """Somebody goes for good. Games that nobody else played in go, too; in others a seat is nobody's."""
    engine = hall.writer.storage.engine
    for _ in range(TRIES):
        for info in await hall.writer.run(hall.writer.storage.infos_of, person.id, None):
            others = {who for place in info.seats for who in (place.person, place.left) if who} - {person.id}
            is_host = info.status == "waiting" and info.host == person.id
            if others and not is_host:
                await _change(hall, info.id, lambda gathering: gathering.forsaken(person.id))
                await hall.writer.run(_forget_wish, engine, info.id)
            else:
                await _delete(hall, info.id)
        if await hall.writer.run(_remove, engine, person.id):
            return
    raise _busy()


def _busy() -> PersonError:
    return PersonError(Code.BUSY, "you sit down faster than you can be got up: wait a moment and try again")


async def _change(hall: Hall, game: str, make: Callable[[Gathering], Gathering]) -> None:
    try:
        live = await hall.open(game)
    except UnknownGameError:  # deleted meanwhile
        return
    await live.change(make)


async def _delete(hall: Hall, game: str) -> None:
    try:
        await hall.delete(game)
    except UnknownGameError:
        return


def _forget_wish(engine: Engine, game: str) -> None:
    """How a table was asked for names people, too, and nobody needs that any more."""
    with engine.begin() as connection:
        wish = connection.execute(select(GAMES.c.wish).where(GAMES.c.id == game)).scalar_one_or_none()
        if wish is None:
            return
        asked = msgspec.json.decode(wish, type=m.NewGame)
        nameless = replace(asked, seats=[replace(seat, name="") for seat in asked.seats])
        said = msgspec.json.encode(nameless).decode()
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(wish=said))


def _is_at_tables(connection: Connection, person: str) -> bool:
    seated = select(SEATS.c.game).where(SEATS.c.person == person)
    hosting = select(GAMES.c.id).where(GAMES.c.host == person)
    return any(connection.execute(wanted.limit(1)).first() for wanted in (seated, hosting))


def _merge(engine: Engine, guest: str, person: Person) -> bool:
    """All that is not at tables; False if there are tables still."""
    with engine.begin() as connection:
        if _is_at_tables(connection, guest):
            return False
        for table in (RESULTS, NOTICES, REPORTS):
            connection.execute(update(table).where(table.c.person == guest).values(person=person.id))
        _merge_browsers(connection, guest, person.id)
        connection.execute(update(REPORTS).where(REPORTS.c.by == guest).values(by=person.id))
        said = update(CHAT).where(CHAT.c.person == guest)
        connection.execute(said.values(person=person.id, name=person.name))
        _merge_mutes(connection, guest, person.id)
        _merge_ratings(connection, guest, person.id)
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest))
    return True


def _merge_browsers(connection: Connection, guest: str, person: str) -> None:
    """A guest has one browser: the one in which the person has just come back."""
    sessions = select(SESSIONS.c.id).where(SESSIONS.c.person == person).order_by(SESSIONS.c.created.desc())
    session = connection.execute(sessions.limit(1)).scalar_one_or_none()
    if session is not None:
        mine = update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == guest)
        connection.execute(mine.values(person=person, session=session))


def _merge_mutes(connection: Connection, guest: str, person: str) -> None:
    rows = connection.execute(select(MUTES).where(or_(MUTES.c.person == guest, MUTES.c.other == guest))).all()
    moved = {
        (person if row.person == guest else row.person, person if row.other == guest else row.other)
        for row in rows
    }
    known = select(MUTES).where(MUTES.c.person.in_({who for who, _ in moved}))
    there = {(row.person, row.other) for row in connection.execute(known)}
    new = [{"person": who, "other": other} for who, other in sorted(moved - there) if who != other]
    if new:
        connection.execute(insert(MUTES), new)
    connection.execute(delete(MUTES).where(MUTES.c.other == guest))


def _merge_ratings(connection: Connection, guest: str, person: str) -> None:
    """What two names of one person showed, together: both were taken to be alike before their first game."""
    model = PlackettLuce()
    prior = 1 / model.sigma**2
    for theirs in connection.execute(select(RATINGS).where(RATINGS.c.person == guest)).all():
        same = (RATINGS.c.person == person) & (RATINGS.c.players == theirs.players)
        mine = connection.execute(select(RATINGS).where(same)).one_or_none()
        if mine is None:
            moved = update(RATINGS).where(RATINGS.c.person == guest, RATINGS.c.players == theirs.players)
            connection.execute(moved.values(person=person))
            continue
        weights = [1 / mine.sigma**2, 1 / theirs.sigma**2]
        weight = max(sum(weights) - prior, *weights)
        known = weights[0] * (mine.mu - model.mu) + weights[1] * (theirs.mu - model.mu)
        values = {
            "mu": model.mu + known / weight,
            "sigma": weight**-0.5,
            "games": mine.games + theirs.games,
            "wins": mine.wins + theirs.wins,
        }
        connection.execute(update(RATINGS).where(same).values(values))


def _remove(engine: Engine, person: str) -> bool:
    """All that is not at tables; False if there are tables still."""
    with engine.begin() as connection:
        if _is_at_tables(connection, person):
            return False
        connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=NOBODY))
        connection.execute(update(CHAT).where(CHAT.c.person == person).values(person=NOBODY, name=NOBODY))
        connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(person=NOBODY))
        connection.execute(update(REPORTS).where(REPORTS.c.by == person).values(by=NOBODY))
        connection.execute(delete(MUTES).where(MUTES.c.other == person))
        # Sessions, passkeys, ratings, subscriptions, notices and mutes go with their person.
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return True
