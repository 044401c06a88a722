"""Games for property tests: every edition and option, alone and mixed, for 2 to 4 players."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count

import shedu
from shedu.engine.rules import EDITIONS


@dataclass(frozen=True)
class Table:
    """Rules, players and a seed."""

    preset: str
    options: tuple[str, ...]
    players: int
    seed: int

    def start(self) -> shedu.Position:
        return shedu.new_game(self.preset, self.players, self.seed, self.options)

    def __str__(self) -> str:
        return "-".join([self.preset, *self.options, f"{self.players}p"]).replace(" ", "-")


def option_texts(preset: str) -> list[str]:
    """Every non-default option of an edition, as written in records."""
    return [
        option if value is True else f"{option} {value}"
        for option, values in EDITIONS[preset].items()
        for value in values[1:]
    ]


def _tables() -> Iterator[Table]:
    rng = random.Random(1997)
    for preset in EDITIONS:
        known = option_texts(preset)
        choices = [(), *((option,) for option in known), tuple(known)]
        choices += [tuple(option for option in known if rng.random() < 0.5) for _ in range(2)]
        for number, options in enumerate(choices):
            yield Table(preset, options, 2 + number % 3, seed=number)


TABLES = tuple(_tables())
# The interpreted kernel is slow, and another test shows that it does the same as the compiled one. It plays
# every other table, and costly properties are checked at a share of the decisions.
PLAYED = TABLES if shedu.IS_COMPILED else TABLES[::2]
SHARE = 1.0 if shedu.IS_COMPILED else 0.4


def eventful(position: shedu.Position, rng: random.Random) -> shedu.Move:
    """A random legal move that favours building up the board and starting conflicts.

    Uniformly random play seldom leads to a monument, a wonder or a second war.
    """
    moves = position.legal_moves()
    tries = [moves[rng.randrange(len(moves))] for _ in range(12)]
    if tries[0].index >= shedu.Pass().index:  # no action: any answer will do, but rather not to decline
        return max(tries[:2], key=lambda move: not isinstance(move, shedu.Decline))
    snap = position.snapshot

    def merit(move: shedu.Move) -> float:
        match move:
            case shedu.PlaceTile(colour, space):
                around = [n for n in (-17, -16, -15, -1, 1, 15, 16, 17) if 0 <= space + n < 176]
                same = sum(snap.tiles[colour] >> space + n & 1 for n in around)
                return 2 + same
            case shedu.PositionLeader(colour, _):
                return 3 if snap.place[position.active * 4 + colour] < 0 else 0.5
        return rng.random()

    return max(tries, key=merit)


class _Game:
    """A random game, played as far as a test has asked for it."""

    def __init__(self, start: shedu.Position, seed: int) -> None:
        self._moves: list[shedu.Move] = []
        self._position = start.copy()
        self._rng = random.Random(seed)

    def __iter__(self) -> Iterator[shedu.Move]:
        for number in count():
            if number == len(self._moves):
                if self._position.is_over:
                    return
                self._moves.append(eventful(self._position, self._rng))
                self._position.apply_unchecked(self._moves[-1])
            yield self._moves[number]


_games: dict[tuple[shedu.Position, int], _Game] = {}


def eventful_game(start: shedu.Position, seed: int) -> Iterable[shedu.Move]:
    """The moves of a random game: kept, because choosing a move takes most of the time of a walk."""
    key = start.copy(), seed
    if key not in _games:
        _games[key] = _Game(*key)
    return _games[key]


def walk(start: shedu.Position, seed: int) -> Iterator[shedu.Position]:
    """A random game: the position at each decision and at the end, always the same object."""
    position = start.copy()
    yield position
    for move in eventful_game(start, seed):
        position.apply_unchecked(move)
        yield position
