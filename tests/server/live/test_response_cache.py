"""The response cache: each response is made once, and never sent when it is stale."""

import asyncio
import random
import threading
from dataclasses import replace
from typing import Any, NoReturn

import msgspec
import pytest

from shedu.play.errors import NotYourDecisionError
from shedu.play.game import Game, Moment
from shedu.server.errors import Code, TableError
from shedu.server.live import response_cache as keeping
from shedu.server.live.presenter import Presenter
from shedu.server.live.response_cache import Charge, ResponseCache
from shedu.server.wire import line_log
from shedu.server.wire import messages as m
from shedu.server.wire.events import seen_by
from shedu.server.wire.log import line_messages
from tests.server.games import act, any_move, play_on, two_people


class Purse:
    """Counts the charges for responses that were not cached."""

    def __init__(self) -> None:
        self.paid = 0

    def __call__(self) -> None:
        self.paid += 1


def _refuse() -> NoReturn:
    raise TableError(Code.TOO_FAST, "too much at once")


def _decode(data: bytes) -> m.FromServer:
    found: m.FromServer = msgspec.json.decode(data, type=m.FromServer)
    return found


def _log(answers: ResponseCache, presenter: Presenter, viewer: int | None, charge: Charge) -> bytes:
    return asyncio.run(answers.log(presenter, viewer, charge))


def _whole_log(table: Game, viewer: int | None) -> m.Log:
    """The log, made from all moments."""
    past = [
        m.Past(
            each.ply,
            each.turn,
            each.seat,
            line_messages(table.head.players, each, seen_by(viewer, each.events)),
        )
        for each in table.current_line()[1:]
    ]
    return m.Log(table.now.number, past)


