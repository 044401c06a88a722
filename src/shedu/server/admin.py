"""Administration of a server through its database, also while it runs.

Every changed table is queued as an admin command, which all processes apply within seconds. A banned person
loses all sessions, which the server notices as soon.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy import delete, func, or_, select, update

from shedu.engine.record import format_record
from shedu.server.cluster.admin_commands import AdminCommands
from shedu.server.cluster.heartbeat import Heartbeat
from shedu.server.errors import PersonError
from shedu.server.maintenance import Cleanup
from shedu.server.naming import folded
from shedu.server.people.audit import Audit
from shedu.server.people.chat import Chat
from shedu.server.settings import Settings
from shedu.server.storage.database import Database, now
from shedu.server.storage.schema import PEOPLE, SEATS, SESSIONS
from shedu.server.tables.clocks import Clocks, start_clocks
from shedu.server.tables.games import ConflictError, Games, RosterChange, StoredGame
from shedu.server.tables.replay import record_text
from shedu.server.tables.roster import Roster
from shedu.server.tables.start import restore_game, start_game, summarise
from shedu.server.tables.summary import Summary

MAX_ATTEMPTS = 20  # while players change the same table


class AdminError(Exception):
    """An admin command was rejected."""


class UnknownTableError(AdminError):
    """No table has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"There is no table {game}.")


@dataclass(frozen=True)
class KnownPerson:
    """A person as an administrator sees them: no address, no password."""

    id: str
    name: str
    is_guest: bool
    banned: str | None
    created: str
    seen: str
    games: int


