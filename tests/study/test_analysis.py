"""The analysis of a game: the account adds up, nothing hidden is used, and labels mean what they say."""

import itertools
import json
import random
from dataclasses import replace
from statistics import fmean

import pytest

from shedu.engine.events import Drew, GameEnded, Moved
from shedu.engine.moves import parse_move
from shedu.engine.position import Position
from shedu.engine.record import Record, parse_record
from shedu.engine.view import resample
from shedu.players.kernel.evaluation import WeightedEvaluation
from shedu.study.analysis.account import (
    Cause,
    Label,
    causes_of,
    change_of,
    label_of,
    turning_points,
)
from shedu.study.analysis.annotate import annotated
from shedu.study.analysis.calibration import Calibration, calibration_of
from shedu.study.analysis.game import Analysis, analyse, analyse_decision
from shedu.study.analysis.judge import AnalysisError, Choice, Judge, Judgement, Settings, levels
from shedu.study.analysis.stored import (
    StoredAnalysisError,
    as_data,
    format_analysis,
    from_data,
    parse_analysis,
)
from tests.study.endings import GAMES, ending

FEW = Settings("skilled", 4)
pytestmark = pytest.mark.compiled_only


@pytest.fixture(scope="module")
def record() -> Record:
    return ending("modern-04.te", 14)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, FEW)


def test_start_effects_and_luck_add_up_to_the_result(record: Record, analysis: Analysis) -> None:
    position, _ = record.replay()
    winners = position.result.winners
    for seat, row in enumerate(analysis.tallies):
        assert row.start + row.own + row.others + row.draws + row.reveals == pytest.approx(row.end)
        assert row.end == (1 / len(winners) if seat in winners else 0)
        assert row.adjusted == pytest.approx(row.start + row.own + row.others)


def test_each_change_is_effect_and_luck_and_continues_the_one_before(analysis: Analysis) -> None:
    changes = [step.change for step in analysis.steps]
    for one, other in itertools.pairwise(changes):
        assert one.after == other.before
    for change in changes:
        for seat in range(2):
            change_of_seat = change.effect[seat] + change.luck[seat]
            assert change_of_seat == pytest.approx(change.after[seat] - change.before[seat])
            assert change.causes[seat] or change.luck[seat] == 0


def test_the_same_record_has_the_same_analysis(record: Record, analysis: Analysis) -> None:
    assert format_analysis(analyse(record, FEW)) == format_analysis(analysis)


def test_chances_depend_only_on_what_a_seat_knows(record: Record) -> None:
    """Another deal of what a seat does not know leaves its chance as it is."""
    position = record.start()
    judge = Judge(FEW, 2)
    known = judge.chances(position, 0)
    for seed in range(3):
        other = resample(position.view(0), random.Random(seed))
        assert judge.chances(other, 0)[0] == known[0]


def test_a_decision_alone_is_judged_as_in_the_game(record: Record, analysis: Analysis) -> None:
    step = analyse_decision(record, 5, FEW)
    assert step == analysis.steps[4]
    with pytest.raises(AnalysisError, match="no decision 99"):
        analyse_decision(record, 99, FEW)


def test_progress_can_cancel(record: Record) -> None:
    seen = []

    def stop(done: int, total: int) -> None:
        seen.append((done, total))
        if done == 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        analyse(record, FEW, progress=stop)
    assert seen == [(0, len(record.entries)), (1, len(record.entries)), (2, len(record.entries))]


def test_a_time_limit_lowers_the_number_of_deals(record: Record) -> None:
    assert analyse(record, replace(FEW, deals=60), seconds=1e-6).steps


def test_settings_that_cannot_work_are_refused() -> None:
    with pytest.raises(AnalysisError, match="4 to 1000 deals, not 1"):
        Settings(deals=1)
    with pytest.raises(AnalysisError, match="'random' has no evaluation: choose from novice"):
        Judge(Settings("random"), 2)
    assert "random" not in levels()
    with pytest.raises(AnalysisError, match="no decisions"):
        analyse(parse_record("shedu 1\nplayers lion bull\n"), FEW)


def judged(*values: float, played: int = 0, plan: int = 0, doubt: float = 0.0) -> Judgement:
    """A judgement with choices of these values, the best first."""
    moves = [parse_move(f"commit {number}") for number in range(len(values))]
    choices = tuple(
        Choice(move, value, (value, 1 - value)) for move, value in zip(moves, values, strict=True)
    )
    cost = max(0.0, values[0] - values[played] - doubt)
    return Judgement((0.5, 0.5), (0.5, 0.5), choices, choices[played], moves[plan], cost, doubt, doubt)


@pytest.mark.parametrize(
    ("judgement", "label"),
    [
        (judged(0.5, 0.46, played=1), None),
        (judged(0.5, 0.449, played=1), Label.INACCURACY),
        (judged(0.5, 0.399, played=1), Label.MISTAKE),
        (judged(0.5, 0.349, played=1), Label.BLUNDER),
        (judged(0.5, 0.40, played=1, doubt=0.06), None),
        (judged(0.5, 0.40, plan=1), Label.BRILLIANT),
        (judged(0.5, 0.40, plan=0), None),  # the planner finds it too
        (judged(0.5, 0.45, plan=1), None),  # another move is nearly as good
        (judged(0.5), None),
    ],
)
def test_labels(judgement: Judgement, label: Label | None) -> None:
    assert label_of(judgement) == label


