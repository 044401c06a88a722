"""Maps events of the engine to messages: each class to the message of the same name, field by field."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, get_type_hints

from shedu.engine import events as happened
from shedu.engine.moves import Move
from shedu.engine.pieces import SPACES, Colour, Space
from shedu.server.wire import messages as m
from shedu.server.wire.messages import game
from shedu.server.wire.moves import move_message

_FIELDS: dict[Any, Callable[[Any], Any]] = {
    Colour: m.COLOURS.__getitem__,
    Space: tuple(str(space) for space in SPACES).__getitem__,
    Move | happened.HiddenSwap: move_message,
}
_Maker = Callable[[Any], m.Event]


def _maker(kind: type[happened.Event]) -> _Maker:
    message = getattr(game, kind.__name__, None)
    if message is None:
        raise TypeError(f"The event {kind.__name__} has no message: run `make types`.")
    hints = get_type_hints(kind)
    parts = [(each.name, _FIELDS.get(hints[each.name])) for each in fields(kind)]

    def make(event: happened.Event) -> m.Event:
        values = [
            getattr(event, name) if convert is None else convert(getattr(event, name))
            for name, convert in parts
        ]
        made: m.Event = message(*values)
        return made

    return make


_MAKERS: dict[type[happened.Event], _Maker] = {
    kind: _maker(kind)
    for kind in vars(happened).values()
    if isinstance(kind, type) and issubclass(kind, happened.Event)
    if kind is not happened.Event and kind.__name__ not in m.NOT_SENT
}


def event_messages(events: Iterable[happened.Event]) -> list[m.Event]:
    """Events as messages, without those of `m.NOT_SENT`."""
    return [_MAKERS[type(event)](event) for event in events if type(event).__name__ not in m.NOT_SENT]


def seen_by(viewer: int | None, events: Iterable[happened.Event]) -> list[happened.Event]:
    """The part of events that a viewer sees."""
    return [event.seen_by(viewer) for event in events]
