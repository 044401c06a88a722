"""Statements that make the text of a position exact: what was seen, and the decision inside an action.

A position that was written by hand omits them: nothing was seen then, and the turn's action is open.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from shedu.engine.errors import TextError
from shedu.engine.events import ENDINGS, ConflictKind, Ending
from shedu.engine.kernel.buffers import Log, Moves
from shedu.engine.kernel.codes import (
    ACTION,
    CELLS,
    COMMIT,
    LEADER_MOVES,
    MAY_CLAIM,
    NOBODY,
    NOWHERE,
    OVER,
    TREASURE,
    WAR,
    WAR_MOVES,
    WONDER_POINT,
)
from shedu.engine.kernel.playout import legal, play
from shedu.engine.kernel.snapshot import Snapshot
from shedu.engine.kernel.state import restored
from shedu.engine.moves import Counts, format_tiles, parse_tiles
from shedu.engine.pieces import COLOURS, LEADERS, SPACES, TILES, Colour, Space, parse_space, spaces_of
from shedu.engine.sight import KINDS, Kind

NOTHING: Counts = (0, 0, 0, 0)
_QUIET = Log(False)
_ENDINGS = {ending: code for code, ending in ENDINGS.items()}
_CONFLICT_FORM = "war trader attacker lion 1 defender pot 2"


@dataclass(frozen=True)
class OpenConflict:
    """The statement `war …` or `revolt …`, written as the event."""

    kind: ConflictKind
    colour: Colour
    attacker: str
    attack: int
    defender: str
    defence: int


@dataclass(frozen=True)
class Details:
    """The statements; those that are missing have their defaults."""

    gained: Mapping[str, Counts] = field(default_factory=dict)  # of the points, those gained in public
    taken: Mapping[str, int] = field(default_factory=dict)  # of the treasures, those taken in public
    swapped: Mapping[str, Counts] = field(default_factory=dict)
    removed: Counts | None = None  # tiles that left play or were turned face down in public
    bag_short: bool = False
    decision: tuple[str, Kind] | None = None
    before: tuple[Space, ...] = ()  # what was linked before the action (R12.3)
    placed: tuple[Colour, Space] | None = None
    unification: Space | None = None
    conflict: OpenConflict | None = None
    committed: int = 0
    over: Ending | None = None


def details_of(snap: Snapshot, players: Sequence[str]) -> Details:
    """Everything of a position that the other statements do not say."""
    conflict = None
    if snap.conflict >= 0:
        conflict = OpenConflict(
            "war" if snap.unification >= 0 else "revolt",
            Colour(snap.conflict),
            players[snap.attacker],
            snap.attack,
            players[snap.defender],
            snap.defence,
        )
    points, written = snap.points, snap.written_points
    gained = [_at(tuple(a - b for a, b in zip(points, written, strict=True)), seat) for seat in range(4)]
    is_inside = snap.decision not in (ACTION, OVER)
    return Details(
        gained={name: gained[seat] for seat, name in enumerate(players) if any(gained[seat])},
        taken={
            name: taken
            for seat, name in enumerate(players)
            if (taken := snap.chest[seat] - snap.written_chest[seat])
        },
        swapped={name: tiles for seat, name in enumerate(players) if any(tiles := _at(snap.swapped, seat))},
        removed=_at(snap.spent, 0) if any(snap.spent) else None,
        bag_short=bool(snap.bag_short),
        decision=(players[snap.seat], KINDS[snap.decision]) if is_inside else None,
        before=spaces_of(snap.before),
        placed=(Colour(snap.colour), SPACES[snap.placed]) if snap.placed >= 0 else None,
        unification=SPACES[snap.unification] if snap.unification >= 0 else None,
        conflict=conflict,
        committed=snap.committed,
        over=ENDINGS.get(snap.ended),
    )


def _at(numbers: Sequence[int], seat: int) -> Counts:
    black, red, blue, green = numbers[seat * 4 : seat * 4 + 4]
    return (black, red, blue, green)


# Writing


def format_seat_details(details: Details, name: str) -> Iterator[str]:
    """The lines about a seat."""
    if name in details.gained:
        yield f"gained {name} {format_points(details.gained[name])}"
    if name in details.taken:
        yield f"taken {name} {details.taken[name]}"
    if name in details.swapped:
        yield f"swapped {name} {format_tiles(details.swapped[name])}"


def format_details(details: Details) -> Iterator[str]:
    """The lines about the bag, the open decision and the end."""
    if details.removed is not None:
        yield f"removed {format_tiles(details.removed)}"
    if details.bag_short:
        yield "bag-short"
    if details.before:
        yield f"before {' '.join(map(str, details.before))}"
    if details.placed is not None:
        yield f"placed {details.placed[0].tile} {details.placed[1]}"
    if details.unification is not None:
        yield f"unification {details.unification}"
    if (conflict := details.conflict) is not None:
        sides = (
            f"attacker {conflict.attacker} {conflict.attack} defender {conflict.defender} {conflict.defence}"
        )
        yield f"{conflict.kind} {conflict.colour.leader} {sides}"
    if details.committed:
        yield f"committed {details.committed}"
    if details.decision is not None:
        yield f"decision {details.decision[0]} {details.decision[1]}"
    if details.over is not None:
        yield f"over {details.over}"


# Reading


class DetailsReader:
    """Gathers the statements. `read` returns the key of a statement, or None for an unknown word."""

    STATEMENTS = (
        "gained",
        "taken",
        "swapped",
        "removed",
        "bag-short",
        "before",
        "placed",
        "unification",
        "war",
        "revolt",
        "committed",
        "decision",
        "over",
    )

    def __init__(self, player: Callable[[list[str], str], str]) -> None:
        self._player = player  # checks that the first word is a dynasty of the table
        self.gained: dict[str, Counts] = {}
        self.taken: dict[str, int] = {}
        self.swapped: dict[str, Counts] = {}
        self.removed: Counts | None = None
        self.bag_short = False
        self.decision: tuple[str, Kind] | None = None
        self.before: tuple[Space, ...] = ()
        self.placed: tuple[Colour, Space] | None = None
        self.unification: Space | None = None
        self.conflict: OpenConflict | None = None
        self.committed = 0
        self.over: Ending | None = None

    def details(self) -> Details:
        return Details(
            self.gained,
            self.taken,
            self.swapped,
            self.removed,
            self.bag_short,
            self.decision,
            self.before,
            self.placed,
            self.unification,
            self.conflict,
            self.committed,
            self.over,
        )

    def read(self, word: str, words: list[str]) -> str | None:
        """Parse one statement; ValueError."""
        match word:
            case "gained":
                player = self._player(words, GAINED_FORM)
                self.gained[player] = parse_points(words[1:], GAINED_FORM)
                return f"{word} {player}"
            case "taken":
                player = self._player(words, "taken lion 1")
                self.taken[player] = only_number(words[1:], 99, "taken lion 1")
                return f"{word} {player}"
            case "swapped":
                player = self._player(words, "swapped lion 2t 1f")
                self.swapped[player] = parse_tiles(words[1:])
                return f"{word} {player}"
            case "removed":
                self.removed = parse_tiles(words)
            case "bag-short":
                _expect(not words, "bag-short")
                self.bag_short = True
            case "before":
                self.before = tuple(sorted(map(parse_space, words)))
                _expect(len(set(words)) == len(words) > 0, "before B2 C2 C3, each space once")
            case "placed":
                _expect(len(words) == 2 and words[0] in TILES, "placed temple F5")
                self.placed = (Colour(TILES.index(words[0])), parse_space(words[1]))
            case "unification":
                _expect(len(words) == 1, "unification F5")
                self.unification = parse_space(words[0])
            case "war" | "revolt":
                self.conflict = self._read_conflict(word, words)
                return "conflict"
            case "committed":
                self.committed = only_number(words, 6, "committed 2")
            case "decision":
                player = self._player(words, "decision lion commit")
                _expect(len(words) == 2 and words[1] in list(Kind), f"decision lion {'|'.join(Kind)}")
                self.decision = (player, Kind(words[1]))
            case "over":
                _expect(len(words) == 1 and words[0] in list(Ending), f"over {'|'.join(Ending)}")
                self.over = Ending(words[0])
            case _:
                return None
        return word

    def _read_conflict(self, kind: ConflictKind, words: list[str]) -> OpenConflict:
        is_formed = (
            len(words) == 7 and words[0] in LEADERS and (words[1], words[4]) == ("attacker", "defender")
        )
        _expect(is_formed, _CONFLICT_FORM)
        attacker, defender = (self._player(words[i:], _CONFLICT_FORM) for i in (2, 5))
        attack, defence = (parse_number(words[i], 153) for i in (3, 6))
        return OpenConflict(kind, Colour(LEADERS.index(words[0])), attacker, attack, defender, defence)


def _expect(is_formed: bool, form: str) -> None:
    if not is_formed:
        raise ValueError(f"write {form}")


POINTS_FORM = "points lion black 3 red 0 blue 1 green 2"
GAINED_FORM = POINTS_FORM.replace("points", "gained")


def format_points(points: Counts) -> str:
    """Points as in `black 3 red 0 blue 1 green 2`."""
    return " ".join(f"{colour} {n}" for colour, n in zip(COLOURS, points, strict=True))


def parse_points(words: list[str], form: str = POINTS_FORM) -> Counts:
    """The points in words like `black 3 red 0`; ValueError."""
    pairs = list(zip(words[::2], words[1::2], strict=False))
    points = dict.fromkeys(COLOURS, 0)
    if len(words) % 2 or len(dict(pairs)) != len(pairs) or not set(dict(pairs)) <= set(COLOURS):
        raise ValueError(f"write {form}")
    points |= {colour: parse_number(number, 999) for colour, number in pairs}
    black, red, blue, green = points.values()
    return (black, red, blue, green)


def parse_number(text: str, limit: int) -> int:
    """A whole number up to the limit; ValueError."""
    if not (text.isascii() and text.isdigit()) or len(text) > 20 or int(text) > limit:
        raise ValueError(f"{text!r} is not a whole number from 0 to {limit}")
    return int(text)


def only_number(words: list[str], limit: int, form: str) -> int:
    """The number that is the only word; ValueError."""
    _expect(len(words) == 1, form)
    return parse_number(words[0], limit)


# From statements to a position


def with_holdings(
    snap: Snapshot, details: Details, players: Sequence[str], lines: Mapping[str, int]
) -> Snapshot:
    """The position with what was gained in public, swapped and removed; TextError."""
    written_points, written_chest, swapped = list(snap.points), list(snap.chest), [0] * 16
    for seat, name in enumerate(players):
        for colour, count in enumerate(details.gained.get(name, NOTHING)):
            written_points[seat * 4 + colour] -= count
        written_chest[seat] -= details.taken.get(name, 0)
        swapped[seat * 4 : seat * 4 + 4] = details.swapped.get(name, NOTHING)
        if min(written_points[seat * 4 : seat * 4 + 4]) < 0:
            raise TextError(lines[f"gained {name}"], f"{name} cannot have gained more points than it has")
        if written_chest[seat] < 0:
            raise TextError(lines[f"taken {name}"], f"{name} cannot have taken more treasures than it has")
    return snap._replace(
        written_points=tuple(written_points),
        written_chest=tuple(written_chest),
        swapped=tuple(swapped),
        swaps=tuple(sum(swapped[seat * 4 : seat * 4 + 4]) for seat in range(4)),
        spent=details.removed or NOTHING,
        bag_short=int(details.bag_short),
    )


def with_decision(snap: Snapshot, details: Details, players: Sequence[str]) -> Snapshot:
    """The position with its open decision, or as the end of a game."""
    conflict = details.conflict
    snap = snap._replace(
        before=sum(1 << space for space in details.before),
        placed=NOWHERE if details.placed is None else details.placed[1],
        colour=NOBODY if details.placed is None else details.placed[0],
        unification=NOWHERE if details.unification is None else details.unification,
        committed=details.committed,
    )
    if conflict is not None:
        snap = snap._replace(
            conflict=conflict.colour,
            attacker=players.index(conflict.attacker),
            attack=conflict.attack,
            defender=players.index(conflict.defender),
            defence=conflict.defence,
        )
    if details.over is not None:
        snap = snap._replace(decision=OVER, seat=NOBODY, ended=_ENDINGS[details.over])
    elif details.decision is not None:
        name, kind = details.decision
        snap = snap._replace(decision=KINDS.index(kind), seat=players.index(name))
    return snap


def check_decision(snap: Snapshot, details: Details, lines: Mapping[str, int]) -> None:
    """Raise TextError if the statements about the decision contradict each other; the board is possible."""
    for about, text in _faults(snap, details.conflict):
        raise TextError(_line(lines, about), text)


def _line(lines: Mapping[str, int], about: str) -> int:
    known = [about, "decision", "over", "turn", "conflict", "placed", "grid"]
    return next(lines[key] for key in known if key in lines)


def _faults(snap: Snapshot, conflict: OpenConflict | None) -> Iterator[tuple[str, str]]:
    """Statements that do not fit together: the one to change, and why. `check.py` does the rest."""
    kind = snap.decision
    is_inside = kind not in (ACTION, OVER)
    if kind == ACTION and not 1 <= snap.actions <= 2:
        yield "turn", "write whose turn it is and how many actions are left, 1 or 2: turn lion 2"
    if is_inside and snap.actions == 2:
        yield "turn", "inside an action at most one more is left: write for example `turn lion 1`"
    if kind == WONDER_POINT and snap.actions:
        yield "turn", "the wonder's point comes after the last action: write for example `turn lion 0`"
    if kind not in (COMMIT, TREASURE, OVER) and snap.seat != snap.active:
        yield "decision", "this decision is the active player's"
    for about, value, kinds in (
        ("placed", snap.placed, range(1, WONDER_POINT)),
        ("unification", snap.unification, (WAR, COMMIT)),
        ("conflict", snap.conflict, (COMMIT,)),
        ("committed", snap.committed - 1, (COMMIT,)),
        ("before", snap.before - 1, range(1, WONDER_POINT) if snap.rules & MAY_CLAIM else ()),
    ):
        if value >= 0 and kind not in kinds:
            yield about, f"`{about}` does not belong to this decision"
    if kind == COMMIT and conflict is not None:
        if snap.committed and snap.seat == snap.attacker:
            yield "committed", "the attacker has not committed yet: leave `committed` out"
        if (conflict.kind == "war") != (snap.unification >= 0):
            yield "conflict", "a war needs the unification tile, and a revolt has none"
        elif snap.unification in (NOWHERE, snap.placed) and not _can_have_begun(snap):
            yield "conflict", f"this {conflict.kind} cannot have begun with these leaders and strengths"


def _can_have_begun(snap: Snapshot) -> bool:
    """Whether the rules open this conflict: it is begun once more in the kernel."""
    place = list(snap.place)
    leader = snap.attacker * 4 + snap.conflict
    cell = place[leader]
    if cell < 0 or place[snap.defender * 4 + snap.conflict] < 0:
        return False
    start = snap._replace(
        seat=snap.active, conflict=NOBODY, attacker=NOBODY, defender=NOBODY, attack=0, defence=0, committed=0
    )
    if snap.unification >= 0:
        start, move = start._replace(decision=WAR), WAR_MOVES + snap.conflict
    else:
        place[leader] = NOWHERE
        start = start._replace(
            decision=ACTION, actions=2, place=tuple(place), leaders=snap.leaders & ~(1 << cell)
        )
        move = LEADER_MOVES + snap.conflict * CELLS + cell
        if snap.attacker != snap.active:
            return False
    state = restored(start)
    found = Moves()
    legal(state, found)
    if not found.has_move(move):
        return False
    play(state, move, _QUIET)
    begun = state.snapshot()
    return (begun.conflict, *_sides(begun)) == (snap.conflict, *_sides(snap))


def _sides(snap: Snapshot) -> tuple[int, ...]:
    return tuple(chain((snap.attacker, snap.attack), (snap.defender, snap.defence)))
