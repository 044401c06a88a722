"""Results and ratings of people, and the pages that show them."""

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

from shedu.engine.record import parse_record
from shedu.players.arena.match import points_by_source
from shedu.server.http.app import create_app
from shedu.server.http.routes import results as results_routes
from shedu.server.ratings.profiles import PAGE_SIZE
from shedu.server.ratings.ratings import MAX_RATED_GAMES_OF_PAIR, MIN_RANKED_GAMES, MIN_RANKED_OPPONENTS
from shedu.server.ratings.worker import RatingWorker
from shedu.server.settings import Settings
from shedu.server.storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS
from shedu.server.tables import fairness
from shedu.server.wire import messages as m
from tests.server.clients import (
    BrowserClient,
    begin,
    counted,
    log_in,
    rows,
    sit_and_play,
    with_account,
)
from tests.server.games import wish

Client = TestClient[Litestar]
LATE_PLY = 42  # a ply after most decisions of every game


@pytest.mark.both_databases
def test_a_game_is_counted(server: Client) -> None:
    """Results equal the record's, ratings equal OpenSkill's, and the pages show both."""
    people = {
        each.id: each
        for each in (with_account(server, "Ann"), with_account(server, "Bob"), with_account(server, "Eve"))
    }
    game = sit_and_play(server, list(people.values()))
    text = server.get(f"/api/games/{game}/record").text
    record = parse_record(text)
    position, events = record.replay()
    results = rows(server, RESULTS)
    assert [(row.seat, row.place, row.lowest) for row in results] == [
        (score.seat, score.place, score.lowest)
        for score in sorted(position.result.scores, key=lambda score: score.seat)
    ]
    assert all(row.is_rated for row in results)
    model = PlackettLuce()
    rated = model.rate([[model.rating()] for _ in results], ranks=[float(row.place) for row in results])
    for row, (rating,) in zip(results, rated, strict=True):
        profile = server.get(f"/api/people/{row.person}").json()
        assert profile["ratings"] == [
            {
                "players": 3,
                "value": pytest.approx(rating.mu - 3 * rating.sigma),
                "mu": pytest.approx(rating.mu),
                "sigma": pytest.approx(rating.sigma),
                "games": 1,
                "wins": int(row.place == 1),
            }
        ]
        assert profile["statistics"] == [
            {
                "players": 3,
                "games": 1,
                "wins": int(row.place == 1),
                "lowest": row.lowest,
                "sources": points_by_source(events, row.seat),
            }
        ]
        (played,) = people[row.person].ask("GET", f"/api/people/{row.person}/games").json()["games"]
        assert (played["game"]["id"], played["seat"], played["place"]) == (game, row.seat, row.place)
    assert sum(row.place == 1 for row in results) == len(position.result.winners)


@pytest.mark.both_databases
def test_a_game_counts_once(server: Client) -> None:
    """Also if it is rated again, and if the server restarts after a crash."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    game = sit_and_play(server, [ann, bob])
    results, ratings = rows(server, RESULTS), rows(server, RATINGS)
    assert len(results) == len(ratings) == 2
    registry = server.app.state.tables
    (scorer,) = [each for each in registry.service.observers if isinstance(each, RatingWorker)]
    with server.portal() as portal:
        portal.call(scorer.rate, game)
        assert (rows(server, RESULTS), rows(server, RATINGS)) == (results, ratings)
        assert scorer.ratings.unrated() == []
        with registry.writer.database.engine.begin() as connection:
            connection.execute(delete(RESULTS))
            connection.execute(delete(RATINGS))
        assert scorer.ratings.unrated() == [game]
        portal.call(scorer.start)
        portal.call(counted, server)
    assert (rows(server, RESULTS), rows(server, RATINGS)) == (results, ratings)


def test_a_server_rates_games_that_were_over_when_it_stopped(tmp_path: Path) -> None:
    """The server rates them at its next start."""
    settings = Settings(data=tmp_path / "data", bots=0, seconds=0.05, online=True, limits=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        sit_and_play(client, [with_account(client, "Ann"), with_account(client, "Bob")])
        results = rows(client, RESULTS)
        with client.app.state.tables.writer.database.engine.begin() as connection:
            connection.execute(delete(RESULTS))
            connection.execute(delete(RATINGS))
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        with client.portal() as portal:
            portal.call(counted, client)
        assert rows(client, RESULTS) == results
        assert len(rows(client, RATINGS)) == 2


def test_a_failed_rating_is_retried(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results and ratings are stored in one transaction."""
    (scorer,) = [each for each in server.app.state.tables.service.observers if isinstance(each, RatingWorker)]
    with monkeypatch.context() as patched:
        patched.setattr(scorer.ratings, "_rate", lambda *_: 1 / 0)
        game = sit_and_play(server, [with_account(server, "Ann"), with_account(server, "Bob")])
        assert rows(server, RESULTS) == []
    with server.portal() as portal:
        portal.call(scorer.rate, game)
    assert len(rows(server, RESULTS)) == len(rows(server, RATINGS)) == 2


