"""What may be undone: one policy for the terminal, the server and study."""

import pytest

from shedu.cli.play.game import SoloGame
from shedu.engine.moves import parse_move
from shedu.engine.record import full_record
from shedu.play.errors import UndoError, UndoReason
from shedu.play.game import Game
from tests.play.games import AGAINST_BOT, act, drawn_game, moves, new_game
from tests.rules import drawing

# The market on I3 joins bull's trader to two treasures, so that bull decides within lion's turn.
BULL_TAKES = """
    t* .  t*
    Tb .  .
"""


def test_a_seat_undoes_its_own_decisions_of_the_turn() -> None:
    """An undo is an entry of its own and can be repeated like a move."""
    game = new_game()
    act(game, "king B1")
    assert game.undo_to(0) == [0]
    assert game.undo_to(1) == []
    assert game.undo_to(None) == []
    moment = game.propose_undo(1, 0, 0)
    game.accept(moment)
    assert (game.now.number, game.now.ply) == (2, 0)
    assert game.propose_undo(1, 0, 0) is moment
    assert "king B1" in moves(game)
    act(game, "king C2")
    assert [text for _, text in game.entries] == ["king B1", "undo 0", "king C2"]
    assert [moment.text for moment in game.current_line()[1:]] == ["king C2"]


def test_undo_stops_at_a_draw_a_turn_and_an_answer() -> None:
    game = new_game()
    act(game, next(move for move in moves(game) if move.startswith("swap")))
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.DREW)
    act(game, "king B1")
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.NOT_YOUR_TURN)
    assert game.why_no_undo(1) == UndoReason.NOTHING
    with pytest.raises(UndoError):
        game.propose_undo(game.now.number, 0, 0)
    act(game, "king C2")  # bull's king beside the same temple: a revolt
    assert game.undo_to(1) == [2]
    act(game, "commit 0")
    assert game.undo_to(1) == [3, 2]
    assert game.undo_to(0) == []
    act(game, "commit 0")
    assert (game.undo_to(1), game.why_no_undo(1)) == ([], UndoReason.ANSWERED)
    assert game.undo_to(0) == []


def test_undo_stops_at_another_players_treasures() -> None:
    """Lion cannot undo the tile after bull decided which treasure stays, at the server or in the terminal."""
    game = drawn_game(BULL_TAKES, "temple H2", "leave I2")
    assert game.now.position.active == 0
    assert (game.undo_to(0), game.why_no_undo(0)) == ([], UndoReason.ANSWERED)
    start = drawing.play(BULL_TAKES).position
    names = {"lion": "You", "bull": "Random"}
    solo = SoloGame(full_record(start, 0, names), 0)
    for move in ("temple H2", "leave I2"):
        solo.decide(parse_move(move))
    with pytest.raises(UndoError) as caught:
        solo.undo()
    assert caught.value.reason == UndoReason.ANSWERED


def test_a_bot_undoes_nothing() -> None:
    game = new_game(AGAINST_BOT)
    act(game, "pass")
    assert game.bot_to_move == 1
    act(game, "king B1")
    assert game.undo_to(1) == []


def test_with_consent_a_seat_returns_to_its_last_turn() -> None:
    """Also across a draw and another player's decisions, to its own decisions only."""
    game = new_game()
    act(game, next(move for move in moves(game) if move.startswith("swap")))
    act(game, "king B1")
    act(game, "king C2")
    assert game.undo_to(0) == []
    assert game.undo_by_consent(0) == [1, 0]
    with pytest.raises(UndoError):
        game.propose_undo(game.now.number, 0, 0)
    game.accept(game.propose_undo(game.now.number, 0, 0, is_agreed=True))
    assert game.now.ply == 0


def test_a_finished_or_stopped_game_is_not_undone() -> None:
    game = new_game()
    act(game, "king B1")
    game.is_stopped = True
    assert game.undo_to(0) == []
    assert game.undo_by_consent(0) == []


def test_a_restored_game_offers_the_same_undo() -> None:
    game = new_game()
    for _ in range(20):
        act(game, "pass")
    act(game, "king B1")
    again = Game(game.id, game.head, game.seats)
    again.restore(game.entries)
    assert again.undo_to(0) == game.undo_to(0) == [20]
