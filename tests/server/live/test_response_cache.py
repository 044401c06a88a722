"""ResponseCache that are kept: made once, and never told when they are past."""

from dataclasses import replace
from typing import NoReturn

import msgspec
import pytest

from shedu.play.errors import NotYourDecisionError
from shedu.server.errors import Code, TableError
from shedu.server.live import response_cache as keeping
from shedu.server.live.presenter import Presenter
from shedu.server.live.response_cache import ResponseCache
from shedu.server.wire import messages as m
from tests.server.games import act, play_on, two_people


class Purse:
    """Counts what was not kept."""

    def __init__(self) -> None:
        self.paid = 0

    def __call__(self) -> None:
        self.paid += 1


def _refuse() -> NoReturn:
    raise TableError(Code.TOO_FAST, "too much at once")


def _decode(data: bytes) -> m.FromServer:
    found: m.FromServer = msgspec.json.decode(data, type=m.FromServer)
    return found


def test_a_log_is_made_once_for_each_viewer_and_entry() -> None:
    """What it says is what the table says."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    play_on(table, 50)
    for viewer in (0, 1, None):
        told = answers.log(Presenter(table), viewer, purse)
        assert _decode(told) == Presenter(table).log(viewer)
        assert answers.log(Presenter(table), viewer, _refuse) is told
    assert purse.paid == 3
    play_on(table, 1)
    assert _decode(answers.log(Presenter(table), 0, purse)) == Presenter(table).log(0)
    assert purse.paid == 4
    with pytest.raises(TableError):
        answers.log(Presenter(table), 1, _refuse)
    other = two_people()  # another game at the same entry
    play_on(other, 51, 7)
    assert _decode(answers.log(Presenter(other), 0, purse)) == Presenter(other).log(0)


def test_previews_are_cached_for_the_deciding_seat() -> None:
    """Not any more when the game is stopped, though they are kept."""
    table, answers = two_people(), ResponseCache()
    told = answers.previews(Presenter(table), 0)
    assert _decode(told) == Presenter(table).previews(0)
    assert answers.previews(Presenter(table), 0) is told
    for viewer in (1, None):
        with pytest.raises(NotYourDecisionError):
            answers.previews(Presenter(table), viewer)
    table.is_stopped = True
    with pytest.raises(NotYourDecisionError):
        answers.previews(Presenter(table), 0)


def test_steps_are_made_once_whatever_was_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last one anew, since clocks run; all of them, when others sit there."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    play_on(table, 20)
    told = _decode(answers.missed(Presenter(table), None, 0, purse))
    assert isinstance(told, m.Missed)
    assert told.steps == [_decode(Presenter(table).tell(None, moment)) for moment in table.missed(0)]
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
        assert again.steps == told.steps[since:]
    assert len(made) == 20
    last = _decode(answers.missed(Presenter(table, lambda: [1.0, 2.0]), None, 19, _refuse))
    assert isinstance(last, m.Missed)
    assert last.steps[0].clocks == [1.0, 2.0]
    table.seats = [replace(seat, name="Eve") for seat in table.seats]
    with pytest.raises(TableError):
        answers.missed(Presenter(table), None, 0, _refuse)
    assert b"Ann" not in answers.missed(Presenter(table), None, 0, purse)


def test_a_plain_table_costs_nothing() -> None:
    """Nor does a single step."""
    table, answers = two_people(), ResponseCache()
    play_on(table, 40)
    for since in (None, -1, 3, 40, 99):
        told = answers.missed(Presenter(table), 1, since, _refuse)
        assert _decode(told) == Presenter(table).show(1)
    single = _decode(answers.missed(Presenter(table), 1, 39, _refuse))
    assert isinstance(single, m.Missed)
    assert len(single.steps) == 1


def test_the_size_of_the_cache_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not asked for longest goes; what is too long is told all the same."""
    table, answers, purse = two_people(), ResponseCache(), Purse()
    act(table, "king B1")
    size = len(answers.log(Presenter(table), None, purse))
    monkeypatch.setattr(keeping, "MAX_CACHE_BYTES", 2 * size + size // 2)
    answers = ResponseCache()
    for viewer in (None, 0, None, 1):
        answers.log(Presenter(table), viewer, purse)
    answers.log(Presenter(table), None, _refuse)
    answers.log(Presenter(table), 1, _refuse)
    with pytest.raises(TableError):
        answers.log(Presenter(table), 0, _refuse)
    monkeypatch.setattr(keeping, "MAX_CACHE_BYTES", 1)
    assert _decode(answers.log(Presenter(table), 0, purse)) == Presenter(table).log(0)
    assert len(answers._responses) == 1
    assert answers._bytes == size
