"""The narrator: events, moves and decisions as phrases.

The terminal says them; the server sends them to the browser (`server/wire/log.py`), which says them in its
language.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, assert_never, cast

from shedu.engine.events import (
    AnyEvent,
    BuildingReturned,
    ConflictBegan,
    ConflictWon,
    Drew,
    Event,
    Gained,
    GameEnded,
    HiddenSwap,
    LeaderReturned,
    Moved,
    ResultKnown,
    TileRemoved,
    TreasureTaken,
    TurnBegan,
    United,
)
from shedu.engine.moves import (
    AnyMove,
    BuildMonument,
    Commit,
    Counts,
    Decline,
    ErectWonder,
    FightWar,
    LeaveTreasure,
    Move,
    Pass,
    PlaceBuilding,
    PlaceTile,
    PlayCatastrophe,
    PositionLeader,
    ScoreWonder,
    Swap,
    WithdrawLeader,
)
from shedu.engine.pieces import WRITTEN_ORDER
from shedu.engine.sight import Kind, Sight
from shedu.engine.view import View
from shedu.locales import Phrase


class Decided(Protocol):
    """A decision that was made."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def turn(self) -> int: ...  # after it


class Step(Decided, Protocol):
    """A decision and what it led to, as one viewer sees it."""

    @property
    def events(self) -> Sequence[Event]: ...


@dataclass
class Line:
    """A line of the log. The phrase has no subject; `seat` is its subject, if it has one."""

    phrase: Phrase
    seat: int | None
    gains: list[Gained] = field(default_factory=list)  # points that are shown at the end of the line
    is_heading: bool = False  # of a turn

    def said(self, players: Sequence[str]) -> list[Phrase]:
        """The line as sentences with their subjects, gains included."""
        text = self.phrase
        if self.seat is not None:
            text = Phrase("log-said", {"dynasty": players[self.seat], "text": text})
        return [text, *(_gain_phrase(gain, players) for gain in self.gains)]


def narrate(players: Sequence[str], steps: Iterable[Step]) -> list[Line]:
    """The log of these decisions, without headings."""
    return [
        line for step in steps for line in narrate_step(players, step, step.events) if not line.is_heading
    ]


def narrate_step(players: Sequence[str], step: Decided, events: Iterable[Event]) -> list[Line]:
    """The lines of a decision; removed tiles of a kind share a line, and gains join their cause.

    `events` are those of the decision, as the reader of the log sees them.
    """
    lines: list[Line] = []
    for event in events:
        line = _line(cast(AnyEvent, event), step, players)
        if line is not None and not _joins(line, cast(AnyEvent, event), lines):
            lines.append(line)
    return lines


def _line(event: AnyEvent, step: Decided, players: Sequence[str]) -> Line | None:
    """An event as a line of its own; None for what the log leaves out."""
    match event:
        case Moved(seat, move):
            return Line(move_phrase(move, step.kind), seat)
        case Drew(seat, count, tiles):
            return (
                Line(Phrase("log-draw-own", {"tiles": tiles_list(tiles)}), seat) if count and tiles else None
            )
        case TurnBegan(seat):
            heading = Phrase("log-turn", {"turn": step.turn, "dynasty": players[seat]})
            return Line(heading, seat, is_heading=True)
        case Gained(seat, colour, amount, source):
            if source in ("monument", "wonder"):
                name = "log-income-monument" if source == "monument" else "log-income-wonder"
                return Line(Phrase(name), seat, [event])
            return Line(Phrase("log-gain", {"count": amount, "colour": str(colour)}), seat)
        case United(space):
            return Line(Phrase("log-unites", {"space": str(space)}), step.seat)
        case ConflictBegan():
            return Line(_conflict_phrase(event, players), event.attacker)
        case ConflictWon(winner, attack, defence):
            high, low = max(attack, defence), min(attack, defence)
            if attack > defence:
                return Line(Phrase("log-won", {"high": high, "low": low}), winner)
            return Line(Phrase("log-held", {"high": high, "low": low}), winner)
        case LeaderReturned(seat, colour, space, cause):
            about = {"colour": str(colour), "space": str(space), "cause": str(cause)}
            return Line(Phrase("log-back", {**about}), seat)
        case TileRemoved(colour, space):
            return Line(_removed_phrase(str(colour), [str(space)]), None)
        case BuildingReturned(colour, space):
            return Line(Phrase("log-building-back", {"colour": str(colour), "space": str(space)}), None)
        case TreasureTaken(seat, space):
            return Line(Phrase("log-treasure", {"space": str(space)}), seat)
        case GameEnded(why):
            return Line(Phrase("log-over", {"why": str(why)}), None)
        case ResultKnown():
            return None  # the ranking is laid out apart from the lines
        case _:
            assert_never(event)


