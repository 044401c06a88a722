"""Every lesson is played in every language: its solutions, and the wrong moves that it reacts to."""

import pytest

from shedu.engine.events import format_event
from shedu.locales import languages, texts
from shedu.play.game import Game
from shedu.study.lessons.lesson import SEAT, Lesson, lessons, progress
from shedu.study.line import LineError, open_line

LESSONS = lessons()
BY_NAME = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def played(lesson: Lesson, line: list[str], move: str) -> tuple[list[str], Game]:
    """The line after a move of the learner and the commitments of others."""
    line = [*line, move]
    while True:
        game = open_line(lesson.start, line)
        decision = game.now.position.decision
        if decision is None or decision.seat == SEAT or decision.kind != "commit":
            return line, game
        name = game.head.players[decision.seat]
        assert progress(lesson, line).is_waiting
        line.append(lesson.reply(name, sum(text.startswith(name) for text in line)))


@BY_NAME
def test_the_solutions_reach_every_goal(lesson: Lesson) -> None:
    """One task after the other; each keeps the whole line."""
    line: list[str] = []
    for number, task in enumerate(lesson.tasks, 1):
        line, _ = played(lesson, line, task.solution)
        made = progress(lesson, line)
        assert (made.done, made.kept, made.wrong) == (number, len(line), None)
    assert progress(lesson, []).done == 0


@BY_NAME
def test_no_solution_costs_the_learner_a_leader(lesson: Lesson) -> None:
    """A lesson that praises a move must not hide that it sent a leader home, as a monument does (R4.5)."""
    line: list[str] = []
    for task in lesson.tasks:
        line, _ = played(lesson, line, task.solution)
    moments = open_line(lesson.start, line).current_line()
    events = [format_event(event, ("lion", "bull")) for moment in moments for event in moment.events]
    assert not [event for event in events if event.startswith("back lion")]


@BY_NAME
def test_other_moves_get_their_reaction(lesson: Lesson) -> None:
    """The example of each reaction calls for it, and the task can be tried again from before it."""
    line: list[str] = []
    for number, task in enumerate(lesson.tasks):
        for name, _, example in task.wrong:
            tried, _ = played(lesson, line, example)
            made = progress(lesson, tried)
            assert (made.done, made.kept, made.wrong) == (number, len(line), name), example
        line, _ = played(lesson, line, task.solution)


@BY_NAME
def test_every_legal_first_move_is_judged(lesson: Lesson) -> None:
    """Right, wrong or waiting for the other seat: no move leaves the learner without an answer."""
    moves = open_line(lesson.start).now.position.legal_moves()
    for move in [*moves][:: max(1, len(moves) // 40)]:
        made = progress(lesson, [f"lion {move}"])
        assert made.done == 1 or made.wrong is not None or made.is_waiting, move


@pytest.mark.parametrize("language", languages())
@BY_NAME
def test_every_reaction_is_said(lesson: Lesson, language: str) -> None:
    """Title, tasks, reactions and conclusion; and no text without a use."""
    say, message = texts(language).text, f"lesson-{lesson.name}"
    assert say(message)
    wanted = {"right"}
    for number, task in enumerate(lesson.tasks, 1):
        wanted |= {f"task-{number}", f"wrong-{number}"}
        wanted |= {f"wrong-{number}-{name}" for name, _, _ in task.wrong}
    found = texts(language).attributes(message)
    assert set(found) == wanted
    assert all(found.values())


def test_a_lesson_stops_at_a_move_that_cannot_be_made() -> None:
    with pytest.raises(LineError, match="Move 1"):
        progress(LESSONS[0], ["lion king A1"])


def test_the_first_five_are_short() -> None:
    """At most two minutes: together a handful of decisions, and no text of more than 60 words."""
    first = LESSONS[:5]
    assert not any(lesson.is_extra for lesson in first)
    assert sum(len(lesson.tasks) for lesson in first) <= 6
    for lesson in first:
        said = texts("en").attributes(f"lesson-{lesson.name}").values()
        assert max(len(text.split()) for text in said) <= 60