class Admin:
    """Administers the database of a server; methods block."""

    def __init__(
        self,
        database: Database,
        operator: str = "",
        reason: str = "",
        address_days: int = Settings.address_days,
    ) -> None:
        self.database = database
        self.audit = Audit(database, operator, reason)
        self._address_days = address_days
        self.games = Games(database)
        self.commands = AdminCommands(database)
        self.heartbeat = Heartbeat(database, time.time)
        self.chat = Chat(database)

    # Tables

    def tables(self, status: str | None, limit: int) -> list[Summary]:
        """Tables, the last changed first."""
        return self.games.summaries(limit, status)

    def table(self, game: str) -> StoredGame:
        stored = self.games.game(game)
        if stored is None:
            raise UnknownTableError(game)
        return stored

    def record(self, game: str) -> str:
        """The record of a game that is over or stopped, with the proof of its shuffle."""
        stored = self.table(game)
        if not stored.head:
            raise AdminError("The game has not started yet.")
        if stored.summary.status == "playing" and not stored.summary.is_replay:
            raise AdminError(
                "The record reveals hidden information. Wait for its end, or close the table first."
            )
        return record_text(restore_game(stored), stored.roster.shuffle)

    def close(self, game: str) -> str:
        """Stop a running game, or remove a waiting table; the action in a word."""
        if self.table(game).summary.status == "waiting":
            self.remove(game)
            return "removed"
        self.change(game, _stopped)
        self.audit.add("close-table", game)
        return "stopped"

    def close_hosted(self, who: str) -> dict[str, str]:
        """Close all tables of a host, given by id or account name; the action for each table."""
        closed: dict[str, str] = {}
        for game in self.games.hosted(self.find(who)):
            with suppress(AdminError):  # removed or over in the meantime
                closed[game] = self.close(game)
        return closed

    def remove(self, game: str) -> None:
        """Delete a table and everything that belongs to it."""
        changed = self.games.delete(game)
        if not changed:
            raise UnknownTableError(game)
        for each in changed:
            self.commands.add("table", each)
        self.audit.add("remove-table", game)

    def change(self, game: str, make: Callable[[Roster], Roster]) -> None:
        """Change the roster of a table; AdminError."""
        for _ in range(MAX_ATTEMPTS):
            stored = self.table(game)
            roster = make(stored.roster)
            if roster == stored.roster:
                return
            try:
                self._store(stored, roster)
            except ConflictError:  # a player made a move or took a seat
                continue
            self.commands.add("table", game)
            return
        raise AdminError("The table changes too fast. Please try again.")

    def _store(self, stored: StoredGame, roster: Roster) -> None:
        """Store a changed roster, and start the game if the change completes it; ConflictError."""
        summary = replace(stored.summary, status=roster.status, seats=roster.seats, changed=now())
        if roster.status == "stopped":
            summary = replace(summary, to_decide=None)
        head, clocks, start = None, None, None
        if roster.status == "playing" and not stored.head:
            roster, game = start_game(roster)
            decider = None if game.bot_to_move is not None else game.decider
            clocks = start_clocks(roster.terms.clock, len(roster.seats), decider, self.heartbeat.time())
            start = game.now
            head, summary = format_record(game.head), summarise(roster, game, summary.started, now())
        elif roster.status == "playing" and roster.terms.clock is not None and stored.clock is not None:
            decider = summary.to_decide
            is_bot = decider is None or roster.seats[decider].is_bot
            state = Clocks(roster.terms.clock, stored.clock).begun(
                None if is_bot else decider, self.heartbeat.time()
            )
            clocks = Clocks(roster.terms.clock, state)
        self.games.change_roster(
            RosterChange(roster, summary, stored.roster, len(stored.entries), head, clocks, start=start)
        )

    # People

    def people(self, name: str | None, is_banned: bool, limit: int) -> list[KnownPerson]:
        """People, the last seen first."""
        games = select(func.count()).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
        wanted = select(PEOPLE, games.label("games")).order_by(PEOPLE.c.seen.desc(), PEOPLE.c.id).limit(limit)
        if is_banned:
            wanted = wanted.where(PEOPLE.c.banned.is_not(None))
        if name is not None:
            wanted = wanted.where(or_(PEOPLE.c.name == name, PEOPLE.c.id == name))
        with self.database.engine.connect() as connection:
            return [
                KnownPerson(row.id, row.name, row.login is None, row.banned, row.created, row.seen, row.games)
                for row in connection.execute(wanted)
            ]

    def ban(self, who: str) -> str:
        """Ban a person, given by id or account name; returns the id.

        Games without another person are stopped, and waiting tables that they host are removed. Elsewhere
        bots take over their seats, and seats at waiting tables become open.
        """
        person = self.find(who)
        with self.database.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(banned=now()))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
        for summary in self.games.summaries_of(person, None):
            with suppress(UnknownTableError):  # removed in the meantime
                if summary.status == "waiting" and summary.host == person:
                    self.remove(summary.id)
                elif not summary.owners - {person}:
                    self.change(summary.id, _stopped_if_playing)
                else:
                    self.change(summary.id, lambda roster: roster.banned(person))
        self.audit.add("ban", person)
        return person

    def unban(self, who: str) -> str:
        person = self.find(who)
        with self.database.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(banned=None))
        self.audit.add("unban", person)
        return person

    def clean(self) -> dict[str, int]:
        """Delete what can no longer be reached; counts by kind."""
        return Cleanup(self.database, address_days=self._address_days).all()

    def find(self, who: str) -> str:
        """The id of a person, given by id or account name; AdminError."""
        wanted = PEOPLE.c.id == who
        with suppress(PersonError):
            wanted = or_(wanted, PEOPLE.c.login == folded(who))
        with self.database.engine.connect() as connection:
            found = connection.execute(select(PEOPLE.c.id).where(wanted)).scalars().all()
        if len(found) != 1:
            raise AdminError(f"No person has the id or account name {who!r}. Guests are found by id only.")
        return str(found[0])


def _stopped(roster: Roster) -> Roster:
    if roster.status != "playing":
        raise AdminError(f"Only a running game can be closed. This table is {roster.status}.")
    return roster.ended("stopped")


def _stopped_if_playing(roster: Roster) -> Roster:
    return roster.ended("stopped") if roster.status == "playing" else roster
