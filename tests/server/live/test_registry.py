"""Tables of an online server: names, summaries, the lobby, deletion and eviction."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select, update

from shedu.engine.moves import parse_move
from shedu.server.cluster.messages import EntryStored
from shedu.server.http.app import create_app
from shedu.server.live import registry as registries
from shedu.server.settings import Settings
from shedu.server.storage.schema import GAMES, SEATS
from shedu.server.tables.limits import TableLimits
from shedu.server.tables.replay import record_text
from shedu.server.tables.seats import Seat
from shedu.server.tables.terms import Wish
from shedu.server.wire import messages as m
from tests.server.clients import BrowserClient, begun, sit_and_play, until
from tests.server.games import new_table, play_on, wish
from tests.server.registries import Clock, open_registry, person

Client = TestClient[Litestar]
CLOSED = m.Terms(spectators=False)


def leave(person: BrowserClient, game: str, seat: int) -> None:
    """Give a seat to a bot."""
    socket = person.socket(game)
    with socket.socket:
        socket.say(m.Look(seat))
        until(socket, m.Table)
        socket.say(m.Leave(seat, "random"))
        while until(socket, m.Room).places[seat].kind != "bot":
            pass


def stored(server: Client, game: str, column: Any) -> Any:
    """A game as the database has it."""
    with server.app.state.tables.writer.database.engine.connect() as connection:
        return connection.execute(select(column).where(GAMES.c.id == game)).scalar_one()


def all_stored(server: Client, game: str) -> str:
    """All rows of a table, as text."""
    with server.app.state.tables.writer.database.engine.connect() as connection:
        rows = connection.execute(select(GAMES).where(GAMES.c.id == game)).all()
        seats = connection.execute(select(SEATS).where(SEATS.c.game == game)).all()
    assert rows
    assert seats
    return repr([*rows, *seats])


def ask_rematch(person: BrowserClient, game: str) -> str:
    """Request a rematch; the id of its table."""
    seat = person.socket(game)
    with seat.socket:
        seat.say(m.Look())
        seat.say(m.Rematch())
        room = until(seat, m.Room)
        while room.rematch is None:
            room = until(seat, m.Room)
    return str(room.rematch)


def test_names_come_from_accounts_only(server: Client) -> None:
    """People keep their own name and bots have none; the requested name is not stored."""
    ann = BrowserClient(server, "Ann")
    seats = [
        m.NewSeat("lion", name="Champion"),
        m.NewSeat("bull", "bot", "random", "Champion"),
        m.NewSeat("pot", "open", None, "Champion"),
    ]
    game = ann.make(seats=seats)
    info = ann.ask("GET", f"/api/games/{game}").json()
    assert [place["name"] for place in info["seats"]] == ["Ann", "", ""]
    assert "Champion" not in all_stored(server, game)


def test_a_rematch_stores_no_names_of_absent_players(server: Client) -> None:
    """The new table stores only the players who have taken a seat."""
    ann, bob = BrowserClient(server, "Annabella"), BrowserClient(server, "Bobby")
    game = sit_and_play(server, [ann, bob])
    again = ask_rematch(ann, game)
    assert "Bobby" not in all_stored(server, again)


def test_the_host_deletes_a_waiting_table(server: Client) -> None:
    """The host, even if others have seats; their clients are disconnected."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = ann.make()
    seat = bob.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Sit(1))
        while until(seat, m.Room).places[1].person != bob.id:
            pass
        assert bob.ask("DELETE", f"/api/games/{game}").status_code == 403
        assert ann.ask("DELETE", f"/api/games/{game}").status_code == 204
        assert until(seat, m.Refused).code == "gone"
    assert ann.ask("GET", f"/api/games/{game}").status_code == 404


def test_a_game_with_an_absent_player_is_not_deleted(server: Client) -> None:
    """Also while a bot plays for them; a game against bots alone can be deleted."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    assert ann.ask("DELETE", f"/api/games/{game}").json()["code"] == "not-yours"
    leave(bob, game, 1)
    assert ann.ask("DELETE", f"/api/games/{game}").json()["code"] == "not-yours"
    alone = ann.make(seats=[m.NewSeat("lion"), m.NewSeat("bull", "bot", "random")])
    leave(ann, alone, 0)
    assert ann.ask("DELETE", f"/api/games/{alone}").status_code == 204


def test_summaries_of_games_without_spectators(server: Client) -> None:
    """Any person before and after the game; during it players, those who left, and the host."""
    ann, bob, eve, host = (BrowserClient(server, name) for name in ("Ann", "Bob", "Eve", "Host"))
    seats = [m.NewSeat("lion", "open"), m.NewSeat("bull", "open")]
    game = host.make(seats=seats, terms=CLOSED)
    path = f"/api/games/{game}"

    def heard() -> list[int]:
        asks = [each.ask for each in (ann, bob, host, eve)]
        return [*(ask("GET", path).status_code for ask in asks), server.get(path).status_code]

    assert heard() == [200] * 5
    with ExitStack() as stack:
        one, two, three = ann.socket(game), bob.socket(game), host.socket(game)
        for seat in (one, two, three):
            stack.enter_context(seat.socket)
            seat.ask(m.Look())
        one.say(m.Sit(0))
        until(one, m.Room)
        two.say(m.Sit(1))
        while until(three, m.Room).places[1].kind == "open":
            pass
        three.say(m.Start())
        until(one, m.Table)
        assert heard() == [200, 200, 200, 403, 403]
        said = eve.ask("GET", path).json()
        assert said["code"] == "no-spectators"
        assert "Ann" not in msgspec.json.encode(said).decode()
        mine = [place["person"] for place in bob.ask("GET", path).json()["seats"]].index(bob.id)
        two.say(m.Leave(mine, "random"))
        assert until(two, m.Refused).code == "no-spectators"
    assert heard() == [200, 200, 200, 403, 403]
    assert bob.ask("GET", path).json()["seats"][mine]["left"] == bob.id
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(status="stopped"))
    assert heard() == [200] * 5  # as its record


def test_summaries_of_games_with_spectators(server: Client) -> None:
    """The summary is public."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    assert server.get(f"/api/games/{game}").json()["to_decide"] is not None


