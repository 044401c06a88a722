"""Revolts (R8) and wars (R9) with both their sides: leaders, supporters, and what a defeat costs."""

from collections.abc import Iterator
from dataclasses import dataclass

from shedu.engine.events import ConflictKind
from shedu.engine.kernel.bb import popcount
from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.codes import (
    COMMIT,
    COMMIT_MOVES,
    GAIN_EVENT,
    LAST_TREASURES,
    NOBODY,
    REMOVED_EVENT,
    TREASURE,
    TREASURE_EVENT,
    WAR,
    WAR_MOVES,
    WON_EVENT,
)
from shedu.engine.kernel.conflicts import supporter_mask, temple_mask
from shedu.engine.kernel.playout import legal, play
from shedu.engine.kernel.state import State, restored
from shedu.engine.moves import MOVES, LeaveTreasure
from shedu.engine.pieces import SPACES, Colour, Space, spaces_of

_QUIET = Log(False)
_OUTMATCHED = 100  # more than any side can have


@dataclass(frozen=True, slots=True)
class Taking:
    """Treasures that a seat would take: `count` of those on `spaces`."""

    seat: int
    count: int
    spaces: tuple[Space, ...]  # more than `count` if the seat chooses


@dataclass(frozen=True, slots=True)
class Defeat:
    """The consequences for a side that loses a conflict."""

    prize: int  # points that the other side gains
    leaving: tuple[Space, ...]  # tiles that leave the board
    treasures: Taking | None
    ends_game: bool  # with this turn


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a revolt or a war."""

    seat: int
    space: Space  # where its leader stands
    strength: int  # on the board
    supporters: tuple[Space, ...]  # the tiles that count
    committed: int | None  # from hand, once it is known
    defeat: Defeat  # what follows if it loses


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


def attacker_lacks(attack: int, defence: int) -> int:
    """How many more tiles the attacker needs to win, or 0. The defender wins a tie (R8.3, R9.5)."""
    return max(0, defence - attack + 1)


def defender_lacks(attack: int, defence: int) -> int:
    """How many more tiles the defender needs to win, or 0."""
    return max(0, attack - defence)


def conflict_in(state: State) -> Conflict | None:
    """The conflict in which tiles are being committed."""
    if state.conflict < 0:
        return None
    place = state.snapshot().place
    is_war = state.unification >= 0

    def side(seat: int, strength: int, committed: int | None) -> Side:
        leader = seat * 4 + state.conflict
        supporters = supporter_mask(state, leader) if is_war else temple_mask(state, leader)
        defeat = _defeat_of(state, seat)
        return Side(seat, SPACES[place[leader]], strength, spaces_of(supporters), committed, defeat)

    known = state.committed if state.decision == COMMIT and state.seat == state.defender else None
    return Conflict(
        "war" if is_war else "revolt",
        Colour(state.conflict),
        side(state.attacker, state.attack, known),
        side(state.defender, state.defence, None),
    )


def _defeat_of(state: State, loser: int) -> Defeat:
    """The consequences if this side loses the open conflict."""
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
    before = popcount(after.snapshot().treasures)
    log = Log(True)
    play(after, COMMIT_MOVES, log)
    rows = log.rows()
    won = next(number for number, row in enumerate(rows) if row[0] == WON_EVENT)
    gained = next(number for number, row in enumerate(rows) if number > won and row[0] == GAIN_EVENT)
    leaving = sorted(SPACES[row[2]] for row in rows[won:gained] if row[0] == REMOVED_EVENT)
    treasures = taken_in(rows) or choice_in(after)
    return Defeat(
        prize=rows[gained][3],
        leaving=tuple(leaving),
        treasures=treasures,
        ends_game=treasures is not None and is_last_taking(before, treasures.count),
    )


def taken_in(rows: list[tuple[int, ...]]) -> Taking | None:
    """The treasures that the first taker takes in the kernel's events."""
    taken = [(row[1], SPACES[row[2]]) for row in rows if row[0] == TREASURE_EVENT]
    if not taken:
        return None
    seat = taken[0][0]
    spaces = tuple(sorted(space for taker, space in taken if taker == seat))
    return Taking(seat, len(spaces), spaces)


def choice_in(state: State) -> Taking | None:
    """The treasures that the deciding seat takes, if the open decision is about them."""
    if state.decision != TREASURE:
        return None
    offers = Moves()
    legal(state, offers)
    moves = [MOVES[offers[i]] for i in range(len(offers))]
    log = Log(True)
    play(state.copy(), moves[-1].index, log)
    taken = taken_in(log.rows())
    spaces = tuple(move.space for move in moves if isinstance(move, LeaveTreasure))
    return None if taken is None else Taking(taken.seat, taken.count, spaces or taken.spaces)


def is_last_taking(before: int, count: int) -> bool:
    """Whether taking so many treasures of those on the board ends the game with this turn (R13.2)."""
    return before > LAST_TREASURES >= before - count


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
