"""The coach: what it says before a decision and about a move, and that both use only what the seat knows."""

import random
import re
from itertools import islice, pairwise
from pathlib import Path

import pytest

from shedu.engine.moves import parse_move
from shedu.engine.view import View, resample
from shedu.locales import languages, texts
from shedu.study import coach
from shedu.study.analysis.game import Task, run
from shedu.study.analysis.judge import Settings
from shedu.study.coach import focus, opinion
from shedu.study.lessons.lesson import lesson_named
from shedu.study.line import open_line

QUICK = Settings(deals=4)
RECORD = next(iter(sorted((Path(__file__).parents[2] / "games").rglob("*.te"))))
ALL_PLIES = range(8, 120, 16)


def one_way_to_win() -> View:
    """The end lesson with a gap that a settlement on M6 alone can close, to take the last treasure."""
    found = lesson_named("end")
    assert found is not None
    start = found.start.replace(".  .  t* ~  ~", ".  !  t* ~  ~").replace("s  s  .  ~  .", "s  .  s  ~  .")
    start = re.sub("hand lion .*", "hand lion 1s 5f\ncatastrophes lion 1", start)
    return open_line(start).view(0)


def at(lesson: str, hand: str = "", *line: str) -> View:
    """The learner's view in a lesson, with another hand."""
    found = lesson_named(lesson)
    assert found is not None
    start = re.sub("hand lion .*", f"hand lion {hand}", found.start) if hand else found.start
    return open_line(start, line).view(0)


def test_a_mistake_is_announced_with_the_better_move() -> None:
    """The game could be won at once."""
    found = opinion(one_way_to_win(), parse_move("pass"), QUICK)
    assert found.remark == "warning"
    assert str(found.best) == "settlement M6"
    assert found.best_chance - found.chance >= coach.WARNING
    assert found.reasons
    assert found.best_reasons


def test_the_only_good_move_is_praised() -> None:
    found = opinion(one_way_to_win(), parse_move("settlement M6"), QUICK)
    assert (found.remark, found.best) == ("praise", None)
    assert found.reasons


def test_most_moves_pass_without_a_remark() -> None:
    assert opinion(at("tile"), parse_move("market K7"), QUICK).remark == "none"


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (at("leader"), "coach-first-leader"),
        (at("lowest"), "coach-lowest"),
        (at("war"), "coach-attack"),
        (at("end"), "coach-end"),
        (at("treasure"), "coach-treasure"),
        (at("war", "", "lion settlement J7"), "coach-commit"),
        (at("wars", "", "lion settlement J7"), "coach-war"),
        (at("treasure", "", "lion settlement N6"), "coach-treasure-choice"),
        (at("building", "", "lion market L7"), "coach-building"),
        (at("monument", "", "lion temple J6"), "coach-monument"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_sentence_is_about_the_position(view: View, said: str) -> None:
    found = focus(view, QUICK)
    assert found.name == said
    for language in languages():
        assert texts(language).say(found)


def test_wars_of_others_are_told_from_own_ones() -> None:
    """The players of the lesson's leaders decide who attacks (R9.3)."""
    lesson = lesson_named("wars")
    assert lesson is not None
    others = (
        lesson.start.replace("players lion bull", "players lion bull pot")
        .replace("Kl", "Kp")
        .replace("Tl", "Tp")
    )
    others = others.replace("hand bull", "hand pot 6t\nhand bull")
    own, foreign = (
        focus(open_line(start, ["lion settlement J7"]).view(0), QUICK) for start in (lesson.start, others)
    )
    assert (own.name, own.about["side"]) == ("coach-war", "own")
    assert (foreign.name, foreign.about["side"]) == ("coach-war", "others")
    for language in languages():
        assert texts(language).say(own) != texts(language).say(foreign)


def test_a_leader_in_danger_is_named() -> None:
    """One tile on J7 would bring war with a stronger trader; two tiles apart there is no danger."""
    lesson = lesson_named("war")
    assert lesson is not None
    apart = lesson.start.replace("Tl m  m  t*", "Tl .  .  t*").replace(
        ".  .  m  .  .  .  Tb", ".  .  .  .  .  .  Tb"
    )
    apart = apart.replace("hand lion 1t 1s 1f 3m", "hand lion 4t 1f 1m")
    near = apart.replace("Tl .  .  t*", "Tl s  s  t*")
    assert coach._danger(open_line(apart).view(0)) is None
    danger = coach._danger(open_line(near).view(0))
    assert danger is not None
    assert (danger.about["colour"], danger.about["mine"], danger.about["theirs"]) == ("green", 0, 2)
    # the hand can make up for it; or it was said at the beginning of the turn
    assert coach._danger(open_line(near.replace("4t 1f 1m", "3t 1f 2m")).view(0)) is None
    assert coach._danger(open_line(near, ["lion temple A1"]).view(0)) is None


def test_chances_are_those_of_the_analysis() -> None:
    """The cost of a move is the same number, so a warning and the analysis agree."""
    game = open_line(RECORD.read_text())
    moments = game.current_line()
    for before, after in islice(pairwise(moments), 10, 40, 10):
        view, move = before.position.view(after.seat), parse_move(after.text)
        judgement = run(Task(before.position, move, QUICK))
        found = opinion(view, move, QUICK)
        assert found.chance == judgement.played.value
        assert found.best_chance == judgement.best.value


@pytest.mark.parametrize("ply", ALL_PLIES)
def test_nothing_hidden_is_used(ply: int) -> None:
    """Every deal behind the view gives the same sentence and opinion, which exist in every language."""
    game = open_line(RECORD.read_text())
    moments = game.current_line()
    seat, move = moments[ply + 1].seat, parse_move(moments[ply + 1].text)
    view = moments[ply].position.view(seat)
    other = resample(view, random.Random(ply)).view(seat)
    said, found = focus(view, QUICK), opinion(view, move, QUICK)
    assert (focus(other, QUICK), opinion(other, move, QUICK)) == (said, found)
    for language in languages():
        assert texts(language).say(said)


def test_every_sentence_exists_and_has_a_use() -> None:
    source = Path(coach.__file__).read_text("utf-8")
    named = set(re.findall(r'"(coach-[a-z-]+)"', source))
    folder = Path(coach.__file__).parents[1] / "locales"
    for language in languages():
        text = (folder / language / "coach.ftl").read_text("utf-8")
        assert set(re.findall(r"(?m)^(coach-[a-z-]+) =", text)) == named
