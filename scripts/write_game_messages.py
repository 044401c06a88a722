"""Writes src/shedu/server/wire/messages/game.py from the engine's moves and events (`make types`).

Each class of `engine/moves.py` and `engine/events.py` becomes a message with the same name and fields, tagged
with its name in lower case: `PlaceTile` is `place-tile`. A new class needs no change here.
"""

import re
import sys
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args, get_type_hints

from shedu.engine import events, moves
from shedu.engine.boards import BOARDS
from shedu.engine.notes import NoteColour
from shedu.engine.pieces import COLOURS, DYNASTIES, Colour, Monument, Space
from shedu.engine.refusals import Why
from shedu.engine.sight import Kind
from shedu.players.arena.match import SOURCES
from shedu.players.bots.registry import LEVELS
from shedu.study.puzzles.puzzle import DIFFICULTIES

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src" / "shedu" / "server" / "wire" / "messages" / "game.py"
WIDTH = 110
NOT_SENT = (events.ResultKnown,)  # the table after the last step has the ranking
ALIASES: dict[str, Iterable[object]] = {
    "Colour": COLOURS,
    "Dynasty": DYNASTIES,
    "MonumentName": Monument,
    "BoardName": BOARDS,
    "DecisionKind": Kind,
    "Why": Why,
    "ConflictKind": get_args(events.ConflictKind),
    "Source": get_args(events.Source),
    "Ending": tuple(ending.value for ending in events.Ending),
    "Level": LEVELS,
    "Difficulty": DIFFICULTIES,
    "PointSource": SOURCES,
    "MarkColour": NoteColour,
}
# Those that the client also needs as a list in their order.
ORDERED = {
    "Colour": "COLOURS",
    "Dynasty": "DYNASTIES",
    "MonumentName": "MONUMENTS",
    "Level": "LEVELS",
    "Difficulty": "DIFFICULTIES",
    "PointSource": "POINT_SOURCES",
    "MarkColour": "MARK_COLOURS",
}
Count = object()  # a number in a message that clients send
TYPES: dict[Any, str] = {
    Count: "Count",
    int: "int",
    Colour: "Colour",
    Space: "Space",
    Monument: "MonumentName",
    moves.Counts: "Counts",
    moves.Move: "Move",
    events.HiddenSwap: "HiddenSwap",
    events.ConflictKind: "ConflictKind",
    events.Source: "Source",
    events.Ending: "Ending",
    type(None): "None",
}


def kinds(module: ModuleType, base: type) -> list[type[Any]]:
    """The subclasses that a module defines, in order."""
    found = (value for value in vars(module).values() if isinstance(value, type))
    return [value for value in found if issubclass(value, base) and value is not base]


def python_type(hint: Any) -> str:
    """A field's type as a message has it."""
    if hint in TYPES:
        return TYPES[hint]
    if isinstance(hint, UnionType):
        return " | ".join(python_type(part) for part in get_args(hint))
    raise TypeError(f"no message type for {hint}: add it to TYPES")


def words(name: str, between: str) -> str:
    """A class name in lower case with its words set apart."""
    return re.sub(r"(?<!^)(?=[A-Z])", between, name).lower()


def fields_of(kind: type[Any]) -> dict[str, str]:
    """Names and types of a class's fields; a move's index is not sent, and its numbers have bounds."""
    hints = get_type_hints(kind)
    if issubclass(kind, moves.Move):
        hints = {name: Count if hint is int else hint for name, hint in hints.items()}
    return {each.name: python_type(hints[each.name]) for each in fields(kind) if each.init}


def message(kind: type[Any]) -> list[str]:
    """The struct of a move or an event."""
    said = " ".join((kind.__doc__ or "").split())
    head = f'class {kind.__name__}(Struct, frozen=True, tag="{words(kind.__name__, "-")}"):'
    body = [f"    {name}: {type_}" for name, type_ in fields_of(kind).items()]
    return ["", "", head, f'    """{said}"""', *(["", *body] if body else [])]


def choice(kind: type[Any]) -> str:
    """The field of `Choices` that holds all legal moves of a class."""
    name = words(kind.__name__, "_")
    match list(fields_of(kind).values()):
        case []:
            return f"can_{name}: bool = False"
        case ["Counts"]:
            return f"{name}: Counts | None = None  # maximum of each colour; at least one tile in all"
        case [only]:
            return f"{name}: list[{only}] = []"
        case [key, value]:
            return f"{name}: dict[{key}, list[{value}]] = {{}}"
        case other:
            raise TypeError(f"no group for moves with the fields {other}")


def literal(name: str, values: Iterable[object]) -> list[str]:
    """A closed set, as a type and in order."""
    texts = [f'"{value}"' for value in values]
    return [
        *wrapped(f"{name} = Literal[", texts, "]", ", "),
        *(
            wrapped(f"{constant}: tuple[{name}, ...] = (", texts, ")", ", ")
            if (constant := ORDERED.get(name))
            else []
        ),
    ]


def wrapped(before: str, parts: list[str], after: str, between: str) -> list[str]:
    """An expression on one line, or on one line for each part."""
    line = before + between.join(parts) + after
    if len(line) <= WIDTH:
        return [line]
    if between == ", ":
        return [before, *(f"    {part}," for part in parts), after]
    first, *rest = parts
    return [f"{before}(", f"    {first}", *(f"    | {part}" for part in rest), ")"]


def generate() -> str:
    """The text of game.py."""
    sent = [kind for kind in kinds(events, events.Event) if kind not in NOT_SENT]
    made = kinds(moves, moves.Move)
    out = [
        '"""The moves, the events and the closed sets of the engine, as messages.',
        "",
        "Generated from src/shedu/engine/ by `make types`: change that instead.",
        '"""',
        "",
        "from typing import Annotated, Literal",
        "",
        "from msgspec import Meta, Struct",
        "",
        "Space = Annotated[str, Meta(max_length=3)]  # F5",
        "Count = Annotated[int, Meta(ge=0, le=10_000)]  # of tiles or points",
        "Counts = tuple[Count, Count, Count, Count]  # " + ", ".join(COLOURS),
    ]
    for name, values in ALIASES.items():
        out += literal(name, values)
    for kind in made:
        out += message(kind)
    out += ["", "", *wrapped("Move = ", [kind.__name__ for kind in made], "", " | ")]
    out += message(events.HiddenSwap)
    out += ["", "", "class Choices(Struct, frozen=True, omit_defaults=True):"]
    out += ['    """The legal moves of a decision, grouped by kind."""', ""]
    out += [f"    {choice(kind)}" for kind in made]
    for kind in sent:
        out += message(kind)
    out += ["", "", *wrapped("Event = ", [kind.__name__ for kind in sent], "", " | ")]
    names = "".join(f'"{kind.__name__}", ' for kind in NOT_SENT).rstrip()
    out += [f"NOT_SENT: tuple[str, ...] = ({names})  # events of the engine without a message"]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    TARGET.write_text(generate(), "utf-8")
    sys.stdout.write(f"wrote {TARGET.relative_to(ROOT)}\n")
