"""Statistics of players over their games."""

import pytest

from shedu.engine.record import parse_record
from shedu.study.analysis.game import analyse
from shedu.study.analysis.judge import Settings
from shedu.study.statistics import facts_of, statistics
from tests.study.endings import GAMES, ending


def test_the_facts_of_a_game() -> None:
    record = parse_record((GAMES / "modern-04.te").read_text("utf-8"))
    winner, loser = sorted(facts_of(record), key=lambda fact: -fact.won)
    assert (winner.won, winner.place, winner.lowest, winner.player) == (1, 1, 16, "lion")
    assert (loser.won, loser.place, loser.lowest) == (0, 2, 0)
    assert winner.clashes["war", True] == loser.clashes["war", False]
    position, _ = record.replay()
    assert sum(winner.sources.values()) - winner.sources["treasure"] == sum(position.points(winner.seat))


def test_players_are_counted_over_games() -> None:
    names = [f"modern-{number:02}.te" for number in (1, 4, 7, 10)]
    records = [parse_record((GAMES / name).read_text("utf-8")) for name in names]
    rows = {row.player: row for row in statistics(fact for record in records for fact in facts_of(record))}
    assert sum(row.wins for row in rows.values()) == len(records)
    assert sum(row.games for row in rows.values()) == 2 * len(records)
    for row in rows.values():
        for shares in (row.by_edition, row.by_seat, row.by_players):
            assert sum(share.games for share in shares.values()) == row.games
        assert row.error is None
        assert row.as_json()["wars"] == {"won": row.wars[0], "lost": row.wars[1]}


def test_an_unfinished_game_is_not_counted() -> None:
    assert facts_of(parse_record("shedu 1\nplayers lion bull\n")) == []


@pytest.mark.compiled_only
def test_error_and_luck_come_from_analyses() -> None:
    record = ending("modern-04.te", 6)
    analysis = analyse(record, Settings("apprentice", 4))
    rows = {row.player: row for row in statistics(facts_of(record, analysis))}
    assert set(rows) == {"Ann", "Ben"}
    for seat, name in enumerate(("Ann", "Ben")):
        tally = analysis.tallies[seat]
        assert rows[name].analysed == 1
        assert rows[name].luck == tally.luck
        assert rows[name].error == (pytest.approx(tally.error) if tally.choices else None)
