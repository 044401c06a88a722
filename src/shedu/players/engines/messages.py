"""Views, events and results as JSON for the engine protocol (docs/engine-protocol.md), and back.

A view is made from a `View`, so a message contains only what its seat may know.
"""

import json
import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, cast

from shedu.engine import events
from shedu.engine.events import Ending, Event, HiddenSwap, ResultKnown
from shedu.engine.moves import Move, parse_move
from shedu.engine.notation import describe, format_position
from shedu.engine.pieces import COLOURS, Colour, Space, parse_space
from shedu.engine.rules import Rules
from shedu.engine.scores import Result, Score
from shedu.engine.snapshot import Snapshot
from shedu.engine.view import View

PROTOCOL = 1
MAX_LINE_CHARS = 1_000_000
Json = dict[str, Any]


class MessageError(ValueError):
    """A line that is not a message of the protocol."""


def write_line(message: Json) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False) + "\n"


def read_line(line: str) -> Json:
    """A message; MessageError."""
    try:
        message = json.loads(line)
    except ValueError:
        raise MessageError(f"this line is not JSON: {line[:200]!r}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise MessageError(f"a message is an object with a type: {line[:200]!r}")
    return message


# Views


def write_rules(rules: Rules) -> Json:
    return {"preset": rules.preset, "options": list(rules.options), "version": rules.version}


def write_view(view: View) -> Json:
    """A seat's view: in notation, as numbers, and as a state from which Shedu restores it exactly."""
    decision = view.decision
    seats = range(len(view.players))
    return {
        "rules": write_rules(view.rules),
        "players": list(view.players),
        "seat": view.seat,
        "ply": view.ply,
        "decision": None if decision is None else {"seat": decision.seat, "kind": str(decision.kind)},
        "active": view.active,
        "actions_left": view.actions_left,
        "position": format_position(describe(view), view.players),
        "hand_sizes": [view.hand_size(seat) for seat in seats],
        "points_seen": [list(view.gained(seat)) for seat in seats],
        "treasures_seen": [view.treasures_seen(seat) for seat in seats],
        "unseen": list(view.unseen),
        "state": _write_state(view.snapshot),
    }


def read_view(message: Json) -> View:
    """The view that `write_view` wrote; MessageError."""
    try:
        rules = Rules.of(**message["rules"])
        view = View.__new__(View)
        players, ply = tuple(message["players"]), message["ply"]
        view.__setstate__((rules, players, _read_state(message["state"]), message["seat"], ply))
    except (KeyError, TypeError, ValueError) as error:
        raise MessageError(f"the view cannot be read: {error}") from None
    return view


def _write_state(snapshot: Snapshot) -> str:
    """As text, because its sets of spaces are too large for the numbers of many languages."""
    return json.dumps([list(value) if isinstance(value, bytes) else value for value in snapshot])


def _read_state(text: str) -> Snapshot:
    read: list[Any] = [tuple(value) if isinstance(value, list) else value for value in json.loads(text)]
    bag = Snapshot._fields.index("bag")
    read[bag] = bytes(read[bag])
    return Snapshot(*read)


# Events


def write_event(event: Event) -> Json:
    """An event under its name, such as `turn-began`, with its fields."""
    return {"event": _NAMES[type(event)]} | {
        field.name: _write_value(getattr(event, field.name)) for field in fields(event)
    }


def read_event(message: Json) -> Event:
    """The event that `write_event` wrote; MessageError."""
    values = dict(message)
    kind = _KINDS.get(values.pop("event", ""))
    if kind is None:
        raise MessageError(f"unknown event {message.get('event')!r}")
    try:
        read = {field.name: _READERS[field.name](values.pop(field.name)) for field in fields(kind)}
        return cast(Event, kind(**read))
    except (KeyError, TypeError, ValueError) as error:
        raise MessageError(f"the event {message['event']} cannot be read: {error}") from None


def write_result(result: Result) -> list[Json]:
    """The scores, the best first."""
    return [
        {
            "seat": score.seat,
            "place": score.place,
            "totals": list(score.totals),
            "ascending": list(score.ascending),
        }
        for score in result.scores
    ]


def read_result(scores: list[Json]) -> Result:
    return Result(
        tuple(
            Score(row["seat"], row["place"], tuple(row["totals"]), tuple(row["ascending"])) for row in scores
        )
    )


def _write_value(value: object) -> object:
    if isinstance(value, Result):
        return write_result(value)
    if isinstance(value, Colour | Space | Move | HiddenSwap | Ending):
        return str(value)
    return list(value) if isinstance(value, tuple) else value


def _same(value: Any) -> Any:
    return value


def _read_move(text: str) -> Move | HiddenSwap:
    hidden = re.fullmatch(r"swap ([0-9]+)", text)
    return HiddenSwap(int(hidden[1])) if hidden else parse_move(text)


_READERS: dict[str, Callable[[Any], Any]] = {
    "seat": int,
    "move": _read_move,
    "colour": lambda name: Colour(COLOURS.index(name)),
    "amount": int,
    "source": str,
    "space": parse_space,
    "kind": str,
    "attacker": int,
    "attack": int,
    "defender": int,
    "defence": int,
    "winner": int,
    "cause": str,
    "count": int,
    "tiles": lambda tiles: None if tiles is None else tuple(tiles),
    "why": Ending,
    "result": read_result,
}
_EVENTS = [*events.AnyEvent.__args__]
_NAMES = {kind: re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in _EVENTS}
_KINDS = {name: kind for kind, name in _NAMES.items()}
assert ResultKnown in _NAMES
