"""Revolts and wars with both their sides on the board: who stands where, and what supports him."""

from collections.abc import Iterator
from dataclasses import dataclass

from shedu.engine.kernel.bb import bit, dilate, flood
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
from shedu.engine.kernel.kingdoms import linked_mask
from shedu.engine.kernel.playout import legal, play
from shedu.engine.kernel.state import State, restored
from shedu.engine.pieces import SPACES, Colour, Space, spaces_of
from shedu.engine.sight import Sight

_QUIET = Log(False)
_OUTMATCHED = 100  # more than anybody can have


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a revolt or a war."""

    seat: int
    space: Space  # where its leader stands
    strength: int  # on the board
    supporters: tuple[Space, ...]  # the tiles that make it
    committed: int | None = None  # from hand, once it is known
    prize: int = 0  # points that the other side gains if this one loses,
    leaving: tuple[Space, ...] = ()  # and the tiles that then leave the board


@dataclass(frozen=True, slots=True)
class Contest:
    """A revolt or a war, with its sides."""

    kind: str  # "revolt" or "war"
    colour: Colour  # of the leaders
    attacker: Side
    defender: Side

    @property
    def tile(self) -> Colour:
        """The colour of tiles that count."""
        return self.colour if self.kind == "war" else Colour.RED


def open_contest(sight: Sight) -> Contest | None:
    """The conflict in which tiles are being committed."""
    return contest_in(sight._state)


def open_wars(sight: Sight) -> tuple[Contest, ...]:
    """The wars to choose from, or those that wait behind the one being fought."""
    return tuple(wars_in(sight._state))


def contest_in(state: State) -> Contest | None:
    """The conflict that is open in a position of the kernel."""
    if state.conflict < 0:
        return None
    snap = state.snapshot()
    is_war = state.unification >= 0
    linked = linked_mask(state) & ~bit(state.unification) if is_war else 0  # R9.4
    tiles = snap.tiles[state.conflict if is_war else Colour.RED]

    def side(seat: int, strength: int, committed: int | None) -> Side:
        cell = snap.place[seat * 4 + state.conflict]
        reach = flood(bit(cell), linked) if is_war else dilate(bit(cell))  # R8.2
        prize, leaving = _defeat_of(state, seat)
        return Side(seat, SPACES[cell], strength, spaces_of(reach & tiles), committed, prize, leaving)

    known = state.committed if state.decision == COMMIT and state.seat == state.defender else None
    return Contest(
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


def wars_in(state: State) -> Iterator[Contest]:
    """Each war that is open in a position of the kernel but for the one being fought, by colour."""
    if state.unification < 0:
        return
    fought = state.conflict
    if state.decision != WAR:  # see it as if the active player were to choose now
        snap = state.snapshot()
        state = restored(snap._replace(decision=WAR, seat=snap.active, conflict=NOBODY))
    found = Moves()
    legal(state, found)
    for move in (found[i] for i in range(len(found))):
        if move - WAR_MOVES == fought:
            continue
        begun = state.copy()
        play(begun, move, _QUIET)
        contest = contest_in(begun)
        assert contest is not None
        yield contest
