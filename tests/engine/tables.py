"""Games for property tests: every edition and option, alone and mixed, for 2 to 4 players."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

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


def walk(start: shedu.Position, seed: int, is_eventful: bool = True) -> Iterator[shedu.Position]:
    """A random game: the position at each decision and at the end, always the same object."""
    rng = random.Random(seed)
    position = start.copy()
    yield position
    while not position.is_over:
        moves = position.legal_moves()
        move = eventful(position, rng) if is_eventful else moves[rng.randrange(len(moves))]
        position.apply_unchecked(move)
        yield position