def test_the_lobby_lists_tables_with_an_open_seat(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Invited and full tables are neither listed nor counted in the limit of the list."""
    monkeypatch.setattr(registries, "MAX_LISTED_GAMES", 2)
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    terms = m.Terms("open")
    free = [ann.make(terms=terms), ann.make(terms=terms)]
    full = ann.make(terms=terms)
    seat = bob.socket(full)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Sit(1))
        while until(seat, m.Room).places[1].kind == "open":
            pass
    for _ in range(3):
        ann.make()
    assert {info["id"] for info in server.get("/api/lobby").json()} == set(free)


def test_a_deleted_rematch_is_unlinked(server: Client) -> None:
    """After the rematch was deleted, the players can create another one."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = sit_and_play(server, [ann, bob])
    again = ask_rematch(ann, game)
    assert stored(server, game, GAMES.c.rematch) == again
    seat = bob.socket(game)
    with seat.socket:
        seat.say(m.Look())
        assert until(seat, m.Room).rematch == again
        assert ann.ask("DELETE", f"/api/games/{again}").status_code == 204
        while until(seat, m.Room).rematch is not None:
            pass
    assert stored(server, game, GAMES.c.rematch) is None
    assert ask_rematch(bob, game) not in (game, again)


def test_the_number_of_open_records_is_limited(tmp_path: Path) -> None:
    """Records do not count as tables; deleting one makes room again."""
    table = new_table(wish())
    play_on(table, 4)
    record = {"text": record_text(table, None)}
    settings = Settings(data=tmp_path, bots=0, online=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        client.app.state.tables.service.limits = TableLimits(open_tables=1, open_records=2)
        ann, bob = BrowserClient(client, "Ann"), BrowserClient(client, "Bob")
        answers = [ann.ask("POST", "/api/records", json=record) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert answers[2].json()["code"] == "many-tables"
        ann.make()
        assert bob.ask("POST", "/api/records", json=record).status_code == 201
        assert ann.ask("DELETE", f"/api/games/{answers[0].json()['id']}").status_code == 204
        assert ann.ask("POST", "/api/records", json=record).status_code == 201


def test_a_table_in_use_is_not_evicted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it was chosen for eviction before its client connected."""
    monkeypatch.setattr(registries, "MAX_IDLE_TABLES", 2)

    async def run() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            two = Wish([Seat("lion"), Seat("bull", "open")])
            games = [(await registry.create(two, person(registry, "Ann"))).id for _ in range(10)]
            lives = await asyncio.gather(*(registry.open(game) for game in games))
            for live in lives:
                live.open_sockets += 1
            assert {live.id for live in registry.tables} == set(games)
            for live in lives:
                live.open_sockets -= 1
            assert len(registry.tables) < len(games)

    asyncio.run(run())


def test_a_game_has_one_live_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if many others are opened: two live tables of a game would not see each other's changes."""
    monkeypatch.setattr(registries, "MAX_IDLE_TABLES", 2)

    async def run() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            ann = person(registry, "Ann")
            two = Wish([Seat("lion"), Seat("bull", "open")])
            games = [(await registry.create(two, ann)).id for _ in range(10)]
            live = await registry.open(games[0])
            for game in games[1:]:
                await registry.open(game)
            assert live not in registry.tables
            assert registry.loaded(games[0]) is live
            assert await registry.open(games[0]) is live

    asyncio.run(run())


def test_only_stored_entries_are_applied(tmp_path: Path) -> None:
    """A message about an entry that is not stored changes nothing; a table that differs is restored."""

    async def run() -> None:
        async with open_registry(tmp_path, Clock()) as registry:
            ann = person(registry, "Ann")
            seats = [Seat("lion", person=ann.id), Seat("bull", person=ann.id)]
            live = await registry.open((await registry.create(Wish(seats), ann)).id)
            await live.receive(EntryStored("other", live.id, 1))
            assert live.entry == 0
            game = live.game
            game.accept(game.propose_move(0, 0, parse_move("pass")))  # in memory, not in the database
            await live.refresh()
            assert live.entry == 0
            moment = await live.play(live.game.decider, 0, parse_move("pass"))
            assert moment.number == 1
            assert len(registry.service.games.entries_after([(live.id, 0)])[live.id, 0].entries) == 1

    asyncio.run(run())
