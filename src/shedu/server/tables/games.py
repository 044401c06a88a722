"""The repository of tables: games, their seats and their entries, which are only ever added.

Methods block; `storage.writer.Writer` runs them in its thread.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from shedu.engine.rules import RULES_VERSION
from shedu.play.game import Moment
from shedu.server.storage.bulk import BulkStatement
from shedu.server.storage.database import Database
from shedu.server.storage.quotas import check_quota
from shedu.server.storage.schema import CHAT, ENTRIES, GAMES, NOTICES, SEATS
from shedu.server.tables import rows
from shedu.server.tables.checkpoints import StoredCheckpoint
from shedu.server.tables.clocks import Clocks, ClockState
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.summary import Summary

MAX_QUERY_KEYS = 500
MAX_LISTED_OF_HOST = 5  # tables in the lobby


class ConflictError(Exception):
    """Another writer was faster, or an earlier entry is missing; nothing was stored."""


class _GapError(Exception):
    """An entry does not follow the last stored one."""


@dataclass(frozen=True)
class StoredGame:
    """A table as it is stored, with all entries."""

    roster: Roster
    summary: Summary
    head: str  # the record without its moves; empty before the start
    entries: list[tuple[int, str]]  # seat and text
    by_bots: frozenset[int] = frozenset()  # the numbers of entries that bots made
    clock: ClockState | None = None
    has_chat: bool = True
    rules_version: int = RULES_VERSION
    checkpoint: StoredCheckpoint | None = None

    @property
    def id(self) -> str:
        return self.summary.id


@dataclass(frozen=True)
class StoredEntries:
    """The entries of a game after a number, and its clocks."""

    entries: list[tuple[int, str, bool]]  # seat, text, and whether a bot made it
    clock: ClockState | None
    changed: str


@dataclass(frozen=True)
class NewEntry:
    """An entry to add."""

    number: int
    seat: int
    text: str
    by_bot: bool = False


@dataclass(frozen=True)
class PendingNotice:
    """A person to notify of their turn; stored together with the entry that made it their turn."""

    person: str
    due: float


@dataclass(frozen=True)
class EntryChange:
    """An entry to add to a game, and the summary after it."""

    entry: NewEntry
    summary: Summary
    clocks: Clocks | None = None
    notice: PendingNotice | None = None
    moment: Moment | None = None  # the game after the entry


@dataclass(frozen=True)
class RosterChange:
    """A changed roster to store."""

    roster: Roster
    summary: Summary
    before: Roster | None = None  # reject the change if the stored roster or the number of entries differ
    entries: int = 0
    head: str | None = None  # if the game starts
    clocks: Clocks | None = None  # None leaves the stored clocks
    notice: PendingNotice | None = None
    start: Moment | None = None  # if the game starts


class Games:
    """Games in the database."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    # Writing

    def add(
        self,
        roster: Roster,
        summary: Summary,
        head: str = "",
        entries: Iterable[NewEntry] = (),
        clocks: Clocks | None = None,
        moment: Moment | None = None,
        limit: int | None = None,
    ) -> None:
        """Store a new table; QuotaError if its host has `limit` tables that are not over, or records."""
        with self.engine.begin() as connection:
            if limit is not None and roster.host is not None:
                check_quota(connection, roster.host, _hosted(roster.host, summary.is_replay), limit)
            row = rows.game_row(roster, summary, head, clocks) | rows.version_columns(moment)
            connection.execute(insert(GAMES).values(row))
            connection.execute(insert(SEATS), rows.seat_rows(summary.id, summary.seats))
            added = [
                rows.entry_row(
                    summary.id, entry.number, entry.seat, entry.text, summary.changed, entry.by_bot
                )
                for entry in entries
            ]
            if added:
                connection.execute(insert(ENTRIES), added)
            rows.store_checkpoints(connection, [(summary.id, moment)])

    def add_entry(self, change: EntryChange) -> None:
        """Add an entry; ConflictError if its number is not the next one or the game is gone."""
        (error,) = self.add_entries([change])
        if error is not None:
            raise error

    def add_entries(self, changes: Sequence[EntryChange]) -> list[ConflictError | None]:
        """Add entries to games in one transaction; returns an error for each entry that was not added.

        Idempotent: an entry that is already stored with the same time counts as added.
        """
        # Every process locks rows in the same order, so two processes never deadlock.
        order = sorted(range(len(changes)), key=lambda each: changes[each].summary.id)
        errors = dict(zip(order, self._add([changes[each] for each in order]), strict=True))
        return [errors[each] for each in range(len(changes))]

    def _add(self, changes: Sequence[EntryChange]) -> list[ConflictError | None]:
        try:
            with self.engine.begin() as connection:
                if _ADD_ENTRY.execute(connection, [_entry_row(each) for each in changes]) != len(changes):
                    raise _GapError
                _UPDATE_PROGRESS.execute(connection, [_progress(each) for each in changes])
                rows.store_checkpoints(connection, [(each.summary.id, each.moment) for each in changes])
                _add_notices(connection, [(each.summary.id, each.notice) for each in changes])
        except (IntegrityError, _GapError):
            if len(changes) == 1:
                return [None if self._is_stored(changes[0]) else ConflictError()]
            return [error for each in changes for error in self._add([each])]
        return [None] * len(changes)

    def _is_stored(self, change: EntryChange) -> bool:
        same = (ENTRIES.c[name] == value for name, value in _entry_row(change).items())
        with self.engine.connect() as connection:
            return connection.execute(select(ENTRIES.c.number).where(*same)).one_or_none() is not None

    def change_roster(self, change: RosterChange) -> None:
        """Store a changed roster; ConflictError if the table has changed since."""
        game = change.summary.id
        with self.engine.begin() as connection:
            if change.before is not None and not _is_unchanged(connection, change.before, change.entries):
                raise ConflictError
            values = rows.roster_columns(change.roster, change.summary)
            values |= {} if change.head is None else {"head": change.head}
            values |= rows.version_columns(change.start)
            values |= {} if change.clocks is None else rows.clock_columns(change.clocks)
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(values))
            connection.execute(delete(SEATS).where(SEATS.c.game == game))
            connection.execute(insert(SEATS), rows.seat_rows(game, change.roster.seats))
            rows.store_checkpoints(connection, [(game, change.start)])
            _add_notices(connection, [(game, change.notice)])

    def set_rematch(self, game: str, other: str) -> str | None:
        """Link a game to its rematch unless it has one; the linked table, None without a game."""
        with self.engine.begin() as connection:
            first = update(GAMES).where(GAMES.c.id == game, GAMES.c.rematch.is_(None)).values(rematch=other)
            connection.execute(first)
            return connection.execute(select(GAMES.c.rematch).where(GAMES.c.id == game)).scalar_one_or_none()

    def delete(self, game: str) -> list[str]:
        """Delete a game and everything that belongs to it; the tables that changed, none without a game.

        Tables whose rematch it was change as well.
        """
        with self.engine.begin() as connection:
            connection.execute(delete(ENTRIES).where(ENTRIES.c.game == game))
            if connection.execute(delete(GAMES).where(GAMES.c.id == game)).rowcount == 0:
                return []
            return [game, *clear_rematches(connection, [game])]

    # Reading

    def game(self, game: str) -> StoredGame | None:
        return self.games_of([game]).get(game)

    def games_of(self, games: Sequence[str]) -> dict[str, StoredGame]:
        """The games that exist, by id, with all their entries."""
        with self.engine.connect() as connection:
            found = connection.execute(_GAMES, {"games": games}).all()
            keys = [row.id for row in found]
            seats = rows.seats_of(connection, keys)
            entries = rows.entries_of(connection, keys)
            checkpoints = rows.checkpoints_of(connection, keys)
        return {
            row.id: _stored(
                row, seats.get(row.id, ()), entries.get(row.id, _NO_ENTRIES), checkpoints.get(row.id)
            )
            for row in found
        }

    def entries_after(self, wanted: Sequence[tuple[str, int]]) -> dict[tuple[str, int], StoredEntries]:
        """The entries after a number, for each pair of a game and a number."""
        games = {game for game, _ in wanted}
        after = or_(*((ENTRIES.c.game == game) & (ENTRIES.c.number > number) for game, number in wanted))
        with self.engine.connect() as connection:
            stored = select(GAMES.c.id, GAMES.c.clock, GAMES.c.changed).where(GAMES.c.id.in_(games))
            heads = {row.id: row for row in connection.execute(stored)}
            entries = connection.execute(select(ENTRIES).where(after).order_by(ENTRIES.c.number)).all()
        return {
            (game, number): StoredEntries(
                [
                    (row.seat, row.text, row.by_bot)
                    for row in entries
                    if row.game == game and row.number > number
                ],
                rows.clock_state(heads[game].clock),
                heads[game].changed,
            )
            for game, number in wanted
            if game in heads
        }

    def versions(self, games: Sequence[str]) -> dict[str, tuple[int, str]]:
        """The number of entries and the time of the last change of each game."""
        counted = (
            select(GAMES.c.id, func.coalesce(func.max(ENTRIES.c.number), 0), GAMES.c.changed)
            .outerjoin(ENTRIES, ENTRIES.c.game == GAMES.c.id)
            .where(GAMES.c.id.in_(games))
            .group_by(GAMES.c.id, GAMES.c.changed)
        )
        with self.engine.connect() as connection:
            return {game: (count, changed) for game, count, changed in connection.execute(counted)}

    def summary(self, game: str) -> Summary | None:
        found = self._summaries(select(GAMES).where(GAMES.c.id == game))
        return found[0] if found else None

    def summaries_by_id(self, games: Sequence[str]) -> dict[str, Summary]:
        """The summaries of the games that exist."""
        return {found.id: found for found in self._summaries(select(GAMES).where(GAMES.c.id.in_(games)))}

    def summaries(self, limit: int, status: str | None = None) -> list[Summary]:
        """Games, the last changed first."""
        wanted = select(GAMES) if status is None else select(GAMES).where(GAMES.c.status == status)
        return self._summaries(_latest(wanted, limit))

    def summaries_of(self, person: str, limit: int | None) -> list[Summary]:
        """Games that a person has a seat in or hosts, the last changed first."""
        own = select(SEATS.c.game).where(SEATS.c.person == person)
        wanted = select(GAMES).where(GAMES.c.id.in_(own) | (GAMES.c.host == person))
        return self._summaries(_latest(wanted, limit))

    def lobby(self, limit: int) -> list[Summary]:
        """Waiting tables with open access and an open seat, a few of each host."""
        has_open_seat = exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.kind == "open")
        order = (GAMES.c.changed.desc(), GAMES.c.id)
        number = func.row_number().over(partition_by=GAMES.c.host, order_by=order).label("number")
        waiting = select(GAMES.c.id, number).where(
            GAMES.c.status == "waiting", GAMES.c.access == "open", has_open_seat
        )
        numbered = waiting.subquery()
        listed = select(numbered.c.id).where(numbered.c.number <= MAX_LISTED_OF_HOST)
        return self._summaries(_latest(select(GAMES).where(GAMES.c.id.in_(listed)), limit))

    def awaiting_bots(self) -> list[str]:
        """Running games of people in which a bot holds the open decision; games of bots wait for a viewer."""
        decider = (SEATS.c.game == GAMES.c.id) & (SEATS.c.seat == GAMES.c.to_decide)
        wanted = select(GAMES.c.id).join(SEATS, decider)
        others = SEATS.alias()
        has_player = exists().where(others.c.game == GAMES.c.id, others.c.kind == "human")
        wanted = wanted.where(GAMES.c.status == "playing", SEATS.c.kind == "bot", has_player)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id)).scalars())

    def overdue(self, moment: float) -> list[str]:
        """Running games with a clock at zero."""
        wanted = select(GAMES.c.id).where(GAMES.c.deadline <= moment, GAMES.c.status == "playing")
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def hosted(self, person: str) -> list[str]:
        """Tables that a person hosts and that are not over."""
        with self.engine.connect() as connection:
            return list(connection.execute(_hosted(person, is_replay=False).order_by(GAMES.c.id)).scalars())

    def _summaries(self, wanted: Select[Any]) -> list[Summary]:
        with self.engine.connect() as connection:
            found = connection.execute(wanted).all()
            seats: dict[str, tuple[Seat, ...]] = {}
            for start in range(0, len(found), MAX_QUERY_KEYS):
                keys = [row.id for row in found[start : start + MAX_QUERY_KEYS]]
                seats |= rows.seats_of(connection, keys)
        return [rows.summary(row, seats.get(row.id, ())) for row in found]


