"""Moves, choices and events on the wire."""

import random

import msgspec
import pytest

from shedu.engine import events as happened
from shedu.engine.moves import MOVES, MoveSyntaxError
from shedu.engine.pieces import SPACES, Colour
from shedu.server.wire import messages as m
from shedu.server.wire.events import event_messages
from shedu.server.wire.moves import MESSAGES, choices_message, move_message, move_of, moves_in
from tests.server.games import act, any_move, two_people

_decode = msgspec.json.Decoder(m.Move).decode


def test_every_move_survives_the_wire() -> None:
    """Encoded, decoded and mapped back it is the same move."""
    assert len(set(MESSAGES)) == len(MOVES)
    for move, message in zip(MOVES, MESSAGES, strict=True):
        assert move_message(move) == message
        assert move_of(_decode(msgspec.json.encode(message))) == move


@pytest.mark.parametrize(
    "message",
    [
        m.PlaceTile("red", "Q1"),
        m.Swap((0, 0, 0, 0)),
        m.Swap((4, 3, 0, 0)),
        m.Swap((-1, 2, 0, 0)),
        m.Commit(7),
        m.BuildMonument("red-blue", "P11"),
        m.ErectWonder("A1"),
    ],
)
def test_what_is_no_move_is_rejected(message: m.Move) -> None:
    """Spaces off the board, numbers of tiles that do not exist."""
    with pytest.raises(MoveSyntaxError):
        move_of(message)


@pytest.mark.parametrize("options", [[], ["buildings", "wonder", "board advanced"]])
def test_choices_hold_exactly_the_legal_moves(options: list[str]) -> None:
    """At every decision of random games."""
    kinds = set()
    for seed in range(6):
        rng = random.Random(seed)
        game = two_people(seed, options)
        while game.decider is not None:
            numbers = game.view(game.decider).legal_moves().indices()
            choices = choices_message(numbers)
            again = msgspec.json.decode(msgspec.json.encode(choices), type=m.Choices)
            assert sorted(move_of(move).index for move in moves_in(again)) == numbers
            kinds |= {type(MOVES[number]) for number in numbers}
            act(game, any_move(game, rng))
    assert len(kinds) >= 8


def test_every_event_has_a_message_of_its_name() -> None:
    """Each field has the same value; colours, spaces and moves are written as messages have them."""
    red, space = Colour.RED, SPACES[0]
    events = [
        happened.TurnBegan(1),
        happened.Moved(0, MOVES[0]),
        happened.Gained(0, red, 2, "war"),
        happened.United(space),
        happened.ConflictBegan("war", red, 0, 1, 1, 2),
        happened.ConflictWon(1, 2, 3),
        happened.LeaderReturned(0, red, space, "temple"),
        happened.TileRemoved(red, space, "war"),
        happened.BuildingReturned(red, space),
        happened.TreasureTaken(1, space),
        happened.Drew(0, 2, (1, 1, 0, 0)),
        happened.GameEnded(happened.Ending.BAG),
    ]
    sent = event_messages(events)
    assert [type(event).__name__ for event in sent] == [type(event).__name__ for event in events]
    for event, message in zip(events, sent, strict=True):
        for name in message.__struct_fields__:
            value = getattr(event, name)
            expected = {Colour: "red", type(space): "A1", type(MOVES[0]): MESSAGES[0]}.get(type(value), value)
            assert getattr(message, name) == expected
    union = {kind.__name__ for kind in m.Event.__args__}
    assert {type(event).__name__ for event in sent} == union


def test_events_without_a_message_are_listed() -> None:
    """The rest of the engine's events is sent."""
    known = {
        name
        for name, kind in vars(happened).items()
        if isinstance(kind, type) and issubclass(kind, happened.Event) and kind is not happened.Event
    }
    assert known == {kind.__name__ for kind in m.Event.__args__} | set(m.NOT_SENT)