def test_games_with_bots_are_not_rated(server: Client) -> None:
    """Their results are stored all the same."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    sit_and_play(server, [ann], bots=1)
    sit_and_play(server, [ann, bob], bots=1, leaves_at=20)
    assert [row.is_rated for row in rows(server, RESULTS)] == [False] * 3
    assert rows(server, RATINGS) == []
    profile = server.get(f"/api/people/{ann.id}").json()
    assert profile["ratings"] == []
    assert [each["games"] for each in profile["statistics"]] == [1, 1]


def test_a_player_who_leaves_late_has_the_result_of_the_bot(server: Client) -> None:
    """Leaving does not avoid a loss."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    game = sit_and_play(server, [ann, bob], leaves_at=LATE_PLY)
    seats = server.get(f"/api/games/{game}").json()["seats"]
    assert {place["left"] for place in seats} == {ann.id, None}
    results = {row.person: row for row in rows(server, RESULTS)}
    assert results.keys() == {ann.id, bob.id}
    assert all(row.is_rated for row in results.values())
    ratings = {row.person: row.mu for row in rows(server, RATINGS)}
    better, worse = sorted(results, key=lambda person: results[person].place)
    assert (ratings[better] > ratings[worse]) is (results[better].place < results[worse].place)


def test_a_player_who_leaves_early_loses_and_no_player_wins(server: Client) -> None:
    """Leaving does not avoid a loss, and a victory over the bot does not count."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    sit_and_play(server, [ann, bob], leaves_at=6)
    assert {row.person: row.is_rated for row in rows(server, RESULTS)} == {ann.id: True, bob.id: False}
    (rating,) = rows(server, RATINGS)
    assert (rating.person, rating.games, rating.wins) == (ann.id, 1, 0)
    assert rating.mu < PlackettLuce().mu


@pytest.mark.both_databases
def test_games_with_guests_are_not_rated(server: Client) -> None:
    """A guest who logs in shortly before winning stays a guest in this game."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    guest = BrowserClient(server, "Visitor")
    sit_and_play(server, [ann, guest])
    assert rows(server, RATINGS) == []

    def login(_: str) -> None:
        assert log_in(server, "Ann", "a long password", guest.cookie).status_code == 200

    sit_and_play(server, [guest, bob], seed=2, at=(LATE_PLY, login))
    assert {row.person for row in rows(server, RESULTS)} == {ann.id, bob.id}
    assert rows(server, RATINGS) == []
    assert [each["games"] for each in server.get(f"/api/people/{ann.id}").json()["statistics"]] == [1]
    listed = ann.ask("GET", f"/api/people/{ann.id}/games").json()["games"]
    assert len(listed) == 3  # also the other side of the first game


@pytest.mark.both_databases
def test_two_people_cannot_farm_ratings(server: Client) -> None:
    """Only a number of games of a pair counts each day."""
    ann, bob, eve = (with_account(server, name) for name in ("Ann", "Bob", "Eve"))
    for seed in range(MAX_RATED_GAMES_OF_PAIR + 1):
        sit_and_play(server, [ann, bob], seed=seed)
    sit_and_play(server, [ann, eve], seed=9)
    rated = {row.person: row.games for row in rows(server, RATINGS)}
    assert rated == {ann.id: MAX_RATED_GAMES_OF_PAIR + 1, bob.id: MAX_RATED_GAMES_OF_PAIR, eve.id: 1}
    sit_and_play(server, [ann, bob, eve], seed=10)  # each of the two is rated against Eve
    assert {row.person: row.games for row in rows(server, RATINGS) if row.players == len(rated)} == {
        ann.id: 1,
        bob.id: 1,
        eve.id: 1,
    }
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(update(RESULTS).values(ended="2020-01-01T00:00:00.000+00:00"))
    sit_and_play(server, [ann, bob], seed=11)
    games = {row.person: row.games for row in rows(server, RATINGS) if row.players == 2}
    assert games[bob.id] == MAX_RATED_GAMES_OF_PAIR + 1


