"""Reads lessons and checks a player's moves against their goals, which are patterns of event lines.

A task is one decision of the lesson's seat, together with what other seats decide because of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

from shedu.engine.events import format_event
from shedu.play.game import Moment
from shedu.study.line import StudyGame, open_line

SEAT = 0  # of the learner, in every lesson


@dataclass(frozen=True)
class Task:
    """A decision that the learner is to make."""

    goal: tuple[str, ...]  # patterns of event lines, all of which must occur
    solution: str  # a move that reaches the goal
    wrong: tuple[tuple[str, str, str], ...]  # name of a reaction, the pattern that calls for it, an example


@dataclass(frozen=True)
class Lesson:
    """A position with tasks."""

    name: str
    is_extra: bool
    start: str  # a record
    commits: tuple[int, ...]  # tiles that the other seats commit, in order; none after these
    tasks: tuple[Task, ...]

    def reply(self, seat_name: str, count: int) -> str:
        """The commitment of another seat that has decided `count` times."""
        return f"{seat_name} commit {self.commits[count] if count < len(self.commits) else 0}"


@dataclass(frozen=True)
class Progress:
    """How far a line has come."""

    done: int  # tasks
    kept: int  # moves of the line that lead to the next task
    wrong: str | None = None  # the reaction to a move that missed the goal; "" is the task's general one
    is_waiting: bool = False  # another seat has to decide first


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons in the order of their files."""
    folder = resources.files("shedu.study.lessons")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return tuple(_read(file.name, tomllib.loads(file.read_text("utf-8"))) for file in files)


def lesson_named(name: str) -> Lesson | None:
    return next((lesson for lesson in lessons() if lesson.name == name), None)


def _read(file: str, fields: dict[str, Any]) -> Lesson:
    tasks = tuple(
        Task(
            tuple(task["goal"]),
            task["solution"],
            tuple((each["name"], each["when"], each["example"]) for each in task.get("wrong", ())),
        )
        for task in fields["tasks"]
    )
    name = file.removesuffix(".toml").partition("-")[2]
    extra, commits = bool(fields.get("extra", False)), tuple(fields.get("commits", ()))
    return Lesson(name, extra, fields["start"], commits, tasks)


def progress(lesson: Lesson, line: Sequence[str]) -> Progress:
    """How far a line has come; LineError if it cannot be played."""
    game = open_line(lesson.start, line)
    done = kept = 0
    for first, last, events in _decisions(game):
        if done == len(lesson.tasks):
            return Progress(done, first)
        task = lesson.tasks[done]
        if all(any(fnmatchcase(event, goal) for event in events) for goal in task.goal):
            done, kept = done + 1, last
        elif last == len(line) and game.decider not in (None, SEAT) and _is_asked(game):
            return Progress(done, kept, is_waiting=True)
        else:
            return Progress(done, kept, _reaction(task, events))
    return Progress(done, kept)


def _is_asked(game: StudyGame) -> bool:
    """Whether another seat commits tiles to a conflict."""
    decision = game.now.position.decision
    return decision is not None and decision.kind.value == "commit"


def _reaction(task: Task, events: Sequence[str]) -> str:
    return next((name for name, when, _ in task.wrong if any(fnmatchcase(e, when) for e in events)), "")


def _decisions(game: StudyGame) -> Iterator[tuple[int, int, list[str]]]:
    """Each decision of the learner: the moves before it, those up to the next one, and their events."""
    first: int | None = None
    events: list[str] = []
    line = game.current_line()[game.base + 1 :]
    for number, moment in enumerate(line):
        if moment.seat == SEAT:
            if first is not None:
                yield first, number, events
            first, events = number, []
        events += _lines(game, moment)
    if first is not None:
        yield first, len(line), events


def _lines(game: StudyGame, moment: Moment) -> list[str]:
    """The events of a move, and the decision after it, as `shedu replay` writes them."""
    players = game.head.players
    lines = [format_event(event, players) for event in moment.events]
    decision = moment.position.decision
    return lines if decision is None else [*lines, f"decision {players[decision.seat]} {decision.kind.value}"]