def test_a_log_is_made_once_for_each_viewer_and_entry() -> None:
    """The response agrees with the table."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    play_on(table, 50)
    for viewer in (0, 1, None):
        response = _log(answers, Presenter(table), viewer, purse)
        assert _decode(response) == _whole_log(table, viewer)
        assert _log(answers, Presenter(table), viewer, _refuse) is response
    assert purse.paid == 3
    play_on(table, 1)
    assert _decode(_log(answers, Presenter(table), 0, purse)) == _whole_log(table, 0)
    assert purse.paid == 4
    with pytest.raises(TableError):
        _log(answers, Presenter(table), 1, _refuse)
    other = two_people()  # another game at the same entry
    play_on(other, 51, 7)
    assert _decode(_log(answers, Presenter(other), 0, purse)) == _whole_log(other, 0)


def test_refusals_are_cached_for_the_deciding_seat() -> None:
    """The reasons are made once for an entry, and other viewers get none."""
    table, answers = two_people(), ResponseCache()
    told = answers.refusals(Presenter(table), 0)
    found = _decode(told)
    assert isinstance(found, m.Refusals)
    assert m.RefusedPlacement("position-leader", "R4.2", "no-temple", ["A1"], "black") in [
        msgspec.structs.replace(each, spaces=each.spaces[:1]) for each in found.placements
    ]
    assert answers.refusals(Presenter(table), 0) is told
    for viewer in (1, None):
        with pytest.raises(NotYourDecisionError):
            answers.refusals(Presenter(table), viewer)


def test_previews_are_cached_for_the_deciding_seat() -> None:
    """They are cached, but not sent once the game is stopped."""
    table, answers = two_people(), ResponseCache()
    response = answers.previews(Presenter(table), 0)
    assert _decode(response) == Presenter(table).previews(0)
    assert answers.previews(Presenter(table), 0) is response
    for viewer in (1, None):
        with pytest.raises(NotYourDecisionError):
            answers.previews(Presenter(table), viewer)
    table.is_stopped = True
    with pytest.raises(NotYourDecisionError):
        answers.previews(Presenter(table), 0)


def test_steps_are_made_once_whatever_was_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Except for the last one, because clocks run; after a change of the roster all are made again."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    play_on(table, 20)
    response = _decode(answers.missed(Presenter(table), None, 0, purse))
    assert isinstance(response, m.Missed)
    assert response.steps == [_decode(Presenter(table).tell(None, moment)) for moment in table.missed(0)]
    assert purse.paid == 1
    made: list[int] = []
    tell = Presenter.tell

    def counted(self: Presenter, *args: object) -> object:
        made.append(1)
        return tell(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Presenter, "tell", counted)
    for since in range(20):
        again = _decode(answers.missed(Presenter(table), None, since, _refuse))
        assert isinstance(again, m.Missed)
        assert again.table.entry == since
        assert again.steps == response.steps[since:]
    assert len(made) == 20
    last = _decode(answers.missed(Presenter(table, lambda: [1.0, 2.0]), None, 19, _refuse))
    assert isinstance(last, m.Missed)
    assert last.steps[0].clocks == [1.0, 2.0]
    table.seats = [replace(seat, name="Eve") for seat in table.seats]
    with pytest.raises(TableError):
        answers.missed(Presenter(table), None, 0, _refuse)
    assert b"Ann" not in answers.missed(Presenter(table), None, 0, purse)


def test_a_plain_table_costs_nothing() -> None:
    """A single step costs nothing, either."""
    table, answers = two_people(), ResponseCache()
    play_on(table, 40)
    for since in (None, -1, 3, 40, 99):
        response = answers.missed(Presenter(table), 1, since, _refuse)
        assert _decode(response) == Presenter(table).show(1)
    single = _decode(answers.missed(Presenter(table), 1, 39, _refuse))
    assert isinstance(single, m.Missed)
    assert len(single.steps) == 1


def test_the_size_of_the_cache_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """The least recently used response is dropped; one that is too long is sent without being kept."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    act(table, "king B1")
    size = len(_log(answers, Presenter(table), None, purse))
    monkeypatch.setattr(keeping, "MAX_CACHE_BYTES", 2 * size + size // 2)
    answers = ResponseCache()
    for viewer in (None, 0, None, 1):
        _log(answers, Presenter(table), viewer, purse)
    _log(answers, Presenter(table), None, _refuse)
    _log(answers, Presenter(table), 1, _refuse)
    with pytest.raises(TableError):
        _log(answers, Presenter(table), 0, _refuse)
    monkeypatch.setattr(keeping, "MAX_CACHE_BYTES", 1)
    assert _decode(_log(answers, Presenter(table), 0, purse)) == _whole_log(table, 0)
    assert len(answers._responses) == 1
    assert answers._bytes == size


def test_a_log_costs_as_much_as_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """After any undo and with any number of entries, nothing is replayed twice."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    play_on(table, 200)
    table = restored(table)
    presenter, replays = Presenter(table), []
    replay = Game.current_line

    def counted(game: Game) -> list[Moment]:
        replays.append(threading.current_thread() is threading.main_thread())
        return replay(game)

    monkeypatch.setattr(Game, "current_line", counted)
    first = _decode(_log(answers, presenter, 0, purse))
    assert replays == [False]  # once, outside the event loop
    made: list[int] = []

    def encode_move(move: Any, _: object) -> bytes:
        made.append(move.ply)
        return b"null"

    monkeypatch.setattr(line_log, "_encode", encode_move)
    rng = random.Random(1)
    for _ in range(40):
        seat = table.decider
        if seat is None:
            break
        act(table, any_move(table, rng))
        _log(answers, presenter, 0, purse)
        undo = table.undo_to(seat)
        if undo:
            table.accept(table.propose_undo(table.now.number, seat, undo[-1]))
            _log(answers, presenter, 0, purse)
    assert replays == [False]
    assert len(made) <= 40
    monkeypatch.undo()
    assert first == _whole_log(restored(table, len(first.past)), 0)  # type: ignore[union-attr]
    assert _decode(_log(ResponseCache(), Presenter(table), 1, purse)) == _whole_log(table, 1)


def restored(table: Game, count: int | None = None) -> Game:
    again = Game(table.id, table.head, table.seats)
    again.restore(table.entries[:count])
    return again