@pytest.mark.both_databases
def test_deleting_the_account_is_a_loss(server: Client) -> None:
    """The others are rated against a player in the last place, for any result of the bot."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")

    def delete_account(_: str) -> None:
        answer = ann.ask("POST", "/api/account/delete", json={"password": "a long password"})
        assert answer.status_code == 204, answer.text

    sit_and_play(server, [ann, bob], at=(LATE_PLY, delete_account))
    assert {row.person: row.is_rated for row in rows(server, RESULTS)} == {"": True, bob.id: True}
    (rating,) = rows(server, RATINGS)
    assert (rating.person, rating.games, rating.wins) == (bob.id, 1, 1)
    assert rating.mu > PlackettLuce().mu


@pytest.mark.both_databases
def test_ratings_of_a_guest_are_not_merged(server: Client) -> None:
    """Versions before 0.2 rated guests; a person could log in from the ones who had won."""
    ann, guest = with_account(server, "Ann"), BrowserClient(server, "Visitor")
    values = {"players": 2, "mu": 40.0, "sigma": 1.0, "games": 9, "wins": 9.0}
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(insert(RATINGS).values(person=guest.id, **values))
    assert log_in(server, "Ann", "a long password", guest.cookie).status_code == 200
    assert rows(server, RATINGS) == []
    assert server.get(f"/api/people/{ann.id}").json()["ratings"] == []


@pytest.mark.both_databases
def test_results_of_a_deleted_person(server: Client) -> None:
    """The results no longer name the person; the others' results stay, and the game is not rated again."""
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    game = sit_and_play(server, [ann, bob])
    before = {row.person: row for row in rows(server, RESULTS)}
    deletion = ann.ask("POST", "/api/account/delete", json={"password": "a long password"})
    assert deletion.status_code == 204
    after = {row.person: row for row in rows(server, RESULTS)}
    assert after.keys() == {"", bob.id}
    assert after[bob.id] == before[bob.id]
    assert [row.person for row in rows(server, RATINGS)] == [bob.id]
    (scorer,) = [each for each in server.app.state.tables.service.observers if isinstance(each, RatingWorker)]
    assert scorer.ratings.unrated() == []
    text = server.get(f"/api/games/{game}/record").text
    assert "Ann" not in text
    assert parse_record(text).replay()[0].is_over


def _add_results(connection: Connection, game: str, *people: str) -> None:
    """A rated game."""
    source = connection.execute(select(GAMES)).mappings().first()
    assert source is not None
    connection.execute(insert(GAMES).values({**source, "id": game}))
    result = {"place": 1, "lowest": 1, "sources": "{}", "is_rated": True, "ended": ""}
    for seat, person in enumerate(people):
        values = {**result, "game": game, "seat": seat, "person": person, "players": len(people)}
        connection.execute(insert(RESULTS).values(values))


@pytest.mark.both_databases
def test_the_leader_board(server: Client) -> None:
    """Accounts with enough games, by the lower bound of the rating."""
    steady, bold, new, banned = (with_account(server, name) for name in ("Steady", "Bold", "New", "Banned"))
    guest, lonely = BrowserClient(server, "Guest"), with_account(server, "Lonely")
    guest.make()
    values = [
        {"person": each.id, "players": players, "mu": mu, "sigma": sigma, "games": games, "wins": 1.0}
        for each, players, mu, sigma, games in (
            (steady, 2, 30.0, 1.0, MIN_RANKED_GAMES),
            (bold, 2, 32.0, 3.0, MIN_RANKED_GAMES),
            (bold, 3, 32.0, 3.0, MIN_RANKED_GAMES),
            (new, 2, 40.0, 1.0, MIN_RANKED_GAMES - 1),
            (banned, 2, 40.0, 1.0, MIN_RANKED_GAMES),
            (guest, 2, 40.0, 1.0, MIN_RANKED_GAMES),
            (lonely, 2, 40.0, 1.0, MIN_RANKED_GAMES),
        )
    ]
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(insert(RATINGS), values)
        for number, value in enumerate(values):
            person, extra = value["person"], ["other"] * (value["players"] - 2)
            for other in range(MIN_RANKED_OPPONENTS - (person == lonely.id)):
                _add_results(connection, f"{number} {other}", person, f"opponent{other}", *extra)
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == banned.id).values(banned="now"))
    board = server.get("/api/leaders").json()
    assert [(each["name"], each["rating"]["value"]) for each in board] == [("Steady", 27.0), ("Bold", 23.0)]
    assert [each["person"] for each in server.get("/api/leaders?players=3").json()] == [bold.id]
    assert server.get("/api/leaders?players=4").json() == []
    assert server.get("/api/leaders?players=5").status_code == 400


