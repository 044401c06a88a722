"""The themes of a puzzle, from the events of its solution and the moves of other seats without it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shedu.engine.events import ConflictBegan, ConflictKind, Event, Gained, GameEnded, Moved, TreasureTaken
from shedu.engine.moves import (
    BuildMonument,
    Commit,
    ErectWonder,
    Move,
    PlayCatastrophe,
    PositionLeader,
    parse_move,
)
from shedu.engine.pieces import LAST_TREASURES
from shedu.engine.position import Position
from shedu.engine.sight import Kind, kernel_state
from shedu.engine.view import View
from shedu.locales import Phrase
from shedu.players.advice.outlook import look_ahead
from shedu.players.advice.reasons import reason
from shedu.players.bots.skilled import Skilled
from shedu.study.puzzles.puzzle import THEMES
from shedu.study.puzzles.search import Searcher, dealt_for

DEALS = 12
SAVED = 0.3  # leaders, on average over the deals, that the second best move loses and the solution does not
ENDED = 0.25  # the share of deals in which the game ends before the next turn of the seat
NEARLY_LAST = 2  # treasures that may be left above the number that ends the game


def themes_of(view: View, solution: str, second: str, searcher: Searcher) -> tuple[str, ...]:
    """The themes of a decision, in their usual order; at least one."""
    found = set(_themes(view, parse_move(solution), parse_move(second), searcher))
    return tuple(theme for theme in THEMES if theme in found) or ("quiet",)


def _themes(view: View, move: Move, second: Move, searcher: Searcher) -> Iterator[str]:
    outlook = look_ahead(view, move, Skilled())
    events, conflict = outlook.events, view.conflict
    assert view.seat is not None
    kinds = _conflicts(view, events)
    yield from kinds
    if any(_is_structure(event, view.seat) for event in events):
        yield "monument"
    if any(isinstance(event, TreasureTaken) and event.seat == view.seat for event in events):
        yield "treasure"
    is_defender = isinstance(move, Commit) and conflict is not None and conflict.defender.seat == view.seat
    if is_defender or _denies(reason(outlook)) or saves(view, move, second, searcher) >= SAVED:
        yield "defence"
    if _serves_lowest(view, move, events):
        yield "lowest"
    if _is_near_the_end(view, events) or ends(view, move, searcher) >= ENDED:
        yield "end"
    if isinstance(move, PositionLeader) and not kinds:
        yield "leader"
    if isinstance(move, PlayCatastrophe):
        yield "catastrophe"


def _conflicts(view: View, events: Iterable[Event]) -> set[ConflictKind]:
    """The kinds of the conflicts that the decision is part of or sets off."""
    kinds = {event.kind for event in events if isinstance(event, ConflictBegan)}
    if view.conflict is not None:
        kinds.add(view.conflict.kind)
    if view.decision is not None and view.decision.kind == Kind.WAR:
        kinds.add("war")
    return kinds


def _is_near_the_end(view: View, events: Iterable[Event]) -> bool:
    treasures = view.snapshot.treasures.bit_count()
    return treasures <= LAST_TREASURES + NEARLY_LAST or any(isinstance(event, GameEnded) for event in events)


def _is_structure(event: Event, seat: int) -> bool:
    return (
        isinstance(event, Moved)
        and event.seat == seat
        and isinstance(event.move, BuildMonument | ErectWonder)
    )


def _denies(phrases: tuple[Phrase, ...]) -> bool:
    """Whether a reason for the move is what it prevents."""
    return any(phrase.name.startswith(("advice-stops-", "advice-out-of-reach")) for phrase in phrases)


def _serves_lowest(view: View, move: Move, events: list[Event]) -> bool:
    """Whether the move brings points of the only lowest colour, or its leader."""
    assert view.seat is not None
    points = view.points(view.seat)
    if points is None or list(points).count(min(points)) > 1:
        return False
    lowest = list(points).index(min(points))
    if isinstance(move, PositionLeader):
        return move.colour == lowest
    return any(isinstance(e, Gained) and e.seat == view.seat and e.colour == lowest for e in events)


def saves(view: View, move: Move, second: Move, searcher: Searcher) -> float:
    """How many more leaders are lost with the second best move before the next turn, in a deal."""
    lost = [_lost(view, each, searcher) for each in (move, second)]
    return lost[1] - lost[0]


def _lost(view: View, move: Move, searcher: Searcher) -> float:
    assert view.seat is not None
    count = 0
    for after in _played_on(view, move, searcher):
        for leader in view.leaders():
            is_own = leader.seat == view.seat
            count += is_own and after.leader_of(view.seat, leader.colour) is None
    return count / DEALS


def ends(view: View, move: Move, searcher: Searcher) -> float:
    """The share of deals in which the game is over before the seat's next turn."""
    return sum(after.is_over for after in _played_on(view, move, searcher)) / DEALS


def _played_on(view: View, move: Move, searcher: Searcher) -> Iterator[Position]:
    assert view.seat is not None
    answers = searcher.bot.answers_for(view)
    for number in range(DEALS):
        deal = dealt_for(view, 1, number)
        answers.simulate(kernel_state(deal), move.index, view.seat, len(view.players))
        yield deal
