"""Puzzles: shipped ones are legal, a sample is confirmed in other deals, a search repeats and continues."""

import datetime
import json
import os
import random
from pathlib import Path

import pytest

from shedu.engine.moves import parse_move
from shedu.engine.view import View, resample
from shedu.locales import languages
from shedu.players.bots.planning import PlanningBot
from shedu.players.bots.registry import make_player
from shedu.study.puzzles import making
from shedu.study.puzzles.explain import explain
from shedu.study.puzzles.finding import CLEAR_GAP, Finder, Found, Tally
from shedu.study.puzzles.making import (
    CheckpointError,
    Order,
    SearchedGame,
    is_greatest,
    read_checkpoint,
    search_games,
)
from shedu.study.puzzles.puzzle import (
    DIFFICULTIES,
    THEMES,
    Puzzle,
    PuzzleError,
    chosen,
    format_collection,
    parse_collection,
    puzzles,
)
from shedu.study.puzzles.search import Searcher, gap_of, seed_of
from shedu.study.puzzles.verifying import verify

pytestmark = pytest.mark.compiled_only
ALL = puzzles().puzzles
IS_SOAK = bool(os.environ.get("SHEDU_SOAK"))
SAMPLE = ALL if IS_SOAK else ALL[:: max(1, len(ALL) // 4)]
HARD = puzzles().of_id("1010-64")  # found with --hard
EASY = puzzles().of_id("2-43")  # a revolt of the traders


def view_of(puzzle_id: str) -> View:
    position = puzzles().position(puzzles().of_id(puzzle_id))
    assert position.decision is not None
    return position.view(position.decision.seat)


def test_every_puzzle_has_a_legal_solution_and_a_theme() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL) >= 300
    for puzzle in ALL:
        legal = {str(move) for move in view_of(puzzle.id).legal_moves()}
        assert {*puzzle.answers, puzzle.second} <= legal
        assert puzzle.themes
        assert set(puzzle.themes) <= set(THEMES)
        assert puzzle.difficulty in DIFFICULTIES
        assert puzzle.gap >= CLEAR_GAP
        assert puzzle.deals >= 48
        assert not is_greatest(view_of(puzzle.id), puzzle.solution)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_search_in_other_deals_confirms_a_puzzle(puzzle: Puzzle) -> None:
    verdict = verify(puzzles(), puzzle, 256 if IS_SOAK else 48)
    assert verdict.best == puzzle.solution
    assert verdict.is_confirmed


def test_the_collection_is_written_as_it_was_read() -> None:
    again = parse_collection(format_collection(puzzles()), "again")
    assert again.puzzles == tuple(sorted(ALL, key=lambda each: each.game))
    assert again.position(EASY) == puzzles().position(EASY)
    with pytest.raises(PuzzleError, match="again:2: this is not a game with puzzles"):
        parse_collection(format_collection(puzzles()).splitlines()[0] + '\n{"game": 1}\n', "again")
    with pytest.raises(PuzzleError, match="There is no puzzle '1-1'"):
        puzzles().of_id("1-1")


def test_puzzles_are_chosen_by_theme_and_difficulty() -> None:
    assert EASY in chosen(ALL, "revolt", "easy")
    assert EASY not in chosen(ALL, "monument", None)
    assert len(chosen(ALL, None, None)) == len(ALL)


def test_the_daily_puzzle_is_another_one_each_day_until_all_had_their_turn() -> None:
    first = datetime.date(2026, 11, 19)
    days = [puzzles().daily(first + datetime.timedelta(days=number)) for number in range(len(ALL))]
    assert len({puzzle.id for puzzle in days}) == len(ALL)
    assert puzzles().daily(first + datetime.timedelta(days=len(ALL))) == days[0]


def test_a_failed_move_is_explained_with_a_reply_in_every_language() -> None:
    view = view_of("5-187")
    puzzle = puzzles().of_id("5-187")
    told = [explain(view, puzzle.solution, puzzle.value, puzzle.gap, "farm O6", each) for each in languages()]
    english = told[languages().index("en")]
    assert english.solution == "trader to F4"
    assert "revolt" in english.reason
    assert english.tried_value is not None
    assert english.tried_value <= puzzle.value - puzzle.gap
    assert english.reply[0].startswith("Bull: ")
    assert len({each.reason for each in told}) == len(told)
    solved = explain(view, puzzle.solution, puzzle.value, puzzle.gap, puzzle.solution, "en")
    assert (solved.move, solved.tried, solved.reply) == (None, None, ())


def test_an_explanation_tells_nothing_hidden() -> None:
    """Another deal of the hidden tiles has the same explanation."""
    puzzle, view = puzzles().of_id("5-187"), view_of("5-187")
    other = resample(view, random.Random(5))
    assert other != puzzles().position(puzzle)
    told = [
        explain(each, puzzle.solution, puzzle.value, puzzle.gap, "farm O6", "en")
        for each in (view, other.view(view.seat))
    ]
    assert told[0] == told[1]


def test_a_search_tries_all_moves_in_the_same_deals() -> None:
    view, searcher = view_of("2-43"), Searcher("expert")
    thoughts = searcher.candidates(view, 1)[:3]
    found = searcher.search(view, thoughts, 7, 6)
    again = searcher.search(view, thoughts, 7, 6)
    assert found.best.move == again.best.move == parse_move(EASY.solution)
    assert found.best.fared == again.best.fared
    gap, doubt = gap_of(found.best, found.others[0])
    assert gap == found.gap > 0 <= doubt


def test_an_interrupted_search_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Found(3, "pass", None, 0.5, 0.1, "swap 1t", 48, 0.1, 0.1)
    played: list[int] = []

    def game(_self: Finder, number: int) -> tuple[str, list[Found], Tally]:
        played.append(number)
        return "shedu 1\n", [found], Tally(decisions=10)

    monkeypatch.setattr(Finder, "game", game)
    path = tmp_path / "search"
    assert [each.number for each in search_games(path, Order(2, 9))] == [0, 1]
    with path.open("a") as file:
        file.write('{"number": 2, "rec')  # the power failed
    assert [each.number for each in search_games(path, Order(4, 9))] == [0, 1, 2, 3]
    assert played == [0, 1, 2, 3]
    assert read_checkpoint(path)[3] == SearchedGame(3, "shedu 1\n", (found,), Tally(decisions=10))
    whole = path.read_text().splitlines(keepends=True)
    for damaged in ('{"number": 1, "rec\n', "[]\n", '{"number": 1}\n'):
        path.write_text("".join([*whole[:2], damaged, *whole[3:]]))
        with pytest.raises(CheckpointError, match=r"search:3: this line is damaged\. Delete it"):
            read_checkpoint(path)
    path.write_text("no checkpoint\n")
    with pytest.raises(CheckpointError, match=r"search:1: this is not a checkpoint .* Choose another file"):
        read_checkpoint(path)
    path.write_text(json.dumps({**making.head(), "CLEAR_GAP": 0.5}) + "\n")
    with pytest.raises(CheckpointError, match="other settings"):
        list(search_games(path, Order(4, 9)))


def test_a_hard_search_finds_what_the_usual_one_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(HARD.id)
    bot = make_player("expert")
    assert isinstance(bot, PlanningBot)
    bot.reseed(seed_of("game", HARD.game, HARD.ply))
    decision = HARD.ply, puzzles().position(HARD), bot.ranking(view)
    monkeypatch.setattr(Finder, "_decisions", lambda *_: iter([decision]))
    _, found, _ = Finder(is_hard=True).game(HARD.game)
    assert [each.solution for each in found] == [HARD.solution]
    assert Finder().game(HARD.game)[1] == []
    assert not {"novice", "apprentice", "skilled"} & set(HARD.solved_by)


@pytest.mark.skipif(not IS_SOAK, reason="plays a whole game: make soak")
def test_a_game_and_its_puzzles_depend_on_its_number_alone() -> None:
    _, found, tally = Finder().game(2)
    assert [each.ply for each in found] == [43]
    assert tally.verified == 1