def _joins(line: Line, event: AnyEvent, lines: list[Line]) -> bool:
    """Whether an event was added to an earlier line instead."""
    last = lines[-1] if lines else None
    if last is None:
        return False
    if isinstance(event, TileRemoved):
        return _join_removed(line, last)
    if not isinstance(event, Gained):
        return False
    if event.source in ("monument", "wonder"):
        is_same = (last.phrase, last.seat) == (line.phrase, line.seat)
        if is_same:
            last.gains.append(event)
        return is_same
    cause = last
    if event.source != "tile":  # points of a conflict belong to the line that says who won it
        cause = next((each for each in reversed(lines) if each.phrase.name in ("log-won", "log-held")), last)
    cause.gains.append(event)
    return True


def _join_removed(line: Line, last: Line) -> bool:
    colour = line.phrase.about["colour"]
    if last.phrase.name != "log-removed" or last.phrase.about["colour"] != colour:
        return False
    spaces = [*_spaces(last.phrase), *_spaces(line.phrase)]
    last.phrase = _removed_phrase(str(colour), spaces)
    return True


def _spaces(phrase: Phrase) -> list[str]:
    spaces = phrase.about["spaces"]
    assert isinstance(spaces, list)
    return [str(space) for space in spaces]


def _removed_phrase(colour: str, spaces: list[str]) -> Phrase:
    return Phrase("log-removed", {"colour": colour, "spaces": spaces, "count": len(spaces)})


def _gain_phrase(gain: Gained, players: Sequence[str]) -> Phrase:
    about = {"dynasty": players[gain.seat], "colour": str(gain.colour)}
    return Phrase("log-gain-said", {**about, "count": gain.amount})


def _conflict_phrase(event: ConflictBegan, players: Sequence[str]) -> Phrase:
    name = "log-war" if event.kind == "war" else "log-revolt"
    strengths = {"attack": event.attack, "defence": event.defence}
    return Phrase(name, {"colour": str(event.colour), **strengths, "other": players[event.defender]})


def tiles_list(tiles: Counts) -> list[Phrase]:
    """Tiles by kind, to be listed in a phrase: 2 temples and 1 farm."""
    return [
        Phrase("tiles-count", {"colour": str(colour), "count": tiles[colour]})
        for colour in WRITTEN_ORDER
        if tiles[colour]
    ]