@pytest.mark.both_databases
def test_games_are_listed_for_those_who_may_see_them(server: Client) -> None:
    """Games at open tables for all, others for their players."""
    ann, bob, eve = BrowserClient(server, "Ann"), BrowserClient(server, "Bob"), BrowserClient(server, "Eve")
    shown = sit_and_play(server, [ann, bob], terms=m.Terms("open"))
    kept = sit_and_play(server, [ann, bob], seed=2)
    own = sit_and_play(server, [ann], seed=3, bots=1)

    def seen(by: Any) -> set[str]:
        answer = by("GET", f"/api/people/{ann.id}/games")
        assert answer.json()["before"] is None
        return {each["game"]["id"] for each in answer.json()["games"]}

    assert seen(ann.ask) == {shown, kept, own}
    assert seen(bob.ask) == {shown, kept}
    assert seen(eve.ask) == {shown}
    assert seen(server.request) == {shown}
    assert server.get("/api/people/unknown/games").status_code == 404


def test_many_games(server: Client) -> None:
    """Pages contain each game once."""
    ann = BrowserClient(server, "Ann")
    sit_and_play(server, [ann], bots=1)
    (row,) = rows(server, RESULTS)
    ids = [f"game{number:03}" for number in range(2 * PAGE_SIZE + 5)]
    with server.app.state.tables.writer.database.engine.begin() as connection:
        first = connection.execute(select(GAMES)).mappings().one()
        for number, other in enumerate(ids):
            connection.execute(insert(GAMES).values({**first, "id": other}))
            ended = f"2020-01-01T00:00:{number // 3:02}"  # several at the same time
            connection.execute(insert(RESULTS).values({**row._mapping, "game": other, "ended": ended}))
    found, asked, before = [], 0, ""
    while before is not None:
        path = f"/api/people/{ann.id}/games"
        answer = ann.ask("GET", path, params={"before": before} if before else None).json()
        # All rows copy the first game; the time of their end distinguishes them.
        found += [each["ended"] for each in answer["games"]]
        before, asked = answer["before"], asked + 1
    assert asked == 3
    assert len(found) == len(ids) + 1
    assert found == sorted(found, reverse=True)


@pytest.mark.both_databases
def test_all_records_in_one_file(server: Client) -> None:
    """The finished games, each with the proof of its shuffle."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    games = {sit_and_play(server, [ann, bob], seed=1), sit_and_play(server, [ann], seed=2, bots=1)}
    ann.make()
    answer = ann.ask("GET", "/api/records")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = archive.namelist()
        assert {name[11:-3] for name in names} == games
        for name in names:
            text = archive.read(name).decode()
            record = parse_record(text)
            assert record.replay()[0].is_over
            assert (
                fairness.read_comments(text)[1].bound(record.rules, record.players, "lion").seed()
                == record.seed
            )
    with zipfile.ZipFile(io.BytesIO(bob.ask("GET", "/api/records").content)) as archive:
        assert len(archive.namelist()) == 1
    assert server.get("/api/records").status_code == 401


def test_many_records_are_streamed(server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them come, and each is sent before the next is read."""
    ann = BrowserClient(server, "Ann")
    sit_and_play(server, [ann], bots=1)
    with server.app.state.tables.writer.database.engine.begin() as connection:
        game = dict(connection.execute(select(GAMES)).mappings().one())
        seats = [dict(row) for row in connection.execute(select(SEATS)).mappings()]
        others = [f"game{number:04}" for number in range(1_100)]
        connection.execute(insert(GAMES), [{**game, "id": other} for other in others])
        connection.execute(insert(SEATS), [{**seat, "game": other} for other in others for seat in seats])
    monkeypatch.setattr(results_routes, "restore_game", lambda stored: stored)
    monkeypatch.setattr(results_routes, "record_text", lambda stored, _: stored.id)
    with zipfile.ZipFile(io.BytesIO(ann.ask("GET", "/api/records").content)) as archive:
        assert archive.testzip() is None
        assert {archive.read(name).decode() for name in archive.namelist()} == {game["id"], *others}


def test_all_records_of_a_machine(client: Client) -> None:
    """Its user has all records."""
    begin(client, wish())
    answer = client.get("/api/records")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.namelist() == []
