"""Statistics in a profile: from finished games that the caller may see, and from nothing else."""

import gzip

from litestar import Litestar
from litestar.testing import TestClient

from shedu.engine.record import parse_record
from shedu.server.tables.analyses import Analyses
from shedu.study.analysis.game import analyse
from shedu.study.analysis.judge import Settings
from shedu.study.analysis.stored import format_analysis
from shedu.study.statistics import facts_of
from tests.server.clients import begun, sit_and_play, with_account

Client = TestClient[Litestar]


def test_the_statistics_are_those_of_the_record(server: Client) -> None:
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    empty = ann.ask("GET", f"/api/people/{ann.id}/statistics").json()
    assert empty["games"] == []
    game = sit_and_play(server, [ann, bob])
    begun(ann, bob)  # a running game does not count
    info = ann.ask("GET", f"/api/games/{game}").json()
    seat = next(number for number, each in enumerate(info["seats"]) if each["name"] == "Ann")
    record = parse_record(ann.ask("GET", f"/api/games/{game}/record").text)
    facts = facts_of(record)[seat]
    found = ann.ask("GET", f"/api/people/{ann.id}/statistics").json()
    assert [(each["game"], each["lowest"]) for each in found["games"]] == [(game, facts.lowest)]
    assert found["sources"] == {name: float(points) for name, points in facts.sources.items()}
    assert found["wars"] == {"won": facts.clashes["war", True], "lost": facts.clashes["war", False]}
    assert found["seats"] == [{"key": str(seat + 1), "games": 1, "wins": facts.won}]
    assert (found["analysed"], found["error"]) == (0, None)
    analysis = analyse(record, Settings("apprentice", 4))
    stored = Analyses(server.app.state.tables.writer.database)
    stored.put(game, gzip.compress(format_analysis(analysis).encode()))
    again = bob.ask("GET", f"/api/people/{ann.id}/statistics").json()
    assert again["analysed"] == 1
    assert abs(again["luck"] - analysis.tallies[seat].luck) < 1e-3


def test_private_games_are_counted_for_their_players_alone(server: Client) -> None:
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    stranger = with_account(server, "Cy")
    game = sit_and_play(server, [ann, bob])
    for caller, count in ((ann, 1), (bob, 1), (stranger, 0)):
        found = caller.ask("GET", f"/api/people/{ann.id}/statistics").json()
        assert len(found["games"]) == count, (caller.id, game)
    assert stranger.ask("GET", "/api/people/nobody/statistics").status_code == 404