_NO_ENTRIES: rows.Entries = ([], frozenset())
HAS_CLOCK = GAMES.c.status.in_(("waiting", "playing")) & GAMES.c.clock_kind.is_not(None)
IS_CLOCK_RUNNING = (GAMES.c.status == "playing") & GAMES.c.deadline.is_not(None)
_PREVIOUS = ENTRIES.alias("previous")
_UPDATE_PROGRESS = BulkStatement(
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values(
        ply=bindparam("new_ply"),
        turn=bindparam("new_turn"),
        to_decide=bindparam("new_to_decide"),
        winners=bindparam("new_winners"),
        changed=bindparam("at"),
        # Another process may have stopped the game; only the end of the game changes the status.
        status=case((bindparam("new_status") == "over", "over"), else_=GAMES.c.status),
        clock=bindparam("new_clock"),
        deadline=bindparam("new_deadline"),
    )
)
# Adds an entry only if the one before it is stored.
_ADD_ENTRY = BulkStatement(
    insert(ENTRIES).from_select(
        [column.name for column in ENTRIES.c],
        select(*(bindparam(column.name, type_=column.type).label(column.name) for column in ENTRIES.c)).where(
            or_(
                bindparam("number", type_=ENTRIES.c.number.type) == 1,
                exists().where(
                    _PREVIOUS.c.game == bindparam("game", type_=ENTRIES.c.game.type),
                    _PREVIOUS.c.number == bindparam("number", type_=ENTRIES.c.number.type) - 1,
                ),
            )
        ),
    )
)
# Built once: a restart reads tables by the thousand.
_GAMES = select(GAMES, exists().where(CHAT.c.game == GAMES.c.id).label("has_chat")).where(
    GAMES.c.id.in_(bindparam("games", expanding=True))
)


