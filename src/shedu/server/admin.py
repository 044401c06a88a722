"""What whoever runs a server can do to it, on its database: while it runs, too.

Tables that change are named in `orders`, which every process reads within seconds; whoever is banned
loses his sessions, which the door notices as soon.
"""

import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from sqlalchemy import delete, func, or_, select, update

from shedu.engine.record import format_record
from shedu.server.cluster.admin_commands import Orders
from shedu.server.errors import PersonError
from shedu.server.live.replay import record_text
from shedu.server.maintenance import Cleaning
from shedu.server.people.chat import Chat
from shedu.server.people.people import folded
from shedu.server.serve import LOCK_FILE, flock
from shedu.server.settings import DATABASE, Settings
from shedu.server.storage.database import Before, Storage, StoredGame, TakenError, now
from shedu.server.storage.schema import PEOPLE, SEATS, SESSIONS
from shedu.server.tables import fairness
from shedu.server.tables.clocks import fresh
from shedu.server.tables.roster import Gathering
from shedu.server.tables.start import begin, begun_table, info_of
from shedu.server.wire import messages as m

TRIES = 20  # to change a table at which people play
KEYS = "*.key"  # files beside the database without which a server is not the same


class AdminError(Exception):
    """Why something cannot be done."""


class UnknownTableError(AdminError):
    """There is no such table."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there is no table {game}")


@dataclass(frozen=True)
class Known:
    """Somebody, as whoever runs the server sees him: no address, no password."""

    id: str
    name: str
    is_guest: bool
    banned: str | None
    created: str
    seen: str
    games: int


class Admin:
    """A database, and those who may change it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.orders = Orders(storage)
        self.chat = Chat(storage)

    # Tables

    def tables(self, status: str | None, limit: int) -> list[m.GameInfo]:
        """Tables, those that changed last first."""
        return self.storage.infos(limit) if status is None else self.storage.infos_with(status, limit)

    def table(self, game: str) -> StoredGame:
        """One of them."""
        stored = self.storage.game(game)
        if stored is None:
            raise UnknownTableError(game)
        return stored

    def record(self, game: str) -> str:
        """A game as a record that can be verified; not while it goes on, as it tells every hand."""
        stored = self.table(game)
        if not stored.head:
            raise AdminError("the game has not begun")
        if stored.info.status == "playing" and not stored.is_replay:
            raise AdminError(
                "a record tells every hand and the bag: wait until the game is over, or close it"
            )
        return record_text(begun_table(stored), fairness.decode(stored.shuffle))

    def close(self, game: str) -> str:
        """Stop a game for good, or remove a table at which none has begun; what was done, in a word."""
        if self.table(game).info.status == "waiting":
            self.remove(game)
            return "removed"
        self._change(game, _stopped)
        return "stopped"

    def remove(self, game: str) -> None:
        """Remove a table and all that belongs to it."""
        changed = self.storage.delete_game(game)
        if not changed:
            raise UnknownTableError(game)
        for each in changed:
            self.orders.give("table", each)

    def _change(self, game: str, make: Callable[[Gathering], Gathering]) -> None:
        for _ in range(TRIES):
            stored = self.table(game)
            old = _gathering(stored)
            changed = make(old)
            if changed == old:
                return
            try:
                self._store(stored, changed)
            except TakenError:  # somebody has made a move, or sat down
                continue
            self.orders.give("table", game)
            return
        raise AdminError("too much goes on at this table: try again")

    def _store(self, stored: StoredGame, changed: Gathering) -> None:
        """Keep who sits at a table now, and a game that has begun thereby; TakenError."""
        info = stored.info
        before = Before(info.status, tuple(info.seats), len(stored.entries), stored.shuffle)
        head, clock, deadline = None, None, None
        if changed.status == "playing" and not stored.head:
            changed, table = begin(changed)
            decider = None if table.bot_to_move is not None else table.decider
            clock, deadline = fresh(changed.terms.clock, len(changed.places), decider, time.time())
            head, info = format_record(table.head), info_of(changed, table, info.started, now())
        info = msgspec.structs.replace(
            info,
            status=changed.status,
            seats=list(changed.places),
            to_decide=None if changed.status == "stopped" else info.to_decide,
            changed=now(),
        )
        shuffle = None if changed.shuffle is None else changed.shuffle.encode()
        self.storage.change_game(info, head, shuffle, clock, deadline, before)

    # People

    def people(self, name: str | None, is_banned: bool, limit: int) -> list[Known]:
        """People, those seen last first."""
        games = select(func.count()).where(SEATS.c.person == PEOPLE.c.id).scalar_subquery()
        wanted = select(PEOPLE, games.label("games")).order_by(PEOPLE.c.seen.desc(), PEOPLE.c.id).limit(limit)
        if is_banned:
            wanted = wanted.where(PEOPLE.c.banned.is_not(None))
        if name is not None:
            wanted = wanted.where(or_(PEOPLE.c.name == name, PEOPLE.c.id == name))
        with self.storage.engine.connect() as connection:
            return [
                Known(row.id, row.name, row.login is None, row.banned, row.created, row.seen, row.games)
                for row in connection.execute(wanted)
            ]

    def ban(self, who: str, level: str = "skilled") -> str:
        """Somebody is not known here any more, and bots play for him; an id, or the name of an account.

        He gets up where a game has not begun, and tables that wait for him to start are removed.
        """
        person = self._find(who)
        with self.storage.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(banned=now()))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
        for info in self.storage.infos_of(person, None):
            with suppress(UnknownTableError):  # removed meanwhile
                if info.status == "waiting" and info.host == person:
                    self.remove(info.id)
                else:
                    self._change(info.id, lambda table: _given_up(table, person, level))
        return person

    def unban(self, who: str) -> str:
        """Somebody may come again."""
        person = self._find(who)
        with self.storage.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(banned=None))
        return person

    def clean(self) -> dict[str, int]:
        """Remove what nobody can reach any more; how many of each kind."""
        return Cleaning(self.storage).all()

    def _find(self, who: str) -> str:
        wanted = PEOPLE.c.id == who
        with suppress(PersonError):
            wanted = or_(wanted, PEOPLE.c.login == folded(who))
        with self.storage.engine.connect() as connection:
            found = connection.execute(select(PEOPLE.c.id).where(wanted)).scalars().all()
        if len(found) != 1:
            raise AdminError(
                f"nobody here has the id {who!r}, nor an account of this name; a guest has only an id"
            )
        return str(found[0])


