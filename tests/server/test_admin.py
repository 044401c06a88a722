"""Administration of a server, running or stopped."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert, update

from shedu.server.http.app import create_app
from shedu.server.serve import StartError, lock_data
from shedu.server.settings import Settings
from shedu.server.storage.schema import PEOPLE, REPORTS, SESSIONS, SPENT
from shedu.server.tables.fairness import seal_of
from shedu.server.wire import messages as m
from tests.cli.command import Outcome, shedu
from tests.server.clients import ADDED, BrowserClient, at_table, begun, until
from tests.server.moves import wire

Client = TestClient[Litestar]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of an online server."""
    return Settings(data=tmp_path / "data", bots=0, seconds=0.05, online=True, limits=False)


@pytest.fixture
def server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A running server that polls for commands and ended sessions without a pause."""
    monkeypatch.setattr("shedu.server.live.registry.SWEEP_INTERVAL_S", 0.05)
    monkeypatch.setattr("shedu.server.people.sessions.REFRESH_S", 0.05)
    monkeypatch.setattr("shedu.server.people.sessions.CACHE_S", 0.0)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


@pytest.fixture
def admin(settings: Settings) -> Callable[..., Outcome]:
    """`shedu admin` on that server's data."""

    def run(*arguments: str) -> Outcome:
        return shedu("admin", "--data", str(settings.data), *arguments)

    return run


def test_a_closed_game_is_stopped_where_it_is_looked_at(server: Client, admin: Any) -> None:
    """All viewers are notified, nothing is hidden, no move is possible, and the record is available."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    assert f"{game}\tplaying\tAnn, Bob\t0" in admin("tables", "--status", "playing").out
    assert "seat\t1\tbull\thuman\tBob" in admin("show", game).out
    refused = admin("export", game)
    assert (refused.status, refused.out) == (1, "")
    assert "close the table first" in refused.err
    with at_table(ann, game, 0) as seat:
        assert admin("close", game).out == f"stopped\t{game}\n"
        room = until(seat, m.Room)
        while room.status != "stopped":
            room = until(seat, m.Room)
        assert room.shuffle.secret is not None
        seat.say(m.Play(0, wire("pass")))
        assert until(seat, m.Refused).code == "stopped"
    record = admin("export", game).out
    assert record.startswith("shedu 1\n")
    assert "# shuffle secret" in record
    assert admin("close", game).status == 1
    assert admin("close", "nothing").err == "shedu: There is no table nothing.\n"


def test_viewers_of_a_removed_table_are_disconnected(server: Client, admin: Any) -> None:
    """A table that waits is removed when it is closed."""
    ann = BrowserClient(server, "Ann")
    game = ann.make()
    seat = ann.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        assert admin("close", game).out == f"removed\t{game}\n"
        assert until(seat, m.Refused).code == "gone"
    assert server.get(f"/api/games/{game}").status_code == 404
    assert admin("remove", game).status == 1


def test_a_banned_player_is_disconnected_and_replaced_by_a_bot(server: Client, admin: Any) -> None:
    """By id or account name, until the ban is lifted."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    word = {"name": "Bob", "password": "a long password"}
    assert bob.ask("POST", "/api/account", json=word).status_code == 200
    game = begun(ann, bob)
    with at_table(bob, game, 1) as seat:
        assert admin("ban", "bob").out == f"banned\t{bob.id}\n"
        while until(seat, m.Refused).code != "logged-out":
            pass
    assert bob.ask("GET", "/api/games").status_code == 401
    assert server.post("/api/login", json=word).status_code == 403
    seats = server.get(f"/api/games/{game}").json()["seats"]
    assert [place["kind"] for place in seats] == ["human", "bot"]
    assert bob.id in admin("people", "--banned").out
    assert ann.id not in admin("people", "--banned").out
    assert ann.id in admin("people", "--name", "Ann").out
    assert admin("unban", bob.id).status == 0
    assert server.post("/api/login", json=word).status_code == 200
    assert admin("ban", "Ann").status == 1  # a guest has only an id