def last_clock_start(connection: Connection) -> float:
    """The latest game time at which a running clock was started; 0 without clocks."""
    stored = connection.execute(select(GAMES.c.clock).where(IS_CLOCK_RUNNING)).scalars()
    return max((state.since for text in stored if (state := rows.clock_state(text))), default=0.0)


def clear_rematches(connection: Connection, games: Sequence[str]) -> Sequence[str]:
    """Remove links to deleted tables; the games that had them."""
    linked = update(GAMES).where(GAMES.c.rematch.in_(games)).values(rematch=None)
    return connection.execute(linked.returning(GAMES.c.id)).scalars().all()


def _stored(
    row: Any, seats: tuple[Seat, ...], entries: rows.Entries, checkpoint: StoredCheckpoint | None
) -> StoredGame:
    roster = rows.roster(row, seats)
    summary = rows.summary(row, seats, roster.setup)
    clock = rows.clock_state(row.clock)
    return StoredGame(roster, summary, row.head, *entries, clock, row.has_chat, row.rules_version, checkpoint)


def _hosted(person: str, is_replay: bool) -> Select[Any]:
    """Records that a person has opened, or tables that they host and that are not over."""
    hosted = select(GAMES.c.id).where(GAMES.c.host == person)
    if is_replay:
        return hosted.where(GAMES.c.is_replay)
    return hosted.where(GAMES.c.status.in_(("waiting", "playing")), not_(GAMES.c.is_replay))