def move_phrase(move: Move | HiddenSwap, kind: Kind = Kind.ACTION) -> Phrase:
    """A move as the log names it: `temple on J6`; `kind` is the decision that it answers."""
    move = cast(AnyMove | HiddenSwap, move)
    match move:
        case PlaceTile(colour, space):
            return Phrase("log-tile", {"colour": str(colour), "space": str(space)})
        case PositionLeader(colour, space):
            return Phrase("log-leader", {"colour": str(colour), "space": str(space)})
        case WithdrawLeader(colour):
            return Phrase("log-leader-off", {"colour": str(colour)})
        case PlayCatastrophe(space):
            return Phrase("log-catastrophe", {"space": str(space)})
        case Swap(tiles):
            return Phrase("log-swap-own", {"tiles": tiles_list(tiles)})
        case HiddenSwap(count):
            return Phrase("log-swap", {"count": count})
        case Pass():
            return Phrase("log-pass")
        case FightWar(colour):
            return Phrase("log-war-choice", {"colour": str(colour)})
        case Commit(count):
            return Phrase("log-commit", {"count": count})
        case PlaceBuilding(colour, space):
            return Phrase("log-building", {"colour": str(colour), "space": str(space)})
        case BuildMonument(monument, space):
            return Phrase("log-monument", {"monument": str(monument), "space": str(space)})
        case ErectWonder(space):
            return Phrase("log-wonder", {"space": str(space)})
        case Decline():
            return Phrase("log-decline", {"kind": str(kind)})
        case LeaveTreasure(space):
            return Phrase("log-leave", {"space": str(space)})
        case ScoreWonder(colour):
            return Phrase("log-score", {"colour": str(colour)})
        case _:
            assert_never(move)


# Decisions


def decision_phrases(sight: Sight) -> list[Phrase]:
    """The open decision as a spectator reads it, with the strengths of the conflict that it is part of."""
    decision = sight.decision
    if decision is None:
        return [Phrase("prompt-over")]
    dynasty = sight.players[decision.seat]
    if decision.kind == Kind.ACTION:
        return [Phrase("prompt-action", {"dynasty": dynasty, "count": sight.actions_left})]
    phrases = [Phrase("prompt-wait-kind", {"dynasty": dynasty, "kind": str(decision.kind)})]
    conflict = sight.conflict
    if conflict is not None:
        attacker, defender = conflict.attacker, conflict.defender
        sides = (attacker.seat, attacker.strength, defender.seat, defender.strength)
        began = ConflictBegan(conflict.kind, conflict.colour, *sides)
        phrases += Line(_conflict_phrase(began, sight.players), attacker.seat).said(sight.players)
    return phrases


def question_phrases(view: View) -> list[Phrase]:
    """The question to the deciding viewer, as the browser asks it (`web/src/game/prompt.ts`)."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        raise ValueError("The open decision is not the viewer's.")
    moves = list(view.legal_moves())
    kind = decision.kind
    match kind:
        case Kind.ACTION:
            dynasty = view.players[decision.seat]
            return [Phrase("prompt-action", {"dynasty": dynasty, "count": view.actions_left})]
        case Kind.WAR:
            return [Phrase("prompt-war")]
        case Kind.COMMIT:
            return _commit_question(view, max(move.count for move in moves if isinstance(move, Commit)))
        case Kind.BUILDING:
            colour = next(move.colour for move in moves if isinstance(move, PlaceBuilding))
            return [Phrase("prompt-building", {"colour": str(colour)})]
        case Kind.MONUMENT:
            if not any(isinstance(move, ErectWonder) for move in moves):
                return [Phrase("prompt-monument")]
            has_monument = any(isinstance(move, BuildMonument) for move in moves)
            return [Phrase("prompt-monument-or-wonder" if has_monument else "prompt-wonder")]
        case Kind.TREASURE:
            return [Phrase("prompt-treasure")]
        case Kind.WONDER_POINT:
            return [Phrase("prompt-wonder-point")]
        case _:
            assert_never(kind)


def _commit_question(view: View, most: int) -> list[Phrase]:
    conflict = view.conflict
    assert conflict is not None
    attacker, defender = conflict.attacker, conflict.defender
    is_attacker = attacker.seat == view.seat
    mine, theirs = (attacker, defender) if is_attacker else (defender, attacker)
    strengths = {"mine": mine.strength, "theirs": theirs.strength + (theirs.committed or 0)}
    return [
        Phrase(
            "prompt-attack" if is_attacker else "prompt-defend", {"colour": str(conflict.colour), **strengths}
        ),
        Phrase("prompt-commit-up-to", {"count": most, "colour": str(conflict.tile)}),
    ]