def _gathering(stored: StoredGame) -> Gathering:
    info, shuffle = stored.info, fairness.decode(stored.shuffle)
    return Gathering(
        stored.id, stored.wish, info.host, tuple(info.seats), info.status, shuffle, stored.rematch
    )


def _stopped(gathering: Gathering) -> Gathering:
    if gathering.status != "playing":
        raise AdminError(f"this table is {gathering.status}")
    return gathering.ended("stopped")


def _given_up(gathering: Gathering, person: str, level: str) -> Gathering:
    """A table with a bot in place of a person, who does not come back; before the game, with an open seat."""
    if gathering.status == "waiting":
        return gathering.forsaken(person)
    if gathering.status != "playing":
        return gathering
    places = tuple(
        msgspec.structs.replace(place, kind="bot", level=level, person=None)
        if place.person == person
        else place
        for place in gathering.places
    )
    return replace(gathering, places=places)


# --- Backups of a server that keeps its games in a file ----------------------------------------


def back_up(settings: Settings, folder: Path) -> int:
    """Copy the database, while the server runs, and its keys into a new folder; how many games there are."""
    _check_file(settings)
    if not settings.file.is_file():
        raise AdminError(f"there are no games in {settings.data}")
    if folder.exists() and any(folder.iterdir()):
        raise AdminError(f"{folder} is not empty")
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    copy = folder / DATABASE
    with closing(sqlite3.connect(settings.file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target, pages=2_000, sleep=0.01)
        target.execute("PRAGMA journal_mode=DELETE")
    copy.chmod(0o600)
    for key in settings.data.glob(KEYS):
        shutil.copy2(key, folder / key.name)
    return _check_backup(copy)


def restore(settings: Settings, folder: Path) -> int:
    """Put a backup in place of what there is, which is kept beside it; how many games there are."""
    _check_file(settings)
    count = _check_backup(folder / DATABASE)
    settings.data.mkdir(parents=True, exist_ok=True)
    with (settings.data / LOCK_FILE).open("a") as held:
        try:
            flock(held, is_exclusive=True)
        except OSError:
            raise AdminError(f"a server keeps its games in {settings.data}: stop it first") from None
        stamp = now().replace(":", "").replace("+0000", "")
        for old in [settings.file, *settings.data.glob(KEYS)]:
            if old.exists():
                old.rename(old.with_name(f"{old.name}.before-{stamp}"))
        for log in ("-wal", "-shm"):
            side = settings.file.with_name(settings.file.name + log)
            if side.exists():
                side.rename(side.with_name(f"{DATABASE}.before-{stamp}{log}"))
        for file in [folder / DATABASE, *folder.glob(KEYS)]:
            shutil.copy2(file, settings.data / file.name)
        Storage(settings.url).close()  # brought up to date, if it was made by an older version
    return count


def _check_file(settings: Settings) -> None:
    if settings.database:
        raise AdminError("this is for SQLite; PostgreSQL has pg_dump and pg_restore, as docs/hosting.md says")


def _check_backup(file: Path) -> int:
    """How many games a whole database has; AdminError if it is not one."""
    if not file.is_file():
        raise AdminError(f"there is no {file}")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
                raise AdminError(f"{file} is damaged: {verdict}")
            (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
    except sqlite3.DatabaseError as error:
        raise AdminError(f"{file} is not a database of games: {error}") from None
    return int(count)
