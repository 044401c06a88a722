"""Whole games in which every message that a client receives is searched for hidden information."""

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from shedu.engine.record import format_record, full_record, parse_record
from shedu.server.settings import Settings
from shedu.server.storage.database import Database
from shedu.server.tables.fairness import seal_of
from shedu.server.tables.games import Games
from shedu.server.wire import messages as m
from shedu.server.wire.reader import follow
from tests.cli.command import shedu
from tests.server.loopback import ENDPOINTS, running
from tests.server.moves import legal, wire
from tests.server.secrets import leaks
from tests.server.visitors import ADDED, Visitor, say

pytestmark = pytest.mark.compiled_only
SEATS = 3
ASKED = [path for method, path in ENDPOINTS if method == "get"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """An online server."""
    return Settings(data=tmp_path, bots=0, seconds=0.01, online=True, limits=False)


class Company:
    """Two players with a bot, a spectator, and a client without a session."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.people = [Visitor(address, name) for name in ("Ann", "Bob", "Cleo", "")]
        for each in self.people:
            stack.callback(each.close)
        self.ann, self.bob, *_ = self.people
        seats = [m.NewSeat("lion"), m.NewSeat("bull", "open"), m.NewSeat("pot", "bot", "random")]
        wish = m.NewGame(seats, terms=m.Terms("open"), first="lion", seal=seal_of(ADDED))
        self.game = str(self.ann.ask("POST", "/api/games", wish).json()["id"])
        self.sockets = [each.come(self.game) for each in self.people]
        for socket in self.sockets:
            say(socket, m.Look())
        say(self.sockets[1], m.Sit(1, None, seal_of(ADDED[::-1])))
        self.bob.until(
            self.sockets[1], lambda said: isinstance(said, m.Room) and said.places[1].kind == "human"
        )
        say(self.sockets[0], m.Start())
        for person, socket, added in zip(self.people, self.sockets, (ADDED, ADDED[::-1]), strict=False):
            person.until(
                socket, lambda said: isinstance(said, m.Room) and said.shuffle and said.shuffle.is_opening
            )
            say(socket, m.Open(added))
        self.tables = [self.look(number, number if number < 2 else None) for number in range(4)]

    def look(self, number: int, seat: int | None) -> m.Table:
        """The table that a client receives for a seat."""
        say(self.sockets[number], m.Look(seat))
        table: m.Table = self.people[number].until(
            self.sockets[number], lambda said: isinstance(said, m.Table) and said.viewer == seat
        )
        return table

    def own(self, number: int) -> set[int]:
        """The seats whose hidden information a client may see."""
        return {number} if number < 2 else set()

    def pry(self, number: int) -> None:
        """Request every endpoint and send every message, for the own seat and for others."""
        person, socket = self.people[number], self.sockets[number]
        for path in ASKED:
            for other in {each.id or "none" for each in self.people}:
                where = path.replace("{game}", self.game).replace("{other}", other)
                person.ask("GET", where)
                if "{other}" not in path:
                    break
            if path.endswith(("frames", "history")):
                person.ask("GET", path.replace("{game}", self.game) + "?seat=0")
        entry = self.tables[number].entry
        seat = number if number < 2 else None
        messages: list[m.FromBrowser] = [
            *(m.Look(each) for each in range(-1, SEATS + 1)),
            *(m.Look(each, 0) for each in range(SEATS)),
            m.Look(seat, 0),
            m.Look(seat),
            m.AskLog(),
            m.AskPreviews(entry),
            m.AskHint(entry, "random"),
            m.AskFocus(entry),
            m.AskOpinion(entry, m.Pass()),
            m.Undo(entry, 0),
            m.Play(entry, m.PlaceTile("red", "Z9")),
            m.Look(seat),
            m.AskLog(),
        ]
        for message in messages:
            say(socket, message)
        say(socket, m.AskUndo(-7, None))  # the last of them, rejected with a code of its own
        person.until(socket, lambda said: isinstance(said, m.Refused) and said.code in ("stale", "not-yours"))


def hear_all(company: Company, number: int, entry: int) -> None:
    """Receive until a client has seen an entry."""
    person, socket = company.people[number], company.sockets[number]

    def is_there(said: Any) -> bool:
        seen = follow(company.tables[number], said)
        if seen is not None and seen.viewer == company.tables[number].viewer:
            company.tables[number] = seen
        return bool(company.tables[number].entry >= entry)

    if company.tables[number].entry < entry:
        person.until(socket, is_there)


def decide(company: Company, rng: random.Random) -> bool:
    """Make a move for the deciding seat; False when the game is over."""
    decision = company.tables[2].decision
    if decision is None:
        return False
    entry = company.tables[2].entry
    if decision.seat < 2:
        hear_all(company, decision.seat, entry)
        mine = company.tables[decision.seat].decision
        assert mine is not None
        kinds = sorted({move.split()[0] for move in legal(mine)} - {"pass"}) or ["pass"]
        kind = rng.choice(kinds)
        move = rng.choice([move for move in legal(mine) if move.split()[0] == kind])
        say(company.sockets[decision.seat], m.Play(entry, wire(move)))
    hear_all(company, 2, entry + 1)
    return True


def hidden_words(settings: Settings, company: Company, number: int) -> list[str]:
    """Secrets of the database and of other clients that a client must not receive."""
    storage = Database(settings.url)
    stored = Games(storage).game(company.game)
    storage.close()
    assert stored is not None
    head = parse_record(stored.head)
    seed = head.seed
    whole = format_record(full_record(head.start(), seed))
    draws = re.search(r"^draws (.*)$", whole, re.MULTILINE)
    assert stored.roster.shuffle is not None
    secret = stored.roster.shuffle.secret
    assert draws is not None
    others = [each.cookie for each in company.people if each is not company.people[number]]
    return [
        secret,
        str(seed),
        draws[1][:40],
        (settings.data / "secret.key").read_text(),
        *(part for cookie in others for part in cookie.split(".") if part),
    ]


@pytest.fixture
def company(settings: Settings) -> Iterator[Company]:
    """A game that has begun."""
    with running(settings) as address, ExitStack() as stack:
        yield Company(address, stack)


def test_no_client_receives_hidden_information(company: Company, settings: Settings, tmp_path: Path) -> None:
    """In a whole game; after its end the shuffle is revealed and can be verified."""
    rng = random.Random(4)
    searched = 0
    count = 0
    is_going_on = True
    while is_going_on:
        if count % 12 == 0:
            for number in range(4):
                hear_all(company, number, company.tables[2].entry)
                company.pry(number)
        is_going_on = company.tables[2].decision is not None and decide(company, rng)
        count += 1
        if not is_going_on or company.tables[2].decision is None:
            break
        if count % 12 == 0:
            searched += search(company, settings)
    assert searched > 500
    assert count > 40
    record = company.people[3].ask("GET", f"/api/games/{company.game}/record").text
    assert "# shuffle secret" in record
    file = tmp_path / "game.te"
    file.write_text(record)
    assert shedu("verify", str(file)).status == 0


def search(company: Company, settings: Settings) -> int:
    """Search all messages since the last search for leaks; the number of messages."""
    count = 0
    for number, person in enumerate(company.people):
        hidden = hidden_words(settings, company, number)
        for text in person.got:
            found = leaks(text, company.own(number), hidden)
            assert not found, f"{person.name or 'a stranger'} got {found}: {text[:300]}"
        count += len(person.got)
        person.got.clear()
    return count


def test_every_kind_of_leak_is_found() -> None:
    seats = '{"seats": [{"hand": null, "points": null}, {"hand": [1, 0, 0, 0], "points": null}]}'
    assert leaks(seats, {1}, []) == []
    assert leaks(seats, {0}, []) == ["hand of seat 1"]
    assert leaks('{"type": "drew", "seat": 1, "tiles": [1, 1, 0, 0]}', {0}, []) == ["what seat 1 drew"]
    secrets = (
        '{"type": "step", "secrets": [{"seat": 1, "hand": [1, 0, 0, 0], "points": null, "treasures": 2}]}'
    )
    assert leaks(secrets, {1}, []) == []
    assert leaks(secrets, {0}, []) == ["hand of seat 1", "treasures of seat 1"]
    swap = '{"type": "moved", "seat": 1, "move": {"type": "swap", "tiles": [1, 2, 0, 0]}}'
    assert leaks(f"[{swap}]", {0}, []) == ["what seat 1 swapped"]
    assert leaks('[{"type": "moved", "seat": 1, "move": {"type": "hidden-swap", "count": 3}}]', {0}, []) == []
    line = '{"lines": [{"text": "log-draw-own", "args": {"tiles": []}, "seat": 1}]}'
    assert leaks(line, {1}, []) == []
    assert leaks(line, {0}, []) == ["tiles of seat 1 in the log"]
    decision = '{"decision": {"seat": 1, "actions_left": 2, "choices": {"can_pass": true}}}'
    assert leaks(decision, {0}, []) == ["what seat 1 may do"]
    assert leaks('{"commitment": "a", "secret": "b"}', {0}, []) == ["the secret of the shuffle"]
    assert leaks("some text with 4711 in it", set(), ["4711"]) == ["a word: 4711"]


def test_a_table_without_spectators_sends_nothing_to_strangers(settings: Settings) -> None:
    """Neither its messages nor its log; a player who leaves the seat is disconnected."""
    with running(settings) as address, ExitStack() as stack:
        ann, bob, cleo = (Visitor(address, name) for name in ("Ann", "Bob", "Cleo"))
        for each in (ann, bob, cleo):
            stack.callback(each.close)
        seats = [m.NewSeat("lion"), m.NewSeat("bull", "open")]
        wish = m.NewGame(seats, first="lion", terms=m.Terms("open", spectators=False))
        game = ann.ask("POST", "/api/games", wish).json()["id"]
        hers, his, third = (each.come(game) for each in (ann, bob, cleo))
        say(hers, m.Look())
        for person, socket in ((bob, his), (cleo, third)):  # a seat is open, so that they see the table
            say(socket, m.Look())
            person.until(socket, m.Room)
        say(his, m.Sit(1))
        bob.until(his, lambda said: isinstance(said, m.Room) and said.places[1].kind == "human")
        say(hers, m.Start())
        assert cleo.until(third, m.Refused).code == "no-spectators"
        again = cleo.come(game)
        _refused(cleo, again, [m.Look(), m.AskLog(), m.Say("hello"), m.AskPreviews(0), m.Look(0)])
        ann.until(hers, m.Table)
        say(his, m.Leave(1, "random"))
        assert bob.until(his, m.Refused).code == "no-spectators"


def _refused(person: Visitor, socket: ClientConnection, messages: list[m.FromBrowser]) -> None:
    for message in messages:
        say(socket, message)
        said = person.hear(socket)
        assert isinstance(said, m.Refused), said