def sit(person: BrowserClient, game: str, seal: str = "") -> None:
    """Take the open seat of a table."""
    seat = person.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Sit(1, None, seal))
        while until(seat, m.Room).places[1].person != person.id:
            pass


def test_a_banned_player_leaves_tables_that_have_not_started(server: Client, admin: Any) -> None:
    """Waiting tables of a banned host are removed, also while clients view them."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    hers, his = ann.make(), bob.make()
    sit(bob, hers)
    sit(ann, his)
    one, two = ann.socket(hers), ann.socket(his)
    with one.socket, two.socket:
        one.ask(m.Look())
        two.ask(m.Look())
        assert admin("ban", bob.id).status == 0
        room = until(one, m.Room)
        while room.places[1].kind != "open":
            room = until(one, m.Room)
        assert (room.status, room.places[1].name, room.places[1].person) == ("waiting", "", None)
        assert until(two, m.Refused).code == "gone"
        one.say(m.Start())
        until(one, m.Table)
    assert server.get(f"/api/games/{his}").status_code == 404
    places = server.get(f"/api/games/{hers}").json()["seats"]
    assert {place["person"] for place in places} == {ann.id, None}


BOTS = [m.NewSeat("lion", "bot", "novice"), m.NewSeat("bull", "bot", "novice")]


def test_a_ban_ends_the_games_of_bots_and_what_they_think(
    server: Client, admin: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with another person goes on."""
    ann, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Eve")
    shared = begun(eve, ann)
    workers = server.app.state.tables.service.workers

    async def think(*_: object) -> None:
        await asyncio.Event().wait()  # until it is cancelled

    monkeypatch.setattr(workers, "decide", think)
    games = [eve.make(seats=BOTS) for _ in range(2)]
    games.append(eve.make(seats=[m.NewSeat("lion"), BOTS[1]]))
    sockets = [ann.socket(game) for game in games]
    with ExitStack() as stack:
        for socket in sockets:
            stack.enter_context(socket.socket)
            socket.say(m.Look())
        until(sockets[0], m.Thinking)
        assert admin("ban", eve.id).status == 0
        for socket, game in zip(sockets, games, strict=True):
            while until(socket, m.Room).status != "stopped":
                pass
            assert server.app.state.tables.loaded(game).automation.thinking is None
    assert f"{shared}\tplaying" in admin("tables").out


def test_all_tables_of_a_host_are_closed(server: Client, admin: Any) -> None:
    ann, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Eve")
    playing, waiting, other = begun(eve, ann), eve.make(), ann.make()
    closed = admin("close", "--host", eve.id)
    assert sorted(closed.out.splitlines()) == sorted([f"stopped\t{playing}", f"removed\t{waiting}"])
    assert f"{other}\twaiting" in admin("tables").out
    assert admin("close", "--host", "nobody").status == 1
    assert admin("close").status != 0
    assert admin("close", other, "--host", eve.id).status != 0


def test_the_seal_of_a_banned_player_is_ignored(server: Client, admin: Any) -> None:
    """The game starts with a bot in their place, and its clock runs."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = ann.make(terms=m.Terms(clock=m.RealTime(600)))
    sit(bob, game, seal_of(ADDED))
    seat = ann.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Start())
        while not until(seat, m.Room).shuffle.is_opening:
            pass
        assert admin("ban", bob.id).status == 0
        table = until(seat, m.Table)
        assert [(each.kind, each.name) for each in table.seats] == [("human", "Ann"), ("bot", "")]
        assert table.clocks is not None
    info = server.get(f"/api/games/{game}").json()
    assert (info["status"], info["to_decide"]) == ("playing", 0)
    assert info["deadline"] is not None


def test_texts_of_users_are_escaped_in_the_terminal(server: Client, admin: Any) -> None:
    """Also if an older version stored it."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    server.app.state.tables.service.chat.report(ann.id, ann.make(), bob.id, None, "rude")
    with server.app.state.sessions.people.engine.begin() as connection:
        connection.execute(update(REPORTS).values(text="a\x1b[2J\tb\nc \u202e é"))
    assert admin("reports").out.endswith("\ta\\x1b[2J\\tb\\nc \\u202e é\n")


