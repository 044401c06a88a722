"""Maps moves between the engine and the wire, and groups the legal moves of a decision.

The tables are built once from `MOVES`: grouping runs for every decision, and works on the dense integers of
the legal moves.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import groupby, product
from math import prod
from typing import Any

from shedu.engine.events import HiddenSwap
from shedu.engine.moves import MOVES, Commit, Counts, Move, MoveSyntaxError, Swap
from shedu.server.wire import messages as m


def _values(move: Move | HiddenSwap) -> list[Any]:
    """The fields of a move as they are sent: colours, spaces and monuments by name."""
    found = [getattr(move, each.name) for each in fields(move) if each.init]
    return found if isinstance(move, Commit | Swap | HiddenSwap) else [str(value) for value in found]


def _message(move: Move) -> m.Move:
    message: m.Move = getattr(m, type(move).__name__)(*_values(move))
    return message


MESSAGES: tuple[m.Move, ...] = tuple(map(_message, MOVES))
_BY_MESSAGE = {message: MOVES[number] for number, message in enumerate(MESSAGES)}


def move_message(move: Move | HiddenSwap) -> m.Move | m.HiddenSwap:
    return m.HiddenSwap(move.count) if isinstance(move, HiddenSwap) else MESSAGES[move.index]


def tag_of(kind: type[Move]) -> str:
    """The type of a class of moves, as messages have it."""
    tag: str = getattr(m, kind.__name__).__struct_config__.tag
    return tag


def move_of(message: m.Move) -> Move:
    """The move that a client sent; MoveSyntaxError if no position has such a move."""
    move = _BY_MESSAGE.get(message)
    if move is None:
        raise MoveSyntaxError(f"There is no move {message}.")
    return move


@dataclass(frozen=True)
class _Group:
    """Moves with consecutive integers: of one class, and of one colour or monument if they have a space."""

    kind: type[Any]  # the message
    name: str  # the field of `Choices`
    key: str | None
    end: int  # the first integer after them


def _field(kind: type[Move]) -> str:
    """The field of `Choices` for a class of moves, which are in the same order."""
    return m.Choices.__struct_fields__[_KINDS.index(kind)]


def _shape(move: Move) -> tuple[type[Move], str | None]:
    values = _values(move)
    return type(move), values[0] if len(values) == 2 else None


def _groups() -> Iterator[_Group]:
    end = 0
    for (kind, key), moves in groupby(MOVES, _shape):
        size = len(list(moves))
        end += size
        group = _Group(getattr(m, kind.__name__), _field(kind), key, end)
        yield from (group for _ in range(size))


_KINDS = [kind for kind, _ in groupby(MOVES, type)]
_GROUP_OF = tuple(_groups())
_GROUPS = tuple(dict.fromkeys(_GROUP_OF))
_LAST_VALUES = tuple((_values(move) or [True])[-1] for move in MOVES)


def choices_message(numbers: Sequence[int]) -> m.Choices:
    """The legal moves of a decision, given as their integers in ascending order."""
    found: dict[str, Any] = {}
    all_values = [_LAST_VALUES[number] for number in numbers]
    at = 0
    while at < len(numbers):
        group = _GROUP_OF[numbers[at]]
        until = bisect_left(numbers, group.end, at)
        values = all_values[at:until]
        at = until
        if group.key is not None:
            found.setdefault(group.name, {})[group.key] = values
        elif group.kind is m.Swap:
            found[group.name] = _most_of_each(values)
        else:
            found[group.name] = True if values == [True] else values
    return m.Choices(**found)


def _most_of_each(swaps: list[Counts]) -> Counts:
    """The maximum of each colour over some swaps."""
    largest = swaps[-1]
    if prod(count + 1 for count in largest) == len(swaps) + 1:  # all parts of it: nothing is larger
        return largest
    black, red, blue, green = map(max, zip(*swaps, strict=True))
    return (black, red, blue, green)


def moves_in(choices: m.Choices) -> list[m.Move]:
    """The legal moves that choices stand for: the inverse of `choices_message`."""
    found: list[m.Move] = []
    for group in _GROUPS:
        value: Any = getattr(choices, group.name)
        if value is True:
            found.append(group.kind())
        elif group.kind is m.Swap and value is not None:
            ranges = [range(most + 1) for most in value]
            found += [m.Swap(tiles) for tiles in product(*ranges) if any(tiles)]  # type: ignore[arg-type]
        elif group.key is not None:
            found += [group.kind(group.key, last) for last in value.get(group.key, ())]
        elif value:
            found += [group.kind(only) for only in value]
    return found
