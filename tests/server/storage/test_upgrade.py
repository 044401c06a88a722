"""Databases of older versions: every game is kept and can be continued.

The files in `tests/server/data` were made with version 0.1.0, together with what that version listed.
"""

import asyncio
import gzip
import json
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import alembic.command
import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from shedu.engine.moves import parse_move
from shedu.play.game import Game
from shedu.server.cluster.game_time import unlimited
from shedu.server.live.jobs import Workers
from shedu.server.live.registry import TableRegistry
from shedu.server.live.service import Service
from shedu.server.people.chat import Chat
from shedu.server.people.people import HERE, People, Person
from shedu.server.ratings.profiles import Profiles
from shedu.server.ratings.ratings import Ratings
from shedu.server.storage.database import Database, migrations
from shedu.server.storage.schema import METADATA
from shedu.server.storage.writer import Writer
from shedu.server.tables import absence
from shedu.server.tables.analyses import Analyses
from shedu.server.tables.games import Games, StoredGame
from shedu.server.tables.replay import record_text
from shedu.server.tables.start import restore_game
from shedu.server.wire import mapping
from tests.server.games import moves
from tests.server.services import fresh_database

DATA = Path(__file__).parents[1] / "data"
HERS, HIS = "00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"


@dataclass
class Old:
    """A database of version 0.1.0 and the responses of that version."""

    url: str
    expected: dict[str, Any]

    def __post_init__(self) -> None:
        self.games: dict[str, str] = self.expected["games"]

    def game(self, games: Games, name: str) -> StoredGame:
        """A table by its name in the fixture."""
        stored = games.game(self.games[name])
        assert stored is not None
        return stored

    def person(self, database: Database, name: str) -> Person:
        """A person by name."""
        person = People(database).of_id(self.expected["people"][name])
        assert person is not None
        return person


def expected(kind: str) -> dict[str, Any]:
    """The lists of version 0.1.0, and of later versions."""
    found: dict[str, Any] = json.loads(gzip.decompress((DATA / f"0.1.0-{kind}.json.gz").read_bytes()))
    unfinished = [each for each in found["list"] if each["is_replay"] and each["status"] == "playing"]
    assert unfinished
    for each in unfinished:
        each["status"] = "stopped"  # since then, an opened record is no running game
    return found