def test_reports_are_listed_until_they_are_dealt_with(server: Client, admin: Any) -> None:
    """With the reported line."""
    registry = server.app.state.tables
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = begun(ann, bob)
    chat = registry.service.chat
    seat = bob.socket(game)
    with seat.socket:
        seat.ask(m.Look())
        seat.say(m.Say("something rude"))
        said = until(seat, m.Said)
    chat.report(ann.id, game, bob.id, said.number, "he is rude")
    (line,) = admin("reports").out.splitlines()
    assert line.split("\t")[2:] == [ann.id, bob.id, game, "something rude", "he is rude"]
    assert admin("reports", "--done", line.split("\t")[0]).status == 0
    assert admin("reports").out == ""
    assert admin("reports", "--done", "77").status == 1


def test_the_cleanup_command(server: Client, admin: Any) -> None:
    """The command prints the number of deleted rows."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    others = "guesses\t0\ninvitations\t0\nbans\t0\nlines\t0\nreports\t0\naudit\t0\nnames\t0\n"
    nothing = f"sessions\t0\nreplaced\t0\naddresses\t0\ntables\t0\nguests\t0\nchallenges\t0\n{others}"
    assert admin("clean").out == nothing
    with server.app.state.sessions.people.engine.begin() as connection:
        long_ago = {"created": "2020-01-01T00:00:00.000+00:00", "seen": "2020-01-01T00:00:00.000+00:00"}
        connection.execute(update(SESSIONS).where(SESSIONS.c.person == ann.id).values(long_ago))
        connection.execute(update(PEOPLE).values(long_ago))
        connection.execute(insert(SPENT).values(id="met", until=1.0))
    assert (
        admin("clean").out
        == f"sessions\t1\nreplaced\t0\naddresses\t0\ntables\t0\nguests\t1\nchallenges\t1\n{others}"
    )
    assert admin("clean").out == nothing
    assert (ann.id in admin("people").out, bob.id in admin("people").out) == (False, True)
    assert ann.ask("GET", "/api/games").status_code == 401
    assert bob.ask("GET", "/api/games").status_code == 200


def test_a_backup_is_made_while_people_play_and_can_be_put_back(
    settings: Settings, admin: Any, tmp_path: Path
) -> None:
    """Games, people and their cookies are as they were."""
    folder = tmp_path / "backup"
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
        game = begun(ann, bob)
        with at_table(ann, game, 0) as seat:
            seat.say(m.Play(0, wire("king B1")))
            until(seat, m.Step)
            assert admin("backup", str(folder)).out == "copied\t1\tgames\n"
            seat.say(m.Play(1, wire("pass")))
            until(seat, m.Step)
    assert admin("backup", str(folder)).status == 1  # it is not empty
    with lock_data(settings), pytest.raises(StartError, match="Another server"):
        lock_data(settings)
    with lock_data(settings):
        assert "Stop it first" in admin("restore", str(folder)).err
    assert admin("restore", str(folder)).out == "restored\t1\tgames\n"
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        ann.server = server
        assert [info["ply"] for info in ann.ask("GET", "/api/games").json()] == [1]
    assert len(list(settings.data.glob("tables.sqlite.before-*"))) >= 1


def test_an_invalid_backup_is_not_restored(settings: Settings, admin: Any, tmp_path: Path) -> None:
    """A missing file, a file of another kind, a damaged database."""
    folder = tmp_path / "backup"
    assert "There is no" in admin("restore", str(folder)).err
    folder.mkdir()
    file = folder / "tables.sqlite"
    file.write_text("something else, and long enough to be told from a database" * 100)
    assert "not a database" in admin("restore", str(folder)).err
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE other (id)")
    assert "not a database of games" in admin("restore", str(folder)).err
    assert not settings.file.exists()
    assert "name the folder" in admin("tables").err
