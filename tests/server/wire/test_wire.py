"""Moves, choices and events on the wire."""

import functools
import random
from typing import Any

import msgspec
import pytest

from shedu.engine import events as happened
from shedu.engine.moves import MOVES, MoveSyntaxError
from shedu.engine.pieces import SPACES, Colour
from shedu.server.live.presenter import Presenter, frames
from shedu.server.live.response_cache import ResponseCache
from shedu.server.wire import mapping
from shedu.server.wire import messages as m
from shedu.server.wire.events import event_messages
from shedu.server.wire.moves import MESSAGES, choices_message, move_message, move_of, moves_in
from shedu.server.wire.reader import apply_step
from tests.server.games import act, any_move, finished, info, new_table, two_people, wish
from tests.soak import IS_SOAK

_decode = msgspec.json.Decoder(m.Move).decode
_from_server = msgspec.json.Decoder(m.FromServer)


def _decode_any(data: bytes) -> Any:
    return _from_server.decode(data)


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
def test_impossible_moves_are_rejected(message: m.Move) -> None:
    """Spaces off the board, impossible numbers of tiles."""
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
            is_written = isinstance(value, int) and type(value) is not int  # Colour, Space, Monument
            expected = MESSAGES[0] if value == MOVES[0] else str(value) if is_written else value
            assert getattr(message, name) == expected
    union = {kind.__name__ for kind in m.Event.__args__}
    assert {type(event).__name__ for event in sent} == union, "add an example of each event above"


def test_events_without_a_message_are_listed() -> None:
    """All other events of the engine are sent."""
    known = {
        name
        for name, kind in vars(happened).items()
        if isinstance(kind, type) and issubclass(kind, happened.Event) and kind is not happened.Event
    }
    assert known == {kind.__name__ for kind in m.Event.__args__} | set(m.NOT_SENT)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, []),
        (3, ["board advanced", "buildings", "wonder"]),
        (4, ["open-scores", "open-bag"]),
    ],
)
def test_steps_applied_to_the_first_table_give_every_table(players: int, options: list[str]) -> None:
    """For each seat and a spectator, after every move and undo of random games, and after a reconnection."""
    for seed in range(4 if IS_SOAK else 2):
        rng = random.Random(seed)
        dynasties = list(m.DYNASTIES[:players])
        game = new_table(wish([m.NewSeat(dynasty) for dynasty in dynasties], seed, options))
        presenter = Presenter(game)
        viewers = [None, *range(players)]
        tables = {viewer: presenter.show(viewer) for viewer in viewers}
        while game.decider is not None:
            seat = game.decider
            undo = game.undo_to(seat)
            if undo and rng.random() < 0.1:
                game.accept(game.propose_undo(game.now.number, seat, undo[-1]))
            else:
                act(game, any_move(game, rng))
            for viewer, data in presenter.tell_all(viewers, game.now).items():
                message = _decode_any(data)
                after = (
                    message.table if isinstance(message, m.Undone) else apply_step(tables[viewer], message)
                )
                assert after == Presenter(game).show(viewer)
                tables[viewer] = after
            viewer = rng.choice(viewers)
            missed = _decode_any(
                ResponseCache().missed(Presenter(game), viewer, game.now.number - 5, lambda: None)
            )
            table = missed
            if isinstance(missed, m.Missed):
                table = functools.reduce(apply_step, missed.steps, missed.table)
            assert table == tables[viewer]


def test_frames_are_steps_that_lead_to_the_end() -> None:
    """All screens lifted, or one seat's alone."""
    game = finished()
    for seat in (None, 0):
        shown = frames(Presenter(game), mapping.game_info(info(game)), seat)
        last = functools.reduce(apply_step, shown.steps, shown.start)
        assert msgspec.structs.replace(Presenter(game).show(seat), undo_to=[]) == last
        assert all(step.decision is None or step.decision.choices is None for step in shown.steps)
