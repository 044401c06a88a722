"""Bots solve tactical positions."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import shedu
from shedu.players.bots.base import Budget
from shedu.players.bots.registry import make_player
from tests.players.puzzles import RECORDS, Puzzle, fits, puzzle

SIMULATIONS = 64  # of the expert in a decision; with twice as many it finds one position more


@dataclass(frozen=True)
class Answer:
    """A bot's move with its value, and the value of the best right move."""

    puzzle: Puzzle
    move: shedu.Move
    value: float
    right_value: float | None  # None if it looked at no right move

    @property
    def is_right(self) -> bool:
        return self.puzzle.accepts(self.move)


def ask(name: str, question: Puzzle, simulations: int = SIMULATIONS) -> Answer:
    """A bot's answer from the deciding seat's view."""
    assert question.position.decision is not None
    view = question.position.view(question.position.decision.seat)
    thoughts = make_player(name, seed=1).think(view, Budget(None, simulations))
    right = [thought.value for thought in thoughts if question.accepts(thought.move)]
    return Answer(question, thoughts[0].move, thoughts[0].value, max(right, default=None))


def table(name: str, answers: list[Answer]) -> str:
    """A report of hits by theme and of every miss."""
    lines = [f"{name}: {sum(answer.is_right for answer in answers)} of {len(answers)}"]
    for theme in sorted({answer.puzzle.theme for answer in answers}):
        of_theme = [answer for answer in answers if answer.puzzle.theme == theme]
        lines.append(f"  {theme:24} {sum(answer.is_right for answer in of_theme)} of {len(of_theme)}")
    for answer in answers:
        if not answer.is_right:
            right = "not looked at" if answer.right_value is None else f"{answer.right_value:.4f}"
            best = " | ".join([*answer.puzzle.good, *(f"not: {bad}" for bad in answer.puzzle.bad)])
            lines.append(f"  {answer.puzzle.name}: {answer.move} ({answer.value:.4f})")
            lines.append(f"      right: {best[:100]} ({right}). {answer.puzzle.why}")
    return "\n".join(lines)


def test_there_are_enough_positions() -> None:
    """Of every theme at least two, for two to four players, in every edition."""
    puzzles = [puzzle(path) for path in RECORDS]
    assert len(puzzles) >= 25
    themes = [question.theme for question in puzzles]
    assert min(map(themes.count, themes)) >= 2
    assert {len(question.position.players) for question in puzzles} == {2, 3, 4}
    presets = {question.position.rules.preset for question in puzzles}
    assert presets == {"modern", "modern-first", "pegasus-2007", "mayfair-2004", "classic-1997"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_right_moves_are_legal(path: Path) -> None:
    """The record can be played, a decision is open, and every move it names is legal."""
    question = puzzle(path)
    assert question.position.check() == []
    assert question.position.decision is not None
    moves = question.position.legal_moves()
    for pattern in question.good + question.bad:
        assert any(fits(move, pattern) for move in moves), pattern
    assert any(question.accepts(move) for move in moves)
    assert not all(question.accepts(move) for move in moves)
    assert question.why.endswith(".")


@pytest.mark.compiled_only
@pytest.mark.parametrize(("name", "share"), [("skilled", 0.8), ("expert", 0.9)])
def test_bots_find_the_best_move(name: str, share: float) -> None:
    """Skilled finds four of five, expert nine of ten."""
    answers = [ask(name, puzzle(path)) for path in RECORDS]
    assert sum(answer.is_right for answer in answers) >= share * len(answers), table(name, answers)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["block-the-last-treasure", "stop-the-end"])
def test_master_tries_the_catastrophe_that_keeps_an_opponent_from_ending_the_game(name: str) -> None:
    """By the plan other moves to that space are better, but they end the game as well."""
    (path,) = (path for path in RECORDS if path.stem == name)
    answer = ask("master", puzzle(path), simulations=256)
    assert answer.is_right, table("master", [answer])
