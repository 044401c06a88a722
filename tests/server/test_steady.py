"""A database that is away, or whose answer is lost."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError

from shedu.server.storage import retry as steady
from shedu.server.storage.database import Before, Change, NewEntry, Storage, TakenError, Writer
from shedu.server.storage.retry import is_passing, is_unsure, steadily
from shedu.server.wire.messages import Place
from tests.server.services import postgres
from tests.server.test_storage import info


class LostError(Exception):
    """As a driver says it."""

    sqlstate: str | None = None


def lost(statement: str | None = None, is_broken: bool = True, state: str | None = None) -> OperationalError:
    """An error of the connection."""
    cause = LostError("gone")
    cause.sqlstate = state
    return OperationalError(statement, None, cause, connection_invalidated=is_broken)


@pytest.mark.parametrize(
    ("error", "passes", "unsure"),
    [
        (lost(), True, True),  # while committing
        (lost("INSERT"), True, False),  # nothing was committed
        (lost(is_broken=False), True, False),  # there was no connection at all
        (lost("INSERT", False, "40P01"), True, False),  # two waited for each other
        (lost("INSERT", True, "57P01"), True, False),  # it is being stopped
        (lost("INSERT", False, "42P01"), False, False),  # no such table
        (IntegrityError("INSERT", None, LostError()), False, False),
    ],
)
def test_what_passes_and_what_nobody_knows(error: OperationalError, passes: bool, unsure: bool) -> None:
    """Each kind of error."""
    assert (is_passing(error), is_unsure(error)) == (passes, unsure)


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time passes only by waiting for it."""
    waited = [0.0]
    still = SimpleNamespace(monotonic=lambda: sum(waited), sleep=waited.append)
    monkeypatch.setattr(steady, "time", still)
    return waited


def failing(times: int, error: OperationalError) -> Callable[[], str]:
    """Work that fails so often."""
    errors = [error] * times

    def work() -> str:
        if errors:
            raise errors.pop()
        return "done"

    return work


def test_work_is_tried_again_until_patience_ends(no_time: list[float]) -> None:
    """Not for ever, and not if it may have been done."""
    assert steadily(failing(5, lost("INSERT"))) == "done"
    assert sum(no_time) < 2
    with pytest.raises(OperationalError):
        steadily(failing(1000, lost("INSERT")))
    assert sum(no_time) < 2 * steady.PATIENCE
    with pytest.raises(OperationalError):
        steadily(failing(1, lost()))
    assert steadily(failing(1, lost()), may_repeat=lambda: True) == "done"
    with pytest.raises(OperationalError):
        steadily(failing(1, lost("INSERT", False, "42P01")))


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """Both kinds of database."""
    if request.param == "sqlite":
        yield Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
        return
    with postgres() as server:
        found = Storage(server.url)
        yield found
        found.close()


def test_a_move_whose_answer_was_lost_counts_once(
    storage: Storage, no_time: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored, and nobody heard: asked again, it stands there; another's does not count as it."""
    game, other = info(), info()
    for each in (game, other):
        storage.add_game("head", each)
    add = storage.add_entries
    calls: list[int] = []

    def forgetful(changes: list[Change]) -> list[TakenError | None]:
        calls.append(len(changes))
        found = add(changes)
        if len(calls) == 1:
            raise lost()
        return found

    monkeypatch.setattr(storage, "add_entries", forgetful)
    writer = Writer(storage)

    async def play() -> list[object]:
        await writer.add_entry(Change(NewEntry(1, 0, "king B1"), game))
        changes = [
            Change(NewEntry(2, 0, "pass"), game),
            Change(NewEntry(1, 1, "king C2"), game),
            Change(NewEntry(1, 0, "king B1"), other),
        ]
        return list(await asyncio.gather(*map(writer.add_entry, changes), return_exceptions=True))

    done = asyncio.run(play())
    assert [type(each) for each in done] == [type(None), TakenError, type(None)]
    assert len(no_time) == 2
    stored = storage.game(game.id)
    assert stored is not None
    assert stored.entries == [(0, "king B1"), (0, "pass")]
    writer.close()


def test_what_only_read_is_read_again() -> None:
    """Though the connection was lost as it ended; what was being committed is not done twice."""
    with postgres() as server:
        storage = Storage(server.url)
        writer = Writer(storage)
        tries: list[int] = []

        def lose(connection: Connection) -> int:
            tries.append(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
            if len(tries) == 1:
                with psycopg.connect(server.url.replace("+psycopg", "")) as other:
                    other.execute("SELECT pg_terminate_backend(%s, 10000)", (tries[0],))
            return len(tries)

        def read() -> int:
            with storage.engine.connect() as connection:
                return lose(connection)

        def write() -> int:
            with storage.engine.begin() as connection:
                return lose(connection)

        assert asyncio.run(writer.run(read)) == 2
        tries.clear()
        with pytest.raises(OperationalError):
            asyncio.run(writer.run(write))
        assert len(tries) == 1
        writer.close()


def test_who_changes_a_table_must_have_seen_it_as_it_is(storage: Storage) -> None:
    """Who sits there, how it stands, and every move; what is stored of a move leaves the seats alone."""
    game = info()
    storage.add_game("head", game)
    seen = Before(game.status, tuple(game.seats), 0)
    left = [game.seats[0], Place(game.seats[1].dynasty, "bot", "novice")]
    other = type(game)(**{**{name: getattr(game, name) for name in game.__struct_fields__}, "seats": left})
    storage.change_game(other, before=seen)
    with pytest.raises(TakenError):
        storage.change_game(other, before=seen)
    storage.add_entry(Change(NewEntry(1, 0, "pass"), game))  # by a process that has not heard of it
    found = storage.info(game.id)
    assert found is not None
    assert found.seats == left
    with pytest.raises(TakenError):
        storage.change_game(other, before=Before(game.status, tuple(left), 0))
    storage.change_game(other, before=Before(game.status, tuple(left), 1))
    assert storage.set_rematch(game.id, "first") == "first"
    assert storage.set_rematch(game.id, "second") == "first"
    assert storage.set_rematch("none", "first") is None
