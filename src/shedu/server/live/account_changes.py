"""Renames, merges and deletes accounts.

Tables are changed first, one by one; everything else follows in one transaction. An interrupted change can
be repeated.
"""

from collections.abc import Callable

from sqlalchemy import Connection, Engine, delete, insert, or_, select, update

from shedu.server.errors import Code, PersonError, UnknownGameError
from shedu.server.live.registry import TableRegistry
from shedu.server.people import names
from shedu.server.people.people import DELETED_PERSON, Person
from shedu.server.storage.schema import (
    CHAT,
    GAMES,
    MUTES,
    NOTICES,
    PEOPLE,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    STUDIES,
    STUDY_AUTHORS,
    SUBSCRIPTIONS,
)
from shedu.server.tables.roster import Roster

MAX_ATTEMPTS = 5  # the person may join another table in the meantime


async def rename(registry: TableRegistry, person: Person) -> None:
    """Show a person's new name at all tables that are not over."""
    for summary in await registry.writer.run(registry.games.summaries_of, person.id, None):
        if summary.status in ("waiting", "playing"):
            await _change(registry, summary.id, lambda roster: roster.renamed(person))


async def merge_guest(registry: TableRegistry, guest: Person, person: Person) -> None:
    """Merge a guest into an account and delete the guest."""
    engine = registry.writer.database.engine
    for _ in range(MAX_ATTEMPTS):
        for summary in await registry.writer.run(registry.games.summaries_of, guest.id, None):
            await _change(registry, summary.id, lambda roster: roster.transferred(guest.id, person))
        if await registry.writer.run(_merge, engine, guest.id, person):
            return
    raise _busy()


async def delete_person(registry: TableRegistry, person: Person) -> None:
    """Delete a person, with all games that no one else played in; bots take their other seats."""
    engine = registry.writer.database.engine
    for _ in range(MAX_ATTEMPTS):
        for summary in await registry.writer.run(registry.games.summaries_of, person.id, None):
            others = summary.owners - {person.id}
            is_host = summary.status == "waiting" and summary.host == person.id
            if others and not is_host:
                await _change(registry, summary.id, lambda roster: roster.without(person.id))
            else:
                await _delete(registry, summary.id)
        if await registry.writer.run(_remove, engine, person.id):
            return
    raise _busy()


def _busy() -> PersonError:
    return PersonError(
        Code.BUSY, "You joined another table while your account was being changed. Please try again."
    )


async def _change(registry: TableRegistry, game: str, make: Callable[[Roster], Roster]) -> None:
    try:
        live = await registry.open(game)
    except UnknownGameError:  # deleted in the meantime
        return
    await live.change(make)


async def _delete(registry: TableRegistry, game: str) -> None:
    try:
        await registry.delete(game)
    except UnknownGameError:
        return


def _is_at_tables(connection: Connection, person: str) -> bool:
    seated = select(SEATS.c.game).where(SEATS.c.person == person)
    hosting = select(GAMES.c.id).where(GAMES.c.host == person)
    return any(connection.execute(wanted.limit(1)).first() for wanted in (seated, hosting))


def _merge(engine: Engine, guest: str, person: Person) -> bool:
    """Change everything but tables; False if the person still has tables."""
    with engine.begin() as connection:
        if _is_at_tables(connection, guest):
            return False
        for table in (RESULTS, NOTICES, REPORTS):
            connection.execute(update(table).where(table.c.person == guest).values(person=person.id))
        _merge_browsers(connection, guest, person.id)
        connection.execute(update(REPORTS).where(REPORTS.c.by == guest).values(by=person.id))
        connection.execute(update(STUDIES).where(STUDIES.c.owner == guest).values(owner=person.id))
        _merge_study_authors(connection, guest, person.id)
        said = update(CHAT).where(CHAT.c.person == guest)
        connection.execute(said.values(person=person.id, name=person.name))
        _merge_mutes(connection, guest, person.id)
        # Ratings of the guest are deleted, too: guests are not rated, except by earlier versions.
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest))
    return True


def _merge_browsers(connection: Connection, guest: str, person: str) -> None:
    """A guest has one browser: the one in which the person has just logged in."""
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


def _merge_study_authors(connection: Connection, guest: str, person: str) -> None:
    author, study = STUDY_AUTHORS.c.person, STUDY_AUTHORS.c.study
    known = select(study).where(author == person).union(select(STUDIES.c.id).where(STUDIES.c.owner == person))
    connection.execute(
        update(STUDY_AUTHORS).where(author == guest, study.not_in(known)).values(person=person)
    )


def _remove(engine: Engine, person: str) -> bool:
    """Change everything but tables; False if the person still has tables."""
    with engine.begin() as connection:
        if _is_at_tables(connection, person):
            return False
        connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=DELETED_PERSON))
        connection.execute(
            update(CHAT).where(CHAT.c.person == person).values(person=DELETED_PERSON, name=DELETED_PERSON)
        )
        connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(person=DELETED_PERSON))
        connection.execute(update(REPORTS).where(REPORTS.c.by == person).values(by=DELETED_PERSON))
        connection.execute(delete(MUTES).where(MUTES.c.other == person))
        names.release_all(connection, person)
        # Foreign keys delete sessions, passkeys, ratings, subscriptions, notices, mutes and studies.
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return True