def test_luck_comes_from_draws_and_from_hidden_tiles_of_others() -> None:
    placed = Moved(0, parse_move("temple F5"))
    assert causes_of([placed], 0, 3) == (None, Cause.REVEAL, Cause.REVEAL)
    assert causes_of([placed, Drew(0, 1, None)], 0, 2) == (Cause.DRAW, Cause.REVEAL)
    assert causes_of([Moved(0, parse_move("king F5"))], 0, 2) == (None, Cause.REVEAL)
    over = GameEnded("bag")  # type: ignore[arg-type]
    assert causes_of([Moved(0, parse_move("pass")), over], 0, 2) == (Cause.REVEAL, Cause.REVEAL)


def test_the_effect_on_others_is_what_the_player_foresaw() -> None:
    judgement = judged(0.6, 0.5)
    quiet = change_of(judgement, (0.7, 0.2), [Moved(0, parse_move("king F5"))], 0)
    assert quiet.effect == pytest.approx((0.2, -0.1))
    assert quiet.luck == pytest.approx((0, -0.2))
    drawn = change_of(judgement, (0.7, 0.2), [Moved(0, parse_move("temple F5")), Drew(0, 1, None)], 0)
    assert drawn.effect == pytest.approx((0.1, -0.1))
    assert drawn.luck == pytest.approx((0.1, -0.2))


def test_turning_points_are_the_heaviest_decisions_in_order() -> None:
    def change(luck: float, cost: float = 0.0):  # type: ignore[no-untyped-def]
        quiet = change_of(judged(0.5, 0.5), (0.5, 0.5), [], 0)
        return replace(quiet, luck=(luck, 0.0), cost=cost)

    changes = [change(0.01), change(-0.2), change(0.0, 0.09), change(0.07)]
    assert turning_points(changes) == [1, 2]
    assert len(turning_points([change(0.1 + n / 100) for n in range(20)])) == 8


def test_an_analysis_is_stored_and_read_again(analysis: Analysis) -> None:
    text = format_analysis(analysis)
    again = parse_analysis(text)
    assert format_analysis(again) == text
    assert [step.move for step in again.steps] == [step.move for step in analysis.steps]
    assert again.turning_points == analysis.turning_points
    with pytest.raises(StoredAnalysisError, match="version 9"):
        from_data(as_data(analysis) | {"version": 9})
    for broken in ("", "[]", '{"version": 1}', json.dumps({**as_data(analysis), "steps": [{}]})):
        with pytest.raises(StoredAnalysisError, match="not an analysis"):
            parse_analysis(broken)


@pytest.mark.parametrize("language", ["en", "it", "pt-BR", "ru"])
def test_an_annotated_record_is_the_same_record(record: Record, analysis: Analysis, language: str) -> None:
    text = annotated(record, analysis, language)
    again = parse_record(text)
    assert [entry.text for entry in again.entries] == [entry.text for entry in record.entries]
    assert again.replay() == record.replay()
    assert len(again.note.comment.splitlines()) == len(record.players)
    for point in analysis.turning_points:
        entry = again.entries[point.number - 1]
        better = [variation[0].text for variation in entry.variations]
        assert better == ([] if point.best == entry.move else [str(point.best)])
        assert entry.note.comment


def test_calibration_keeps_order_and_sums_to_one() -> None:
    flat = Calibration(0.5)
    assert flat.chance(0.5) == pytest.approx(0.5)
    assert 0.5 < flat.chance(0.9) < 0.9
    assert sum(flat.chances([0.7, 0.2, 0.1])) == pytest.approx(1)
    assert calibration_of("none such", 2) == Calibration()
    for name, players in (("tuned", 2), ("tuned-more", 3), ("tuned-more", 4)):
        assert 0.3 < calibration_of(name, players).slope < 2


def test_looking_ahead_ends_with_the_result() -> None:
    """Every look after the end of the game is the exact result."""
    record = ending("modern-04.te", 2)
    judge = Judge(FEW, 2)
    looks = judge.looks(record.start())
    assert len(looks) == 2
    assert all(sum(chances) == pytest.approx(1) for is_over, chances in looks if is_over)
    assert isinstance(judge.bot.make_evaluation("steady"), WeightedEvaluation)


def test_effects_of_decisions_take_from_one_player_what_they_give_to_another() -> None:
    """Otherwise luck would have to take back in the end what effects gave to both."""
    record = parse_record(GAMES.joinpath("modern-01.te").read_text("utf-8"))
    steps = analyse(replace(record, entries=record.entries[:12], result=None), FEW).steps
    assert any(abs(each) > 0.01 for step in steps for each in step.change.effect)
    assert fmean(abs(sum(step.change.effect)) for step in steps) < 0.0005


def test_luck_of_a_draw_is_unbiased_by_construction() -> None:
    """The mean over many true deals of the luck of one draw is about zero."""
    record = ending("modern-04.te", 30)
    judge = Judge(Settings("skilled", 8), 2)
    position, move = record.start(), record.entries[0].legal_move
    second = position.copy()
    second.apply(move)
    seat = position.active
    found = []
    for seed in range(24):
        true: Position = resample(position.view(seat), random.Random(seed))
        judgement = judge.judge(true, move, seed)
        events = true.apply(move)
        change = change_of(judgement, judge.chances(true, seed), events, seat)
        found.append(change.luck[seat])
    assert abs(fmean(found)) < 0.05