def sqlite(folder: Path) -> Old:
    """A copy of the SQLite file."""
    file = folder / "games.sqlite"
    file.write_bytes(gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes()))
    return Old(f"sqlite:///{file}", expected("sqlite"))


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    """The same tables in both kinds of database."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url = fresh_database(request.getfixturevalue("postgres"), f"old_{uuid.uuid4().hex}")
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute((DATA / "0.1.0.sql").read_bytes())
    return Old(url, expected("postgresql"))


ADDED_FIELDS = {"is_returning"}  # since version 0.1.0


def plain(value: Any) -> Any:
    """A message as JSON has it, with the fields of version 0.1.0."""
    return _without_added(msgspec.json.decode(msgspec.json.encode(value)))


def _without_added(value: Any) -> Any:
    match value:
        case dict():
            return {name: _without_added(each) for name, each in value.items() if name not in ADDED_FIELDS}
        case list():
            return [_without_added(each) for each in value]
    return value


def test_everything_is_kept(old: Old) -> None:
    """Lists, people, ratings, chat, reports, moves and records are the same as before."""
    database = Database(old.url)
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    games, ratings, chat, expected = Games(database), Ratings(database), Chat(database), old.expected
    people: dict[str, str] = expected["people"]
    assert [plain(mapping.game_info(each)) for each in games.summaries(1000)] == expected["list"]
    assert [plain(mapping.game_info(each)) for each in games.lobby(100)] == expected["lobby"]
    assert plain(ratings.leaders(2)) == expected["leaders"]
    for name, person in people.items():
        found = People(database).of_id(person)
        assert found is not None
        assert [each.id for each in games.summaries_of(person, None)] == expected["mine"][name]
        assert plain(Profiles(database).profile(found)) == expected["profiles"][name]
        assert plain(Profiles(database).played(people["Bob"], person, None)) == expected["played"][name]
    assert [plain(mapping.said(line)) for line in chat.last(old.games["turn-based"])] == expected["chat"]
    assert plain(chat.reports()) == expected["reports"]
    assert chat.mutes(people["Ann"]) == [people["Bob"]]
    assert ratings.unrated() == []
    for name in old.games:
        stored = old.game(games, name)
        assert plain(stored.entries) == expected["entries"][name]
        if name in expected["records"]:
            assert record_text(restore_game(stored), stored.roster.shuffle) == expected["records"][name]
    assert old.game(games, "finished").roster.rematch == expected["rematch"] == old.games["rematch"]
    with database.engine.connect() as connection:
        for table in ("passkeys", "sessions", "subscriptions", "notices", "spent", "guesses", "signs"):
            assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() > 0
    database.close()
    again = Database(old.url)
    assert [plain(mapping.game_info(each)) for each in Games(again).summaries(1000)] == expected["list"]
    again.close()


def move_of(game: Game) -> tuple[int, str]:
    """The deciding seat, and a move other than passing."""
    seat = game.decider
    assert seat is not None
    return seat, next(move for move in moves(game) if move != "pass")


def test_games_continue(old: Old) -> None:
    """People move, join, open seals and take seats back; bots play on."""
    database = Database(old.url)
    writer, workers = Writer(database), Workers(0, 0.01)
    clock = float(old.expected["now"])
    ann, bob, cyd, dan = (old.person(database, name) for name in ("Ann", "Bob", "Cyd", "Dan"))

    def now() -> float:
        return clock + 5

    async def run() -> None:
        registry = TableRegistry(
            Service(writer, Chat(database), workers, clock=now, game_time=unlimited(now))
        )
        await registry.start()
        for name in ("turn-based", "real-time", "machine-people"):
            live = await registry.open(old.games[name])
            seat, move = move_of(live.game)
            entry = live.entry
            await live.play(seat, entry, parse_move(move))
            assert live.entry == entry + 1
        left = await registry.open(old.games["left"])
        (seat,) = [number for number, each in enumerate(left.roster.seats) if each.left == dan.id]
        await left.change(lambda roster: absence.come_back(roster, left.game, dan, seat))
        assert left.roster.people == {cyd.id, dan.id}
        opening = await registry.open(old.games["opening"])
        assert opening.roster.is_opening
        await opening.change(lambda roster: roster.open_seal(bob, HIS))
        assert opening.has_started
        assert opening.timekeeper.left() == [600.0, 600.0]
        waiting = await registry.open(old.games["waiting"])
        assert waiting.roster.shuffle is not None
        assert waiting.roster.shuffle.seals.keys() == {"lion", "archer"}
        free = next(number for number, each in enumerate(waiting.roster.seats) if each.kind == "open")
        await waiting.change(lambda roster: roster.sit(cyd, free, None))
        await waiting.change(lambda roster: roster.start(ann, "random", clock))
        await waiting.change(lambda roster: roster.open_seal(ann, HERS))
        await waiting.change(lambda roster: roster.open_seal(bob, HIS))
        assert waiting.has_started
        assert waiting.roster.seats[0].dynasty == "bull"  # chosen by the host when the table was made
        stopped = await registry.open(old.games["stopped"])
        assert stopped.is_open
        finished = await registry.open(old.games["finished"])
        assert await registry.rematch(finished, bob, "") == old.games["rematch"]
        assert len(await registry.games_of(HERE)) == len(old.games)
        registry.stop()
        await registry.close()

    asyncio.run(run())
    workers.close()
    writer.close()


def test_an_interrupted_upgrade_can_be_repeated(tmp_path: Path) -> None:
    """It is one transaction: the old schema stays, with every row."""
    old = sqlite(tmp_path)
    engine = create_engine(old.url)
    with engine.begin() as connection:
        last = connection.execute(text("SELECT max(id) FROM games")).scalar_one()
        info = connection.execute(text("SELECT info FROM games WHERE id = :id"), {"id": last}).scalar_one()
        change = text("UPDATE games SET info = :info WHERE id = :id")
        connection.execute(change, {"id": last, "info": "not JSON"})
    with pytest.raises(msgspec.DecodeError):
        Database(old.url)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(places) FROM games")).scalar_one() == len(old.games)
        connection.execute(change, {"id": last, "info": info})
    engine.dispose()
    database = Database(old.url)
    assert [plain(mapping.game_info(each)) for each in Games(database).summaries(1000)] == old.expected[
        "list"
    ]
    database.close()


def test_the_first_schema_is_upgraded_with_its_entries(tmp_path: Path) -> None:
    """Games from before there were accounts."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    engine = create_engine(url)
    places: list[dict[str, str | None]] = [
        {"dynasty": "lion", "kind": "human", "level": None, "name": "Ann"},
        {"dynasty": "bull", "kind": "bot", "level": "novice", "name": ""},
    ]
    seats = json.dumps(places)
    info = json.dumps(
        {
            "id": "game",
            "preset": "modern",
            "options": [],
            "seats": places,
            "ply": 1,
            "turn": 1,
            "to_decide": 0,
            "started": "2026",
            "changed": "2026",
            "is_over": False,
            "winners": [],
            "is_replay": False,
        }
    )
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0001")
        values = {"info": info, "seats": seats}
        connection.execute(
            text("INSERT INTO games VALUES ('game', 'head', :seats, false, :info, '2026', '2026')"), values
        )
        connection.execute(text("INSERT INTO entries VALUES ('game', 1, 0, 'pass', '2026')"))
    engine.dispose()
    database = Database(url)
    stored = Games(database).game("game")
    assert stored is not None
    assert stored.entries == [(0, "pass")]
    assert [(seat.kind, seat.level, seat.name) for seat in stored.roster.seats] == [
        ("human", None, "Ann"),
        ("bot", "novice", ""),
    ]
    assert (stored.summary.status, stored.summary.to_decide) == ("playing", 0)
    database.close()


def test_options_with_a_value_are_kept(tmp_path: Path) -> None:
    """An option such as `board advanced` contains a space."""
    old = sqlite(tmp_path)
    engine, game = create_engine(old.url), old.games["finished"]
    with engine.begin() as connection:
        (info,) = connection.execute(text("SELECT info FROM games WHERE id = :game"), {"game": game}).one()
        changed = {**json.loads(info), "options": ["board advanced", "english"]}
        connection.execute(
            text("UPDATE games SET info = :info WHERE id = :game"),
            {"info": json.dumps(changed), "game": game},
        )
    engine.dispose()
    database = Database(old.url)
    summary = Games(database).summary(game)
    database.close()
    assert summary is not None
    assert summary.options == ("board advanced", "english")


def test_analyses_are_added_to_an_older_database(tmp_path: Path) -> None:
    """A database before them keeps its games and can store one."""
    old = sqlite(tmp_path)
    engine = create_engine(old.url)
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0010_ops")
    engine.dispose()
    database = Database(old.url)
    analyses, game = Analyses(database), old.games["finished"]
    assert analyses.get(game) is None
    analyses.put(game, b"one")
    analyses.put(game, b"two")
    assert analyses.get(game) == b"two"
    analyses.put("nowhere", b"three")
    assert analyses.get("nowhere") is None
    database.close()
