"""Events and moves are complete: every class is in its union, every code of the kernel has a reader."""

from typing import get_args

import pytest

from shedu.engine import events
from shedu.engine.events import AnyEvent, Event, read_event
from shedu.engine.kernel import codes
from shedu.engine.moves import AnyMove, Move

CODES = {name: code for name, code in vars(codes).items() if name.endswith("_EVENT")}


@pytest.mark.parametrize(("union", "base"), [(AnyEvent, Event), (AnyMove, Move)])
def test_unions_list_every_class(union: object, base: type[Event] | type[Move]) -> None:
    """So that mypy reports a `match` without it."""
    # by name, because a dataclass with slots is a copy of the class that was written
    listed = {kind.__name__ for kind in get_args(union)}
    missing = {kind.__name__ for kind in base.__subclasses__()} - listed
    assert not missing, f"add {', '.join(missing)} to the union at the end of its classes"


def test_codes_of_events_are_distinct() -> None:
    assert sorted(CODES.values()) == list(range(len(CODES)))


@pytest.mark.parametrize("name", CODES)
def test_every_code_of_the_kernel_has_a_reader(name: str) -> None:
    """The kernel logs a code and five numbers."""
    assert CODES[name] in events._READERS, f"add {name} to _READERS in src/shedu/engine/events.py"
    assert isinstance(read_event((CODES[name], 1, 1, 1, 1, 1)), Event)


def test_every_event_is_read_from_a_code() -> None:
    """Except for the result, which `Position.apply` adds."""
    read = {type(read_event((code, 1, 1, 1, 1, 1))).__name__ for code in CODES.values()}
    assert read == {kind.__name__ for kind in get_args(AnyEvent)} - {"ResultKnown"}
