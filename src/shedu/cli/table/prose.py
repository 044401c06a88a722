"""Events and decisions in words."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from shedu.engine.events import (
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
    TileRemoved,
    TreasureTaken,
    United,
)
from shedu.engine.moves import (
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
from shedu.engine.pieces import WRITTEN_ORDER, Colour
from shedu.engine.refusals import ASKED
from shedu.engine.sight import Conflict, Kind, Sight
from shedu.engine.view import View

ENDINGS = {
    "bag": "the bag is empty and somebody had to draw",
    "treasures": "no more than two treasures are left on the board",
}
_NUMBERS = ("no", "one", "two")
_WHY_BACK = {"temple": " for want of a temple", "revolt": "", "war": ""}
_SOURCES = {"monument": " from a monument", "wonder": " from the wonder"}


def list_words(words: Sequence[str], link: str = "and") -> str:
    """`F4, F5 and F6`"""
    return f" {link} ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def count_words(count: int, thing: str) -> str:
    """`no temples`, `1 temple`, `2 temples`"""
    return f"{count or 'no'} {thing}{'' if count == 1 else 's'}"


def tiles_words(tiles: Counts) -> str:
    """`2 temples and 1 farm`"""
    return list_words([count_words(tiles[c], c.tile) for c in WRITTEN_ORDER if tiles[c]])


def narrate(players: Sequence[str], events: Iterable[Event], past: Iterable[Event] = ()) -> list[str]:
    """Events in short lines, each decision with what it led to; the past tells which conflict is fought."""
    narrator = _Narrator(players)
    for event in past:
        if isinstance(event, ConflictBegan):
            narrator.enter(event)
    lines: list[list[str]] = []
    for kind, group in groupby(events, key=_alike):
        if words := narrator.words(list(group)):
            if kind[0] in _OPENERS or not lines:
                lines.append([])
            lines[-1].append(words)
    return ["; ".join(line) for line in lines]


class _Narrator:
    """Finds words for events, knowing who plays and which tiles count in the conflict."""

    def __init__(self, players: Sequence[str]) -> None:
        self._names = [name.capitalize() for name in players]
        self._tile = "tile"

    def enter(self, conflict: ConflictBegan) -> None:
        """From now on, commits are to this conflict."""
        self._tile = (conflict.colour if conflict.kind == "war" else Colour.RED).tile

    def words(self, events: list[Event]) -> str:
        """Events that are told together; nothing for what goes without saying, like the others' draws."""
        names = self._names
        match events[0]:
            case Moved(seat, move):
                return f"{names[seat]} {self._deed(move)}"
            case Gained(seat, colour, amount, source):
                return f"{names[seat]} gains {amount} {colour}{_SOURCES.get(source, '')}"
            case United(space):
                return f"two kingdoms unite on {space}"
            case ConflictBegan(kind, colour, attacker, attack, defender, defence) as conflict:
                self.enter(conflict)
                sides = f"{names[attacker]} attacks with {attack}, {names[defender]} defends with {defence}"
                return f"{conflict_name(kind, colour)}: {sides}"
            case ConflictWon(winner, attack, defence):
                high, low = max(attack, defence), min(attack, defence)
                return f"{names[winner]} wins {high} to {low}"
            case LeaderReturned(seat, colour, _, cause):
                return f"{names[seat]}'s {colour.leader} goes back{_WHY_BACK[cause]}"
            case TileRemoved(colour):
                spaces = [str(event.space) for event in events if isinstance(event, TileRemoved)]
                verb = "leaves" if len(spaces) == 1 else "leave"
                return f"{count_words(len(spaces), colour.tile)} {verb} the board ({' '.join(spaces)})"
            case BuildingReturned(colour):
                return f"the {colour.building} goes back beside the board"
            case TreasureTaken(seat):
                spaces = [str(event.space) for event in events if isinstance(event, TreasureTaken)]
                things = "the treasure" if len(spaces) == 1 else "the treasures"
                return f"{names[seat]} takes {things} of {list_words(spaces)}"
            case Drew(seat, _, tiles) if tiles is not None:
                return f"{names[seat]} draws {tiles_words(tiles)}"
            case GameEnded(why):
                return f"The game is over: {ENDINGS[why]}"
        return ""

    def _deed(self, move: Move | HiddenSwap) -> str:
        match move:
            case PlaceTile(colour, space):
                return f"places a {colour.tile} on {space}"
            case PositionLeader(colour, space):
                return f"positions the {colour.leader} on {space}"
            case WithdrawLeader(colour):
                return f"withdraws the {colour.leader}"
            case PlayCatastrophe(space):
                return f"plays a catastrophe on {space}"
            case Swap(tiles):
                return f"swaps {tiles_words(tiles)}"
            case HiddenSwap(count):
                return f"swaps {count_words(count, 'tile')}"
            case Pass():
                return "ends the turn"
            case FightWar(colour):
                return f"lets the {colour.leader}s fight next"
            case Commit(count):
                return f"commits {count_words(count, self._tile)}"
            case PlaceBuilding(colour, space):
                return f"puts the {colour.building} on {space}"
            case BuildMonument(monument, space):
                return f"builds the {monument} monument on {space}"
            case ErectWonder(space):
                return f"erects the wonder around {space}"
            case Decline():
                return "declines"
            case LeaveTreasure(space):
                return f"leaves the treasure on {space}"
            case ScoreWonder(colour):
                return f"asks the wonder for {colour}"
        raise TypeError(f"not a move: {move!r}")


