"""Maps tables to messages and requests to tables: the only place where both kinds of type meet."""

from collections.abc import Iterable
from typing import assert_never, cast

from shedu.server.people.chat import ChatLine
from shedu.server.tables.fairness import Shuffle
from shedu.server.tables.roster import Roster
from shedu.server.tables.seats import Absence, Seat, UndoRequest, Visitor
from shedu.server.tables.summary import Summary
from shedu.server.tables.terms import ClockTerms, RealTime, Terms, TurnBased, Wish
from shedu.server.wire import messages as m

# Outward


def place(seat: Seat) -> m.Place:
    return m.Place(
        cast(m.Dynasty, seat.dynasty),
        seat.kind,
        seat.level,
        seat.name,
        seat.person,
        seat.left,
        seat.is_returning,
    )


def terms(terms: Terms) -> m.Terms:
    return m.Terms(terms.access, terms.spectators, _clock(terms.clock), terms.timeout, terms.level)


def _clock(clock: ClockTerms) -> m.RealTime | m.TurnBased | None:
    match clock:
        case RealTime(budget, increment):
            return m.RealTime(budget, increment)
        case TurnBased(days):
            return m.TurnBased(days)
        case None:
            return None
        case _:
            assert_never(clock)


def game_info(summary: Summary) -> m.GameInfo:
    return m.GameInfo(
        id=summary.id,
        status=summary.status,
        preset=summary.preset,
        options=list(summary.options),
        seats=[place(seat) for seat in summary.seats],
        terms=terms(summary.terms),
        host=summary.host,
        ply=summary.ply,
        turn=summary.turn,
        to_decide=summary.to_decide,
        started=summary.started,
        changed=summary.changed,
        is_over=summary.is_over,
        winners=list(summary.winners),
        is_replay=summary.is_replay,
        deadline=summary.deadline,
    )


def room(
    roster: Roster,
    visitors: Iterable[Visitor],
    undo: UndoRequest | None,
    is_open: bool,
    absence: Absence | None = None,
) -> m.Room:
    """The table and the people around it; `is_open` reveals the shuffle's secret."""
    return m.Room(
        game=roster.game,
        status=roster.status,
        host=roster.host,
        preset=roster.setup.preset,
        options=list(roster.setup.options),
        first=cast(m.Dynasty | None, roster.setup.first),
        places=[place(seat) for seat in roster.seats],
        terms=terms(roster.terms),
        present=[m.Visitor(each.person, each.name, each.is_away) for each in visitors],
        shuffle=None if roster.shuffle is None else shuffle(roster.shuffle, is_open),
        undo=None if undo is None else m.UndoWish(undo.seat, undo.ply, list(undo.agreed)),
        rematch=roster.rematch,
        absent=None if absence is None else m.Absence(absence.seat, round(absence.wait_s, 1)),
    )


def shuffle(shuffle: Shuffle, is_open: bool) -> m.Shuffle:
    """A shuffle; its secret only once nothing is hidden any more."""
    contributions = [
        m.Contribution(dynasty, shuffle.seals[dynasty], shuffle.contributions.get(dynasty))
        for dynasty in m.DYNASTIES
        if dynasty in shuffle.seals
    ]
    secret = shuffle.secret if is_open else None
    return m.Shuffle(shuffle.commitment, contributions, secret, shuffle.opening is not None, shuffle.version)


def said(line: ChatLine) -> m.Said:
    return m.Said(line.number, line.person, line.name, line.text, line.at)


# Inward


def wish(request: m.NewGame) -> Wish:
    return Wish(
        seats=[Seat(seat.dynasty, seat.kind, seat.level, seat.name) for seat in request.seats],
        preset=request.preset,
        options=request.options,
        first=request.first,
        seed=request.seed,
        terms=requested_terms(request.terms),
        seal=request.seal,
    )


def requested_terms(terms: m.Terms) -> Terms:
    clock: ClockTerms
    match terms.clock:
        case m.RealTime(budget, increment):
            clock = RealTime(budget, increment)
        case m.TurnBased(days):
            clock = TurnBased(days)
        case None:
            clock = None
        case _:
            assert_never(terms.clock)
    return Terms(terms.access, terms.spectators, clock, terms.timeout, terms.level)
