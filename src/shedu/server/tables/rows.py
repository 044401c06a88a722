"""Maps tables to database rows and back."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Text, bindparam, cast, func, select
from sqlalchemy.dialects import postgresql, sqlite

from shedu.play.game import Moment
from shedu.server.storage.bulk import BulkStatement
from shedu.server.storage.schema import CHECKPOINTS, ENTRIES, SEATS
from shedu.server.tables.checkpoints import StoredCheckpoint
from shedu.server.tables.clocks import Clocks, ClockState
from shedu.server.tables.fairness import Shuffle
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Seat
from shedu.server.tables.summary import Summary
from shedu.server.tables.terms import ClockTerms, RealTime, Setup, Terms, TurnBased

_decode_shuffle = msgspec.json.Decoder(Shuffle).decode
_decode_clock = msgspec.json.Decoder(ClockState).decode
_SeatRow = tuple[int, str, str, str | None, str, str | None, int, int | None, int, int, int]
_decode_seats = msgspec.json.Decoder(list[_SeatRow]).decode

Entries = tuple[list[tuple[int, str]], frozenset[int]]  # seat and text of each; the numbers of those by bots
_Clock = tuple[str | None, int | None, int | None, int | None]  # kind, budget, increment, days

# To the database


def game_row(roster: Roster, summary: Summary, head: str, clocks: Clocks | None) -> dict[str, Any]:
    """The row of a new table."""
    terms, clock = summary.terms, summary.terms.clock
    return {
        "id": summary.id,
        "head": head,
        "preset": summary.preset,
        "options": "\n".join(summary.options),
        "first": roster.setup.first,
        "access": terms.access,
        "spectators": terms.spectators,
        "clock_kind": clock_kind(clock),
        "clock_budget": clock.budget if isinstance(clock, RealTime) else None,
        "clock_increment": clock.increment if isinstance(clock, RealTime) else None,
        "clock_days": clock.days if isinstance(clock, TurnBased) else None,
        "timeout": terms.timeout,
        "takeover_level": terms.level,
        "rematch": roster.rematch,
        "is_replay": summary.is_replay,
        "started": summary.started,
        **roster_columns(roster, summary),
        **clock_columns(clocks),
    }


def version_columns(start: Moment | None) -> dict[str, Any]:
    """The columns that the start of a game sets: it is played by this version of the rules to its end."""
    return {} if start is None else {"rules_version": start.position.rules.version}


def roster_columns(roster: Roster, summary: Summary) -> dict[str, Any]:
    """The columns that a changed roster updates."""
    return {
        "status": summary.status,
        "host": roster.host,
        "shuffle": "" if roster.shuffle is None else _to_json(roster.shuffle),
        "changed": summary.changed,
        **progress_columns(summary),
    }


def progress_columns(summary: Summary) -> dict[str, Any]:
    """The columns that every entry updates."""
    return {
        "ply": summary.ply,
        "turn": summary.turn,
        "to_decide": summary.to_decide,
        "winners": " ".join(map(str, summary.winners)),
    }


def clock_columns(clocks: Clocks | None) -> dict[str, Any]:
    if clocks is None:
        return {"clock": "", "deadline": None}
    return {"clock": _to_json(clocks.state), "deadline": clocks.deadline()}


def clock_kind(clock: ClockTerms) -> str | None:
    match clock:
        case RealTime():
            return "real-time"
        case TurnBased():
            return "turn-based"
        case None:
            return None


def seat_rows(game: str, seats: Iterable[Seat]) -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "seat": number,
            "dynasty": seat.dynasty,
            "kind": seat.kind,
            "level": seat.level,
            "name": seat.name,
            "person": seat.owner,
            "has_left": seat.left is not None,
            "left_turn": seat.left_turn,
            "is_returning": seat.is_returning,
            "has_account": seat.has_account,
            "is_forfeit": seat.is_forfeit,
        }
        for number, seat in enumerate(seats)
    ]


def entry_row(game: str, number: int, seat: int, text: str, at: str, by_bot: bool) -> dict[str, Any]:
    return {"game": game, "number": number, "seat": seat, "text": text, "at": at, "by_bot": by_bot}


def _to_json(value: Shuffle | ClockState) -> str:
    return msgspec.json.encode(value).decode()


# From the database


def roster(row: Any, seats: tuple[Seat, ...]) -> Roster:
    return Roster(
        game=row.id,
        setup=setup(row),
        host=row.host,
        seats=seats,
        status=row.status,
        shuffle=_decode_shuffle(row.shuffle) if row.shuffle else None,
        rematch=row.rematch,
    )


def setup(row: Any) -> Setup:
    return Setup(row.preset, tuple(row.options.splitlines()), row.first, terms(row))


def summary(row: Any, seats: tuple[Seat, ...], known: Setup | None = None) -> Summary:
    """The summary of a game, whose setup may be known already."""
    known = known or setup(row)
    return Summary(
        id=row.id,
        status=row.status,
        preset=known.preset,
        options=known.options,
        seats=seats,
        terms=known.terms,
        host=row.host,
        ply=row.ply,
        turn=row.turn,
        to_decide=row.to_decide,
        started=row.started,
        changed=row.changed,
        winners=tuple(map(int, row.winners.split())),
        is_replay=row.is_replay,
        deadline=row.deadline,
    )


def terms(row: Any) -> Terms:
    clock = (row.clock_kind, row.clock_budget, row.clock_increment, row.clock_days)
    return _terms(row.access, row.spectators, clock, row.timeout, row.takeover_level)


@lru_cache(1024)  # tables have few different terms
def _terms(access: Any, spectators: bool, clock: _Clock, timeout: Any, level: str) -> Terms:
    return Terms(access, spectators, _clock_terms(*clock), timeout, level)


def _clock_terms(kind: str | None, budget: Any, increment: Any, days: Any) -> ClockTerms:
    match kind:
        case "real-time":
            return RealTime(budget, increment)
        case "turn-based":
            return TurnBased(days)
        case None:
            return None
        case _:
            raise ValueError(f"A stored game has a clock of the unknown kind {kind!r}.")


def clock_state(stored: str) -> ClockState | None:
    return _decode_clock(stored) if stored else None


# SQLite aggregates the rows of a game into one: its driver releases the interpreter lock at every row and
# then waits for it while the event loop is busy. Statements are built once: a restart runs them often.
_OF_GAMES = bindparam("games", type_=SEATS.c.game.type, expanding=True)
_SEAT_COLUMNS = [
    *(SEATS.c[name] for name in ("seat", "dynasty", "kind", "level", "name", "person", "has_left")),
    *(SEATS.c[name] for name in ("left_turn", "is_returning", "has_account", "is_forfeit")),
]
_SEATS = (
    select(SEATS.c.game, *_SEAT_COLUMNS)
    .where(SEATS.c.game.in_(_OF_GAMES))
    .order_by(SEATS.c.game, SEATS.c.seat)
)
_JOINED_SEATS = (
    select(SEATS.c.game, func.json_group_array(func.json_array(*_SEAT_COLUMNS)))
    .where(SEATS.c.game.in_(_OF_GAMES))
    .group_by(SEATS.c.game)
)
_ENTRIES = (
    select(ENTRIES.c.game, ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.by_bot, ENTRIES.c.text)
    .where(ENTRIES.c.game.in_(_OF_GAMES))
    .order_by(ENTRIES.c.game, ENTRIES.c.number)
)
_JOINED_ENTRIES = (
    select(
        ENTRIES.c.game,
        func.group_concat(
            cast(ENTRIES.c.number, Text)
            + " "
            + cast(ENTRIES.c.seat, Text)
            + " "
            + cast(ENTRIES.c.by_bot, Text)
            + " "
            + ENTRIES.c.text,
            "\n",
        ),
    )
    .where(ENTRIES.c.game.in_(_OF_GAMES))
    .group_by(ENTRIES.c.game)
)


def seats_of(connection: Connection, games: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    """The seats of each game."""
    wanted = {"games": games}
    if connection.dialect.name == "sqlite":
        joined = connection.execute(_JOINED_SEATS, wanted).all()
        return {game: tuple(_seat(*row) for row in sorted(_decode_seats(text))) for game, text in joined}
    found: dict[str, tuple[Seat, ...]] = {}
    for game, *row in connection.execute(_SEATS, wanted):
        found[game] = (*found.get(game, ()), _seat(*row))
    return found


def _seat(
    _number: int,
    dynasty: str,
    kind: Any,
    level: str | None,
    name: str,
    person: str | None,
    has_left: int,
    left_turn: int | None,
    is_returning: int,
    has_account: int,
    is_forfeit: int,
) -> Seat:
    return Seat(
        dynasty,
        kind,
        level,
        name,
        None if has_left else person,
        person if has_left else None,
        left_turn,
        bool(is_returning),
        bool(has_account),
        bool(is_forfeit),
    )


def entries_of(connection: Connection, games: Sequence[str]) -> dict[str, Entries]:
    """The entries of each game that has any."""
    wanted = {"games": games}
    found: dict[str, list[tuple[int, int, bool, str]]] = {}
    if connection.dialect.name != "sqlite":
        for game, *row in connection.execute(_ENTRIES, wanted):
            found.setdefault(game, []).append((row[0], row[1], row[2], row[3]))
    else:
        for game, joined in connection.execute(_JOINED_ENTRIES, wanted).all():
            lines = [line.split(" ", 3) for line in joined.splitlines()]
            found[game] = [
                (int(number), int(seat), by_bot == "1", text) for number, seat, by_bot, text in lines
            ]
            found[game].sort()
    return {
        game: ([(seat, text) for _, seat, _, text in each], frozenset(row[0] for row in each if row[2]))
        for game, each in found.items()
    }


# Checkpoints


_CHECKPOINTS = select(CHECKPOINTS).where(CHECKPOINTS.c.game.in_(_OF_GAMES))


def _upsert(into: sqlite.Insert | postgresql.Insert) -> sqlite.Insert | postgresql.Insert:
    values = {name: into.excluded[name] for name in ("number", "ply", "turn", "position")}
    return into.on_conflict_do_update(index_elements=[CHECKPOINTS.c.game], set_=values)


_STORE_CHECKPOINT = {
    "sqlite": BulkStatement(_upsert(sqlite.insert(CHECKPOINTS))),
    "postgresql": BulkStatement(_upsert(postgresql.insert(CHECKPOINTS))),
}


def store_checkpoints(connection: Connection, moments: Iterable[tuple[str, Moment | None]]) -> None:
    """Store the last moment of each game; None leaves its checkpoint."""
    added = {game: _checkpoint_row(game, moment) for game, moment in moments if moment is not None}
    if added:
        _STORE_CHECKPOINT[connection.dialect.name].execute(connection, list(added.values()))


def _checkpoint_row(game: str, moment: Moment) -> dict[str, Any]:
    made = StoredCheckpoint.of(moment)
    return {
        "game": game,
        "number": made.number,
        "ply": made.ply,
        "turn": made.turn,
        "position": made.position,
    }


def checkpoints_of(connection: Connection, games: Sequence[str]) -> dict[str, StoredCheckpoint]:
    """The checkpoint of each game that has one."""
    return {
        row.game: StoredCheckpoint(row.number, row.ply, row.turn, row.position)
        for row in connection.execute(_CHECKPOINTS, {"games": games})
    }
