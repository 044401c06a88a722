"""Revolts (R8) and wars (R9) with both their sides: leaders, supporters, and what a defeat costs."""

from collections.abc import Iterator
from dataclasses import dataclass

from shedu.engine.events import ConflictKind
from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.codes import (
    COMMIT,
    COMMIT_MOVES,
    GAIN_EVENT,
    NOBODY,
    REMOVED_EVENT,
    WAR,
    WAR_MOVES,
    WON_EVENT,
)
from shedu.engine.kernel.conflicts import supporter_mask, temple_mask
from shedu.engine.kernel.playout import legal, play
from shedu.engine.kernel.state import State, restored
from shedu.engine.pieces import SPACES, Colour, Space, spaces_of

_QUIET = Log(False)
_OUTMATCHED = 100  # more than any side can have


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a revolt or a war."""

    seat: int
    space: Space  # where its leader stands
    strength: int  # on the board
    supporters: tuple[Space, ...]  # the tiles that count
    committed: int | None = None  # from hand, once it is known
    prize: int = 0  # points that the other side gains if this one loses,
    leaving: tuple[Space, ...] = ()  # and the tiles that then leave the board


@dataclass(frozen=True, slots=True)
class Conflict:
    """A revolt or a war, with its sides."""

    kind: ConflictKind
    colour: Colour  # of the leaders
    attacker: Side
    defender: Side

    @property
    def tile(self) -> Colour:
        """The colour of tiles that count."""
        return self.colour if self.kind == "war" else Colour.RED


def conflict_in(state: State) -> Conflict | None:
    """The conflict in which tiles are being committed."""
    if state.conflict < 0:
        return None
    place = state.snapshot().place
    is_war = state.unification >= 0

    def side(seat: int, strength: int, committed: int | None) -> Side:
        leader = seat * 4 + state.conflict
        supporters = supporter_mask(state, leader) if is_war else temple_mask(state, leader)
        prize, leaving = _defeat_of(state, seat)
        return Side(seat, SPACES[place[leader]], strength, spaces_of(supporters), committed, prize, leaving)

    known = state.committed if state.decision == COMMIT and state.seat == state.defender else None
    return Conflict(
        "war" if is_war else "revolt",
        Colour(state.conflict),
        side(state.attacker, state.attack, known),
        side(state.defender, state.defence, None),
    )


def _defeat_of(state: State, loser: int) -> tuple[int, tuple[Space, ...]]:
    """What the other side gains if this one loses the open conflict, and which tiles leave."""
    is_attacker = loser == state.attacker
    after = restored(
        state.snapshot()._replace(
            decision=COMMIT,
            seat=state.defender,
            committed=0,
            attack=0 if is_attacker else _OUTMATCHED,
            defence=_OUTMATCHED if is_attacker else 0,
        )
    )
    log = Log(True)
    play(after, COMMIT_MOVES, log)
    rows = log.rows()
    won = next(number for number, row in enumerate(rows) if row[0] == WON_EVENT)
    gained = next(number for number, row in enumerate(rows) if number > won and row[0] == GAIN_EVENT)
    leaving = sorted(SPACES[row[2]] for row in rows[won:gained] if row[0] == REMOVED_EVENT)
    return rows[gained][3], tuple(leaving)


def wars_in(state: State) -> Iterator[Conflict]:
    """The open wars by colour, without the one being fought: to choose from, or waiting behind it."""
    if state.unification < 0:
        return
    fought = state.conflict
    if state.decision != WAR:  # as if the active player were to choose now
        snap = state.snapshot()
        state = restored(snap._replace(decision=WAR, seat=snap.active, conflict=NOBODY))
    found = Moves()
    legal(state, found)
    for move in (found[i] for i in range(len(found))):
        if move - WAR_MOVES == fought:
            continue
        begun = state.copy()
        play(begun, move, _QUIET)
        conflict = conflict_in(begun)
        assert conflict is not None
        yield conflict