def _latest(wanted: Select[Any], limit: int | None) -> Select[Any]:
    return wanted.order_by(GAMES.c.changed.desc(), GAMES.c.id).limit(limit)


def _is_unchanged(connection: Connection, before: Roster, entries: int) -> bool:
    """Whether a stored table is as expected; locks its row."""
    locked = select(GAMES).where(GAMES.c.id == before.game).with_for_update()
    row = connection.execute(locked).one_or_none()
    if row is None:
        return False
    counted = select(func.count()).where(ENTRIES.c.game == before.game)
    seats = rows.seats_of(connection, [before.game]).get(before.game, ())
    stored = rows.roster(row, seats)
    return (stored.status, stored.seats, stored.shuffle) == (
        before.status,
        before.seats,
        before.shuffle,
    ) and connection.execute(counted).scalar_one() == entries


def _entry_row(change: EntryChange) -> dict[str, Any]:
    entry = change.entry
    return rows.entry_row(
        change.summary.id, entry.number, entry.seat, entry.text, change.summary.changed, entry.by_bot
    )


def _progress(change: EntryChange) -> dict[str, Any]:
    summary = change.summary
    stored = rows.progress_columns(summary) | rows.clock_columns(change.clocks)
    return {
        "game": summary.id,
        "at": summary.changed,
        "new_status": summary.status,
        **{f"new_{name}": value for name, value in stored.items()},
    }


def _add_notices(connection: Connection, notices: Iterable[tuple[str, PendingNotice | None]]) -> None:
    added = [
        {"person": notice.person, "game": game, "kind": "turn", "target": "", "due": notice.due, "tries": 0}
        for game, notice in notices
        if notice is not None
    ]
    if added:
        connection.execute(insert(NOTICES), added)
