"""Concurrent requests over real sockets: one succeeds, the other is rejected, no change is partial."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from shedu.server.errors import Code
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.tables.games import Games
from shedu.server.wire import messages as m
from tests.server.loopback import running
from tests.server.moves import wire
from tests.server.visitors import Visitor, say

pytestmark = pytest.mark.compiled_only
ROUNDS = 15


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of an online server."""
    return Settings(data=tmp_path, bots=0, seconds=0.01, online=True, limits=False)


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    """Host and port of the server."""
    with running(settings) as found:
        yield found


@pytest.fixture
def people(address: str) -> Iterator[list[Visitor]]:
    """Three people."""
    with ExitStack() as stack:
        made = [Visitor(address, name) for name in ("Ann", "Bob", "Cleo")]
        for each in made:
            stack.callback(each.close)
        yield made


def make(host: Visitor, *seats: m.NewSeat) -> str:
    """A table."""
    wish = m.NewGame(list(seats), first=seats[0].dynasty)
    return str(host.ask("POST", "/api/games", wish).json()["id"])


def test_two_people_take_the_same_seat(people: list[Visitor], settings: Settings) -> None:
    """One player has it, in the database too; the other is rejected."""
    ann, *rivals = people
    for _ in range(ROUNDS):
        game = make(ann, m.NewSeat("lion"), m.NewSeat("bull", "open"))
        sockets = [rival.come(game) for rival in rivals]
        for rival, socket in zip(rivals, sockets, strict=True):
            say(socket, m.Look())
            rival.until(socket, m.Room)
        for socket in sockets:
            say(socket, m.Sit(1))
        for socket in sockets:
            say(socket, m.Say("done"))  # earlier messages are the answer
        winners: list[tuple[Visitor, list[str]]] = []
        losers: list[tuple[Visitor, list[str]]] = []
        for rival, socket in zip(rivals, sockets, strict=True):
            refused: list[Any] = []
            name = rival.name

            def is_own(said: Any, name: str = name, refused: list[Any] = refused) -> bool:
                if isinstance(said, m.Refused):
                    refused.append(said)
                return isinstance(said, m.Said) and said.name == name

            rival.until(socket, is_own)
            (losers if refused else winners).append((rival, [each.code for each in refused]))
            socket.close()
        assert [codes for _, codes in losers] == [["seat-taken"]]
        storage = Database(settings.url)
        info = Games(storage).summary(game)
        storage.close()
        assert info is not None
        assert info.seats[1].person == winners[0][0].id


def test_two_moves_at_once_for_one_seat(people: list[Visitor], settings: Settings) -> None:
    """From two pages of one person: one counts, the other is stale; all clients see the same."""
    ann, _, watcher = people
    for _ in range(ROUNDS):
        game = make(ann, m.NewSeat("lion"), m.NewSeat("bull"))
        pages = [ann.come(game), ann.come(game)]
        for page in pages:
            say(page, m.Look(0))
            ann.until(page, m.Table)
        other = watcher.come(game)
        say(other, m.Look())
        watcher.until(other, m.Table)
        for page, move in zip(pages, ("king B1", "king B3"), strict=True):
            say(page, m.Play(0, wire(move)))
            say(page, m.AskLog())
        codes, steps = [], []
        for page in pages:
            log = None
            while log is None or not log.past:
                said = ann.hear(page)
                log = said if isinstance(said, m.Log) else log
                codes += [said.code] if isinstance(said, m.Refused) else []
                steps += [said.entry] if isinstance(said, m.Step) else []
        assert codes == ["stale"]
        assert steps == [1, 1]
        assert watcher.until(other, m.Step).entry == 1
        storage = Database(settings.url)
        stored = Games(storage).game(game)
        storage.close()
        assert stored is not None
        assert len(stored.entries) == 1


def test_the_same_move_twice_and_a_move_for_the_past(people: list[Visitor], settings: Settings) -> None:
    """A repeated move counts once and is answered twice; a move for an earlier entry changes nothing."""
    ann, bob, _ = people
    game = make(ann, m.NewSeat("lion"), m.NewSeat("bull", "open"))
    hers, his = ann.come(game), bob.come(game)
    say(hers, m.Look())
    say(his, m.Look())
    say(his, m.Sit(1))
    bob.until(his, lambda said: isinstance(said, m.Room) and said.places[1].kind == "human")
    say(hers, m.Start())
    say(hers, m.Look(0))
    ann.until(hers, lambda said: isinstance(said, m.Table) and said.viewer == 0)
    for _ in range(2):
        say(hers, m.Play(0, wire("king B1")))
    assert [ann.until(hers, m.Step).entry for _ in range(2)] == [1, 1]
    say(hers, m.Play(1, wire("pass")))
    ann.until(hers, lambda said: isinstance(said, m.Step) and said.entry == 2)
    say(hers, m.Play(0, wire("king B3")))  # another move than at that entry
    assert ann.until(hers, m.Refused) == m.Refused(
        "The table has moved on: it is at entry 2, not 0.", Code.STALE, None, 2
    )
    say(his, m.Look(1))
    say(his, m.Play(0, wire("king B1")))  # not Bob's turn
    assert bob.until(his, m.Refused).code == "stale"
    say(his, m.Play(2, wire("king B1")))
    assert bob.until(his, m.Refused).code == "illegal"
    for entry in (3, 10**9):
        say(his, m.Play(entry, wire("pass")))
        assert bob.until(his, m.Refused).code == "stale"
    say(his, m.Play(-1, wire("pass")))
    assert bob.until(his, m.Refused).code == "unreadable"
    storage = Database(settings.url)
    stored = Games(storage).game(game)
    storage.close()
    assert stored is not None
    assert stored.entries == [(0, "king B1"), (0, "pass")]
