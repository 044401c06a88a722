"""Results and ratings of people, and the pages that show them."""

import io
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update

from shedu.engine.record import parse_record
from shedu.players.arena.match import points_by_source
from shedu.server.http.app import create_app
from shedu.server.http.routes import results as results_routes
from shedu.server.live.ratings import MIN_RANKED_GAMES, PAGE_SIZE, RatingWorker, is_rated
from shedu.server.settings import Settings
from shedu.server.storage.schema import GAMES, PEOPLE, RATINGS, RESULTS, SEATS
from shedu.server.tables import fairness
from shedu.server.tables.summary import Summary
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


def _without_player(client: Client, game: str, person: str) -> Summary:
    """A game as if a player had been deleted."""
    info: Summary = client.app.state.tables.games.summary(game)
    seats = tuple(seat if seat.left != person else replace(seat, left=None) for seat in info.seats)
    return replace(info, seats=seats)


@pytest.mark.both_databases
def test_a_game_is_counted(server: Client) -> None:
    """Results as the record has them, ratings as OpenSkill computes them, and both are shown."""
    people = {
        each.id: each
        for each in (BrowserClient(server, "Ann"), BrowserClient(server, "Bob"), BrowserClient(server, "Eve"))
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
        told = server.get(f"/api/people/{row.person}").json()
        assert told["ratings"] == [
            {
                "players": 3,
                "value": pytest.approx(rating.mu - 3 * rating.sigma),
                "mu": pytest.approx(rating.mu),
                "sigma": pytest.approx(rating.sigma),
                "games": 1,
                "wins": int(row.place == 1),
            }
        ]
        assert told["statistics"] == [
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
    """Also if it is rated again, and after a crash, when the server starts again."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
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
    """By itself, when it starts."""
    settings = Settings(data=tmp_path / "data", bots=0, seconds=0.05, online=True, limits=False)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        sit_and_play(client, [BrowserClient(client, "Ann"), BrowserClient(client, "Bob")])
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
    """If ratings cannot be stored, results are not, either."""
    (scorer,) = [each for each in server.app.state.tables.service.observers if isinstance(each, RatingWorker)]
    with monkeypatch.context() as patched:
        patched.setattr(scorer.ratings, "_rate", lambda *_: 1 / 0)
        game = sit_and_play(server, [BrowserClient(server, "Ann"), BrowserClient(server, "Bob")])
        assert rows(server, RESULTS) == []
    with server.portal() as portal:
        portal.call(scorer.rate, game)
    assert len(rows(server, RESULTS)) == len(rows(server, RATINGS)) == 2


def test_games_with_bots_are_not_rated(server: Client) -> None:
    """Their results are stored all the same."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    sit_and_play(server, [ann], bots=1)
    sit_and_play(server, [ann, bob], bots=1, leaves=True)
    assert [row.is_rated for row in rows(server, RESULTS)] == [False] * 3
    assert rows(server, RATINGS) == []
    told = server.get(f"/api/people/{ann.id}").json()
    assert told["ratings"] == []
    assert [each["games"] for each in told["statistics"]] == [1, 1]


def test_a_player_who_leaves_has_the_result_of_the_bot(server: Client) -> None:
    """Leaving does not avoid a loss."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = sit_and_play(server, [ann, bob], leaves=True)
    seats = server.get(f"/api/games/{game}").json()["seats"]
    assert {place["left"] for place in seats} == {ann.id, None}
    results = {row.person: row for row in rows(server, RESULTS)}
    assert results.keys() == {ann.id, bob.id}
    assert all(row.is_rated for row in results.values())
    ratings = {row.person: row.mu for row in rows(server, RATINGS)}
    better, worse = sorted(results, key=lambda person: results[person].place)
    assert (ratings[better] > ratings[worse]) is (results[better].place < results[worse].place)
    assert not is_rated(_without_player(server, game, ann.id))


@pytest.mark.both_databases
def test_results_and_ratings_of_a_guest_are_merged(server: Client) -> None:
    """A guest logs in to an account: both ratings are combined, with a smaller deviation."""
    ann, bob = with_account(server, "Ann"), BrowserClient(server, "Bob")
    guest = BrowserClient(server, "Visitor")
    sit_and_play(server, [ann, bob], seed=1)
    sit_and_play(server, [guest, bob], seed=2)
    sit_and_play(server, [guest, bob, BrowserClient(server, "Eve")], seed=3)
    before = {(row.person, row.players): row for row in rows(server, RATINGS)}
    assert log_in(server, "Ann", "a long password", guest.cookie).status_code == 200
    after = {(row.person, row.players): row for row in rows(server, RATINGS)}
    assert after.keys() == {key for key in before if key[0] != guest.id} | {(ann.id, 3)}
    mine, theirs, both = before[ann.id, 2], before[guest.id, 2], after[ann.id, 2]
    assert (both.games, both.wins) == (2, mine.wins + theirs.wins)
    assert both.sigma < min(mine.sigma, theirs.sigma)
    model = PlackettLuce()
    pull = (mine.mu - model.mu) / mine.sigma**2 + (theirs.mu - model.mu) / theirs.sigma**2
    assert both.mu == pytest.approx(model.mu + pull * both.sigma**2)
    assert after[ann.id, 3][2:] == before[guest.id, 3][2:]
    assert after[bob.id, 2] == before[bob.id, 2]
    assert [each["games"] for each in server.get(f"/api/people/{ann.id}").json()["statistics"]] == [2, 1]
    assert guest.id not in {row.person for row in rows(server, RESULTS)}


@pytest.mark.both_databases
def test_results_of_a_deleted_person(server: Client) -> None:
    """They lose their person; the others' results stay, and the game is not rated again."""
    ann, bob = BrowserClient(server, "Ann"), BrowserClient(server, "Bob")
    game = sit_and_play(server, [ann, bob])
    before = {row.person: row for row in rows(server, RESULTS)}
    assert ann.ask("POST", "/api/account/delete", json={}).status_code == 204
    after = {row.person: row for row in rows(server, RESULTS)}
    assert after.keys() == {"", bob.id}
    assert after[bob.id] == before[bob.id]
    assert [row.person for row in rows(server, RATINGS)] == [bob.id]
    (scorer,) = [each for each in server.app.state.tables.service.observers if isinstance(each, RatingWorker)]
    assert scorer.ratings.unrated() == []
    text = server.get(f"/api/games/{game}/record").text
    assert "Ann" not in text
    assert parse_record(text).replay()[0].is_over


@pytest.mark.both_databases
def test_the_leader_board(server: Client) -> None:
    """Accounts with enough games, by the lower bound of the rating."""
    steady, bold, new, banned = (with_account(server, name) for name in ("Steady", "Bold", "New", "Banned"))
    guest = BrowserClient(server, "Guest")
    values = [
        {"person": each.id, "players": players, "mu": mu, "sigma": sigma, "games": games, "wins": 1.0}
        for each, players, mu, sigma, games in (
            (steady, 2, 30.0, 1.0, MIN_RANKED_GAMES),
            (bold, 2, 32.0, 3.0, MIN_RANKED_GAMES),
            (bold, 3, 32.0, 3.0, MIN_RANKED_GAMES),
            (new, 2, 40.0, 1.0, MIN_RANKED_GAMES - 1),
            (banned, 2, 40.0, 1.0, MIN_RANKED_GAMES),
            (guest, 2, 40.0, 1.0, MIN_RANKED_GAMES),
        )
    ]
    with server.app.state.tables.writer.database.engine.begin() as connection:
        connection.execute(insert(RATINGS), values)
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
    """A page at a time, each game once."""
    ann = BrowserClient(server, "Ann")
    sit_and_play(server, [ann], bots=1)
    (row,) = rows(server, RESULTS)
    ids = [f"game{number:03}" for number in range(2 * PAGE_SIZE + 5)]
    with server.app.state.tables.writer.database.engine.begin() as connection:
        first = connection.execute(select(GAMES)).mappings().one()
        for number, other in enumerate(ids):
            connection.execute(insert(GAMES).values({**first, "id": other}))
            ended = f"2020-01-01T00:00:{number // 3:02}"  # several at once
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
            assert fairness.read_comments(text)[1].seed() == record.seed
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