_OPENERS = (Moved, ConflictBegan, Drew, GameEnded)


def _alike(event: Event) -> tuple[object, ...]:
    """What events that are told together have in common."""
    match event:
        case TileRemoved(colour, _, cause):
            return (TileRemoved, colour, cause)
        case TreasureTaken(seat):
            return (TreasureTaken, seat)
    return (type(event), id(event))


def conflict_name(kind: str, colour: Colour) -> str:
    """`Revolt of the kings`, `War of the traders`"""
    return f"{kind.capitalize()} of the {colour.leader}s"


def decision_words(sight: Sight) -> str:
    """Whose decision is open and for what, as somebody who looks on says it."""
    decision = sight.decision
    if decision is None:
        return "The game is over"
    said = f"{sight.players[decision.seat].capitalize()} is to {ASKED[decision.kind][0]}"
    if decision.kind == Kind.ACTION:
        return f"{said}: {_actions_words(sight)}"
    if (conflict := sight.conflict) is not None:
        return f"{said}. {conflict_name(conflict.kind, conflict.colour)}: {_sides_words(sight, conflict)}"
    return said


def _actions_words(sight: Sight) -> str:
    left = sight.actions_left
    return f"{_NUMBERS[left]} action{'' if left == 1 else 's'} left"


def _sides_words(sight: Sight, conflict: Conflict) -> str:
    attacker, defender = (sight.players[seat].capitalize() for seat in (conflict.attacker, conflict.defender))
    added = f" and {conflict.committed} committed" if conflict.committed else ""
    return f"{attacker} attacks with {conflict.attack}{added}, {defender} defends with {conflict.defence}"


def question(view: View) -> str:
    """What the viewer is asked, in one sentence; the decision must be his."""
    decision = view.decision
    if decision is None or decision.seat != view.seat:
        raise ValueError("nothing is asked of this seat")
    moves = list(view.legal_moves())
    match decision.kind:
        case Kind.ACTION:
            return f"{view.players[decision.seat].capitalize()}: {_actions_words(view)}"
        case Kind.WAR:
            wars = [move.colour.leader for move in moves if isinstance(move, FightWar)]
            return f"Which war is fought next, that of the {list_words([f'{war}s' for war in wars], 'or')}?"
        case Kind.COMMIT:
            return _commit_question(view, [move.count for move in moves if isinstance(move, Commit)])
        case Kind.BUILDING:
            return f"Place the building, or decline? {_choices(moves)}"
        case Kind.MONUMENT:
            return f"Build, or decline? {_choices(moves)}"
        case Kind.TREASURE:
            verb = "may take" if Decline() in moves else "take"
            return f"You {verb} all treasures of the kingdom but one. Which one stays? {_choices(moves)}"
        case Kind.WONDER_POINT:
            return f"The wonder gives you a point. In which colour? {_choices(moves)}"


def _choices(moves: Sequence[Move]) -> str:
    return list_words([str(move) for move in moves], "or")


def _commit_question(view: View, counts: Sequence[int]) -> str:
    conflict = view.conflict
    if conflict is None:
        raise ValueError("there is no conflict")
    is_attacker = conflict.attacker == view.seat
    mine, his = (conflict.attack, conflict.defence) if is_attacker else (conflict.defence, conflict.attack)
    added = f"+{conflict.committed}" if conflict.committed else ""
    verb = "Attack with" if is_attacker else "Defend"
    return (
        f"{verb} your {conflict.colour.leader}: {mine} against {his}{added}, {_may_commit(conflict, counts)}"
    )


def _may_commit(conflict: Conflict, counts: Sequence[int]) -> str:
    tile = conflict.tile.tile
    if max(counts) == 0:
        return f"you can commit no {tile}s"
    if len(counts) == max(counts) + 1:
        return f"you may commit up to {count_words(max(counts), tile)}"
    allowed = list_words([str(count) for count in counts], "or")  # R10
    return f"you may commit {allowed} {tile}s"
