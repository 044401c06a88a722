"""An update that changes the rules leaves every stored game as it was."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import delete, update

from shedu.engine import position as engine_position
from shedu.engine import rules as engine_rules
from shedu.engine.kernel.codes import VERSION_UNIT
from shedu.engine.moves import parse_move
from shedu.engine.record import parse_record
from shedu.server.errors import RequestError
from shedu.server.http.app import create_app
from shedu.server.settings import Settings
from shedu.server.storage.schema import CHECKPOINTS
from shedu.server.wire import messages as m
from tests.server.clients import begin
from tests.server.games import any_move, wish

Client = TestClient[Litestar]
SEATS = [m.NewSeat("lion", name="Ann"), m.NewSeat("bull", name="Bob"), m.NewSeat("pot", name="Eve")]
MOVES_PLAYED = (0, 1, 2, 7, 25, 60, 90, 1_000)  # in the stored games; the last one is played to its end
FIRST_VERSION = 0
LATER_VERSION = VERSION_UNIT


@pytest.fixture
def settings(tmp_path: Path, database_url: str) -> Settings:
    """A local server, where one client plays all seats."""
    return Settings(data=tmp_path / "data", database=database_url, bots=0, seconds=0.05)


@contextmanager
def running(settings: Settings) -> Iterator[Client]:
    """The server until it is stopped for an update."""
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        yield client


def change_rules(monkeypatch: pytest.MonkeyPatch, since: int) -> None:
    """Replace the engine by one in which every decision gives the active seat a black point."""
    play = vars(engine_position)["play"]

    def changed(state: Any, move: int, log: Any) -> None:
        play(state, move, log)
        if state.rules >= since:
            snap = state.snapshot()
            points = list(snap.points)
            points[snap.active * 4] += 1
            state.restore(snap._replace(points=tuple(points)))

    monkeypatch.setattr(engine_position, "play", changed)


def release_version_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change a rule as a release must: as a new version of the rules."""
    monkeypatch.setattr(engine_rules, "RULES_VERSION", 2)
    change_rules(monkeypatch, LATER_VERSION)


async def play_on(live: Any, count: int, rng: random.Random) -> None:
    for _ in range(count):
        game = live.game
        if game.decider is None:
            return
        targets = game.undo_to(game.decider)
        if targets and rng.random() < 0.2:
            await live.undo(game.decider, game.now.number, targets[0])
        else:
            await live.play(game.decider, game.now.number, parse_move(any_move(game, rng)))


def play_games(client: Client) -> list[str]:
    """Games that are just dealt, in progress, and over."""
    games = []
    for seed, count in enumerate(MOVES_PLAYED):
        game = begin(client, wish(SEATS[: 2 + seed % 2], seed=seed)).id

        async def play(game: str = game, count: int = count, seed: int = seed) -> None:
            await play_on(await client.app.state.tables.open(game), count, random.Random(seed))

        with client.portal() as portal:
            portal.call(play)
        games.append(game)
    return games


def seen(client: Client, game: str) -> dict[str, Any]:
    """The views of every seat, the log, and the possible undos."""

    async def look() -> dict[str, Any]:
        live = await client.app.state.tables.open(game)
        log, viewers = live.presenter.line_log, (None, *range(len(live.roster.seats)))
        await log.prepare()
        return {
            "position": live.game.now.position.snapshot,
            "entries": live.game.entries,
            "tables": [live.presenter.show(seat) for seat in viewers],
            "logs": [msgspec.json.decode(log.encoded(seat), type=m.Log) for seat in viewers],
            "undo": [live.game.undo_to(seat) for seat in range(len(live.roster.seats))],
            "result": live.game.now.position.result,
        }

    with client.portal() as portal:
        found: dict[str, Any] = portal.call(look)
    return found


def advance(client: Client, game: str) -> None:
    async def play() -> None:
        await play_on(await client.app.state.tables.open(game), 30, random.Random(1))

    with client.portal() as portal:
        portal.call(play)


@pytest.mark.both_databases
def test_a_new_version_of_the_rules_leaves_stored_games(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views, log and undos stay the same, and the games end by the rules under which they began."""
    with running(settings) as server:
        games = play_games(server)
        before = {game: seen(server, game) for game in games}
    with monkeypatch.context() as update:
        release_version_two(update)
        with running(settings) as server:
            assert {game: seen(server, game) for game in games} == before
            new = begin(server, wish(SEATS[:2], seed=99)).id
            for game in (*games, new):
                advance(server, game)
            after = {game: seen(server, game) for game in (*games, new)}
        with running(settings) as server:  # again from the database
            assert {game: seen(server, game) for game in (*games, new)} == after
            stored = server.app.state.tables.games
            assert {stored.game(game).rules_version for game in games} == {1}
            assert stored.game(new).rules_version == 2
            record = server.get(f"/api/games/{games[-1]}/record").text
    assert after[games[3]] != before[games[3]]
    with running(settings) as server:  # after a rollback: version 1 finds its games as version 2 left them
        assert {game: seen(server, game) for game in games} == {game: after[game] for game in games}
        with pytest.raises(RequestError, match="newer version of the rules"):
            seen(server, new)
    position, _ = parse_record(record).replay()
    assert position.result == before[games[-1]]["result"]


@pytest.mark.both_databases
def test_a_change_without_a_version_leaves_stored_games(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Board, hands, bag, points and results are those that were stored; the game goes on from there."""
    with running(settings) as server:
        games = play_games(server)
        before = {game: seen(server, game) for game in games}
    change_rules(monkeypatch, FIRST_VERSION)
    with running(settings) as server:
        for game in games:
            after = seen(server, game)
            for part in ("position", "entries", "result"):
                assert after[part] == before[game][part], part
            assert [table.seats for table in after["tables"]] == [
                table.seats for table in before[game]["tables"]
            ]
        running_game = games[4]
        advance(server, running_game)
        moved = seen(server, running_game)
        assert len(moved["entries"]) == len(before[running_game]["entries"]) + 30
        assert moved["entries"][: len(before[running_game]["entries"])] == before[running_game]["entries"]
        # The log shows the moves since the update; every one of them is on the line.
        assert 0 < len(moved["logs"][0].past) <= 30
        frames = server.get(f"/api/games/{games[-1]}/frames")
        assert frames.status_code == 200
        # They begin at the checkpoint, which is the end of this game.
        assert (frames.json()["start"]["entry"], frames.json()["steps"]) == (
            len(before[games[-1]]["entries"]),
            [],
        )
        record = server.get(f"/api/games/{games[-1]}/record").text
    monkeypatch.undo()
    with running(settings) as server:
        assert seen(server, running_game)["position"] == moved["position"]
    position, _ = parse_record(record).replay()  # by the rules under which it was played
    assert position.result == before[games[-1]]["result"]


@pytest.mark.both_databases
def test_entries_of_an_earlier_release_follow_the_checkpoint(settings: Settings) -> None:
    """A release without checkpoints may have added entries, after a rollback; they are replayed."""
    with running(settings) as server:
        games = play_games(server)
        before = {game: seen(server, game) for game in games}
        engine = server.app.state.tables.writer.database.engine
        with engine.begin() as connection:
            connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.game.in_(games[::2])))
            connection.execute(
                update(CHECKPOINTS).where(CHECKPOINTS.c.game == games[5]).values(number=3, position="{}")
            )
    with running(settings) as server:
        assert {game: seen(server, game) for game in games} == before
