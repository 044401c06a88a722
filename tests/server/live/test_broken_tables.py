"""A stored table that cannot be loaded does not hold up the others."""

import asyncio
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import update
from structlog.testing import capture_logs

from shedu.server.errors import CloseCode, Code
from shedu.server.http.app import create_app
from shedu.server.live.registry import TableRegistry
from shedu.server.settings import Settings
from shedu.server.storage.schema import GAMES
from shedu.server.tables.terms import RealTime, Terms
from shedu.server.wire import messages as m
from tests.server.clients import begin, sit
from tests.server.registries import Clock, leave, meet, open_registry, person

TERMS = Terms(clock=RealTime(60, 0), level="random")


async def break_game(registry: TableRegistry, game: str) -> None:
    """Store the version of rules of a later release, as after a rollback."""

    def store() -> None:
        with registry.writer.database.engine.begin() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(rules_version=99, deadline=1.0))

    await registry.writer.run(store)


def test_a_broken_table_holds_up_neither_the_start_nor_clocks_and_bots(tmp_path: Path) -> None:
    clock = Clock()

    async def begin() -> tuple[str, list[str]]:
        async with open_registry(tmp_path, clock) as registry:
            people = [person(registry, name) for name in ("Ann", "Bob")]
            tables = [await meet(registry, TERMS, *people) for _ in range(3)]
            broken, left, timed = tables
            registry.service.workers.close()  # no bot has moved when the server stops
            for live in (broken, left):
                await leave(live, people[0], 0)
            await break_game(registry, broken.id)
            return broken.id, [left.id, timed.id]

    async def resume(broken: str, games: list[str]) -> None:
        async with open_registry(tmp_path, clock) as registry:
            for _ in range(2_000):
                if (await registry.open(games[0])).entry:
                    break
                await asyncio.sleep(0.005)
            clock.now += 61.0
            await registry.check_clocks()
            await registry.check_clocks()
            left, timed = [await registry.open(game) for game in games]
            assert left.entry > 0
            assert timed.roster.seats[0].is_bot
            assert registry.loaded(broken) is None

    broken, games = asyncio.run(begin())
    with capture_logs() as logs:
        asyncio.run(resume(broken, games))
    assert [log["game"] for log in logs if log["event"] == "table left out"] == [broken]


def test_a_client_learns_why_a_table_cannot_be_loaded(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data", bots=0)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        game = begin(server).id

        async def store() -> None:
            await break_game(server.app.state.tables, game)

        with server.portal() as portal:
            portal.call(store)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as server:
        seat = sit(server, game)
        with seat.socket:
            refused = seat.hear()
            assert isinstance(refused, m.Refused)
            assert refused.code == Code.AWAY
            assert "newer version of the rules" in refused.reason
            with pytest.raises(WebSocketDisconnect) as closed:
                seat.hear()
        assert closed.value.code == CloseCode.INTERNAL_ERROR
